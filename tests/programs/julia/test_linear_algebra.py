"""Julia's BLAS and LAPACK have integers of 64 bits, and Julia passes the addresses of arrays as integers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad


@pytest.fixture(scope="module")
def lib() -> Any:
    return pad.load(Path(__file__).with_name("linear_algebra.jl"))


def difference(f: Any, x: Any, d: Any, h: float = 1e-6) -> float:
    return float((f(np.asfortranarray(x + h * d)) - f(np.asfortranarray(x - h * d))) / (2 * h))


@pytest.mark.parametrize("name", ["by_lu", "by_cholesky", "by_triangle", "routines"])
def test_library_calls(lib: Any, name: str) -> None:
    rng = np.random.default_rng(8)
    f = getattr(lib, name)
    m = rng.normal(size=(3, 3))
    a, b = np.asfortranarray(m @ m.T + 3 * np.eye(3)), rng.normal(size=3)
    da, db = np.asfortranarray(rng.normal(size=(3, 3))), rng.normal(size=3)
    ga, gb = pad.grad(f, argnums=(0, 1))(a, b)
    assert np.sum(ga * da) == pytest.approx(difference(lambda v: f(v, b), a, da), rel=1e-7)
    assert gb @ db == pytest.approx(difference(lambda v: f(a, v), b, db), rel=1e-7)
    tangent = pad.jvp(f, (a, b), (da, db))[1]
    # What gets the address of an argument as an integer may write it: the argument is an output then.
    tangent = tangent[0] if isinstance(tangent, tuple) else tangent
    assert tangent == pytest.approx(np.sum(ga * da) + gb @ db, rel=1e-12)
