"""Programs through the public interface: every transformation of a native function against a reference written in NumPy.

    def test_rosenbrock(scalar):
        scalar("rosenbrock.c", "rosenbrock", (x, len(x)), lambda x, n: np.sum(...))

A reference takes the same arguments and returns the outputs in the documented order (return value, then written arrays). It is run on
complex numbers: the imaginary part of f(x + ih) is h times the derivative, exact to rounding, and knows nothing of this package. Second
derivatives are central differences of those. A reference compares real parts only, so that a branch is taken as the program takes it.

`measured` and `measured_scalar` take no reference: there the program itself is, by differences.

The fixtures are parametrised: a test that takes `scalar` or `vector` runs once per view of its function.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad

VIEWS = ("values", "forward", "reverse", "in place")
STEP = 1e-30


@functools.cache
def load(*sources: Path, **options: Any) -> pad.Library:
    return pad.load(list(sources), **options)


def complex_dtype(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """`dtype` with complex numbers in place of its real ones."""
    if dtype.names is not None:
        return np.dtype([(name, complex_dtype(dtype[name])) for name in dtype.names])
    if dtype.subdtype is not None:
        return np.dtype((complex_dtype(dtype.subdtype[0]), dtype.subdtype[1]))
    return np.dtype(complex) if dtype.kind == "f" else dtype


def parts(value: np.ndarray[Any, Any]) -> list[np.ndarray[Any, Any]]:
    """The arrays of real (or complex) numbers in an array, records taken apart, as views."""
    if value.dtype.names is not None:
        return [part for name in value.dtype.names for part in parts(value[name])]
    return [value] if value.dtype.kind in "fc" else []


def flat(values: Sequence[np.ndarray[Any, Any]]) -> np.ndarray[Any, Any]:
    pieces = [part.reshape(-1) for value in values for part in parts(value)]
    return np.concatenate(pieces) if pieces else np.zeros(0)


def fill(values: Sequence[np.ndarray[Any, Any]], numbers: np.ndarray[Any, Any]) -> None:
    """The reverse of `flat`."""
    at = 0
    for value in values:
        for part in parts(value):
            part[...] = numbers[at : at + part.size].reshape(part.shape)
            at += part.size


def arrays(outputs: Any) -> list[np.ndarray[Any, Any]]:
    return [np.asarray(output) for output in (outputs if isinstance(outputs, tuple) else (outputs,)) if output is not None]


def copies(args: Sequence[Any]) -> list[Any]:
    return [arg.copy("K") if isinstance(arg, np.ndarray) else arg for arg in args]


class Program:
    """One function with arguments and reference. `moving` are the positions of the arguments that are differentiated."""

    def __init__(self, function: Any, args: Sequence[Any], reference: Callable[..., Any], rtol: float) -> None:
        self.function = function
        self.args = list(args)
        self.reference = reference
        self.rtol = rtol
        self.signature = (function if isinstance(function, pad.Function) else function.specialise(args)).signature
        self.parameters = [parameter for parameter in self.signature.parameters if not parameter.hidden]
        returned = [parameter for parameter in self.signature.parameters if parameter.hidden]
        self.returned = returned[0] if returned else self.signature.result if self.signature.result.kind != "none" else None
        self.moving = [
            i for i, arg in enumerate(args) if arg is not None and self.parameters[i].intent != "out" and parts(self._typed(i, arg))
        ]
        self.random = np.random.default_rng(7)
        self.x = flat([self._typed(i, self.args[i]) for i in self.moving]).astype(float)

    def _typed(self, i: int, arg: Any) -> np.ndarray[Any, Any]:
        parameter = self.parameters[i]
        if parameter.kind == "record" and not isinstance(arg, np.ndarray):
            return np.array(tuple(arg), np.dtype([tuple(field) for field in parameter.dtype]))
        return np.array(arg)

    def run_reference(self, x: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """The outputs as one vector, from complex inputs as one vector."""
        args = copies(self.args)
        made = []
        for i in self.moving:
            typed = self._typed(i, args[i])
            values = np.zeros(typed.shape, complex_dtype(typed.dtype), order="F" if typed.flags.f_contiguous else "C")
            _copy_integers(values, typed)
            made.append(values)
        fill(made, x)
        for i, value in zip(self.moving, made, strict=True):
            args[i] = value if value.ndim else value[()]
        return flat(arrays(self.reference(*args))).astype(complex)

    @functools.cached_property
    def jacobian(self) -> np.ndarray[Any, Any]:
        columns = [self.run_reference(self.x + 1j * STEP * unit).imag / STEP for unit in np.eye(self.x.size)]
        return np.array(columns).T.reshape(-1, self.x.size)

    def close(self, found: Any, wanted: Any) -> None:
        scale = np.max(np.abs(wanted), initial=0.0)
        np.testing.assert_allclose(found, wanted, rtol=self.rtol, atol=self.rtol * max(scale, 1e-6) * 10)

    def like_inputs(self, numbers: np.ndarray[Any, Any]) -> list[Any]:
        """One entry per argument: numbers for what is differentiated, shaped as the argument; None for the others."""
        made: list[Any] = [None] * len(self.args)
        values = []
        for i in self.moving:
            typed = self._typed(i, self.args[i])
            values.append(np.zeros(typed.shape, typed.dtype, order="F" if typed.flags.f_contiguous else "C"))
        fill(values, numbers)
        for i, value in zip(self.moving, values, strict=True):
            made[i] = value[()] if self.parameters[i].kind == "scalar" else value
        return made

    # --- the views

    def values(self) -> None:
        args = copies(self.args)
        returned = self.function(*args)
        outputs = [] if self.returned is None else [returned]
        outputs += [
            arg for arg, parameter in zip(args, self.parameters, strict=True) if parameter.kind != "scalar" and parameter.intent != "in"
        ]
        self.close(flat([np.asarray(output) for output in outputs]), self.run_reference(self.x.astype(complex)).real)

    def forward(self) -> None:
        direction = self.random.standard_normal(self.x.size)
        outputs, tangents = pad.jvp(self.function, self.args, self.like_inputs(direction))
        self.close(flat(arrays(outputs)), self.run_reference(self.x.astype(complex)).real)
        self.close(flat(arrays(tangents)), self.jacobian @ direction)
        if self.plain():
            self.close(self._assembled(pad.jacfwd(self.function, self.moving)(*self.args)), self.jacobian)

    def reverse(self) -> None:
        outputs, pullback = pad.vjp(self.function, *self.args)
        self.close(flat(arrays(outputs)), self.run_reference(self.x.astype(complex)).real)
        for _ in range(2):  # a pullback may be called again
            weights = self.random.standard_normal(self.jacobian.shape[0])
            gradients = pullback(self._like_outputs(outputs, weights))
            self.close(flat([np.asarray(gradients[i]) for i in self.moving]), weights @ self.jacobian)
        if self.plain():
            self.close(self._assembled(pad.jacrev(self.function, self.moving)(*self.args)), self.jacobian)
        if self.jacobian.shape[0] == 1:
            before = copies(self.args)
            value, gradient = pad.value_and_grad(self.function, self.moving)(*self.args)
            self.close(np.asarray(value).reshape(-1), self.run_reference(self.x.astype(complex)).real)
            self.close(flat(arrays(gradient)), self.jacobian[0])
            assert all(np.array_equal(a, b) for a, b in zip(before, self.args, strict=True)), "the caller's arrays were changed"

    def plain(self) -> bool:
        """Whether whole Jacobians are offered: of arrays of numbers, not of records."""
        everything = [*self.signature.parameters, self.signature.result]
        return self.x.size <= 40 and all(isinstance(p.dtype, str) for p in everything)

    def _assembled(self, blocks: Any) -> np.ndarray[Any, Any]:
        several = sum(p.kind != "scalar" and p.intent != "in" for p in self.parameters) + (self.returned is not None) > 1
        rows = [row for row in (blocks if several else (blocks,)) if row is not None]
        sizes = [self._typed(i, self.args[i]).size for i in self.moving]
        return np.vstack([np.hstack([np.asarray(b).reshape(-1, n) for b, n in zip(row, sizes, strict=True)]) for row in rows])

    def _like_outputs(self, outputs: Any, numbers: np.ndarray[Any, Any]) -> Any:
        values = [np.zeros_like(np.asarray(output)) for output in (outputs if isinstance(outputs, tuple) else (outputs,))]
        fill(values, numbers)
        made = tuple(value if value.ndim or value.dtype.names else value[()] for value in values)
        return made if isinstance(outputs, tuple) else made[0]

    def in_place(self) -> None:
        if any(parameter.hidden for parameter in self.signature.parameters):
            with pytest.raises(pad.ArgumentError, match="returns an array"):
                pad.autodiff(pad.Reverse, self.function, *(pad.Const(arg) for arg in self.args))
            return
        self._in_place_reverse()
        self._in_place_forward()

    def _in_place_reverse(self) -> None:
        """Shadows of what is written hold the cotangents and are consumed; shadows of what is read are added to."""
        signature = self.signature
        rows = self.random.standard_normal(self.jacobian.shape[0])
        at = 0
        extra: dict[str, Any] = {}
        if signature.result.kind != "none" and self._real_slots():
            at = self._real_slots()
            holder = np.zeros(signature.result.shape, np.dtype(_dtype(signature.result.dtype)))
            fill([holder], rows[:at])
            extra["cotangent"] = holder if holder.ndim or holder.dtype.names else holder[()]
        annotated: list[Any] = []
        start: dict[int, np.ndarray[Any, Any]] = {}
        for i, arg in enumerate(copies(self.args)):
            parameter = self.parameters[i]
            if not parts(self._typed(i, arg)) if arg is not None else True:
                annotated.append(pad.Const(arg))
            elif parameter.kind == "scalar":
                annotated.append(pad.Active(arg))
            else:
                value = arg if isinstance(arg, np.ndarray) else self._typed(i, arg)
                shadow = np.zeros_like(value)
                if parameter.intent != "in":
                    size = flat([shadow]).size
                    fill([shadow], rows[at : at + size])
                    at += size
                else:
                    fill([shadow], self.random.standard_normal(flat([shadow]).size))
                    start[i] = flat([shadow])
                annotated.append(pad.Duplicated(value, shadow))
        active = list(pad.autodiff(pad.Reverse, self.function, *annotated, **extra))
        found = []
        for i in self.moving:
            if isinstance(annotated[i], pad.Active):
                found.append(np.asarray(active.pop(0)).reshape(-1))
            else:
                found.append(flat([annotated[i].shadow]) - start.get(i, 0.0))
        self.close(np.concatenate(found), rows @ self.jacobian)

    def _real_slots(self) -> int:
        result = self.signature.result
        return flat([np.zeros(result.shape, np.dtype(_dtype(result.dtype)))]).size

    def _in_place_forward(self) -> None:
        direction = self.random.standard_normal(self.x.size)
        tangents = self.like_inputs(direction)
        annotated: list[Any] = []
        written: list[np.ndarray[Any, Any]] = []
        for i, arg in enumerate(copies(self.args)):
            parameter = self.parameters[i]
            if arg is None or not parts(self._typed(i, arg)):
                annotated.append(pad.Const(arg))
                continue
            value = self._typed(i, arg) if parameter.kind == "record" and not isinstance(arg, np.ndarray) else arg
            shadow = tangents[i] if tangents[i] is not None else np.zeros_like(value)
            annotated.append(pad.Duplicated(value, shadow))
            if parameter.kind != "scalar" and parameter.intent != "in":
                written.append(shadow)
        returned = pad.autodiff(pad.Forward, self.function, *annotated)
        outputs = [] if self.signature.result.kind == "none" else [np.asarray(returned)]
        self.close(flat([*outputs, *written]), self.jacobian @ direction)

    def second(self) -> None:
        direction = self.random.standard_normal(self.x.size)
        step = 1e-5

        def gradient(at: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
            return np.array([self.run_reference(at + 1j * STEP * unit).imag[0] / STEP for unit in np.eye(at.size)])

        wanted = (gradient(self.x + step * direction) - gradient(self.x - step * direction)) / (2 * step)
        rtol = max(self.rtol, 1e-6)
        atol = rtol * max(np.max(np.abs(wanted)), 1e-3)
        found = pad.hvp(self.function, self.args, self.like_inputs(direction), self.moving)
        np.testing.assert_allclose(flat(arrays(found)), wanted, rtol=rtol, atol=atol)
        if self.plain():
            blocks = pad.hessian(self.function, self.moving)(*self.args)
            sizes = [self._typed(i, self.args[i]).size for i in self.moving]
            hessian = np.block(
                [[np.asarray(b).reshape(m, n) for b, n in zip(row, sizes, strict=True)] for row, m in zip(blocks, sizes, strict=True)]
            )
            np.testing.assert_allclose(hessian, hessian.T, rtol=self.rtol, atol=self.rtol * np.max(np.abs(hessian)) * 10 + 1e-12)
            np.testing.assert_allclose(hessian @ direction, wanted, rtol=rtol, atol=atol)


def _dtype(dtype: Any) -> Any:
    return [(name, _dtype(kind), *more) for name, kind, *more in dtype] if not isinstance(dtype, str) else dtype


def _copy_integers(target: np.ndarray[Any, Any], source: np.ndarray[Any, Any]) -> None:
    for name in source.dtype.names or ():
        _copy_integers(target[name], source[name])
    if source.dtype.names is None and source.dtype.kind not in "fc":
        target[...] = source


class Measured(Program):
    """A program that is its own reference, by extrapolated differences of the native function: for those that are long in NumPy."""

    def __init__(self, function: Any, args: Sequence[Any], step: float, rtol: float) -> None:
        super().__init__(function, args, function, rtol)
        self.step = step

    def _arguments(self, x: np.ndarray[Any, Any]) -> list[Any]:
        args = copies(self.args)
        values = [self._typed(i, args[i]).copy("K") for i in self.moving]
        fill(values, x)
        for i, value in zip(self.moving, values, strict=True):
            args[i] = value[()] if self.parameters[i].kind == "scalar" else value
        return args

    def run_reference(self, x: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        args = self._arguments(x.real)
        returned = self.function(*args)
        outputs = [] if self.returned is None else [np.asarray(returned)]
        outputs += [a for a, p in zip(args, self.parameters, strict=True) if p.kind != "scalar" and p.intent != "in"]
        return flat(outputs).astype(complex)

    def _difference(self, function: Callable[..., Any], direction: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """Of `function` at x, along `direction`; errors of the second, fourth and sixth order cancel."""
        steps = [self.step / 2**k for k in range(4)]
        row = [(function(self.x + h * direction) - function(self.x - h * direction)) / (2 * h) for h in steps]
        for m in (4, 16, 64):
            row = [(m * fine - coarse) / (m - 1) for coarse, fine in itertools.pairwise(row)]
        return row[0]

    @functools.cached_property
    def jacobian(self) -> np.ndarray[Any, Any]:
        columns = [self._difference(lambda x: self.run_reference(x).real, unit) for unit in np.eye(self.x.size)]
        return np.array(columns).T.reshape(-1, self.x.size)

    def second(self) -> None:
        """Against differences of the gradient, which `reverse` has held against the function."""
        direction = self.random.standard_normal(self.x.size)
        gradient = pad.grad(self.function, self.moving)
        wanted = self._difference(lambda x: flat(arrays(gradient(*self._arguments(x)))), direction)
        self.close(flat(arrays(pad.hvp(self.function, self.args, self.like_inputs(direction), self.moving))), wanted)


class Runner:
    """What the fixtures give: loads a source that stands beside the test, and looks at one function of it in one view."""

    def __init__(self, folder: Path, view: str) -> None:
        self.folder = folder
        self.view = view

    def __call__(
        self,
        source: str | Sequence[str],
        function: str,
        args: Sequence[Any],
        reference: Callable[..., Any],
        rtol: float = 1e-9,
        **options: Any,
    ) -> None:
        names = [source] if isinstance(source, str) else source
        library = load(*(self.folder / name for name in names), **options)
        program = Program(library[function], args, reference, rtol)
        getattr(program, self.view.replace(" ", "_"))()


@pytest.fixture(params=VIEWS)
def vector(request: pytest.FixtureRequest) -> Runner:
    """Looks at a function with any outputs."""
    return Runner(request.path.parent, request.param)


@pytest.fixture(params=(*VIEWS, "second"))
def scalar(request: pytest.FixtureRequest) -> Runner:
    """Looks at a function with one real output, which has second derivatives too."""
    return Runner(request.path.parent, request.param)


def _measured(request: pytest.FixtureRequest) -> Callable[..., None]:
    def run(
        source: str | Sequence[str], function: str, args: Sequence[Any], step: float = 1e-3, rtol: float = 1e-6, **options: Any
    ) -> None:
        names = [source] if isinstance(source, str) else source
        library = load(*(request.path.parent / name for name in names), **options)
        getattr(Measured(library[function], args, step, rtol), request.param.replace(" ", "_"))()

    return run


@pytest.fixture(params=("forward", "reverse", "in place", "second"))
def measured_scalar(request: pytest.FixtureRequest) -> Callable[..., None]:
    """As `scalar`, of a program that is its own reference."""
    return _measured(request)


@pytest.fixture(params=("forward", "reverse", "in place"))
def measured(request: pytest.FixtureRequest) -> Callable[..., None]:
    """As `vector`, of a program that is its own reference."""
    return _measured(request)


@pytest.fixture
def program(request: pytest.FixtureRequest) -> Callable[..., pad.Library]:
    """Loads sources that stand beside the test."""
    return lambda *names, **options: load(*(request.path.parent / name for name in names), **options)
