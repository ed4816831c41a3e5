/* What the program calls to wait for other threads: as it is, but that a thread gives back what it holds when an error stops it, and that one that
   waits learns of the error (stops.c). guards/threads.py has the table. */

#include "system.h"
#include "waits.h"

enum { FUTEX = 202 };

int *__errno_location(void);
int usleep(unsigned);
long syscall(long, ...);

/* Who has got a lock looks whether there is an error at once: it stops before it does what others wait for. */
static int locked(void *lock, int kind, int failed) NAMED("stop.locked");
static OUT_OF_LINE int locked(void *lock, int kind, int failed) {
  if (!failed) stop_hold(lock, kind);
  stop_check();
  return failed;
}

#define LOCKS(name, kind)                                                                                                                 \
  int name(void *);                                                                                                                       \
  int stop_##name(void *) NAMED("stop." #name);                                                                                            \
  OUT_OF_LINE int stop_##name(void *lock) { return locked(lock, kind, name(lock)); }
#define LOCKS_UNTIL(name, kind)                                                                                                           \
  int name(void *, const Time *);                                                                                                         \
  int stop_##name(void *, const Time *) NAMED("stop." #name);                                                                              \
  OUT_OF_LINE int stop_##name(void *lock, const Time *limit) { return locked(lock, kind, name(lock, limit)); }
#define LOCKS_BY(name, kind)                                                                                                              \
  int name(void *, int, const Time *);                                                                                                    \
  int stop_##name(void *, int, const Time *) NAMED("stop." #name);                                                                         \
  OUT_OF_LINE int stop_##name(void *lock, int clock, const Time *limit) { return locked(lock, kind, name(lock, clock, limit)); }
#define UNLOCKS(name)                                                                                                                     \
  int name(void *);                                                                                                                       \
  int stop_##name(void *) NAMED("stop." #name);                                                                                            \
  OUT_OF_LINE int stop_##name(void *lock) {                                                                                                \
    stop_drop(lock);                                                                                                                       \
    return name(lock);                                                                                                                     \
  }

LOCKS(pthread_mutex_lock, MUTEX)
LOCKS(pthread_mutex_trylock, MUTEX)
LOCKS_UNTIL(pthread_mutex_timedlock, MUTEX)
LOCKS_BY(pthread_mutex_clocklock, MUTEX)
UNLOCKS(pthread_mutex_unlock)
LOCKS(pthread_rwlock_rdlock, RWLOCK)
LOCKS(pthread_rwlock_tryrdlock, RWLOCK)
LOCKS_UNTIL(pthread_rwlock_timedrdlock, RWLOCK)
LOCKS_BY(pthread_rwlock_clockrdlock, RWLOCK)
LOCKS(pthread_rwlock_wrlock, RWLOCK)
LOCKS(pthread_rwlock_trywrlock, RWLOCK)
LOCKS_UNTIL(pthread_rwlock_timedwrlock, RWLOCK)
LOCKS_BY(pthread_rwlock_clockwrlock, RWLOCK)
UNLOCKS(pthread_rwlock_unlock)
LOCKS(pthread_spin_lock, SPIN)
LOCKS(pthread_spin_trylock, SPIN)
UNLOCKS(pthread_spin_unlock)
LOCKS(mtx_lock, MUTEX)
LOCKS(mtx_trylock, MUTEX)
LOCKS_UNTIL(mtx_timedlock, MUTEX)
UNLOCKS(mtx_unlock)

/* conditions and barriers ------------------------------------------------------------------------------------------------------------- */

#define WAITS(name, kind, parameters, arguments)                                                                                          \
  int name parameters;                                                                                                                    \
  int stop_##name parameters NAMED("stop." #name);                                                                                         \
  OUT_OF_LINE int stop_##name parameters {                                                                                                 \
    Waiter waiter;                                                                                                                         \
    stop_wait(&waiter, object, kind);                                                                                                      \
    int result = name arguments;                                                                                                           \
    stop_waited(&waiter);                                                                                                                  \
    return result;                                                                                                                         \
  }

WAITS(pthread_cond_wait, CONDITION, (void *object, void *lock), (object, lock))
WAITS(pthread_cond_timedwait, CONDITION, (void *object, void *lock, const Time *limit), (object, lock, limit))
WAITS(pthread_cond_clockwait, CONDITION, (void *object, void *lock, int clock, const Time *limit), (object, lock, clock, limit))
WAITS(cnd_wait, CONDITION, (void *object, void *lock), (object, lock))
WAITS(cnd_timedwait, CONDITION, (void *object, void *lock, const Time *limit), (object, lock, limit))
WAITS(pthread_barrier_wait, BARRIER, (void *object), (object))

/* libstdc++'s `condition_variable::wait(unique_lock &)`: the lock's first member is the mutex. */
void stop_condition_wait(void *object, void **lock) NAMED("stop.condition_wait");
OUT_OF_LINE void stop_condition_wait(void *object, void **lock) { stop_pthread_cond_wait(object, *lock); }

/* words and semaphores ---------------------------------------------------------------------------------------------------------------- */

int sem_timedwait(void *, const Time *);
int stop_sem_wait(void *) NAMED("stop.sem_wait");
OUT_OF_LINE int stop_sem_wait(void *semaphore) {
  for (;;) {
    stop_check();
    Time limit = soon();
    int failed = sem_timedwait(semaphore, &limit);
    if (!failed || *__errno_location() != TIMED_OUT) return failed;
  }
}

/* `syscall(SYS_futex, word, operation, value, null)`. Whoever waits looks at the word again, also after no time at all. */
long stop_futex(void *word, int operation, unsigned value) NAMED("stop.futex");
OUT_OF_LINE long stop_futex(void *word, int operation, unsigned value) {
  Time brief;
  brief.seconds = 0;
  brief.rest = SOON;
  stop_check();
  long failed = syscall(FUTEX, word, operation, value, &brief);
  int late = failed && *__errno_location() == TIMED_OUT;
  stop_check();
  return late ? 0 : failed;
}

/* libstdc++'s wait for a future without a limit, `wait(this, word, value, whether there is a limit, seconds, nanoseconds)`: whoever asks looks
   again. */
typedef _Bool Future(void *, unsigned *, unsigned, _Bool, long, long);
_Bool stop_future(void *this, unsigned *word, unsigned value, Future *wait) NAMED("stop.future");
OUT_OF_LINE _Bool stop_future(void *this, unsigned *word, unsigned value, Future *wait) {
  Time limit = soon();
  stop_check();
  wait(this, word, value, 1, limit.seconds, limit.rest);
  stop_check();
  return 1;
}

/* A wait that may end at any time, in a loop. */
void stop_rest(void) NAMED("stop.rest");
OUT_OF_LINE void stop_rest(void) {
  stop_check();
  usleep(50);
  stop_check();
}
