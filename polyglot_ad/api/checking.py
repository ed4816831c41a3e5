"""`check_grads`: derivatives against finite differences, and forward mode against reverse mode."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from polyglot_ad.bindings.arguments import Argument
from polyglot_ad.bindings.dtypes import leaves, numpy_dtype
from polyglot_ad.bindings.request import differentiable
from polyglot_ad.errors import ArgumentError
from polyglot_ad.library import Function

from . import calls
from .composed import pushed
from .forward import jvp
from .lifting import lift_at
from .reverse import Gradient, differentiable_positions, vjp
from .selection import as_function, is_generic, outputs_of, resolved


def check_grads(
    function: Function | Gradient,
    args: Sequence[Any],
    order: int = 1,
    modes: Sequence[str] = ("fwd", "rev"),
    eps: float | None = None,
    rtol: float | None = None,
    atol: float | None = None,
    seed: int = 0,
) -> None:
    """Check the derivatives of `function` at `args` along a random direction; AssertionError says what does not agree.

    "fwd": jvp against central differences. "rev": <w, J v> from differences against <J^T w, v>. `order` 2 also checks the gradient's
    derivative (the function then needs one scalar output), 3 the derivative of that, and so on.
    `eps` is the step, relative to the size of the argument.
    """
    if is_generic(function):
        function = resolved(function, args, {})
    gradient = function if isinstance(function, Gradient) else None
    function = as_function(gradient.function if gradient else function, "check_grads")
    if isinstance(order, bool) or not isinstance(order, int) or order < 1:
        raise ArgumentError(f"check_grads: order must be 1 or more, got {order!r}")
    unknown = set(modes) - {"fwd", "rev"}
    if unknown:
        raise ArgumentError(f"check_grads: modes are 'fwd' and 'rev', got {sorted(unknown)}")
    check = _Check(function, args, np.random.default_rng(seed), eps, rtol, atol)
    if gradient is None:
        if "fwd" in modes:
            check.forward()
        if "rev" in modes:
            check.reverse()
    if order > 1 or gradient is not None:
        check.higher(gradient or Gradient(function, check.moving(), with_value=False), order if gradient else order - 1)


class _Check:
    def __init__(
        self,
        function: Function,
        args: Sequence[Any],
        random: np.random.Generator,
        eps: float | None,
        rtol: float | None,
        atol: float | None,
    ) -> None:
        self.function = function
        self.signature = function.signature
        self.args = [
            value if value is None or p.kind == "scalar" else Argument(self.signature, i).converter()(value)
            for i, (p, value) in enumerate(zip(self.signature.parameters, function.bind(args, {}), strict=True))
        ]
        self.random = random
        numbers = [leaf for i in self.moving() for _, leaf in self._leaves(i) if leaf.kind in "fc"]
        single = any(leaf.itemsize <= (8 if leaf.kind == "c" else 4) for leaf in numbers)
        self.eps = eps or (2e-3 if single else 1e-6)
        self.rtol = rtol or (2e-2 if single else 1e-5)
        self.atol = atol or (2e-3 if single else 1e-7)
        self.direction = {i: self._random_like(i) for i in self.moving()}

    def _leaves(self, i: int) -> Any:
        return leaves(numpy_dtype(self.signature.parameters[i].dtype))

    def moving(self) -> tuple[int, ...]:
        """Positions of what is differentiated: everything that is read and has a derivative."""
        return tuple(
            i for i, p in enumerate(self.signature.parameters) if differentiable(p) and p.intent != "out" and self.args[i] is not None
        )

    def _random_like(self, i: int) -> Any:
        """A random direction for argument i, as large as the argument is."""
        dtype = numpy_dtype(self.signature.parameters[i].dtype)
        shape = np.shape(self.args[i])
        value = np.zeros(shape, dtype)
        self._fill(value)
        return value if self.signature.parameters[i].kind != "scalar" else value[()]

    def _fill(self, value: np.ndarray[Any, Any]) -> None:
        if value.dtype.names is not None:
            for name in value.dtype.names:
                self._fill(value[name])
        elif value.dtype.kind == "f":
            value[...] = self.random.standard_normal(value.shape)
        elif value.dtype.kind == "c":
            value[...] = self.random.standard_normal(value.shape) + 1j * self.random.standard_normal(value.shape)

    def _moved(self, step: float) -> list[Any]:
        return [_add(value, self.direction[i], step) if i in self.direction else value for i, value in enumerate(self.args)]

    def _step(self) -> float:
        sizes = [float(np.max(_magnitudes(self.args[i]), initial=0.0)) for i in self.direction]
        return self.eps * max(1.0, *sizes) if sizes else self.eps

    def _tangents(self) -> list[Any]:
        return [self.direction.get(i) for i in range(len(self.function.visible))]

    def _given(self) -> list[Any]:
        """The arguments as a user passes them."""
        return self.args[: len(self.function.visible)]

    def _differences(self) -> list[Any]:
        """Central differences of the outputs along the direction."""
        step = self._step()
        call = calls.value(self.function)
        above, below = call(*self._moved(step)), call(*self._moved(-step))
        return [_scaled_difference(a, b, step) for a, b in zip(above, below, strict=True)]

    def forward(self) -> None:
        _, found = jvp(self.function, tuple(self._given()), tuple(self._tangents()))
        outputs = calls.value(self.function)(*self.args)
        found = (found,) if len(outputs) == 1 else found
        for o, (tangent, difference) in enumerate(zip(found, self._differences(), strict=True)):
            if tangent is not None:
                self._compare(f"jvp, output {o}", _numbers(tangent), _numbers(difference))

    def reverse(self) -> None:
        outputs, pullback = vjp(self.function, *self._given())
        outputs = outputs if isinstance(outputs, tuple) and len(outputs_of(self.signature)) != 1 else (outputs,)
        differentiable = differentiable_positions(self.signature)
        cotangents = [self._cotangent(output) if o in differentiable else None for o, output in enumerate(outputs)]
        gradients = pullback(cotangents[0] if len(cotangents) == 1 else tuple(cotangents))
        left = sum(
            _pair(cotangent, difference)
            for cotangent, difference in zip(cotangents, self._differences(), strict=True)
            if cotangent is not None
        )
        right = sum(_pair(gradients[i], direction) for i, direction in self.direction.items() if gradients[i] is not None)
        self._compare("vjp, <w, Jv> = <J'w, v>", np.real(right), np.real(left))

    def _cotangent(self, output: Any) -> Any:
        value = np.zeros_like(np.asarray(output))
        self._fill(value)
        return value

    def higher(self, gradient: Gradient, times: int) -> None:
        """The derivative of the gradient along the direction, the derivative of that, and so on."""
        step = self._step()
        c = lift_at(gradient, "check_grads", self._given(), {})
        given: list[Any] = []
        for _ in range(times):
            above, below = (list(_parts(c(*self._moved(h)[: len(self._given())], *given))) for h in (step, -step))
            c, given = pushed(c, tuple(self.direction)), [*given, *self.direction.values()]
            moved = _parts(c(*self._given(), *given)[1])
            for part, a, b in zip(moved, above, below, strict=True):
                self._compare("derivative of the gradient", _numbers(part), _numbers(_scaled_difference(a, b, step)))

    def _compare(self, what: str, found: Any, wanted: Any) -> None:
        message = f"check_grads of {self.signature.name}: {what} does not agree with finite differences"
        scale = float(np.max(np.abs(wanted), initial=0.0))
        np.testing.assert_allclose(found, wanted, rtol=self.rtol, atol=self.atol + self.rtol * scale, err_msg=message)


def _parts(value: Any) -> Iterator[Any]:
    """What is in nested tuples."""
    if isinstance(value, tuple):
        for part in value:
            yield from _parts(part)
    else:
        yield value


def _magnitudes(value: Any) -> np.ndarray[Any, Any]:
    return np.asarray(np.abs(_numbers(value)))


def _numbers(value: Any) -> np.ndarray[Any, Any]:
    """The real and complex numbers in a value, as one flat array."""
    array = np.asarray(value)
    if array.dtype.names is not None:
        parts = [_numbers(array[name]) for name in array.dtype.names]
        return np.concatenate([part for part in parts if part.dtype.kind in "fc"] or [np.zeros(0)])
    return array.reshape(-1) if array.dtype.kind in "fc" else np.zeros(0)


def _pair(left: Any, right: Any) -> Any:
    """The bilinear pairing, without conjugation, as JAX has it."""
    return np.sum(_numbers(left) * _numbers(right))


def _add(value: Any, direction: Any, step: float) -> Any:
    if not isinstance(value, np.ndarray):
        return value + step * direction
    if value.dtype.names is None:
        moved = value.copy("K")
        moved[...] = value + step * direction
        return moved
    moved = value.copy("K")
    for name in value.dtype.names:
        if moved[name].dtype.names is not None or moved[name].dtype.kind in "fc":
            moved[name] = _add(np.asarray(value[name]), np.asarray(direction[name]), step)
    return moved


def _scaled_difference(above: Any, below: Any, step: float) -> Any:
    return (_numbers(above) - _numbers(below)) / (2 * step)
