"""Arrays that are nowhere (`__enzyme_todense`): Hessians of which only the entries that are not zero are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from polyglot_ad.driver.main import main

from .conftest import Runs

PROGRAM = r"""
#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <vector>
extern int enzyme_dup, enzyme_dupnoneed, enzyme_const;
template <typename T, typename... A> T __enzyme_todense(void *, A...) noexcept;
template <typename R, typename... A> R __enzyme_autodiff(void *, A...);
template <typename R, typename... A> R __enzyme_fwddiff(void *, A...);

struct Entry { size_t row, column; double value; };
using Entries = std::vector<Entry>;

static double energy(size_t n, double *x) {
  double e = 0;
  for (size_t i = 0; i < n; i += 2) {
    double a = x[i + 2] - x[i], b = x[i + 3] - x[i + 1], s = sqrt(a * a + b * b) - 1;
    e += s * s;
  }
  return e;
}
static void gradient(size_t n, double *x, double *g) { __enzyme_autodiff<void>((void *)energy, enzyme_const, n, enzyme_dup, x, g); }
static double unit(unsigned long long at, size_t i) { return at / sizeof(double) == i; }
static void never(double, unsigned long long, size_t) { assert(0); }
static double nothing(unsigned long long, size_t, Entries &) { return 0; }
static void keep(double v, unsigned long long at, size_t i, Entries &t) { if (v != 0) t.push_back({at / sizeof(double), i, v}); }
static double *direction(size_t i) { return __enzyme_todense<double *>((void *)unit, (void *)never, i); }
static double *column(size_t i, Entries *t) { return __enzyme_todense<double *>((void *)nothing, (void *)keep, i, t); }

static void moved(double *x, double *y, int n) {
  double t[4];
  for (int i = 0; i < n; i++) y[i] = 0;
  for (int i = 0; i < 4; i++) t[i] = x[i];
  for (int i = 0; i < n; i++) y[i] += t[i & 3] * t[(i + 1) & 3];
}

int main() {
  double x[10], h[10][10] = {}, worst = 0, z[4] = {1, 2, 3, 4};
  Entries hessian, jacobian;
  for (int i = 0; i < 10; i++) x[i] = i * 1.3 + sin(i * 2.0);
  for (size_t i = 0; i < 10; i++)
    __enzyme_fwddiff<void>((void *)gradient, enzyme_const, 8ul, enzyme_dup, x, direction(i),
                           enzyme_dupnoneed, (double *)1, column(i, &hessian));
  for (auto &t : hessian) h[t.row][t.column] += t.value;
  for (int j = 0; j < 10; j++) {
    double step = 1e-5, up[10] = {}, down[10] = {}, held = x[j];
    x[j] = held + step, gradient(8, x, up);
    x[j] = held - step, gradient(8, x, down);
    x[j] = held;
    for (int i = 0; i < 10; i++) worst = fmax(worst, fabs(h[i][j] - (up[i] - down[i]) / (2 * step)));
  }
  for (size_t i = 0; i < 4; i++)
    __enzyme_fwddiff<void>((void *)moved, enzyme_dup, z, direction(i),
                           enzyme_dupnoneed, (double *)nullptr, column(i, &jacobian), enzyme_const, 4);
  printf("%zu %d %zu\n", hessian.size(), worst < 1e-6, jacobian.size());
}
"""


def test_entries_are_collected(run: Runs) -> None:
    """Held against central differences of the gradient; the second function goes through a fill and a copy of memory."""
    assert run(PROGRAM, cplusplus=True) == ["58 1 8"]


def test_an_address_that_goes_elsewhere_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "program.c"
    path.write_text(
        "double *__enzyme_todense(void *, void *, ...);\ndouble load(unsigned long at) { return 0; }\n"
        "void store(double v, unsigned long at) {}\ndouble *kept;\n"
        "int main(void) {\n  kept = __enzyme_todense((void *)load, (void *)store);\n  return 0;\n}\n"
    )
    assert main([str(path), "-o", str(tmp_path / "program")], False) == 1
    assert "PAD-E401" in capsys.readouterr().err
