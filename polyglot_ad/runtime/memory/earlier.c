/* Memory that earlier calls of a program left, as one call of a derivative sees it (differentiate/shadows/earlier.py). A block of it gets a shadow when
   an address in a global variable leads there, or one in another such block: zeros, and the addresses of shadows where the block holds addresses
   of blocks. A derivative has one call at a time.

   A derivative of a derivative is one of several levels, from 1. To it the shadows that the levels below have made here are earlier memory,
   too, and so are their shadows of global variables. */

#include "spin.h"
#include "treap.h"

/* A global variable of the program: its memory, what the analyses call it, and its shadows, if it has any. */
typedef struct {
  Word base, size, colour;
  char **shadows;
} Variable;

/* What a level knows: the blocks that it has met, and the variables. */
typedef struct {
  Item *seen;
  Variable *variables;
  Word count, capacity;
} Level;

static Level *levels NAMED("earlier.levels");
static Word depth NAMED("earlier.depth");
static Word guard NAMED("earlier.lock");
static Item *owned NAMED("earlier.owned");
static Word last_page NAMED("earlier.page");

void earlier_variable(Word level, BORROWED void *address, Word size, Word colour, BORROWED char **shadows, Word width)
    NAMED("earlier.variable");
void *earlier_shadow(Word level, void *address, Word lane, Word width, void *arena, Word lowest) NAMED("earlier.shadow");
Word earlier_differs(Word level, BORROWED void *address, Word colour) NAMED("earlier.differs");
void earlier_own(BORROWED void *address) NAMED("earlier.own");
void earlier_disown(BORROWED void *address) NAMED("earlier.disown");
void earlier_end(void) NAMED("earlier.end");

static int is_there(Word, Word) NAMED("earlier.is.there");
static Level *level_at(Word) NAMED("earlier.level");
static Item *block_at(Word, Word) NAMED("earlier.block");
static void own(void *, Word, Word) NAMED("earlier.add");
static int shadow_block(Word, Item *, Word, void *) NAMED("earlier.make");

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

/* Null if there is no memory for it. */
static Level *level_at(Word level) {
  if (level > depth) {
    Level *grown = realloc(levels, level * sizeof *grown);
    if (!grown) return 0;
    levels = grown;
    while (depth < level) levels[depth++] = (Level){0};
  }
  return &levels[level - 1];
}

/* The block that an address leads into, as this call knows it on a level. */
static Item *block_at(Word level, Word address) {
  Level *here = level_at(level);
  if (!here) return 0;
  Item *found = item_at(here->seen, address);
  if (found) return found;
  Item *shadow = item_at(owned, address);
  Item block = {0};
  if (shadow && shadow->level && shadow->level < level) {
    block = *shadow;
  } else {
    spin_lock(&blocks.lock);
    Item *noted = item_at(blocks.root, address);
    if (noted) block = *noted;
    spin_unlock(&blocks.lock);
  }
  if (!block.base) return 0;
  Item *made = malloc(sizeof *made);
  if (!made) return 0;
  *made = (Item){.base = block.base, .size = block.size, .colour = (Word)NO_COLOUR, .level = block.level};
  put_in(&here->seen, made);
  return made;
}

static void own(void *address, Word size, Word level) {
  Item *made = malloc(sizeof *made);
  if (!made) return;
  *made = (Item){.base = (Word)address, .size = size, .level = level};
  put_in(&owned, made);
}

/* A program that reallocates copies as many bytes as a block can hold; a shadow has as many. */
static int shadow_block(Word level, Item *block, Word width, void *arena) {
  if (!is_there(block->base - sizeof(Word), block->size + sizeof(Word))) return 0;
  char **made = malloc(width * sizeof *made);
  if (!made) return 0;
  Word usable = block->level ? 0 : malloc_usable_size((void *)block->base), room = usable > block->size ? usable : block->size;
  for (Word lane = 0; lane < width; lane++) {
    made[lane] = arena ? tape_shadow(arena, room, 16) : calloc(1, room);
    if (!made[lane]) return 0;
    if (!arena) own(made[lane], room, level);
  }
  block->shadows = made;
  return 1;
}

