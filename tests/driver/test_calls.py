"""Calls of the surface in C: what is asked for by words and types, and how it comes back. Values are closed forms."""

from __future__ import annotations

from typing import Any

HEAD = """
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
extern int enzyme_const, enzyme_dup, enzyme_out, enzyme_width, enzyme_primal_return, enzyme_dupnoneed, enzyme_dupv;
double __enzyme_autodiff(void *, ...);
void __enzyme_autodiff_void(void *, ...);
double __enzyme_fwddiff(void *, ...);
void __enzyme_fwddiff_void(void *, ...);
"""


def test_activities_by_type_and_by_word(run: Any) -> None:
    program = """
double sum(double s, const double *a, int n) { double r = 0; for (int i = 0; i < n; i++) r += a[i] * a[i]; return s * r; }
int main(void) {
  double a[3] = {1, 2, 3}, da[3] = {0};
  printf("%g\\n", __enzyme_autodiff((void *)sum, 2.0, a, da, 3));
  printf("%g %g %g\\n", da[0], da[1], da[2]);
  __enzyme_autodiff_void((void *)sum, enzyme_const, 2.0, enzyme_dupnoneed, a, da, enzyme_const, 3);
  printf("%g %g %g\\n", da[0], da[1], da[2]);
  printf("%g\\n", __enzyme_autodiff((void *)sum, enzyme_out, 2.0, enzyme_const, a, enzyme_const, 2));
  printf("%g\\n", __enzyme_fwddiff((void *)sum, enzyme_dup, 2.0, 1.0, enzyme_const, a, 3));
  double t[3] = {1, 0, 1};
  printf("%g\\n", __enzyme_fwddiff((void *)sum, enzyme_const, 2.0, a, t, 3));
}
"""
    assert run(HEAD + program) == ["14", "4 8 12", "8 16 24", "5", "14", "16"]


def test_strong_zero(run: Any) -> None:
    program = """
extern int enzyme_strong_zero;
double f(double x) { double r = sqrt(x * x), w = r < 1e-3 ? 0 : 1; return w * r + 3 * x; }
int main(void) {
  printf("%g\\n", __enzyme_autodiff((void *)f, enzyme_strong_zero, enzyme_out, 0.0));
  printf("%g\\n", __enzyme_fwddiff((void *)f, enzyme_strong_zero, enzyme_dup, 0.0, 0.0));
  printf("%g\\n", fabs(__enzyme_autodiff((void *)f, enzyme_out, 0.0)));
}
"""
    assert run(HEAD + program) == ["3", "0", "nan"]


def test_what_comes_back(run: Any) -> None:
    program = """
struct two { double a, b; };
struct three { double a, b, c; };
struct floats { float a, b; };
struct two __enzyme_autodiff_two(void *, ...);
struct three __enzyme_autodiff_three(void *, ...);
struct floats __enzyme_autodiff_floats(float (*)(float, float), float, float);
float __enzyme_autodiff_float(void *, ...);
struct two __enzyme_fwddiff_two(void *, ...);
struct three __enzyme_fwddiff_three(void *, ...);
double mul(double x, double y) { return x * y; }
double mul3(double x, double y, double z) { return x * y * z; }
float mulf(float x, float y) { return x * y; }
float squaref(float x) { return x * x; }
struct two pair(double x) { struct two r = {x * x, x * x * x}; return r; }
struct three triple(double x) { struct three r = {x * x, x * x * x, 7 * x}; return r; }
int main(void) {
  struct two t = __enzyme_autodiff_two((void *)mul, 3.0, 4.0);
  printf("%g %g\\n", t.a, t.b);
  struct three u = __enzyme_autodiff_three((void *)mul3, 3.0, 4.0, 5.0);
  printf("%g %g %g\\n", u.a, u.b, u.c);
  u = __enzyme_autodiff_three((void *)mul, enzyme_primal_return, enzyme_out, 3.0, enzyme_out, 4.0);
  printf("%g %g %g\\n", u.a, u.b, u.c);
  struct floats f = __enzyme_autodiff_floats(mulf, 3.0f, 4.0f);
  printf("%g %g\\n", f.a, f.b);
  printf("%g\\n", __enzyme_autodiff_float((void *)squaref, 3.0f));
  t = __enzyme_fwddiff_two((void *)mul, enzyme_primal_return, 3.0, 1.0, 4.0, 0.0);
  printf("%g %g\\n", t.a, t.b);
  t = __enzyme_fwddiff_two((void *)pair, 2.0, 1.0);
  printf("%g %g\\n", t.a, t.b);
  u = __enzyme_fwddiff_three((void *)triple, 2.0, 1.0);
  printf("%g %g %g\\n", u.a, u.b, u.c);
}
"""
    assert run(HEAD + program) == ["4 3", "20 15 12", "12 4 3", "4 3", "6", "12 4", "4 12", "4 12 7"]


