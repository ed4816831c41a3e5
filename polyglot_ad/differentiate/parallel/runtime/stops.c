/* Errors on threads that the program has started (guards/threads.py).

   An error is the call's, not the thread's: the first one is kept for all, and every other thread stops at the next place where it would wait
   for others, or be waited for. A thread that has stopped gives back the locks that it holds, and leaves what it runs only when all have
   stopped or ended: until then others may use what it has on its stack. Then the one who called waits for the threads of the system, and
   raises the error. `mourn` wakes those that wait for what will not come. Where that is not known (`unknown`: a language's library waits),
   the process ends with the message when a thread has not stopped after some time. */

#include "errors.h"
#include "threads.h"
#include "waits.h"
#include "spin.h"
#include "system.h"

enum { GRACE = 10 /* seconds */, ROUND = 100 /* microseconds */, STAND_INS = 4 /* every so many rounds */ };

struct Call {
  Word lock, failed, live, stopped; /* `live`: threads that have not ended, with the one that called */
  Word left;                        /* those that have stopped and look no more at this */
  Record *running;                  /* those that nobody has waited for */
  Waiter *waiters;
  Word mourning, stand_ins;         /* whether somebody wakes the others; who came to a barrier in place of those that have stopped */
  void *barrier;
  Error *error;
};

typedef struct {
  void *object;
  int kind;
} Held;

enum Failed { NOT_FAILED, FAILING, FAILED };

static __thread Call *here NAMED("stop.call");
/* Whether this thread is counted in `live`, and has the system's number in `running`: 1 of the one that called. */
static __thread int counted NAMED("stop.counted");
static __thread int stopped NAMED("stop.stopped");
static __thread Held *held NAMED("stop.held");
static __thread Word holding NAMED("stop.holding"), room NAMED("stop.room");
static const char newline[1] NAMED("stop.newline") = {'\n'};

int pthread_detach(Word);
int pthread_cond_broadcast(void *);
int pthread_barrier_wait(void *);
int pthread_mutex_unlock(void *);
int pthread_rwlock_unlock(void *);
int pthread_spin_unlock(void *);

enum { ROOT = 1, STARTED_BY_US };

void stop_mark(void) NAMED("stop.mark");
void stop_fail(int unknown) NAMED("stop.fail");
void stop_framed(Record *record, Main *main) NAMED("stop.framed");
static void give_back(void) NAMED("stop.give.back");
static void mourn(Call *call, Word round) NAMED("stop.mourn");
static void *stand_in(void *given) NAMED("stop.stand.in");
static void die(Call *call) NAMED("stop.die");
static void settle(Call *call) NAMED("stop.settle");

/* threads --------------------------------------------------------------------------------------------------------------------------- */

/* The one who calls keeps it for its next call. */
static Call *own_call(void) NAMED("stop.own");
static OUT_OF_LINE Call *own_call(void) {
  if (here) return here;
  Call *made = calloc(1, sizeof *made);
  if (!made) return 0;
  made->live = 1;
  here = made;
  counted = ROOT;
  return made;
}

OUT_OF_LINE void stop_add(Record *record) {
  stop_check();
  Call *call = record->call = own_call();
  if (!call) return;
  __atomic_fetch_add(&call->live, 1, __ATOMIC_RELAXED);
  if (record->kept) return;
  spin_lock(&call->lock);
  record->before = 0;
  record->after = call->running;
  if (call->running) call->running->before = record;
  call->running = record;
  spin_unlock(&call->lock);
}

OUT_OF_LINE void stop_joined(Record *record) {
  Call *call = record->call;
  if (!call || record->kept) return;
  spin_lock(&call->lock);
  if (record->before) record->before->after = record->after;
  else call->running = record->after;
  if (record->after) record->after->before = record->before;
  spin_unlock(&call->lock);
  record->call = 0;
}

OUT_OF_LINE void stop_remove(Record *record) {
  if (record->call) __atomic_fetch_sub(&record->call->live, 1, __ATOMIC_RELAXED);
  stop_joined(record);
}

OUT_OF_LINE void stop_framed(Record *record, Main *main) { main(record); }

OUT_OF_LINE void stop_run(Record *record, Main *main) {
  Call *call = here = record->call;
  counted = STARTED_BY_US;
  stop_framed(record, main);
  free(held);
  held = 0;
  holding = room = 0;
  if (call && !stopped) __atomic_fetch_sub(&call->live, 1, __ATOMIC_RELEASE);
}

OUT_OF_LINE void stop_fork(Record *record) { record->call = here; }

OUT_OF_LINE void stop_enter(Record *record) {
  if (!counted) here = record->call;
}

/* locks ----------------------------------------------------------------------------------------------------------------------------- */

OUT_OF_LINE void stop_hold(void *object, int kind) {
  if (holding == room) {
    Word more = room ? 2 * room : 8;
    Held *grown = realloc(held, more * sizeof *grown);
    if (!grown) return;
    held = grown;
    room = more;
  }
  held[holding++] = (Held){object, kind};
}

OUT_OF_LINE void stop_drop(void *object) {
  for (Word k = holding; k--;)
    if (held[k].object == object) {
      for (holding--; k < holding; k++) held[k] = held[k + 1];
      return;
    }
}

