/* Constant tables of addresses: of constants that lead to variables and to functions. */
static double left[8], right[8];
struct side {
  double *values;
  double factor;
};
static const struct side first = {left, 2}, second = {right, 3};
static const struct side *const sides[2] = {&first, &second};

/* Writes through one table, reads through the other names, and the other way round. */
double written(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sides[(i + n) % 2]->values[i] = x[i] * x[i];
  for (int i = 0; i < n; i++) sum += (left[i] + 2 * right[i]) * (i + 1);
  for (int i = 0; i < n; i++) left[i] = right[i] = 0;
  return sum;
}
double read(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) left[i] = x[i] * x[i], right[i] = 3 * x[i];
  for (int i = 0; i < n; i++) sum += sides[(i + n) % 2]->values[i] * sides[(i + n) % 2]->factor * x[(i + 1) % n];
  return sum;
}

/* Functions in tables that are called by their names, too, where what they leave is not read. */
__attribute__((noinline)) static double square(double *out, double x) {
  out[0] = x * x;
  return 3 * x;
}
__attribute__((noinline)) static double cube(double *out, double x) {
  out[0] = x * x * x;
  return x;
}
static double (*const table[2])(double *, double) = {square, cube};
struct method {
  double (*run)(double *, double);
};
static const struct method squares = {square}, cubes = {cube};
static const struct method *const methods[2] = {&squares, &cubes};

double named(const double *x, int n) {
  double unread[1], also[1], sum = square(unread, x[0]) + cube(also, x[1]);
  for (int i = 0; i < n; i++) {
    double out[1];
    sum += table[(n + i) % 2](out, x[i]);
    sum += out[0] * (i + 1);
  }
  return sum;
}
double led(const double *x, int n) {
  double unread[1], sum = square(unread, x[0]);
  for (int i = 0; i < n; i++) {
    double out[1];
    sum += methods[(n + i) % 2]->run(out, x[i]);
    sum += out[0] * (i + 1);
  }
  return sum;
}
