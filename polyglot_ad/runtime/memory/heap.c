/* Moves glibc's threshold for blocks that go back to the system as soon as they are freed, when the code is loaded (guards/heap.py). */

#include "memory.h"

/* Just below the largest threshold that glibc takes. */
enum { LARGEST = (32 << 20) - (64 << 10) };

/* (Read again: a block that nobody uses would not be allocated.) */
static void *volatile block NAMED("heap.block");

void heap_begin(void) NAMED("heap.begin");

OUT_OF_LINE void heap_begin(void) {
  block = malloc(LARGEST);
  free(block);
}
