/* What is known of a thread, of memory that belongs to a call, and of tasks ("strands") and their turns.

   Memory: `pad.gc.alloc(bytes)` gives zeroed memory, aligned to 16 bytes, that belongs to the calling thread's arena. Whoever calls into
   Julia code from outside brackets the call: `pad.gc.mark()` before, `pad.gc.release(mark)` after, also when an error was raised; release
   frees what was allocated on this thread since the mark. Nothing else frees. */

#pragma once

#include "threads.h"

#define QUIET __attribute__((nothrow))
#define INLINED __attribute__((always_inline))

typedef long Size;
typedef unsigned Key;

_Noreturn void raise_error(const char *text, Word length) NAMED("raise");
#define RAISE(text) raise_error(text, sizeof(text) - 1)

/* Followed by what was asked for. */
typedef struct Block {
  struct Block *next;
  Word unused;
} Block;

/* Of tasks of which one runs at a time (`@async`). Whoever makes the first such task has number 0. The turn is given away where a task
   waits, and taken again at the end of the queue: as Julia's scheduler does. */
typedef struct {
  Size next, now;
} Turns;

enum { NO_TURN = -1 };

/* A task, as the program has it: the first words are a handle of derivatives (threads.h), the others belong to its thread here. */
typedef struct Strand {
  Handle handle;
  Word native;                /* the system's number, 0 of one that ran at once */
  Word joins, ended;          /* how often it was waited for, and whether it has ended */
  struct Thread *list;        /* whose memory it adds to */
  void *start;                /* what is run, by `function` */
  void (*function)(void *start, struct Strand *, Size number);
  Size number;                /* of the thread, from 1 on */
  Turns *turns;
  Size turn;
  struct Strand *next;        /* of those that nobody may have waited for */
} Strand;

/* A thread that nobody may have waited for. */
typedef struct Kept {
  struct Kept *next;
  Word *native, *joins;
} Kept;

typedef struct Thread {
  Block *blocks;
  struct Thread *list;        /* whose blocks it adds to: tasks to those of whoever made them, so that what they made outlives them */
  Size number;                /* from 1 on */
  Word inside;                /* whether it runs a task, or a part of a loop */
  struct Thread *outer;       /* what was known before */
  Size running;               /* tasks that run and add to its list */
  Size locks;                 /* that it holds */
  Kept *kept;
  Turns *turns;
  Size turn;
  Strand *strands, *awaiting; /* the tasks of the call, and those of them that are being waited for */
} Thread;

_Static_assert(sizeof(Strand) == 104, "tasks_overlay.jl knows how many words a task has");

void *calloc(Word, Word) QUIET;
void free(void *) QUIET;
int usleep(unsigned) QUIET;
int sched_yield(void) QUIET;

extern Word gc_key NAMED("gc.key");

OUT_OF_LINE QUIET Thread *julia_this(void) NAMED("julia.this");
OUT_OF_LINE QUIET void julia_become(Thread *) NAMED("julia.become");
OUT_OF_LINE QUIET void julia_all_done(Thread *list) NAMED("julia.all.done");
OUT_OF_LINE QUIET Thread *gc_arena(void) NAMED("gc.arena");
OUT_OF_LINE __attribute__((malloc, returns_nonnull, alloc_size(1))) void *gc_alloc(Word size) NAMED("gc.alloc");
OUT_OF_LINE QUIET void strand_rest(void) NAMED("strand.rest");
OUT_OF_LINE QUIET void strand_forget(Thread *) NAMED("strand.forget");
OUT_OF_LINE QUIET void strand_holds(Size more) NAMED("strand.holds");

/* Push onto a list that others push onto at the same time. */
#define PUSH(list, one)                                                                                                                    \
  do {                                                                                                                                     \
    (one)->next = __atomic_load_n(&(list), __ATOMIC_RELAXED);                                                                              \
  } while (!__atomic_compare_exchange_n(&(list), &(one)->next, (one), 0, __ATOMIC_RELEASE, __ATOMIC_RELAXED))
