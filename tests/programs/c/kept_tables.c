/* Tables of functions, constants, that a variable keeps the address of, and objects that begin with one. */
#include <stdlib.h>
struct table {
  double (*value)(double, double);
  double factor;
};
struct object {
  const struct table *how;
  double k;
};
static double sum(double k, double x) { return k + x * x; }
static double product(double k, double x) { return k * x * x * x; }
static const struct table sums = {sum, 2}, products = {product, 3};
static const struct table *const all[2] = {&sums, &products};
static struct object *object;

void make(int which, double k) {
  if (!object) object = malloc(sizeof *object);
  object->how = all[which % 2];
  object->k = k;
}
double made(double x, int which, double k) {
  make(which, k);
  return object->how->factor * object->how->value(object->k, x);
}
double found(double x) {
  if (object->how == &sums) return 5 * object->how->value(object->k, x);
  if (object->how == &products) return 7 * object->how->value(object->k, x);
  return -x;
}
