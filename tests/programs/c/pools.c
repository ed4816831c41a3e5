#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

/* A pool of words: numbers and integers of every width, one after the other or side by side, at places that only the run tells. */
typedef struct { char *bytes; long used; } Pool;

static void *take(Pool *pool, long size) { char *p = pool->bytes + pool->used; pool->used += size; return p; }

#define COUNTED(NAME, INTEGER)                                                                                                   \
  double NAME(const double *x, int n) {                                                                                          \
    char bytes[512] __attribute__((aligned(8)));                                                                                 \
    Pool pool = {bytes, 0};                                                                                                      \
    double *v = take(&pool, n * 8);                                                                                              \
    INTEGER *count = take(&pool, 8);                                                                                             \
    *count = 0;                                                                                                                  \
    for (int i = 0; i < n; i++) { v[i] = x[i] * x[0]; *count += 1; }                                                             \
    double s = 0;                                                                                                                \
    for (int i = 0; i < (int)*count; i++) s = s * .5 + v[i] * v[i];                                                              \
    return s * *count;                                                                                                           \
  }
COUNTED(counted_8, int8_t)
COUNTED(counted_16, uint16_t)
COUNTED(counted_32, int32_t)
COUNTED(counted_64, int64_t)

double flagged(const double *x, int n) {
  char bytes[512] __attribute__((aligned(8)));
  Pool pool = {bytes, 0};
  double *v = take(&pool, n * 8);
  bool *set = take(&pool, 8);
  for (int i = 0; i < n; i++) { v[i] = x[i] * x[i]; set[i] = x[i] > 1; }
  double s = 0;
  for (int i = 0; i < n; i++) s += set[i] ? v[i] : 2 * v[i];
  return s;
}
double reused(const double *x, int n) { /* numbers first, then integers in the same bytes, then numbers again */
  char bytes[512] __attribute__((aligned(8)));
  double s = 0;
  for (int k = 0; k < 3; k++) {
    Pool pool = {bytes, 8 * k};
    double *v = take(&pool, n * 8);
    for (int i = 0; i < n; i++) v[i] = x[i] * x[k];
    for (int i = 0; i < n; i++) s += v[i] * v[i];
    int64_t *m = take(&pool, 0) ;
    m -= n;
    for (int i = 0; i < n; i++) m[i] = i + k;
    for (int i = 0; i < n; i++) s += x[m[i] % n];
  }
  return s;
}
double moved(const double *x, int n) {
  char bytes[512] __attribute__((aligned(8))), other[512] __attribute__((aligned(8)));
  Pool pool = {bytes, 0};
  double *v = take(&pool, n * 8);
  int64_t *m = take(&pool, n * 8);
  for (int i = 0; i < n; i++) { v[i] = x[i] * x[i]; m[i] = n - 1 - i; }
  memcpy(other, bytes, pool.used);
  v = (double *)other; m = (int64_t *)(other + n * 8);
  double s = 0;
  for (int i = 0; i < n; i++) s = s * .5 + v[m[i]] * x[0];
  return s;
}
#ifdef __SSE2__
double in_vectors(const double *x, int n) {
  char bytes[512] __attribute__((aligned(16)));
  Pool pool = {bytes, 0};
  double *v = take(&pool, n * 8);
  int64_t *count = take(&pool, 8);
  *count = 0;
  for (int i = 0; i + 1 < n; i += 2) { _mm_storeu_pd(v + i, _mm_mul_pd(_mm_loadu_pd(x + i), _mm_set1_pd(x[0]))); *count += 2; }
  double s = 0, t[2];
  for (int i = 0; i + 1 < *count; i += 2) { __m128d a = _mm_loadu_pd(v + i); _mm_storeu_pd(t, _mm_mul_pd(a, a)); s += t[0] - t[1]; }
  return s;
}
#endif

