"""Functions of everyday.jl, compiled, loaded where no Julia is, against the same formulas in Python."""

from __future__ import annotations

import cmath
import math
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from scipy.special import j0

PROGRAM = Path(__file__).with_name("programs") / "everyday.jl"
V, M, F, I = "Vector{Float64}", "Matrix{Float64}", "Float64", "Int64"  # noqa: E741

X = np.array([0.3, 1.7, 2.2, 0.9])
Y = np.array([1.5, -0.5, 0.25, 2.0])
A = np.asfortranarray(np.arange(1.0, 13.0).reshape(3, 4) / 7)


def mathematics(x: float) -> float:
    terms = (
        math.sin(x) * math.exp(-x), math.cos(x) ** 2, math.tanh(x), math.log(1 + x * x), math.sqrt(x), math.atan2(x, 2.0), x ** (1 / 3),
        math.hypot(x, 1.0), math.log1p(x), math.expm1(x), math.asinh(x), x**0.3, abs(x), max(x, 0.5), math.floor(x), 2**x, math.log10(x),
        math.tanh(x),
    )  # fmt: skip
    return sum(terms)


def weighted() -> float:
    return sum((i + 1 + 10 * (j + 1)) * A[i, j] for i in range(3) for j in range(4))


def box(array: np.ndarray) -> float:
    return float(np.einsum("i,j,k,ijk", np.arange(1, 3), np.arange(1, 4) ** 2, np.arange(1, 3) ** 3, array))


CUBE = np.asfortranarray(np.arange(12.0).reshape(2, 3, 2))
Z, ANGLE = 1.5 - 0.5j, 0.7
ROTATED = Z * cmath.exp(1j * ANGLE) / (1 + abs(Z))
SPRING = np.array([(3.0, 0.25, 2, 0)], dtype=[("k", "<f8"), ("rest", "<f8"), ("n", "<i4"), ("_", "<i4")])

CASES = [
    ("poly", [F], (1.3,), 3 * 1.3**3 - 2 * 1.3 + 1.5),
    ("mathematics", [F], (0.8,), mathematics(0.8)),
    ("sum_of_squares", [V], (X,), float(X @ X)),
    ("weighted", [M], (A,), weighted()),
    ("box", ["Array{Float64,3}"], (CUBE,), box(CUBE)),
    ("energy", ["Spring", F], (SPRING, 1.5), 0.5 * 3 * 1.25**2 * 2),
    ("pair", [F, F], (2.0, 5.0), [10.0, 7.0]),
    ("combine", ["Tuple{Float64,Float64}", "NTuple{3,Float64}"], (X, Y), X[0] * Y[2] + X[1] * Y[0]),
    ("outer", [F], (0.4,), (0.16 + 1) * math.sin(0.4) + 0.64 + 1),
    ("broadcasting", [V, V], (X, Y), float(np.sum(X * Y + 1 + np.sin(X)))),
    ("allocating", [V, I], (X, 3), 2 * X[0] + 100 + 3),
    ("matrices", [M, V], (A[:, :3].copy(order="F"), X[:3].copy()), None),
    ("reductions", [V], (X,), None),
    ("comprehension", [I], (50,), sum(1 / i**2 for i in range(1, 51))),
    ("growing", [I], (40,), sum(0.5 * i for i in range(1, 40)) + 39),
    ("newton", [F], (2.0,), math.sqrt(2)),
    ("closures", [F, F], (1.5, 2.0), 5.0),
    ("with_keywords", [F], (2.0,), 7.0),
    ("keywords", [F], (2.0,), 4.0),
    ("fibonacci", [I], (15,), 610),
    ("power", [F, I], (1.1, 7), 1.1**7),
    ("rotate", ["ComplexF64", F], (np.array([Z.real, Z.imag]), ANGLE), [ROTATED.real, ROTATED.imag]),
    ("bessel", [F], (1.2,), float(j0(1.2))),
    ("raw", ["Ptr{Float64}", I], (X, 4), float(X.sum())),
    ("checked", [V, I], (X, 4), X[3]),
    ("logarithm", [F], (2.5,), math.log(2.5)),
    ("root", [F], (2.5,), math.sqrt(2.5)),
    ("refuses", [F], (2.5,), 2.5),
    ("says", [F], (2.5,), 2.5),
    ("constants", [F], (2.0,), 2 + 100 + 0.25 + 7),
    ("mutable_objects", [V], (X,), float(X.mean())),
    ("first_negative", [V], (Y,), 2),
    ("single", ["Vector{Float32}"], (X.astype(np.float32),), None),
    ("reshaped", [V], (X,), X[2] - X[1] + 2),
    ("viewed", [M], (A,), float(A[:, 1].sum() + A[0, 1])),
    ("Inner.cube", [F], (3.0,), 27.0),
]
EXPECTED = {
    "matrices": float((A[:, :3] @ X[:3]).sum() + X[:3] @ (A[:, :3].T @ X[:3]) + np.linalg.norm(X[:3])),
    "reductions": float(X.sum() + X.prod() + X.max() - X.min() + (X**2).sum() + (X**3).sum()),
    "single": float((X.astype(np.float32) * 2).sum() + np.sqrt(X.astype(np.float32)[0])),
}


