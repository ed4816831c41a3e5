"""Final procedures, array constructors of derived types, and values of extensions assigned to what is not polymorphic."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "finals.f90"
X = np.array([1.1, 0.7, -0.4, 1.9, 0.3])
VALUES = {
    "of_locals": (X**3).sum(),
    "of_components": (X**2).sum() * X[0],
    # as flang's own library computes it
    "of_arrays": 8.71,
    "constructed": (X**3).sum() + (X * np.sin(X)).sum(),
    "constructed_holders": 186.44,
    "narrowed": 2 * X[0] ** 2 * X[1] + (X[:3] ** 2 * X[1:4]).sum() * X[0] + 3,
}


@pytest.mark.parametrize("name", VALUES)
def test_derivatives(program, name):
    function = program(SOURCE)[name]
    assert function(X) == pytest.approx(VALUES[name], rel=1e-13)
    pad.check_grads(function, (X,), order=2, rtol=1e-6)


@pytest.mark.parametrize(("name", "wanted"), [("of_locals", 1), ("of_components", 2), ("of_arrays", 490)])
def test_calls_of_final_procedures(program, name, wanted):
    """As many as with flang's own library."""
    library = program(SOURCE)
    library.counted()
    library[name](X)
    assert library.counted() == wanted
