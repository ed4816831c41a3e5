/* Values of which a tag says whether they are an integer or a number, passed and returned by value: what interpreters compute with. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define APART __attribute__((noinline))

typedef enum { INTEGER, NUMBER, TEXT, LIST } Kind;
typedef struct Pair Pair;
typedef struct {
  Kind kind;
  union {
    long i;
    double d;
    const char *text;
    Pair *pair;
  };
} Value;
struct Pair {
  Value first, rest;
};

APART static Value integer(long i) { return (Value){INTEGER, {.i = i}}; }
APART static Value number(double d) { return (Value){NUMBER, {.d = d}}; }
APART static Value text(const char *text) { return (Value){TEXT, {.text = text}}; }

APART static double as_number(Value v) {
  switch (v.kind) {
    case INTEGER: return (double)v.i;
    case NUMBER: return v.d;
    case TEXT: return (double)strlen(v.text);
    default: return 0;
  }
}

APART static Value add(Value a, Value b) {
  return a.kind == INTEGER && b.kind == INTEGER ? integer(a.i + b.i) : number(as_number(a) + as_number(b));
}

APART static Value multiply(Value a, Value b) {
  return a.kind == INTEGER && b.kind == INTEGER ? integer(a.i * b.i) : number(as_number(a) * as_number(b));
}

APART static Value negative(Value v) {
  if (v.kind == INTEGER) v.i = -v.i;
  else v.d = -v.d;
  return v;
}

double polynomial(const double *x, int n) {
  Value s = integer(0);
  for (int k = 0; k < n; k++) s = add(multiply(s, number(x[0])), k % 2 ? integer(k) : number(x[k]));
  return as_number(negative(s));
}

/* A machine with registers: loads, sums, products, and a loop that an integer counts. */
typedef struct { unsigned char operation, a, b, c; } Step;

double machine(const double *x, int n) {
  static const Step code[] = {{0, 0, 0, 0}, {1, 1, 0, 0}, {1, 2, 1, 0}, {0, 3, 1, 0}, {2, 4, 1, 2}, {3, 4, 4, 3}, {4, 3, 0, 0}, {5, 3, 5, 0}, {6, 0, 0, 0}};
  Value constants[2] = {integer(0), integer(4)}, r[8];
  for (int k = 0; k < 8; k++) r[k] = integer(0);
  for (int at = 0;;) {
    Step step = code[at++];
    switch (step.operation) {
      case 0: r[step.a] = constants[step.b]; break;
      case 1: r[step.a] = number(x[step.b]); break;
      case 2: r[step.a] = multiply(r[step.b], r[step.c]); break;
      case 3: r[step.a] = add(r[step.b], r[step.c]); break;
      case 4: r[step.a] = add(r[step.a], integer(-1)); break;
      case 5:
        r[4] = multiply(r[4], number(x[n - 1]));
        if (r[step.a].i > 0) at = step.b;
        break;
      default: return as_number(r[0]) + as_number(r[4]);
    }
  }
}

/* Expressions as lists: ("*" a . b), and ("x" . k) for an input. */
static Value pair(Value first, Value rest) {
  Pair *made = malloc(sizeof *made);
  *made = (Pair){first, rest};
  return (Value){LIST, {.pair = made}};
}

static Value term(const char *name, Value a, Value b) { return pair(text(name), pair(a, b)); }
static Value input(long k) { return pair(text("x"), integer(k)); }

APART static Value evaluated(Value e, const double *x) {
  if (e.kind != LIST) return e;
  char name = e.pair->first.text[0];
  if (name == 'x') return number(x[e.pair->rest.i]);
  Value a = evaluated(e.pair->rest.pair->first, x), b = evaluated(e.pair->rest.pair->rest, x);
  if (name == 's') return number(sin(as_number(a)) * as_number(b));
  return name == '+' ? add(a, b) : multiply(a, b);
}

static void drop(Value e) {
  if (e.kind != LIST) return;
  drop(e.pair->first);
  drop(e.pair->rest);
  free(e.pair);
}

double lists(const double *x, int n) {
  Value sum = term("+", integer(3), integer(n)), e = term("+", term("*", input(0), term("+", input(1), integer(-2))), term("*", sum, term("s", input(2), input(3))));
  double result = as_number(evaluated(e, x));
  drop(e);
  return result;
}

/* One variable that is now an integer and now a number. */
double in_turn(const double *x, int n) {
  Value s = integer(1);
  for (int k = 0; k < 20; k++) {
    if (s.kind == INTEGER) {
      s.i = 3 * s.i + 1;
      if (s.i > 100) s = number(x[k % n] * (double)s.i * 0.01);
    } else {
      s.d = sin(s.d) + x[(k + 1) % n];
      if (k % 5 == 4) s = integer(k);
    }
  }
  return as_number(s) * as_number(add(s, number(x[0])));
}

/* Tags that lie from the fifth input on. */
APART static Value lying(Value v, int lies) {
  if (lies) v.kind = INTEGER;
  return v;
}

double sum_of_bits(const double *x, int n) {
  Value v = n > 3 ? number(x[0]) : integer(n);
  return as_number(add(lying(v, n > 4), integer(n))) * x[1];
}

double bits_as_number(const double *x, int n) {
  Value v = n > 4 ? number(x[0]) : integer(n);
  v.i -= 1023L << 52;
  return (double)v.i * 0x1p-52 * x[1];
}

double bits_in_memory(const double *x, int n) {
  Value *v = malloc((size_t)n * sizeof *v);
  long s = 0;
  for (int k = 0; k < n; k++) v[k] = n > 4 && k % 2 ? number(x[k]) : integer(k);
  for (int k = 0; k < n; k++) s += v[k].i >> 1;
  free(v);
  return (double)s * x[1];
}

/* Changed in place: of each, LLVM makes an operation that leaves a number as it is, without a branch. */
APART static Value incremented(Value v) {
  if (v.kind == INTEGER) v.i += 1;
  return v;
}

APART static Value doubled(Value v) {
  if (v.kind == INTEGER) v.i *= 2;
  return v;
}

APART static Value inverted(Value v) {
  if (v.kind == INTEGER) v.i = ~v.i;
  return v;
}

APART static Value at_least_zero(Value v) {
  if (v.kind == INTEGER && v.i < 0) v.i = 0;
  return v;
}

double in_place(const double *x, int n) {
  Value a = number(x[0] * x[3]), b = integer(2);
  double s = 0;
  for (int k = 0; k < n; k++) {
    Value v = incremented(k % 2 ? a : b), w = doubled(k % 3 ? a : b), u = inverted(k > 1 ? a : b), t = at_least_zero(k == 2 ? a : u);
    s += as_number(v) * x[1] + as_number(w) * as_number(u) * x[2] + as_number(t);
    a.d += s;
  }
  return s;
}

/* Nothing with a derivative comes out of the function that takes the number for an integer. */
double bits_passed_on(const double *x, int n) {
  Value v = n > 3 ? number(x[0] * x[3]) : integer(n);
  v = incremented(lying(v, n > 4));
  return v.d * x[1];
}

/* The same, with a tag that tells the truth, by a product that leaves the number as it is. */
APART static Value scaled(Value v) {
  v.i *= v.kind == INTEGER ? 3 : 1;
  return v;
}

double bits_multiplied(const double *x, int n) {
  Value v = scaled(n > 4 ? number(x[0] * x[3]) : integer(n));
  return v.kind == INTEGER ? (double)v.i * x[1] : v.d * x[1];
}
