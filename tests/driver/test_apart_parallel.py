"""Pointers of parallel regions: whether they lead to what lies apart is asked at run time, and the derivative is right either way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from polyglot_ad.enzyme import replace
from polyglot_ad.enzyme.footprints import Footprints, footprints
from polyglot_ad.langs import openmp

from .conftest import Runs

KERNELS = r"""
#include <math.h>
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
#define GIVEN double *x, double *y, double *z, int n, int m
#define PRAGMA(text) _Pragma(#text)
#define FOR(how) PRAGMA(omp parallel for how) for
void k1(GIVEN) { FOR()(int i = 0; i < n; i++) y[i] = x[i] * x[i] * z[i] + y[i] * z[i]; }
void k2(GIVEN) { FOR(schedule(static, 3))(int i = n - 1; i >= 0; i--) y[i] = sin(x[i]) * z[i] * z[i] * y[i]; }
void k3(GIVEN) {
  FOR(schedule(dynamic, 2))(int i = 0; i < n; i++) for (int j = 0; j < m; j++) y[i * m + j] *= x[i * m + j] * (1 + z[j]);
}
void k4(GIVEN) {
  FOR(collapse(2) schedule(guided))(int i = 0; i < n; i++) for (int j = 0; j < m; j++) y[i * m + j] += x[j] * x[j] * z[i];
}
void k5(GIVEN) {
  for (int t = 0; t < 3; t++) {
    FOR()(int i = 1; i < n - 1; i++) y[i] = x[i] + z[m] * (x[i - 1] - 2 * x[i] + x[i + 1]) * x[i];
    FOR(schedule(static, 1))(int i = 1; i < n - 1; i++) x[i] = y[i] * y[i] * z[0];
  }
}
void k6(GIVEN) { FOR()(unsigned i = 0; i < (unsigned)n; i++) y[i] = x[i] * z[i + (unsigned)m] * x[i]; }
void k7(GIVEN) {
  FOR(schedule(dynamic))(int i = 0; i < n; i++) {
    double s = 0;
    for (int j = 0; j <= i; j++) s += x[j] * z[i - j] * z[i - j];
    y[i] = s * s;
  }
}
static double __attribute__((noinline)) helper(const double *p, long k, double by) { return p[k] * p[k + 1] * by; }
void k8(GIVEN) {
  double s = 0;
  FOR(reduction(+ : s))(long i = 2; i < n; i += 2) s += helper(x, i, z[0]);
  FOR()(long i = 0; i < m; i++) y[i] = s * helper(z, i, 2) * z[i];
}
"""
PROGRAM = (
    KERNELS
    + r"""
#define GRADIENT(k) static void g##k(double *b, double *d, int x, int y, int z, int n, int m) { \
  __enzyme_autodiff((void *)k, enzyme_dup, b + x, d + x, enzyme_dup, b + y, d + y, enzyme_dup, b + z, d + z, n, m); }
