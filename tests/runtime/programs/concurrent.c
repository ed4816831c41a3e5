/* Threads that allocate in one arena, and that take the lock. */
#define CONCURRENT
#include "memory/tapes.c"
#include "memory/lock.c"

#include <assert.h>
#include <pthread.h>
#include <stdio.h>

enum { THREADS = 4, STEPS = 2000 };
static Arena arena;
static long sum;

static void *work(void *unused) {
  char *block = 0;
  (void)unused;
  for (int k = 0; k < STEPS; k++) {
    if (k % 100 == 0) block = 0;
    block = tape_realloc(&arena, block, 8 * (k % 100 + 1));
    block[8 * (k % 100)] = 1;
    enter();
    sum++;
    leave();
  }
  return 0;
}

int main(void) {
  pthread_t threads[THREADS];
  for (int k = 0; k < THREADS; k++) pthread_create(threads + k, 0, work, 0);
  for (int k = 0; k < THREADS; k++) pthread_join(threads[k], 0);
  long blocks = 0;
  for (Block *block = arena.first; block; block = block->next) blocks++;
  assert(sum == THREADS * STEPS && blocks == THREADS * STEPS / 100);
  pad_tape_close(&arena);
  puts("ok");
}
