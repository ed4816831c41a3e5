/* Arrays of Julia: headers, sizes that no array has, growing, copies. */
#include "arena.c"
#include "arrays.c"
#include "waiting.c"

#include <assert.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>

static jmp_buf back;
static const char *said;

_Noreturn void raise_error(const char *text, Word length) {
  assert(strlen(text) == length);
  said = text;
  longjmp(back, 1);
}
#define RAISES(text, call) (said = 0, setjmp(back) || (call, 0), said && !strcmp(said, text))

static void sizes(void) {
  Array *a = julia_array_3d(8, 0, 2, 3, 4, 0);
  assert(a->length == 24 && a->flags == (3 << 2 | OWNER) && a->element == 8 && a->sizes[2] == 4);
  for (int k = 0; k < 24; k++) ((double *)a->data)[k] = k;
  Array *b = julia_array_copy(a, sizeof(Tag));
  assert(b->data != a->data && !memcmp(b->data, a->data, 24 * 8) && b->flags == a->flags && b->sizes[1] == 3);
  Array *none = julia_array_copy(julia_array_1d(4, 0, 0, 0), 0), *flat = julia_array_share(a, 8, 1, sizeof(Array) + 2 * sizeof(Size), sizeof(Tag));
  ((Tag *)b)[-1].type = &back;
  assert(julia_typeof((Tag *)b) == &back && ((double *)b->data)[23] == 23 && b->length == 24);
  assert(!none->length && !none->sizes[CAPACITY] && flat->data == a->data && flat->length == 24);
  assert(RAISES("ErrorException: cannot resize array with shared data", julia_array_grow(flat, 1)));
  assert(RAISES("ArgumentError: invalid Array dimensions", julia_array_1d(8, 0, -1, 0)));
  assert(RAISES("ArgumentError: invalid Array dimensions", julia_array_1d(8, 0, 1L << 61, 0)));
  assert(RAISES("ArgumentError: invalid Array dimensions", julia_array_2d(1, 0, 1L << 40, 1L << 40, 0)));
  assert(RAISES("ArgumentError: invalid Array dimensions", julia_array_3d(1, 0, -1, -1, 1, sizeof(Tag))));
  assert(RAISES("ArgumentError: invalid Array dimensions", julia_memory(16, 0, 1L << 60)));
  assert(RAISES("OutOfMemoryError", gc_alloc(-8)));
  assert(julia_memory(8, 0, 3)->length == 3 && julia_typeof(julia_object(8, &back)) == &back);
}

static void growth(void) {
  Array *a = julia_array_1d(2, 0, 3, sizeof(Tag));
  memcpy(a->data, "abcdef", 6);
  for (int k = 0; k < 200; k++) julia_array_grow(a, 1);
  assert(a->length == 203 && a->sizes[0] == 203 && a->sizes[CAPACITY] >= 203 && !memcmp(a->data, "abcdef\0", 8));
  julia_array_shrink(a, 201);
  assert(a->length == 2 && a->sizes[0] == 2 && !memcmp(a->data, "abcd", 4));
}

/* A byte for each element stands behind the room for all, and goes with it. */
static void selectors(void) {
  Array *a = julia_array_1d(8, 1, 3, 0);
  assert(a->element == 8 && (a->flags >> 2 & MOST_DIMENSIONS) == 1);
  for (int k = 0; k < 200; k++) {
    if (k >= 3) julia_array_grow_selected(a, 1);
    ((double *)a->data)[k] = k;
    ((char *)julia_array_selectors(a))[k] = k % 3;
  }
  assert(a->length == 200 && (char *)julia_array_selectors(a) == (char *)a->data + 8 * a->sizes[CAPACITY]);
  for (int k = 0; k < 200; k++) assert(((double *)a->data)[k] == k && ((char *)julia_array_selectors(a))[k] == k % 3);
  Array *b = julia_array_2d(16, 1, 2, 2, 0);
  memset(julia_array_selectors(b), 1, 4);
  assert((char *)julia_array_selectors(b) == (char *)b->data + 64);
  memset(julia_memory(8, 1, 3)->data, 1, 27);
}

int main(void) {
  Block *mark = gc_mark();
  sizes();
  growth();
  selectors();
  gc_release(mark);
  puts("ok");
}
