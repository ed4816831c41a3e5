/* Loops that run until a condition holds. */
#include <math.h>
#include <stdlib.h>

double until(const double *x, int n, double end) { /* tested before: a time that is a number */
  double *u = malloc(n * sizeof *u), *v = malloc(n * sizeof *v), t = 0, dt = 0.013;
  for (int i = 0; i < n; i++) u[i] = x[i];
  while (t < end) {
    double largest = 1;
    for (int i = 0; i < n; i++) if (fabs(u[i]) > largest) largest = fabs(u[i]);
    dt = 0.01 / largest;
    for (int i = 0; i < n; i++) v[i] = u[i] + dt * sin(u[(i + 1) % n] - u[i]) * (1 + t);
    double *w = u; u = v; v = w;
    t += dt;
  }
  double s = t;
  for (int i = 0; i < n; i++) s += u[i] * u[i];
  free(u); free(v);
  return s;
}

double converge(const double *x, int n, double tolerance) { /* tested after, and left in the middle */
  double u[16], change;
  int count = 0;
  for (int i = 0; i < 16; i++) u[i] = x[i % n];
  do {
    change = 0;
    for (int i = 0; i < 16; i++) {
      double new = 0.5 * u[i] + 0.3 * cos(u[(i + 1) % 16]) + 0.1 * x[i % n];
      change += fabs(new - u[i]);
      u[i] = new;
    }
    if (++count > 500) break;
    for (int i = 0; i < 16; i++) u[i] *= 1.0001;
  } while (change > tolerance);
  double s = change + count;
  for (int i = 0; i < 16; i++) s += (i + 1) * u[i];
  return s;
}

double events(const double *x, int n, int steps) { /* several ways out, with different values */
  double u[16];
  for (int i = 0; i < 16; i++) u[i] = x[i % n];
  double found = 0;
  for (int k = 0; k < steps; k++) {
    for (int i = 0; i < 16; i++) u[i] = 1.01 * u[i] + 0.01 * sin(u[(i + 3) % 16]);
    if (u[3] > 3) { found = u[3] * u[4]; break; }
    for (int i = 0; i < 16; i++) u[i] -= 0.001 * u[i] * u[i];
    if (u[5] < 0.01) { found = u[5] * k; goto out; }
  }
  found += u[7];
out:
  for (int i = 0; i < 16; i++) found += u[i];
  return found;
}

double inner_ways(const double *x, int n, int steps) { /* out of the loop, and on to its next iteration, from inside of another */
  double u[16], s = 0;
  for (int i = 0; i < 16; i++) u[i] = x[i % n];
  for (int k = 0; k < steps; k++) {
    for (int j = 0; j < 6; j++) {
      for (int i = 0; i < 16; i++) u[i] += 0.001 * sin(u[(i + j) % 16]);
      if (u[1] > 1.5 + 0.1 * j) goto next;
      if (u[2] > 2) goto out;
    }
    u[0] *= 0.999;
  next:;
  }
out:
  for (int i = 0; i < 16; i++) s += u[i] * u[i] * (1 + i % 3);
  return s;
}
