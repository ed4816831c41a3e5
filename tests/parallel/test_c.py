"""OpenMP in C."""

from __future__ import annotations

import ctypes.util
import subprocess
import sys

import numpy as np
import pytest

import polyglot_ad as pad

from .teams import HERE, POINT, TEAMS, check, check_group, grouped, groups, library, runtime

REFUSED = frozenset({"nested_tp", "earlier_tp", "detach_c"})
"""Refused with a reason; the other functions of the files have derivatives."""


def cases(name: str) -> list[object]:
    return [pytest.param(name, g, names, id=f"{name}: {' '.join(names)}") for g, names in enumerate(groups(name, REFUSED))]


@pytest.mark.parametrize(
    ("name", "g", "names"), [case for file in ("constructs.c", "tasks.c", "private.c", "calls.c") for case in cases(file)]
)
def test_construct(name, g, names):
    check_group(grouped(name, REFUSED), g, names)


@pytest.mark.parametrize(("name", "g", "names"), cases("sharing.c"))
def test_sharing(name, g, names):
    """What threads read together, in all ways that are nearly no sharing."""
    check_group(grouped(name, REFUSED), g, names, repeat=12)


def test_threadprivate_in_nested_regions_is_refused():
    """Copies that were used one after the other could be reversed side by side."""
    with pytest.raises(pad.DifferentiationError, match=r"PAD-E305.*variable 'kept'\n  --> .*:\d+"):
        pad.grad(grouped("private.c", REFUSED)["nested_tp"])(POINT, len(POINT))


def test_threadprivate_memory_of_an_earlier_call():
    gradient = pad.grad(grouped("private.c", REFUSED)["earlier_tp"])
    np.testing.assert_allclose(gradient(POINT, len(POINT)), 2 * POINT.sum() * np.ones(len(POINT)))
    with pytest.raises(pad.DifferentiationError, match=r"PAD-E306.*memory of an earlier call.*\n  --> .*:\d+"):
        gradient(POINT, len(POINT))


def test_threadprivate_in_nested_regions_has_tangents():
    function, x, n = grouped("private.c", REFUSED)["nested_tp"], POINT, len(POINT)
    direction = np.cos(np.arange(n))
    try:
        for team in TEAMS:
            runtime().omp_set_num_threads(team)
            expected = (function(x + 1e-6 * direction, n) - function(x - 1e-6 * direction, n)) / 2e-6
            np.testing.assert_allclose(pad.jvp(function, (x, n), (direction, None))[1], expected, rtol=1e-6)
    finally:
        runtime().omp_set_num_threads(1)


def test_detached_tasks_are_refused():
    with pytest.raises(pad.DifferentiationError, match=r"PAD-E207.*a detached OpenMP task\n  --> .*:\d+"):
        pad.grad(grouped("tasks.c", REFUSED)["detach_c"])(POINT, len(POINT))


CANCELLED = """
double cancelled(const double *x, int n) {
  double s = 0;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) {
    s += x[i] * x[i];
#pragma omp cancel for if (x[i] < 0)
  }
  return s;
}
"""


def test_cancellation_is_refused():
    lib = pad.compile(CANCELLED, language="c", openmp=True)
    with pytest.raises(pad.DifferentiationError, match=r"PAD-E207.*'omp cancel"):
        pad.grad(lib.cancelled)(POINT, len(POINT))


@pytest.mark.parametrize("name", ["chunked", "critical_product", "two_loops"])
def test_second_derivative(name):
    """It is computed in one thread."""
    function, x = grouped("constructs.c", REFUSED)[name], POINT[:5]
    gradient = pad.grad(function)
    runtime().omp_set_num_threads(2)
    found = pad.hessian(function)(x, 5)
    expected = np.array([(gradient(x + 1e-5 * e, 5) - gradient(x - 1e-5 * e, 5)) / 2e-5 for e in np.eye(5)])
    np.testing.assert_allclose(found, expected, rtol=1e-6, atol=1e-8)


def test_no_races():
    """Many runs, more threads than cores."""
    for name in ("atomic_scatter", "critical_product", "stencil"):
        check(grouped("constructs.c", REFUSED)[name], repeat=100)


@pytest.mark.parametrize("name", ["norms", "cells"])
def test_rules_and_cells(name):
    check(pad.load(HERE / "rules.c", openmp=True)[name], repeat=30)


@pytest.mark.skipif(not ctypes.util.find_library("openblas"), reason="OpenBLAS is not installed: tools/install_toolchains blas")
@pytest.mark.parametrize("name", ["dots", "reversed"])
def test_routines(name):
    """The second has a name that is also a word of ours."""
    check(pad.load(HERE / "blas.c", openmp=True, flags=["-lopenblas"])[name], repeat=30)


SINGLES = """
#include <math.h>
double singles(const double *x, int n) {
  float w[6], y[40];
  double s = 0;
  for (int i = 0; i < 6; i++) w[i] = (float)(x[i] + x[i + 6]);
  #pragma omp parallel for schedule(dynamic)
  for (int i = 0; i < 40; i++) y[i] = w[(i * i) % 6] * w[1] * (float)cos(i);
  for (int i = 0; i < 40; i++) s += y[i] * (i % 3);
  return s;
}
"""


