/* An arena: blocks that grow, aligned shadows, and the reverse pass again. */
#include "memory/tapes.c"

#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  Arena arena = {0};
  char *blocks[100];
  for (int k = 0; k < 100; k++) memset(blocks[k] = tape_malloc(&arena, k + 1), k, k + 1);
  for (int k = 99; k >= 0; k -= 3) {
    blocks[k] = tape_realloc(&arena, blocks[k], 10000 + k);
    blocks[k][9999 + k] = 1;
  }
  for (int k = 0; k < 100; k++) for (int j = 0; j <= k; j++) assert(blocks[k][j] == k);
  assert(tape_realloc(&arena, 0, 16));
  double *shadow = tape_shadow(&arena, 13, 8), **pointers = tape_shadow(&arena, 64, 64);
  assert((Word)shadow % 16 == 0 && (Word)pointers % 64 == 0 && shadow[1] == 0);
  pointers[3] = shadow;
  tape_rewind(&arena);
  for (int again = 0; again < 3; again++) {
    assert(pointers[3] == shadow && !pointers[4] && shadow[0] == 0);
    shadow[0] = 7;
    pointers[3] = 0;
    pointers[4] = shadow;
    tape_rewind(&arena);
  }
  pad_tape_close(&arena);
  assert(!arena.first);
  Arena empty = {0};
  tape_rewind(&empty);
  tape_rewind(&empty);
  pad_tape_close(&empty);
  puts("ok");
}
