"""Julia: eigenvalue problems, and systems with symmetric matrices that may be indefinite."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

X = np.array([0.83, 1.21, 0.64, 1.37, 0.95, 1.08])
NAMES = [
    "solve_upper", "solve_lower", "solve_hermitian", "solve_complex", "determinant", "tridiagonal", "tridiagonal_part",
    "tridiagonal_vectors", "generalised", "generalised_vectors", "generalised_hermitian", "without_form", "likelihood",
]  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_against_differences(program, name):
    pad.check_grads(getattr(program("spectral.jl"), name), (X,), rtol=1e-6)


def test_eigenvalues_that_are_equal_to_rounding(program):
    """They have derivatives together; quotients by the gaps that rounding leaves between them are no numbers."""
    library, x = program("spectral.jl"), np.array([0.9, 1.3, 0.6, 1.1])
    np.testing.assert_allclose(pad.grad(library.equal_values)(x), 2 * x, rtol=1e-12)
    for name in ("equal_vectors", "equal_singular"):
        f = getattr(library, name)
        assert np.all(np.isnan(pad.grad(f)(x)[:2]))
        assert np.isnan(pad.jvp(f, (x,), (np.array([0.3, -0.2, 0.5, 0.1]),))[1])
