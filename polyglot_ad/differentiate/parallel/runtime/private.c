/* Shadows of threadprivate variables (differentiate/parallel/threadprivate.py): of each thread its own, in a table by OpenMP's number of the thread. */

#include "memory.h"

enum { SLOTS = 4096 };
static const char many[] NAMED("private.many") = "polyglot_ad: more than 4096 threads have their own copy of one variable\n";

int __kmpc_global_thread_num(void *);
int dprintf(int, const char *, ...);
_Noreturn void abort(void);

void *shadow(void **table, Word size) NAMED("private.shadow");
void fresh(void **table, Word size) NAMED("private.fresh");

OUT_OF_LINE void *shadow(void **table, Word size) {
  unsigned thread = __kmpc_global_thread_num(0);
  if (thread >= SLOTS) {
    dprintf(2, many);
    abort();
  }
  if (!table[thread]) table[thread] = calloc(size, 1);
  return table[thread];
}

/* Zeros in all of them. */
OUT_OF_LINE void fresh(void **table, Word size) {
  for (Word k = 0; k < SLOTS; k++)
    if (table[k]) __builtin_memset(table[k], 0, size);
}
