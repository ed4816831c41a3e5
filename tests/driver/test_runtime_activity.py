"""`enzyme_runtime_activity`: memory whose shadow is itself has no derivative. And shadows of memory that is not needed at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from polyglot_ad.driver.main import main

from .conftest import Runs

PROGRAM = r"""
#include <math.h>
#include <stdio.h>
#define EQ(a, b) do { double x_ = (a), y_ = (b); if (!(fabs(x_ - y_) <= 1e-9 * (1 + fabs(y_)))) \
  printf("%d: %.12g, not %.12g\n", __LINE__, x_, y_); } while (0)
#define RUNTIME enzyme_runtime_activity
extern int enzyme_dup, enzyme_const, enzyme_runtime_activity, enzyme_dupnoneed;
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
void __enzyme_fwddiff_void(void *, ...);

double f(double *x, double *c, int k) { double *p = k ? x : c; return *p * *p; }
struct S { double *a, *b; int n; };
double g(struct S *s) {
  double t = 0, *held = s->a;
  for (int i = 0; i < s->n; i++) t += s->a[i] * s->b[i];
  s->a = s->b, s->b = held;
  for (int i = 0; i < s->n; i++) t += s->a[i] * s->a[i];
  return t;
}
double h(double *x, double *c, int k) { double *p = k ? x : c; p[0] = x[1] * 3; p[1] = p[0] * p[0]; return p[1] + x[1]; }
void squares(double *x, double *y, int n) { for (int i = 0; i < n; i++) y[i] = x[i] * x[i] * (i + 1); }

int main(int k, char **v) {
  double x = 3, dx = 0, c = 5;
  __enzyme_autodiff((void *)f, RUNTIME, enzyme_dup, &x, &dx, enzyme_const, &c, enzyme_const, k); EQ(dx, 6);
  dx = 0;
  __enzyme_autodiff((void *)f, RUNTIME, enzyme_dup, &x, &dx, enzyme_const, &c, enzyme_const, k - 1); EQ(dx, 0); EQ(c, 5);
  dx = 1;
  EQ(__enzyme_fwddiff((void *)f, RUNTIME, enzyme_dup, &x, &dx, enzyme_const, &c, enzyme_const, k), 6);
  EQ(__enzyme_fwddiff((void *)f, RUNTIME, enzyme_dup, &x, &dx, enzyme_const, &c, enzyme_const, k - 1), 0);
  double a[3] = {1, 2, 3}, b[3] = {4, 5, 6}, da[3] = {0}, db[3] = {0};
  struct S s = {a, b, 3}, ds = {da, b, 3};  // one of the arrays has a derivative; the function swaps them
  __enzyme_autodiff((void *)g, RUNTIME, enzyme_dup, &s, &ds); EQ(da[0], 4); EQ(da[2], 6); EQ(b[0], 4);
  if (ds.a != b || ds.b != da) puts("shadows of addresses");
  s = (struct S){a, b, 3}, ds = (struct S){a, db, 3};
  __enzyme_autodiff((void *)g, RUNTIME, enzyme_dup, &s, &ds); EQ(db[0], 9); EQ(db[2], 15); EQ(a[0], 1);
  double y[2] = {1, 2}, dy[2] = {0, 0}, m[2] = {7, 8};
  __enzyme_autodiff((void *)h, RUNTIME, enzyme_dup, y, dy, enzyme_const, m, enzyme_const, k - 1); EQ(dy[1], 37); EQ(m[0], 6); EQ(m[1], 36);
  y[0] = 1, y[1] = 2, dy[0] = dy[1] = 0;
  __enzyme_autodiff((void *)h, RUNTIME, enzyme_dup, y, dy, enzyme_const, m, enzyme_const, k); EQ(dy[1], 72); EQ(m[1], 36);
  double t[3] = {1, 1, 1}, out[3], seed[3] = {1, 1, 1}, grad[3] = {0};
  __enzyme_fwddiff_void((void *)squares, enzyme_dup, a, t, enzyme_dupnoneed, (void *)0, out, 3); EQ(out[2], 18);
  __enzyme_autodiff((void *)squares, enzyme_dup, a, grad, enzyme_dupnoneed, (double *)1, seed, enzyme_const, 3); EQ(grad[2], 18);
  puts("ok");
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O3"])
def test_constant_memory_beside_active_memory(run: Runs, level: str) -> None:
    assert run(PROGRAM, level) == ["ok"]


def test_what_is_not_followed_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "program.c"
    path.write_text(
        "#include <string.h>\nextern int enzyme_dup, enzyme_const, enzyme_runtime_activity;\nvoid __enzyme_autodiff(void *, ...);\n"
        "double f(double *x, double *c, int k, long n) { double *p = k ? x : c; memmove(p, p + 1, n); return *p * *p; }\n"
        "void g(double *x, double *d, double *c, int k, long n) {\n"
        "  __enzyme_autodiff((void *)f, enzyme_runtime_activity, enzyme_dup, x, d, enzyme_const, c, k, n);\n}\n"
    )
    assert main(["-c", str(path), "-o", str(tmp_path / "program.o")], False) == 1
    assert "program.c:4: error: [PAD-E402]" in capsys.readouterr().err
