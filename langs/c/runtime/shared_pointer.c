// What libstdc++ locks while std::atomic_load and its like read or replace a std::shared_ptr (bits/shared_ptr_atomic.h): one lock for all.
#include <pthread.h>

pthread_mutex_t polyglot_ad_shared_pointers = PTHREAD_MUTEX_INITIALIZER;

void _ZNSt10_Sp_lockerC1EPKv(unsigned char *keys, const void *pointer) { pthread_mutex_lock(&polyglot_ad_shared_pointers); }
void _ZNSt10_Sp_lockerC2EPKv(unsigned char *keys, const void *pointer) { pthread_mutex_lock(&polyglot_ad_shared_pointers); }
void _ZNSt10_Sp_lockerC1EPKvS1_(unsigned char *keys, const void *one, const void *other) { pthread_mutex_lock(&polyglot_ad_shared_pointers); }
void _ZNSt10_Sp_lockerC2EPKvS1_(unsigned char *keys, const void *one, const void *other) { pthread_mutex_lock(&polyglot_ad_shared_pointers); }
void _ZNSt10_Sp_lockerD1Ev(unsigned char *keys) { pthread_mutex_unlock(&polyglot_ad_shared_pointers); }
void _ZNSt10_Sp_lockerD2Ev(unsigned char *keys) { pthread_mutex_unlock(&polyglot_ad_shared_pointers); }
