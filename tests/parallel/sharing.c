/* Reads of several threads: which of their adjoints may meet is what the engine has to find out. */
#include <math.h>
#include <stdlib.h>

double rows(const double *x, int n) {
  double y[8] = {0};
  int m = n / 4;
  #pragma omp parallel for
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < m; j++) y[i] += x[i * m + j] * x[i * m + j] * x[j];
  return y[0] + y[1] * y[2] - y[3];
}

double leading(const double *x, int n) {
  double y[8] = {0}, s = 0;
  for (int lda = 0; lda < 5; lda++) { /* rows overlap for small distances between them */
    #pragma omp parallel for schedule(dynamic)
    for (int i = 0; i < 4; i++)
      for (int j = 0; j < 4; j++) y[i] += sin(x[i * lda + j]) * (1 + lda);
  }
  for (int i = 0; i < 4; i++) s += y[i] * y[i];
  return s;
}

double three_rows(const double *x, int n) {
  double y[8] = {0}, s = 0;
  int m = 3, rows = n / m;
  #pragma omp parallel for schedule(static, 1)
  for (int i = 1; i < rows - 1; i++)
    for (int j = 0; j < m; j++) y[i] += x[(i - 1) * m + j] * x[i * m + j] + x[(i + 1) * m + j] * x[i * m + j];
  for (int i = 0; i < 8; i++) s += y[i] * y[i];
  return s;
}

double neighbours(const double *x, int n) {
  double *y = calloc(n, sizeof *y), s = 0;
  #pragma omp parallel for
  for (int i = 3; i < n - 3; i++) y[i] = x[i - 3] * x[i] + x[i + 1] * x[i + 3];
  #pragma omp parallel for schedule(dynamic, 3)
  for (int i = 2; i < n; i++) y[i] *= x[i - 2] - x[i];
  #pragma omp parallel for schedule(guided)
  for (int i = 1; i < n; i++) y[i] *= 1 + x[i - 1] * x[i];
  #pragma omp parallel for schedule(static, 2)
  for (int i = 1; i < n; i++) y[i] *= 1 + x[i - 1] * x[i];
  for (int i = 0; i < n; i++) s += y[i];
  free(y);
  return s;
}

double far_neighbours(const double *x, int n) {
  double *y = calloc(n, sizeof *y), s = 0;
  for (int far = 0; far < 12; far += 11) {
    #pragma omp parallel for
    for (int i = 0; i < n - 11; i++) y[i] += x[i + far] * x[i + 11];
  }
  for (int i = 0; i < n; i++) s += y[i] * y[i];
  free(y);
  return s;
}

static void shifted(const double *p, const double *q, double *y, int n) {
  #pragma omp parallel for
  for (int i = 0; i < n; i++) y[i] = p[i] * q[i];
}

double aliases(const double *x, int n) {
  double *y = calloc(n, sizeof *y), s = 0;
  shifted(x, x + 1, y, n - 1);
  for (int i = 0; i < n; i++) s += y[i] * y[i];
  shifted(x + 2, x, y, n - 2);
  for (int i = 0; i < n; i++) s += y[i];
  free(y);
  return s;
}

typedef struct { const double *a, *b; double *c; } Views;

double through_structure(const double *x, int n) {
  Views v = {x, x + 1, calloc(n, sizeof(double))};
  double s = 0;
  #pragma omp parallel for
  for (int i = 0; i < n - 1; i++) v.c[i] = v.a[i] * v.b[i];
  for (int i = 0; i < n - 1; i++) s += v.c[i] * v.c[i];
  free(v.c);
  return s;
}

double backwards(const double *x, int n) {
  double *y = calloc(n, sizeof *y), s = 0;
  #pragma omp parallel for
  for (int i = n - 1; i >= 0; i -= 2) y[i] = x[i] * x[n - 1 - i];
  #pragma omp parallel for schedule(dynamic)
  for (int i = 0; i < n; i++) y[i] += x[n - 1 - i] * x[n - 1 - i];
  for (int i = 0; i < n; i++) s += y[i] * y[i];
  free(y);
  return s;
}

double narrow(const double *x, int n) {
  /* wraps around: 3 i mod 8 visits every place again and again */
  double *y = calloc(64, sizeof *y), s = 0;
  #pragma omp parallel for
  for (int i = 0; i < 64; i++) y[i] = x[(unsigned char)(i * 96) / 32] * x[(i * 3) & 7];
  for (int i = 0; i < 64; i++) s += y[i] * sin(i);
  free(y);
  return s;
}

