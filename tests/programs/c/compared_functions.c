/* Addresses of functions in variables: one call keeps them, another one compares them. */
typedef double (*function)(double);
static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }
static double power(double x) { return x * x * x * x; }
static function chosen = square;
static function order[3] = {square, cube, 0};

void keep(int k) { chosen = k == 1 ? cube : k == 2 ? 0 : k == 3 ? (function)1 : k == 4 ? power : square; }
int which(void) { return chosen == cube ? 1 : chosen == square ? 0 : chosen == power ? 4 : !chosen ? 2 : 3; }

double by_choice(double x) {
  if (chosen == cube) return 5 * x * x;
  if (chosen != square && chosen != (function)1 && chosen) return 7 * x;
  return x;
}
double keeps(double x, int k) {
  keep(k);
  return x * x;
}
double swapped(double x) {
  function first = order[0];
  order[0] = order[1];
  order[1] = first;
  return order[0] == cube ? x * x : order[0] == square ? 3 * x : -1;
}