FROM_THE_RUNTIME = ("ArgumentError: invalid Array dimensions", "ErrorException: cannot resize array with shared data")
"""What runtime/ raises: it does not know which line called it."""


@pytest.fixture
def everyday(compiled: Callable[..., Callable[..., object]]) -> Callable[..., object]:
    return compiled(PROGRAM, *[(name, types) for name, types, _, _ in CASES], ("scale!", [V, F, V]), ("grows", [V]))


def test_every_function_gives_what_the_formula_gives(everyday: Callable[..., object]) -> None:
    assert "juliacall" not in sys.modules
    for name, _, arguments, expected in CASES:
        wanted = EXPECTED.get(name, expected)
        tolerance = 1e-6 if name == "single" else 1e-14
        np.testing.assert_allclose(everyday(name, *arguments), wanted, rtol=tolerance, err_msg=name)


def test_arrays_are_written_in_place(everyday: Callable[..., object]) -> None:
    y = Y.copy()
    everyday("scale!", y, 2.0, X)
    np.testing.assert_allclose(y, 2 * X + Y)


def test_sums_of_any_length(everyday: Callable[..., object]) -> None:
    """Lengths around the block of 1024 elements."""
    for n in (0, 1, 2, 1023, 1024, 1025, 2048, 5000):
        x = np.random.default_rng(n).random(n)
        np.testing.assert_allclose(everyday("broadcasting", x, x), float(np.sum(x * x + 1 + np.sin(x))), rtol=1e-13)


@pytest.mark.parametrize(
    ("name", "arguments", "text"),
    [
        ("checked", (X, 5), "BoundsError"),
        ("checked", (X, 0), "BoundsError"),
        ("logarithm", (-1.0,), "DomainError: log was called with a negative real argument"),
        ("root", (-1.0,), "DomainError"),
        ("refuses", (-1.0,), "ArgumentError: x must be positive"),
        ("says", (-1.0,), "ErrorException: negative: do not"),
        ("allocating", (X, 5), "BoundsError"),
        ("allocating", (X, -1), "ArgumentError: invalid Array dimensions"),
        ("broadcasting", (X, X[:2].copy()), "DimensionMismatch"),
        ("grows", (X,), "ErrorException: cannot resize array with shared data"),
    ],
)
def test_exceptions_say_what_and_where(everyday: Callable[..., object], name: str, arguments: tuple[object, ...], text: str) -> None:
    said = everyday.failure(name, *arguments)  # type: ignore[attr-defined]
    assert text in said
    lines = PROGRAM.read_text().splitlines()
    if text not in FROM_THE_RUNTIME:
        place = said.rsplit(" at everyday.jl:", 1)[1]
        start = next(number for number, line in enumerate(lines, 1) if line.startswith((f"{name}(", f"function {name}(")))
        assert start <= int(place) <= start + 10


def test_memory_is_released(everyday: Callable[..., object]) -> None:
    """A million arrays of 8 kB would not fit; release frees what a call allocated, and nothing older."""
    code = "import resource; print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
    assert int(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout) > 0
    import ctypes
    import resource

    library = everyday.library  # type: ignore[attr-defined]
    mark, release = library["pad.gc.mark"], library["pad.gc.release"]
    mark.restype, release.argtypes = ctypes.c_void_p, (ctypes.c_void_p,)
    x = np.random.default_rng(0).random(100_000)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(300):
        start = mark()
        everyday("broadcasting", x, x)
        release(start)
        assert mark() == start
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 50_000  # kB; without release it would be 240 000
