"""Pointers that may overlap: whether they do is asked at run time, and the derivative is right either way."""

from __future__ import annotations

from polyglot_ad.enzyme.resolve import resolve
from polyglot_ad.llvm.native import early

from .conftest import Runs

PROGRAM = r"""
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
#define GIVEN double *x, double *y, double *z, int n, int m, int o
void k1(GIVEN) { for (int i = 0; i < n; i++) y[i] = x[i] * x[i] * z[i]; }
void k2(GIVEN) { for (int i = n - 1; i >= 0; i--) y[i] = x[i] * x[i] + z[i] * y[i]; }
void k3(GIVEN) { for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) y[i * m + j] += sin(x[j * n + i]) * z[i] * z[j]; }
void k4(GIVEN) { for (int i = 0; i < n; i++) y[i + o] = x[i - o] * x[i - o] * exp(z[i] * .1); }
void k5(GIVEN) { for (unsigned i = 0; i < (unsigned)n; i++) y[i + (unsigned)m] = x[i + (unsigned)o + 50u] * x[i] * z[i]; }
void k6(GIVEN) { for (int i = 0; i < n; i++) if (z[i] > 0) y[n - 1 - i] = x[i] * x[i] * z[i]; else y[i] *= x[o + i]; }
void k7(GIVEN) {
  for (int i = 0; i < n; i++) { double s = 0; for (int k = 0; k < m; k++) s += x[i * m + k] * z[k] * z[k]; y[i] = s * s; }
}
void k8(GIVEN) { for (int i = 1; i < n; i++) y[i] = y[i - 1] * x[i] * z[i]; }
#define GRADIENT(k) static void g##k(double *b, double *d, int x, int y, int z, int n, int m, int o) { \
  __enzyme_autodiff((void *)k, enzyme_dup, b + x, d + x, enzyme_dup, b + y, d + y, enzyme_dup, b + z, d + z, n, m, o); }
GRADIENT(k1) GRADIENT(k2) GRADIENT(k3) GRADIENT(k4) GRADIENT(k5) GRADIENT(k6) GRADIENT(k7) GRADIENT(k8)
enum { SIZE = 320 };
static double number(void) { return (rand() % 2001 - 1000) / 1500.0; }
int main(void) {
  void (*primals[])(GIVEN) = {k1, k2, k3, k4, k5, k6, k7, k8};
  void (*gradients[])(double *, double *, int, int, int, int, int, int) = {gk1, gk2, gk3, gk4, gk5, gk6, gk7, gk8};
  double b[SIZE], d[SIZE], w[SIZE], v[SIZE], c[SIZE];
  int wrong = 0;
  for (int t = 0; t < 4000; t++) {
    int k = rand() % 8, n = rand() % 7, m = rand() % 6, o = rand() % 9 - 4, room = (int[]){6, 40, 120}[rand() % 3];
    int x = 60 + rand() % room, y = 60 + rand() % room, z = 60 + rand() % room;
    for (int i = 0; i < SIZE; i++) b[i] = number(), w[i] = d[i] = number(), v[i] = number();
    double slope = 0, expected = 0, size = 1;
    for (int way = -1; way <= 1; way += 2) {
      for (int i = 0; i < SIZE; i++) c[i] = b[i] + way * 1e-5 * v[i];
      primals[k](c + x, c + y, c + z, n, m, o);
      for (int i = 0; i < SIZE; i++) expected += way * w[i] * c[i] / 2e-5, size += fabs(w[i] * c[i]);
    }
    gradients[k](b, d, x, y, z, n, m, o);
    for (int i = 0; i < SIZE; i++) slope += d[i] * v[i], size += fabs(d[i] * v[i]);
    if (!(fabs(slope - expected) <= 1e-5 * size)) wrong++, printf("k%d %g %g\n", k + 1, slope, expected);
  }
  printf("%d\n", wrong);
}
"""

MODULE = """
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

declare void @__enzyme_autodiff(ptr, ...)

define void @f(ptr ATTRIBUTE %x, ptr ATTRIBUTE %y, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %px = getelementptr inbounds double, ptr %x, i64 %i
  %v = load double, ptr %px, align 8
  %w = fmul double %v, %v
  %py = getelementptr inbounds double, ptr %y, i64 %i
  store double %w, ptr %py, align 8
  %next = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

define void @g(ptr %x, ptr %dx, ptr %y, ptr %dy, i64 %n) {
  call void (ptr, ...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, ptr %y, ptr %dy, i64 %n)
  ret void
}
"""


def test_overlapping_and_not(run: Runs) -> None:
    """Against central differences, with all pointers into one array."""
    assert run(PROGRAM) == ["0"]


def test_a_derivative_for_pointers_apart_is_made_where_the_source_does_not_say_so() -> None:
    assert "@pad.enzyme.0.apart(" in resolve(early(MODULE.replace("ATTRIBUTE", "")))
    assert "@pad.enzyme.0.apart(" not in resolve(early(MODULE.replace("ATTRIBUTE", "noalias")))
