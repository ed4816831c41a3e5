/* The state is in variables of the program. */
#include <math.h>
#include <stdio.h>
static double state[16];
static int count;

double globals(const double *x, int n, int steps) {
  for (int i = 0; i < 16; i++) state[i] = x[i % n];
  count = 0;
  for (int k = 0; k < steps; k++) {
    for (int i = 0; i < 16; i++) state[i] = 0.9 * state[i] + 0.1 * sin(state[(i + 1 + count % 3) % 16]);
    count++;
  }
  double r = 0;
  for (int i = 0; i < 16; i++) r += state[i] * state[i] * (i + count);
  return r;
}

double reported(const double *x, int n, int steps) {
  double u[8], r = 0;
  for (int i = 0; i < 8; i++) u[i] = x[i % n];
  for (int k = 0; k < steps; k++) {
    for (int i = 0; i < 8; i++) u[i] = 0.9 * u[i] + 0.1 * sin(u[(i + 1) % 8]);
    printf("%d %g\n", k, u[0]);
  }
  for (int i = 0; i < 8; i++) r += u[i];
  return r;
}