def test_single_precision():
    """Against the same program without OpenMP: differences of single precision say little."""
    alone, together = (pad.grad(pad.compile(SINGLES, language="c", openmp=openmp).singles) for openmp in (False, True))
    try:
        for team in TEAMS:
            runtime().omp_set_num_threads(team)
            for _ in range(20):
                np.testing.assert_allclose(together(POINT, 23), alone(POINT, 23), rtol=1e-4, atol=1e-5)
    finally:
        runtime().omp_set_num_threads(1)


ONCE = """
#include <math.h>
double once(const double *x, int n, int m) {
  double total = 0;
  #pragma omp parallel for reduction(+ : total)
  for (int i = 0; i < n; i++) {
    double t = sin(x[i]);
    for (int k = 0; k < m; k++) t = sin(t) + t * x[i];
    total += t * t;
  }
  #pragma omp parallel for collapse(2) reduction(+ : total)
  for (int i = 0; i < n; i++)
    for (int k = 0; k < m; k++) total += exp(sin(x[i]) * k);
  return total;
}
"""


def test_caches_are_allocated_once_per_region():
    """Of loops that are dealt out in one piece, however many iterations there are: by what the generator notes, and by the bytes."""
    lib = pad.compile(ONCE, language="c", openmp=True)
    n, m = 1000, 7
    explanation = lib.once.explain(np.linspace(0, 1, n), n, m)
    places = [line for line in str(explanation).splitlines() if "buffer that grows" in line]
    assert not places, places
    assert "in one block, allocated before the loop" in str(explanation)


SHARED = "\n#pragma omp for\nfor (int i = 0; i < n; i++) s += x[i] * x[0] * x[i];\n"
ALIKE = {
    "alone": "s += x[0] * x[0] * x[1];",
    "number": "\n#pragma omp for\nfor (int i = 0; i < n; i++) s += x[i] * x[0] * omp_get_num_threads();",
    "before": "s += x[0] * x[1];" + SHARED,
    "after": SHARED + "s += x[0] * x[1];",
    "atomic": "double t = x[1];\n#pragma omp for nowait\nfor (int i = 0; i < n; i++) t += x[i] * x[i];\n#pragma omp atomic\nr += t;",
    "every thread but one": "if (omp_get_thread_num() == 0) s += x[0] * x[0]; else s += x[1] * x[0];",
    "helper": SHARED + "add(&r, x[0] * x[1]);",
    "task": "\n#pragma omp task\n{\n#pragma omp atomic\nr += x[0] * x[1]; }",
    "lock": SHARED + "omp_set_lock(&lock); r += x[0] * x[1]; omp_unset_lock(&lock);",
    "parts": "double t = x[0] * x[1];\n#pragma omp for\nfor (int i = 0; i < n; i++) t += x[i];\npart[omp_get_thread_num()] = t;",
    "parts of the team": "double t = x[0] * x[1];\nfor (int i = omp_get_thread_num(); i < n; i += omp_get_num_threads()) t += x[i];\n"
    "part[omp_get_thread_num()] = t;",
    "counted": SHARED + "\n#pragma omp atomic\nk += 1;",
    "critical": "double t = x[1];\n#pragma omp for\nfor (int i = 0; i < n; i++) t += x[i];\n#pragma omp critical\n{ r = r + t * x[0]; }",
    "carried": "double t = x[0];\n#pragma omp for\nfor (int i = 0; i < n; i++) { t = t * x[i] + 0.1; s += t * x[i]; }",
    "carried to memory": "double t = x[0];\n#pragma omp for schedule(static, 1)\n"
    "for (int i = 0; i < n; i++) { t = t * x[i] + x[1]; part[i] = t; }",
    "threadprivate": "own = x[0];\n#pragma omp for\nfor (int i = 0; i < n; i++) { own = own * x[i] + 0.1; s += own * x[i]; }",
}
SHARED_OUT = {
    "two loops": SHARED + SHARED + "\n#pragma omp single\ns += x[0] * x[1];",
    "scaled": "double t = 0;\n#pragma omp for nowait\nfor (int i = 0; i < n; i++) t += x[i] * x[i];\n#pragma omp atomic\nr += t * x[0];",
    "nest": "\n#pragma omp for schedule(dynamic)\n"
    "for (int i = 0; i < n; i++) { double t = x[0]; for (int k = 0; k < i; k++) t *= x[k]; s += t; }",
    "critical": "double t = 0;\n#pragma omp for\nfor (int i = 0; i < n; i++) t += x[i];\n#pragma omp critical\n{ r = r + t * x[0]; }",
    "number": "for (int i = omp_get_thread_num(); i < n; i += omp_get_num_threads()) s += x[0] * x[i] * x[i];",
    "parts": "double t = 0;\nfor (int i = omp_get_thread_num(); i < n; i += omp_get_num_threads()) t += x[i] * x[0];\n"
    "part[omp_get_thread_num()] = t;",
    "extremes": "\n#pragma omp for reduction(max : r) reduction(+ : part[:2])\n"
    "for (int i = 0; i < n; i++) { part[i & 1] += x[i] * x[i]; r = r > x[i] ? r : x[i]; }",
    "tasks": "\n#pragma omp single\nfor (int i = 0; i < n; i++)\n#pragma omp task\nadd(&r, x[i]);",
    "helper": "\n#pragma omp for\nfor (int i = 0; i < n; i++) add(&r, x[i]);",
    "chosen": "if (omp_get_thread_num() == 0) s += x[0] * x[1];" + SHARED,
    "window": "\n#pragma omp for\nfor (int i = 1; i < n; i++) { double d = x[i] * x[i] - x[i - 1]; s += d * d * x[i]; }",
    "inner": "\n#pragma omp for\n"
    "for (int i = 0; i < n; i++) { double t = 1; for (int k = 0; k <= i; k++) { t = t * x[k] + 0.1; s += t; } }",
    "greatest": "double t = -9;\n#pragma omp for nowait\nfor (int i = 0; i < n; i++) { if (x[i] > t) t = x[i]; s += x[i] * x[i]; }\n"
    "#pragma omp critical\n{ r = r > t ? r : t; }",
    "mean": "double t = 0; int m = 0;\n#pragma omp for\nfor (int i = 0; i < n; i++) { m++; t += (x[i] * x[i] - t) / m; }\n"
    "if (m)\n#pragma omp atomic\nr += t * m;",
    "threadprivate": "\n#pragma omp for\nfor (int i = 0; i < n; i++) { own = x[i] * x[0]; s += own * x[i]; }",
}


