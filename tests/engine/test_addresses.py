"""Addresses that programs compute with integers, or change atomically: the shadow goes with them, or both modes refuse."""

from __future__ import annotations

import re

import numpy as np
import pytest

import polyglot_ad as pad
from fuzz import Batch, Case
from polyglot_ad.errors import DifferentiationError

from .harness import FORWARD, HEADER, REVERSE, Kernels, Mode, program

X = np.array([0.9, 0.3, 0.75, 0.2])
SOURCE = program("addresses")
NAMES = [re.findall(r"^void (\w+)\(const double \*x", part, re.M) for part in SOURCE.split("/* refused */")]

ONCE = ("aligned_with_its_block", "encrypted_in_a_row_of_nodes", "subtracted_in_a_row_of_nodes")
"""Whose second derivatives are refused."""

kernels = Kernels(SOURCE)
for name in NAMES[0]:
    kernels.add(name, X)


@pytest.mark.parametrize("name", kernels.names)
def test_followed(name: str) -> None:
    kernels.check(name)


@pytest.fixture(scope="module")
def library() -> pad.Library:
    return pad.compile(HEADER + SOURCE, "c", declarations="".join(f"void {name}(const double x[4], double r[1]);" for name in NAMES[0]))


@pytest.mark.parametrize("name", [name for name in NAMES[0] if name not in ONCE])
def test_second_derivatives(library: pad.Library, name: str) -> None:
    """The shadow is moved in the first derivative; in the second, that shadow has one of its own."""
    gradient = pad.grad(library[name])
    hessian = pad.hessian(library[name])(X, np.zeros(1))
    step = 1e-5
    differences = [(gradient(X + step * e, np.zeros(1)) - gradient(X - step * e, np.zeros(1))) / (2 * step) for e in np.eye(len(X))]
    assert np.max(np.abs(differences)) > 0
    np.testing.assert_allclose(hessian, differences, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("name", ONCE)
def test_second_derivatives_that_are_refused(library: pad.Library, name: str) -> None:
    with pytest.raises(DifferentiationError, match="PAD-E105"):
        pad.hessian(library[name])(X, np.zeros(1))


def test_distances_kept_beside_addresses_in_both_modes() -> None:
    lib = pad.compile(
        """#include <stdint.h>
        double f(const double x[3]) {
            double a[2], b[2];
            intptr_t far[2] = {(intptr_t)a - (intptr_t)&far[0], (intptr_t)b - (intptr_t)&far[1]};
            for (int i = 0; i < 2; i++) {
                ((double *)((intptr_t)&far[i] + far[i]))[i] = x[i] * x[i + 1];
                ((double *)((intptr_t)&far[1 - i] + far[1 - i]))[i] = x[i];
            }
            return a[0] * b[0] * a[1] * b[1];
        }""",
        "c",
    )
    x = X[:3]
    right = [2 * x[0] * x[1] ** 3 * x[2], 3 * (x[0] * x[1]) ** 2 * x[2], x[0] ** 2 * x[1] ** 3]
    np.testing.assert_allclose(pad.grad(lib.f)(x), right)
    np.testing.assert_allclose([pad.jvp(lib.f, (x,), (e,))[1] for e in np.eye(3)], right)


@pytest.fixture(scope="module")
def batch() -> Batch:
    return Batch(HEADER + SOURCE)


@pytest.mark.parametrize("mode", [FORWARD, REVERSE], ids=str)
@pytest.mark.parametrize("name", NAMES[1])
def test_refused(batch: Batch, name: str, mode: Mode) -> None:
    with pytest.raises(DifferentiationError) as caught:
        batch.derive(Case(name, (X,), ("double",)), mode)
    # Bits and vectors have rules of their own, which come first.
    assert caught.value.code in ("PAD-E101", "PAD-E102", "PAD-E105")
    lines = (HEADER + SOURCE).splitlines()
    comment = f"// {name.replace('_', ' ')}"
    marked = [number for number, line in enumerate(lines, 1) if line.endswith(comment)]
    assert not marked or caught.value.location.rsplit(":", 1)[-1] == str(marked[0])
