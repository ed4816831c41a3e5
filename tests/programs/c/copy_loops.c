// Memory that is copied and exchanged by loops over bytes and words, with whatever lies there.
#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define KEPT __attribute__((noinline)) static

struct record { double value; int number; char tag; const double *source; };
struct pair { double value; int number; };
struct small { float value; int number; short tag; };
struct large { int number; double values[5]; char name[7]; struct large *next; };

KEPT void swap_bytes(void *a, void *b, size_t n) {
  char *p = a, *q = b;
  while (n--) { char t = *p; *p++ = *q; *q++ = t; }
}

KEPT void swap_index(void *a, void *b, int n) {
  unsigned char *p = a, *q = b;
  for (int i = 0; i < n; i++) { unsigned char t = p[i]; p[i] = q[i]; q[i] = t; }
}

KEPT void swap_do(char *a, char *b, size_t size) {
  do { char t = *a; *a++ = *b; *b++ = t; } while (--size > 0);
}

KEPT void swap_down(char *a, char *b, long size) {
  for (long i = size - 1; i >= 0; i--) { char t = a[i]; a[i] = b[i]; b[i] = t; }
}

typedef int __attribute__((may_alias)) word;
KEPT void swap_words(void *a, void *b, size_t n) {
  word *p = a, *q = b;
  for (size_t i = 0; i < n / sizeof(word); i++) { word t = p[i]; p[i] = q[i]; q[i] = t; }
}

typedef long __attribute__((may_alias)) longword;
KEPT void swap_longs(void *a, void *b, size_t n) {
  longword *p = a, *q = b;
  long i = n / sizeof(long);
  do { long t = *p; *p++ = *q; *q++ = t; } while (--i > 0);
}

KEPT void swap_until(char *p, char *q, char *end) {
  while (p != end) { char t = *p; *p++ = *q; *q++ = t; }
}

KEPT void copy_bytes(void *to, const void *from, size_t n) {
  char *p = to; const char *q = from;
  while (n--) *p++ = *q++;
}

KEPT void copy_index(void *to, const void *from, unsigned n) {
  for (unsigned i = 0; i < n; i++) ((char *)to)[i] = ((const char *)from)[i];
}

KEPT void copy_down(void *to, const void *from, size_t n) {
  char *p = (char *)to + n; const char *q = (const char *)from + n;
  while (n-- > 0) *--p = *--q;
}

KEPT void copy_until(char *to, const char *from, const char *end) {
  while (from < end) *to++ = *from++;
}

