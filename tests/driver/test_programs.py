"""What programs do with the surface: split mode, derivatives of derivatives, C++."""

from __future__ import annotations

import re
import signal
from pathlib import Path
from typing import Any


def test_split_mode(run: Any) -> None:
    program = """
#include <stdio.h>
#include <stdlib.h>
extern int enzyme_tape, enzyme_allocated, enzyme_nofree;
struct augmented { void *tape; double r; };
void *__enzyme_augmentfwd(void *, ...);
struct augmented __enzyme_augmentfwd_both(void *, ...);
double __enzyme_augmentfwd_allocated(void *, ...);
double __enzyme_reverse(void *, ...);
size_t __enzyme_augmentsize(void *, ...);
void **__enzyme_virtualreverse(void *);
double f(double x, double *a, int n) { double s = x; for (int i = 0; i < n; i++) { s = s * a[i] + x; a[i] = s; } return s; }
void g(double *a) { *a = *a * *a * *a; }
double h(double x) { return x * x * x; }
int main(void) {
  double a[2] = {2, 3}, da[2] = {0};
  void *t = __enzyme_augmentfwd((void *)f, 1.0, a, da, 2);
  printf("%g %g\\n", a[0], a[1]);
  a[0] = 100, a[1] = 200;  /* what the function wrote is the caller's */
  printf("%g\\n", __enzyme_reverse((void *)f, 1.0, a, da, 2, 1.0, t));
  printf("%g %g\\n", da[0], da[1]);
  struct augmented s = __enzyme_augmentfwd_both((void *)h, 3.0);
  printf("%g %g\\n", s.r, __enzyme_reverse((void *)h, 3.0, 2.0, enzyme_tape, s.tape));
  size_t n = __enzyme_augmentsize((void *)h, 0.0);
  void *room = malloc(n);
  printf("%g\\n", __enzyme_augmentfwd_allocated((void *)h, enzyme_allocated, n, enzyme_tape, room, 2.0));
  printf("%g\\n", __enzyme_reverse((void *)h, enzyme_allocated, n, enzyme_tape, room, enzyme_nofree, 2.0, 10.0));
  printf("%g\\n", __enzyme_reverse((void *)h, enzyme_allocated, n, enzyme_tape, room, 2.0, 100.0));
  free(room);
  void **v = __enzyme_virtualreverse((void *)g);
  void *(*augmented)(double *, double *) = v[0];
  void (*reverse)(double *, double *, void *) = v[1];
  double b = 2, db = 1;
  t = augmented(&b, &db);
  printf("%g\\n", b);
  b = 77;
  reverse(&b, &db, t);
  printf("%g\\n", db);
}
"""
    assert run(program) == ["3 10", "10", "3 3", "27 54", "8", "120", "1200", "8", "12"]


def test_derivatives_of_derivatives_in_cplusplus(run: Any) -> None:
    program = """
#include <cmath>
#include <cstdio>
#include <vector>
extern int enzyme_const, enzyme_dup, enzyme_out;
template <typename T, typename... A> T __enzyme_autodiff(void *, A...);
template <typename T, typename... A> T __enzyme_fwddiff(void *, A...);
double f(double x) { return std::sin(x) * x; }
double df(double x) { return __enzyme_autodiff<double>((void *)f, x); }
double ddf(double x) { return __enzyme_fwddiff<double>((void *)df, enzyme_dup, x, 1.0); }
double dddf(double x) { return __enzyme_autodiff<double>((void *)ddf, x); }
template <class F> double grad(F *fn, double x) { return __enzyme_autodiff<double>((void *)fn, enzyme_out, x); }
static double pass(double (*fn)(double), double x) { return __enzyme_autodiff<double>((void *)fn, x); }
double lambda(double x) { auto l = [](double y) { return y * y * y; }; return __enzyme_autodiff<double>((void *)+l, x); }
double square(double (*fn)(double), double x) { return fn(x) * fn(x); }
double cubes(const std::vector<double> &v) { double r = 0; for (double x : v) r += x * x * x; return r; }
int near(double a, double b) { return std::fabs(a - b) < 1e-13; }
int main() {
  double x = 1.3;
  std::printf("%d %d %d\\n", near(df(x), sin(x) + x * cos(x)), near(ddf(x), 2 * cos(x) - x * sin(x)),
              near(dddf(x), -3 * sin(x) - x * cos(x)));
  std::printf("%d %d %g\\n", near(grad(f, x), df(x)), near(pass(f, x), df(x)), lambda(2));
  double d = __enzyme_autodiff<double>((void *)square, enzyme_const, f, enzyme_out, 2.0);
  std::printf("%d\\n", near(d, 2 * f(2) * df(2)));
  std::vector<double> v{1, 2, 3}, dv(3, 0.0);
  __enzyme_autodiff<void>((void *)cubes, enzyme_dup, &v, &dv);
  std::printf("%g %g %g\\n", dv[0], dv[1], dv[2]);
}
"""
    assert run(program, "-std=c++17", cplusplus=True) == ["1 1 1", "1 1 12", "1", "3 12 27"]


