// Loops that copy and exchange bytes, whose iterations are counted in many ways.
#include <stddef.h>
#include <string.h>

struct record { double value; int number; float weight; char tag; struct record *other; };
typedef struct record record;
enum { SIZE = sizeof(record) };

static void fill(record *a, record *b, double x) {
  memset(a, 0, 5 * sizeof *a);
  memset(b, 0, 5 * sizeof *b);
  for (int i = 0; i < 5; i++) {
    a[i] = (record){x * (i + 1), i + 1, i * 0.5f, 'a' + i, &b[i]};
    b[i] = (record){x * x + i, 10 + i, i * 0.25f, 'k' + i, &a[4 - i]};
  }
}

__attribute__((noinline)) static double weigh(const record *a, const record *b) {
  double s = 0;
  for (int i = 0; i < 5; i++) {
    s += a[i].value * a[i].value * a[i].number * (i + 1) + b[i].value * b[i].number * (i + 2) * b[i].value;
    s += a[i].other->value * a[i].tag + b[i].tag * b[i].value;
  }
  return s;
}

static volatile int none = 0;  // so that no compiler knows how long a copy is

#define LOOP(NAME, TYPE, BODY, LENGTH, TO, FROM) \
  __attribute__((noinline)) static void loop_##NAME(void *to, void *from, TYPE n) { char *p = to, *q = from; BODY } \
  double NAME(double x) { record a[5], b[5]; fill(a, b, x); loop_##NAME(TO, FROM, LENGTH + none); return weigh(a, b); }

LOOP(less, long, for (long i = 0; i < n; i++) p[i] = q[i];, 3 * SIZE, a, b)
LOOP(at_most, long, for (long i = 0; i <= n - 1; i++) p[i] = q[i];, 3 * SIZE, a, b)
LOOP(nothing, long, for (long i = 0; i < n; i++) p[i] = q[i];, 0, a, b)
LOOP(from_later, long, for (long i = SIZE; i < n; i++) p[i] = q[i - SIZE];, 3 * SIZE, a, b)
LOOP(from_five, long, for (long i = 5; i < n; i++) p[i - 5] = q[i - 5];, 3 * SIZE + 5, a, b)
LOOP(by_int, int, for (int i = 0; i < n; i++) p[i] = q[i];, 3 * SIZE, a, b)
LOOP(by_unsigned, unsigned, for (unsigned i = 0; i < n; ++i) p[i] = q[i];, 3 * SIZE, a, b)
LOOP(by_short, unsigned short, for (unsigned short i = 0; i != n; i++) p[i] = q[i];, 3 * SIZE, a, b)
LOOP(wrapping, unsigned char, unsigned char i = 250; do { *p++ = *q++; } while (++i != n);, 2 * SIZE - 6, a, b)
LOOP(until_zero, long, do { *p++ = *q++; } while (--n);, 4 * SIZE, a, b)
LOOP(until_one, long, do { *p++ = *q++; } while (n-- > 1);, 4 * SIZE, a, b)
LOOP(to_the_end, long, const char *e = q + n; while (q != e) *p++ = *q++;, 3 * SIZE, a, b)
LOOP(into_a_member, long, for (long i = 0; i < n; i++) p[i] = q[i];, 2 * SIZE + 16, a, b)
LOOP(exchanged, long, for (long i = 0; i < n; i++) { char t = p[i]; p[i] = q[i]; q[i] = t; }, 2 * SIZE, a + 1, b + 2)
LOOP(exchanged_inside, long, for (long i = 0; i < n; i++) { char t = q[i]; q[i] = p[i]; p[i] = t; }, 2 * SIZE, a + 1, a + 3)
