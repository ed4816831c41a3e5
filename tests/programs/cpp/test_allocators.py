"""A program's own `operator new` and `delete`: their bodies say what they do, whatever they are called."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = Path(__file__).with_name("allocators.cpp")
X = np.array([0.7, 1.3, -0.4, 1.1])
N = len(X)


def _pooled(x: Any) -> Any:
    return sum(x[i] ** 2 * np.sin(x[i]) * x[0] for i in range(N))


def _taken_again(x: Any) -> Any:
    y = (x[0] * x[1]) ** 2 * x[1]
    return np.exp(0.1 * y) * x[3] * 2 * y


def _marked(x: Any) -> Any:
    v = np.sin(x) * x[0]
    return sum(v[i] ** 2 * v[N - 1 - i] for i in range(N))


def _read_after(x: Any) -> Any:
    p = [np.exp(x[i % N]) * x[0] for i in range(8)]
    return p[0] * p[1] * p[7] * 7 + p[1] ** 2


def _of_a_class(x: Any) -> Any:
    return np.prod([x[i] * x[0] + 6 * (x[i] * x[0]) ** 2 for i in range(N)])


def _moved_down(x: Any) -> Any:
    a = x * x
    return a[2] * a[0] + a[1] * a[1] + a[0] * a[2] + a[0] * a[3]


def _moved_up(x: Any) -> Any:
    a = x * x
    return a[3] * a[0] + a[3] * a[1] + a[2] * a[2] + a[1] * a[3]


def _gradient(f: Callable[[Any], Any], x: Any) -> Any:
    return np.array([f(x + 1e-30j * e).imag / 1e-30 for e in np.eye(N)])


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("reference", [_pooled, _taken_again, _marked, _read_after, _of_a_class, _moved_down, _moved_up])
def test_own_operators(reference: Callable[[Any], Any], level: str) -> None:
    function = getattr(pad.load(SOURCE, flags=[level]), reference.__name__.removeprefix("_"))
    expected = _gradient(reference, X)
    assert function(X, N) == pytest.approx(reference(X), rel=1e-13)
    for _ in range(2):
        np.testing.assert_allclose(pad.grad(function)(X, N), expected, rtol=1e-12, atol=1e-13)
    tangents = [pad.jvp(function, (X, N), (e, None))[1] for e in np.eye(N)]
    np.testing.assert_allclose(tangents, expected, rtol=1e-12, atol=1e-13)
    _, pullback = pad.vjp(function, X, N)
    np.testing.assert_allclose(np.ravel(pullback(1.0)[0]), expected, rtol=1e-12, atol=1e-13)
    h = 1e-5
    second = [(_gradient(reference, X + h * e) - _gradient(reference, X - h * e)) / (2 * h) for e in np.eye(N)]
    np.testing.assert_allclose(pad.hessian(function)(X, N), second, rtol=1e-6, atol=1e-6)


def test_what_takes_memory_back_is_called_for_the_program_s_memory_alone() -> None:
    """A shadow is no memory that the program has asked for: its own `operator delete[]` does not see it."""
    library = pad.load(SOURCE, flags=["-O0"])
    for derivative in (lambda: library.marked(X, N), lambda: pad.grad(library.marked)(X, N)):
        before = library.counted()
        derivative()
        assert library.counted() == before + 1


POOL = """
#include <cstddef>
#include <list>
#include <new>
struct Pool {
    char bytes[8192];
    std::size_t used = 0;
    void *get(std::size_t n) {
        used = (used + 15) & ~std::size_t(15);
        void *p = bytes + used;
        used += n;
        if (used > sizeof bytes) throw std::bad_alloc();
        return p;
    }
};
template <class T> struct Pooled {
    using value_type = T;
    Pool *pool;
    Pooled(Pool *pool) : pool(pool) {}
    template <class U> Pooled(const Pooled<U> &other) : pool(other.pool) {}
    T *allocate(std::size_t n) { return static_cast<T *>(pool->get(n * sizeof(T))); }
    void deallocate(T *, std::size_t) {}
    template <class U> bool operator==(const Pooled<U> &other) const { return pool == other.pool; }
};
extern "C" double pooled_list(const double *x, int n) {
    Pool pool;
    std::list<double, Pooled<double>> list{Pooled<double>(&pool)};
    for (int i = 0; i < 2 * n; i++) list.push_front(x[i % n] * (i + 1));
    list.sort();
    double sum = 0, weight = 1;
    for (double d : list) sum += d * d * weight, weight *= 0.9;
    return sum;
}
"""


def test_a_list_in_a_pool_that_counts_beside_it() -> None:
    """The pool's and the list's counters lie where the analysis does not tell them from the nodes' numbers; all that is stored does."""

    def reference(x: Any) -> Any:
        values = sorted((x[i % N] * (i + 1) for i in range(2 * N)), key=np.real)
        return sum(d * d * 0.9**k for k, d in enumerate(values))

    function, expected, direction = pad.compile(POOL, language="c++", flags=["-std=c++20"]).pooled_list, _gradient(reference, X), np.cos(X)
    assert function(X, N) == pytest.approx(reference(X), rel=1e-13)
    np.testing.assert_allclose(pad.grad(function)(X, N), expected, rtol=1e-12)
    np.testing.assert_allclose(pad.jvp(function, (X, N), (direction, None))[1], expected @ direction, rtol=1e-12)
