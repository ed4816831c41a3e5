#include <fftw3.h>
#include <stdlib.h>
#include <string.h>

/* Any transform of many: x has the numbers of the input side, y of the output side. */
enum { C2C, R2C, C2R, R2R };
void transform(const double *x, double *y, int nx, int ny, int family, int sign_or_kind, int rank, const int *n, int many, int apart,
               int in_place, unsigned flags) {
  int numbers = (nx > ny ? nx : ny) * apart, input = family == C2C || family == C2R ? 2 : 1, output = family == C2C || family == R2C ? 2 : 1;
  double *a = fftw_malloc((numbers + 1) * sizeof *a), *b = in_place ? a : fftw_malloc((numbers + 1) * sizeof *b);
  fftw_r2r_kind kinds[3] = {sign_or_kind, sign_or_kind, sign_or_kind};
  int in_far = nx / input / many, out_far = ny / output / many;
  fftw_plan p;
  for (int i = 0; i < numbers; i++) a[i] = 0;
  if (in_place) in_far = out_far = in_far > out_far ? in_far : out_far;
  if (family == C2C)
    p = fftw_plan_many_dft(rank, n, many, (void *)a, NULL, apart, in_far * apart, (void *)b, NULL, apart, out_far * apart, sign_or_kind, flags);
  else if (family == R2C)
    p = fftw_plan_many_dft_r2c(rank, n, many, a, NULL, apart, in_far * apart, (void *)b, NULL, apart, out_far * apart, flags);
  else if (family == C2R)
    p = fftw_plan_many_dft_c2r(rank, n, many, (void *)a, NULL, apart, in_far * apart, b, NULL, apart, out_far * apart, flags);
  else
    p = fftw_plan_many_r2r(rank, n, many, a, NULL, apart, in_far * apart, b, NULL, apart, out_far * apart, kinds, flags);
  for (int i = 0; i < nx / input; i++)
    for (int j = 0; j < input; j++) a[i * apart * input + j] = x[i * input + j];
  fftw_execute(p);
  for (int i = 0; i < ny / output; i++)
    for (int j = 0; j < output; j++) y[i * output + j] = b[i * apart * output + j];
  fftw_destroy_plan(p);
  if (!in_place) fftw_free(b);
  fftw_free(a);
}

/* A spectral filter: real in, real out, in place in the middle, the plans kept in a structure and used on other arrays. */
typedef struct {
  fftw_plan there, back;
  double *work;
  fftw_complex *spectrum;
  int rows, columns;
} Filter;

static Filter *make(int rows, int columns) {
  Filter *f = malloc(sizeof *f);
  f->rows = rows;
  f->columns = columns;
  f->work = fftw_alloc_real(rows * columns);
  f->spectrum = fftw_alloc_complex(rows * (columns / 2 + 1));
  f->there = fftw_plan_dft_r2c_2d(rows, columns, f->work, f->spectrum, FFTW_MEASURE);
  f->back = fftw_plan_dft_c2r_2d(rows, columns, f->spectrum, f->work, FFTW_ESTIMATE | FFTW_DESTROY_INPUT);
  return f;
}

double filtered(const double *x, int rows, int columns, double width) {
  Filter *f = make(rows, columns);
  int half = columns / 2 + 1, n = rows * columns;
  double *other = fftw_alloc_real(n), sum = 0;
  for (int i = 0; i < n; i++) other[i] = x[i] * x[i];
  fftw_execute_dft_r2c(f->there, other, f->spectrum);
  for (int step = 0; step < 3; step++) {
    for (int i = 0; i < rows; i++)
      for (int j = 0; j < half; j++) {
        double k = (i <= rows / 2 ? i : rows - i) + j, w = 1 / (1 + k * width);
        f->spectrum[i * half + j][0] *= w;
        f->spectrum[i * half + j][1] *= w;
      }
    fftw_execute(f->back);
    for (int i = 0; i < n; i++) f->work[i] = f->work[i] * other[i] / n;
    fftw_execute(f->there);
  }
  fftw_execute_dft_c2r(f->back, f->spectrum, other);
  for (int i = 0; i < n; i++) sum += (i + 1) * other[i] * other[i] / n;
  fftw_destroy_plan(f->there);
  fftw_destroy_plan(f->back);
  fftw_free(f->work);
  fftw_free(f->spectrum);
  fftw_free(other);
  free(f);
  return sum;
}

float narrow(const float *x, int n) {
  fftwf_complex *a = fftwf_alloc_complex(n);
  for (int i = 0; i < n; i++) a[i][0] = x[i], a[i][1] = 0;
  fftwf_plan p = fftwf_plan_dft_1d(n, a, a, FFTW_FORWARD, FFTW_ESTIMATE);
  fftwf_execute(p);
  float sum = 0;
  for (int i = 0; i < n; i++) sum += i * (a[i][0] * a[i][0] + a[i][1] * a[i][1]);
  fftwf_destroy_plan(p);
  fftwf_free(a);
  return sum;
}

/* A plan that somebody else made. */
double given(const double *x, int n, fftw_plan p, double *work) {
  for (int i = 0; i < n; i++) work[i] = x[i] * x[i];
  fftw_execute_r2r(p, work, work);
  return work[0];
}
