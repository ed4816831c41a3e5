"""Derivatives as code of devices: the code itself, run on the CPU at several launches, against NumPy on complex numbers; assembled where
there is an assembler; and what is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.cli import main
from polyglot_ad.device.derivative import thread_derivative
from polyglot_ad.device.kernel import derivative_kernel
from polyglot_ad.ir.instructions import AtomicRMW, CallBase
from polyglot_ad.langs.cuda.derivative_code import derivative_of, kernel_ir
from polyglot_ad.langs.cuda.device_code import find_libdevice, find_ptxas

from . import references as ref
from .device_on_cpu import OnCpu

HERE = Path(__file__).parent
STEP = 1e-30
random = np.random.default_rng(81)


@pytest.fixture(scope="module")
def ir() -> str:
    return kernel_ir(HERE / "kernels.cu")[0]


@pytest.fixture(scope="module")
def made(ir: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str, str], OnCpu]]:
    found: dict[tuple[str, str], OnCpu] = {}
    folder = tmp_path_factory.mktemp("device")

    def make(name: str, mode: str) -> OnCpu:
        if (name, mode) not in found:
            found[name, mode] = OnCpu(ir, name, mode, folder)
        return found[name, mode]

    yield make


def check(
    made: Any, name: str, launches: Any, args: list[Any], moving: list[int], out: int, reference: Any, tolerance: float = 1e-11
) -> None:
    """`reference` gives the array `out` from the moving arguments. Values, tangents, and adjoints against them."""
    inputs = [args[i] for i in moving]
    expected = reference(*inputs)
    directions = [random.standard_normal(np.shape(one)) if np.ndim(one) else float(random.standard_normal()) for one in inputs]
    slope = reference(*(np.asarray(x) + 1j * STEP * np.asarray(d) for x, d in zip(inputs, directions, strict=True))).imag / STEP
    slope = slope.reshape(args[out].shape)
    weights = random.standard_normal(args[out].shape).astype(args[out].dtype)
    for grid, block, *shared in launches:
        bytes_ = shared[0] if shared else 0
        run = [a.copy() if isinstance(a, np.ndarray) else a for a in args]
        tangents: list[Any] = [np.zeros_like(a) if isinstance(a, np.ndarray) and a.dtype.kind == "f" else 0.0 for a in args]
        for i, direction in zip(moving, directions, strict=True):
            tangents[i] = direction.astype(args[i].dtype) if isinstance(direction, np.ndarray) else direction
        made(name, "forward")(grid, block, bytes_, run, tangents)
        scale = max(1.0, float(np.abs(slope).max()))
        np.testing.assert_allclose(run[out], expected.reshape(run[out].shape), rtol=tolerance, atol=tolerance)
        np.testing.assert_allclose(tangents[out], slope, rtol=tolerance, atol=tolerance * scale)

        run = [a.copy() if isinstance(a, np.ndarray) else a for a in args]
        shadows: list[Any] = [np.zeros_like(a) if isinstance(a, np.ndarray) and a.dtype.kind == "f" else None for a in args]
        shadows[out] = weights.copy()
        numbers = made(name, "reverse")(grid, block, bytes_, run, shadows)
        np.testing.assert_allclose(run[out], expected.reshape(run[out].shape), rtol=tolerance, atol=tolerance)
        names = made(name, "reverse").names
        gradients = [numbers[names[i]] if isinstance(args[i], float) else shadows[i] for i in moving]
        total = sum(float(np.sum(np.asarray(g, np.float64) * d)) for g, d in zip(gradients, directions, strict=True))
        np.testing.assert_allclose(total, float(np.sum(weights * slope)), rtol=tolerance * 100, atol=tolerance * scale)


def check_second(
    made: Any, name: str, launch: Any, args: list[Any], moving: list[int], out: int, reference: Any, rtol: float = 1e-7
) -> None:
    """As `check`, of the derivative of the gradient in a direction: against differences of derivatives by complex steps."""
    inputs = [np.asarray(args[i], float) for i in moving]
    ways = [[random.standard_normal(np.shape(one)) for one in inputs] for _ in range(2)]
    weights = random.standard_normal(args[out].shape)

    def slope(h: float) -> float:
        moved = [x + h * a + 1j * STEP * b for x, a, b in zip(inputs, *ways, strict=True)]
        return float(np.sum(weights * reference(*moved).imag.reshape(weights.shape))) / STEP

    h = 1e-5
    expected = (8 * (slope(h) - slope(-h)) - (slope(2 * h) - slope(-2 * h))) / (12 * h)
    shadows: list[Any] = [{} if isinstance(a, np.ndarray) and a.dtype.kind == "f" else None for a in args]
    for i, way in zip(moving, ways[0], strict=True):
        shadows[i] = {"tangent": way, "shadow's tangent": np.zeros(way.shape)} if isinstance(args[i], np.ndarray) else float(way)
    shadows[out].update({"shadow": weights.copy()})
    run = [a.copy() if isinstance(a, np.ndarray) else a for a in args]
    numbers = made(name, "second")(*launch, run, shadows)
    names = made(name, "second").names
    changes = [shadows[i]["shadow's tangent"] if isinstance(args[i], np.ndarray) else numbers[names[i]] for i in moving]
    total = sum(float(np.sum(change * way)) for change, way in zip(changes, ways[1], strict=True))
    np.testing.assert_allclose(total, expected, rtol=rtol, atol=1e-9)


def test_elementwise(made: Any) -> None:
    n = 100
    args = [n, 1.5, random.random(n), random.random(n)]
    check(made, "saxpy", [(4, 32), (2, 64), (100, 1)], args, [1, 2, 3], 3, lambda a, x, y: ref.saxpy(n, a, x, y))
    check_second(made, "saxpy", (4, 32, 0), args, [1, 2, 3], 3, lambda a, x, y: ref.saxpy(n, a, x, y))
    x = random.random(90).astype(np.float32)
    check(made, "strided", [(1, 32), (3, 17)], [90, x, np.zeros(90, np.float32)], [1], 2, ref.strided, 3e-6)


def test_stencil_with_shared_tile(made: Any) -> None:
    n = 100
    launches = [(-(-n // block), block, 8 * (block + 2)) for block in (8, 32, 50)]
    args = [random.random(n), np.zeros(n), n, 0.3]
    check(made, "stencil", launches, args, [0, 3], 1, ref.stencil)
    check_second(made, "stencil", launches[1], args, [0, 3], 1, ref.stencil)


def test_tiled_product(made: Any) -> None:
    for tile, n in ((8, 8), (8, 13)):
        blocks = -(-n // tile)
        args = [random.random((n, n)), random.random((n, n)), np.zeros((n, n)), n]
        check(made, f"matmul{tile}", [((blocks, blocks), (tile, tile))], args, [0, 1], 2, lambda a, b: a @ b)
        check_second(made, "matmul8", ((blocks, blocks), (tile, tile), 0), args, [0, 1], 2, lambda a, b: a @ b)


def test_reductions(made: Any) -> None:
    for block in (16, 64):
        n, blocks = 100, -(-100 // block)

        def reference(x: Any, n: int = n, block: int = block) -> Any:
            return np.array([np.exp(x[i : i + block]).sum() for i in range(0, n, block)])

        args = [random.random(n), np.zeros(blocks), n]
        check(made, "tree_sum", [(blocks, block, 8 * block)], args, [0], 1, reference)
        check_second(made, "tree_sum", (blocks, block, 8 * block), args, [0], 1, reference)
    bin = random.integers(0, 10, 100).astype(np.int32)
    args = [bin, random.random(100), np.zeros(10), 100, 10]
    check(made, "histogram", [(4, 32, 80), (1, 128, 80)], args, [1], 2, lambda value: ref.histogram(bin, value, 10))
    check_second(made, "histogram", (4, 32, 80), args, [1], 2, lambda value: ref.histogram(bin, value, 10))


def test_what_others_write(made: Any) -> None:
    def reference(x: Any) -> Any:
        before = np.append(x[1:], 1.0)
        return before * np.append((before * x)[1:], 1.0)

    args = [random.random(64), np.zeros(64)]
    check(made, "before_and_after", [(1, 64)], args, [0], 1, reference)
    check_second(made, "before_and_after", (1, 64, 0), args, [0], 1, reference)


def test_bodies(made: Any) -> None:
    n = 20
    args = [random.random((n, 4)), np.zeros(3 * n), n, 0.01]
    check(made, "gravity", [(-(-n // block), block, 32 * block) for block in (8, 32)], args, [0, 3], 1, ref.gravity)
    check_second(made, "gravity", (3, 8, 256), args, [0, 3], 1, ref.gravity)


def test_lookup(made: Any) -> None:
    grid = (np.arange(30) + random.uniform(0, 0.5, 30)) / 30  # apart: differences of second derivatives tell nothing beside a gap of 1e-5
    energy = random.uniform(grid[0], grid[-1], 50)
    args = [50, 30, 4, grid, random.random(120), random.random(4), energy, np.zeros(50)]
    check(made, "lookup", [(2, 32)], args, [3, 4, 5, 6], 7, ref.lookup, 1e-10)
    check_second(made, "lookup", (2, 32, 0), args, [3, 4, 5, 6], 7, ref.lookup)


def test_lattice_boltzmann(made: Any) -> None:
    f = 1 + 0.1 * random.random((9, 5, 7))
    args = [f, np.zeros_like(f), 7, 5, 1.2]
    check(made, "lbm", [((2, 2), (4, 4)), ((1, 5), (8, 1))], args, [0, 4], 1, ref.lbm)
    check_second(made, "lbm", ((2, 2), (4, 4), 0), args, [0, 4], 1, ref.lbm)


def test_slices_that_are_too_small(made: Any) -> None:
    """A thread that needs more memory than it has says so, and the same launch with enough is right."""
    n = 3000
    x, seed = random.random(n).astype(np.float32), random.standard_normal(n).astype(np.float32)
    strided = made("strided", "reverse")
    assert strided.kernel.capacity is None and made("saxpy", "reverse").kernel.capacity == 0
    found = []
    for capacity in (64, 1 << 14):
        shadow = np.zeros(n, np.float32)
        try:
            strided(1, 8, 0, [n, x, np.zeros(n, np.float32)], [None, shadow, seed.copy()], capacity)
            found.append(shadow)
        except MemoryError as error:
            assert capacity == 64 and error.args[0] > 64
    (shadow,) = found
    slope = ref.strided(x.astype(np.float64) + 1j * STEP).imag / STEP
    np.testing.assert_allclose(shadow, seed * slope, rtol=1e-5, atol=1e-6)


TILES = """
__global__ void rotated(const double *x, double *out, int n) {         // what is read is not what is stored, but of another thread
    __shared__ double s[32];
    double sum = 0;
    for (int first = 0; first < n; first += 32) {
        s[threadIdx.x] = first + threadIdx.x < n ? sin(x[first + threadIdx.x]) : 0;
        __syncthreads();
        for (int k = 0; k < 32; k++) sum += s[k] * s[k] * x[threadIdx.x];
        __syncthreads();
    }
    out[threadIdx.x] = sum;
}
__global__ void accumulated(const double *x, double *out, int n) {      // stored twice: the second one is read
    __shared__ double s[32];
    double sum = 0;
    for (int first = 0; first < n; first += 32) {
        s[threadIdx.x] = first + threadIdx.x < n ? x[first + threadIdx.x] : 0;
        __syncthreads();
        double left = s[(threadIdx.x + 1) % 32];
        __syncthreads();
        s[threadIdx.x] = left * left;
        __syncthreads();
        for (int k = 0; k < 32; k++) sum += s[k] * s[k] * x[threadIdx.x];
        __syncthreads();
    }
    out[threadIdx.x] = sum;
}
__global__ void changed(double *x, double *out, int n) {                // the array is written meanwhile
    __shared__ double s[32];
    double sum = 0;
    for (int first = 0; first < n; first += 32) {
        s[threadIdx.x] = first + threadIdx.x < n ? x[first + threadIdx.x] : 0;
        __syncthreads();
        if (first + threadIdx.x < n) x[first + threadIdx.x] *= 0.5;
        for (int k = 0; k < 32; k++) sum += s[k] * s[k];
        __syncthreads();
    }
    out[threadIdx.x] = sum;
}
__global__ void reversed(const double *x, double *out, int n) {         // thread 31 - t stores what t stores elsewhere; some only
    __shared__ double s[32], r[32];
    double sum = 0;
    for (int first = 0; first < n; first += 32) {
        int i = first + 31 - threadIdx.x;
        if (i < n) s[31 - threadIdx.x] = x[i] * x[i]; else s[31 - threadIdx.x] = threadIdx.x;
        r[threadIdx.x] = first * 0.125 + threadIdx.x * (i < n ? x[i] : 0.5);
        __syncthreads();
        for (int k = 0; k < 16; k++) sum += s[2 * k] * r[k] + s[k] * r[2 * k + 1] + r[threadIdx.x] * r[k + 3];
        __syncthreads();
    }
    out[threadIdx.x] = sum;
}
__global__ void partly(const double *x, double *out, int n) {           // threads that are not there are not read from
    __shared__ double s[32];
    double sum = 0;
    for (int round = 1; round < 3; round++) {
        s[threadIdx.x] = x[threadIdx.x] * round;
        __syncthreads();
        for (int k = 0; k < 32; k++) if (k < n) sum += s[k] * s[k] * x[threadIdx.x];
        __syncthreads();
    }
    out[threadIdx.x] = sum;
}
"""


COUNTED = """
__global__ void counted(const double *x, double *sum, double *out) {     // others add between two reads of one place
    double before = sum[0];
    __syncthreads();
    if (threadIdx.x == 1) atomicAdd(sum, x[1]);
    __syncthreads();
    out[threadIdx.x] = before * x[threadIdx.x] + sum[0];
}
"""


def test_what_others_add_is_read_again(tmp_path: Path) -> None:
    """Only arrays that all threads read, or that all add to, are said to be changed by nobody else."""
    source = tmp_path / "counted.cu"
    source.write_text(COUNTED)
    kernel = derivative_kernel(thread_derivative(kernel_ir(source)[0], "counted", "reverse"))
    (head,) = [line for line in kernel.text.splitlines() if line.startswith("define") and kernel.name in line]
    plain = {word for part in head.split("(", 1)[1].split(",") if "noalias" not in part for word in part.split() if word[0] == "%"}
    assert {"%sum", "%out.shadow"} <= plain and "%x" not in plain and "%x.shadow" not in plain


def _by_differences(kernel: OnCpu, n: int, x: Any, block: int = 32) -> tuple[float, float]:
    """What reverse mode says of one direction, and central differences."""
    size = len(x)
    seed, direction = random.standard_normal(block), random.standard_normal(size)
    shadow = np.zeros(size)
    kernel(1, block, 0, [x.copy(), np.zeros(block), n], [shadow, seed.copy(), None])
    values = []
    for step in (1e-6, -1e-6):
        out = np.zeros(block)
        kernel(1, block, 0, [x + step * direction, out, n], [np.zeros(size), np.zeros(block), None])
        values.append(out @ seed)
    return float(shadow @ direction), (values[0] - values[1]) / 2e-6


def test_what_other_threads_have_stored(tmp_path: Path) -> None:
    """It is computed again where that is proved, and nowhere else."""
    source = tmp_path / "tiles.cu"
    source.write_text(TILES)
    text = kernel_ir(source)[0]
    for name in ("rotated", "accumulated", "changed", "reversed"):
        kernel = OnCpu(text, name, "reverse", tmp_path)
        for n in (32, 61, 96):
            found, expected = _by_differences(kernel, n, random.random(96))
            np.testing.assert_allclose(found, expected, rtol=1e-7, err_msg=f"{name}, {n}")
        # What would be another sine for each number that is read is kept.
        assert ("pad_zeros" in kernel.text) == (name == "reversed")
    # Half of a block, of which the others would read beyond the array: they are not asked.
    kernel = OnCpu(text, "partly", "reverse", tmp_path)
    found, expected = _by_differences(kernel, 16, random.random(16), 16)
    np.testing.assert_allclose(found, expected, rtol=1e-7)
    assert "pad_zeros" in kernel.text


def test_with_respect_to_some(ir: str) -> None:
    derivative = thread_derivative(ir, "saxpy", "reverse", constant=("a", "x"))
    assert [len(roles) for roles in derivative.core.roles[:4]] == [1, 1, 1, 2] and not derivative.core.gradients
    with pytest.raises(pad.ArgumentError, match="has no parameter 'z'"):
        thread_derivative(ir, "saxpy", "reverse", constant=("z",))
    with pytest.raises(pad.ArgumentError, match="no kernel 'axpy'"):
        thread_derivative(ir, "axpy", "reverse")


def segment_sums(key: Any, x: Any) -> Any:
    return np.array([(x[key == k] ** 2).sum() for k in range(key.max() + 1)])


def told(x: Any, start: Any, n: int) -> Any:
    """What lanes tell each other in `telling`, by the numbers of a whole grid."""
    v = np.concatenate([x, np.zeros(-n % 32, x.dtype)]).reshape(-1, 32)
    lane = np.arange(32)
    first, chosen, around = v[:, :1] ** 2, np.sin(v[:, start[0] & 31])[:, None], np.roll(v, -1, axis=1)
    scattered = (v * first)[:, (lane & 16) | (start & 15)]
    large = ((v.real > 0.5) & (lane < 8)).sum(axis=1)[:, None]
    factor = np.where((v.real > 2).any(axis=1)[:, None], 2, large)
    return (first * chosen + around * v + scattered * factor).ravel()[:n]


def turned_tiles(x: Any, block: int) -> Any:
    v = x.reshape(-1, 32).copy()
    for k in (1, 2):
        v = v + k * v[:, ::-1] * k * np.roll(v, -1, axis=1)
    m = np.take_along_axis(v, v.real.argmax(axis=1)[:, None], axis=1)
    count = (v.real > 0.5 * m.real).reshape(-1, block).sum(axis=1).repeat(block).reshape(-1, 32)
    return (v * m * (1 + count)).ravel()


def test_lanes(made: Any) -> None:
    """Exchanges between the lanes of a warp in sums, scans, products and sums of segments, votes, barriers of warps."""
    n = 100
    x = random.random(n)
    check(made, "shuffled_sum", [(4, 32), (1, 128), (2, 64)], [x, np.zeros(1), n], [0], 1, lambda x: np.array([(x**2).sum()]))
    check(made, "prefix", [(1, 128)], [x, np.zeros(n), n], [0], 1, lambda x: np.cumsum(x**2))
    tiles = np.zeros(-(-n // 8))
    check(made, "tiled_sum", [(4, 32), (2, 64), (7, 16)], [x, tiles, n], [0], 1, lambda x: np.add.reduceat(x**3, np.arange(0, n, 8)))
    dense = random.random((13, 20)) * (random.random((13, 20)) < 0.5)
    first, column = np.cumsum([0, *(dense != 0).sum(axis=1)]).astype(np.int32), np.nonzero(dense)[1].astype(np.int32)

    def product(value: Any, x: Any) -> Any:
        return np.add.reduceat(np.append(value * x[column], 0), first[:-1]) * (np.diff(first) > 0)

    args = [first, column, dense[dense != 0], random.random(20), np.zeros(13), 13]
    check(made, "rows", [(7, 64), (4, 128)], args, [2, 3], 4, product)
    check_second(made, "rows", (7, 64, 0), args, [2, 3], 4, product)
    start = random.integers(0, 32, 32).astype(np.int32)
    for m in (100, 300):
        check(
            made, "telling", [(m // 64 + 1, 64)], [random.random(m) * 2.1, start, np.zeros(m), m], [0], 2, lambda x, m=m: told(x, start, m)
        )
    key = np.sort(random.integers(0, 9, n)).astype(np.int32)
    key[-1] = 9
    args = [key, x.astype(np.float32), np.zeros(10, np.float32), n]
    check(made, "segments", [(1, 32), (2, 64)], args, [1], 2, lambda x: segment_sums(key, x), 3e-6)
    args = [random.random(128), np.zeros(128)]
    check(made, "turning", [(2, 64), (4, 32)][:1], args, [0], 1, lambda x: turned_tiles(x, 64))
    check_second(made, "turning", (2, 64, 0), args, [0], 1, lambda x: turned_tiles(x, 64))


def those_left(x: Any, n: int, rounds: int, block: int) -> Any:
    """`left`, a thread after the other between barriers."""
    y = np.zeros(n, x.dtype)
    for start in range(0, n, block):
        mine = [t for t in range(block) if start + t < n]
        s = np.array([*(x[start + t] if start + t < n else 1 for t in range(block)), 1], x.dtype)
        v = {t: x[start + t] * s[t + 1] for t in mine}
        for k in range(rounds):
            for t in mine:
                s[t] = v[t]
            for t in mine:
                for j in range((start + t) & 3):
                    v[t] = v[t] + 0.1 * s[(t + j) % 32] * v[t]
            mine = [t for t in mine if x[start + t].real <= 1.5 + k]
            for t in mine:
                v[t] = v[t] * x[start + t] if (start + t) & 1 else v[t]
        for t in mine:
            y[start + t] = v[t]
    return y


def test_threads_that_leave(made: Any) -> None:
    n, rounds = 50, 3
    x = 2 * random.random(n)
    for block in (32, 64):
        args = [x, np.zeros(n), n, rounds]
        check(made, "left", [(-(-n // block), block)], args, [0], 1, lambda x, block=block: those_left(x, n, rounds, block))
    for m in (50, 64):

        def early(x: Any, m: int = m) -> Any:
            parts = (x[i : i + 32] ** 2 for i in range(0, m, 32))
            return np.concatenate([part * np.concatenate([part[:1], part[:-1]]) for part in parts])

        check(made, "early", [(2, 32)], [random.random(m), np.zeros(m), m], [0], 1, early)

    def warps(x: Any) -> Any:
        found = np.zeros_like(x)
        for i in range(0, 96, 32):
            v, first = x[i : i + 32] ** 2, i - i % 64
            found[i : i + 32] = (v + v[3] * (i == first)) * (x[first : first + 32] ** 2).sum()
        return found

    def bounded(x: Any) -> Any:
        v = x.reshape(2, 64).copy()
        for block, k in ((0, 2), (0, 3), (1, 4)):
            v[block] = v[block] + 0.1 * np.roll(v[block], -k) * x.reshape(2, 64)[block]
        return (v * v.reshape(2, 32, 2)[:, :, ::-1].reshape(2, 64)).ravel()

    def none_left(x: Any) -> Any:
        found = 4 * x
        for i in range(0, len(x), 32):
            v, k = found[i : i + 32], 1
            while (v.real > 0.5).any():
                v[:] = np.where(v.real > 0.5, v * v / (v + k), 1.5 * v)
                k += 1
        return found

    check(made, "counted", [(2, 32)], [random.random(50), np.zeros(50), 50], [0], 1, ref.counted)
    check(made, "bounded", [(2, 64)], [random.random(128), np.array([2, 4, 5], np.int32), np.zeros(128)], [0], 2, bounded)
    check(made, "until_none", [(2, 32)], [random.random(50), np.zeros(50), 50], [0], 1, none_left)
    check(made, "warps_left", [(2, 64)], [random.random(96), np.zeros(96), 96], [0], 1, warps)


REFUSED = {
    "parting": "a barrier that not all threads of a block are proved to meet",
    "all_blocks": "a barrier of the whole grid",
    "sum_by_exchange": "an atomic exchange under a condition",
    "in_step": "volatile or atomic",
}


@pytest.mark.parametrize("name", REFUSED)
@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_what_is_refused(ir: str, name: str, mode: Any) -> None:
    if mode == "forward" and name == "parting":
        assert thread_derivative(ir, name, mode)  # threads that never go back may part
        return
    with pytest.raises(pad.DifferentiationError, match=REFUSED[name]) as found:
        thread_derivative(ir, name, mode)
    assert found.value.code == "PAD-E210" and found.value.location and found.value.help


READS = """
struct Point { double x, y; };
__global__ void reading(const double *x, double *out, int n) {
    __shared__ double s[64];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    s[threadIdx.x] = 0;
    __syncthreads();
    out[i] = %s;
}
"""
APART = {
    "x[i]": True, "x[2 * i] * x[2 * i + 1]": True, "((const Point *)x)[i].x * ((const Point *)x)[i].y": True, "x[i] * x[i]": True,
    "x[i] * x[i + 1]": False, "x[i / 2]": False, "x[threadIdx.x]": False, "x[blockIdx.x]": False, "x[i * n]": False, "x[i * i]": False,
    "x[blockIdx.y * blockDim.y + threadIdx.y]": False, "x[n - 1 - i]": False, "x[2 * i] * x[3 * i]": False,
    "x[blockIdx.x + threadIdx.x]": False,
}  # fmt: skip


def test_which_additions_are_plain(tmp_path: Path) -> None:
    """Where no two threads of a launch in one dimension read the same number, and only there."""
    source = tmp_path / "reads.cu"
    kernels = [READS.replace("%s", one).replace("reading", f"reading{k}").replace("Point", f"Point{k}") for k, one in enumerate(APART)]
    source.write_text("\n".join(kernels))
    text = kernel_ir(source)[0]
    for k, (read, apart) in enumerate(APART.items()):
        core = thread_derivative(text, f"reading{k}", "reverse", constant=("n",)).core.function
        called = {i.called_function.name for i in core.instructions() if isinstance(i, CallBase) and i.called_function is not None}
        atomic = any(isinstance(i, AtomicRMW) for i in core.instructions())
        assert ("pad.add.double" in called, atomic) == (apart, not apart), read


HANDED = """
__global__ void handed(const double *x, double *y) {
    __shared__ double s[64];
    s[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    y[threadIdx.x] = s[threadIdx.x] * s[(threadIdx.x + 1) & 63];
}
"""


def test_additions_after_a_barrier(tmp_path: Path) -> None:
    """A thread writes what it reads, but a barrier stands between: others read it at the same time."""
    (tmp_path / "handed.cu").write_text(HANDED)
    core = thread_derivative(kernel_ir(tmp_path / "handed.cu")[0], "handed", "reverse").core.function
    assert sum(isinstance(i, AtomicRMW) for i in core.instructions()) == 3


OTHERS = """
__device__ double scale;
__global__ void scaled(double *x) { x[threadIdx.x] *= scale; }
__global__ void fenced(double *x, unsigned *count) {
    x[blockIdx.x] *= 2;
    __threadfence();
    if (atomicAdd(count, 1u) == gridDim.x - 1) for (int i = 1; i < gridDim.x; i++) x[0] += x[i];
}
__global__ void returned(double *x, double *y) { y[threadIdx.x] = atomicAdd(x, y[threadIdx.x]); }
__global__ void exchanged(float *x, float *y) { y[threadIdx.x] = atomicExch(x, y[threadIdx.x]); }
__device__ double power(double x, int n) { return n < 2 ? x : x * power(x, n - 1) + power(x, n - 2); }
__global__ void recursive(double *x, int n) { x[threadIdx.x] = power(x[threadIdx.x], n); }
__global__ void said(double *x) { printf("%f", x[0]); }
__global__ void allocated(double *x, int n) {
    double *own = (double *)malloc(8 * n);
    for (int i = 0; i < n; i++) own[i] = x[i];
    x[0] = own[n - 1] * own[0];
}
__global__ void locked(double *x, int *lock) {
    while (atomicExch(lock, 1)) {}
    x[0] *= 2;
    atomicExch(lock, 0);
}
__global__ void awaited(double *x, int *flag) {
    if (blockIdx.x == 0) x[0] *= 2, atomicAdd(flag, 1);
    else while (atomicAdd(flag, 0) == 0) {}
}
__global__ void table(const double *x, double *y) {
    __shared__ double a[8], b[8];
    double *const of[2] = {a, b};
    of[threadIdx.x & 1][threadIdx.x] = x[threadIdx.x];
    y[threadIdx.x] = of[threadIdx.x & 1][threadIdx.x];
}
__global__ void behind_return(const double *x, double *y, int n) {
    if (threadIdx.x >= n) {
        y[threadIdx.x] = 1;
        return;
    }
    y[threadIdx.x] = __shfl_xor_sync(0xffffffffu, x[threadIdx.x], 1);
}
__global__ void lanes_decide(const double *x, double *y) {
    double v = x[threadIdx.x];
    while (v > 1) v = 0.5 * __shfl_xor_sync(0xffffffffu, v, 1);
    y[threadIdx.x] = v;
}
__global__ void active(const double *x, double *y) { y[threadIdx.x] = __popc(__activemask()) * x[threadIdx.x]; }
__global__ void any_width(const double *x, double *y, int w) { y[threadIdx.x] = __shfl_sync(0xffffffffu, x[threadIdx.x], 0, w); }
__global__ void half(const double *x, double *y) {
    double v = x[threadIdx.x];
    y[threadIdx.x] = __hiloint2double(__double2hiint(v), __shfl_xor_sync(0xffffffffu, __double2loint(v), 1));
}
struct Pair { double a, b; };
__global__ void taking(Pair p, double *x) { x[0] = p.a * p.b; }
"""


def test_what_else_is_refused(tmp_path: Path) -> None:
    source = tmp_path / "others.cu"
    source.write_text(OTHERS)
    text = kernel_ir(source)[0]
    for name, construct in {
        "scaled": "the variable 'scale' of the device",
        "fenced": "a fence",
        "returned": "a number that an atomic update returns",
        "exchanged": "other threads may see at once",
        "recursive": "which cannot be inlined",
        "said": "printing from a device",
        "allocated": "memory that a thread allocates",
        "locked": "other threads may see at once",
        "awaited": "other threads may see at once",
        "table": "a constant holds the address of shared memory",
        "behind_return": "an exchange between the lanes of a warp that not all lanes are proved to come to",
        "lanes_decide": "an exchange between the lanes of a warp that not all lanes are proved to come to",
        "active": "the lanes that are active",
        "any_width": "an exchange in segments whose size is not a constant",
        "half": "on an active value",
    }.items():
        with pytest.raises(pad.DifferentiationError, match=construct) as found:
            thread_derivative(text, name, "reverse")
        assert "others.cu" in found.value.location
    # A structure by value is memory of the launch.
    pair, gradient, x, seed = np.array([2.0, 3.0]), np.zeros(2), np.zeros(1), np.array([1.5])
    OnCpu(text, "taking", "reverse", tmp_path)(1, 1, 0, [pair, x], [gradient, seed])
    np.testing.assert_array_equal(gradient, [4.5, 3.0])


@pytest.mark.parametrize(
    ("arch", "names"), [("sm_80", ["saxpy", "shuffled_sum"]), ("sm_90", ["matmul8", "lbm"]), ("gfx90a", ["lbm"]), ("gfx942", ["matmul8"])]
)
def test_code(ir: str, arch: str, names: list[str]) -> None:
    lacks_library = arch.startswith("sm_") and find_libdevice() is None
    for name in names:
        found = derivative_of(ir, name, "reverse", arch)
        code = found.code
        assert found.kernel.name in code.text and (arch in code.text)
        if arch.startswith("gfx"):
            assert code.binary[:4] == b"\x7fELF" and all(u.startswith("__ocml_") for u in code.undefined)
            assert "global_atomic" in code.text or "flat_atomic" in code.text
            continue
        assert "red.relaxed" in code.text or "red.global" in code.text or "atom" in code.text
        if not lacks_library:
            assert not code.undefined
        if code.binary:
            assert code.binary[:4] == b"\x7fELF"
            (resources,) = code.resources
            assert resources.spilled_bytes == 0 and resources.registers <= 160
    if arch.startswith("sm_") and (lacks_library or find_ptxas() is None):
        pytest.skip("libdevice or ptxas is not here (the extra `cuda`)")


def test_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    output = tmp_path / "gradient.ptx"
    source = tmp_path / "square.cu"
    source.write_text("__global__ void square(const double *x, double *y) { y[threadIdx.x] = x[threadIdx.x] * x[threadIdx.x]; }")
    assert main(["device", str(source), "--derivative", "square", "-o", str(output)]) == 0
    assert ".entry polyglot_reverse__Z6squarePKdPd(" in output.read_text()
    kept = ["device", str(source), "--derivative", "square", "--mode", "forward", "--constant", "y", "--keep"]
    assert main([*kept, "-o", str(output)]) == 0
    assert ".entry polyglot_forward__Z6squarePKdPd_y_fixed(" in output.read_text()
    assert main([*kept, "-o", str(tmp_path / "code.cubin")]) and "write a .ptx" in capsys.readouterr().err
    assert main(["bench", "--gpu", str(source), "--arch", "gfx942"]) == 0
    said = capsys.readouterr().out
    assert [line.split()[:1] for line in said.splitlines()[1:4]] == [["square"], ["forward"], ["reverse"]]