GRADIENT(k1) GRADIENT(k2) GRADIENT(k3) GRADIENT(k4) GRADIENT(k5) GRADIENT(k6) GRADIENT(k7) GRADIENT(k8)
enum { SIZE = 400 };
static double number(void) { return (rand() % 2001 - 1000) / 1500.0; }
int main(void) {
  void (*primals[])(GIVEN) = {k1, k2, k3, k4, k5, k6, k7, k8};
  void (*gradients[])(double *, double *, int, int, int, int, int) = {gk1, gk2, gk3, gk4, gk5, gk6, gk7, gk8};
  double b[SIZE], d[SIZE], w[SIZE], v[SIZE], c[SIZE];
  int wrong = 0;
  for (int t = 0; t < 1500; t++) {
    int k = rand() % 8, n = rand() % 9, m = rand() % 6, far = rand() % 3;
    /* What each kernel touches behind x, y and z, and whether iterations may share memory of x and y, or of z and y. */
    int lengths[8][3] = {{n, n, n}, {n, n, n}, {n * m, n * m, m}, {m, n * m, n}, {n, n, m + 1}, {n, n, n + m}, {n, n, n},
                         {n + 2, m, m + 1}};
    int at_once[8] = {1, 1, 1, 0, 0, 1, 0, 0}, *l = lengths[k];
    int x = 80, y = at_once[k] && rand() % 3 == 0 ? x : rand() % 2 ? x + l[0] + far : x - l[1] - far;
    /* Written behind y: z lies beyond both, or where x is, which is read too (k5 writes x). */
    int end = x + l[0] > y + l[1] ? x + l[0] : y + l[1], z = end + rand() % 3;
    if (y != x && k != 4 && rand() % 3 == 0) z = y > x ? x + l[0] - l[2] : x + rand() % 2;
    omp_set_num_threads(1 + rand() % 4);
    for (int i = 0; i < SIZE; i++) b[i] = number(), w[i] = d[i] = number(), v[i] = number();
    double slope = 0, expected = 0, size = 1;
    for (int way = -1; way <= 1; way += 2) {
      for (int i = 0; i < SIZE; i++) c[i] = b[i] + way * 1e-5 * v[i];
      primals[k](c + x, c + y, c + z, n, m);
      for (int i = 0; i < SIZE; i++) expected += way * w[i] * c[i] / 2e-5, size += fabs(w[i] * c[i]);
    }
    gradients[k](b, d, x, y, z, n, m);
    for (int i = 0; i < SIZE; i++) slope += d[i] * v[i], size += fabs(d[i] * v[i]);
    if (!(fabs(slope - expected) <= 1e-5 * size)) wrong++, printf("k%d %d %d: %g %g\n", k + 1, y - x, z - x, slope, expected);
  }
  printf("%d\n", wrong);
}
"""
)


def test_overlapping_and_not(run: Runs, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Against central differences, with pointers to one array, next to each other or to the same place, wherever that is no data race."""
    monkeypatch.setenv("POLYGLOT_AD_CACHE_DIR", str(tmp_path / "cache"))
    asked: list[bool] = []

    def noted(*args: Any) -> Footprints | None:
        found = footprints(*args)
        asked.append(found is not None)
        return found

    monkeypatch.setattr(replace, "footprints", noted)
    assert run(PROGRAM, "-fopenmp", *(f"-Wl,-rpath,{folder}" for folder in openmp.runtime().rpaths)) == ["0"]
    assert sum(asked) >= 5, "static, dynamic and reduced loops, of signed and unsigned numbers, ask"


READ_ONLY = r"""
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#include <math.h>
void __enzyme_autodiff(void*, ...);
extern int enzyme_dup, enzyme_const;
__attribute__((noinline)) void f(double*x,double*y,double*z,int n){
#pragma omp parallel for schedule(dynamic,1)
 for(int i=0;i<n;i++) y[i]=x[i]*x[i]*z[i]; }
int main(){int n=20000; double *b=malloc(8*(n+1)),
 *d=malloc(8*(n+1)),*y=malloc(8*n),*e=malloc(8*n); int bad=0;
 for(int r=0;r<100;r++){ for(int i=0;i<=n;i++){b[i]=1+i%7;d[i]=0;} for(int i=0;i<n;i++)e[i]=1;
 omp_set_num_threads(4); __enzyme_autodiff((void*)f,enzyme_dup,b,d,enzyme_dup,y,e,enzyme_dup,b+1,d+1,enzyme_const,n);
 for(int i=0;i<=n;i++){ double w=(i<n?2*b[i]*b[i+1]:0)+(i>0?b[i-1]*b[i-1]:0); if(fabs(w-d[i])>1e-9)bad++; } }
 printf("bad %d\n",bad);}
"""


def test_what_is_only_read_may_overlap(run: Runs) -> None:
    """Two pointers into one array: threads add to the same adjoints through both. Against the closed form, exactly."""
    assert run(READ_ONLY, "-fopenmp", *(f"-Wl,-rpath,{folder}" for folder in openmp.runtime().rpaths)) == ["bad 0"]
