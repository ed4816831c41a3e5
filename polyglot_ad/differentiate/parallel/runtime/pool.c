/* Pooled threads: those that a pool of the program's run time (langs/rust/pool.rs) runs when it has time. pool_ordered.c is the same where threads
   meet, and pool_none.c where the program has none.

   The reverse pass gives the reverses to the same pool. Where threads meet (order.c) that could wait for ever, as a thread that waits for its turn
   keeps the pool from others whose turn comes first. There, what the one who waited has run is reversed at that place, at once, and what was stolen
   in a thread of its own: the threads of the reverse pass are those of the program, and so is the order that they keep. */

#include "threads.h"

#ifndef ORDERED
#define ORDERED 0
#endif

Word pad_pool_here(void);
Word pad_pool_fork_in(Word pool, Runner *run, Record *record);
Word pad_pool_join(Word job);

void pool_start(Handle *handle, Record *record, Runner *run, Runner *back) NAMED("pool.start");
void pool_run(Record *record) NAMED("pool.run");
void pool_run_back(Record *record) NAMED("pool.run.back");

OUT_OF_LINE void pool_start(Handle *handle, Record *record, Runner *run, Runner *back) {
  record->run = run;
  record->back = back;
  record->state = STARTED;
  record->stack = record->here = 0;
  record->owner = 0;
  record->call = 0;
  record->pool = pad_pool_here();
  handle->record = record;
  thread_launch(record, FORTH);
}

OUT_OF_LINE void pool_run(Record *record) {
  Word own = thread_own;
  Events *context = order_context;
  stop_enter(record);
  thread_main(record);
  thread_own = own;
  order_context = context;
}

OUT_OF_LINE void pool_run_back(Record *record) {
  Events *context = order_context;
  stop_enter(record);
  thread_main_back(record);
  order_context = context;
}

OUT_OF_LINE int pool_launch(Record *record, int way) {
  if (!record->pool) return 0;
  record->is_job = record->alone = 0;
  if (ORDERED && way == BACK) {
    if (!record->here) return 0;
    record->context = order_context;
    record->alone = 1;
    pool_run_back(record);
    return 1;
  }
  record->context = order_context;
  record->is_job = 1;
  stop_fork(record);
  record->native = pad_pool_fork_in(record->pool, way == BACK ? pool_run_back : pool_run, record);
  return 1;
}

OUT_OF_LINE int pool_wait(Record *record) {
  if (!record->pool || !record->is_job) return 0;
  record->here = pad_pool_join(record->native);
  return 1;
}

OUT_OF_LINE int pool_here(Record *record) { return record->pool && record->here; }
