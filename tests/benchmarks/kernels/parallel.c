/* OpenMP programs as users write them. All are void f(x, y, w, id, n): numbers, results or state, coefficients, indices, a size. */
#include <math.h>
#include <stdlib.h>

void map(const double *x, double *y, const double *w, const int *id, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) y[i] = w[0] * x[i] * x[i] + w[1] * x[i];
}

void reduction(const double *x, double *y, const double *w, const int *id, int n) {
  double s = 0;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) s += w[0] * sin(x[i]) * x[i];
  y[0] = s;
}

void stencil(const double *x, double *y, const double *w, const int *id, int n) {
  double *u = malloc(n * sizeof *u), *v = malloc(n * sizeof *v);
#pragma omp parallel for
  for (int i = 0; i < n; i++) u[i] = v[i] = x[i];
  for (int t = 0; t < 5; t++) {
#pragma omp parallel for
    for (int i = 1; i < n - 1; i++) v[i] = u[i] + 0.2 * (u[i - 1] - 2 * u[i] + u[i + 1]) - 0.01 * u[i] * u[i] * u[i];
#pragma omp parallel for
    for (int i = 1; i < n - 1; i++) u[i] = v[i] + 0.2 * (v[i - 1] - 2 * v[i] + v[i + 1]);
  }
#pragma omp parallel for
  for (int i = 0; i < n; i++) y[i] = u[i];
  free(u);
  free(v);
}

void scatter(const double *x, double *y, const double *w, const int *id, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    double a = x[i] * x[i] * w[i % 16];
#pragma omp atomic
    y[id[i]] += a;
  }
}

void matvec(const double *x, double *y, const double *w, const int *id, int n) {
#pragma omp parallel for
  for (int i = 0; i < n / 400; i++) {
    double s = 0;
    for (int j = 0; j < 400; j++) s += x[i * 400 + j] * w[j];
    y[i] = s;
  }
}

void gather(const double *x, double *y, const double *w, const int *id, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) y[i] = x[id[i]] * w[i % 16] + x[i];
}

/* adaptive Simpson quadrature of a peaked function, as tasks */
static double peak(const double *w, double t) { return w[0] * exp(-w[1] * t * t) + w[2] / (1 + 100 * w[3] * (t - 0.3) * (t - 0.3)); }

static double simpson(double a, double b, double fa, double fm, double fb) { return (b - a) / 6 * (fa + 4 * fm + fb); }

static double integrate(const double *w, double a, double b, double fa, double fm, double fb, double whole, double eps, int depth) {
  double m = 0.5 * (a + b), fl = peak(w, 0.5 * (a + m)), fr = peak(w, 0.5 * (m + b));
  double left = simpson(a, m, fa, fl, fm), right = simpson(m, b, fm, fr, fb), delta = left + right - whole;
  if (fabs(delta) < 15 * eps || depth > 40) return left + right + delta / 15;
  double l, r;
#pragma omp task shared(l) if (depth < 6)
  l = integrate(w, a, m, fa, fl, fm, left, eps / 2, depth + 1);
  r = integrate(w, m, b, fm, fr, fb, right, eps / 2, depth + 1);
#pragma omp taskwait
  return l + r;
}

void quadrature(const double *x, double *y, const double *w, const int *id, int n) {
#pragma omp parallel
#pragma omp single
  {
    double fa = peak(w, -1), fm = peak(w, 0), fb = peak(w, 1);
    y[0] = integrate(w, -1, 1, fa, fm, fb, simpson(-1, 1, fa, fm, fb), 1e-13, 0);
  }
}

/* a wavefront of tiles */
enum { TILES = 8, SIDE = 40, WIDTH = TILES * SIDE + 1 };

static void tile(double *u, const double *x, int ti, int tj) {
  for (int i = ti * SIDE + 1; i <= (ti + 1) * SIDE; i++)
    for (int j = tj * SIDE + 1; j <= (tj + 1) * SIDE; j++)
      u[i * WIDTH + j] = tanh(0.5 * u[(i - 1) * WIDTH + j] + 0.5 * u[i * WIDTH + j - 1]) + x[i * WIDTH + j];
}

