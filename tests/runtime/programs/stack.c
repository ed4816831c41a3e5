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
  puts("ok");
}
