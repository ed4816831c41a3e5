/* The stack on which tapes lie, and the caches of functions that leave tapes (differentiate/reverse/tape_stack.py). A block that ends is only
   marked, and the stack goes back over all marked blocks at its top. */

#include "memory.h"

enum { FIRST = 4096, MOST = 1 << 20 };

typedef struct Block Block;
typedef struct Chunk Chunk;

/* In the derivative's frame, zero at first. `top` and `end`: of the chunk. */
typedef struct {
  Block *last;
  Word top, end;
  Chunk *chunk;
} Stack;

/* Chunks double until they are of `MOST` bytes; a block that is larger has one of its size. `top` and `end` are what the stack said of the chunk before. */
struct Chunk {
  Chunk *before;
  Word top, end, bytes;
};

/* Stands before a block; the stack is null when the block has ended. */
struct Block {
  Block *before;
  Stack *stack;
};

_Static_assert(sizeof(Stack) == 32 && sizeof(Chunk) % 16 == 0 && sizeof(Block) == 16, "blocks are aligned to 16 bytes");

#define SHARED __attribute__((weak, visibility("hidden")))
SHARED void *push(Stack *stack, Word size) NAMED("stack.push") __attribute__((malloc));
SHARED void pop(Block *data) NAMED("stack.pop");
SHARED void grow(Stack *stack, Word need) NAMED("stack.grow");
SHARED void back(Stack *stack) NAMED("stack.back");

OUT_OF_LINE void grow(Stack *stack, Word need) {
  Word least = stack->chunk ? 2 * stack->chunk->bytes : FIRST, whole = need + sizeof(Chunk);
  if (least > MOST) least = MOST;
  Word bytes = least < whole ? whole : least;
  Chunk *made = malloc(bytes);
  *made = (Chunk){stack->chunk, stack->top, stack->end, bytes};
  stack->chunk = made;
  stack->top = (Word)(made + 1);
  stack->end = (Word)made + bytes;
}

OUT_OF_LINE void back(Stack *stack) {
  for (Block *last; (last = stack->last) && !last->stack;) {
    Chunk *chunk = stack->chunk;
    stack->last = last->before;
    stack->top = (Word)last;
    if (last != (Block *)(chunk + 1)) continue;
    stack->chunk = chunk->before;
    stack->top = chunk->top;
    stack->end = chunk->end;
    free(chunk);
  }
}

OUT_OF_LINE void *push(Stack *stack, Word size) {
  Word need = (size + sizeof(Block) + 15) & -16ul;
  if (need > stack->end - stack->top) grow(stack, need);
  Block *block = (Block *)stack->top;
  stack->top += need;
  *block = (Block){stack->last, stack};
  stack->last = block;
  return block + 1;
}

/* (Nothing was pushed for a loop that was not entered.) */
OUT_OF_LINE void pop(Block *data) {
  if (!data) return;
  Block *block = data - 1, *before = block->before;
  Stack *stack = block->stack;
  block->stack = 0;
  if (stack->last != block) return;
  if (before && before->stack && block != (Block *)(stack->chunk + 1)) {
    stack->last = before;
    stack->top = (Word)block;
  } else back(stack);
}
