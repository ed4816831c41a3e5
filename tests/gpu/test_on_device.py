"""Launches through the driver, with a driver that is made for the tests: kernels and derivatives run on the CPU, from the code that a
device would get. What only a device can show is not tested here (tests/gpu/run)."""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.device.derivative import thread_derivative
from polyglot_ad.device.driver import Device, driver
from polyglot_ad.device.kernel import derivative_kernel
from polyglot_ad.device.target import WITHOUT_LANES, device_text
from polyglot_ad.gpu.lower import lower
from polyglot_ad.ir.parser import parse
from polyglot_ad.langs.c.clang import CLANG
from polyglot_ad.langs.cuda.derivative_code import kernel_ir
from polyglot_ad.langs.toolchain import find

from .on_gpu import OnGpu
from .times import Resident, seconds

HERE = Path(__file__).parent
random = np.random.default_rng(3)
DERIVATIVES: tuple[tuple[Any, ...], ...] = (
    ("power", "reverse"), ("power", "forward"), ("power", "forward", "k"), ("power", "forward", "x"),
    ("power", "reverse", "k"), ("neighbours", "reverse"),
    ("affine", "reverse"), ("affine", "forward"), ("total", "reverse"), ("total", "reverse", "k"), ("total", "reverse", "x"),
    ("rows", "reverse"), ("looked_up", "reverse"),
    ("power", "second"), ("total", "second", "k"), ("affine", "second"),
)  # fmt: skip
"""(kernel, mode, the parameters that are constant) of those that the driver of the tests has."""
TYPES = {"double": "double", "float": "float", "i64": "long", "i32": "int", "i8": "char", "ptr": "void *"}
PAIR = np.dtype([("a", "f8"), ("b", "f8")])


SUM = """
void launch_polyglot_sum_f64(void **a, const unsigned *s, unsigned shared) {
    double *to = *(double **)a[0], *from = *(double **)a[1];
    long count = *(long *)a[2], stride = *(long *)a[3], total = *(long *)a[4];
    for (long i = 0; i < total && i < (long)s[0] * s[3]; i++) to[i % count] += from[i / count * stride + i % count];
}
"""
"""What sums.py has for a device."""


def glue(text: str) -> str:
    """C functions that call lowered kernels with arguments as the driver has them."""
    lines = []
    for function in parse(text).functions.values():
        if function.is_declaration or len(function.arguments) < 7 or function.arguments[-7].name != "grid.size.x":
            continue
        own = function.arguments[:-7]
        types = [TYPES[str(a.type)] for a in own]
        passed = [
            f"a[{k}]" if any(w.startswith("byval") for w in a.attributes) else f"*({TYPES[str(a.type)]} *)a[{k}]" for k, a in enumerate(own)
        ]
        lines.append(f"void {function.name}({', '.join([*types, *['int'] * 6, 'long'])});")
        call = f"{function.name}({', '.join([*passed, *(f's[{k}]' for k in range(6)), 'shared'])})"
        lines.append(f"void launch_{function.name}(void **a, const unsigned *s, unsigned shared) {{ {call}; }}")
    return "\n".join(lines)


def compiled(*arguments: str) -> None:
    subprocess.run([*find(CLANG).command, "-O1", "-fPIC", "-Wno-override-module", "-shared", *arguments], check=True, capture_output=True)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("driver")


@pytest.fixture(scope="module")
def environment(folder: Path) -> Iterator[None]:
    """The driver, and the kernels that it finds."""
    fake = folder / "fake.so"
    compiled("-Wall", str(HERE / "fake_driver.c"), "-o", str(fake), "-ldl")
    text = kernel_ir(HERE / "device.cu")[0]
    texts = [lower(text).text]
    for name, mode, *constant in DERIVATIVES:
        texts.append(lower(device_text(derivative_kernel(thread_derivative(text, name, mode, constant)), WITHOUT_LANES)).text)
    sources = [folder / f"k{number}.ll" for number in range(len(texts))]
    for source, one in zip(sources, texts, strict=True):
        # The driver copies structures; here the address of the copy is passed.
        source.write_text(re.sub(r"byval\([^)]*\) ", "", one))
    (folder / "glue.c").write_text("\n".join([*map(glue, texts), SUM]))
    kernels = folder / "kernels.so"
    compiled("-x", "ir", *map(str, sources), "-x", "c", str(folder / "glue.c"), "-o", str(kernels), "-lm")
    before = dict(os.environ)
    os.environ.update(POLYGLOT_AD_LIBCUDA=str(fake), FAKE_KERNELS=str(kernels))
    driver.cache_clear()
    yield
    os.environ.clear()
    os.environ.update(before)
    driver.cache_clear()


