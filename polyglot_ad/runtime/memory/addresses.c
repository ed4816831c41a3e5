/* Tables of addresses, as C takes matrices (wrappers/structures.py). */

#include "memory.h"

char **address_table(char *data, long rows, long bytes) NAMED("table");

/* The addresses of rows of so many bytes each; who asks frees it. */
__attribute__((always_inline)) char **address_table(char *data, long rows, long bytes) {
  char **table = malloc(rows * sizeof *table);
  for (long k = 0; k < rows; k++) table[k] = data + k * bytes;
  return table;
}
