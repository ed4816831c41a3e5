/* Arrays of records that are copied as a whole, and accesses that begin in an array and end behind it. */
#include <stdlib.h>
#include <string.h>

typedef struct { double value, weight; } Pair;
typedef struct { Pair pairs[6]; } Pairs;

/* The values, but no weights, are written by an index whose bounds are known, and the last one is read from a copy. */
static __attribute__((noinline)) void put(Pairs *p, unsigned k, double value) { p->pairs[k % 6u].value = value; }
static __attribute__((noinline)) void copy(Pairs *to, const Pairs *from) { memcpy(to, from, sizeof *to); }
static __attribute__((noinline)) double last(const Pairs *p) { return p->pairs[5].value; }

double copied_pairs(const double *x, int n) {
  Pairs *from = malloc(sizeof *from), *to = malloc(sizeof *to);
  for (unsigned i = 0; i < 6; i++) put(from, i * n + i, x[i % n] * x[(i + 1) % n]);
  copy(to, from);
  double v = last(to);
  free(from), free(to);
  return v * v;
}

/* Two floats in a word of eight bytes, the first of which is the last of an array. */
typedef struct { float row[31], behind; } Row;

static __attribute__((noinline)) void put_two(Row *r, const long long *words, int n) {
  long long word = n > 3 ? words[1] : words[0];
  memcpy(&r->row[30], &word, sizeof word);
}
static __attribute__((noinline)) float at(const Row *r, int k) { return r->row[k % 31u]; }
static __attribute__((noinline)) float behind(const Row *r) { return r->behind; }
static __attribute__((noinline)) void copy_row(Row *to, const Row *from) { *to = *from; }

static void fill(Row *r, const double *x, int n) {
  float numbers[4];
  long long words[2];
  for (int i = 0; i < 4; i++) numbers[i] = (float)x[i];
  for (unsigned i = 0; i < 31; i++) r->row[i * n % 31u] = 1 + i;
  memcpy(words, numbers, sizeof words);
  put_two(r, words, n);
}

double across_the_end(const double *x, int n) {
  Row r;
  r.behind = 1;
  fill(&r, x, n);
  return r.row[30] + at(&r, n) + behind(&r) * behind(&r);
}

double across_the_end_copied(const double *x, int n) {
  Row *r = malloc(sizeof *r), to;
  fill(r, x, n);
  copy_row(&to, r);
  free(r);
  return at(&to, 30) * at(&to, n) + behind(&to) * behind(&to);
}