@pytest.fixture(scope="module")
def gpu(environment: None) -> Any:
    return pad.cuda.load(HERE / "device.cu")


@pytest.fixture(autouse=True)
def nothing_is_left(request: pytest.FixtureRequest) -> Iterator[None]:
    """Memory of calls is given back."""
    request.getfixturevalue("gpu")
    library = ctypes.CDLL(os.environ["POLYGLOT_AD_LIBCUDA"])
    before = library.fake_blocks()
    yield
    assert library.fake_blocks() == before


class There:
    """An array on the device."""

    def __init__(self, device: Device, value: Any, **more: Any) -> None:
        self.device, self.like = device, np.ascontiguousarray(value)
        with device:
            self.place = device.allocate(self.like.nbytes)
            device.copy_in(self.place, self.like.ctypes.data, self.like.nbytes, 0)
        self.__cuda_array_interface__ = {
            "shape": self.like.shape, "typestr": self.like.dtype.str, "data": (self.place, False), "strides": None, "version": 3, **more,
        }  # fmt: skip

    def get(self) -> Any:
        found = np.empty_like(self.like)
        with self.device:
            self.device.copy_out(found.ctypes.data, self.place, found.nbytes, 0)
        return found

    def free(self) -> None:
        with self.device:
            self.device.free(self.place)


def power(x: Any, k: Any, n: int) -> Any:
    p = 1.0
    for one in x:
        p = p * one + k * p * p
    return p * np.arange(1, n + 1)


def test_launches_of_whole_warps(gpu: Any) -> None:
    """Lanes that leave together are proved to do so where blocks have whole warps: the derivative is launched no other way."""
    a, x, seed = random.random((3, 32)), random.random(32), random.random(3)
    for block in (64, 48):
        da, dx, y, dy = np.zeros_like(a), np.zeros(32), np.zeros(3), seed.copy()
        given = [pad.Duplicated(a, da), pad.Duplicated(x, dx), pad.Duplicated(y, dy), pad.Const(3)]
        if block % 32:
            with pytest.raises(pad.ArgumentError, match=r"a multiple of 32 \(whole warps\), and is launched with 48"):
                pad.autodiff(pad.Reverse, gpu.rows[2, block], *given)
            return
        pad.autodiff(pad.Reverse, gpu.rows[2, block], *given)
        np.testing.assert_allclose(y, a @ x, rtol=1e-14)
        np.testing.assert_allclose(da, np.outer(seed, x), rtol=1e-14)
        np.testing.assert_allclose(dx, seed @ a, rtol=1e-14)


def test_values_and_gradients_of_arrays_of_the_host(gpu: Any) -> None:
    x, y = random.random(7), np.zeros(12)
    gpu.power[3, 4](x, y, 7, 0.1)
    np.testing.assert_allclose(y, power(x, 0.1, 12), rtol=1e-14)
    seed, dx = random.standard_normal(12), np.zeros(7)
    dy = seed.copy()
    (dk,) = pad.autodiff(pad.Reverse, gpu.power[3, 4], pad.Duplicated(x, dx), pad.Duplicated(y, dy), pad.Const(7), pad.Active(0.1))
    by_k = power(x, 0.1 + 1e-30j, 12).imag / 1e-30
    np.testing.assert_allclose(dk, seed @ by_k, rtol=1e-12)
    for at in range(7):
        moved = x.astype(complex)
        moved[at] += 1e-30j
        np.testing.assert_allclose(dx[at], seed @ power(moved, 0.1, 12).imag / 1e-30, rtol=1e-12)
    assert not dy.any()


