/* One of several threads raises an error while others wait for it: all end, what they held is free, and the next call works. */
#include "errors.c"
#include "order.c"
#include "threads.c"
#include "pool_none.c"
#include "once.c"
#include "stops.h"

/* As generated code has it, where `raise_kept` begins with these. */
void stop_mark(void) NAMED("stop.mark");
void stop_fail(int unknown) NAMED("stop.fail");
static _Noreturn void raise_now(void) {
  stop_mark();
  stop_fail(0);
  raise_kept();
}
#define raise_kept raise_now
#include "stops.c"
#include "locks.c"

#include <assert.h>
#include <setjmp.h>
#include <stdio.h>

enum { THREADS = 6, CALLS = 20 };
/* Those of pthread.h, which declares with other types what the library declares: zeros are what it initialises them with. */
static Word mutex[8], condition[8], shared[8], barrier[8], semaphore[8];
int pthread_barrier_init(void *, void *, unsigned);
int sem_init(void *, int, unsigned);
static int flag, once, inside;
static Word fails, how;

enum How { AT_MUTEX, AT_CONDITION, AT_BARRIER, AT_SEMAPHORE, AT_FLAG, AT_ONCE, AT_TURN, AT_LOCK, AT_CHILD, AT_NOTHING };

static void fail(const char *text) {
  error_set(text, strlen(text));
  raise_now();
}

static void wait_here(Word number) {
  switch (how) {
  case AT_MUTEX: stop_pthread_mutex_lock(mutex), stop_pthread_mutex_unlock(mutex); break;
  case AT_CONDITION:
    stop_pthread_mutex_lock(mutex);
    for (;;) stop_pthread_cond_wait(condition, mutex);
  case AT_BARRIER: stop_pthread_barrier_wait(barrier); break;
  case AT_SEMAPHORE: stop_sem_wait(semaphore); break;
  case AT_FLAG: while (!__atomic_load_n(&flag, __ATOMIC_ACQUIRE)) thread_spun(0); break;
  case AT_ONCE: if (once_enter(&once)) once_leave(&once, 2); break;
  case AT_TURN: order_wait(number); break;
  case AT_LOCK: stop_pthread_rwlock_rdlock(shared), stop_pthread_rwlock_unlock(shared); break;
  default: break;
  }
}

static void quick(Record *record) { __atomic_fetch_add(&inside, (int)record->arguments[1], __ATOMIC_RELAXED); }

/* What a call has made; the last ones are those of a thread's own thread. */
static Handle *handles[THREADS + 1];
static Record *records[THREADS + 1];

static void begin(int k, Word given, Runner *run) {
  handles[k] = calloc(1, sizeof(Handle));
  records[k] = calloc(1, sizeof(Record) + 2 * sizeof(Word));
  records[k]->arguments[0] = (Word)handles[k];
  records[k]->arguments[1] = given;
  thread_start(handles[k], records[k], run, 0);
}

static void forget(void) {
  for (int k = 0; k <= THREADS; k++) {
    free(handles[k]), free(records[k]);
    handles[k] = 0, records[k] = 0;
  }
}

/* It uses what its parent has on the stack. */
static void follow(Record *record) {
  volatile Word *place = (Word *)record->arguments[1];
  for (int k = 0; k < 100; k++) {
    assert(*place == (Word)k);
    *place = k + 1;
    usleep(20);
  }
}

static void run(Record *record) {
  Word number = record->arguments[1];
  jmp_buf frame;
  void *outer = error_enter(frame);
  if (_setjmp(frame) == 0) {
    if (number == fails) {
      if (how == AT_MUTEX) stop_pthread_mutex_lock(mutex);
      if (how == AT_LOCK) stop_pthread_rwlock_wrlock(shared);
      if (how == AT_ONCE) assert(once_enter(&once));
      Word counted_to = 0;
      if (how == AT_CHILD) begin(THREADS, (Word)&counted_to, follow);
      else usleep(2000);
      fail("an error of a thread");
    }
    while (how == AT_ONCE && !__atomic_load_n(&once, __ATOMIC_ACQUIRE)) thread_spun(0);
    wait_here(number);
  }
  error_leave(outer);
}

/* The text of the error, or null. */
static const char *call(void) {
  const char *volatile text = 0;
  jmp_buf frame;
  void *outer = error_enter(frame);
  if (_setjmp(frame) == 0) {
    order_reopen(0);
    for (int k = 0; k < THREADS; k++) begin(k, k + 1, how == AT_NOTHING ? quick : run);
    for (int k = 0; k < THREADS; k++) {
      thread_join(handles[k]);
      records[k] = 0;
    }
    order_shut();
  } else text = pad_error_message();
  forget();
  error_leave(outer);
  return text;
}

int main(void) {
  pthread_barrier_init(barrier, 0, THREADS);
  sem_init(semaphore, 0, 0);
  for (how = AT_MUTEX; how < AT_NOTHING; how++)
    for (int k = 0; k < CALLS; k++) {
      fails = k % THREADS + 1;
      const char *text = call();
      assert(text && !__builtin_strcmp(text, "an error of a thread"));
      assert(!pthread_mutex_trylock(mutex) && !pthread_mutex_unlock(mutex));
      assert(!pthread_rwlock_trywrlock(shared) && !pthread_rwlock_unlock(shared));
      once = 0;
      Word before = how;
      how = AT_NOTHING;
      inside = 0;
      assert(!call() && inside == THREADS * (THREADS + 1) / 2);
      how = before;
    }
  /* Those who come to the barrier now wait for each other only. */
  how = AT_BARRIER;
  fails = 0;
  assert(!call());
  puts("ok");
}
