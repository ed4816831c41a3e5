"""`jvp`, `vjp`, `grad` and `value_and_grad` of launches by the driver that is made for the tests, against those of the kernels on the CPU
and closed forms."""

from __future__ import annotations

import ctypes
import os
import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.device.device_array import DeviceArray

from .test_on_device import HERE, PAIR, There, environment, folder, gpu, nothing_is_left, power  # noqa: F401
from .values_on_gpu import check_values

random = np.random.default_rng(4)


@pytest.fixture(scope="module")
def cpu() -> Any:
    return pad.load(HERE / "device.cu")


def same(a: Any, b: Any) -> None:
    """Results of the same shape, and of the same kinds."""
    assert type(a) is type(b)
    if isinstance(a, tuple):
        assert len(a) == len(b)
        for one, other in zip(a, b, strict=True):
            same(one, other)
    elif a is not None:
        assert np.shape(a) == np.shape(b)
        names = getattr(getattr(a, "dtype", None), "names", None)
        for part in names or [()]:
            np.testing.assert_allclose(a[part] if names else a, b[part] if names else b, rtol=1e-12)


def test_jvp(gpu: Any, cpu: Any) -> None:  # noqa: F811
    x, y, moves = random.random((7, 1)), random.random(12), random.standard_normal((7, 1))
    before = x.copy(), y.copy()
    for tangents in ((moves, np.ones(12), None, 0.5), (None,) * 4):
        same(pad.jvp(gpu.power[3, 4], (x, y, 7, 0.1), tangents), pad.jvp(cpu.power[3, 4], (x, y, 7, 0.1), tangents))
    for tangents, moved in (((moves, None, None, None), (x + 1e-30j * moves, 0.1)), ((None, None, None, 1.0), (x, 0.1 + 1e-30j))):
        found = pad.jvp(gpu.power[3, 4], (x, y, 7, 0.1), tangents)[1]
        np.testing.assert_allclose(found, power(moved[0][:, 0], moved[1], 12).imag / 1e-30, rtol=1e-12)
    np.testing.assert_array_equal(x, before[0])
    np.testing.assert_array_equal(y, before[1])
    pair = (2.0, 3.0)
    same(pad.jvp(gpu.affine[1, 8], (pair, y, 5), ((1.0, 0.5), y)), pad.jvp(cpu.affine[1, 8], (pair, y, 5), ((1.0, 0.5), y)))


def test_vjp(gpu: Any, cpu: Any) -> None:  # noqa: F811
    x, y, seeds = random.random(7), random.random(12), random.standard_normal((3, 12))
    outputs, pullback = pad.vjp(gpu.power[3, 4], x, y, n=7, k=0.1)
    expected, on_cpu = pad.vjp(cpu.power[3, 4], x, y, n=7, k=0.1)
    x[:] = 0  # it is the derivative at what was there
    same(outputs, expected)
    for seed in (seeds[0], None):
        same(pullback(seed), on_cpu(seed))
    same(pullback.batched(seeds), on_cpu.batched(seeds))
    with pytest.raises(TypeError, match="cannot be pickled"):
        pullback.__reduce__()
    values = np.array((2.0, 3.0), PAIR), y, 5
    same(pad.vjp(gpu.affine[1, 8], *values)[1](seeds[0]), pad.vjp(cpu.affine[1, 8], *values)[1](seeds[0]))


def test_grad(gpu: Any, cpu: Any) -> None:  # noqa: F811
    x, sum = random.random(50), np.zeros(1)
    for transform in (pad.grad, pad.value_and_grad):
        for more in ({}, {"argnums": (3, "x", "sum")}, {"argnames": "k"}, {"has_aux": True}):
            found = transform(gpu.total[2, 32], **more)(x, sum, 50, 0.5)
            same(found, transform(cpu.total[2, 32], **more)(x, sum, 50, 0.5))
    value, gradient = pad.value_and_grad(gpu.total[2, 32])(x, sum, 50, 0.5)
    np.testing.assert_allclose(value, 0.5 * (x**3).sum(), rtol=1e-13)
    np.testing.assert_allclose(gradient, 1.5 * x * x, rtol=1e-14)
    assert sum[0] == 0


def test_what_the_script_checks(gpu: Any) -> None:  # noqa: F811
    """tests/gpu/run is for machines with a device."""
    check_values(gpu)