/* Where a call begins, and nothing has been asked yet. */
OUT_OF_LINE void earlier_variable(Word level, BORROWED void *address, Word size, Word colour, BORROWED char **shadows, Word width) {
  Level *here = level_at(level);
  if (!here) return;
  if (here->count == here->capacity) {
    Word more = here->capacity ? 2 * here->capacity : 16;
    Variable *grown = realloc(here->variables, more * sizeof *grown);
    if (!grown) return;
    here->variables = grown;
    here->capacity = more;
  }
  char **lanes = shadows ? malloc(width * sizeof *lanes) : 0;
  for (Word lane = 0; lanes && lane < width; lane++) lanes[lane] = shadows[lane];
  here->variables[here->count++] = (Variable){(Word)address, size, colour, lanes};
}

static inline const Variable *variable_at(Word level, Word address) {
  Level *here = level_at(level);
  for (Word k = 0; here && k < here->count; k++)
    if (address - here->variables[k].base < here->variables[k].size) return &here->variables[k];
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
static inline void fill(Word level, Work *work, Item *block, Word width, void *arena, Word lowest) {
  Word end = block->size & -(Word)sizeof(Word);
  for (Word at = 0; at < end; at += sizeof(Word)) {
    Word word = *(volatile Word *)(block->base + at);
    if (word < lowest || word >> 47) continue;
    Item *target = block_at(level, word);
    const Variable *variable = target ? 0 : variable_at(level, word);
    if (target && !target->shadows) {
      if (!shadow_block(level, target, width, arena)) continue;
      later(work, target);
    }
    char **shadows = target ? target->shadows : variable ? variable->shadows : 0;
    if (!shadows) continue;
    Word base = target ? target->base : variable->base;
    for (Word lane = 0; lane < width; lane++) *(char **)(block->shadows[lane] + at) = shadows[lane] + (word - base);
  }
}

/* The shadow of what an address leads to; null if that is no block. `lowest`: of the addresses in it; 0 if it holds none. */
OUT_OF_LINE void *earlier_shadow(Word level, void *address, Word lane, Word width, void *arena, Word lowest) {
  if (!address) return 0;
  Item *block = block_at(level, (Word)address);
  if (!block) return 0;
  if (!block->shadows) {
    if (!shadow_block(level, block, width, arena)) return 0;
    Work work = {0};
    if (lowest) later(&work, block);
    while (work.count) fill(level, &work, work.items[--work.count], width, arena, lowest);
    free(work.items);
  }
  return block->shadows[lane] + ((Word)address - block->base);
}

/* Whether an address leads into memory that the analyses have taken for something else before. */
OUT_OF_LINE Word earlier_differs(Word level, BORROWED void *address, Word colour) {
  if (!address) return 0;
  spin_lock(&guard);
  const Variable *variable = variable_at(level, (Word)address);
  Item *block = variable ? 0 : block_at(level, (Word)address);
  if (block && block->colour == (Word)NO_COLOUR) block->colour = colour;
  Word differs = variable ? variable->colour != colour : block && block->colour != colour;
  spin_unlock(&guard);
  return differs;
}

/* Shadows of what this call allocates live no longer than it. */
OUT_OF_LINE void earlier_own(BORROWED void *address) {
  if (!address) return;
  spin_lock(&guard);
  own(address, 0, 0);
  spin_unlock(&guard);
}

static inline void drop(Item *item) {
  if (item) free(item->shadows);
  free(item);
}

/* The program frees a block: what will be there is another, and a shadow is not freed twice. */
OUT_OF_LINE void earlier_disown(BORROWED void *address) {
  if (!address || (!depth && !owned)) return;
  spin_lock(&guard);
  for (Word k = 0; k < depth; k++) drop(take_out(&levels[k].seen, (Word)address));
  drop(take_out(&owned, (Word)address));
  spin_unlock(&guard);
}

OUT_OF_LINE void earlier_end(void) {
  for (Word k = 0; k < depth; k++) {
    while (levels[k].seen) drop(take_out(&levels[k].seen, levels[k].seen->base));
    for (Word v = 0; v < levels[k].count; v++) free(levels[k].variables[v].shadows);
    free(levels[k].variables);
  }
  free(levels);
  levels = 0;
  depth = 0;
  while (owned) {
    Item *item = take_out(&owned, owned->base);
    free((void *)item->base);
    free(item);
  }
}