static SELDOM void give_back(void) {
  while (holding) {
    Held last = held[--holding];
    switch (last.kind) {
    case MUTEX: pthread_mutex_unlock(last.object); break;
    case RWLOCK: pthread_rwlock_unlock(last.object); break;
    case SPIN: pthread_spin_unlock(last.object); break;
    default: __atomic_store_n((int *)last.object, 0, __ATOMIC_RELEASE); /* ONCE: it was not done */
    }
  }
}

/* waiting --------------------------------------------------------------------------------------------------------------------------- */

OUT_OF_LINE void stop_wait(Waiter *waiter, void *object, int kind) {
  Call *call = waiter->call = here;
  if (!call) return;
  waiter->object = object;
  waiter->kind = kind;
  spin_lock(&call->lock);
  waiter->before = 0;
  waiter->after = call->waiters;
  if (call->waiters) call->waiters->before = waiter;
  call->waiters = waiter;
  spin_unlock(&call->lock);
  if (!__atomic_load_n(&call->failed, __ATOMIC_ACQUIRE)) return;
  stop_waited(waiter);
}

OUT_OF_LINE void stop_waited(Waiter *waiter) {
  Call *call = waiter->call;
  if (!call) return;
  spin_lock(&call->lock);
  if (waiter->before) waiter->before->after = waiter->after;
  else call->waiters = waiter->after;
  if (waiter->after) waiter->after->before = waiter->before;
  spin_unlock(&call->lock);
  stop_check();
}

static SELDOM void *stand_in(void *given) {
  Call *call = given;
  pthread_barrier_wait(call->barrier);
  __atomic_fetch_sub(&call->stand_ins, 1, __ATOMIC_RELEASE);
  return 0;
}

/* Whoever waits for a condition looks, and finds the error. Those at a barrier are joined by as many as it takes to let them go; one that has
   come too late for that is let go by others. */
static SELDOM void mourn(Call *call, Word round) {
  if (__atomic_exchange_n(&call->mourning, 1, __ATOMIC_ACQUIRE)) return;
  void *barrier = 0;
  spin_lock(&call->lock);
  for (Waiter *waiter = call->waiters; waiter; waiter = waiter->after)
    if (waiter->kind == CONDITION) pthread_cond_broadcast(waiter->object);
    else barrier = waiter->object;
  spin_unlock(&call->lock);
  Word others = __atomic_load_n(&call->stand_ins, __ATOMIC_ACQUIRE), number;
  if ((barrier || others) && round % STAND_INS == 0) {
    if (!others) call->barrier = barrier;
    __atomic_fetch_add(&call->stand_ins, 1, __ATOMIC_RELAXED);
    if (pthread_create(&number, 0, stand_in, call)) __atomic_fetch_sub(&call->stand_ins, 1, __ATOMIC_RELAXED);
    else pthread_detach(number);
  }
  __atomic_store_n(&call->mourning, 0, __ATOMIC_RELEASE);
}

/* errors ---------------------------------------------------------------------------------------------------------------------------- */

static SELDOM void die(Call *call) {
  write(2, call->error->message, strlen(call->error->message));
  write(2, newline, 1);
  abort();
}

/* Of the one who called: what is left of the call. */
static SELDOM void settle(Call *call) {
  while (__atomic_load_n(&call->left, __ATOMIC_ACQUIRE) + 1 != call->stopped) usleep(ROUND);
  for (Record *record = call->running; record; record = record->after) {
    pthread_join(record->native, 0);
    record->native = 0; /* nobody else waits for it */
  }
  __builtin_memcpy(&error, call->error, sizeof error);
  free(call->error);
  free(call);
  here = 0;
  counted = stopped = 0;
  order_context = 0;
}

/* An error is about to be raised on this thread: first everybody is told, then this thread stops. */
SELDOM void stop_mark(void) {
  Call *call = here;
  if (!call || stopped) return;
  Word none = NOT_FAILED;
  if (__atomic_compare_exchange_n(&call->failed, &none, FAILING, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
    call->error = malloc(sizeof error);
    if (!call->error) abort();
    __builtin_memcpy(call->error, &error, sizeof error);
    __atomic_store_n(&call->failed, FAILED, __ATOMIC_RELEASE);
  }
  while (__atomic_load_n(&call->failed, __ATOMIC_ACQUIRE) != FAILED) sched_yield();
}

SELDOM void stop_fail(int unknown) {
  Call *call = here;
  if (!call || stopped) return;
  stop_mark();
  if (!counted) return;
  stopped = 1;
  give_back();
  __atomic_fetch_add(&call->stopped, 1, __ATOMIC_ACQ_REL);
  long limit = time(0) + GRACE;
  for (Word round = 0;; round++) {
    Word all = __atomic_load_n(&call->stopped, __ATOMIC_ACQUIRE); /* before `live`: who has not stopped may start others */
    if (all == __atomic_load_n(&call->live, __ATOMIC_ACQUIRE) && !__atomic_load_n(&call->stand_ins, __ATOMIC_ACQUIRE)) break;
    mourn(call, round);
    usleep(ROUND);
    if (unknown && time(0) > limit) die(call);
  }
  if (counted == ROOT) settle(call);
  else __atomic_fetch_add(&call->left, 1, __ATOMIC_RELEASE);
}

OUT_OF_LINE void stop_check(void) {
  Call *call = here;
  if (!call || !__atomic_load_n(&call->failed, __ATOMIC_ACQUIRE) || stopped) return;
  raise_kept(); /* which calls stop_mark and stop_fail first */
}
