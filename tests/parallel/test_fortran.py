"""OpenMP in Fortran."""

from __future__ import annotations

import pytest

from .teams import check, functions, library


@pytest.mark.parametrize("name", functions("constructs.f90", r"^ real\(8\) function (\w+)\("))
def test_construct(name):
    check(library("constructs.f90")[name])