def test_hvp(gpu: Any, cpu: Any) -> None:  # noqa: F811
    x, sum, way = random.random(50), np.zeros(1), random.standard_normal(50)
    product = pad.hvp(gpu.total[2, 32], (x, sum, 50, 0.5), (way,))
    np.testing.assert_allclose(product, 3 * x * way, rtol=1e-13)
    same(pad.jvp(pad.grad(gpu.total[2, 32]), (x, sum, 50, 0.5), (way, None, None, None)), (1.5 * x * x, product))
    there = There(gpu.device, x)
    np.testing.assert_allclose(pad.hvp(gpu.total[2, 32], (there, sum, 50, 0.5), (way,)).get(), product, rtol=1e-14)
    there.free()
    n = 40  # slices grow
    x, y, ways = 0.9 + 0.1 * random.random(n), np.zeros(4), (random.standard_normal(n), None, None, 0.3)
    seed = random.standard_normal(4)
    by_x, by_k = pad.hvp(gpu.power[1, 4], (x, y, n, 0.01), ways, (0, "k"), cotangents=seed)

    def slope(h: float, at: int | None = None) -> float:
        moved, k = (x + h * ways[0]).astype(complex), 0.01 + h * ways[3] + (1e-30j if at is None else 0)
        moved[at or 0] += 0 if at is None else 1e-30j
        return float(seed @ power(moved, k, 4).imag / 1e-30)

    for found, at in ((by_k, None), (by_x[7], 7), (by_x[0], 0)):
        np.testing.assert_allclose(found, (slope(1e-5, at) - slope(-1e-5, at)) / 2e-5, rtol=1e-7)
    pair = np.array((2.0, 3.0), PAIR), random.random(5), 5
    ways = (1.0, 0.5), random.random(5)
    options: dict[str, Any] = {"argnums": (0, 1), "cotangents": seed[[0, 1, 2, 3, 0]]}
    same(pad.hvp(gpu.affine[1, 8], pair, ways, **options), pad.hvp(cpu.affine[1, 8], pair, ways, **options))
    with pytest.raises(pad.ArgumentError, match="no argument has a tangent"):
        pad.hvp(gpu.affine[1, 8], pair, ())


def test_arrays_of_the_device(gpu: Any) -> None:  # noqa: F811
    x, y, seed = random.random(7), np.zeros(12), random.standard_normal(12)
    there = [There(gpu.device, one) for one in (x, y, seed, np.ones((2, 12)))]
    try:
        outputs, pullback = pad.vjp(gpu.power[3, 4], there[0], there[1], 7, 0.1)
        assert isinstance(outputs, DeviceArray) and outputs.shape == (12,) and outputs.dtype == np.float64
        np.testing.assert_allclose(outputs, power(x, 0.1, 12), rtol=1e-14)
        assert not there[1].get().any()
        dx, _, _, dk = pullback(there[2])
        moved = x.astype(complex)
        moved[3] += 1e-30j
        np.testing.assert_allclose(dx.get()[3], seed @ power(moved, 0.1, 12).imag / 1e-30, rtol=1e-12)
        np.testing.assert_allclose(dk, seed @ power(x, 0.1 + 1e-30j, 12).imag / 1e-30, rtol=1e-12)
        batched = pullback.batched(np.stack([seed, 2 * seed]))
        np.testing.assert_allclose(batched[0][1], 2 * dx.get(), rtol=1e-13)
        np.testing.assert_allclose(batched[3], [dk, 2 * dk], rtol=1e-13)
        # What came out goes in again, by either protocol.
        again, tangent = pad.jvp(gpu.power[3, 4], (dx, outputs, 7, 0.1), (dx, None, None, None))
        np.testing.assert_allclose(again.get(), power(dx.get(), 0.1, 12), rtol=1e-13)
        lent = SimpleNamespace(__dlpack__=dx.__dlpack__, __dlpack_device__=dx.__dlpack_device__)
        np.testing.assert_array_equal(pad.jvp(gpu.power[3, 4], (lent, outputs, 7, 0.1), (dx, None, None, None))[1].get(), tangent.get())
    finally:
        for one in there:
            one.free()


def test_memory_given_by_dlpack(gpu: Any) -> None:  # noqa: F811
    library = ctypes.CDLL(os.environ["POLYGLOT_AD_LIBCUDA"])
    before = library.fake_blocks()
    made = DeviceArray.empty(gpu.device, (3, 2), "f4")
    capsule = made.__dlpack__(stream=1, max_version=(1, 0))
    del made
    assert library.fake_blocks() == before + 1
    pointer, rename = ctypes.pythonapi.PyCapsule_GetPointer, ctypes.pythonapi.PyCapsule_SetName
    pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    rename.argtypes = [ctypes.py_object, ctypes.c_char_p]
    taken = b"used_dltensor"
    address = pointer(capsule, b"dltensor")
    rename(capsule, taken)
    del capsule
    assert library.fake_blocks() == before + 1  # whoever took it has it
    ctypes.CFUNCTYPE(None, ctypes.c_void_p)(ctypes.c_void_p.from_address(address + 56).value)(address)
    assert library.fake_blocks() == before
    capsule = DeviceArray.empty(gpu.device, (3,), "f8").__dlpack__()
    del capsule
    assert library.fake_blocks() == before


