#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>

/* Memory whose addresses are computed as integers, or by the compiler's own operation on them, to be multiples of what is asked for. */
static void *up(const void *p, size_t to) { return (void *)(((uintptr_t)p + to - 1) & ~(uintptr_t)(to - 1)); }

double local_buffer(const double *x, int n) {
  char bytes[256];
  double *u = __builtin_align_up((double *)bytes, 64), s = 0;
  for (int i = 0; i < n; i++) u[i] = x[i] * x[i];
  for (int i = 0; i < n; i++) s += u[i] * u[(i + 1) % n];
  return s;
}

double rounded_down(const double *x, int n) {
  double *b = aligned_alloc(64, 256), s = 0;
  for (int i = 0; i < 32; i++) b[i] = x[i % n];
  for (int i = 0; i < 32; i += 3) {
    double *q = (double *)((uintptr_t)(b + i) & ~(uintptr_t)63);
    s += q[0] * q[7] * b[i];
  }
  free(b);
  return s;
}

static void *aligned_malloc(size_t size, size_t to) {
  char *p = malloc(size + to + sizeof(void *));
  void **q = up(p + sizeof(void *), to);
  q[-1] = p;
  return q;
}
double base_kept_before(const double *x, int n) {
  double *u = aligned_malloc(n * 8, 64), *v = aligned_malloc(n * 8, 128), s = 0;
  for (int i = 0; i < n; i++) { u[i] = x[i] * x[i]; v[i] = u[i] * x[0]; }
  for (int i = 0; i < n; i++) s += u[i] * v[n - 1 - i];
  free(((void **)v)[-1]);
  free(((void **)u)[-1]);
  return s;
}

/* Arenas: numbers and letters at places that depend on where the memory lies. */
typedef struct { char *base, *next; } Arena;
static void *get(Arena *a, size_t size, size_t to) { char *p = up(a->next, to); a->next = p + size; return p; }

double arena(const double *x, int n) {
  Arena a;
  a.base = malloc(4096);
  a.next = a.base + 24;
  double s = 0;
  for (int r = 0; r < 5; r++) {
    double *u = get(&a, n * 8, 64);
    for (int i = 0; i < n; i++) u[i] = x[i] * x[i] * (r + 1);
    char *letters = get(&a, r + 1, 1);
    letters[r] = 'a' + r;
    double *v = get(&a, 8, 16);
    *v = u[r % n] * u[0];
    s += *v * (letters[r] - 'a');
  }
  free(a.base);
  return s;
}

double arena_by_the_compiler(const double *x, int n) {
  char *base = malloc(4096), *next = base + 24;
  double s = 0;
  for (int r = 0; r < 5; r++) {
    next = __builtin_align_up(next, 64);
    double *u = (double *)next;
    for (int i = 0; i < n; i++) u[i] = x[i] * x[i] * (r + 1);
    next += n * 8;
    *next++ = r;
    next = __builtin_align_up(next, 16);
    double *v = (double *)next;
    next += 8;
    *v = u[r % n] * u[0];
    s += *v * r;
  }
  free(base);
  return s;
}

/* The letter is one of a number's bytes. */
double arena_misread(const double *x, int n) {
  Arena a;
  a.base = malloc(4096);
  a.next = a.base;
  double *u = get(&a, n * 8, 8);
  char *letters = get(&a, 4, 1);
  letters[0] = 1;
  for (int i = 0; i < n; i++) u[i] = x[i] * x[i];
  double s = letters[-3 * (n > 2)] * u[0];
  free(a.base);
  return s;
}
