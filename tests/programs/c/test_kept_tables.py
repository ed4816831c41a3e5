"""A constant table of functions is the same one in the program and in all derivatives, and so are its functions."""

from __future__ import annotations

import pytest

import polyglot_ad as pad

K, X = 2.0, 1.5
VALUES = (lambda x: K + x * x, lambda x: K * x**3)
SLOPES = (lambda x: 2 * x, lambda x: 3 * K * x**2)


def check(library, which):
    value, slope, factor = VALUES[which](X), SLOPES[which](X), (5, 7)[which]
    assert library.found(X) == pytest.approx(factor * value)
    assert pad.value_and_grad(library.found)(X) == pytest.approx((factor * value, factor * slope))
    assert pad.jvp(library.found, (X,), (1.0,)) == pytest.approx((factor * value, factor * slope))


@pytest.mark.parametrize("which", [0, 1])
def test_tables(program, which):
    library = program("kept_tables.c")
    library.make(which, K)
    check(library, which)
    value, slope, factor = VALUES[1 - which](X), SLOPES[1 - which](X), (2, 3)[1 - which]
    assert pad.value_and_grad(library.made, "x")(X, 1 - which, K) == pytest.approx((factor * value, factor * slope))
    check(library, 1 - which)
    library.make(which, K)
    assert pad.jvp(library.made, (X, 1 - which, K), (1.0, None, None)) == pytest.approx((factor * value, factor * slope))
    check(library, 1 - which)