def test_forward(gpu: Any) -> None:
    x, y, tangent, dy = random.random(7), np.zeros(12), random.standard_normal(7), np.zeros(12)
    arguments = pad.Duplicated(x, tangent), pad.Duplicated(y, dy), pad.Const(7), pad.Duplicated(0.1, 0.5)
    assert pad.autodiff(pad.Forward, gpu.power[6, 2], *arguments) is None
    np.testing.assert_allclose(dy, power(x + 1e-30j * tangent, 0.1 + 0.5e-30j, 12).imag / 1e-30, rtol=1e-12)


def test_slices_grow_until_they_are_enough(gpu: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    n = 400  # caches of some kilobytes
    x, y, dx = 0.95 + 0.05 * random.random(n), np.zeros(4), np.zeros(n)
    monkeypatch.setenv("FAKE_LOG", str(tmp_path / "log"))
    for launches in (range(2, 9), (1,)):
        (tmp_path / "log").write_text("")
        dx[:] = 0
        seed = np.ones(4)
        pad.autodiff(pad.Reverse, gpu.power[1, 4], pad.Duplicated(x, dx), pad.Duplicated(y, seed), pad.Const(n), pad.Active(0.01))
        assert (tmp_path / "log").read_text().split().count("launch") in launches
    moved = x.astype(complex)
    moved[5] += 1e-30j
    np.testing.assert_allclose(dx[5], power(moved, 0.01, 4).imag.sum() / 1e-30, rtol=1e-11)


def test_arrays_of_the_device_and_streams(gpu: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    u, seed = random.random(50).astype(np.float32), random.random(50).astype(np.float32)
    there = [There(gpu.device, one) for one in (u, np.zeros_like(u), np.zeros_like(u), seed)]
    monkeypatch.setenv("FAKE_LOG", str(tmp_path / "log"))
    gpu.neighbours[2, 32, 128, 7](there[0], there[1], 50)
    assert (tmp_path / "log").read_text() == "launch 7\n"  # no copies, and nobody waits
    padded = np.zeros(64, np.float32)
    padded[:50] = u
    right = np.roll(padded.reshape(2, 32), -1, 1).ravel()[:50]
    np.testing.assert_allclose(there[1].get(), u * right, rtol=1e-6)
    launched = gpu.neighbours[2, 32, 128, 7]
    pad.autodiff(pad.Reverse, launched, pad.Duplicated(there[0], there[2]), pad.Duplicated(there[1], there[3]), pad.Const(50))
    spread = np.zeros(64, np.float32)
    spread[:50] = seed
    expected = spread * np.roll(padded.reshape(2, 32), -1, 1).ravel() + np.roll((spread * padded).reshape(2, 32), 1, 1).ravel()
    np.testing.assert_allclose(there[2].get(), expected[:50], rtol=1e-6)
    for one in there:
        one.free()


class Exchanged:
    """Memory of a device, given by DLPack."""

    def __init__(self, value: Any, kind: int) -> None:
        self.value, self.kind = value, kind

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.kind, 0

    def __dlpack__(self, stream: int) -> Any:
        assert stream == 7
        return self.value.__dlpack__()


def test_dlpack(gpu: Any) -> None:
    u = random.random(8).astype(np.float32)
    there = [There(gpu.device, one) for one in (u, np.zeros_like(u))]
    views = [np.ctypeslib.as_array((ctypes.c_float * 8).from_address(one.place)) for one in there]
    gpu.neighbours[1, 8, 32, 7](Exchanged(views[0], 2), Exchanged(views[1], 2), 8)
    np.testing.assert_allclose(there[1].get(), u * np.roll(u, -1), rtol=1e-6)
    with pytest.raises(pad.ArgumentError, match="it is on the host, where an array on the device is needed"):
        gpu.neighbours[1, 8, 32, 7](Exchanged(u, 1), there[1], 8)
    with pytest.raises(pad.ArgumentError, match="side by side"):
        gpu.neighbours[1, 4, 32, 7](Exchanged(views[0][::2], 2), there[1], 4)
    for one in there:
        one.free()


def test_what_the_script_calls(gpu: Any) -> None:
    """tests/gpu/run is for machines with a device; how it calls kernels is tried here."""
    x, y, seed, dx = random.random(7), np.zeros(12), np.ones(12), np.zeros(7)
    numbers = OnGpu(gpu.power, "reverse")(3, 4, 0, [x, y, 7, 0.1], [dx, seed, None, None])
    np.testing.assert_allclose(numbers["k"], power(x, 0.1 + 1e-30j, 12).imag.sum() / 1e-30, rtol=1e-12)
    tangent, dy = random.standard_normal(7), np.zeros(12)
    assert OnGpu(gpu.power, "forward")(3, 4, 0, [x, y, 7, 0.1], [tangent, dy, None, 0.5]) == {}
    np.testing.assert_allclose(dx @ tangent + 0.5 * numbers["k"], dy.sum(), rtol=1e-12)
    shadows = [{"tangent": tangent, "shadow's tangent": np.zeros(7)}, {"shadow": np.ones(12)}, None, 0.5]
    changes = OnGpu(gpu.power, "second")(3, 4, 0, [x, np.zeros(12), 7, 0.1], shadows)
    ahead, behind = (power(x + h * tangent, 0.1 + h / 2 + 1e-30j, 12).imag.sum() / 1e-30 for h in (1e-5, -1e-5))
    np.testing.assert_allclose(changes["k"], (ahead - behind) / 2e-5, rtol=1e-7)
    product = pad.hvp(gpu.power[3, 4], (x, np.zeros(12), 7, 0.1), (tangent, None, None, 0.5), 0, cotangents=np.ones(12))
    np.testing.assert_allclose(shadows[0]["shadow's tangent"], product, rtol=1e-13)
    there = Resident(gpu.device, x)
    assert seconds(gpu.device, lambda: gpu.power[3, 4](there, y, 7, 0.1)) > 0
    with gpu.device:
        gpu.device.free(there.__cuda_array_interface__["data"][0])


def test_structures_by_value(gpu: Any) -> None:
    x, pair = random.random(5), np.array((2.0, 3.0), PAIR)
    y = x.copy()
    gpu.affine[1, 8]((2.0, 3.0), y, 5)
    np.testing.assert_allclose(y, 2 * x * x + 3, rtol=1e-15)
    y, dx, gradient = x.copy(), np.ones(5), np.zeros((), PAIR)
    pad.autodiff(pad.Reverse, gpu.affine[1, 8], pad.Duplicated(pair, gradient), pad.Duplicated(y, dx), pad.Const(5))
    np.testing.assert_allclose(dx, 4 * x, rtol=1e-15)
    np.testing.assert_allclose([gradient["a"], gradient["b"]], [(x * x).sum(), 5], rtol=1e-14)


def test_what_is_wrong(gpu: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    x, y = np.ones(7), np.zeros(12)
    with pytest.raises(pad.ArgumentError, match="say how it is launched"):
        gpu.power(x, y, 7, 0.1)
    with pytest.raises(AttributeError, match="no kernel 'square': there are affine, looked_up, neighbours, power, rows, total"):
        gpu.square  # noqa: B018
    with pytest.raises(pad.ArgumentError, match="takes 4 arguments"):
        gpu.power[1, 1](x, y)
    with pytest.raises(pad.ArgumentError, match="an array of float32 where the kernel takes float64"):
        gpu.power[1, 1](x.astype(np.float32), y, 7, 0.1)
    with pytest.raises(pad.ArgumentError, match="side by side"):
        gpu.power[1, 1](np.ones(14)[::2], y, 7, 0.1)
    with pytest.raises(pad.ArgumentError, match="expected an array on the device, or a NumPy array, got list"):
        gpu.power[1, 1]([1.0], y, 7, 0.1)
    with pytest.raises(pad.ArgumentError, match="is no memory of a device"):
        host = There.__new__(There)
        host.__cuda_array_interface__ = {"shape": (7,), "typestr": "<f8", "data": (x.ctypes.data, False), "version": 3}
        gpu.power[1, 1](host, y, 7, 0.1)
    both = np.ones(12)
    with pytest.raises(pad.ArgumentError, match="share memory, of which there would be two copies"):
        gpu.power[1, 12](both[:7], both, 7, 0.1)
    there = There(gpu.device, x)
    with pytest.raises(pad.ArgumentError, match="needs a shadow on the device"):
        pad.autodiff(pad.Reverse, gpu.power[1, 1], pad.Duplicated(there, x), pad.Duplicated(y, y.copy()), pad.Const(7), pad.Const(0.1))
    with pytest.raises(pad.ArgumentError, match="overlap"):
        pad.autodiff(pad.Reverse, gpu.power[1, 1], pad.Duplicated(there, there), pad.Duplicated(y, y.copy()), pad.Const(7), pad.Const(0.1))
    monkeypatch.setenv("FAKE_OWNER", "1")
    with pytest.raises(pad.ArgumentError, match="it is on device 1, the kernel on device 0"):
        gpu.power[1, 1](there, y, 7, 0.1)
    there.free()
    with pytest.raises(pad.ArgumentError, match="must be Active, or Const"):
        pad.autodiff(pad.Reverse, gpu.power[1, 1], pad.Const(x), pad.Const(y), pad.Const(7), pad.Duplicated(0.1, 1.0))
    with pytest.raises(pad.ArgumentError, match="holds no numbers"):
        pad.autodiff(pad.Reverse, gpu.power[1, 1], pad.Const(x), pad.Const(y), pad.Active(7), pad.Const(0.1))
    with pytest.raises(pad.ArgumentError, match="is no stream"):
        gpu.power[1, 1, 0, "fast"]
    monkeypatch.setenv("FAKE_MEMORY", "64")
    with pytest.raises(pad.DeviceError, match=r"CUDA_ERROR_OUT_OF_MEMORY \(out of memory\)\n  help: the device's memory is used up"):
        gpu.power[1, 1](np.ones(100), y, 7, 0.1)


ELSEWHERE = """
import sys
sys.modules["llvmlite"] = None
import numpy as np
import polyglot_ad as pad

gpu = pad.cuda.load(sys.argv[1])
x, y, dx = np.array([0.5, 0.25]), np.zeros(3), np.zeros(2)
gpu.power[1, 3](x, y, 2, 0.1)
(dk,) = pad.autodiff(pad.Reverse, gpu.power[1, 3], pad.Duplicated(x, dx), pad.Duplicated(y, np.ones(3)), pad.Const(2), pad.Active(0.1))
print(y[0], dx[0], dk)
try:
    pad.cuda.load(sys.argv[2])
except pad.ToolchainError as error:
    print(error.__notes__[0])
"""


def test_kept_code_needs_no_compiler(gpu: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    monkeypatch.setenv("POLYGLOT_AD_CACHE_DIR", str(here / "cache"))
    (here / "include").mkdir(parents=True)
    (here / "include" / "real.h").write_text("typedef double real;\n")
    text = '#include "include/real.h"\n' + (HERE / "device.cu").read_text().replace("const double *x", "const real *x")
    (here / "kernels.cu").write_text(text)
    program = pad.cuda.prepare(here / "kernels.cu")
    program.derivative("power", "reverse")
    with monkeypatch.context() as without:
        without.setattr(subprocess, "run", None)
        assert pad.cuda.prepare(here / "kernels.cu") == program  # as everything is kept, nothing is started

    here.rename(there)
    shutil.copytree(there, tmp_path / "changed")
    (tmp_path / "changed" / "include" / "real.h").write_text("typedef float real;\n")
    environment = {**os.environ, "PATH": "/none", "POLYGLOT_AD_CACHE_DIR": str(there / "cache")}
    environment.pop("POLYGLOT_AD_CLANG", None)
    script = [sys.executable, "-c", ELSEWHERE, str(there / "kernels.cu"), str(tmp_path / "changed" / "kernels.cu")]
    said = subprocess.run(
        script, env=environment, check=True, stdout=subprocess.PIPE, text=True, cwd=HERE.parent.parent
    ).stdout.splitlines()
    x = np.array([0.5 + 1e-30j, 0.25])
    values = power(x, 0.1, 3)[0].real, power(x, 0.1, 3).imag.sum() / 1e-30, power(x.real, 0.1 + 1e-30j, 3).imag.sum() / 1e-30
    np.testing.assert_allclose([float(one) for one in said[0].split()], values, rtol=1e-12)
    assert "which may be copied here" in said[1]


def test_kept_code_is_made_again_where_what_it_was_made_of_is_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, size = tmp_path / "kernels.cu", tmp_path / "last" / "size.h"
    source.write_text("#include <size.h>\n__global__ void fill(double *x) { x[threadIdx.x] = SIZE; }\n")
    size.parent.mkdir()
    monkeypatch.setenv("POLYGLOT_AD_CACHE_DIR", str(tmp_path / "cache"))

    def filled_with(number: float) -> bool:
        return f"{np.float64(number).view(np.int64)};" in pad.cuda.prepare(source, flags=["-Ifirst", "-Ilast", "-DNDEBUG"]).code.text

    size.write_text("#define SIZE 3\n")
    assert filled_with(3)
    size.write_text("#define SIZE 4\n")
    assert filled_with(4)
    (tmp_path / "first").mkdir()
    (tmp_path / "first" / "size.h").write_text("#define SIZE 5\n")  # where clang looked in vain
    assert filled_with(5)


def test_shared_memory_is_limited_by_the_device(gpu: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    u = np.zeros(32, np.float32)
    monkeypatch.setenv("FAKE_LOG", str(tmp_path / "log"))
    gpu.neighbours[1, 32, 50 * 1024](u, u.copy(), 32)
    assert f"shared {50 * 1024}\n" in (tmp_path / "log").read_text()
    v = u.copy()
    with pytest.raises(pad.DeviceError, match="the device has 232448 for a block: take smaller blocks or tiles"):
        # The derivative has a shadow of the tile.
        pad.autodiff(
            pad.Reverse, gpu.neighbours[1, 32, 120 * 1024], pad.Duplicated(u, u.copy()), pad.Duplicated(v, v.copy()), pad.Const(32)
        )


def test_no_driver(gpu: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FAKE_DEVICES", "0")
    with pytest.raises(pad.DeviceError, match="there is no device 0: there are 0"):
        Device(0)
    monkeypatch.setenv("POLYGLOT_AD_LIBCUDA", str(HERE / "none.so"))
    driver.cache_clear()
    with pytest.raises(pad.DeviceError, match="there is no driver of NVIDIA's here"):
        Device(0)
    driver.cache_clear()


@pytest.mark.parametrize("blocks", [8, 100])
def test_small_shadows_to_which_many_blocks_add(gpu: Any, blocks: int) -> None:
    """Each block adds to one of several copies, which are added up; where there are few blocks there is one."""
    random = np.random.default_rng(5)
    n = 8 * blocks - 3
    table, which, x = random.random(15), random.integers(0, 5, n).astype(np.int32), random.random(n)
    shadow, slope, seed = random.random(15), np.zeros(n), random.standard_normal(n)
    before = shadow.copy()
    pad.autodiff(
        pad.Reverse, gpu.looked_up[blocks, 8], pad.Duplicated(table, shadow), pad.Const(which), pad.Duplicated(x, slope),
        pad.Duplicated(np.zeros(n), seed.copy()), pad.Const(n),
    )  # fmt: skip
    expected = before.copy()
    for k in range(3):
        np.add.at(expected, 3 * which + k, seed * x**k)
    np.testing.assert_allclose(shadow, expected, rtol=1e-12)
    np.testing.assert_allclose(slope, seed * (table[3 * which + 1] + 2 * x * table[3 * which + 2]), rtol=1e-12)
    code = gpu.looked_up.derivative("reverse", ())[0].kernel
    assert 0 in code.scattered and 2 not in code.scattered
