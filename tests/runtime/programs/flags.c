/* Of many threads that come to one flag, one does what is to be done, and the others see it done. */
#include "once.c"
#include "stops_none.c"

#include <assert.h>
#include <pthread.h>
#include <stdio.h>

enum { THREADS = 8, FLAGS = 200 };
static int flags[FLAGS], made[FLAGS];

static void *come(void *none) {
  for (int k = 0; k < FLAGS; k++) {
    if (once_enter(&flags[k])) {
      made[k] += k + 1;
      once_leave(&flags[k], DONE);
    }
    assert(made[k] == k + 1);
  }
  return none;
}

int main(void) {
  pthread_t threads[THREADS];
  for (int k = 0; k < THREADS; k++) pthread_create(&threads[k], 0, come, 0);
  for (int k = 0; k < THREADS; k++) pthread_join(threads[k], 0);
  /* What failed is to be done by the next. */
  int failed = FRESH;
  assert(once_enter(&failed) && failed == IN_PROGRESS);
  once_leave(&failed, FRESH);
  assert(once_enter(&failed));
  once_leave(&failed, DONE);
  assert(!once_enter(&failed));
  puts("ok");
}