def test_memory_that_is_only_moved(run: Any) -> None:
    program = """
#include <stdio.h>
#include <string.h>
void __enzyme_autodiff(void *, ...);
void copy(const double *a, double *b, int n) { memcpy(b, a, n * sizeof(double)); }
struct S { double v; int n; struct S *next; double *data; };
void whole(const struct S *a, struct S *b) { *b = *a; }
double sum(struct S *s) {
  double r = 0;
  for (; s; s = s->next) { r += s->v; for (int i = 0; i < s->n; i++) r += s->data[i] * s->v; }
  return r;
}
int main(void) {
  double a[2] = {1, 2}, da[2] = {0}, b[2], db[2] = {3, 4};
  __enzyme_autodiff((void *)copy, a, da, b, db, 2);
  printf("%g %g\\n", da[0], da[1]);
  struct S s = {1, 2, 0, a}, ds = {0, 0, 0, da}, t, dt = {7, 0, 0, db};
  __enzyme_autodiff((void *)whole, &s, &ds, &t, &dt);
  printf("%g %g\\n", ds.v, dt.v);
  da[0] = da[1] = ds.v = 0;
  struct S u = {5, 1, &s, a}, du = {0, 0, &ds, da};
  __enzyme_autodiff((void *)sum, &u, &du);
  printf("%g %g %g %g\\n", ds.v, du.v, da[0], da[1]);
}
"""
    assert run(program) == ["3 4", "7 0", "4 2 6 1"]


def test_the_page(run: Any) -> None:
    page = (Path(__file__).parents[2] / "docs" / "enzyme.md").read_text()
    (program,) = re.findall(r"^```c\n(.*?)^```$", page, re.M | re.S)
    assert run(program) == ["6 8"]


def test_sorting_printing_and_assertions(run: Any) -> None:
    program = """
#include <assert.h>
#include <complex.h>
#include <stdio.h>
#include <stdlib.h>
extern int enzyme_dup, enzyme_interleave;
double __enzyme_autodiff(void *, ...);
double __enzyme_autodiff_typed(double (*)(double), double);
long double __enzyme_autodiff_long(long double (*)(long double), long double);
double _Complex __enzyme_fwddiff_complex(void *, ...);
double __enzyme_fwddiff(void *, ...);
void __enzyme_integer(void *, size_t);
int compare(const void *a, const void *b) { double x = *(const double *)a, y = *(const double *)b; return (x > y) - (x < y); }
double median(double *x, int n) { __enzyme_integer(&n, 4); qsort(x, n, sizeof *x, compare); return x[n / 2]; }
double checked(double x) { static int calls; calls++; printf("call %d\\n", calls); assert(x > 0); return x * x; }
long double longer(long double x) { return x * x; }
double _Complex holomorphic(double _Complex z) { return z * z; }
double two(double x, double y) { return x * x * y; }
double global;
double times(double x) { return global * x; }
int main(void) {
  double s[3] = {3, 1, 2}, ds[3] = {0};
  __enzyme_autodiff((void *)median, s, ds, 3);
  printf("%g %g %g\\n", ds[0], ds[1], ds[2]);
  printf("%g\\n", __enzyme_autodiff_typed(checked, 2.0));
  printf("%Lg\\n", __enzyme_autodiff_long(longer, 3.0L));
  double _Complex d = __enzyme_fwddiff_complex((void *)holomorphic, 1.0 + 2.0 * I, 1.0 + 0.0 * I);
  printf("%g %g\\n", creal(d), cimag(d));
  printf("%g\\n", __enzyme_fwddiff((void *)two, enzyme_dup, 2.0, enzyme_dup, 3.0, enzyme_interleave, 1.0, 0.0));
  global = 7;
  printf("%g\\n", __enzyme_autodiff((void *)times, 1.0));
}
"""
    assert run(program, "-mllvm", "-enzyme-loose-types=1", "-fplugin=/nowhere/ClangEnzyme-19.so") == [
        "0 0 1", "call 1", "4", "6", "2 4", "12", "7",
    ]  # fmt: skip


def test_memory_that_global_variables_lead_to_ends_the_program(run: Any) -> None:
    program = """
#include <stdio.h>
#include <stdlib.h>
double __enzyme_autodiff(void *, ...);
double *buffer;
double f(double x, int i) { buffer[0] = x; buffer[1] = buffer[0] * x; return buffer[i]; }
int main(void) { buffer = malloc(16); printf("%g\\n", __enzyme_autodiff((void *)f, 2.0, 1)); }
"""
    assert run(program, status=-signal.SIGABRT) == []


def test_exceptions_and_virtual_functions(run: Any) -> None:
    program = """
#include <cstdio>
#include <stdexcept>
template <typename R, typename... T> R __enzyme_autodiff(void *, T...);
extern int enzyme_const, enzyme_out;
double f(double x) {
  if (x < 0) throw std::runtime_error("negative");
  try {
    if (x > 10) throw 1;
    return x * x;
  } catch (int) {
    return x;
  }
}
static double (*const pointer)(double) = f;
struct S { double v; S() { v = __enzyme_autodiff<double>((void *)pointer, 3.0); } };
static S s;
struct Base { virtual double e(double) = 0; };
template <int N> struct D : Base { double e(double x) override { return N * x * x; } };
double use(Base *b, double x) { return b->e(x) * x; }
int main(int argc, char **) {
  try {
    std::printf("%g\\n", __enzyme_autodiff<double>((void *)f, -1.0));
  } catch (const std::exception &e) {
    std::printf("caught %s\\n", e.what());
  }
  std::printf("%g %g %g\\n", s.v, __enzyme_autodiff<double>((void *)f, 11.0), __enzyme_autodiff<double>((void *)f, 4.0));
  D<2> two;
  D<5> five;
  Base *b = argc > 1 ? (Base *)&two : &five;
  std::printf("%g\\n", __enzyme_autodiff<double>((void *)use, enzyme_const, b, enzyme_out, 2.0));
}
"""
    assert run(program, "-std=c++17", cplusplus=True) == ["caught negative", "6 1 8", "60"]
