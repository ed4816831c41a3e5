/* Blocks of memory by address: a treap (a tree by address that is a heap by a hash of it). `shadows`, `colour`, `level`:
   see earlier.c. */

#pragma once

#include "memory.h"

typedef struct Item Item;
struct Item {
  Item *left, *right;
  Word base, size, colour, level;
  char **shadows;
};

extern struct Blocks { Item *root; Word lock; } blocks NAMED("state.blocks");

Word malloc_usable_size(void *);

static inline Word rank_of(Word base) {
  Word mixed = base * 0x9E3779B97F4A7C15ul;
  return (mixed ^ (mixed >> 29)) * 0xBF58476D1CE4E5B9ul;
}

/* The item with the greatest base up to an address. */
static inline Item *floor_of(Item *root, Word address) {
  Item *found = 0;
  while (root) {
    if (root->base <= address) {
      found = root;
      root = root->right;
    } else {
      root = root->left;
    }
  }
  return found;
}

/* The block that an address leads into, or to the end of: between two blocks are words of the allocator's. */
static inline Item *item_at(Item *root, Word address) {
  Item *found = floor_of(root, address);
  return found && address - found->base <= found->size ? found : 0;
}

static inline void put_in(Item **place, Item *made) {
  Word rank = rank_of(made->base);
  while (*place && rank_of((*place)->base) > rank) place = made->base < (*place)->base ? &(*place)->left : &(*place)->right;
  Item *rest = *place, **below = &made->left, **above = &made->right;
  *place = made;
  while (rest) {
    if (rest->base < made->base) {
      *below = rest;
      below = &rest->right;
      rest = *below;
    } else {
      *above = rest;
      above = &rest->left;
      rest = *above;
    }
  }
  *below = *above = 0;
}

/* The item with this base, no longer in the tree; null if there is none. */
static inline Item *take_out(Item **place, Word base) {
  while (*place && (*place)->base != base) place = base < (*place)->base ? &(*place)->left : &(*place)->right;
  Item *found = *place;
  if (!found) return 0;
  Item *below = found->left, *above = found->right;
  while (below && above) {
    if (rank_of(below->base) > rank_of(above->base)) {
      *place = below;
      place = &below->right;
      below = *place;
    } else {
      *place = above;
      place = &above->left;
      above = *place;
    }
  }
  *place = below ? below : above;
  return found;
}
