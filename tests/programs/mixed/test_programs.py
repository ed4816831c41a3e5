"""Programs in several languages, linked into one before they are differentiated."""

from __future__ import annotations

import numpy as np

import polyglot_ad as pad

R = np.random.default_rng(6)


def column_loss(temperature, n, sweeps):
    rhs = 6.11 + 0.443 * temperature + 1.43e-2 * temperature**2 + 2.65e-4 * temperature**3
    u = np.zeros(n, rhs.dtype)
    for _ in range(sweeps):
        for i in range(n):
            u[i] = 0.5 * (rhs[i] + 0.4 * ((u[i - 1] if i > 0 else 0) + (u[i + 1] if i + 1 < n else 0)))
    return np.sum(np.sqrt(1 + np.diff(u) ** 2))


def test_four_languages(scalar):
    sources = ["drive.c", "relax.f90", "saturation.rs", "roughness.cpp"]
    scalar(sources, "column_loss", (R.uniform(-10, 20, 8), 8, 5), column_loss)


def test_order_of_sources_does_not_matter(program):
    x = R.uniform(-10, 20, 6)
    sources = ["drive.c", "relax.f90", "saturation.rs", "roughness.cpp"]
    one, other = program(*sources), program(*reversed(sources))
    np.testing.assert_array_equal(pad.grad(one.column_loss)(x, 6, 3), pad.grad(other.column_loss)(x, 6, 3))


def test_every_part_is_callable(scalar):
    scalar(
        ["drive.c", "relax.f90", "saturation.rs", "roughness.cpp"],
        "saturation",
        (12.0,),
        lambda t: 6.11 + 0.443 * t + 1.43e-2 * t**2 + 2.65e-4 * t**3,
    )


def test_flags_per_language(program):
    """-ffast-math for C alone: the program is the same to rounding."""
    x = R.uniform(-10, 20, 6)
    sources = ["drive.c", "relax.f90", "saturation.rs", "roughness.cpp"]
    plain = program(*sources)
    fast = pad.load([*(plain._sources)], flags={"c": ["-ffast-math"]})
    np.testing.assert_allclose(pad.grad(fast.column_loss)(x, 6, 3), pad.grad(plain.column_loss)(x, 6, 3), rtol=1e-12)


FLOW = ["flow.c", "gas.rs", "solve.f90", "dose.cpp"]


def test_structures_slices_and_solvers_across_languages(measured_scalar):
    measured_scalar(FLOW, "flow", (R.uniform(0.5, 1.5, 6), R.uniform(1, 2, 6), 1.4, 6), step=1e-4)


def test_callbacks_across_languages(measured_scalar):
    measured_scalar(FLOW, "integral", (R.standard_normal(4), 4, 1.3))


def test_virtual_functions_behind_a_callback(measured):
    measured(FLOW, "dose", (R.standard_normal(4), 4, 2.0), step=1e-4)
