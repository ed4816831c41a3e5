/* Unions of a number and an address, moved as the compiler likes: as numbers, where some path uses them so. */
#include <stdlib.h>

typedef struct {
  union { double number, *place; };
  long tag;
} Item;

static double *squares(const double *x, int n) {
  double *made = malloc(n * sizeof *made);
  for (int i = 0; i < n; i++) made[i] = x[i] * x[i];
  return made;
}

static void fill(Item *items, double *places, const double *x, int n) {
  for (int i = 0; i < n; i++) {
    items[i].tag = i % 2;
    if (i % 2) items[i].place = places + i;
    else items[i].number = x[i];
  }
}

static double value(Item item) { return item.tag ? *item.place : item.number; }

double copied(const double *x, int n) {
  Item from[8], to[8];
  double *places = squares(x, n), sum = 0;
  fill(from, places, x, n);
  for (int i = 0; i < n; i++) {
    Item item = from[i];
    if (item.tag == 0) sum += item.number * item.number * x[0];
    to[(i + 1) % n] = item;
  }
  for (int i = 0; i < n; i++) sum += to[i].tag ? *to[i].place * x[1] : to[i].number * x[2];
  free(places);
  return sum;
}

double made(const double *x, int n) {
  Item items[8];
  double *places = squares(x, n), sum = 0;
  for (int i = 0; i < n; i++) {
    Item item;
    item.tag = i % 2;
    if (i % 2) item.place = places + i;
    else item.number = x[i];
    items[i] = item;
  }
  for (int i = 0; i < n; i++) sum += value(items[i]) * x[1];
  free(places);
  return sum;
}

double turned(const double *x, int n) {
  Item items[8];
  double *places = squares(x, n), sum = 0;
  fill(items, places, x, n);
  for (int k = 0; k < 3; k++) {
    Item first = items[0];
    for (int i = 0; i + 1 < n; i++) items[i] = items[i + 1];
    items[n - 1] = first;
    sum += first.tag ? *first.place : first.number * x[3];
  }
  for (int i = 0; i < n; i++) sum += value(items[i]) * (i + 1);
  free(places);
  return sum;
}

double largest(const double *x, int n) {
  Item items[8], best;
  double *places = squares(x, n), sum;
  fill(items, places, x, n);
  best = items[0];
  for (int i = 1; i < n; i++)
    if (value(items[i]) > value(best)) best = items[i];
  sum = value(best) * x[0];
  free(places);
  return sum;
}

typedef struct Value {
  int type;
  union {
    double number;
    struct Value *of;
    long count;
    struct {
      struct Value *one, *other;
    };
  };
} Value;

static double evaluate(const Value *v) {
  switch (v->type) {
    case 0: return v->number;
    case 1: return evaluate(v->of) * 2;
    case 2: return (double)v->count;
    default: return evaluate(v->one) * evaluate(v->other);
  }
}

double expression(const double *x, int n) {
  Value values[12];
  for (int i = 0; i < n; i++) values[i] = (Value){0, {.number = x[i]}};
  values[4] = (Value){1, {.of = values + 1}};
  values[5] = (Value){2, {.count = 3}};
  values[6] = (Value){3, {.one = values, .other = values + 4}};
  values[7] = (Value){3, {.one = values + 6, .other = values + 5}};
  Value last = values[7], before = n > 3 ? values[6] : values[0];
  return evaluate(&last) + evaluate(&before) * evaluate(values + 2) + evaluate(values + 3);
}
