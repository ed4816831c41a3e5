"""Gradients of parallel programs at several numbers of threads, against differences of the program itself."""

from __future__ import annotations

import ctypes
import functools
import re
from pathlib import Path

import numpy as np

import polyglot_ad as pad
from polyglot_ad.langs import openmp

HERE = Path(__file__).parent
TEAMS = (1, 2, 3, 4, 8)
POINT = np.random.default_rng(7).normal(size=23)


SIZE = 8
"""Functions of a group: one whose outputs are what they return, so that many are compiled at once."""


@functools.cache
def library(name: str) -> pad.Library:
    return pad.load(HERE / name, openmp=True)


@functools.cache
def runtime() -> ctypes.CDLL:
    return ctypes.CDLL(openmp.runtime().objects[0])


def functions(name: str, pattern: str) -> list[str]:
    return re.findall(pattern, (HERE / name).read_text(), re.M)


def check(function: pad.Function, repeat: int = 5) -> None:
    """Gradient, directional derivative and held pullback, which all must be the same whatever the team."""
    x, n = POINT, len(POINT)
    runtime().omp_set_num_threads(1)
    expected = np.array([(function(x + 1e-6 * e, n) - function(x - 1e-6 * e, n)) / 2e-6 for e in np.eye(n)])
    close = functools.partial(np.testing.assert_allclose, rtol=1e-6, atol=1e-7 * (1 + np.abs(expected).max()))
    gradient = pad.grad(function)
    direction = np.cos(np.arange(n))
    try:
        for team in TEAMS:
            runtime().omp_set_num_threads(team)
            for _ in range(repeat if team > 1 else 1):
                close(gradient(x, n), expected)
            close(pad.jvp(function, (x, n), (direction, None))[1], expected @ direction)
            _, pullback = pad.vjp(function, x, n)
            for cotangent in (1.0, -2.0):
                close(pullback(cotangent)[0], cotangent * expected)
    finally:
        runtime().omp_set_num_threads(1)


def groups(name: str, refused: frozenset[str] = frozenset()) -> list[list[str]]:
    """The functions of a file that have derivatives, `SIZE` at a time."""
    pattern = r"^ real\(8\) function (\w+)\(x,n\)" if name.endswith("f90") else r"^double (\w+)\(const double ?\*"
    found = [function for function in functions(name, pattern) if function not in refused]
    return [found[at : at + SIZE] for at in range(0, len(found), SIZE)]


@functools.cache
def grouped(name: str, refused: frozenset[str] = frozenset()) -> pad.Library:
    """The file, with functions `group_0`, `group_1`, … of its functions, and `weighed_0`, …, their sums with the weights 1, 2, …"""
    text = (HERE / name).read_text()
    made = groups(name, refused)
    if name.endswith("f90"):
        at = text.index("end module")
        declared = "integer(c_int),value::n; real(8),intent(in)::x(n)"
        body = ""
        for g, group in enumerate(made):
            body += f" subroutine group_{g}(x,n,y) bind(c)\n  {declared}; real(8),intent(out)::y({len(group)})\n"
            body += "".join(f"  y({k})={function}(x,n)\n" for k, function in enumerate(group, 1)) + " end subroutine\n"
            body += f" real(8) function weighed_{g}(x,n) bind(c)\n  {declared}\n  weighed_{g}=0\n"
            body += "".join(f"  weighed_{g}=weighed_{g}+{k}*{function}(x,n)\n" for k, function in enumerate(group, 1)) + " end function\n"
        return pad.compile(text[:at] + body + text[at:], language="fortran", openmp=True)
    mangling, language = ('extern "C" ', "c++") if name.endswith("cpp") else ("", "c")
    for g, group in enumerate(made):
        body = " ".join(f"y[{k}] = {function}(x, n);" for k, function in enumerate(group))
        text += f"{mangling}void group_{g}(const double *x, int n, double y[{len(group)}]) {{ {body} }}\n"
        body = " + ".join(f"{k} * {function}(x, n)" for k, function in enumerate(group, 1))
        text += f"{mangling}double weighed_{g}(const double *x, int n) {{ return {body}; }}\n"
    return pad.compile(text, language=language, openmp=True)


def check_group(lib: pad.Library, g: int, names: list[str], repeat: int = 5) -> None:
    """Jacobian by held pullbacks, directional derivatives, and the gradient of the weighed sum: the same whatever the team."""
    x, n, m = POINT, len(POINT), len(names)
    function, gradient, weights = lib[f"group_{g}"], pad.grad(lib[f"weighed_{g}"]), np.arange(1.0, m + 1)

    def value(at: np.ndarray) -> np.ndarray:
        found = np.zeros(m)
        function(at, n, found)
        return found

    runtime().omp_set_num_threads(1)
    columns = [(value(x + 1e-6 * e) - value(x - 1e-6 * e)) / 2e-6 for e in np.eye(n)]
    expected = np.array(columns).T
    direction = np.cos(np.arange(n))

    def close(found: np.ndarray, reference: np.ndarray, name: str) -> None:
        np.testing.assert_allclose(found, reference, rtol=1e-6, atol=1e-7 * (1 + np.abs(reference).max()), err_msg=name)

    try:
        for team in TEAMS:
            runtime().omp_set_num_threads(team)
            for _ in range(repeat if team > 1 else 1):
                close(gradient(x, n), weights @ expected, f"gradient, {team} threads")
                pullback = pad.vjp(function, x, n, np.zeros(m))[1]
                for name, row, cotangent in zip(names, expected, np.eye(m), strict=True):
                    close(pullback(cotangent)[0], row, f"{name}, {team} threads")
            tangents = pad.jvp(function, (x, n, np.zeros(m)), (direction, None, None))[1]
            for name, row, tangent in zip(names, expected, tangents, strict=True):
                close(tangent, np.array(row @ direction), f"forward mode: {name}, {team} threads")
    finally:
        runtime().omp_set_num_threads(1)