/* Refused: bits of numbers, as integers of every width, and numbers across two words. */
#define LOOKED(NAME, INTEGER)                                                                                                    \
  double NAME(const double *x, int n) {                                                                                          \
    char bytes[512] __attribute__((aligned(8)));                                                                                 \
    Pool pool = {bytes, 0};                                                                                                      \
    double *v = take(&pool, n * 8);                                                                                              \
    INTEGER *m = take(&pool, 64);                                                                                                \
    for (int i = 0; i < 8; i++) m[i] = i;                                                                                        \
    for (int i = 0; i < n; i++) v[i] = x[i] * x[0];                                                                              \
    m -= n * 8 / sizeof(INTEGER);                                                                                                \
    double s = 0;                                                                                                                \
    for (int i = 0; i < n; i++) s += v[i] * (m[i] & 7);                                                                          \
    return s;                                                                                                                    \
  }
LOOKED(bits_8, uint8_t)
LOOKED(bits_16, uint16_t)
LOOKED(bits_32, uint32_t)
LOOKED(bits_64, uint64_t)
double overwritten(const double *x, int n) { /* a byte of a number is changed, and it is read again */
  char bytes[512] __attribute__((aligned(8)));
  Pool pool = {bytes, 0};
  double *v = take(&pool, n * 8);
  uint8_t *m = take(&pool, 8);
  for (int i = 0; i < 8; i++) m[i] = i;
  for (int i = 0; i < n; i++) v[i] = x[i] * x[0];
  m[-n * 8 + 1] = 3;
  double s = m[2];
  for (int i = 0; i < n; i++) s += v[i];
  return s;
}
double rest_of_one(const double *x, int n) { /* a byte is an integer now; its neighbour still is a number's */
  char bytes[512] __attribute__((aligned(8)));
  Pool pool = {bytes, 0};
  double *v = take(&pool, n * 8);
  uint8_t *m = take(&pool, 8);
  for (int i = 0; i < 8; i++) m[i] = i;
  for (int i = 0; i < n; i++) v[i] = x[i] * x[0];
  m -= n * 8;
  m[1] = 3;
  return m[2] * x[0] + m[1] + v[1];
}
double stored_through_an_index(const double *x, int n) {
  struct { double v[4]; int64_t k[4]; } s;
  for (int k = 0; k < 4; k++) { s.v[k] = x[k]; s.k[k] = k; }
  int64_t bits;
  memcpy(&bits, &s.v[n / 2], 8);
  bits += 1ll << 52;
  s.k[n / 4] = bits;
  double r;
  memcpy(&r, &s.k[1], 8);
  return r;
}
/* A list of what is free in the places of what is not, in memory that grows. */
typedef struct { union { double value; uint32_t next; } u; uint32_t version; } Slot;
typedef struct { Slot *slots; uint32_t n, capacity, head; } Slots;
static uint32_t put(Slots *p, double v) {
  uint32_t k = p->head;
  if (k < p->n) {
    p->head = p->slots[k].u.next;
  } else {
    if (p->n == p->capacity) {
      p->capacity = p->capacity ? 2 * p->capacity : 2;
      p->slots = realloc(p->slots, p->capacity * sizeof(Slot));
    }
    p->slots[k].version = 0;
    p->head = ++p->n;
  }
  p->slots[k].u.value = v;
  p->slots[k].version |= 1;
  return k;
}
static double removed(Slots *p, uint32_t k) {
  double v = p->slots[k].u.value;
  p->slots[k].u.next = p->head;
  p->slots[k].version++;
  p->head = k;
  return v;
}
static double slots_of(const double *x, int n, int misread) {
  Slots p = {0, 0, 0, 0};
  uint32_t keys[8];
  for (int i = 0; i < n; i++) keys[i] = put(&p, x[i] * x[i]);
  double s = removed(&p, keys[1]) * removed(&p, keys[3]) * removed(&p, keys[0]);
  put(&p, s * x[2]);
  for (int i = 0; i < 9; i++) put(&p, x[i % n] * i);
  if (misread) s += 1e-3 * (p.slots[keys[2]].u.next >> 20);
  for (uint32_t i = 0; i < p.n; i++)
    if (p.slots[i].version & 1) s += p.slots[i].u.value * (1 + i);
  free(p.slots);
  return s;
}
double slots(const double *x, int n) { return slots_of(x, n, 0); }
double slots_misread(const double *x, int n) { return slots_of(x, n, 1); }