double powers_of_two(const double *x, int n) {
  /* i * 2^63 is 0 for every even i */
  double *y = calloc(64, sizeof *y), s = 0;
  unsigned long far = (unsigned long)(n > 2) << 63, near = (unsigned long)(n > 2) << 62;
  #pragma omp parallel for
  for (unsigned long i = 0; i < 64; i++) y[i] = x[2 * i * far] * x[4 * i * near + 1] * cos(i);
  for (int i = 0; i < 64; i++) s += y[i];
  free(y);
  return s;
}

double divided(const double *x, int n) {
  double *y = calloc(n, sizeof *y), s = 0;
  #pragma omp parallel for
  for (int i = 0; i < n; i++) y[i] = x[i / 2] * x[i % 5] * x[i >> 1] + x[(i | 1) % n];
  for (int i = 0; i < n; i++) s += y[i] * y[i];
  free(y);
  return s;
}

double collapsed(const double *x, int n) {
  double *y = calloc(n, sizeof *y), s = 0;
  int m = 4, k = n / m;
  #pragma omp parallel for collapse(2) schedule(static, 3)
  for (int i = 0; i < k; i++)
    for (int j = 0; j < m; j++) y[i * m + j] = x[i * m + j] * x[i * m + j] * x[j];
  for (int i = 0; i < n; i++) s += y[i];
  free(y);
  return s;
}

double triangle(const double *x, int n) {
  double y[8] = {0};
  int m = 4;
  #pragma omp parallel for
  for (int i = 0; i < m; i++)
    for (int j = 0; j <= i; j++) y[i] += x[i * m + j] * x[i * m + j];
  #pragma omp parallel for
  for (int i = 0; i < m; i++)
    for (int j = i; j < m; j++) y[i] *= x[i * m + j] + x[j * m + i];
  #pragma omp parallel for
  for (int i = 0; i < 6; i++)
    for (int j = 0; j <= i; j++) y[i] += x[i * (i + 1) / 2 + j] * x[i * (i + 1) / 2 + j];
  return y[0] + y[1] + y[2] * y[3] + y[4] * y[5];
}

double indirect(const double *x, int n) {
  int id[64];
  double *y = calloc(n, sizeof *y), s = 0;
  for (int i = 0; i < n; i++) id[i] = (i * 7) % 5;
  #pragma omp parallel for
  for (int i = 0; i < n; i++) y[id[i] == 2 ? i : i] = x[id[i]] * x[i];
  for (int i = 0; i < n; i++) s += y[i] * y[i];
  free(y);
  return s;
}

double permuted(const double *x, int n) {
  int id[64];
  double *y = calloc(n, sizeof *y), s = 0;
  for (int i = 0; i < n; i++) id[i] = (i * 5) % n, y[i] = x[i];
  #pragma omp parallel for schedule(dynamic)
  for (int i = 0; i < n; i++) y[id[i]] *= x[i] * y[id[i]];
  for (int i = 0; i < n; i++) s += y[i];
  free(y);
  return s;
}

double without_wait(const double *x, int n) {
  double *y = calloc(2 * n, sizeof *y), s = 0;
  #pragma omp parallel
  {
    #pragma omp for nowait schedule(dynamic)
    for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
    #pragma omp for nowait schedule(dynamic)
    for (int i = 0; i < n; i++) y[n + i] = x[n - 1 - i] * x[i];
    #pragma omp barrier
    #pragma omp for
    for (int i = 0; i < n; i++) y[i] *= y[n + i] * x[i];
  }
  for (int i = 0; i < n; i++) s += y[i];
  free(y);
  return s;
}

double again_and_again(const double *x, int n) {
  double *y = calloc(4 * n, sizeof *y), s = 0;
  #pragma omp parallel
  for (int t = 0; t < 4; t++) {
    #pragma omp for nowait schedule(dynamic)
    for (int i = 0; i < n; i++) y[t * n + i] = x[i] * x[i] * (t + 1);
  }
  for (int i = 0; i < 4 * n; i++) s += y[i] * y[i];
  free(y);
  return s;
}

double phases(const double *x, int n) {
  double *y = calloc(n, sizeof *y), *z = calloc(n, sizeof *z), s = 0;
  for (int i = 0; i < n; i++) y[i] = x[i];
  #pragma omp parallel
  for (int t = 0; t < 3; t++) {
    #pragma omp for
    for (int i = 1; i < n - 1; i++) z[i] = 0.5 * y[i] * y[i] + 0.25 * (y[i - 1] + y[i + 1]);
    #pragma omp for schedule(dynamic, 2)
    for (int i = 1; i < n - 1; i++) y[i] = z[n - 1 - i];
  }
  for (int i = 0; i < n; i++) s += y[i] * y[i];
  free(y);
  free(z);
  return s;
}

