/* The table of held memory against a list. */
#include "memory/registry.c"

#include <assert.h>
#include <stdio.h>

enum { MANY = 3000, STEPS = 40000 };

static unsigned next_number(void) {
  static unsigned state = 12345;
  state = state * 1664525u + 1013904223u;
  return state >> 8;
}

static int noted(void *address) {
  int found = 0;
  for (Word k = 0; k < capacity; k++) found += table[k] == address;
  return found;
}

int main(void) {
  static void *list[MANY];
  Word held = 0;
  release();
  drop(list);
  add(0);
  assert(!count && !capacity);
  for (int step = 0; step < STEPS; step++) {
    if (held < MANY && next_number() % 5 < 3) add(list[held++] = malloc(1 + next_number() % 100));
    else if (held) {
      Word which = next_number() % held;
      void *address = list[which];
      drop(address);
      drop(address); /* what is not in the table is left alone */
      free(address);
      list[which] = list[--held];
    }
    assert(count == held);
    if (step % 4000 == 0) for (Word k = 0; k < held; k++) assert(noted(list[k]) == 1);
  }
  assert(held > 100 && 2 * count <= capacity);
  release(); /* frees what is left */
  assert(!count && !capacity);
  void *mine = malloc(8);
  add(mine);
  clear(); /* frees the table alone */
  free(mine);
  puts("ok");
}