KEPT void copy_words(void *to, const void *from, size_t n) {
  word *p = to; const word *q = from;
  for (n /= sizeof(word); n > 0; n--) *p++ = *q++;
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
#define BUBBLE(SWAP) for (int i = 0; i < 6; i++) for (int j = 0; j + 1 < 6 - i; j++) if (r[j].value > r[j + 1].value) SWAP

double bytes(double x) { BASE; BUBBLE(swap_bytes(&r[j], &r[j + 1], sizeof *r)); return weigh(r, 6); }
double by_index(double x) { BASE; BUBBLE(swap_index(&r[j], &r[j + 1], sizeof *r)); return weigh(r, 6); }
double do_while(double x) { BASE; BUBBLE(swap_do((char *)&r[j], (char *)&r[j + 1], sizeof *r)); return weigh(r, 6); }
double down(double x) { BASE; BUBBLE(swap_down((char *)&r[j], (char *)&r[j + 1], sizeof *r)); return weigh(r, 6); }
double words(double x) { BASE; BUBBLE(swap_words(&r[j], &r[j + 1], sizeof *r)); return weigh(r, 6); }
double longs(double x) { BASE; BUBBLE(swap_longs(&r[j], &r[j + 1], sizeof *r)); return weigh(r, 6); }
double until(double x) { BASE; BUBBLE(swap_until((char *)&r[j], (char *)&r[j + 1], (char *)(&r[j] + 1))); return weigh(r, 6); }

double pairs(double x) {
  struct pair p[4] = {{x, 1}, {x * x, 2}, {1 / x, 3}, {x + 0.1, 4}};
  for (int i = 0; i < 4; i++) for (int j = i + 1; j < 4; j++) if (p[i].value < p[j].value) swap_bytes(&p[i], &p[j], sizeof *p);
  return p[0].value * p[0].number + 3 * p[1].value * p[1].number + p[2].value / p[2].number;
}

double small(double x) {
  struct small p[3] = {{x, 1, 2}, {x * x, 2, 3}, {1 / x, 3, 4}};
  for (int i = 0; i < 3; i++) for (int j = i + 1; j < 3; j++) if (p[i].value < p[j].value) swap_bytes(&p[i], &p[j], sizeof *p);
  return p[0].value * p[0].number + 3 * p[1].value * p[1].tag + p[2].value / p[2].number;
}

// two sizes in one program
double two(double x) {
  struct pair p[2] = {{x, 1}, {x * x, 2}};
  BASE;
  if (p[0].value < p[1].value) swap_bytes(&p[0], &p[1], sizeof *p);
  BUBBLE(swap_bytes(&r[j], &r[j + 1], sizeof *r));
  return p[0].value * p[0].number + weigh(r, 6);
}

// a generic sort by insertion, through a block of its own
static int by_value(const void *a, const void *b) {
  double x = ((const struct record *)a)->value, y = ((const struct record *)b)->value;
  return (x > y) - (x < y);
}
static int by_number(const void *a, const void *b) { return ((const struct pair *)b)->number - ((const struct pair *)a)->number; }

KEPT void insertion_sort(void *base, size_t n, size_t size, int (*compare)(const void *, const void *)) {
  char *key = malloc(size), *a = base;
  for (size_t i = 1; i < n; i++) {
    copy_bytes(key, a + i * size, size);
    size_t j = i;
    for (; j > 0 && compare(a + (j - 1) * size, key) > 0; j--) copy_bytes(a + j * size, a + (j - 1) * size, size);
    copy_bytes(a + j * size, key, size);
  }
  free(key);
}
double insertion(double x) { BASE; insertion_sort(r, 6, sizeof *r, by_value); return weigh(r, 6); }
double insertions(double x) {
  BASE;
  struct pair p[3] = {{x, 1}, {x * x, 2}, {3 * x, 5}};
  insertion_sort(r, 6, sizeof *r, by_value);
  insertion_sort(p, 3, sizeof *p, by_number);
  return weigh(r, 6) + p[0].value * p[0].number * p[1].value;
}

// copies
double copies(double x) {
  BASE;
  struct record s[6], t[6], u[6], v[6];
  copy_bytes(s, r, sizeof r);
  copy_index(t, s, sizeof s);
  copy_down(u, t, sizeof t);
  copy_until((char *)v, (char *)u, (char *)(u + 6));
  return weigh(v, 6) + weigh(s, 3);
}
double wordcopies(double x) { BASE; struct record s[6]; copy_words(s, r, sizeof r); s[2].value *= 3; copy_words(r + 1, s + 2, 2 * sizeof *r); return weigh(r, 6); }
// a place that overlaps with the one before it, as for removing an element
double removed(double x) { BASE; copy_bytes(r + 1, r + 2, 4 * sizeof *r); return weigh(r, 5); }
double inserted(double x) { BASE; copy_down(r + 2, r + 1, 4 * sizeof *r); r[1].value = x * 7; return weigh(r, 6); }
// onto itself
double onto_itself(double x) { BASE; swap_bytes(r, r, sizeof *r); copy_bytes(r + 1, r + 1, sizeof *r); return weigh(r, 6); }
// an array of unknown length
KEPT double unknown(double x, int n) {
  struct record *r = malloc(n * sizeof *r), *s = malloc(n * sizeof *s);
  double *base = malloc(n * sizeof *base);
  for (int i = 0; i < n; i++) base[i] = sin(x * i + 1);
  fill(r, base, n); fill(s, base, n);
  for (int i = 0; i < n; i++) s[i].value *= i * x;
  swap_bytes(r, s, n / 2 * sizeof *r);
  double v = weigh(r, n) + 2 * weigh(s, n);
  free(r); free(s); free(base);
  return v;
}
double of_unknown_length(double x) { return unknown(x, 5 + (x > 2)); }

double large(double x) {
  struct large a = {1, {x, x * x, x + 1, 2 * x, 1 / x}, "abc", 0}, b = {2, {1, x, 2, x * x, 3}, "def", &a};
  swap_bytes(&a, &b, sizeof a);
  double s = 0;
  for (int i = 0; i < 5; i++) s += a.values[i] * b.values[i] * a.number + (a.name[0] == 'd') * a.values[i] * (i + 1);
  return s + a.next->values[1] * 3;
}

// places that overlap, so that later iterations read what earlier ones have written
double overlapping_copy(double x) { BASE; copy_bytes(r + 2, r + 1, 3 * sizeof *r); return weigh(r, 6); }
double overlapping_down(double x) { BASE; copy_down(r + 1, r + 2, 3 * sizeof *r); return weigh(r, 6); }
double overlapping_swap(double x) { BASE; swap_bytes(r + 1, r + 2, 3 * sizeof *r); return weigh(r, 6); }
// text may overlap, and lies beside numbers
double text(double x) {
  struct large a = {1, {x, x * x, x + 1, 2 * x, 1 / x}, "abc", 0};
  copy_bytes(a.name + 1, a.name, 5);
  return a.values[1] * a.name[4] / a.name[0];
}
// a half of a number
static volatile int none = 0;
double one_half(double x) { double a = x * x, b = 0; copy_bytes((char *)&b + 4, (char *)&a + 4, 4 + none); return b * x; }
double both_halves(double x) {
  double a = x * x, b = 0;
  copy_bytes((char *)&b + 4, (char *)&a + 4, 4 + none);
  copy_bytes(&b, &a, 4 + none);
  return b * x;
}
// five numbers and a half of the sixth
double torn(const double *x, double *w) {
  __builtin_memcpy(w, x, 44);
  return w[0] * w[1] + w[5] * w[5];
}
// a length that is not known before
double whole_later(const double *x, double *w) {
  __builtin_memcpy(w, x, 40 + none);
  return w[0] * w[1] + w[4] * w[4];
}
