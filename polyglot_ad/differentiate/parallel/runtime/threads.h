/* Records of threads, which are the tapes of augmented threads to those who started them. */

#pragma once

#include "order.h"
#include "stops.h"

typedef void Runner(Record *);

enum State { STARTED, JOINED, REVERSING, SETTLED };
/* What a launched thread runs. */
enum { FORTH, BACK };

/* Arguments and the tape follow (differentiate/parallel/threads/start.py knows the size and some places). */
struct Record {
  Runner *run, *back;      /* `back`: of an augmented thread, what runs its reverse */
  Word state;
  Word native;             /* the system's number; of a pooled thread its job */
  Events *context;
  Word stack;              /* its size */
  int alone;               /* there was no thread to be had: it has run at once */
  int owner;               /* of its handle */
  Record *next;            /* of those that nobody joins */
  Word pool, here, is_job; /* of pooled threads (pool.c) */
  Word met, unmet, ended;  /* how often it was met, how often that was undone, and whether it has ended */
  Record *link;            /* of scatter */
  long limit;              /* how many threads of its kind run at a time (0: any number) */
  Call *call;
  Record *before, *after;  /* of those of a call that nobody has waited for */
  long kept;               /* who keeps the record waits for the thread in any case */
  Word arguments[];        /* the first is the handle */
};

/* The program's number of a thread, its stack, and the record. */
typedef struct {
  Word number, stack;
  Record *record;
} Handle;

_Static_assert(sizeof(Record) == 160 && sizeof(Handle) == 24, "the engine knows them");

/* The handle of the thread that runs, 0 of one that the program has not started. */
extern __thread Word thread_own NAMED("thread.own");

void *thread_main(void *record) NAMED("thread.main");
void *thread_main_back(void *record) NAMED("thread.main.back");
void thread_launch(Record *record, int way) NAMED("thread.launch");

/* `launch` and `wait` tell whether the record was theirs, `here` whether the one who waited for it ran it. */
int pool_launch(Record *record, int way) NAMED("pool.launch");
int pool_wait(Record *record) NAMED("pool.wait");
int pool_here(Record *record) NAMED("pool.here");
