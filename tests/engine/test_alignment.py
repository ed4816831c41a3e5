"""Vectors in global variables: what the optimiser makes of their alignment holds for their shadows."""

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
