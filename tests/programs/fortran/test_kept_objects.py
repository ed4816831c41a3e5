"""What derivatives leave in variables has the types of the program's own objects."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

X = 1.7


def check(library, k):
    assert library.kind_of(X) == pytest.approx(k * X)
    assert pad.value_and_grad(library.kind_of)(X) == pytest.approx((k * X, k))
    assert pad.jvp(library.kind_of, (X,), (1.0,)) == pytest.approx((k * X, k))


@pytest.mark.parametrize("k", [1, 2, 3])
def test_types(program, k):
    library = program("kept_objects.f90")
    library.choose(k)
    check(library, k)
    other = k % 3 + 1
    assert pad.value_and_grad(library.chosen, "x")(X, np.int32(other)) == (2 * X, 2.0)
    check(library, other)
    library.choose(k)
    assert pad.jvp(library.chosen, (X, np.int32(other)), (1.0, None)) == (2 * X, 2.0)
    check(library, other)
