/* Tasks of Julia: threads of the system, memory that outlives whoever made it, locks, turns and conditions. */
#include "arena.c"
#include "strands.c"
#include "waiting.c"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

enum { TASKS = 24, ROUNDS = 50 };

_Noreturn void raise_error(const char *text, Word length) {
  fprintf(stderr, "%.*s\n", (int)length, text);
  exit(1);
}

static Word lock, sum, order[TASKS], many;
static Queue arrivals;

static Strand *spawned(void (*body)(void *, Strand *, Size), Size number, void *start, Word meets) {
  Strand *strand = gc_alloc(sizeof *strand);
  strand_spawn(strand, start, number, body, meets);
  return strand;
}

static void add(void *start, Strand *own, Size number) {
  assert(strand_threadid() == number && strand_inside() && own->number == number);
  for (int k = 0; k < ROUNDS; k++) {
    strand_lock(&lock);
    assert(strand_trylock(&lock));
    sum += *(Word *)start;
    strand_unlock(&lock);
    assert(strand_locked(&lock));
    strand_unlock(&lock);
  }
  /* Its memory belongs to the call. */
  *(Word **)start = gc_alloc(sizeof(Word));
}

static void locks(void) {
  for (int meets = 0; meets < 2; meets++) {
    Word *cells[TASKS];
    Strand *strands[TASKS];
    sum = 0;
    for (int k = 0; k < TASKS; k++) {
      cells[k] = gc_alloc(sizeof(Word));
      *cells[k] = k;
      strands[k] = spawned(add, k + 1, cells[k], meets);
    }
    for (int k = 0; k < TASKS; k++) {
      strand_wait(strands[k]);
      strand_wait(strands[k]);
      assert(!**(Word **)cells[k]);
    }
    assert(sum == ROUNDS * TASKS * (TASKS - 1) / 2 && !strand_locked(&lock));
  }
  assert(strand_threadid() == 1 && !strand_inside());
}

/* Tasks that make tasks: more than run at a time. */
static void fork_more(void *start, Strand *own, Size number) {
  Word depth = (Word)start;
  __atomic_fetch_add(&many, 1, __ATOMIC_RELAXED);
  if (!depth) return;
  Strand *one = spawned(fork_more, 1, (void *)(depth - 1), 0), *other = spawned(fork_more, 1, (void *)(depth - 1), 0);
  strand_wait(one);
  strand_wait(other);
}

/* Nobody waits for them but whoever ends the call. */
static void unawaited(void) {
  many = 0;
  for (int k = 0; k < TASKS; k++) spawned(fork_more, 1, 0, 0);
  Strand *met = spawned(fork_more, 1, 0, 0);
  strand_wait(met);
  int left = 0;
  for (Strand *strand; (strand = strand_unawaited()); left++) {
    assert(strand != met);
    strand_wait(strand);
  }
  assert(left == TASKS && many == TASKS + 1);
  spawned(fork_more, 1, 0, 0);
  strand_finish();
  assert(many == TASKS + 2 && !strand_unawaited());
}

/* One at a time, in the order in which they were made. */
static void take_turns(void *start, Strand *own, Size number) {
  strand_resume();
  order[sum++] = (Word)start;
  strand_rest();
  strand_resume();
  order[sum++] = (Word)start;
  strand_rest();
}

static void turns(void) {
  Strand *strands[TASKS / 2];
  sum = 0;
  for (Word k = 0; k < TASKS / 2; k++) {
    strands[k] = gc_alloc(sizeof **strands);
    strand_queue(strands[k]);
    strand_spawn(strands[k], (void *)k, 1, take_turns, 1);
  }
  strand_rest();
  for (Word k = 0; k < TASKS / 2; k++) strand_wait(strands[k]);
  strand_resume();
  for (Word k = 0; k < TASKS; k++) assert(order[k] == k % (TASKS / 2));
  strand_finish();
}

static void await_arrival(void *start, Strand *own, Size number) {
  strand_lock(&lock);
  Size place = strand_enlist(&arrivals);
  strand_unlock(&lock);
  strand_await(&arrivals, place);
  __atomic_fetch_add(&many, 1, __ATOMIC_RELAXED);
}

static void conditions(void) {
  Strand *strands[TASKS];
  many = 0;
  for (int k = 0; k < TASKS; k++) strands[k] = spawned(await_arrival, 1, 0, 1);
  for (Size served = 0; served < TASKS;) {
    strand_lock(&lock);
    served += strand_serve(&arrivals, served > TASKS / 2);
    strand_unlock(&lock);
    sched_yield();
  }
  for (int k = 0; k < TASKS; k++) strand_wait(strands[k]);
  assert(many == TASKS && !strand_serve(&arrivals, 1));
}

static void fail(void) {
  spawned(fork_more, 1, (void *)2, 0);
  strand_region_begin();
  strand_lock(&lock);
  strand_unlock(&lock);
  strand_failing("text", 4);
  assert(!strand_inside() && !strand_unawaited());
}

static void *other_thread(void *none) {
  Block *mark = gc_mark();
  for (int k = 0; k < 1000; k++) *(Word *)gc_alloc(8) = 1;
  locks();
  strand_finish();
  gc_release(mark);
  assert(gc_mark() == mark);
  return none;
}

int main(void) {
  setenv("JULIA_NUM_THREADS", "2", 1);
  assert(strand_nthreads() == 2 && strand_limit() == 16);
  Block *mark = gc_mark();
  locks();
  many = 0;
  strand_wait(spawned(fork_more, 1, (void *)6, 0));
  assert(many == (1 << 7) - 1);
  strand_finish();
  unawaited();
  turns();
  conditions();
  fail();
  gc_release(mark);
  assert(gc_mark() == mark);
  Word thread;
  pthread_create(&thread, 0, other_thread, 0);
  pthread_join(thread, 0);
  setenv("JULIA_NUM_THREADS", "auto", 1);
  assert(strand_nthreads() == sysconf(PROCESSORS_ONLINE));
  setenv("JULIA_NUM_THREADS", "none", 1);
  assert(strand_nthreads() == 1);
  puts("ok");
}
