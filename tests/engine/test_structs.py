"""Structures: by value and by pointer, copied, nested, in arrays, with integers and pointers inside, unions."""

from __future__ import annotations

import numpy as np
import pytest

from .harness import SINGLE, Const, Kernels, Mode, program

X = np.array([0.9, 0.3, 0.75, 0.2, 0.6, 0.45, 0.8, 1.1, 0.35, 0.55, 0.65, 0.25])
PARTICLE = np.dtype([("mass", "f8"), ("id", "i4"), ("at", "f8", (3,)), ("charge", "f4")], align=True)

kernels = Kernels(program("structs"))
particles = np.zeros(4, PARTICLE)
particles["mass"] = [1.0, 2.0, 0.5, 1.5]
particles["id"] = range(4)
particles["at"] = X.reshape(4, 3)
particles["charge"] = [0.5, -0.25, 1.5, 2.0]
kernels.add("crosses", X, 4)
kernels.add("turns", X, 4, 0.7)
kernels.add("power", 0.6, 0.9, 5, results=("double", "double"))
for k in range(4):
    kernels.add("locals", X, k, name=f"locals {k}")
kernels.add("energy", particles, 4)
kernels.add("kick", particles, 4, 0.1)
kernels.add("charges", particles, 4, precision=SINGLE, differences=False)
kernels.add("whole_copy", particles, 0)
kernels.add("indexed_members", particles, 1)
kernels.add("views", X, 12, 0.7)
kernels.add("nested", X, 12)
kernels.add("flexible", X, 8)
kernels.add("pair_of_floats", np.float32(0.5), np.float32(0.7), results=("float",), precision=SINGLE)
kernels.add("tree", X, 12)
kernels.add("packed", X, 9)
kernels.add("shapes", X, 7)
kernels.add("evaluated", X, 12)
rows = np.zeros(2, np.dtype([("u", "f8"), ("k", "i4"), ("v", "f8", (4,)), ("w", "f8")], align=True))
rows["v"], rows["w"] = X[:8].reshape(2, 4), X[8:10]
for u in (0.3, 0.7):
    rows["u"] = u
    kernels.add("row_or_local", rows.copy(), 2, name=f"row_or_local {u}")
kernels.add("energy", Const(particles), 4, name="energy of constants")


@pytest.mark.parametrize("name", kernels.names)
def test_modes_agree(name: str) -> None:
    kernels.check(name)


def test_the_gradient_of_a_structure_has_its_layout() -> None:
    gradient = kernels.gradient("energy").lanes[0][0]
    assert gradient.dtype == PARTICLE
    np.testing.assert_array_equal(gradient["id"], 0)
    # The energy is unchanged when all particles are moved alike.
    np.testing.assert_allclose(gradient["at"].sum(axis=0), 0, atol=1e-12)
    # It is of degree two in the masses.
    np.testing.assert_allclose((gradient["mass"] * particles["mass"]).sum(), 2 * kernels.gradient("energy").results[0])


def test_power_is_the_complex_power() -> None:
    z, case = 0.6 + 0.9j, kernels.cases["power"]
    lanes = kernels.batch.reverse(case, Mode("reverse"), case.values, [[1.0, 0.0]], [[None] * 3]).lanes[0]
    derivative = 5 * z**4
    np.testing.assert_allclose(lanes[:2], [derivative.real, -derivative.imag])
