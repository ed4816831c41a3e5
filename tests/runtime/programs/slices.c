/* Slices of several threads in one memory: what they keep stays apart, grows, and an end of the memory is found in time. */
#include "slice.c"

#include <assert.h>
#include <stdio.h>
#include <string.h>

enum { THREADS = 5, CAPACITY = 1024 };

static void run(Word word) {
  char *memory = malloc(THREADS * CAPACITY);
  Slice slices[THREADS];
  Word first[THREADS], second[THREADS], grown[THREADS], needed = 0;
  for (Word t = 0; t < THREADS; t++) {
    open_slice(&slices[t], memory, THREADS, t, CAPACITY);
    first[t] = take(&slices[t], 8 * (t + 1), word);
    second[t] = take(&slices[t], 24, word);
    assert(first[t] % 16 == 0 && second[t] % 16 == 0 && first[t] && second[t]);
    for (Word k = 0; k <= t; k++) *(Word *)place(&slices[t], first[t] + 8 * k, word) = 100 * t + k;
    for (Word k = 0; k < 3; k++) *(Word *)place(&slices[t], second[t] + 8 * k, word) = 1000 * t + k;
  }
  for (Word t = 0; t < THREADS; t++) {
    Word same = extend(&slices[t], second[t], 48, word);
    assert(same == second[t]); /* the last one grows where it is */
    grown[t] = extend(&slices[t], first[t], 96, word);
    assert(grown[t] && grown[t] != first[t]);
  }
  for (Word t = 0; t < THREADS; t++) {
    for (Word k = 0; k <= t; k++) assert(*(Word *)place(&slices[t], grown[t] + 8 * k, word) == 100 * t + k);
    for (Word k = 0; k < 3; k++) assert(*(Word *)place(&slices[t], second[t] + 8 * k, word) == 1000 * t + k);
  }
  zero(&slices[3], grown[3] + 8, 8, word);
  zero(&slices[3], grown[3] + 17, 2, word);
  assert(*(Word *)place(&slices[3], grown[3], word) == 300 && *(Word *)place(&slices[3], grown[3] + 8, word) == 0);
  assert(*(Word *)place(&slices[3], grown[3] + 16, word) == (302 & ~0xffff00) && *(Word *)place(&slices[3], grown[3] + 24, word) == 303);
  assert(*(Word *)place(&slices[2], grown[2] + 8, word) == 201);
  assert(!take(&slices[2], CAPACITY, word) && slices[2].top > CAPACITY);
  report(&slices[2], &needed);
  report(&slices[1], &needed);
  assert(needed == slices[2].top);
  free(memory);
}

int main(void) {
  run(8);
  run(16);
  run(0);
  unsigned words[10];
  memset(words, 1, sizeof words);
  for (Word t = 0; t < 3; t++) clear(words, 10, t, 3);
  for (int k = 0; k < 10; k++) assert(words[k] == 0);
  puts("ok");
}
