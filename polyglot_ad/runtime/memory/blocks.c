/* The blocks of memory that a program has allocated and not freed. The table is in a variable of the primal library, beside the program's own
   (llvm/state.py): whatever library runs the program's code notes what it allocates (guards/blocks.py), so that a derivative finds what
   earlier calls left (earlier.c). */

#include "spin.h"
#include "treap.h"

/* To the optimiser these keep nothing. */
void note(BORROWED void *address, Word size) NAMED("blocks.note");
void forget(BORROWED void *address) NAMED("blocks.forget");

/* What was freed behind our back makes room. */
OUT_OF_LINE void note(BORROWED void *address, Word size) {
  if (!address) return;
  Word base = (Word)address, end = base + (size ? size : 1);
  Item *made = malloc(sizeof *made);
  if (!made) return;
  *made = (Item){.base = base, .size = size};
  spin_lock(&blocks.lock);
  for (Item *stale; (stale = floor_of(blocks.root, end - 1)) && (stale->base == base || stale->base + stale->size > base);)
    free(take_out(&blocks.root, stale->base));
  put_in(&blocks.root, made);
  spin_unlock(&blocks.lock);
}

OUT_OF_LINE void forget(BORROWED void *address) {
  if (!address) return;
  spin_lock(&blocks.lock);
  Item *found = take_out(&blocks.root, (Word)address);
  spin_unlock(&blocks.lock);
  free(found);
}
