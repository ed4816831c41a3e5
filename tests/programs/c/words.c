/* Numbers in words that the program moves as addresses. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define APART __attribute__((noinline))

union word {
  double number;
  void *address;
  float halves[2];
};

APART static void put(union word *w, double x) { w->number = x * x; }
APART static void *taken(union word *w) { return w->address; }
APART static void move(union word *to, union word *from) { to->address = from->address; }
APART static void *packed(double x) {
  void *word;
  memcpy(&word, &x, sizeof word);
  return word;
}
APART static double unpacked(void *word) {
  double x;
  memcpy(&x, &word, sizeof x);
  return x;
}

double passed(double *x) {
  union word w;
  put(&w, x[0]);
  return unpacked(taken(&w)) * x[1];
}

double moved(double *x) {
  union word a, b;
  put(&a, x[0]);
  move(&b, &a);
  return b.number * x[1];
}

double halves(double *x) {
  union word a, b;
  a.halves[0] = (float)(x[0] * x[0]);
  a.halves[1] = (float)x[1];
  move(&b, &a);
  return (double)b.halves[0] * b.halves[1];
}

APART static void reversed(void **words, int n) {
  for (int i = 0; i < n / 2; i++) {
    void *word = words[i];
    words[i] = words[n - 1 - i];
    words[n - 1 - i] = word;
  }
}

double exchanged(double *x) {
  double a[4] = {x[0], x[0] * x[1], 2 * x[1], 3};
  reversed((void **)(void *)a, 4);
  return a[0] * a[1] + 2 * a[2] * a[3];
}

APART static void *chosen(union word *a, union word *b, int which) { return which > 0 ? a->address : which < 0 ? b->address : 0; }

double selected(double *x) {
  union word a, b;
  put(&a, x[0]);
  put(&b, x[1]);
  void *none = chosen(&a, &b, x[0] > 100 ? 1 : 0);
  return unpacked(chosen(&a, &b, 1)) * unpacked(chosen(&a, &b, -1)) + (none ? 1 : x[0]);
}

struct pair {
  void *word;
  long factor;
};

APART static struct pair with_factor(union word *w, long factor) {
  struct pair made = {w->address, factor};
  return made;
}

double returned(double *x) {
  union word w;
  put(&w, x[0]);
  struct pair made = with_factor(&w, 3);
  return unpacked(made.word) * made.factor * x[1];
}

struct vector {
  void **words;
  int count, room;
};

APART static void push(struct vector *v, void *word) {
  if (v->count == v->room) v->words = realloc(v->words, (v->room = 2 * v->room + 2) * sizeof *v->words);
  v->words[v->count++] = word;
}

double generic(double *x) {
  struct vector v = {0, 0, 0};
  double product = 1;
  for (int i = 1; i < 6; i++) push(&v, packed(x[i % 2] * i * x[0]));
  for (int i = 0; i < v.count; i++) product *= unpacked(v.words[i]) * 0.5;
  free(v.words);
  return product;
}

struct node {
  void *word;
  struct node *next;
};

double listed(double *x) {
  struct node *list = 0;
  for (int i = 1; i < 5; i++) {
    struct node *made = malloc(sizeof *made);
    made->word = packed(x[i % 2] * i), made->next = list, list = made;
  }
  double total = 0;
  while (list) {
    struct node *next = list->next;
    total = 0.5 * total + unpacked(list->word) * unpacked(list->word);
    free(list), list = next;
  }
  return total;
}

struct tagged {
  int tag;
  union {
    double number;
    struct tagged *other;
  } is;
};

APART static struct tagged *made(int tag, double number, struct tagged *other) {
  struct tagged *t = malloc(sizeof *t);
  t->tag = tag;
  if (tag) t->is.other = other;
  else t->is.number = number;
  return t;
}
/* Of both kinds, as an address. */
APART static struct tagged *copied(struct tagged *from) {
  struct tagged *t = malloc(sizeof *t);
  t->tag = from->tag;
  t->is.other = from->is.other;
  return t;
}
APART static double value(struct tagged *t) { return t->tag ? 2 * value(t->is.other) : t->is.number; }

double either(double *x) {
  struct tagged *a = made(0, x[0] * x[1], 0), *b = made(1, 0, a), *c = copied(b), *d = copied(a);
  double found = value(c) * value(d) + value(b);
  free(a), free(b), free(c), free(d);
  return found;
}

/* Numbers and addresses in one container, through calls. */
double mixed(double *x) {
  struct vector v = {0, 0, 0};
  double *numbers = malloc(2 * sizeof *numbers);
  numbers[0] = x[0], numbers[1] = x[1];
  push(&v, packed(x[0] * x[1]));
  push(&v, numbers);
  double found = unpacked(v.words[0]) * ((double *)v.words[1])[1];
  free(numbers), free(v.words);
  return found;
}

union bytes {
  double number;
  uint8_t byte[8];
};

APART static void squared(union bytes *u, double x) { u->number = x * x; }
APART static void copied_by_bytes(union bytes *to, union bytes *from) {
  for (int i = 0; i < 8; i++) to->byte[i] = from->byte[i];
}

double by_bytes(double *x) {
  union bytes a, b;
  squared(&a, x[0]);
  copied_by_bytes(&b, &a);
  return b.number + x[1];
}

// Against the language's rules, which most compilers forgive where they do not see it: one object, accessed as what it is not.
APART static void move_double(void *to, const void *from) { *(double *)to = *(const double *)from; }
APART static void move_integers(void *to, const void *from) {
  ((int *)to)[0] = ((const int *)from)[0], ((int *)to)[1] = ((const int *)from)[1];
}
APART static void move_shorts(void *to, const void *from) {
  for (int i = 0; i < 4; i++) ((short *)to)[i] = ((const short *)from)[i];
}

double as_double(double *x) {
  float a[2] = {(float)x[0], (float)x[1]}, b[2];
  move_double(b, a);
  return b[0] * b[1];
}

double as_integers(double *x) {
  double a = x[0] * x[1], b;
  move_integers(&b, &a);
  return b;
}

double as_shorts(double *x) {
  double a = x[0] * x[1], b;
  move_shorts(&b, &a);
  return b;
}

static union {
  double number[4];
  short piece[16];
} storage;

double in_pieces(double *x) {
  storage.number[0] = x[0], storage.number[1] = x[1];
  for (int i = 0; i < 8; i++) storage.piece[8 + i] = storage.piece[i];
  return storage.number[2] * storage.number[2] * storage.number[3];
}

// Indices in the tail of an array of numbers: both are copied on by functions that walk over either.
APART static void move_indices(int n, const int *from, int *to) {
  for (int i = 0; i < n; i++) to[i] = from[i];
}
APART static void move_numbers(int n, const double *from, double *to) {
  for (int i = 0; i < n; i++) to[i] = from[i];
}
APART static double gathered(double *w, int *index, int n, double x) {
  double s = 0;
  for (int i = 0; i < n; i++) w[i] = x * (i + 1), index[i] = (i * 3) % n;
  for (int i = 0; i < n; i++) s += w[index[i]] * w[i];
  return s;
}

double in_the_tail(double *x) {
  double w[24], s = gathered(w, (int *)(w + 10), 8, x[0]);
  move_indices(8, (int *)(w + 10), (int *)(w + 16));
  move_numbers(8, w, w + 8);
  int *index = (int *)(w + 16);
  return s + w[8 + index[3]] * w[index[5]] * x[1];
}
