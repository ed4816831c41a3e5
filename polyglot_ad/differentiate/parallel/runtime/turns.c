/* The reproducible mode (differentiate/parallel/reproducible.py): what threads do in the order of their numbers. */

#include "memory.h"

#define INLINED __attribute__((always_inline))
/* Schedule of OpenMP's run-time library: static in chunks, of a loop with ordered parts. */
enum { CHUNKED_IN_ORDER = 33 + 32 };

int omp_get_num_threads(void);
int omp_get_thread_num(void);
int omp_in_parallel(void);
int __kmpc_global_thread_num(void *);
void __kmpc_push_num_threads(void *, int, int);
void __kmpc_barrier(void *, int);
void __kmpc_dispatch_init_4(void *, int, int, int, int, int, int);
int __kmpc_dispatch_next_4(void *, int, int *, int *, int *, int *);
void __kmpc_dispatch_fini_4(void *, int);
void __kmpc_ordered(void *, int);
void __kmpc_end_ordered(void *, int);

int team(void) NAMED("turn.team");
int first(void) NAMED("turn.first");
void fork_region(void *place) NAMED("turn.fork");
void meet(void *place, int thread) NAMED("turn.meet");
void begin(void *place, int thread) NAMED("turn.begin");
void end(void *place, int thread) NAMED("turn.end");

/* How many threads there are that do not come in any order: 1 in a league, and in a region in a region. */
INLINED int team(void) { return omp_in_parallel() ? omp_get_num_threads() : 1; }

INLINED int first(void) { return omp_get_thread_num() == 0; }

INLINED void fork_region(void *place) {
  if (omp_in_parallel()) __kmpc_push_num_threads(place, __kmpc_global_thread_num(place), 1);
}

/* Before a loop with ordered parts, so that all such parts come one after the other. */
INLINED void meet(void *place, int thread) {
  if (team() > 1) __kmpc_barrier(place, thread);
}

/* A loop of as many iterations as threads, of each of which the body is ordered. */
INLINED void begin(void *place, int thread) {
  int last, low, high, step, threads = team();
  if (threads <= 1) return;
  __kmpc_barrier(place, thread);
  __kmpc_dispatch_init_4(place, thread, CHUNKED_IN_ORDER, 0, threads - 1, 1, 1);
  __kmpc_dispatch_next_4(place, thread, &last, &low, &high, &step);
  __kmpc_ordered(place, thread);
}

INLINED void end(void *place, int thread) {
  int last, low, high, step;
  if (team() <= 1) return;
  __kmpc_end_ordered(place, thread);
  __kmpc_dispatch_fini_4(place, thread);
  __kmpc_dispatch_next_4(place, thread, &last, &low, &high, &step);
}
