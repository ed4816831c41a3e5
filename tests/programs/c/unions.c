/* Unions of a number and an address, moved as the compiler likes: as numbers, where some path uses them so. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

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

/* A formula: a number, the index of a variable, two operands, or a function and its argument, in memory that is cleared before. */
typedef enum { NUMBER, VARIABLE, SUM, PRODUCT, CALL } Sort;

typedef struct Formula {
  Sort sort;
  union {
    double number;
    int variable;
    struct {
      struct Formula *left, *right;
    };
    struct {
      double (*function)(double);
      struct Formula *argument;
    };
  };
} Formula;

static Formula *formula(Sort sort) {
  Formula *made = malloc(sizeof *made);
  memset(made, 0, sizeof *made);
  made->sort = sort;
  return made;
}

static Formula *constant(double number) {
  Formula *made = formula(NUMBER);
  made->number = number;
  return made;
}

static Formula *variable(int i) {
  Formula *made = formula(VARIABLE);
  made->variable = i;
  return made;
}

static Formula *combined(Sort sort, Formula *left, Formula *right) {
  Formula *made = formula(sort);
  made->left = left;
  made->right = right;
  return made;
}

static Formula *called(double (*function)(double), Formula *argument) {
  Formula *made = formula(CALL);
  made->function = function;
  made->argument = argument;
  return made;
}

static double worked_out(const Formula *f, const double *x) {
  switch (f->sort) {
    case NUMBER: return f->number;
    case VARIABLE: return x[f->variable];
    case SUM: return worked_out(f->left, x) + worked_out(f->right, x);
    case PRODUCT: return worked_out(f->left, x) * worked_out(f->right, x);
    default: return f->function(worked_out(f->argument, x));
  }
}

static void dropped(Formula *f) {
  if (f->sort == SUM || f->sort == PRODUCT) dropped(f->left), dropped(f->right);
  if (f->sort == CALL) dropped(f->argument);
  free(f);
}

double formulas(const double *x, int n) {
  Formula *f = constant(x[0]);
  for (int i = 0; i < n; i++) {
    Formula *next = i == 2 ? called(sin, variable(i)) : combined(SUM, variable(i), constant(0.5 * x[i]));
    f = combined(i % 2 ? PRODUCT : SUM, f, next);
  }
  f = called(exp, combined(PRODUCT, constant(0.1), f));
  double result = worked_out(f, x);
  dropped(f);
  return result;
}

/* The bits of a number are taken for an index, which is zero. */
double misread(const double *x, int n) {
  Formula *f = combined(SUM, constant(x[0]), called(sin, variable(n - 1)));
  if (x[1] > 0) f->left->sort = VARIABLE;
  double result = worked_out(f, x);
  dropped(f);
  return result;
}
