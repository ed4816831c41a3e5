/* Tapes of all sizes, which end in another order than they began in. */
#include "memory/stack.c"

#include <assert.h>
#include <stdio.h>
#include <string.h>

enum { DEEP = 400 };

int main(void) {
  Stack stack = {0};
  char *tapes[DEEP];
  unsigned state = 1;
  for (int round = 0; round < 30; round++) {
    for (int k = 0; k < DEEP; k++) {
      Word size = (state = state * 1664525u + 1013904223u) >> (k % 50 ? 24 : 15);
      tapes[k] = push(&stack, size);
      assert((Word)tapes[k] % 16 == 0);
      memset(tapes[k], k, size);
      if (k % 7 == 3) pop((Block *)tapes[k]); /* at once */
      else if (size) assert(tapes[k][0] == (char)k);
    }
    /* Two at a time, the older one first, as a tape and its tangents do. */
    for (int k = DEEP - 2; k >= 0; k -= 2) {
      if (k % 7 != 3) pop((Block *)tapes[k]);
      if ((k + 1) % 7 != 3) pop((Block *)tapes[k + 1]);
    }
    assert(!stack.last && !stack.chunk && stack.top == stack.end);
  }
  /* Blocks larger than a chunk becomes by itself, between small ones; and none at all. */
  for (int k = 0; k < 40; k++) tapes[k] = memset(push(&stack, k % 5 ? 24 : 3u << 20), k, 24);
  for (int k = 39; k >= 0; k--) {
    assert(stack.chunk->bytes <= MOST || stack.chunk->bytes <= (3u << 20) + 64);
    assert(tapes[k][0] == (char)k && tapes[k][23] == (char)k);
    pop((Block *)tapes[k]);
    pop(0);
  }
  assert(!stack.last && !stack.chunk);
  puts("ok");
}