void wavefront(const double *x, double *y, const double *w, const int *id, int n) {
  char done[(TILES + 1) * (TILES + 1)];
#pragma omp parallel
#pragma omp single
  for (int ti = 0; ti < TILES; ti++)
    for (int tj = 0; tj < TILES; tj++) {
      int k = (ti + 1) * (TILES + 1) + tj + 1;
#pragma omp task depend(in : done[k - 1], done[k - TILES - 1]) depend(out : done[k])
      tile(y, x, ti, tj);
    }
}

/* energies of poses of a small molecule near a large one: much arithmetic on few numbers */
void docking(const double *x, double *y, const double *w, const int *id, int n) {
#pragma omp parallel for
  for (int p = 0; p < 128; p++) {
    const double *pose = x + 6 * p;
    double sa = sin(pose[0]), ca = cos(pose[0]), sb = sin(pose[1]), cb = cos(pose[1]), sc = sin(pose[2]), cc = cos(pose[2]), e = 0;
    for (int l = 0; l < 16; l++) {
      const double *a = w + 4 * l;
      double u = cb * cc * a[0] + (sa * sb * cc - ca * sc) * a[1] + (ca * sb * cc + sa * sc) * a[2] + pose[3];
      double v = cb * sc * a[0] + (sa * sb * sc + ca * cc) * a[1] + (ca * sb * sc - sa * cc) * a[2] + pose[4];
      double z = -sb * a[0] + sa * cb * a[1] + ca * cb * a[2] + pose[5];
      for (int k = 16; k < 96; k++) {
        const double *b = w + 4 * k;
        double dx = u - b[0], dy = v - b[1], dz = z - b[2], r = sqrt(dx * dx + dy * dy + dz * dz + 0.01);
        double overlap = 1.5 - r;
        e += (overlap > 0 ? overlap * 38.0 : 0) + (r < 4 ? a[3] * b[3] * (1 - r * 0.25) : 0) + 0.1 * exp(-r);
      }
    }
    y[p] = e;
  }
}

/* steps of hydrodynamics on a mesh of triangles, id: three nodes per triangle, then per node a count and up to six corners */
void hydro(const double *x, double *y, const double *w, const int *id, int n) {
  int triangles = id[0], nodes = id[1];
  const int *corner = id + 2, *of = corner + 3 * triangles;
  double *at = malloc(4 * nodes * sizeof *at), *energy = malloc(triangles * sizeof *energy), *force = malloc(6 * triangles * sizeof *force);
#pragma omp parallel for
  for (int i = 0; i < 4 * nodes; i++) at[i] = x[i];
#pragma omp parallel for
  for (int t = 0; t < triangles; t++) energy[t] = w[0];
  for (int step = 0; step < 4; step++) {
#pragma omp parallel for
    for (int t = 0; t < triangles; t++) {
      const double *a = at + 4 * corner[3 * t], *b = at + 4 * corner[3 * t + 1], *c = at + 4 * corner[3 * t + 2];
      double area = 0.5 * ((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]));
      double p = 0.4 * energy[t] / area, *f = force + 6 * t;
      f[0] = 0.5 * p * (b[1] - c[1]), f[1] = 0.5 * p * (c[0] - b[0]);
      f[2] = 0.5 * p * (c[1] - a[1]), f[3] = 0.5 * p * (a[0] - c[0]);
      f[4] = 0.5 * p * (a[1] - b[1]), f[5] = 0.5 * p * (b[0] - a[0]);
      energy[t] -= 1e-3 * (f[0] * a[2] + f[1] * a[3] + f[2] * b[2] + f[3] * b[3] + f[4] * c[2] + f[5] * c[3]);
    }
#pragma omp parallel for
    for (int i = 0; i < nodes; i++) {
      double fx = 0, fy = 0;
      for (int k = 0; k < of[7 * i]; k++) fx += force[2 * of[7 * i + 1 + k]], fy += force[2 * of[7 * i + 1 + k] + 1];
      at[4 * i + 2] += 1e-3 * fx / w[1];
      at[4 * i + 3] += 1e-3 * fy / w[1];
      at[4 * i] += 1e-3 * at[4 * i + 2];
      at[4 * i + 1] += 1e-3 * at[4 * i + 3];
    }
  }
#pragma omp parallel for
  for (int i = 0; i < 4 * nodes; i++) y[i] = at[i];
  free(at);
  free(energy);
  free(force);
}
