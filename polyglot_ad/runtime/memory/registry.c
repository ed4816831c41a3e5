/* The table of a thread of the memory that a derivative holds (guards/held_memory.py): a hash table with open addressing, where `count` of `capacity`
   places hold an address, the others null. */

#include "memory.h"

static __thread void **table NAMED("kept.table");
static __thread Word capacity NAMED("kept.capacity");
static __thread Word count NAMED("kept.count");

/* To the optimiser these keep nothing: who frees what is in the table does so when the derivative has ended. */
void add(BORROWED void *address) NAMED("kept.add");
void drop(BORROWED void *address) NAMED("kept.drop");
void release(void) NAMED("kept.release");
void clear(void) NAMED("kept.clear");

static inline Word home(void *address, Word mask) { return ((((Word)address >> 4) * 0x9E3779B97F4A7C15ul) >> 20) & mask; }

static inline __attribute__((always_inline)) void put(void **places, Word mask, void *address) {
  Word place = home(address, mask);
  while (places[place]) place = (place + 1) & mask;
  places[place] = address;
}

static SELDOM int more_room(void) NAMED("kept.more");

static SELDOM int more_room(void) {
  Word before = capacity, after = before ? 2 * before : 64;
  void **made = calloc(after, sizeof *made);
  if (!made) return 0;
  for (Word k = 0; k < before; k++)
    if (table[k]) put(made, after - 1, table[k]);
  free(table);
  table = made;
  capacity = after;
  return 1;
}

OUT_OF_LINE void add(BORROWED void *address) {
  /* At most half of the places are taken. */
  if (!address || (2 * count + 2 > capacity && !more_room())) return;
  put(table, capacity - 1, address);
  count++;
}

OUT_OF_LINE void drop(BORROWED void *address) {
  if (!count || !address) return;
  Word mask = capacity - 1, place = home(address, mask);
  while (table[place] != address) {
    if (!table[place]) return;
    place = (place + 1) & mask;
  }
  count--;
  /* What stands behind it and could stand here moves up. */
  for (Word next = (place + 1) & mask; table[next]; next = (next + 1) & mask) {
    if (((next - home(table[next], mask)) & mask) < ((next - place) & mask)) continue;
    table[place] = table[next];
    place = next;
  }
  table[place] = 0;
}

OUT_OF_LINE void clear(void) {
  if (!capacity) return;
  free(table);
  table = 0;
  count = capacity = 0;
}

SELDOM void release(void) {
  for (Word k = 0; k < capacity; k++) free(table[k]);
  clear();
}
