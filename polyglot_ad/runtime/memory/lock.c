/* One lock of the reverse pass, for additions to shared adjoints that are made by code that is not ours (differentiate/parallel/locks.py). What runs under
   it is never code that takes it. */

#include "spin.h"

static Word held NAMED("lock.word");

void enter(void) NAMED("lock.enter");
void leave(void) NAMED("lock.leave");

OUT_OF_LINE void enter(void) { spin_lock(&held); }

OUT_OF_LINE void leave(void) { spin_unlock(&held); }
