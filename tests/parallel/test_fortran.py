"""OpenMP in Fortran."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

from .teams import POINT, check_group, grouped, groups


@pytest.mark.parametrize(("g", "names"), [pytest.param(g, n, id=" ".join(n)) for g, n in enumerate(groups("constructs.f90"))])
def test_construct(g, names):
    check_group(grouped("constructs.f90"), g, names)


@pytest.mark.parametrize("name", ["teams_loops", "copyin_array"])
def test_second_derivative(name):
    x, n = POINT[:7], 7
    function = grouped("constructs.f90")[name]
    gradient, direction = pad.grad(function), np.cos(np.arange(n))
    expected = (gradient(x + 1e-6 * direction, n) - gradient(x - 1e-6 * direction, n)) / 2e-6
    np.testing.assert_allclose(pad.hvp(function, (x, n), (direction, None)), expected, rtol=1e-6)
