/* Tables of addresses, as C takes matrices, and of the heads that Rust has of slices and of Vecs (wrappers/structures.py). */

#include "memory.h"

char **address_table(char *data, long rows, long bytes) NAMED("table");
char *row_heads(char *data, long rows, long columns, long bytes, long size, long pointer, long length, long capacity, int copies) NAMED("heads");

/* The addresses of rows of so many bytes each; who asks frees it. */
__attribute__((always_inline)) char **address_table(char *data, long rows, long bytes) {
  char **table = malloc(rows * sizeof *table);
  for (long k = 0; k < rows; k++) table[k] = data + k * bytes;
  return table;
}

/* The heads, of `size` bytes each, of rows of `columns` elements; `bytes` is the size of a row. With `copies` each row has memory of its
   own, which its owner frees: of an empty one there is none. Who asks frees the table. */
__attribute__((always_inline)) char *row_heads(char *data, long rows, long columns, long bytes, long size, long pointer, long length,
                                               long capacity, int copies) {
  char *heads = malloc(rows * size);
  for (long k = 0; k < rows; k++) {
    char *row = data + k * bytes, *head = heads + k * size;
    if (copies && bytes) row = __builtin_memcpy(malloc(bytes), row, bytes);
    *(long *)(head + capacity) = columns;
    *(long *)(head + length) = columns;
    *(char **)(head + pointer) = row;
  }
  return heads;
}
