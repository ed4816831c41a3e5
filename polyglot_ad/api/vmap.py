"""`vmap`: a function or a derivative for every member of a batch, in one native loop."""

from __future__ import annotations

import dataclasses
import itertools
import math
import os
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from polyglot_ad.bindings.batched import Batch, Mapped
from polyglot_ad.bindings.flat import RESULT, Label, base_of
from polyglot_ad.errors import ArgumentError
from polyglot_ad.functions.deferred import DeferredTransform
from polyglot_ad.functions.function import Function

from . import calls
from .blocks import Direction, Stack, arranged
from .composed import Composed, Out, is_complex, lifted, seeded, unstacked, words
from .lanes import Lanes, bound_lanes
from .lifting import Late, lift
from .reverse import Gradient
from .selection import is_generic, resolved

Array = np.ndarray[Any, Any]
Axes = int | None | Sequence[Any] | Mapping[str, Any]


def vmap(function: Any, in_axes: Axes = 0, out_axes: Axes = 0, *, threads: int = 1) -> Vmapped:
    """`function` for every member of a batch: a library's function, or any derivative of one (`vmap(grad(f))`, `vmap(pushforward(f))`,
    `vmap(hessian(f))`, another `vmap`).

    `in_axes`: the axis of each argument along which the members lie, None for what they share; one for all, or a sequence; of a structure
    a sequence of its members'. `out_axes`: where the batch's axis stands in what comes out; one for all outputs, or as they are nested.
    All members share what a `functools.partial` fixes. The loop over the members is native, on `threads` threads (0: one per processor).
    The function is called as one of values.
    """
    if isinstance(threads, bool) or not isinstance(threads, int) or threads < 0:
        raise ArgumentError(f"vmap: threads must be a number of threads, or 0, got {threads!r}")
    fixed: tuple[tuple[Any, ...], dict[str, Any]] = (), {}
    if isinstance(function, partial) and not isinstance(function.func, Vmapped):
        function, fixed = function.func, (function.args, function.keywords)
    if not (isinstance(function, Function | Gradient | Composed | Late | DeferredTransform | Vmapped) or is_generic(function)):
        raise ArgumentError(
            f"vmap: expected a function of a loaded library or a derivative of one (grad, pushforward, hessian, …), got {function!r}"
        )
    if isinstance(function, Function):
        function.require_callable()
    inner = function if isinstance(function, Vmapped) else None
    level = _checked(in_axes, "in_axes"), _checked(out_axes, "out_axes")
    levels = (level, *(inner.levels if inner else ()))
    if inner:
        return Vmapped(inner.function, levels, threads if threads != 1 else inner.threads, inner.fixed)
    return Vmapped(function, levels, threads, fixed)


