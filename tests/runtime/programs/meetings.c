/* Threads that meet, forwards and backwards; detached ones; and more than are allowed at a time. */
#include "order.c"
#include "threads.c"
#include "pool_none.c"
#include "stops_none.c"
#include "spin.h"

#include <assert.h>
#include <stdio.h>

enum { THREADS = 8, ROUNDS = 20, WORDS = 2 + 2 * ROUNDS };
static Word lock, last, reversed, sum;
static Word *notes(Record *record) { return record->arguments + 2; }

static void run(Record *record) {
  for (int k = 0; k < ROUNDS; k++) {
    spin_lock(&lock);
    notes(record)[2 * k] = order_note();
    sum += record->arguments[1];
    notes(record)[2 * k + 1] = last = order_note();
    spin_unlock(&lock);
  }
}

static void back(Record *record) {
  for (int k = ROUNDS; k--;) {
    order_wait(notes(record)[2 * k + 1]);
    assert(last == notes(record)[2 * k + 1]);
    last -= 2;
    sum -= record->arguments[1];
    order_wait(notes(record)[2 * k]);
  }
}

static void quick(Record *record) { __atomic_fetch_add(&sum, record->arguments[1], __ATOMIC_RELAXED); }
static void quick_back(Record *record) {
  __atomic_fetch_sub(&sum, record->arguments[1], __ATOMIC_RELAXED);
  __atomic_fetch_add(&reversed, 1, __ATOMIC_RELAXED);
}

static Handle *begin(int number, long limit, Runner *forth, Runner *reverse) {
  Handle *handle = calloc(1, sizeof *handle);
  Record *record = calloc(1, sizeof *record + WORDS * sizeof(Word));
  record->limit = limit;
  record->arguments[0] = (Word)handle;
  record->arguments[1] = number;
  thread_start(handle, record, forth, reverse);
  return handle;
}

static void meeting(void) {
  Handle *handles[THREADS];
  Word joined[THREADS];
  order_open();
  for (int k = 0; k < THREADS; k++) handles[k] = begin(k + 1, 0, run, back);
  for (int k = 0; k < THREADS; k++) joined[k] = thread_join(handles[k]);
  Word events = order_close();
  assert(events == 2 * THREADS * ROUNDS && sum == ROUNDS * THREADS * (THREADS + 1) / 2);
  order_reopen(events);
  for (int k = THREADS; k--;) thread_unjoin(joined[k]);
  for (int k = THREADS; k--;) thread_settle(handles[k]->record);
  order_shut();
  for (int k = 0; k < THREADS; k++) free(handles[k]);
  assert(last == 0 && sum == 0);
}

static void limited(void) {
  Handle *handles[THREADS];
  Word met[THREADS][2];
  for (int k = 0; k < THREADS; k++) handles[k] = begin(k + 1, 2, quick, quick_back);
  for (int k = 0; k < THREADS; k++)
    for (int twice = 0; twice < 2; twice++) met[k][twice] = thread_meet(handles[k]);
  assert(sum == THREADS * (THREADS + 1) / 2);
  for (int k = THREADS; k--;)
    for (int twice = 2; twice--;) thread_unmeet(met[k][twice]);
  for (int k = THREADS; k--;) thread_settle(handles[k]->record);
  for (int k = 0; k < THREADS; k++) free(handles[k]);
  assert(sum == 0 && reversed == THREADS);
}

static void detached(void) {
  order_open();
  Record *records[THREADS];
  for (int k = 0; k < THREADS; k++) {
    Handle *handle = begin(k + 1, 0, quick, quick_back);
    records[k] = handle->record;
    if (k % 2) {
      thread_leave(handle);
      free(handle);
    } else thread_detach(handle);
  }
  Word all = thread_gather();
  assert(sum == THREADS * (THREADS + 1) / 2);
  order_shut();
  thread_scatter(all);
  for (int k = THREADS; k--;) thread_settle(records[k]);
  assert(sum == 0 && reversed == 2 * THREADS);
}

int main(void) {
  meeting();
  limited();
  detached();
  puts("ok");
}
