/* Which of the program's functions an address is of (guards/identities.py). Each library that is made of a program has its own copies of the
   functions; before the first instruction of each copy stand two words that say so, and two that say which function it is.

   These words are aligned to 64 bytes, and only where an address says that they can be there is memory read: never across the begin of a page. */

#include "memory.h"

enum { BEFORE = 32, ALIGNED = 64 };

#define FIRST 0x70f3d1a5c2b84e97ul
#define SECOND 0x9b62ce0d4a17f853ul

int function_is(BORROWED const void *address, Word high, Word low) NAMED("function.is");

OUT_OF_LINE int function_is(BORROWED const void *address, Word high, Word low) {
  if (((Word)address & (ALIGNED - 1)) != BEFORE) return 0;
  const Word *words = (const Word *)((Word)address - BEFORE);
  return words[0] == FIRST && words[1] == SECOND && words[2] == high && words[3] == low;
}
