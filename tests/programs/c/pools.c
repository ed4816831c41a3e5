#include <math.h>
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

/* A pool that clears what it gives, from a part of a word on as often as not. */
static void *cleared(Pool *pool, long size, long align) {
  pool->used = (pool->used + align - 1) / align * align;
  void *p = take(pool, size);
  memset(p, 0, size);
  return p;
}

double cleared_counts(const double *x, int n) {
  Pool pool = {malloc(1024), 0};
  double s = 0;
  for (int r = 0; r < 4; r++) {
    pool.used = 0;
    char *count = cleared(&pool, n + r, 1);
    double *v = cleared(&pool, n * 8, 8);
    for (int i = 0; i < 3 * n; i++) { v[(i * i) % n] += x[i % n] * x[r % n]; count[(i * i) % n]++; }
    for (int i = 0; i < n; i++) if (count[i]) s += v[i] * v[i] / count[i];
  }
  free(pool.bytes);
  return s;
}

double cleared_by_turns(const double *x, int n) {
  static char bytes[512] __attribute__((aligned(8)));
  Pool pool = {bytes, 0};
  double s = 0;
  for (int r = 0; r < 4; r++) {
    pool.used = 0;
    if (r & 1) {
      int *k = cleared(&pool, n * 4, 4);
      for (int i = 0; i < n; i++) k[i] += i * r;
      double *v = cleared(&pool, n * 8, 8);
      for (int i = 0; i < n; i++) v[i] += x[i] * k[n - 1 - i];
      for (int i = 0; i < n; i++) s += v[i] * v[i];
    } else {
      double *v = cleared(&pool, n * 8, 8);
      for (int i = 0; i < n; i++) v[i] += sin(x[i] * (r + 1));
      for (int i = 0; i < n; i++) s += v[i] * v[(i + 1) % n];
    }
  }
  return s;
}

/* All of it at once, and by a length that is known. */
double cleared_before(const double *x, int n) {
  char bytes[256] __attribute__((aligned(8)));
  double s = 0;
  for (int r = 0; r < 3; r++) {
    memset(bytes, 0, sizeof bytes);
    Pool pool = {bytes, 0};
    double *v = take(&pool, n * 8);
    char *k = take(&pool, n);
    for (int i = 0; i < 2 * n; i++) { v[i % n] += x[i % n] * x[r]; k[i % n] += i; }
    for (int i = 0; i < n; i++) s += v[i] * v[i] * k[i];
  }
  return s;
}

/* One buffer for elements of two sizes, cleared each time by a length that nobody knows. */
typedef struct { double v; int count; } Counted;
typedef struct { int n; double w; } Head;

double cleared_for_others(const double *x, int n) {
  char *b = malloc(512);
  double s = 0;
  for (int r = 0; r < 4; r++)
    if (r & 1) {
      Counted *k = (Counted *)b;
      memset(b, 0, n * sizeof *k);
      for (int i = 0; i < 2 * n; i++) { k[i % n].v += x[i % n] * r; k[i % n].count++; }
      for (int i = 0; i < n; i++) s += x[i] * k[i].v * k[i].count;
    } else {
      double *v = (double *)b;
      memset(b, 0, n * sizeof *v);
      for (int i = 0; i < 2 * n; i++) v[i % n] += x[i % n] * x[r];
      for (int i = 0; i < n; i++) s += v[i] * v[i];
    }
  free(b);
  return s;
}

double cleared_with_a_head(const double *x, int n) {
  char *b = malloc(512);
  double s = 0;
  for (int r = 0; r < 4; r++) {
    memset(b, 0, n * sizeof(Counted) + sizeof(Head));
    Head *h = (Head *)b;
    h->n += n;
    h->w += x[r];
    if (r & 1) {
      Counted *k = (Counted *)(h + 1);
      for (int i = 0; i < 2 * n; i++) { k[i % n].v += x[i % n] * r; k[i % n].count += i + r; }
      for (int i = 0; i < h->n; i++) s += h->w * k[i].v * k[i].count;
    } else {
      double *v = (double *)(h + 1);
      for (int i = 0; i < 2 * n; i++) v[i % n] += x[i % n] * x[r];
      for (int i = 0; i < h->n; i++) s += v[i] * v[i] * h->w;
    }
  }
  free(b);
  return s;
}

/* Bytes of a number are cleared, which is read after that. */
double cleared_in_part(const double *x, int n) {
  char *bytes = malloc(256);
  double *v = (double *)(bytes + 8);
  for (int i = 0; i < n; i++) v[i] = x[i] * x[i];
  bytes[0] = 3;
  memset(bytes + 8 * (n - 2) + n - 3, 0, n - 1);
  double s = 0;
  for (int i = 0; i < n; i++) s += v[i] * bytes[0];
  free(bytes);
  return s;
}

/* Chunks of a list of them, in which nodes with addresses and numbers lie, and their names. */
typedef struct Chunk { struct Chunk *next; size_t used, room; char data[]; } Chunk;
typedef struct Named { double v; char *name; struct Named *next; } Named;

static void *carve(Chunk **chunks, size_t size) {
  size = (size + 7) / 8 * 8;
  if (!*chunks || (*chunks)->used + size > (*chunks)->room) {
    size_t room = size > 64 ? size : 64;
    Chunk *made = malloc(sizeof *made + room);
    made->next = *chunks, made->used = 0, made->room = room;
    *chunks = made;
  }
  void *p = (*chunks)->data + (*chunks)->used;
  (*chunks)->used += size;
  return p;
}
static void release(Chunk *chunks) {
  for (Chunk *next; chunks; chunks = next) { next = chunks->next; free(chunks); }
}

double names_beside(const double *x, int n) {
  Chunk *chunks = 0;
  Named *list = 0;
  double s = 0;
  for (int i = 0; i < 9; i++) {
    Named *node = carve(&chunks, sizeof *node);
    char *name = carve(&chunks, 3 + i);
    name[0] = 'n', name[1] = '0' + i, name[2] = 0;
    node->name = name, node->v = x[i % n] * (i + 1), node->next = list;
    list = node;
  }
  for (; list; list = list->next) s = s * .5 + list->v * list->v * (list->name[1] - '0');
  release(chunks);
  return s;
}

/* The letter is a byte of a number, or of an address. */
static double letter_of(const double *x, int n, int where) {
  Chunk *chunks = 0;
  Named *node = carve(&chunks, sizeof *node);
  char *name = carve(&chunks, 3 + n);
  name[0] = 'n', name[1] = '1';
  node->name = name, node->v = x[0] * x[1], node->next = 0;
  double s = node->v * node->name[where + (n > 9)];
  release(chunks);
  return s;
}
double letter_of_a_number(const double *x, int n) { return letter_of(x, n, -(int)sizeof(Named) + 7 * (n > 3)); }

/* An address goes from one node to another byte by byte, changed on the way. */
double address_in_letters(const double *x, int n) {
  Chunk *chunks = 0;
  Named *first = carve(&chunks, sizeof *first), *second = carve(&chunks, sizeof *second), *last = carve(&chunks, sizeof *last);
  char *name = carve(&chunks, 8 + n);
  last->v = x[0] * x[1], last->next = 0, last->name = name;
  second->v = x[2], second->next = last, second->name = name;
  first->v = x[1], first->name = name;
  for (int i = 0; i < 8; i++) name[i] = ((char *)&second->next)[i] ^ (n > 9 ? 1 : 0x55);
  for (int i = 0; i < 8; i++) ((char *)&first->next)[i] = name[i] ^ (n > 9 ? 1 : 0x55);
  double s = first->v * first->next->v + second->v;
  release(chunks);
  return s;
}
