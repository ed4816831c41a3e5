/* How the iterations of a taskloop are divided among tasks (differentiate/parallel/taskloops.py): as LLVM's run time does. */

#include "memory.h"

typedef struct {
  Word tasks; /* 0: no iteration */
  Word part, extras; /* iterations of each; so many of the first have one more */
} Division;

enum { OF_GRAIN = 1, NUMBER = 2, PER_THREAD_OF_TEAM = 10 };

int omp_get_num_threads(void);
void taskloop_divide(Division *to, long lower, long upper, long stride, int schedule, Word grain, int strict) NAMED("taskloop.divide");

__attribute__((always_inline)) void taskloop_divide(Division *to, long lower, long upper, long stride, int schedule, Word grain, int strict) {
  *to = (Division){0, 0, 0};
  if (stride < 0 ? lower < upper : upper < lower) return;
  Word way = stride < 0 ? (Word)lower - (Word)upper : (Word)upper - (Word)lower;
  Word trips = way / (stride < 0 ? -(Word)stride : (Word)stride) + 1, some = grain ? grain : 1;
  Word wanted = schedule == OF_GRAIN ? trips / some + (strict && trips % some)
              : schedule == NUMBER   ? some
                                     : (Word)(long)omp_get_num_threads() * PER_THREAD_OF_TEAM;
  Word tasks = wanted > trips ? trips : wanted;
  if (!tasks) tasks = 1;
  int exact = schedule == OF_GRAIN && strict;
  *to = (Division){tasks, exact ? some : trips / tasks, exact ? 0 : trips % tasks};
}
