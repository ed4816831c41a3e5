/* Addresses of functions and constants that outlive a call: in variables, and in memory that the caller is given. */
#include <stdlib.h>
typedef double (*function)(double);
static double square(double x) { return x * x; }
static double cube(double x) {
  if (x < 0) exit(3);
  return x * x * x;
}
static int positive(double x) {
  if (x > 100) exit(4);
  return x > 0;
}
static int two(double x) { return 2; }
static function chosen = square;
static int (*judge)(double) = two;

void choose(int k) {
  chosen = k ? cube : square;
  judge = k ? positive : two;
}

/* Neither side of the comparison names a function. */
double same(double x) {
  function own = x > 1 ? square : cube;
  return chosen == own ? 3 * x : 5 * x;
}
double called(double x) { return chosen(x) + judge(x); }
double chosen_here(double x, int k) {
  choose(k);
  return chosen(x) * judge(x);
}

static const double linear[2] = {1, 2}, steep[2] = {3, 4};
struct law {
  function f;
  const double *table;
  double a;
};
void *make_law(double a) {
  struct law *o = malloc(sizeof *o);
  o->f = a > 0 ? cube : square;
  o->table = a > 0 ? steep : linear;
  o->a = a;
  return o;
}
void free_law(void *law) { free(law); }
double law_called(void *law, double x) {
  struct law *o = law;
  return o->a * o->f(x);
}
double law_compared(void *law, double x) {
  struct law *o = law;
  return o->f == cube ? o->a * x : x * x;
}
double table_compared(void *law, double x) {
  struct law *o = law;
  const double *own = x > 1 ? steep : linear;
  return o->table == own ? o->a * x : x * x * o->table[1];
}
