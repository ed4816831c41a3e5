/* Adjoints of matrices that were collected in memory of their own are added to the program's (differentiate/blas/privatised.py). */

#include "memory.h"

#define PLAIN(place, amount) place += amount
#define SHARED(place, amount) __atomic_fetch_add(&place, amount, __ATOMIC_RELAXED)

/* Of columns that are `away` from each other; `reals`: 2 of complex numbers. Zeros are not added: outside of a triangle may be anything. */
#define ADDS(kind, type, ADD) \
  void kind##_##type(const type *from, type *to, long rows, long columns, long away, long reals) NAMED("apart." #kind "." #type); \
  OUT_OF_LINE void kind##_##type(const type *from, type *to, long rows, long columns, long away, long reals) { \
    for (long j = 0; j < columns; j++) \
      for (long i = 0; i < rows * reals; i++) { \
        type amount = from[j * rows * reals + i]; \
        if (amount != 0) ADD(to[j * away * reals + i], amount); \
      } \
  }

ADDS(plain, double, PLAIN)
ADDS(plain, float, PLAIN)
#ifdef __clang__
ADDS(shared, double, SHARED)
ADDS(shared, float, SHARED)
#endif