double everybody(const double *x, int n) {
  double y[8] = {0}, s = 0;
  #pragma omp parallel num_threads(4)
  {
    double own = x[0] * x[1];
    for (int j = 0; j < n; j++) own += x[j] * x[j];
    #pragma omp for
    for (int i = 0; i < 8; i++) y[i] = own * x[i] + x[2];
  }
  for (int i = 0; i < 8; i++) s += y[i];
  return s;
}

double matrix_vector(const double *x, int n) {
  double *y = calloc(16 * n, sizeof *y), s = 0;
  #pragma omp parallel for
  for (int i = 0; i < 16; i++) {
    double sum = 0;
    for (int j = 0; j < n; j++) sum += x[j] * cos(i * j);
    y[i] = sum * sum;
  }
  for (int i = 0; i < 16; i++) s += y[i];
  free(y);
  return s;
}

typedef struct { double a; int k; double b, c[2]; } Mixed;

double structures(const double *x, int n) {
  Mixed *m = calloc(n, sizeof *m);
  double *y = calloc(n, sizeof *y), s = 0;
  for (int i = 0; i < n; i++) m[i].a = x[i], m[i].k = i, m[i].b = x[i] * i, m[i].c[0] = x[i], m[i].c[1] = 2;
  #pragma omp parallel for
  for (int i = 0; i < n - 1; i++) y[i] = m[i].a * m[i].b * m[i].c[0] * m[i].c[1] + m[i + 1].b * m[i].b;
  for (int i = 0; i < n; i++) s += y[i];
  free(m);
  free(y);
  return s;
}

double chosen(const double *x, int n) {
  double *y = calloc(n, sizeof *y), s = 0;
  #pragma omp parallel for
  for (int i = 0; i < n; i++) {
    const double *p = i % 3 ? x + i : x;
    y[i] = p[0] * x[i];
  }
  for (int i = 0; i < n; i++) s += y[i] * y[i];
  free(y);
  return s;
}

double one_after_another(const double *x, int n) {
  double *y = calloc(n, sizeof *y), s = 0;
  #pragma omp parallel
  {
    #pragma omp single nowait
    for (int i = 0; i < n; i++) y[0] += x[i] * x[i];
    #pragma omp for
    for (int i = 1; i < n; i++) y[i] = x[i] * x[i];
  }
  for (int i = 0; i < n; i++) s += y[i] * y[i];
  free(y);
  return s;
}

static double helper(const double *x, int i) { return i > 3 ? x[i] * helper(x, i - 3) : x[i]; }

double in_functions(const double *x, int n) {
  double *y = calloc(n, sizeof *y), s = 0;
  #pragma omp parallel for
  for (int i = 0; i < n; i++) y[i] = helper(x, i) * x[i];
  for (int i = 0; i < n; i++) s += y[i];
  free(y);
  return s;
}

double tables(const double *x, int n) {
  double z[8], s = 0, *y = calloc(n, sizeof *y), *large = calloc(5000, sizeof *large);
  float narrow[8];
  const double *c = x + 4;
  for (int i = 0; i < 8; i++) z[i] = x[i] * 0.5, narrow[i] = 0.25 * i;
  for (int i = 0; i < 5000; i++) large[i] = x[i % n] * cos(i);
  #pragma omp parallel
  for (int t = 0; t < 3; t++) {
    double own = t == 1 ? c[1] : 0;
    #pragma omp for
    for (int i = 0; i < n; i++) y[i] += x[(i * i + t) % 7] * z[i % 3] * c[0] + narrow[(i * t) % 5] * large[(i * 977 + t * 13) % 5000] + own;
    #pragma omp for
    for (int i = 0; i < 8; i++) z[i] = 0.5 * z[i] * z[i] + 0.125 * y[i];
    #pragma omp for
    for (int i = 0; i < 8; i++) z[i] *= large[0] + large[i] + large[1024 + i] * large[2048 * (i % 3)];
  }
  for (int i = 0; i < n; i++) s += y[i] * y[i] + z[i % 8];
  free(y);
  free(large);
  return s;
}

static double deep(const double *x, int i, int n) { return i > 0 ? x[i % 5] * 0.5 + deep(x, i - 1, n) * 0.25 : x[n - 1]; }

double in_recursion(const double *x, int n) {
  double *y = calloc(n, sizeof *y), s = 0;
  #pragma omp parallel
  {
    #pragma omp for
    for (int i = 0; i < n; i++) y[i] = deep(x, i, n);
    #pragma omp for
    for (int i = 0; i < n; i++) y[i] *= deep(x, 3, 4);
  }
  for (int i = 0; i < n; i++) s += y[i] * y[i];
  free(y);
  return s;
}
