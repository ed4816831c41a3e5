/* Copies of rows of arrays (differentiate/reverse/rows.py). All sizes and places are in elements; `planes` times `rows` rows of `width` elements, the
   first of which begins at `begin`. Nothing before `low` or from `high` on is read; there the copy stays as it is. */

#include "memory.h"

#define KEEP(name, text, Number)                                                                                                       \
  void name(Number *restrict to, const Number *restrict from, long begin, long low, long high, long width, long planes, long apart,     \
            long rows, long pitch) NAMED(text);                                                                                        \
  OUT_OF_LINE void name(Number *restrict to, const Number *restrict from, long begin, long low, long high, long width, long planes,     \
                        long apart, long rows, long pitch) {                                                                           \
    for (long p = 0; p < planes; p++)                                                                                                  \
      for (long r = 0; r < rows; r++, to += width) {                                                                                   \
        long at = begin + p * apart + r * pitch, skipped = low > at ? low - at : 0, end = high - at < width ? high - at : width;        \
        if (skipped < end) __builtin_memcpy(to + skipped, from + at + skipped, (end - skipped) * sizeof(Number));                      \
      }                                                                                                                                \
  }

KEEP(rows_keep8, "rows.keep8", double)
KEEP(rows_keep4, "rows.keep4", float)
