"""The reproducible mode: as many threads, the same bits."""

from __future__ import annotations

import functools
import itertools

import numpy as np
import pytest

import polyglot_ad as pad

from .teams import HERE, functions, runtime

SIZE = 301
TEAMS = (2, 3, 4, 8)
RUNS = {2: 60, 3: 40, 4: 40, 8: 15}
"""Of gradients, by team."""


@functools.cache
def point() -> np.ndarray:
    """Numbers of very different sizes: sums in another order differ."""
    random = np.random.default_rng(11)
    return random.normal(size=SIZE) * 10.0 ** random.uniform(-4, 0.3, size=SIZE)


def names(file: str) -> list[str]:
    return ["fortran"] if file.endswith("f90") else functions(file, r"^double (\w+)\(const double \*x, int n\) \{")


@functools.cache
def library(file: str, mode: str) -> pad.Library:
    """`mode`: "reproducible", "ordinary", or "alone" without OpenMP. `all(x, n, y)` gives all functions, `weighed(x, n)` one number."""
    text, found = (HERE / file).read_text(), names(file)
    language = "fortran" if file.endswith("f90") else "c"
    if language == "c":
        body = " ".join(f"y[{k}] = {name}(x, n);" for k, name in enumerate(found))
        text += f"void all(const double *x, int n, double y[{len(found)}]) {{ {body} }}\n"
        total = " + ".join(f"{k} * y[{k - 1}]" for k in range(1, len(found) + 1))
        text += f"double weighed(const double *x, int n) {{ double y[{len(found)}]; all(x, n, y); return {total}; }}\n"
    return pad.compile(text, language=language, openmp=mode != "alone", reproducible=mode == "reproducible")


def gradient(file: str, mode: str) -> pad.Function:
    return pad.value_and_grad(library(file, mode)["fortran" if file.endswith("f90") else "weighed"])


@pytest.fixture
def team():
    yield runtime().omp_set_num_threads
    runtime().omp_set_num_threads(1)


