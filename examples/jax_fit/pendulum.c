/* A damped pendulum, integrated by Runge and Kutta's method: the angle after every `inner` steps of length h. */
#include <math.h>

static void rate(const double *p, double angle, double speed, double *da, double *ds) {
  *da = speed;
  *ds = -p[0] * sin(angle) - p[1] * speed;
}

void pendulum(const double *p, double *restrict angles, int n, int inner, double h) {
  double a = p[2], s = 0;
  for (int i = 0; i < n; i++) {
    for (int k = 0; k < inner; k++) {
      double a1, s1, a2, s2, a3, s3, a4, s4;
      rate(p, a, s, &a1, &s1);
      rate(p, a + h / 2 * a1, s + h / 2 * s1, &a2, &s2);
      rate(p, a + h / 2 * a2, s + h / 2 * s2, &a3, &s3);
      rate(p, a + h * a3, s + h * s3, &a4, &s4);
      a += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4);
      s += h / 6 * (s1 + 2 * s2 + 2 * s3 + s4);
    }
    angles[i] = a;
  }
}
