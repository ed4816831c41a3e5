/* Arenas of held pullbacks (differentiate/reverse/memory.py): what the forward half allocates for a reverse half that may run any number of times.
   tapes_concurrent.c is the same where several threads allocate in one arena. */

#include "spin.h"

typedef struct Block Block;

/* The root is the engine's. `noted`: after the first reverse pass, words of shadows that are addresses of other shadows. */
typedef struct {
  Block *first;
  void *root;
  struct Noted { Word *place; Word word; } *noted;
  Word count, used, lock;
  Word spare[2];
} Arena;

/* Stands before a block. `place` points to it; `size` is that of a shadow, or 0. */
struct Block {
  Block **place, *next;
  void *base;
  Word size, spare[2];
};

enum { HEAD = sizeof(Block) };
_Static_assert(HEAD == 48 && sizeof(Arena) == 64, "the engine knows them");

void *tape_malloc(Arena *arena, Word size) NAMED("tape.malloc");
void *tape_realloc(Arena *arena, char *memory, Word size) NAMED("tape.realloc");
void *tape_shadow(Arena *arena, Word size, Word align) NAMED("tape.shadow");
void tape_rewind(Arena *arena) NAMED("tape.rewind");
void pad_tape_close(Arena *arena);

static inline void lock(Arena *arena) {
#ifdef CONCURRENT
  spin_lock(&arena->lock);
#else
  (void)arena;
#endif
}

static inline void unlock(Arena *arena) {
#ifdef CONCURRENT
  spin_unlock(&arena->lock);
#else
  (void)arena;
#endif
}

static inline Block *block_of(char *memory) { return (Block *)(memory - HEAD); }
static inline char *memory_of(Block *block) { return (char *)block + HEAD; }

static inline void link_in(Arena *arena, Block *block, void *base, Word size) {
  lock(arena);
  *block = (Block){&arena->first, arena->first, base, size, {0, 0}};
  if (block->next) block->next->place = &block->next;
  arena->first = block;
  unlock(arena);
}

void *tape_malloc(Arena *arena, Word size) {
  Block *block = malloc(size + HEAD);
  link_in(arena, block, block, 0);
  return memory_of(block);
}

void *tape_realloc(Arena *arena, char *memory, Word size) {
  if (!memory) return tape_malloc(arena, size);
  lock(arena);
  Block *moved = realloc(block_of(memory)->base, size + HEAD);
  moved->base = moved;
  *moved->place = moved;
  if (moved->next) moved->next->place = &moved->next;
  unlock(arena);
  return memory_of(moved);
}

void *tape_shadow(Arena *arena, Word size, Word align) {
  Word whole = (size + 7) & -8ul, room = align > 16 ? align : 16;
  char *base = calloc(1, whole + room + HEAD);
  Word away = (((Word)base + room + HEAD) & -room) - (Word)base;
  link_in(arena, block_of(base + away), base, whole);
  return base + away;
}

/* How many words of shadows are not zero; they are noted where there is room for that. */
static Word addresses(Arena *arena, struct Noted *into) {
  Word count = 0;
  for (Block *block = arena->first; block; block = block->next)
    for (Word k = 0; k < block->size / 8; k++) {
      Word *place = (Word *)memory_of(block) + k;
      if (!*place) continue;
      if (into) into[count] = (struct Noted){place, *place};
      count++;
    }
  return count;
}

/* Before a reverse pass: shadows hold zeros, and addresses of other shadows. */
OUT_OF_LINE void tape_rewind(Arena *arena) {
  if (!arena->used) {
    arena->used = 1;
    arena->count = addresses(arena, 0);
    if (!arena->count) return;
    arena->noted = tape_malloc(arena, arena->count * sizeof *arena->noted);
    addresses(arena, arena->noted);
    return;
  }
  for (Block *block = arena->first; block; block = block->next) __builtin_memset(memory_of(block), 0, block->size);
  for (Word k = 0; k < arena->count; k++) *arena->noted[k].place = arena->noted[k].word;
}

OUT_OF_LINE void pad_tape_close(Arena *arena) {
  Block *block = arena->first;
  arena->first = 0;
  while (block) {
    Block *next = block->next;
    free(block->base);
    block = next;
  }
}
