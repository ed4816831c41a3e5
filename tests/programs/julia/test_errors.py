"""`try` with `catch`: closed forms (Julia 1.5 itself cannot unwind on every system), derivatives against differences."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "errors.jl"
X = np.array([0.7, 1.3, 0.4])
RIGHT = {
    "by_type": lambda x: np.sum(np.where(x > 1, 3 * x, np.where(x < 0, x**3, x**4))),
    "in_a_loop": lambda x: ((((np.sin(x[0]) * 1.1 + x[0]) * 1.1 + x[1]) * 1.1 + x[2]) * 1.1 + np.sin(x[0])) * 1.1,
    "nested": lambda x: x[1] ** 2,
    "partly": lambda x: (x[1] * x[2]) ** 2 + x[1] ** 2 + 4 * x[2] ** 2,
}


@pytest.mark.parametrize("name", RIGHT)
@pytest.mark.parametrize("x", [X, np.array([-0.5, 0.2, 2.5])], ids=["one", "other"])
def test_caught(program, name, x):
    function = program(SOURCE)[name]
    assert function(x) == pytest.approx(RIGHT[name](x), rel=1e-14)
    pad.check_grads(function, (x,), rtol=1e-6)


def test_raised_again(program):
    function = program(SOURCE).passed_on
    assert pad.grad(function)(0.5) == 1
    for run in (function, pad.grad(function)):
        with pytest.raises(pad.NativeError, match="DomainError"):
            run(2.0)
