"""OpenMP in Fortran."""

from __future__ import annotations

import pytest

from .teams import check_group, grouped, groups


@pytest.mark.parametrize(("g", "names"), [pytest.param(g, n, id=" ".join(n)) for g, n in enumerate(groups("constructs.f90"))])
def test_construct(g, names):
    check_group(grouped("constructs.f90"), g, names)