def in_region(work):
    source = (
        "#include <omp.h>\nstatic __attribute__((noinline)) void add(double *r, double v) {\n#pragma omp atomic\n*r += v * v; }\n"
        "static double own;\n#pragma omp threadprivate(own)\n"
        "double f(const double *x, int n) { double s = 0, r = 0, part[2] = {0, 0}; int k = 0; omp_lock_t lock; omp_init_lock(&lock);\n"
        "#pragma omp parallel num_threads(2) reduction(+:s)\n{"
        + work
        + "}\nomp_destroy_lock(&lock); s += r + part[0] + part[1]; return s * s * (1 + k); }"
    )
    return pad.compile(source, language="c", openmp=True).f


@pytest.mark.parametrize("work", ALIKE.values(), ids=ALIKE)
def test_regions_that_depend_on_the_number_of_threads_have_no_second_derivatives(work):
    f = in_region(work)
    x = np.array([0.7, 1.3])
    steps = [(f(x + 1e-6 * e, 2) - f(x - 1e-6 * e, 2)) / 2e-6 for e in np.eye(2)]
    np.testing.assert_allclose(pad.grad(f)(x, 2), steps, rtol=1e-8)
    with pytest.raises(pad.DifferentiationError, match=r"E208.*how many threads"):
        pad.hvp(f, (x, 2), (x, None))


@pytest.mark.parametrize("work", SHARED_OUT.values(), ids=SHARED_OUT)
def test_second_derivatives_of_regions_that_share_out_their_work(work):
    f = in_region(work)
    x, v = np.array([0.7, 1.3, -0.4]), np.array([1.0, 0.3, -0.2])
    gradient = pad.grad(f)
    steps = (gradient(x + 1e-6 * v, 3) - gradient(x - 1e-6 * v, 3)) / 2e-6
    np.testing.assert_allclose(pad.hvp(f, (x, 3), (v, None)), steps, rtol=1e-7, atol=1e-8)


def test_derivatives_of_derivatives_through_the_compiler_are_refused_alike(tmp_path):
    source = """
        double __enzyme_fwddiff(void *, ...);
        void __enzyme_autodiff(void *, ...);
        int enzyme_dup, enzyme_const;
        double f(const double *x, int n) {
          double s = 0;
          #pragma omp parallel reduction(+:s)
          {
            s += x[0] * x[1];
            #pragma omp for
            for (int i = 0; i < n; i++) s += x[i] * x[i];
          }
          return s * s;
        }
        void g(const double *x, double *dx, int n) { __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, n); }
    """
    second = (
        "void h(double *x, double *v, double *g_, double *h_) { __enzyme_fwddiff((void *)g, enzyme_dup, x, v, enzyme_dup, g_, h_, 2); }"
    )
    file = tmp_path / "twice.c"
    for text, refused in ((source, False), (source + second, True)):
        file.write_text(text)
        made = subprocess.run(
            [sys.executable, "-m", "polyglot_ad", "cc", "-O2", "-fopenmp", "-c", str(file), "-o", str(tmp_path / "twice.o")],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert ("PAD-E208" in made.stderr) == refused == (made.returncode != 0), made.stderr


@pytest.mark.parametrize("name", ["before_a_region", "under_a_lock", "of_every_thread", "by_index"])
def test_memos(name):
    """Programs that remember what they were called with, at points where they were called before."""
    function = library("memos.c")[name]
    check(function)
    function(POINT, len(POINT))
    check(function)
