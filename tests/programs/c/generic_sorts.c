// Sorts and searches that are told how large their elements are, and where a wrong index would lead to.
#include <math.h>
#include <stddef.h>
#include <string.h>

#define KEPT __attribute__((noinline)) static

struct record { double value; int number; char tag; const double *source; };
typedef int order(const void *, const void *);

KEPT void exchange(void *a, void *b, size_t n) {
  char *p = a, *q = b;
  while (n--) { char t = *p; *p++ = *q; *q++ = t; }
}

KEPT void exchange_whole(void *a, void *b, size_t n) {
  char t[64];
  memcpy(t, a, n), memcpy(a, b, n), memcpy(b, t, n);
}

static int by_value(const void *a, const void *b) {
  double x = ((const struct record *)a)->value, y = ((const struct record *)b)->value;
  return (x > y) - (x < y);
}

static void fill(struct record *r, const double *base, int n) {
  for (int i = 0; i < n; i++) r[i] = (struct record){base[i], i, 'a' + i, &base[i]};
}

static double weigh(const struct record *r, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += (i + 1) * r[i].value * r[i].value * (r[i].number + 1) * *r[i].source + (r[i].tag == 'b') * sin(r[i].value);
  return s;
}

#define BASE double base[6] = {x, x * x, 3.0 - x, x * 0.5, sin(x), exp(-x)}; struct record r[6]; fill(r, base, 6)

KEPT void sift(char *a, size_t root, size_t n, size_t size, order *compare) {
  for (;;) {
    size_t child = 2 * root + 1;
    if (child >= n) return;
    if (child + 1 < n && compare(a + child * size, a + (child + 1) * size) < 0) child++;
    if (compare(a + root * size, a + child * size) >= 0) return;
    exchange(a + root * size, a + child * size, size);
    root = child;
  }
}

static void heap_sort(void *base, size_t n, size_t size, order *compare) {
  char *a = base;
  for (size_t i = n / 2; i-- > 0;) sift(a, i, n, size, compare);
  for (size_t end = n; end-- > 1;) { exchange(a, a + end * size, size); sift(a, 0, end, size, compare); }
}

double heap(double x) { BASE; heap_sort(r, 6, sizeof *r, by_value); return weigh(r, 6); }

#define QUICK(NAME, EXCHANGE) \
  static void NAME(char *a, long low, long high, size_t size, order *compare) { \
    if (low >= high) return; \
    long last = low; \
    EXCHANGE(a + low * size, a + (low + high) / 2 * size, size); \
    for (long i = low + 1; i <= high; i++) if (compare(a + i * size, a + low * size) < 0) EXCHANGE(a + ++last * size, a + i * size, size); \
    EXCHANGE(a + low * size, a + last * size, size); \
    NAME(a, low, last - 1, size, compare); \
    NAME(a, last + 1, high, size, compare); \
  }
QUICK(quick_sort, exchange)
QUICK(quick_sort_whole, exchange_whole)

double quick(double x) { BASE; quick_sort((char *)r, 0, 5, sizeof *r, by_value); return weigh(r, 6); }
double quick_whole(double x) { BASE; quick_sort_whole((char *)r, 0, 5, sizeof *r, by_value); return weigh(r, 6); }

// An index so large that its product with the size wraps around, to the middle of an element.
KEPT void *element(void *base, size_t index, size_t size) { return (char *)base + index * size; }
KEPT void set(void *base, size_t index, size_t size, double x) { *(double *)element(base, index, size) = x; }
KEPT int *count_of(void *base, size_t index, size_t size) { return element(base, index, size); }

struct counted { int count, more; double value; int last; int rest; };
static volatile size_t none = 0;
double wrapped(double x, int far) {
  struct counted c[3] = {{1, 2, 3.0, 4, 5}, {6, 7, 8.0, 9, 1}, {2, 3, 4.0, 5, 6}};
  size_t index = far ? (size_t)768614336404564651u + none : none;  // 24 times this is 8, modulo 2^64
  if (far) set(c, index, sizeof *c, x * x); else c[0].value = x * x;
  *count_of(c, 1 + none, sizeof *c) += c[2].last;
  exchange(&c[0], element(c, 1 + none, sizeof *c), sizeof *c);
  return c[1].value * c[0].count;
}
