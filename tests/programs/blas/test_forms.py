"""Other spellings: LAPACKE, integers of 64 bits, complex results, Fortran programs, and programs to which no library is linked."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.langs import wheel_blas
from polyglot_ad.langs.registry import adapter

from .harness import library, needs_library
from .test_edges import agree, gradient

pytestmark = needs_library

LAPACKE = """
#include <stdlib.h>
#include <string.h>
#include <complex.h>
int LAPACKE_dgesv(int, int, int, double *, int, int *, double *, int);
int LAPACKE_dpotrf(int, char, int, double *, int);
int LAPACKE_dgels(int, char, int, int, int, double *, int, double *, int);
double LAPACKE_dlange(int, char, int, int, const double *, int);
double _Complex zdotc_(const int *, const void *, const int *, const void *, const int *);
float _Complex cdotu_(const int *, const void *, const int *, const void *, const int *);
void cblas_zdotu_sub(int, const void *, int, const void *, int, void *);
double cblas_dsdot(int, const float *, int, const float *, int);
float cblas_sdsdot(int, float, const float *, int, const float *, int);
enum { ROWS = 101, COLUMNS = 102 };

double solved(int n, int m, const double *a, const double *b) {
    double *lu = malloc(n * n * sizeof(double)), *x = malloc(n * m * sizeof(double)), result = 0;
    int *pivots = malloc(n * sizeof(int));
    memcpy(lu, a, n * n * sizeof(double));
    memcpy(x, b, n * m * sizeof(double));
    int info = LAPACKE_dgesv(ROWS, n, m, lu, n, pivots, x, m);
    for (int i = 0; i < n * m; i++) result += (i + 1) * x[i] * x[i];
    for (int i = 0; i < n * n; i++) result += (i - 1) * lu[i];
    free(lu); free(x); free(pivots);
    return info ? -1 : result;
}

double factored(int n, const double *a) {
    double *l = malloc(n * n * sizeof(double));
    memcpy(l, a, n * n * sizeof(double));
    double result = LAPACKE_dpotrf(ROWS, 'L', n, l, n);
    for (int i = 0; i < n * n; i++) result += (i + 1) * l[i];
    free(l);
    return result;
}

double fitted(int m, int n, const double *a, const double *b) {
    int rows = m > n ? m : n;
    double *qr = malloc(m * n * sizeof(double)), *x = calloc(rows, sizeof(double)), result = 0;
    memcpy(qr, a, m * n * sizeof(double));
    memcpy(x, b, m * sizeof(double));
    LAPACKE_dgels(ROWS, 'N', m, n, 1, qr, n, x, 1);
    for (int i = 0; i < n; i++) result += (i + 1) * x[i];
    free(qr); free(x);
    return result;
}

double norms(int m, int n, const double *a) { return LAPACKE_dlange(ROWS, '1', m, n, a, n) * LAPACKE_dlange(COLUMNS, 'F', m, n, a, m); }

double complex_dots(int n, const double *x, const double *y) {
    int one = 1;
    double _Complex r = zdotc_(&n, x, &one, y, &one), s;
    cblas_zdotu_sub(n, x, 1, y, 1, &s);
    return creal(r) * 2 + cimag(r) + creal(s) * cimag(r);
}

float narrow_dots(int n, const float *x, const float *y) {
    int one = 1;
    float _Complex r = cdotu_(&n, x, &one, y, &one);
    return crealf(r) * 2 + cimagf(r) + (float)cblas_dsdot(n, x, 1, y, 1) + cblas_sdsdot(n, 2 * x[0], x, 1, y, 1);
}
"""


def _lapacke() -> bool:
    return any(
        Path(folder, "liblapacke.so").exists() for folder in ("/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64")
    )


@pytest.mark.skipif(not _lapacke(), reason="LAPACKE is not installed: tools/install_toolchains blas")
def test_lapacke_and_complex_results() -> None:
    lib = pad.compile(LAPACKE, language="c", flags=["-llapacke", library() or ""])
    rng = np.random.default_rng(0)
    a, b = (rng.normal(size=(3, 3)) + 4 * np.eye(3)).reshape(-1), rng.normal(size=6)
    m, y = rng.normal(size=12), rng.normal(size=12)
    agree(pad.grad(lib.solved, argnums=2)(3, 2, a, b), gradient(lambda v: lib.solved(3, 2, v, b), a))
    agree(pad.grad(lib.solved, argnums=3)(3, 2, a, b), gradient(lambda v: lib.solved(3, 2, a, v), b))
    agree(pad.grad(lib.factored, argnums=1)(3, a), gradient(lambda v: lib.factored(3, v), a))
    for shape in ((4, 3), (3, 4)):
        agree(pad.grad(lib.fitted, argnums=2)(*shape, m, b), gradient(lambda v, s=shape: lib.fitted(*s, v, b), m))
    agree(pad.grad(lib.norms, argnums=2)(3, 4, m), gradient(lambda v: lib.norms(3, 4, v), m))
    agree(pad.grad(lib.complex_dots, argnums=1)(6, m, y), gradient(lambda v: lib.complex_dots(6, v, y), m))
    x, w = m.astype(np.float32), y.astype(np.float32)
    z, u = x[0::2] + 1j * x[1::2], w[0::2] + 1j * w[1::2]
    dz = 2 * np.real(u) - 2j * np.imag(u) + np.imag(u) + 1j * np.real(u)  # of 2 Re(z.u) + Im(z.u)
    got = pad.grad(lib.narrow_dots, argnums=1)(6, x, w)
    wanted = np.zeros(12)
    wanted[0::2], wanted[1::2] = np.real(dz), np.imag(dz)
    wanted[:6] += 2 * w[:6]
    wanted[0] += 2
    assert z.size == 6
    agree(got, wanted, 1e-5)


WIDE = """
#include <stdint.h>
void dgemm_(const char *, const char *, int *, int *, int *, double *, double *, int *, double *, int *, double *, double *, int *);
double ddot_(int *, double *, int *, double *, int *);
void daxpy_(int *, double *, double *, int *, double *, int *);
void dscal_(int *, double *, double *, int *);
void dgemm_64_(const char *a, const char *b, int64_t *m, int64_t *n, int64_t *k, double *al, double *A, int64_t *lda, double *B,
               int64_t *ldb, double *be, double *C, int64_t *ldc) {
    int m_ = *m, n_ = *n, k_ = *k, x = *lda, y = *ldb, z = *ldc;
    dgemm_(a, b, &m_, &n_, &k_, al, A, &x, B, &y, be, C, &z);
}
double ddot_64_(int64_t *n, double *x, int64_t *ix, double *y, int64_t *iy) {
    int n_ = *n, a = *ix, b = *iy;
    return ddot_(&n_, x, &a, y, &b);
}
void daxpy_64_(int64_t *n, double *s, double *x, int64_t *ix, double *y, int64_t *iy) {
    int n_ = *n, a = *ix, b = *iy;
    daxpy_(&n_, s, x, &a, y, &b);
}
double cblas_ddot64_(int64_t n, double *x, int64_t ix, double *y, int64_t iy) { return ddot_64_(&n, x, &ix, y, &iy); }
"""

WIDE_PROGRAM = """
#include <stdint.h>
void dgemm_64_(const char *, const char *, int64_t *, int64_t *, int64_t *, double *, const double *, int64_t *, const double *, int64_t *,
               double *, double *, int64_t *, long, long);
