"""Objects of classes that a library defines: memory resources of libstdc++, and its lock of shared pointers, have bodies here; of others,
virtual functions are not the program's, whatever the program has of the same class."""

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = r"""
#include <cstdlib>
#include <memory>
#include <memory_resource>
#include <new>
#include <thread>
#include <vector>

extern "C" double in_an_arena(const double *x, int n) {
  char buffer[64];
  std::pmr::monotonic_buffer_resource arena(buffer, sizeof buffer);
  std::pmr::vector<double> v(&arena);
  for (int i = 0; i < n; i++) v.push_back(x[i] * x[i]);
  double s = 0;
  for (double a : v) s = s * .5 + a * x[0];
  return s;
}

extern "C" double by_default(const double *x, int n) {
  std::pmr::vector<double> v(x, x + n);
  double s = 0;
  for (double a : v) s = s * .5 + a * a * x[0];
  return s;
}

extern "C" double pooled(const double *x, int n) {
  std::pmr::unsynchronized_pool_resource pool;
  double *p = static_cast<double *>(pool.allocate(n * sizeof(double), 64)), s = 0;
  double *q = static_cast<double *>(pool.allocate(sizeof(double)));
  *q = x[0];
  if (reinterpret_cast<std::uintptr_t>(p) % 64) std::abort();
  for (int i = 0; i < n; i++) p[i] = x[i] * x[i] * *q;
  pool.deallocate(q, sizeof(double));
  for (int i = 0; i < n; i++) s = s * .5 + p[i];
  return s;
}

struct Limited : std::pmr::memory_resource {
  std::size_t used = 0;
  int left = 2;
  void *do_allocate(std::size_t size, std::size_t) override {
    if (!left--) throw std::bad_alloc();
    used += size;
    return std::malloc(size);
  }
  void do_deallocate(void *block, std::size_t size, std::size_t) override { used -= size; std::free(block); }
  bool do_is_equal(const memory_resource &other) const noexcept override { return this == &other; }
};

extern "C" double until_it_throws(const double *x, int n) {
  Limited limited;
  double s = 0;
  {
    std::pmr::monotonic_buffer_resource arena(16, &limited);
    try {
      for (int i = 0; i < 100; i++) {
        auto *p = static_cast<double *>(arena.allocate(sizeof(double)));
        *p = x[i % n] * x[0];
        s = s * .5 + *p * *p;
      }
    } catch (const std::bad_alloc &) {
      s *= x[1];
    }
  }
  return s + limited.used;
}

extern "C" double atomically(const double *x, int n) {
  auto p = std::make_shared<double>(x[n - 1]);
  std::thread([&] { std::atomic_store(&p, std::make_shared<double>(*std::atomic_load(&p) * x[0] * x[1])); }).join();
  auto before = std::atomic_exchange(&p, std::make_shared<double>(x[2]));
  return *before * *std::atomic_load(&p);
}

extern "C" double of_the_library(const double *x, int n) {
  std::pmr::synchronized_pool_resource pool;
  std::pmr::memory_resource &any = pool;
  double *p = static_cast<double *>(any.allocate(n * sizeof(double))), s = 0;
  for (int i = 0; i < n; i++) p[i] = x[i] * x[i];
  for (int i = n; i-- > 0;) s = s * .5 + p[i];
  return s;
}
"""
X = np.array([1.5, 0.5, 2.0])
FOLLOWED = ["in_an_arena", "by_default", "pooled", "until_it_throws", "atomically"]


@pytest.fixture(scope="module")
def library():
    return pad.compile(SOURCE, language="c++", flags=["-std=c++20"])


def test_the_values(library):
    squares = X**2 @ [0.25, 0.5, 1]
    np.testing.assert_allclose([library[name](X, 3) for name in FOLLOWED[:3]], squares * X[0])
    np.testing.assert_allclose(library.of_the_library(X, 3), X**2 @ [1, 0.5, 0.25])


@pytest.mark.parametrize("name", FOLLOWED)
def test_memory_resources(library, name):
    function, h = library[name], 1e-6
    right = [(function(X + h * e, 3) - function(X - h * e, 3)) / (2 * h) for e in np.eye(3)]
    np.testing.assert_allclose(pad.grad(function)(X, 3), right, rtol=1e-7)
    np.testing.assert_allclose(pad.jvp(function, (X, 3), (np.ones(3),))[1], sum(right), rtol=1e-7)


@pytest.mark.parametrize("derivative", [lambda f: pad.grad(f)(X, 3), lambda f: pad.jvp(f, (X, 3), (X,))], ids=["reverse", "forward"])
def test_a_virtual_function_of_a_library_is_refused(library, derivative):
    with pytest.raises(pad.DifferentiationError, match=r"PAD-E30[15]"):
        derivative(library.of_the_library)
