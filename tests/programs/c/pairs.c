/* Structures of an integer and a number, passed and returned by value: one word of 64 bits where the number has 32. `real` is float or double. */
#define APART static __attribute__((noinline))

typedef struct { real v; int k; } Indexed;
typedef struct { int k; real v; } Numbered;
typedef struct { real v; unsigned k; } Hashed;
typedef struct { short a, b; real v; } Counted;

static const double table[16] = {0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6};
static double bins[16];

/* Arithmetic on the upper half of a word whose lower half is masked away. */
APART Indexed scaled(Indexed a) { return (Indexed){a.v * 2 + (real)table[a.k & 15], a.k * 3 - 2}; }
APART Indexed counted_down(Indexed a) { a.k--; if (a.k < 0) a.v *= a.v; return a; }
APART Indexed moved(Indexed a) { a.v = a.v * (1 - a.v * a.v / 6); a.k -= 5; return a; }
double steps(double *x) {
  double s = 0;
  for (int i = 0; i < 4; i++) { Indexed r = scaled(counted_down(moved((Indexed){(real)x[i], i - 2}))); s += r.v * r.v * r.k; }
  return s;
}
double in_a_loop(double *x) {
  Indexed q = {1, 0};
  for (int i = 0; i < 4; i++) { q.v *= (real)x[i]; q = counted_down(q); if (q.k > -3) q = moved(q); }
  return q.v * q.k;
}

/* The number in the upper half; the integer becomes an index, and is squared with 64 bits. */
APART Numbered next(Numbered a) { a.k++; return a; }
APART Numbered weighted(Numbered a) { a.v *= a.k; a.k = a.k * 7 - 1; return a; }
APART long squared(Numbered a) { return (long)a.k * a.k; }
double numbered(double *x) {
  double s = 0;
  for (int i = 0; i < 4; i++) { Numbered r = next(weighted(next((Numbered){i - 1, (real)x[i]}))); s += r.v * r.v * r.k + squared(r) * r.v; }
  return s;
}
double as_index(double *x) {
  for (int i = 0; i < 16; i++) bins[i] = 0;
  for (int i = 0; i < 4; i++) {
    Numbered r = next((Numbered){i * 3, (real)x[i]});
    bins[r.k & 15] += r.v * r.v;
    bins[(r.k + 1) & 15] += table[r.k & 15] * r.v;
  }
  double s = 0;
  for (int i = 0; i < 16; i++) s += bins[i] * bins[i];
  return s;
}

/* Products and shifts within one half; words that are compared by it. */
APART Hashed hashed(Hashed a) { a.k = a.k * 2654435761u + 1; return a; }
APART Hashed shifted(Hashed a) { a.v = a.v * a.v + (a.k >> 31); a.k >>= 3; return a; }
APART int before(Hashed a, Hashed b) { return a.k < b.k; }
double sorted(double *x) {
  Hashed q[8];
  for (int i = 0; i < 8; i++) q[i] = shifted(hashed((Hashed){(real)x[i % 4], i}));
  for (int i = 1; i < 8; i++)
    for (int j = i; j > 0 && before(q[j], q[j - 1]); j--) { Hashed h = q[j]; q[j] = q[j - 1]; q[j - 1] = h; }
  double s = 0;
  for (int i = 0; i < 8; i++) s += q[i].v * (i + 1) + table[q[i].k & 15] * q[i].v;
  return s;
}

APART Counted exchanged(Counted a) { a.a++; a.b -= a.a; a.v *= a.b; return a; }
double shorts(double *x) {
  double s = 0;
  for (int i = 0; i < 4; i++) {
    Counted r = exchanged(exchanged((Counted){(short)i, (short)(3 * i), (real)x[i]}));
    s += r.v * r.v * r.a + table[r.b & 15] * r.v;
  }
  return s;
}
