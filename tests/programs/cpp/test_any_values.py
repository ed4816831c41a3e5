"""`std::any`: values of several types in one container, and all that is done to one."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

X, V = np.random.default_rng(7).uniform(0.4, 1.6, 6), np.random.default_rng(8).uniform(-1, 1, 6)
LENGTH = len("a text that is so long that it is allocated")


def _listed(x):
    s = 0
    for i in range(len(x)):
        if i % 4 == 0:
            s = s + x[i] ** 4
        elif i % 4 == 1:
            for v in x[: i + 1]:
                s = 0.5 * s + v
        elif i % 4 == 2:
            s = s + LENGTH * s
        else:
            s = s * i
    return s


def _by_name(x):
    return 5 * sum(x[0] * x[k] * k for k in range(len(x)))


def _all_of_it(x):
    s = 4 * x[0] + x[0] * x[1]
    for v in (x[0], x[1] ** 2, x[2], 1, x[0], x[1] ** 2 * x[2], x[2], 1):
        s = 0.9 * s + v
    return (s + x[-1] * x[0]) * x[3] + x[4] ** 2


REFERENCES = {"listed": _listed, "by_name": _by_name, "all_of_it": _all_of_it}


@pytest.mark.parametrize(("name", "reference"), REFERENCES.items())
def test_any(program, name, reference):
    function = program("any_values.cpp")[name]
    gradient = np.array([reference(X + 1e-30j * e).imag / 1e-30 for e in np.eye(len(X))])
    value, found = pad.value_and_grad(function)(X, len(X))
    assert value == function(X, len(X)) == pytest.approx(reference(X), rel=1e-12)
    np.testing.assert_allclose(found, gradient, rtol=1e-11)
    assert pad.jvp(function, (X, len(X)), (V, None))[1] == pytest.approx(gradient @ V, rel=1e-11)