def test_results_are_of_the_callers_library(gpu: Any, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setitem(sys.modules, "cupy", SimpleNamespace(asarray=lambda array: ("cupy's", array)))
    monkeypatch.setitem(sys.modules, "torch", SimpleNamespace(as_tensor=lambda array, device: (device, array)))
    there = There(gpu.device, np.ones(3))
    for library, expected in (("cupy", "cupy's"), ("torch", "cuda:0")):
        array = type("Array", (), {"__module__": f"{library}._core", "device": "cuda:0"})()
        array.__cuda_array_interface__ = there.__cuda_array_interface__
        kind, found = pad.vjp(gpu.power[1, 3], np.ones(2), array, 2, 0.1)[0]
        assert kind == expected
        np.testing.assert_allclose(found, power(np.ones(2), 0.1, 3), rtol=1e-14)
    there.free()


def test_errors_are_those_of_the_cpu(gpu: Any, cpu: Any) -> None:  # noqa: F811
    x, y = np.ones(7), np.zeros(12)

    def both(call: Any, says: str, differs: bool = False) -> None:
        """Both raise, with the same words unless they differ in how they name what was given."""
        said = []
        for library in (gpu, cpu):
            with pytest.raises(pad.ArgumentError, match=says) as caught:
                call(library)
            said.append(str(caught.value).replace("kernel", "function"))
        assert differs or said[0] == said[1]

    both(lambda lib: pad.jvp(lib.power[3, 4], (x, y, 7, 0.1), (x, None)), "argument 'k' has none")
    both(lambda lib: pad.jvp(lib.power[3, 4], (x, y, 7, 0.1), x), "must be a tuple")
    both(lambda lib: pad.jvp(lib.power[3, 4], (x, y, 7, 0.1), (x,) * 5), "5 tangents for 4 arguments")
    both(lambda lib: pad.jvp(lib.power[3, 4], (x, y, 7, 0.1), (x, None, 1, None)), "its tangent must be None", differs=True)
    both(lambda lib: pad.jvp(lib.power[3, 4], (x, y, 7, 0.1), (y, None, None, None)), r"expected float64 of shape \(7,\)", differs=True)
    both(lambda lib: pad.vjp(lib.power[3, 4], x, y, 7), "missing 'k'; it takes: x, y, n, k")
    both(lambda lib: pad.vjp(lib.power[3, 4], x, y, 7, 0.1, k=2), "'k' was given twice|5 arguments", differs=True)
    both(lambda lib: pad.vjp(lib.power[3, 4], x, y, 7, q=2), "no argument is called 'q'")
    both(
        lambda lib: pad.vjp(lib.power[3, 4], x, y, 7, 0.1)[1](1.0),
        r"cotangent of argument 'y': expected float64 of shape \(12,\)",
        differs=True,
    )
    both(lambda lib: pad.vjp(lib.power[3, 4], y[:7], y, 7, 0.1), "overlap in memory")
    both(lambda lib: pad.grad(lib.power[3, 4])(x, y, 7, 0.1), "expected the scalar output to differentiate", differs=True)
    both(lambda lib: pad.grad(lib.power[3, 4], "n"), "integers have no derivative")
    both(lambda lib: pad.grad(lib.power[3, 4], 7), "there is no argument 7")
    with pytest.raises(pad.ArgumentError, match="no holomorphic, memory and checkpoint on a device"):
        pad.grad(gpu.total[1, 1], memory="1 MB")
    with pytest.raises(pad.ArgumentError, match="a kernel on a device has autodiff, jvp, vjp, grad"):
        pad.jacrev(gpu.power[3, 4])(x, y, 7, 0.1)
    with pytest.raises(pad.ArgumentError, match="a multiple of 32"):
        pad.vjp(gpu.rows[2, 48], np.ones((3, 32)), np.ones(32), np.zeros(3), 3)[1](np.ones(3))
    there = There(gpu.device, np.ones(12))
    with pytest.raises(pad.ArgumentError, match="overlap in memory"):
        pad.vjp(gpu.power[3, 4], there, there, 7, 0.1)
    there.free()
