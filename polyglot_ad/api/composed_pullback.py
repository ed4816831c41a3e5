"""`vjp` of a derivative: the pullback of a composed derivative is held, as a function's is; that of Jacobians and of gradients is a sum of
products, since what they are derivatives of does not depend on the order of differentiation."""

from __future__ import annotations

import dataclasses
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from polyglot_ad.bindings.arguments import Argument
from polyglot_ad.bindings.flat import Label, dual
from polyglot_ad.errors import ArgumentError
from polyglot_ad.programs.levels import Level

from . import calls
from .batches import members_of, stacked
from .blocks import Stack, arranged, evaluate
from .composed import (
    Composed,
    Out,
    Tower,
    Tree,
    gradient,
    has_derivative,
    pulled,
    pushed,
    require_real,
    require_real_outputs,
    tower,
    unstacked,
)  # fmt: skip
from .lifting import movable


class ComposedPullback:
    """The reverse pass of one call of a derivative: cotangents shaped like its outputs to one entry per input, None where there is no
    derivative."""

    def __init__(self, c: Composed, by: tuple[int, ...], reverse: Callable[[dict[Out, Any]], Sequence[Any]]) -> None:
        self._c = c
        self._by = by
        self._reverse = reverse

    def __call__(self, cotangents: Any) -> tuple[Any, ...]:
        return self._pull(dict(_matched(self._c, self._c.outputs, cotangents)))

    def batched(self, cotangents: Any) -> tuple[Any, ...]:
        """As the call, of many cotangents, along a leading axis: gradients with that axis."""
        given = dict(_matched(self._c, self._c.outputs, cotangents))
        return stacked([self._pull(dict(zip(given, member, strict=True))) for member in members_of(list(given.values()), self._c.__name__)])

    def _pull(self, given: dict[Out, Any]) -> tuple[Any, ...]:
        found = dict(zip(self._by, self._reverse(given), strict=True))
        return tuple(found.get(position) for position in range(self._c.count))

    def __reduce__(self) -> Any:
        raise TypeError(f"{self!r} holds native memory and cannot be pickled; pickle the function and the arguments")

    def __repr__(self) -> str:
        return f"<pullback of {self._c!r}>"


def composed_vjp(c: Composed, args: Sequence[Any], kwargs: dict[str, Any]) -> tuple[Any, ComposedPullback]:
    """(outputs, pullback)."""
    bound, given = c.bind(args, kwargs)
    by = movable(c, bound)
    require_real(c, by, "vjp of a derivative")
    require_real_outputs(c, "vjp")
    if c.bases or c.tower is not None:
        return _summed(c, bound, given, by)
    inner = pulled(c, by)
    gradients = tuple(out.label for out in inner.leaves)
    cotangents = inner.inputs[len(c.inputs) :]
    levels = (*c.levels, Level("split", inner.levels[-1].selected))
    outputs = tuple(out.label for out in c.leaves)
    split = calls.composed_split(c.function, levels, c.inputs, c.ones, outputs, (cotangents, gradients))
    moving = [out for out in c.leaves if has_derivative(c.signature, out.label)]
    if split is None:
        kept, also = _copies(c, bound), _copied(given)
        value = evaluate(c, bound, given)
        return value, ComposedPullback(c, by, lambda weights: inner.call(*kept, *also, *(weights[out] for out in moving)))
    found, held = split.run(*bound, *given)
    turn = threading.Lock()

    def reverse(weights: dict[Out, Any]) -> Sequence[Any]:
        with turn:
            result: tuple[Any, ...] = split.pull_back(held, *(weights[out] for out in moving))
            return result

    return arranged(c.outputs, iter(found)), ComposedPullback(c, by, reverse)


def _summed(c: Composed, bound: Sequence[Any], given: Sequence[Any], by: tuple[int, ...]) -> tuple[Any, ComposedPullback]:
    """The pullback of a matrix of products, or of derivatives that do not depend on their order."""
    function = c.function
    if function.program.stateful:
        raise ArgumentError(
            f"vjp of {c.__name__}: the program has variables of its own, which may change before the pullback runs; "
            "take hvp or jvp, which need no pullback"
        )
    value = evaluate(c, bound, given)
    bound, given = _copies(c, bound), _copied(given)
    if c.tower is None:
        plain, inner = c, pulled(unstacked(c), by)
        fed = [label for label in dict.fromkeys(out.label for out in c.leaves) if has_derivative(c.signature, label)]
    else:
        plain, inner, fed = _by_forward_mode(c, c.tower, by)
    stack = Stack(plain, bound)
    outs = dict(zip(c.leaves, plain.leaves, strict=True))

    def reverse(weights: dict[Out, Any]) -> Sequence[Any]:
        blocks = {outs[out]: stack.given_block(outs[out], weight) for out, weight in weights.items() if weight is not None}
        return stack.contracted(inner, given, fed, blocks)

    return value, ComposedPullback(c, by, reverse)


def _by_forward_mode(c: Composed, which: Tower, by: tuple[int, ...]) -> tuple[Composed, Composed, list[Label]]:
    """Of derivatives with respect to `wheres` in turn: the derivative with respect to everything of what they give along the weights is
    that of the gradient by everything, along the weights of the first, then along the unit vectors of the others. Gives the chain in the
    usual order of modes, the one to evaluate, and the variables whose weights it is given."""
    first, *others = which.wheres
    plain = tower(c.function, which.seed, which.wheres)
    every = tower(c.function, which.seed, (by, *others))
    positions = (first,) if isinstance(first, int) else first
    inner = pushed(unstacked(every), positions)

    def moved(position: int, count: int) -> Label:
        label = gradient(c.signature, ("argument", position), 0)
        for level in range(1, count):
            label = dual("tangent", label, 0, level)
        return label

    outputs: list[Tree] = [Out(moved(position, len(inner.levels))) for position in by]
    return plain, dataclasses.replace(inner, outputs=outputs), [moved(position, len(plain.levels)) for position in positions]


def _matched(c: Composed, tree: Tree, given: Any) -> Iterator[tuple[Out, Any]]:
    """The cotangents of the outputs that have a derivative."""
    if isinstance(tree, Out):
        if has_derivative(c.signature, tree.label):
            yield tree, given
    elif tree is not None:
        if given is None:
            given = [None] * len(tree)
        if not isinstance(given, list | tuple) or len(given) != len(tree):
            raise ArgumentError(
                f"{c.__name__}: the pullback takes cotangents shaped like the outputs, here a tuple of {len(tree)}; got {given!r}"
            )
        for part, value in zip(tree, given, strict=True):
            yield from _matched(c, part, value)


def _copies(c: Composed, bound: Sequence[Any]) -> list[Any]:
    """The arguments, which nobody can change."""
    return [Argument(c.signature, index).kept(value) for index, value in enumerate(bound)]


def _copied(given: Sequence[Any]) -> list[Any]:
    return [value.copy("K") if isinstance(value, np.ndarray) else value for value in given]