def test_several_lanes(run: Any) -> None:
    program = """
struct two { double a, b; };
struct two __enzyme_fwddiff_two(void *, ...);
double mul(double x, double y) { return x * y; }
void vec(const double *x, double *y, int n) { for (int i = 0; i < n; i++) y[i] = x[i] * x[i] * x[(i + 1) % n]; }
int main(void) {
  double x[3] = {1, 2, 3}, y[3];
  double t0[3] = {1, 0, 0}, t1[3] = {0, 1, 0}, u0[3] = {0}, u1[3] = {0};
  __enzyme_fwddiff_void((void *)vec, enzyme_width, 2, enzyme_dup, x, t0, t1, enzyme_dup, y, u0, u1, enzyme_const, 3);
  printf("%g %g %g %g %g %g\\n", u0[0], u0[1], u0[2], u1[0], u1[1], u1[2]);
  double T[6] = {1, 0, 0, 0, 1, 0}, U[6] = {0};
  __enzyme_fwddiff_void((void *)vec, enzyme_width, 2, enzyme_dupv, 24L, x, T, enzyme_dupv, 24L, y, U, enzyme_const, 3);
  printf("%g %g %g %g %g %g\\n", U[0], U[1], U[2], U[3], U[4], U[5]);
  struct two t = __enzyme_fwddiff_two((void *)mul, enzyme_width, 2, 3.0, 1.0, 0.0, 4.0, 0.0, 1.0);
  printf("%g %g\\n", t.a, t.b);
  double dx[3] = {0}, dy[3] = {1, 10, 100}, ex[3] = {0}, ey[3] = {0, 1, 0};
  __enzyme_autodiff_void((void *)vec, enzyme_width, 2, enzyme_dup, x, dx, ex, enzyme_dup, y, dy, ey, 3);
  printf("%g %g %g %g %g %g %g\\n", dx[0], dx[1], dx[2], ex[0], ex[1], ex[2], dy[0]);
}
"""
    assert run(HEAD + program) == ["4 0 9 1 12 0", "4 0 9 1 12 0", "4 3", "904 121 640 0 12 4 0"]


def test_recursion_and_memory_of_the_heap(run: Any) -> None:
    program = """
__attribute__((noinline)) double power(double x, int n) { return n == 0 ? 1.0 : x * power(x, n - 1); }
double heap(double x, int n) {
  double *t = malloc(n * sizeof(double));
  t[0] = x;
  for (int i = 1; i < n; i++) t[i] = t[i - 1] * x;
  double r = t[n - 1];
  free(t);
  return r;
}
int main(void) {
  printf("%g %g\\n", __enzyme_autodiff((void *)power, 2.0, 5), __enzyme_autodiff((void *)heap, 2.0, 5));
}
"""
    assert run(HEAD + program) == ["80 80"]


def test_pointers_that_overlap(run: Any) -> None:
    # `a` and `b` are one array in the call; what is read through one is overwritten through the other.
    program = """
double f(double *a, double *b, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) { s += a[i] * a[i]; b[i] = s * a[i]; }
  for (int i = 0; i < n; i++) s += a[i] * b[i];
  return s;
}
int main(void) {
  double h = 1e-6, x[3] = {0.5, 1.5, -0.7}, d[3] = {0}, y[3];
  for (int i = 0; i < 3; i++) y[i] = x[i];
  __enzyme_autodiff_void((void *)f, y, d, y, d, 3);
  int right = 1;
  for (int k = 0; k < 3; k++) {
    double p[3], m[3];
    for (int i = 0; i < 3; i++) p[i] = m[i] = x[i];
    p[k] += h, m[k] -= h;
    right &= fabs((f(p, p, 3) - f(m, m, 3)) / (2 * h) - d[k]) < 1e-7;
  }
  printf("%d\\n", right);
}
"""
    assert run(HEAD + program, "-lm") == ["1"]
