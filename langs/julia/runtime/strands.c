/* Tasks of Julia in a program that is called as it is: threads of the system. Derivatives have threads of their own
   (langs/julia/threads.py) and call of this what they call of the program.

   Tasks that wait for nothing but the end of others need no thread of their own: where as many run as `pad.strand.limit` says, whoever
   makes another one runs it at once. */

#include "thread.h"

enum { PROCESSORS_ONLINE = 84, DECIMAL = 10, STANDARD_ERROR = 2 };
enum { PER_THREAD = 8, MOST_TRIES = 200, PATIENCE = 300000 };

int pthread_create(Word *, const void *, void *(*)(void *), void *) QUIET;
int pthread_join(Word, void **) QUIET;
char *getenv(const char *) QUIET;
long strtol(const char *, char **, int) QUIET;
long sysconf(int) QUIET;
int strncmp(const char *, const char *, Word) QUIET;
long write(int, const void *, Word) QUIET;
_Noreturn void abort(void) QUIET;

OUT_OF_LINE QUIET Size strand_nthreads(void) NAMED("strand.nthreads");
OUT_OF_LINE QUIET Size strand_threadid(void) NAMED("strand.threadid");
OUT_OF_LINE QUIET Word strand_inside(void) NAMED("strand.inside");
OUT_OF_LINE QUIET void strand_region_begin(void) NAMED("strand.region.begin");
OUT_OF_LINE QUIET void strand_region_end(void) NAMED("strand.region.end");
OUT_OF_LINE QUIET void strand_begin(Strand *strand, Size number) NAMED("strand.begin");
OUT_OF_LINE QUIET Strand *strand_unawaited(void) NAMED("strand.unawaited");
OUT_OF_LINE QUIET void strand_enter(Strand *strand) NAMED("strand.enter");
OUT_OF_LINE QUIET void strand_leave(Strand *strand) NAMED("strand.leave");
OUT_OF_LINE QUIET Size strand_limit(void) NAMED("strand.limit");
OUT_OF_LINE QUIET void strand_finish(void) NAMED("strand.finish");
OUT_OF_LINE void strand_keep(Word *native, Word *joins) NAMED("strand.keep");
OUT_OF_LINE void strand_spawn(Strand *strand, void *start, Size number, void (*function)(void *, Strand *, Size), Word meets)
    NAMED("strand.spawn");
OUT_OF_LINE void *strand_main(void *strand) NAMED("strand.main");
OUT_OF_LINE void *strand_main_counted(void *strand) NAMED("strand.main.counted");
OUT_OF_LINE void strand_wait(Strand *strand) NAMED("strand.wait");
OUT_OF_LINE QUIET void strand_failing(const char *text, Word length) NAMED("strand.failing");

/* Threads of tasks that wait for nothing but the end of others. */
extern Size strand_live NAMED("strand.live");
Size strand_live = 0;

/* How many threads there are, as Julia finds out when it starts: 1 unless the environment says otherwise. */
Size strand_nthreads(void) {
  const char *text = getenv("JULIA_NUM_THREADS");
  if (!text) return 1;
  Size count = strncmp(text, "auto", 4) ? strtol(text, 0, DECIMAL) : sysconf(PROCESSORS_ONLINE);
  return count > 0 ? count : 1;
}

Size strand_threadid(void) { return julia_this()->number; }

Word strand_inside(void) { return julia_this()->inside; }

void strand_region_begin(void) { julia_this()->inside = 1; }

void strand_region_end(void) { julia_this()->inside = 0; }

/* A strand is about to run; `enter` and `leave` are before and after what it runs, in its thread. */
void strand_begin(Strand *strand, Size number) {
  Thread *list = gc_arena();
  strand->list = list;
  strand->number = number;
  __atomic_fetch_add(&list->running, 1, __ATOMIC_RELAXED);
  PUSH(list->strands, strand);
}

void strand_enter(Strand *strand) {
  Thread *outer = julia_this(), *this = calloc(1, sizeof *this);
  this->list = strand->list;
  this->number = strand->number;
  this->inside = 1;
  this->outer = outer;
  this->turns = strand->turns;
  this->turn = strand->turn;
  julia_become(this);
}

void strand_leave(Strand *strand) {
  Thread *this = julia_this(), *list = this->list;
  julia_become(this->outer);
  free(this);
  __atomic_fetch_sub(&list->running, 1, __ATOMIC_RELEASE);
}