@pytest.mark.parametrize("file", ["reproducible.c", "reproducible.f90"])
def test_runs_are_equal(file, team):
    expected = gradient(file, "alone")(point(), SIZE)
    mine, function = gradient(file, "reproducible"), library(file, "reproducible")["fortran" if file.endswith("f90") else "weighed"]
    for threads in TEAMS:
        team(threads)
        first, *others = [mine(point(), SIZE) for _ in range(RUNS[threads])]
        np.testing.assert_allclose(first[0], expected[0], rtol=1e-6)
        np.testing.assert_allclose(first[1], expected[1], rtol=1e-6, atol=1e-6 * np.abs(expected[1]).max())
        for value, found in others:
            assert value == first[0]
            assert found.tobytes() == first[1].tobytes(), f"{threads} threads"
        assert len({function(point(), SIZE) for _ in range(RUNS[threads] // 3)}) == 1
        tangents = {pad.jvp(function, (point(), SIZE), (np.cos(point()), None))[1] for _ in range(RUNS[threads] // 3)}
        assert len(tangents) == 1


def test_each_function(team):
    """By held pullbacks, so that it is seen which one differs; against the sequential program."""
    found = names("reproducible.c")
    assert len(found) > 9
    for k, cotangent in enumerate(np.eye(len(found))):
        arguments = (point(), SIZE, np.zeros(len(found)))
        (expected, _) = pad.vjp(library("reproducible.c", "alone").all, *arguments)[1](cotangent)[::2]
        for threads in TEAMS:
            team(threads)
            bits = []
            for _ in range(3):
                value, pullback = pad.vjp(library("reproducible.c", "reproducible").all, *arguments)
                rows = [pullback(cotangent)[0] for _ in range(2)]
                np.testing.assert_allclose(rows[0], expected, rtol=1e-6, atol=1e-6 * np.abs(expected).max(), err_msg=found[k])
                bits += [value.tobytes() + row.tobytes() for row in rows]
            assert len(set(bits)) == 1, f"{found[k]}, {threads} threads"


def test_runs_differ_otherwise(team):
    """Or these tests could not fail."""
    team(3)
    runs = (gradient("reproducible.c", "ordinary")(point(), SIZE)[1].tobytes() for _ in range(1000))
    first = next(runs)
    assert any(other != first for other in itertools.islice(runs, 999))


UNORDERED = """
#include <omp.h>
#include <math.h>
double critical(const double *x, int n) { double s = 0;
#pragma omp parallel for
 for (int i = 0; i < n; i++) {
#pragma omp critical
  s += x[i]; }
 return s; }
double atomic(const double *x, int n) { double s = 0;
#pragma omp parallel for
 for (int i = 0; i < n; i++) {
#pragma omp atomic
  s += x[i]; }
 return s; }
double captured(const double *x, int n) { double s = 0; int next = 0;
#pragma omp parallel reduction(+ : s)
 for (int i; ;) {
#pragma omp atomic capture
  i = next++;
  if (i >= n) break;
  s += x[i] * x[i]; }
 return s; }
double task(const double *x, int n) { double s = 0;
#pragma omp parallel
#pragma omp single
 {
#pragma omp task shared(s)
  s = x[0] * x[1];
#pragma omp taskwait
 }
 return s; }
double lock(const double *x, int n) { double s = 0; omp_lock_t l; omp_init_lock(&l);
#pragma omp parallel for
 for (int i = 0; i < n; i++) { omp_set_lock(&l); s += x[i]; omp_unset_lock(&l); }
 omp_destroy_lock(&l); return s; }
double doacross(const double *x, int n) { double y[400]; y[0] = x[0];
#pragma omp parallel for ordered(1)
 for (int i = 1; i < n; i++) {
#pragma omp ordered depend(sink : i - 1)
  y[i] = y[i - 1] * 0.5 + x[i];
#pragma omp ordered depend(source)
 }
 return y[n - 1]; }
double wide(const double *x, int n) { long double w[4] = {x[0], x[1], x[2], x[3]}; double s = 0;
#pragma omp parallel for reduction(+ : s)
 for (int i = 0; i < n; i++) s += (double)(w[i * i % 4] * x[i]);
 return s; }
double counted(const double *x, int n) { double s = 0; int k = 0;
#pragma omp parallel for reduction(+ : s)
 for (int i = 0; i < n; i++) { s += x[i] * x[i % 3];
#pragma omp atomic
  k++; }
 return s * k; }
"""


@functools.cache
def unordered() -> pad.Library:
    return pad.compile(UNORDERED, language="c", openmp=True, reproducible=True)


@pytest.mark.parametrize(
    ("name", "construct"),
    [("critical", "a critical section"), ("atomic", "an atomic update"), ("captured", "an atomic update"), ("task", "a task"),
     ("lock", "a lock"), ("doacross", r"a loop with 'ordered\(n\)'")],
)  # fmt: skip
def test_what_has_no_order_is_refused(name, construct):
    function, x = unordered()[name], point()
    message = rf"PAD-E209\] cannot differentiate {construct} in the reproducible mode\n  --> .*:\d+"
    for call in (function, pad.grad(function), lambda x, n: pad.jvp(function, (x, n), (x, None))):
        with pytest.raises(pad.DifferentiationError, match=message):
            call(x, SIZE)


def test_additions_under_a_lock_are_refused():
    with pytest.raises(pad.DifferentiationError, match=r"PAD-E209.*what threads share"):
        pad.grad(unordered().wide)(point(), SIZE)


def test_counting_has_no_order(team):
    team(4)
    x = point()
    expected = SIZE * x[np.arange(SIZE) % 3]
    expected[:3] += [SIZE * x[k::3].sum() for k in range(3)]
    np.testing.assert_allclose(pad.grad(unordered().counted)(x, SIZE), expected, rtol=1e-10, atol=1e-9)
