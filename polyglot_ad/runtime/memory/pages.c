/* Large blocks lie on large pages, where Linux has them (guards/large_pages.py). */

#include "memory.h"

enum { LARGE = 8 << 20, PAGE = 2 << 20, MADV_HUGEPAGE = 14 };

int madvise(BORROWED void *, Word, int);
int *__errno_location(void);

void pages_advise(BORROWED void *made, Word bytes) NAMED("pages.advise");
void pages_large(BORROWED void *made, Word bytes) NAMED("pages.large");

/* The whole pages in the block; what the system answers does not matter. */
__attribute__((noinline, cold)) void pages_large(BORROWED void *made, Word bytes) {
  Word skipped = -(Word)made & (PAGE - 1);
  int before = *__errno_location();
  madvise((char *)made + skipped, (bytes - skipped) & -(Word)PAGE, MADV_HUGEPAGE);
  *__errno_location() = before;
}

__attribute__((always_inline)) void pages_advise(BORROWED void *made, Word bytes) {
  if (bytes >= LARGE) pages_large(made, bytes);
}
