"""Structures whose arrays are indexed by what only the run tells, and attributes of Enzyme's plugin."""

from __future__ import annotations

from pathlib import Path

import pytest

from polyglot_ad.driver.main import main

from .conftest import Runs

STRUCTURE = r"""
#include <stdio.h>
#include <string.h>
extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);
typedef struct { int n; float w; double v[3]; struct { char tag; double z; } in; double *p; } S;
double walk(S *s) { double r = 0; for (int i = 0; i < s->n; i++) r += s->v[i] * s->p[i]; return r; }
double copied(S *s) {
  S t = *s;
  double r = s->w * s->in.z;
  for (int i = 0; i < s->n; i++) r += s->v[i] * s->p[i];
  return r + t.v[1] * t.v[1];
}
int main(void) {
  double p[3] = {1, 2, 3}, dp[3] = {0};
  S s = {3, 2.f, {4, 5, 6}, {'a', 7}, p}, d;
  memset(&d, 0, sizeof d), d.p = dp;
  __enzyme_autodiff((void *)walk, enzyme_dup, &s, &d);
  printf("%g %g %g %g\n", d.v[1], dp[1], d.w, d.in.z);
  __enzyme_autodiff((void *)copied, enzyme_dup, &s, &d);
  printf("%g %g %g %g\n", d.v[1], dp[1], d.w, d.in.z);
}
"""

ATTRIBUTES = r"""
#include <math.h>
#include <stdio.h>
extern int enzyme_nofree;
double __enzyme_autodiff(void *, ...);
__attribute__((enzyme_inactive, noinline)) double measured(double x) { return x * x; }
__attribute__((enzyme_function_like("sin"), noinline)) double rough(double x) { return x - x * x * x / 6; }
double f(double x) { return x * measured(x) + rough(x); }
int main(void) { printf("%d\n", fabs(__enzyme_autodiff((void *)f, 2.0) - 4 - cos(2.0)) < 1e-12); }
"""


ONE_TYPE_TWICE = r"""
#include <stdio.h>
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
typedef struct node { double x; int kind; struct node *next; } N;
typedef struct { const N *some; const N *others; } Both;
double pairs(const N *a, const N *b) {
  double s = 0;
  for (const N *p = a; p; p = p->next)
    for (const N *q = b; q; q = q->next) s += p->x * q->x * (p->kind + q->kind);
  return s;
}
double members(const Both *a, const N *b) { return pairs(a->some, a->others) * b->x; }
int main(void) {
  N a[2] = {{3, 1, a + 1}, {5, 0, 0}}, d[2] = {{0, 0, d + 1}, {0, 0, 0}}, b = {7, 2, 0}, e = {0, 0, 0};
  __enzyme_autodiff((void *)pairs, enzyme_dup, a, d, enzyme_const, &b);
  printf("%g %g\n", d[0].x, d[1].x);
  d[0].x = d[1].x = 0;
  Both both = {a, &b}, shadow = {d, &e};
  __enzyme_autodiff((void *)members, enzyme_dup, &both, &shadow, enzyme_const, &b);
  printf("%g %g %g\n", d[0].x, d[1].x, e.x);
}
"""


def test_parameters_of_one_type_of_which_one_is_constant(run: Runs) -> None:
    assert run(ONE_TYPE_TWICE) == ["21 14", f"{7 * 21} {7 * 14} {7 * (3 * 3 + 5 * 2)}"]


def test_arrays_in_structures(run: Runs) -> None:
    assert run(STRUCTURE) == ["2 5 0 0", "14 10 7 2"]


def test_attributes(run: Runs) -> None:
    assert run(ATTRIBUTES) == ["1"]


def test_an_attribute_that_says_more_than_is_done_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "program.c"
    path.write_text(
        "double dg;\n__attribute__((enzyme_shadow(dg))) double g = 2;\ndouble __enzyme_autodiff(void *, ...);\n"
        "double f(double x) { return g * x; }\ndouble h(double x) { return __enzyme_autodiff((void *)f, x); }\n"
    )
    assert main(["-c", str(path), "-o", str(tmp_path / "program.o")], False) == 1
    assert "PAD-E307" in capsys.readouterr().err
