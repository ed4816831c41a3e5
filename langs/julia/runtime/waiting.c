/* Locks, turns and conditions of tasks of Julia (thread.h). */

#include "thread.h"

/* A lock is one word: 0, or what is known of the thread that holds it, and in the low 16 bits how often it does. */
enum { COUNT_BITS = 16, COUNT = (1 << COUNT_BITS) - 1 };
enum { IMPATIENT = 100, FEW_TRIES = 20, NEAR = 8, MOST_MICROSECONDS = 500 };

typedef struct {
  Size next, first; /* the next number, the first number that still waits: counted from whatever they were at first */
} Queue;

OUT_OF_LINE QUIET Word strand_trylock(Word *word) NAMED("strand.trylock");
OUT_OF_LINE QUIET void strand_lock(Word *word) NAMED("strand.lock");
OUT_OF_LINE QUIET void strand_unlock(Word *word) NAMED("strand.unlock");
OUT_OF_LINE QUIET Word strand_locked(Word *word) NAMED("strand.locked");
OUT_OF_LINE void strand_queue(Strand *strand) NAMED("strand.queue");
OUT_OF_LINE QUIET void strand_resume(void) NAMED("strand.resume");
OUT_OF_LINE QUIET void strand_until(Size *place, Size number) NAMED("strand.until");
OUT_OF_LINE QUIET Size strand_enlist(Queue *queue) NAMED("strand.enlist");
OUT_OF_LINE QUIET void strand_await(Queue *queue, Size number) NAMED("strand.await");
OUT_OF_LINE QUIET Size strand_serve(Queue *queue, Word all) NAMED("strand.serve");

Word strand_trylock(Word *word) {
  Word mine = (Word)julia_this() << COUNT_BITS, held = __atomic_load_n(word, __ATOMIC_RELAXED), none = 0;
  if ((held & ~(Word)COUNT) == mine) {
    __atomic_store_n(word, held + 1, __ATOMIC_RELAXED);
  } else if (!__atomic_compare_exchange_n(word, &none, mine | 1, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) {
    return 0;
  }
  strand_holds(1);
  return 1;
}

void strand_holds(Size more) { julia_this()->locks += more; }

void strand_lock(Word *word) {
  for (int tries = 0; !strand_trylock(word); tries++) {
    if (tries > IMPATIENT) {
      usleep(20);
    } else {
      sched_yield();
    }
  }
}

void strand_unlock(Word *word) {
  Word held = __atomic_load_n(word, __ATOMIC_RELAXED);
  __atomic_store_n(word, (held & COUNT) <= 1 ? 0 : held - 1, __ATOMIC_RELEASE);
  strand_holds(-1);
}

Word strand_locked(Word *word) { return __atomic_load_n(word, __ATOMIC_RELAXED) != 0; }

/* A strand gets the next number among the tasks that take turns with this one. */
void strand_queue(Strand *strand) {
  Thread *this = julia_this();
  if (!this->turns) {
    this->turns = gc_alloc(sizeof *this->turns);
    this->turns->next = 1;
  }
  strand->turns = this->turns;
  strand->turn = __atomic_fetch_add(&this->turns->next, 1, __ATOMIC_ACQ_REL);
}

/* Give the turn away, and take it again. */
void strand_rest(void) {
  Thread *this = julia_this();
  if (!this->turns) return;
  this->turn = NO_TURN;
  __atomic_fetch_add(&this->turns->now, 1, __ATOMIC_ACQ_REL);
}

void strand_resume(void) {
  Thread *this = julia_this();
  if (!this->turns) return;
  if (this->turn == NO_TURN) this->turn = __atomic_fetch_add(&this->turns->next, 1, __ATOMIC_ACQ_REL);
  strand_until(&this->turns->now, this->turn);
}

/* Wait until a number has come that far. */
void strand_until(Size *place, Size number) {
  for (int tries = 0;; tries++) {
    Size away = number - __atomic_load_n(place, __ATOMIC_ACQUIRE);
    if (away <= 0) return;
    if (tries > FEW_TRIES || away > NEAR) {
      usleep(away + FEW_TRIES < MOST_MICROSECONDS ? away + FEW_TRIES : MOST_MICROSECONDS);
    } else {
      sched_yield();
    }
  }
}

/* Who waits for a condition. All but `await` happens under the condition's lock. */
Size strand_enlist(Queue *queue) { return __atomic_fetch_add(&queue->next, 1, __ATOMIC_ACQ_REL); }

void strand_await(Queue *queue, Size number) { strand_until(&queue->first, number + 1); }

Size strand_serve(Queue *queue, Word all) {
  Size waiters = __atomic_load_n(&queue->next, __ATOMIC_RELAXED), served = __atomic_load_n(&queue->first, __ATOMIC_RELAXED);
  Size waiting = waiters - served, count = waiting > 1 && !all ? 1 : waiting;
  __atomic_store_n(&queue->first, served + count, __ATOMIC_RELEASE);
  return count;
}
