"""Host programs with launches: one program to the engine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad

STEP = 1e-30
HERE = Path(__file__).parent
random = np.random.default_rng(4)


@pytest.fixture(scope="module")
def lib() -> Any:
    return pad.load(HERE / "programs.cu")


def heat(u: Any, k: Any, steps: int) -> Any:
    u = u + 0 * k
    for _ in range(steps):
        v = u.copy()
        v[1:-1] = u[1:-1] + k * (u[:-2] - 2 * u[1:-1] + u[2:])
        u = v
    return (u * u).sum()


def test_memory_of_the_device_and_launches_in_a_loop(lib: Any) -> None:
    n, steps, k = 50, 6, 0.2
    u, d = random.random(n), random.standard_normal(n)
    np.testing.assert_allclose(lib.heat(u, n, steps, k), heat(u, k, steps), rtol=1e-13)
    by_u, by_k = pad.grad(lib.heat, argnums=(0, 3))(u, n, steps, k)
    np.testing.assert_allclose(by_u @ d, heat(u + 1j * STEP * d, k, steps).imag / STEP, rtol=1e-12)
    np.testing.assert_allclose(by_k, heat(u, k + 1j * STEP, steps).imag / STEP, rtol=1e-12)
    tangent = pad.jvp(lib.heat, (u, n, steps, k), (d, None, None, 1.0))[1]
    np.testing.assert_allclose(tangent, heat(u + 1j * STEP * d, k + 1j * STEP, steps).imag / STEP, rtol=1e-12)


def test_second_derivative_of_a_program(lib: Any) -> None:
    n, steps, k = 20, 3, 0.2
    u, d = random.random(n), random.standard_normal(n)
    found = pad.hvp(lib.heat, (u, n, steps, k), (d,))
    gradient = pad.grad(lib.heat)
    np.testing.assert_allclose(found, gradient(d, n, steps, k), rtol=1e-11)  # it is quadratic


def test_structures_shared_memory_and_containers(lib: Any) -> None:
    x, factor = random.random(13), 0.7
    expected = 0.5 * (factor * x + 1) ** 3
    _, pull = pad.vjp(lib.scaled, x, factor)
    seed = random.standard_normal(13)
    by_x, by_factor = pull(seed)
    y = x.copy()
    lib.scaled(y, factor)
    np.testing.assert_allclose(y, expected, rtol=1e-13)
    np.testing.assert_allclose(by_x, seed * 1.5 * factor * (factor * x + 1) ** 2, rtol=1e-12)
    np.testing.assert_allclose(by_factor, seed @ (1.5 * x * (factor * x + 1) ** 2), rtol=1e-12)


def test_memory_that_an_object_owns(lib: Any) -> None:
    x, factor, weights = random.random(11), 0.7, np.arange(1, 12)
    by_x, by_factor = pad.grad(lib.owned, argnums=(0, 2))(x, 11, factor)
    np.testing.assert_allclose(lib.owned(x, 11, factor), weights @ (0.5 * (factor * x + 1) ** 2), rtol=1e-13)
    np.testing.assert_allclose(by_x, weights * factor * (factor * x + 1), rtol=1e-12)
    np.testing.assert_allclose(by_factor, weights @ (x * (factor * x + 1)), rtol=1e-12)


def test_a_launch_of_what_cannot_be_run_says_why(lib: Any) -> None:
    with pytest.raises(pad.Error, match="asks which lanes are active"):
        lib.asked(np.ones(1))
    with pytest.raises(pad.Error, match="asks which lanes are active"):
        pad.grad(lib.asked)(np.ones(1))


def test_only_what_is_the_users_is_offered(lib: Any) -> None:
    assert {"heat", "scaled", "diffuse", "scale"} <= set(lib)
    assert not [name for name in lib if "stub" in name or name.startswith(("cuda", "polyglot"))]


def test_hip() -> None:
    lib = pad.load(HERE / "programs.hip")

    def total(x: Any) -> Any:
        padded = np.concatenate([np.sin(x), np.zeros(256 - x.size)]).reshape(4, 64).sum(1)
        counts = np.clip(x.size - 64 * np.arange(4), 0, 64)
        return ((padded * counts) ** 2).sum()

    x, d = random.random(200), random.standard_normal(200)
    np.testing.assert_allclose(lib.total(x, 200), total(x), rtol=1e-13)
    np.testing.assert_allclose(pad.grad(lib.total)(x, 200) @ d, total(x + 1j * STEP * d).imag / STEP, rtol=1e-11)
    sums = np.zeros(4)
    lib.warp_sums[2, 128](x, sums, 200)
    np.testing.assert_allclose((sums**2).sum(), total(x), rtol=1e-13)
