/* The table of a program's blocks, and what a call of a derivative knows of earlier memory. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "memory/blocks.c"
#include "memory/earlier.c"

__asm__(".globl pad.state.blocks\n.bss\n.p2align 3\npad.state.blocks: .zero 16\n.text\n");

void *tape_shadow(void *arena, Word size, Word align) { return (void)arena, (void)align, calloc(1, size); }

#define CHECK(condition)                                        \
  if (!(condition)) {                                           \
    printf("line %d: %s\n", __LINE__, #condition);              \
    return 1;                                                   \
  }

enum { COUNT = 2000 };

int main(void) {
  static double *at[COUNT];
  /* Many blocks, in and out in another order. */
  for (int k = 0; k < COUNT; k++) note(at[k] = malloc(8 * (1 + k % 7)), 8 * (1 + k % 7));
  for (int k = 0; k < COUNT; k += 3) forget(at[k]), free(at[k]);
  for (int k = 0; k < COUNT; k++) {
    Item *found = item_at(blocks.root, (Word)at[k]);
    CHECK(k % 3 == 0 ? !found || found->base != (Word)at[k] : found && found->base == (Word)at[k]);
  }
  for (int k = 0; k < COUNT; k++)
    if (k % 3) {
      CHECK(item_at(blocks.root, (Word)(at[k] + 1 + k % 7)) == item_at(blocks.root, (Word)at[k]));
      forget(at[k]), free(at[k]);
    }
  CHECK(!blocks.root);
  /* What was freed behind the table's back makes room. */
  char *room = malloc(256);
  note(room, 64), note(room + 128, 64), note(room + 32, 128);
  CHECK(item_at(blocks.root, (Word)room + 40)->base == (Word)room + 32 && !item_at(blocks.root, (Word)room + 8));
  forget(room + 32);
  CHECK(!blocks.root);
  free(room);
  /* A ring of blocks: shadows have the addresses of shadows, and zeros. */
  struct { void *next; double number; } *ring[5];
  for (int k = 0; k < 5; k++) note(ring[k] = malloc(sizeof **ring), sizeof **ring);
  for (int k = 0; k < 5; k++) ring[k]->next = ring[(k + 1) % 5], ring[k]->number = k;
  for (int round = 0; round < 2; round++) {
    for (Word lane = 0; lane < 2; lane++) {
      void **shadow = earlier_shadow(1, ring[2], lane, 2, 0, 4096), **start = shadow;
      CHECK(shadow && shadow == earlier_shadow(1, ring[2], lane, 2, 0, 4096));
      for (int k = 2; k < 7; k++) {
        CHECK(((double *)shadow)[1] == 0 && (void *)shadow == earlier_shadow(1, ring[k % 5], lane, 2, 0, 4096));
        shadow = *shadow;
      }
      CHECK(shadow == start);
    }
    CHECK(!earlier_differs(1, ring[0], 7) && earlier_differs(1, (char *)ring[0] + 8, 8) && !earlier_differs(1, ring[1], 8));
    earlier_end();
  }
  CHECK(!earlier_shadow(1, &at, 0, 1, 0, 4096) && !earlier_shadow(1, 0, 0, 1, 0, 4096));
  /* A block is freed, and another stands there. */
  CHECK(!earlier_differs(1, ring[0], 1));
  earlier_disown(ring[0]);
  CHECK(!earlier_differs(1, ring[0], 2));
  void *shadow = earlier_shadow(1, ring[3], 0, 1, 0, 0);
  CHECK(*(void **)shadow == 0);
  earlier_disown(shadow), free(shadow);
  earlier_own(malloc(10));
  earlier_end();
  /* Shadows have shadows on the levels above, and so have variables; nobody knows them below. */
  static void *variable, *lane;
  variable = ring[1];
  char *shadows[] = {(char *)&lane};
  earlier_variable(1, &variable, 8, 5, shadows, 1);
  lane = earlier_shadow(1, variable, 0, 1, 0, 4096);
  void **above = earlier_shadow(2, lane, 0, 1, 0, 4096), **primal = earlier_shadow(2, ring[1], 0, 1, 0, 4096);
  CHECK(above && primal && above != primal && above != lane && !earlier_shadow(1, lane, 0, 1, 0, 4096));
  CHECK(*above == (void *)earlier_shadow(2, *(void **)lane, 0, 1, 0, 4096) && *primal == (void *)earlier_shadow(2, ring[2], 0, 1, 0, 4096));
  CHECK(earlier_differs(1, &variable, 6) && !earlier_differs(1, &variable, 5) && !earlier_differs(2, &variable, 6));
  CHECK(!earlier_differs(2, lane, 3) && earlier_differs(2, lane, 4) && !earlier_differs(1, lane, 4));
  earlier_disown(lane), free(lane);
  CHECK(!earlier_shadow(2, lane, 0, 1, 0, 4096));
  earlier_end();
  for (int k = 0; k < 5; k++) forget(ring[k]), free(ring[k]);
  CHECK(!blocks.root);
  puts("ok");
  return 0;
}