double cblas_ddot64_(int64_t, const double *, int64_t, const double *, int64_t);
double loss(int64_t n, const double *a) {
    double c[16], one = 1, none = 0;
    dgemm_64_("N", "T", &n, &n, &n, &one, a, &n, a, &n, &none, c, &n, 1, 1);
    return cblas_ddot64_(n * n, c, 1, c, 1);
}
"""


def test_integers_of_64_bits(tmp_path: Path) -> None:
    from polyglot_ad.langs.c.clang import CLANG
    from polyglot_ad.langs.toolchain import find

    source = tmp_path / "wide.c"
    source.write_text(WIDE)
    command = [*find(CLANG).command, "-shared", "-fPIC", "-O1", str(source), "-o", str(tmp_path / "libwide.so"), library() or ""]
    subprocess.run(command, check=True)
    lib = pad.compile(WIDE_PROGRAM, language="c", flags=[f"-L{tmp_path}", "-lwide", f"-Wl,-rpath,{tmp_path}"])
    a = np.random.default_rng(1).normal(size=9)
    agree(pad.grad(lib.loss, argnums=1)(3, a), gradient(lambda v: lib.loss(3, v), a))


FORTRAN = """
subroutine solve(n, a, b, x)
  integer, intent(in) :: n
  real(8), intent(in) :: a(n,n), b(n)
  real(8), intent(out) :: x(n)
  real(8) :: lu(n,n)
  integer :: ipiv(n), info
  external dgesv
  lu = a
  x = b
  call dgesv(n, 1, lu, n, ipiv, x, n, info)
end subroutine

real(8) function quadratic(n, a, x) result(r)
  integer, intent(in) :: n
  real(8), intent(in) :: a(n,n), x(n)
  real(8) :: y(n)
  real(8), external :: ddot
  external dgemv
  call dgemv('T', n, n, 1.0d0, a, n, x, 1, 0.0d0, y, 1)
  r = ddot(n, y, 1, x, 1)
end function

complex(8) function square(n, x) result(r)
  integer, intent(in) :: n
  complex(8), intent(in) :: x(n)
  complex(8), external :: zdotu
  r = zdotu(n, x, 1, x, 1)
end function
"""


@pytest.mark.skipif(bool(adapter("fortran").report().missing), reason="there is no Fortran compiler")
def test_fortran() -> None:
    lib = pad.compile(FORTRAN, language="fortran", flags=[library() or ""])
    rng = np.random.default_rng(2)
    a, b = np.asfortranarray(rng.normal(size=(3, 3)) + 3 * np.eye(3)), rng.normal(size=3)
    agree(pad.jacrev(lib.solve, argnums="b")(3, a, b, np.zeros(3)), np.linalg.inv(a))
    agree(pad.grad(lib.quadratic, argnums="a")(3, a, b), np.outer(b, b))
    agree(pad.hessian(lib.quadratic, argnums="x")(3, a, b), a + a.T)
    z, dz = b + 1j, b * 1j
    _, tangent = pad.jvp(lib.square, (3, z), (None, dz))
    assert tangent == pytest.approx(2 * np.sum(z * dz))


def test_no_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wheel_blas, "_WHEELS", ())
    text = """
double cblas_ddot(int, const double *, int, const double *, int);
double f(int n, const double *x) { return cblas_ddot(n, x, 1, x, 1); }
"""
    f: Any = pad.compile(text, language="c").f
    with pytest.raises(pad.CompileError, match="no source or library defines: ddot_, daxpy_"):
        pad.grad(f, argnums=1)(2, np.ones(2))
