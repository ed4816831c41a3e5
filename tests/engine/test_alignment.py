"""What the optimiser and the program know of an address's alignment, and vectors in global variables, where shadows lie otherwise."""

from __future__ import annotations

import numpy as np

import polyglot_ad as pad

SOURCE = """
#include <string.h>
typedef double four __attribute__((vector_size(32)));
static double kept[8];
double f(const double *x, int n) {
  four v, w;
  for (int i = 0; i < 8; i++) kept[i] = x[i] * x[i];
  memcpy(&v, kept, sizeof v);
  memcpy(&w, x + 4, sizeof w);
  v = v * w;
  v[n & 3] = x[n];
  memcpy(kept + 1, &v, sizeof v);
  return kept[1] + kept[2] * kept[4] + kept[0];
}
"""


def test_vector_in_a_global_variable():
    f = pad.compile(SOURCE, language="c").f
    x = np.random.default_rng(3).normal(size=8)
    expected = np.array([(f(x + 1e-6 * e, 2) - f(x - 1e-6 * e, 2)) / 2e-6 for e in np.eye(8)])
    np.testing.assert_allclose(pad.grad(f)(x, 2), expected, atol=1e-8)
    np.testing.assert_allclose(pad.jvp(f, (x, 2), (x, None))[1], expected @ x, atol=1e-8)


PACKETS = """
#include <cstdint>
#include <emmintrin.h>
struct Expression { double v[3]; long rows; const double *rhs; };
static void __attribute__((noinline)) fill(Expression &e, const double *x, long n) {
  e.rows = n > 3 ? 3 : n;
  long first = ((std::uintptr_t)e.v >> 3) & 1;
  if (first > e.rows) first = e.rows;
  long end = first + (e.rows - first) / 2 * 2;
  for (long i = 0; i < first; i++) e.v[i] = x[i] * x[i];
  for (long i = first; i < end; i += 2) { __m128d a = _mm_loadu_pd(x + i); _mm_store_pd(e.v + i, _mm_mul_pd(a, a)); }
  for (long i = end; i < e.rows; i++) e.v[i] = x[i] * x[i];
  e.rhs = x;
}
extern "C" double f(const double *x, int n) {
  Expression e;
  fill(e, x, n);
  double s = x[0];
  for (long i = 0; i < e.rows; i++) s += e.v[i] * (1 + e.rhs[i]);
  return s;
}
"""


def test_where_vectors_begin_by_the_address():
    """The first place that is aligned is found at run time, as matrix libraries do; the shadow's need not be aligned there. And an array
    of three, its length and an address side by side: to the bounds of the loop a vector may begin at the last of the three."""
    f = pad.compile(PACKETS, language="c++").f
    x = np.array([0.7, 1.3, 0.4, 2.0])
    expected = np.array([1 + 2 * x[0] + 3 * x[0] ** 2, *(2 * x[1:3] + 3 * x[1:3] ** 2), 0.0])
    np.testing.assert_allclose(pad.grad(f)(x, 4), expected, rtol=1e-13)
    np.testing.assert_allclose(pad.jvp(f, (x, 4), (x, None))[1], expected @ x, rtol=1e-13)
    np.testing.assert_allclose(pad.hvp(f, (x, 4), (np.ones(4), None)), [*(2 + 6 * x[:3]), 0.0], rtol=1e-13)
