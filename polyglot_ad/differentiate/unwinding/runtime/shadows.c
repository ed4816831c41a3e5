/* Shadows of exceptions (differentiate/unwinding/runtime.py). */

#include "memory.h"

#define SHARED __attribute__((weak, visibility("hidden"), noinline))

enum { HEADER = 32 };

/* The shadow of an exception that carries nothing active, such as one thrown by a library. */
static _Alignas(16) char nothing[4096] NAMED("unwind.nothing");

void *unwind_hold(char *object, void *type) NAMED("unwind.hold");
void *unwind_moved(char *shadow, char *from, char *to, long hint) NAMED("unwind.moved");

/* Of an exception, from that of its object. */
SHARED void *unwind_hold(char *object, void *type) {
  (void)type;
  return object ? object - HEADER : nothing;
}

/* As far from the shadow as `to` is from `from`; null if `to` is. */
SHARED void *unwind_moved(char *shadow, char *from, char *to, long hint) {
  (void)hint;
  return to ? shadow + ((Word)to - (Word)from) : 0;
}
