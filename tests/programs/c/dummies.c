// An integrator that is given a Jacobian it may not need: who has none passes a dummy, whose parameters are other ones.
typedef void (*rate)(int, const double *, double *);
typedef void (*jacobian)(int, const double *, double *, double, int);

__attribute__((noinline)) static void steps(rate f, jacobian jac, int n, double *y, double h, int m, int implicit) {
  double d[10], p[10] = {0};
  for (int k = 0; k < m; k++) {
    f(n, y, d);
    if (implicit) {
      jac(n, y, p, h, k);
      for (int i = 0; i < n; i++) d[i] /= 1 - h * p[i];
    }
    for (int i = 0; i < n; i++) y[i] += h * d[i];
  }
}

static void decay(int n, const double *y, double *d) {
  for (int i = 0; i < n; i++) d[i] = -y[i] * y[i];
}
static int calls;
static void none(void) { calls++; }
static void nothing(int n) { calls += n; }

double after(const double *x, int n, int implicit) {
  double y[10], z[10], s = 0;
  for (int i = 0; i < n; i++) y[i] = z[i] = x[i];
  steps(decay, (jacobian)(void (*)(void))none, n, y, 0.1, 5, implicit);
  steps(decay, (jacobian)(void (*)(void))nothing, n, z, 0.2, 3, implicit);
  for (int i = 0; i < n; i++) s += (i + 1) * y[i] * z[i];
  return s;
}