/* How often a task was waited for; that of a derivative counts it in its record. */
static INLINED inline Word awaited(Strand *strand) {
  Record *record = strand->handle.record;
  return __atomic_load_n(record ? &record->met : &strand->joins, __ATOMIC_ACQUIRE);
}

/* A strand of this call that nobody has waited for yet, or null. */
Strand *strand_unawaited(void) {
  Thread *this = julia_this();
  if (this->list != this) return 0;
  for (;;) {
    Strand *strand = this->awaiting;
    if (!strand) strand = __atomic_exchange_n(&this->strands, 0, __ATOMIC_ACQ_REL);
    if (!strand) return 0;
    this->awaiting = strand->next;
    if (!awaited(strand)) return strand;
  }
}

/* How many of them run in threads of their own at a time. */
Size strand_limit(void) { return strand_nthreads() * PER_THREAD; }

/* Whether there is room for one more thread, which is counted then. */
static INLINED inline _Bool room(void) {
  Size limit = strand_limit();
  if (__atomic_fetch_add(&strand_live, 1, __ATOMIC_RELAXED) < limit) return 1;
  __atomic_fetch_sub(&strand_live, 1, __ATOMIC_RELAXED);
  return 0;
}

/* The call is about to return to Python, or to another language: not while tasks run that may use what its caller has on the stack. */
void strand_finish(void) {
  Thread *this = julia_this();
  if (this->list != this) return;
  julia_all_done(this);
  strand_forget(this);
}

void strand_keep(Word *native, Word *joins) {
  Thread *list = gc_arena();
  Kept *kept = gc_alloc(sizeof *kept);
  kept->native = native;
  kept->joins = joins;
  PUSH(list->kept, kept);
}

/* A thread for a strand, as soon as the system has one. */
static INLINED inline _Bool started(Strand *strand, void *(*main)(void *)) {
  for (int tries = 0; tries <= MOST_TRIES; tries++) {
    if (!pthread_create(&strand->native, 0, main, strand)) return 1;
    if (tries < MOST_TRIES) usleep(1000);
  }
  return 0;
}

/* `meets`: whether tasks of the program wait for more than each other's end. */
void strand_spawn(Strand *strand, void *start, Size number, void (*function)(void *, Strand *, Size), Word meets) {
  strand_begin(strand, number);
  strand->start = start;
  strand->function = function;
  if (meets || room()) {
    if (started(strand, meets ? strand_main : strand_main_counted)) {
      strand_keep(&strand->native, &strand->joins);
      return;
    }
    if (!meets) __atomic_fetch_sub(&strand_live, 1, __ATOMIC_RELAXED);
  }
  strand->native = 0;
  strand_main(strand);
}

void *strand_main_counted(void *strand) {
  strand_main(strand);
  __atomic_fetch_sub(&strand_live, 1, __ATOMIC_RELAXED);
  return 0;
}

void *strand_main(void *running) {
  Strand *strand = running;
  strand_enter(strand);
  strand->function(strand->start, strand, strand->number);
  strand_leave(strand);
  return 0;
}

/* Whoever comes first waits for the system's thread, the others for whoever came first. */
void strand_wait(Strand *strand) {
  if (__atomic_fetch_add(&strand->joins, 1, __ATOMIC_ACQ_REL)) {
    while (!__atomic_load_n(&strand->ended, __ATOMIC_ACQUIRE)) usleep(20);
    return;
  }
  if (strand->native) pthread_join(strand->native, 0);
  __atomic_store_n(&strand->ended, 1, __ATOMIC_RELEASE);
}

/* An error is about to end the call: tasks use what the caller has on its stack, so they end first. Where they wait for the caller, the
   process ends. */
void strand_failing(const char *text, Word length) {
  Thread *this = julia_this();
  if (this->list == this) {
    strand_rest();
    for (int tries = 0; __atomic_load_n(&this->running, __ATOMIC_ACQUIRE); tries++) {
      if (this->locks || tries > PATIENCE) {
        write(STANDARD_ERROR, text, length);
        abort();
      }
      usleep(100);
    }
    strand_forget(this);
    this->inside = 0;
  }
  this->locks = 0;
}

/* The call is over: nothing is known of its tasks any more. */
void strand_forget(Thread *this) {
  this->turns = 0;
  this->turn = 0;
  this->strands = this->awaiting = 0;
}
