"""Kernels on the CPU: values, and derivatives of both modes and of second order, against NumPy on complex numbers, at several launches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pytest

import polyglot_ad as pad

from . import references as ref

STEP = 1e-30
random = np.random.default_rng(18)


@pytest.fixture(scope="module")
def lib() -> Any:
    return pad.load(Path(__file__).with_name("kernels.cu"))


def check(
    launched: Any, args: Sequence[Any], moving: Sequence[int], out: int, reference: Callable[..., Any], tolerance: float = 1e-12
) -> None:
    """`reference` gives the array `out` from the moving arguments. Values, a directional derivative, and the gradient of a weighted sum."""
    args = [a.copy() if isinstance(a, np.ndarray) else a for a in args]
    inputs = [args[i] for i in moving]
    expected = reference(*inputs)
    run = [a.copy() if isinstance(a, np.ndarray) else a for a in args]
    launched(*run)
    np.testing.assert_allclose(run[out], expected.reshape(run[out].shape), rtol=tolerance, atol=tolerance)

    directions = [random.standard_normal(np.shape(one)) if np.ndim(one) else float(random.standard_normal()) for one in inputs]
    slope = reference(*(np.asarray(x) + 1j * STEP * np.asarray(d) for x, d in zip(inputs, directions, strict=True))).imag / STEP
    slope = slope.reshape(run[out].shape)
    tangents: list[Any] = [None] * len(args)
    for i, direction in zip(moving, directions, strict=True):
        tangents[i] = direction
    for i, one in enumerate(args):
        if tangents[i] is None and isinstance(one, np.ndarray) and one.dtype.kind == "f":
            tangents[i] = np.zeros_like(one)
        elif isinstance(tangents[i], np.ndarray):
            tangents[i] = tangents[i].astype(one.dtype)
    _, tangent = pad.jvp(launched, args, tangents)
    scale = max(1.0, float(np.abs(slope).max()))
    np.testing.assert_allclose(tangent, slope, rtol=tolerance, atol=tolerance * scale)

    _, pull = pad.vjp(launched, *args)
    weights = random.standard_normal(run[out].shape).astype(run[out].dtype)
    gradients = pull(weights)
    found = sum(float(np.sum(np.asarray(gradients[i]) * d)) for i, d in zip(moving, directions, strict=True))
    np.testing.assert_allclose(found, float(np.sum(weights * slope)), rtol=tolerance * 100, atol=tolerance * scale)


@pytest.mark.parametrize("launch", [(4, 32), (2, 64), (100, 1)])
def test_saxpy(lib: Any, launch: Any) -> None:
    n = 100
    check(lib.saxpy[launch], [n, 1.5, random.random(n), random.random(n)], [1, 2, 3], 3, lambda a, x, y: ref.saxpy(n, a, x, y))


@pytest.mark.parametrize("launch", [(1, 32), (3, 17)])
def test_grid_stride_in_single_precision(lib: Any, launch: Any) -> None:
    x = random.random(90).astype(np.float32)
    check(lib.strided[launch], [90, x, np.zeros(90, np.float32)], [1], 2, ref.strided, 3e-6)


@pytest.mark.parametrize("block", [8, 32, 50])
def test_stencil_with_shared_tile(lib: Any, block: int) -> None:
    n = 100
    launched = lib.stencil[-(-n // block), block, 8 * (block + 2)]
    check(launched, [random.random(n), np.zeros(n), n, 0.3], [0, 3], 1, ref.stencil)


@pytest.mark.parametrize("n", [8, 13])
@pytest.mark.parametrize("tile", [8, 4])
def test_tiled_product(lib: Any, tile: int, n: int) -> None:
    blocks = -(-n // tile)
    launched = lib[f"matmul{tile}"][(blocks, blocks), (tile, tile)]
    check(launched, [random.random((n, n)), random.random((n, n)), np.zeros((n, n)), n], [0, 1], 2, lambda a, b: a @ b)


@pytest.mark.parametrize("launch", [(2, 64), (1, 128), (4, 32)])
def test_sum_by_exchanges(lib: Any, launch: Any) -> None:
    check(lib.shuffled_sum[launch], [random.random(100), np.zeros(1), 100], [0], 1, lambda x: (x * x).sum(keepdims=True))


@pytest.mark.parametrize("block", [16, 64])
def test_sum_in_shared_memory(lib: Any, block: int) -> None:
    n, blocks = 100, -(-100 // block)

    def reference(x: Any) -> Any:
        return np.array([np.exp(x[i : i + block]).sum() for i in range(0, n, block)])

    check(lib.tree_sum[blocks, block, 8 * block], [random.random(n), np.zeros(blocks), n], [0], 1, reference)


def test_sum_over_tiles(lib: Any) -> None:
    check(lib.tiled_sum[2, 48], [random.random(96), np.zeros(12), 96], [0], 1, lambda x: (x**3).reshape(-1, 8).sum(1))


def test_threads_that_leave_before_a_barrier(lib: Any) -> None:
    check(lib.early[3, 32], [random.random(75), np.zeros(75), 75], [0], 1, lambda x: ref.early(x, 32))


@pytest.mark.parametrize("block", [8, 32])
def test_bodies(lib: Any, block: int) -> None:
    n = 20
    bodies = random.random((n, 4))
    structure = np.dtype([(name, "f8") for name in "xyzm"])
    launched = lib.gravity[-(-n // block), block, 32 * block]
    force = np.zeros(3 * n)
    launched(bodies.view(structure).ravel(), force, n, 0.01)
    np.testing.assert_allclose(force, ref.gravity(bodies, 0.01), rtol=1e-10)
    direction, seed = random.standard_normal((n, 4)), random.standard_normal(3 * n)
    slope = ref.gravity(bodies + 1j * STEP * direction, 0.01).imag / STEP
    shadow = np.zeros((n, 4))
    (soft,) = pad.autodiff(
        pad.Reverse,
        launched,
        pad.Duplicated(bodies.view(structure).ravel(), shadow.view(structure).ravel()),
        pad.Duplicated(np.zeros(3 * n), seed.copy()),
        pad.Const(n),
        pad.Active(0.01),
    )
    np.testing.assert_allclose((shadow * direction).sum(), seed @ slope, rtol=1e-10)
    by_soft = ref.gravity(bodies + 0j, 0.01 + 1j * STEP).imag / STEP
    np.testing.assert_allclose(soft, seed @ by_soft, rtol=1e-10)


@pytest.mark.parametrize("launch", [(4, 32, 80), (1, 128, 80)])
def test_histogram(lib: Any, launch: Any) -> None:
    bin = random.integers(0, 10, 100).astype(np.int32)
    args = [bin, random.random(100), np.zeros(10), 100, 10]
    check(lib.histogram[launch], args, [1], 2, lambda value: ref.histogram(bin, value, 10))


def test_lookup(lib: Any) -> None:
    grid = np.sort(random.random(30))
    energy = random.uniform(grid[0], grid[-1], 50)
    args = [50, 30, 4, grid, random.random(120), random.random(4), energy, np.zeros(50)]
    check(lib.lookup[2, 32], args, [3, 4, 5, 6], 7, ref.lookup)


@pytest.mark.parametrize("launch", [((2, 2), (4, 4)), ((1, 5), (8, 1))])
def test_lattice_boltzmann(lib: Any, launch: Any) -> None:
    f = 1 + 0.1 * random.random((9, 5, 7))
    check(lib.lbm[launch], [f, np.zeros_like(f), 7, 5, 1.2], [0, 4], 1, ref.lbm)


@pytest.mark.parametrize("launch", [((1, 2), (8, 2, 3)), (2, (8, 8)), (3, (16, 1, 2))])
def test_structures_votes_and_dimensions(lib: Any, launch: Any) -> None:
    x, y = random.random(90), np.zeros(90)
    block = launch[1]
    threads = int(np.prod(block))
    options = (0.7, 3, 0.2)
    lib.mixed[launch](options, x, y, 90)
    np.testing.assert_allclose(y, ref.mixed(0.7, 3, 0.2, x, threads, block[0]), rtol=1e-12)
    direction, seed, shadow = random.standard_normal(90), random.standard_normal(90), np.zeros(90)
    slope = ref.mixed(0.7, 3, 0.2, x + 1j * STEP * direction, threads, block[0]).imag / STEP
    pad.autodiff(
        pad.Reverse, lib.mixed[launch], pad.Const(options), pad.Duplicated(x, shadow), pad.Duplicated(y, seed.copy()), pad.Const(90)
    )
    np.testing.assert_allclose(shadow @ direction, seed @ slope, rtol=1e-11)


def test_threads_that_leave_are_not_counted(lib: Any) -> None:
    x, y = random.random(50), np.zeros(50)
    lib.counted[2, 32](x, y, 50)
    np.testing.assert_array_equal(y, ref.counted(x))


def test_second_derivative(lib: Any) -> None:
    x, direction = random.random(64), random.standard_normal(64)
    launched = lib.shuffled_sum[2, 32]
    found = pad.hvp(launched, (x, np.zeros(1), 64), (direction,))
    np.testing.assert_allclose(found, 2 * direction, rtol=1e-12)


class OnDevice:
    __cuda_array_interface__: ClassVar = {"shape": (1,), "typestr": "<f8", "data": (4096, False), "version": 3}


def test_wrong_launches(lib: Any) -> None:
    with pytest.raises(pad.ArgumentError, match=r"say how it is launched: saxpy\[grid, block\]"):
        lib.saxpy(1, 1.0, np.zeros(1), np.zeros(1))
    with pytest.raises(pad.ArgumentError, match="at most 1024 are possible"):
        lib.saxpy[1, (64, 32)]
    with pytest.raises(pad.ArgumentError, match="has no threads"):
        lib.saxpy[0, 32]
    with pytest.raises(pad.ArgumentError, match="1088 of them the kernel's own"):
        lib.matmul8[1, (8, 8), 227 * 1024]
    with pytest.raises(pad.ArgumentError, match="bring it to the host"):
        lib.saxpy[1, 1](1, 1.0, OnDevice(), np.zeros(1))
    with pytest.raises(pad.ArgumentError, match="no streams"):
        lib.saxpy[1, 1, 0, object()]


def test_threads_that_wait_at_different_barriers_are_an_error(lib: Any) -> None:
    with pytest.raises(pad.Error, match="wait at different barriers"):
        lib.apart[1, 32](np.zeros(32))
    lib.apart[1, 1](np.zeros(1))


def test_what_a_cpu_does_not_do_is_said_of_the_kernel(lib: Any) -> None:
    with pytest.raises(pad.SignatureError, match="it waits for all blocks of the grid"):
        lib.all_blocks[1, 32](np.zeros(32))


def test_arrays_of_several_types_in_one_piece_of_shared_memory(lib: Any) -> None:
    n = 7
    t = np.arange(n)

    def reference(x: Any) -> Any:
        return x[t * 3 % n] * 0.5 * t + x * x[::-1]

    check(lib.carved[1, 8, 16 * n], [random.random(n), np.zeros(n), n], [0], 1, reference)


def test_prefix_sum(lib: Any) -> None:
    check(lib.prefix[1, 224], [random.random(200), np.zeros(200), 200], [0], 1, lambda x: np.cumsum(x * x))


@pytest.mark.parametrize("block", [64, 128])
def test_warps_that_run_in_step(lib: Any, block: int) -> None:
    n, blocks = 300, -(-300 // (2 * block))

    def reference(x: Any) -> Any:
        return np.array([(x[i : i + 2 * block] ** 2).sum() for i in range(0, n, 2 * block)])

    check(lib.in_step[blocks, block, 8 * block], [random.random(n), np.zeros(blocks), n], [0], 1, reference)


def test_loop_until_settled(lib: Any) -> None:
    n = 50
    system = np.eye(n) - 0.25 * (np.eye(n, k=1) + np.eye(n, k=-1))
    b = random.random(n)
    check(lib.settle[1, 64], [np.zeros(n), b, n, 1e-15], [1], 0, lambda b: np.linalg.solve(system, b))


def test_atomic_sum_by_compare_and_swap(lib: Any) -> None:
    check(lib.sum_by_exchange[4, 64], [random.random(200), np.zeros(1), 200], [0], 1, lambda x: np.sin(x).sum(keepdims=True))


@pytest.mark.parametrize("flag", [0, 1])
def test_numbers_that_change_places(lib: Any, flag: int) -> None:
    n, rounds, turn = 40, 3, np.arange(40)

    def reference(x: Any) -> Any:
        a, b = x, x[(turn + 1) % n]
        for i in range(rounds):
            for j in range(i + 1):
                a, b = b + 0.1 * (a * b + j)[(turn + j) % n], a
            b = b + a[::-1] if flag else b
        return a - b

    check(lib.exchanging[1, n], [random.random(n), np.zeros(n), n, rounds, flag], [0], 1, reference)


@pytest.mark.parametrize("launch", [(5, 128), (20, 32), (3, 256)])
def test_rows_of_a_sparse_matrix(lib: Any, launch: Any) -> None:
    n = 20
    counts = random.integers(0, 70, n)
    first = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
    column = random.integers(0, n, first[-1]).astype(np.int32)

    def reference(value: Any, x: Any) -> Any:
        found = np.zeros(n, np.result_type(value, x))
        np.add.at(found, np.repeat(np.arange(n), counts), value * x[column])
        return found

    check(lib.rows[launch], [first, column, random.random(first[-1]), random.random(n), np.zeros(n), n], [2, 3], 4, reference)


def test_device_functions_in_which_threads_wait(lib: Any) -> None:
    def reference(x: Any) -> Any:
        for _ in range(2):
            x = x + np.roll(x, -1)
        return x * x

    check(lib.turned[1, 24], [random.random(24), np.zeros(24)], [0], 1, reference)
    with pytest.raises(pad.SignatureError, match="only a kernel's thread can run it"):
        lib.turn(np.zeros(1), np.zeros(1))


def test_addresses_of_shared_memory_in_a_constant() -> None:
    lib = pad.compile(
        """
        __global__ void table(const double *x, double *y) {
            __shared__ double a[8], b[8];
            double *const of[2] = {a, b};
            of[threadIdx.x & 1][threadIdx.x] = x[threadIdx.x];
            y[threadIdx.x] = of[threadIdx.x & 1][threadIdx.x];
        }
        """,
        language="cuda",
    )
    with pytest.raises(pad.Error, match="a constant holds the address of shared memory"):
        lib.table[1, 8](np.zeros(8), np.zeros(8))