class Vmapped:
    """See `vmap`. `levels`: in_axes and out_axes of every `vmap`, the outermost first. `fixed`: arguments that all members share, the first
    ones and others by name."""

    def __init__(
        self, function: Any, levels: tuple[tuple[Any, Any], ...], threads: int, fixed: tuple[tuple[Any, ...], Mapping[str, Any]] = ((), {})
    ) -> None:  # fmt: skip
        self.function = function
        self.fixed = fixed
        self.levels = levels
        self.threads = threads
        self.__name__ = f"{'vmap(' * len(levels)}{getattr(function, '__name__', function)}{')' * len(levels)}"
        self.__doc__ = f"For every member of a batch: {function.__doc__}"

    def __reduce__(self) -> tuple[Any, ...]:
        return Vmapped, (self.function, self.levels, self.threads, self.fixed)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        lanes = Lanes(self.__name__, len(self.levels))
        given = lanes.positional(args, [axes for axes, _ in self.levels])
        named = {name: lanes.one(value, [0] * len(self.levels), f"argument '{name}'") for name, value in kwargs.items()}
        shape = lanes.shape()
        before, shared = self.fixed
        given = [*before, *(lanes.spread(value) for value in given)]
        named = {**shared, **{name: lanes.spread(value) for name, value in named.items()}}
        outputs = self._run(given, named, math.prod(shape))
        outputs = outputs if len(shape) == 1 else _reshaped(outputs, shape)
        for level in reversed(range(len(shape))):
            outputs = _placed(outputs, self.levels[level][1], level, self.__name__)
        return outputs

    def _run(self, args: Sequence[Any], kwargs: Mapping[str, Any], size: int) -> Any:
        """The outputs, nested as the function has them, with the batch's axis first."""
        first, named = [_first(value) for value in args], {name: _first(value) for name, value in kwargs.items()}
        c, element = self._chain(first, named)
        _require_real(c, self.__name__)
        own = len(args) - len(c.inputs)
        if c.inputs and (kwargs or own != len(c.function.structures.arguments)):
            c.bind(first, named)  # which says what it takes
        inputs = list(args[own:])
        models, bound = bound_lanes(c.function, args[:own], kwargs, (first[:own], named), size, self.__name__)
        threads = self.threads or os.cpu_count() or 1
        make = partial(Batch, c.signature, size, models, bound)
        if c.bases:
            return _BatchStack(c, models, make, size, threads).evaluate(inputs)
        outputs = calls.batched(c, make(), c.inputs, inputs, tuple(out.label for out in c.leaves), threads)
        if element is not None:
            outputs[0] = outputs[0].reshape(size)
        return arranged(c.outputs, iter(outputs))

    def _chain(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[Composed, Label | None]:
        """The chain of derivatives for a member's arguments; and the array of one element that `value_and_grad` gives as a number."""
        function = self.function
        if is_generic(function):
            function = resolved(function, args, kwargs)
        if isinstance(function, Gradient) and function.with_value and function.plain:
            seed = function.seed(function.function.bind(args, kwargs))
            output: Label = RESULT if seed == "result" else ("argument", seed)
            made = seeded(lifted(function.function), function.where, output)
            return dataclasses.replace(made, outputs=[Out(output), made.outputs]), None if output == RESULT else output
        found = lift(function, "vmap")
        return (found.at(args, kwargs) if isinstance(found, Late) else found), None

    def __repr__(self) -> str:
        return f"<{self.__name__}({self.function!r})>"


class _BatchStack(Stack):
    """Jacobians of a batch: the batch for every combination of unit vectors. Blocks have the batch's axis first."""

    def __init__(self, c: Composed, models: Sequence[Any], make: Any, size: int, threads: int) -> None:
        super().__init__(c, models)
        self.make = make
        self.size = size
        self.threads = threads

    def evaluate(self, given: Sequence[Any]) -> Any:
        plain = unstacked(self.c)
        models = {out: self.empty(out) for out in self.c.leaves}
        blocks = {out: np.zeros((self.size, *model.shape), model.dtype) for out, model in models.items()}
        labels = tuple(dict.fromkeys(out.label for out in self.c.leaves))
        for chosen in itertools.product(*map(self.directions, self.c.bases)):
            vectors = [vector for basis, direction in zip(self.c.bases, chosen, strict=True) for vector in self.vectors(basis, direction)]
            found = calls.batched(plain, self.make(), plain.inputs, [*given, *vectors], labels, self.threads)
            for out, block in blocks.items():
                if out.choices == tuple(p for p, _ in chosen):
                    self._put(block, chosen, found[labels.index(out.label)])
        shapes = [self._shape(self.empty(out)) for out in blocks]
        return arranged(self.c.outputs, (b.reshape(self.size, *shape) for b, shape in zip(blocks.values(), shapes, strict=True)))

    def _part(self, block: Array, chosen: Sequence[Direction], value: Array, path: tuple[str, ...]) -> Array:
        """As for one member, behind the batch's axis."""
        return self._place(block, chosen, value, path, 1)


def _require_real(c: Composed, name: str) -> None:
    """Chains of derivatives are of real numbers; first derivatives with respect to complex ones have a convention of their own."""
    labels = [*c.inputs, *c.ones, *(out.label for out in c.leaves), *(of for basis in c.bases for _, of in basis.pairs)]
    for label in labels:
        if label != base_of(label) and is_complex(c.signature, label):
            raise ArgumentError(f"{name}: the {words(c.signature, label)} is complex; derivatives of complex numbers are not mapped")


def _first(value: Any) -> Any:
    """A member's value."""
    if isinstance(value, Mapped):
        values = value.values
        one = values[0] if len(values) else np.zeros(values.shape[1:], values.dtype)
        return one.item() if one.ndim == 0 and one.dtype.names is None else one
    if isinstance(value, tuple):
        return tuple(_first(part) for part in value)
    return {name: _first(part) for name, part in value.items()} if isinstance(value, dict) else value


def _checked(axes: Axes, name: str) -> Any:
    """Axes as integers, None, and tuples and dictionaries of them."""
    if axes is None or (isinstance(axes, int | np.integer) and not isinstance(axes, bool)):
        return axes if axes is None else int(axes)
    if isinstance(axes, list | tuple):
        return tuple(_checked(one, name) for one in axes)
    if isinstance(axes, Mapping):
        return {key: _checked(one, name) for key, one in axes.items()}
    raise ArgumentError(f"vmap: {name} must be axes, or None, or a sequence of them, got {axes!r}")


def _placed(outputs: Any, axes: Any, level: int, name: str) -> Any:
    """The outputs with the axis of a batch, which is that many behind the first, where it is wanted."""
    if outputs is None:
        return None
    if isinstance(outputs, tuple):
        each = axes if isinstance(axes, tuple) else (axes,) * len(outputs)
        if len(each) != len(outputs):
            raise ArgumentError(f"{name}: out_axes has {len(each)} entries for {len(outputs)} outputs")
        return tuple(_placed(part, one, level, name) for part, one in zip(outputs, each, strict=True))
    own = outputs.ndim - level
    if not isinstance(axes, int) or not -own <= axes < own:
        raise ArgumentError(
            f"{name}: out_axes must be an axis of every output, which depends on the batch and has {own} axes; got {axes!r}"
        )
    return outputs if axes == 0 else np.moveaxis(outputs, level, level + axes if axes >= 0 else axes)


def _reshaped(outputs: Any, shape: tuple[int, ...]) -> Any:
    """The outputs with an axis for every batch."""
    if isinstance(outputs, tuple):
        return tuple(_reshaped(part, shape) for part in outputs)
    return None if outputs is None else outputs.reshape(*shape, *outputs.shape[1:])
