/* What is done once, by whichever thread comes first (langs/c/once.py). Flags have glibc's states. */

#include "spin.h"
#include "stops.h"

enum { FRESH, IN_PROGRESS, DONE };

int once_enter(int *flag) NAMED("once.enter");
void once_leave(int *flag, int state) NAMED("once.leave");

/* Whether it is the caller's to do; if not, it has been done. */
OUT_OF_LINE int once_enter(int *flag) {
  while (!(__atomic_load_n(flag, __ATOMIC_ACQUIRE) & DONE)) {
    int fresh = FRESH;
    if (__atomic_compare_exchange_n(flag, &fresh, IN_PROGRESS, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
      stop_hold(flag, ONCE);
      return 1;
    }
    stop_check();
    sched_yield();
  }
  return 0;
}

OUT_OF_LINE void once_leave(int *flag, int state) {
  __atomic_store_n(flag, state, __ATOMIC_RELEASE);
  stop_drop(flag);
}
