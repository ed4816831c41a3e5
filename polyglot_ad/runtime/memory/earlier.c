/* Memory that earlier calls of a program left, as one call of a derivative sees it (differentiate/earlier.py). A block of it gets a shadow when
   an address in a global variable leads there, or one in another such block: zeros, and the addresses of shadows where the block holds addresses
   of blocks. A derivative has one call at a time. */

#include "spin.h"
#include "treap.h"

/* A global variable of the program: its memory, what the analyses call it, and its shadows, if it has any. */
typedef struct {
  Word base, size, colour;
  char **shadows;
} Variable;

typedef struct {
  Word count;
  const Variable *list;
} Variables;

static Item *seen NAMED("earlier.seen");
static Word guard NAMED("earlier.lock");
static Item *owned NAMED("earlier.owned");
static Word last_page NAMED("earlier.page");

void *earlier_shadow(void *address, Word lane, Word width, void *arena, Word lowest, const Variables *variables) NAMED("earlier.shadow");
Word earlier_differs(BORROWED void *address, Word colour, BORROWED const Variables *variables) NAMED("earlier.differs");
void earlier_own(BORROWED void *address) NAMED("earlier.own");
void earlier_disown(BORROWED void *address) NAMED("earlier.disown");
void earlier_end(void) NAMED("earlier.end");

static int is_there(Word, Word) NAMED("earlier.is.there");
static Item *block_at(Word) NAMED("earlier.block");
static void own(void *) NAMED("earlier.add");
static int shadow_block(Item *, Word, void *) NAMED("earlier.make");

void *tape_shadow(void *arena, Word size, Word align) NAMED("tape.shadow");
int mincore(void *, Word, unsigned char *);

enum { PAGE = 4096, MANY = 64, NO_COLOUR = -1 };

/* Whether memory is there. A block that a library has freed may be gone. */
static int is_there(Word base, Word size) {
  unsigned char pages[MANY];
  Word from = base & -(Word)PAGE, to = (base + size + PAGE - 1) & -(Word)PAGE;
  if (to - from == PAGE && from == last_page) return 1;
  for (; from < to; from += MANY * PAGE)
    if (mincore((void *)from, to - from < MANY * PAGE ? to - from : MANY * PAGE, pages)) return 0;
  last_page = to - PAGE;
  return 1;
}

/* The block that an address leads into, as this call knows it. */
static Item *block_at(Word address) {
  Item *found = item_at(seen, address);
  if (found) return found;
  spin_lock(&blocks.lock);
  Item *noted = item_at(blocks.root, address);
  Item block = noted ? *noted : (Item){0};
  spin_unlock(&blocks.lock);
  if (!noted) return 0;
  Item *made = malloc(sizeof *made);
  if (!made) return 0;
  *made = (Item){0, 0, block.base, block.size, (Word)NO_COLOUR, 0};
  put_in(&seen, made);
  return made;
}

static void own(void *address) {
  Item *made = malloc(sizeof *made);
  if (!made) return;
  *made = (Item){0, 0, (Word)address, 0, 0, 0};
  put_in(&owned, made);
}

/* A program that reallocates copies as many bytes as a block can hold. */
static int shadow_block(Item *block, Word width, void *arena) {
  if (!is_there(block->base - sizeof(Word), block->size + sizeof(Word))) return 0;
  char **made = malloc(width * sizeof *made);
  if (!made) return 0;
  Word usable = malloc_usable_size((void *)block->base), room = usable > block->size ? usable : block->size;
  for (Word lane = 0; lane < width; lane++) {
    made[lane] = arena ? tape_shadow(arena, room, 16) : calloc(1, room);
    if (!made[lane]) return 0;
    if (!arena) own(made[lane]);
  }
  block->shadows = made;
  return 1;
}

static inline const Variable *variable_at(const Variables *variables, Word address) {
  for (Word k = 0; k < variables->count; k++)
    if (address - variables->list[k].base < variables->list[k].size) return &variables->list[k];
  return 0;
}

typedef struct { Item **items; Word count, capacity; } Work;

static inline void later(Work *work, Item *item) {
  if (work->count == work->capacity) {
    Word more = work->capacity ? 2 * work->capacity : 64;
    Item **grown = realloc(work->items, more * sizeof *grown);
    if (!grown) return;
    work->items = grown;
    work->capacity = more;
  }
  work->items[work->count++] = item;
}

/* Addresses in a block, in its shadows: of blocks, which then have shadows too, and of variables that have. Words below `lowest` are none. */
static inline void fill(Work *work, Item *block, Word width, void *arena, Word lowest, const Variables *variables) {
  Word end = block->size & -(Word)sizeof(Word);
  for (Word at = 0; at < end; at += sizeof(Word)) {
    Word word = *(volatile Word *)(block->base + at);
    if (word < lowest || word >> 47) continue;
    Item *target = block_at(word);
    const Variable *variable = target ? 0 : variable_at(variables, word);
    if (target && !target->shadows) {
      if (!shadow_block(target, width, arena)) continue;
      later(work, target);
    }
    char **shadows = target ? target->shadows : variable ? variable->shadows : 0;
    if (!shadows) continue;
    Word base = target ? target->base : variable->base;
    for (Word lane = 0; lane < width; lane++) *(char **)(block->shadows[lane] + at) = shadows[lane] + (word - base);
  }
}

/* The shadow of what an address leads to; null if that is no block. `lowest`: of the addresses in it; 0 if it holds none. */
OUT_OF_LINE void *earlier_shadow(void *address, Word lane, Word width, void *arena, Word lowest, const Variables *variables) {
  if (!address) return 0;
  Item *block = block_at((Word)address);
  if (!block) return 0;
  if (!block->shadows) {
    if (!shadow_block(block, width, arena)) return 0;
    Work work = {0};
    if (lowest) later(&work, block);
    while (work.count) fill(&work, work.items[--work.count], width, arena, lowest, variables);
    free(work.items);
  }
  return block->shadows[lane] + ((Word)address - block->base);
}

/* Whether an address leads into memory that the analyses have taken for something else before. */
OUT_OF_LINE Word earlier_differs(BORROWED void *address, Word colour, BORROWED const Variables *variables) {
  if (!address) return 0;
  const Variable *variable = variable_at(variables, (Word)address);
  if (variable) return variable->colour != colour;
  spin_lock(&guard);
  Item *block = block_at((Word)address);
  if (block && block->colour == (Word)NO_COLOUR) block->colour = colour;
  Word differs = block && block->colour != colour;
  spin_unlock(&guard);
  return differs;
}

/* Shadows of what this call allocates live no longer than it. */
OUT_OF_LINE void earlier_own(BORROWED void *address) {
  if (!address) return;
  spin_lock(&guard);
  own(address);
  spin_unlock(&guard);
}

/* The program frees a block: what will be there is another, and a shadow is not freed twice. */
OUT_OF_LINE void earlier_disown(BORROWED void *address) {
  if (!address || (!seen && !owned)) return;
  spin_lock(&guard);
  Item *gone = take_out(&seen, (Word)address), *shadow = take_out(&owned, (Word)address);
  spin_unlock(&guard);
  if (gone) free(gone->shadows);
  free(gone);
  free(shadow);
}

OUT_OF_LINE void earlier_end(void) {
  for (Item *item; (item = seen);) {
    take_out(&seen, item->base);
    free(item->shadows);
    free(item);
  }
  for (Item *item; (item = owned);) {
    take_out(&owned, item->base);
    free((void *)item->base);
    free(item);
  }
}
