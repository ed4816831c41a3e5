"""Memory that a program keeps from one call to the next: what earlier calls left is constant to a derivative, and has a shadow of zeros."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad

from .memory import bytes_left_by, needs_statistics

PROGRAM = r"""
#include <stdlib.h>
#include <string.h>

static double *work; static int room;
double workspace(const double *x, int n) {           /* grows, and is never freed */
    if (n > room) { work = realloc(work, n * sizeof *work); room = n; }
    for (int i = 0; i < n; i++) work[i] = x[i] * x[i];
    double s = 0;
    for (int i = 0; i < n; i++) s = s * .5 + work[i] * x[0];
    return s;
}
struct item { double value; struct item *next; };
static struct item *head;
void push(double value) { struct item *p = malloc(sizeof *p); *p = (struct item){value, head}; head = p; }
void drop(int most) { while (head && most--) { struct item *p = head->next; free(head); head = p; } }
double list(const double *x, int n) {                 /* changes what was there, adds to it, and frees of it */
    double s = 0;
    int i = 0;
    for (struct item *p = head; p; p = p->next) { p->value *= x[i++ % n]; s += p->value * p->value; }
    push(s * x[0]);
    drop(0);
    for (struct item *p = head; p; p = p->next) s += p->value * x[1];
    struct item *second = head->next;
    if (second) { head->next = second->next; free(second); }
    return s;
}
static double **rows; static int count;
double matrix(const double *x, int n) {                /* rows of rows, copied to the stack */
    if (count < n) {
        rows = realloc(rows, n * sizeof *rows);
        for (; count < n; count++) rows[count] = calloc(n, sizeof **rows);
    }
    double *own[8], s = 0;
    memcpy(own, rows, n * sizeof *own);
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) own[i][j] = x[i] * x[j] * (i + 1);
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) s += rows[i][j] * rows[j][i];
    return s;
}
static double *table; static double *inside;
void fill(double step) {
    table = malloc(8 * sizeof *table);
    for (int i = 0; i < 8; i++) table[i] = i * step;
    inside = table + 1;
}
double lookup(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += table[i] * x[i] * x[i]; return s; }
double apart(const double *x, int n) { table[1] = x[0] * x[1]; return inside[0] * x[0]; }
struct pair { double *a, *b; };
static struct pair *pair;
void join(int same) {
    pair = malloc(sizeof *pair);
    pair->a = calloc(4, sizeof(double));
    pair->b = same ? pair->a : calloc(4, sizeof(double));
}
double joined(const double *x, int n) { pair->a[0] = x[0] * x[1]; return pair->b[0] * x[0] + pair->a[0]; }
__attribute__((noinline)) static double product(const double *u, int low, int high) {
    if (high - low < 2) return u[low] * u[low];
    double a = product(u, low, (low + high) / 2), b = product(u, (low + high) / 2, high);
    return a * b + a + (table ? *table : 0);
}
double tree(const double *x, int n) {                  /* tapes on a stack, which nobody frees one by one */
    double *u = malloc(n * sizeof *u), s;
    for (int i = 0; i < n; i++) u[i] = x[i] * x[(i + 1) % n];
    s = product(u, 0, n);
    free(u);
    return s;
}
static const double *kept;
void keep(const double *x) { kept = x; }
double by_kept(const double *x, int n) {
    double *to = (double *)kept, s = 0;
    for (int i = 0; i < n; i++) to[i] = x[i] * x[0];
    for (int i = 0; i < n; i++) s += to[i] * to[n - 1 - i];
    return s;
}
"""
X = np.array([0.7, 1.3, 0.4])


@pytest.fixture(scope="module")
def lib() -> pad.Library:
    return pad.compile(PROGRAM, "c")


def differences(function: Any, prepare: Callable[[], object]) -> np.ndarray[Any, Any]:
    def at(x: np.ndarray[Any, Any]) -> float:
        prepare()
        return float(function(x, len(x)))

    return np.array([(at(X + 1e-6 * e) - at(X - 1e-6 * e)) / 2e-6 for e in np.eye(len(X))])


def same_list(lib: pad.Library) -> None:
    lib.drop(1000)
    for value in (1.0, 2.0, 3.0):
        lib.push(value)


CASES = {"workspace": None, "list": same_list, "matrix": None, "lookup": lambda lib: lib.fill(0.5), "joined": lambda lib: lib.join(0)}


@pytest.mark.parametrize("name", CASES)
def test_both_modes_call_after_call(lib: pad.Library, name: str) -> None:
    function, prepare = lib[name], CASES[name] or (lambda lib: None)
    wanted = differences(function, lambda: prepare(lib))
    for _ in range(3):
        prepare(lib)
        np.testing.assert_allclose(pad.grad(function)(X, 3), wanted, rtol=1e-7)
        prepare(lib)
        np.testing.assert_allclose(pad.jacfwd(function)(X, 3), wanted, rtol=1e-7)
        prepare(lib)
        np.testing.assert_allclose(pad.vjp(function, X, 3)[1](1.0)[0], wanted, rtol=1e-7)


def same_start(lib: pad.Library, name: str) -> None:
    prepare = CASES[name]
    if prepare is not None:
        prepare(lib)


def hessian_by_differences(lib: pad.Library, name: str) -> np.ndarray[Any, Any]:
    def gradient(x: np.ndarray[Any, Any]) -> Any:
        same_start(lib, name)
        return pad.grad(lib[name])(x, 3)

    return np.array([(gradient(X + 1e-6 * e) - gradient(X - 1e-6 * e)) / 2e-6 for e in np.eye(3)])


@pytest.mark.parametrize("name", ["workspace", "matrix", "joined"])
def test_second_derivatives(lib: pad.Library, name: str) -> None:
    """What earlier calls left, and what is allocated, freed and changed on the way."""
    wanted = hessian_by_differences(lib, name)
    for _ in range(3):
        same_start(lib, name)
        np.testing.assert_allclose(pad.hvp(lib[name], (X, 3), (X,)), wanted @ X, rtol=1e-6, atol=1e-7)


def test_second_derivatives_in_both_orders(lib: pad.Library) -> None:
    wanted = hessian_by_differences(lib, "list")
    for second in (pad.jacrev(pad.jacfwd(lib.list)), pad.jacrev(pad.grad(lib.list)), pad.hessian(lib.list)):
        for _ in range(2):
            same_start(lib, "list")
            np.testing.assert_allclose(second(X, 3), wanted, rtol=1e-6, atol=1e-7)


def test_third_derivatives(lib: pad.Library) -> None:
    hessian = pad.hessian(lib.matrix)
    wanted = (hessian(X + 1e-5 * X, 3) - hessian(X - 1e-5 * X, 3)) / 2e-5
    for _ in range(2):
        np.testing.assert_allclose(pad.jvp(hessian, (X, 3), (X,))[1], wanted, rtol=1e-6, atol=1e-6)


def test_second_derivatives_know_what_they_follow(lib: pad.Library) -> None:
    lib.fill(1.0)
    lib.join(1)
    lib.keep(there := np.zeros(4))
    for function in (lib.apart, lib.joined, lib.by_kept):
        with pytest.raises(pad.DifferentiationError, match="PAD-E306"):
            pad.hvp(function, (X, 3), (X,))
    assert not there.any()


def test_second_derivatives_of_recursion(lib: pad.Library) -> None:
    gradient, direction = pad.grad(lib.tree), np.array([0.1, 0.4, -0.3])
    for step in (0.5, 2.0):
        lib.fill(step)
        wanted = (gradient(X + 1e-6 * direction, 3) - gradient(X - 1e-6 * direction, 3)) / 2e-6
        np.testing.assert_allclose(pad.hvp(lib.tree, (X, 3), (direction,)), wanted, rtol=1e-6)


def test_primal_calls_between(lib: pad.Library) -> None:
    """Each derivative sees the list as the calls before have left it."""
    same_list(lib)
    found = []
    for round in range(3):
        found.append(pad.grad(lib.list)(X, 3))
        lib.push(0.3 * round)
        lib.list(X, 3)
        lib.drop(round % 2)

    def calls(last: int) -> None:
        same_list(lib)
        for round in range(last):
            lib.list(X, 3)
            lib.push(0.3 * round)
            lib.list(X, 3)
            lib.drop(round % 2)

    for round, gradient in enumerate(found):
        wanted = differences(lib.list, lambda round=round: calls(round))
        np.testing.assert_allclose(gradient, wanted, rtol=1e-6, atol=1e-10 * abs(wanted).max())


def test_a_pullback_belongs_to_its_call(lib: pad.Library) -> None:
    """What calls do afterwards to what was there does not change it."""
    wanted = differences(lib.list, lambda: same_list(lib))
    same_list(lib)
    _, pullback = pad.vjp(lib.list, X, 3)
    lib.drop(1000)
    lib.push(5.0)
    for _ in range(2):
        np.testing.assert_allclose(pullback(1.0)[0], wanted, rtol=1e-7)
        lib.list(X, 3)


@needs_statistics
@pytest.mark.parametrize("name", ["workspace", "matrix", "list"])
def test_nothing_is_left(lib: pad.Library, name: str) -> None:
    function = lib[name]

    def rest() -> None:
        if name == "list":
            same_list(lib)

    def forward() -> None:
        rest()
        pad.jvp(function, (X, 3), (X,))

    def reverse() -> None:
        rest()
        pad.grad(function)(X, 3)

    def held() -> None:
        rest()
        pad.vjp(function, X, 3)[1](1.0)

    def second() -> None:
        rest()
        pad.hvp(function, (X, 3), (X,))

    for run in (forward, reverse, held, second):
        run()
        assert bytes_left_by(run, 1000) < 8


def test_threads_take_turns(lib: pad.Library) -> None:
    wanted = differences(lib.matrix, lambda: None)
    gradient, right = pad.grad(lib.matrix), []

    def run() -> None:
        right.extend(np.allclose(gradient(X, 3), wanted) for _ in range(50))

    threads = [threading.Thread(target=run) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(right) == 150 and all(right)


def test_two_addresses_of_one_block(lib: pad.Library) -> None:
    """The program that is differentiated does not show that they are: an error, and no number."""
    lib.fill(1.0)
    lib.join(1)
    for function in (lib.apart, lib.joined):
        for derivative in (lambda f: pad.grad(f)(X, 3), lambda f: pad.jvp(f, (X, 3), (X,)), lambda f: pad.vjp(f, X, 3)):
            with pytest.raises(pad.DifferentiationError, match="PAD-E306"):
                derivative(function)


def test_memory_that_is_not_the_programs(lib: pad.Library) -> None:
    there = np.zeros(4)
    lib.keep(there)
    for derivative in (lambda f: pad.grad(f)(X, 3), lambda f: pad.jvp(f, (X, 3), (X,)), lambda f: pad.vjp(f, X, 3)):
        with pytest.raises(pad.DifferentiationError, match="PAD-E306"):
            derivative(lib.by_kept)
