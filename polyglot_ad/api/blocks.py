"""The values of a composed derivative: one native call, or one for every combination of unit vectors, put together to blocks.

The axes of a block are those of the variables that its unit vectors range over, and of the value of one call, in the order in which JAX
has them: what reverse mode is of stands where the output stood, what it is with respect to comes last, as in forward mode.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from polyglot_ad.bindings.arguments import Argument, Array
from polyglot_ad.bindings.dtypes import numpy_dtype
from polyglot_ad.bindings.flat import Label
from polyglot_ad.bindings.request import parameter_of
from polyglot_ad.errors import ArgumentError
from polyglot_ad.programs.levels import Level
from polyglot_ad.signature.model import Signature

from . import calls
from .composed import Basis, Composed, Out, Tree
from .slots import Slot, block_dtype, every_path, member, slots, unit

LANES = 8
"""The most directions that go through one pass: vectors of a current processor hold that many doubles."""

LEAF = -1
"""Among the axes of a block: those of the value of one call."""

Direction = tuple[int, Slot]
"""A unit vector of a basis: which pair's, and the number in it that is one."""


def evaluate(c: Composed, bound: Sequence[Any], given: Sequence[Any]) -> Any:
    """The outputs for these arguments and inputs."""
    if c.bases:
        return Stack(c, bound).evaluate(given)
    return arranged(c.outputs, iter(c.call(*bound, *given)))


def arranged(tree: Tree, values: Iterator[Any]) -> Any:
    """The values of the leaves, in order, as a user gets them."""
    if isinstance(tree, Out):
        return next(values)
    return None if tree is None else tuple([arranged(part, values) for part in tree])


def value_of(signature: Signature, index: int, given: Any) -> Array:
    """An argument as an array, for its shape and dtype."""
    argument = Argument(signature, index)
    if given is None:
        raise ArgumentError(f"{signature.name}: argument '{argument.parameter.name}' is None: there is no derivative with respect to it")
    converted = argument.converter()(given)
    return np.asarray(converted, numpy_dtype(argument.parameter.dtype))


class Stack:
    """One evaluation of a chain with bases, at the arguments `bound`."""

    def __init__(self, c: Composed, bound: Sequence[Any]) -> None:
        self.c = c
        self.bound = bound
        self._models: dict[int | None, Array] = {}
        self.axes = [LEAF]
        for b, basis in enumerate(c.bases):
            if basis.rows:
                self.axes[self.axes.index(LEAF)] = b
            self.axes.append(LEAF if basis.rows else b)

    def model(self, label: Label) -> Array:
        """An array with the shape and dtype of a variable: those of the parameter, or of the return value, that it is of."""
        i = parameter_of(label)
        if i not in self._models:
            result = self.c.signature.result
            empty = np.zeros(result.shape, numpy_dtype(result.dtype)) if i is None else value_of(self.c.signature, i, self.bound[i])
            self._models[i] = empty
        return self._models[i]

    def directions(self, basis: Basis) -> list[Direction]:
        return [(p, slot) for p, (_, of) in enumerate(basis.pairs) for slot in slots(self.model(of))]

    def vectors(self, basis: Basis, direction: Direction | None) -> list[Any]:
        """The values of a basis's inputs for one direction: a unit vector, and nothing."""
        values: list[Any] = [None] * len(basis.pairs)
        if direction is not None:
            values[direction[0]] = unit(self.model(basis.pairs[direction[0]][1]), direction[1])
        return values

    def empty(self, out: Out) -> Array:
        """A block of zeros."""
        models = [self.model(out.label if a == LEAF else self.c.bases[a].pairs[out.choices[a]][1]) for a in self.axes]
        shape = [n for model in models for n in model.shape]
        return np.zeros(shape, block_dtype([model.dtype for model in models], self.axes.index(LEAF)))

    def evaluate(self, given: Sequence[Any]) -> Any:
        c = self.c
        *lower, last = c.bases
        blocks = {out: self.empty(out) for out in c.leaves}
        ranging = self.directions(last)
        lanes = 1
        most = 1 if c.function.program.one_direction else LANES
        while last.level == len(c.levels) - 1 and lanes < min(len(ranging), most):
            lanes *= 2  # powers of two, so that few derivatives are compiled
        labels = list(dict.fromkeys(out.label for out in c.leaves))
        targets: dict[tuple[int, ...], list[tuple[int, Array]]] = {}
        for out, block in blocks.items():
            targets.setdefault(out.choices, []).append((labels.index(out.label), block))
        call = self._call(labels, lanes, held=last.rows and len(ranging) > lanes)
        combinations = list(itertools.product(*map(self.directions, lower)))
        if not ranging or not combinations:
            calls.value(c.function)(*self.bound)  # which checks the arguments
        for chosen in combinations:
            fixed = [vector for basis, direction in zip(lower, chosen, strict=True) for vector in self.vectors(basis, direction)]
            pass_ = call(*self.bound, *given, *fixed) if ranging else None
            for start in range(0, len(ranging), lanes):
                batch = ranging[start : start + lanes]
                assert pass_ is not None
                found = pass_(*(v for k in range(lanes) for v in self.vectors(last, batch[k] if k < len(batch) else None)))
                for k, direction in enumerate(batch):
                    combination = (*chosen, direction)
                    for index, block in targets.get(tuple([p for p, _ in combination]), ()):
                        self._put(block, combination, np.asarray(found[k * len(labels) + index]))
        return arranged(c.outputs, (_whole(blocks[out].reshape(self._shape(blocks[out]))) for out in c.leaves))

    def along(self, given: Sequence[Any], count: int, direction: Callable[[int], Array]) -> Iterator[Array]:
        """Instead of unit vectors: the values of the one output for any `count` directions of the one input of the one basis, of which
        `direction` gives the k-th as so many numbers. Values, too, are flat, in C order."""
        last = self.c.bases[-1]
        model = self.model(last.pairs[0][1])
        most = 1 if self.c.function.program.one_direction else LANES
        lanes = 1
        while last.level == len(self.c.levels) - 1 and lanes < min(count, most):
            lanes *= 2
        call = self._call([self.c.leaves[0].label], lanes, held=last.rows and count > lanes)
        pass_ = call(*self.bound, *given)
        for start in range(0, count, lanes):
            batch = [direction(k).astype(model.dtype, copy=False).reshape(model.shape) for k in range(start, min(count, start + lanes))]
            vectors = [v if v.ndim else v.item() for v in batch] + [None] * (lanes - len(batch))
            for value in pass_(*vectors)[: len(batch)]:
                yield np.asarray(value).reshape(-1)

    def _shape(self, block: Array) -> tuple[int, ...]:
        """The shape of a block as a user sees it."""
        if self.c.number is None:
            return tuple(block.shape)
        model = self.model(self.c.number)
        if model.size != 1:
            i = parameter_of(self.c.number)
            assert i is not None
            raise Argument(self.c.signature, i).refuse("the scalar output to differentiate: an array of one element", model)
        return tuple(block.shape[model.ndim :])

    def _call(self, labels: Sequence[Label], lanes: int, held: bool) -> Callable[..., Callable[..., tuple[Any, ...]]]:
        """`(arguments…, inputs…, unit vectors of the lower bases…) -> (unit vectors of the last basis…) -> values, lane by lane`. `held`:
        the first call runs all but the reverse pass, which the second runs, where the engine splits this program."""
        c = self.c
        *lower, last = c.bases
        step = c.levels[-1]
        inputs = (*c.inputs, *(vector for basis in lower for vector, _ in basis.pairs))
        vectors = tuple(_of_lane(vector, k) for k in range(lanes) for vector, _ in last.pairs)
        outputs = tuple(_of_lane(label, k) for k in range(lanes) for label in labels)
        if held and last.level == len(c.levels) - 1:
            levels = (*c.levels[:-1], Level("split", step.selected, lanes))
            split = calls.composed_split(c.function, levels, inputs, c.ones, (), (vectors, outputs), or_raise=False)
            if split is not None:
                return lambda *given: functools.partial(split.pull_back, split.run(*given)[1])
        levels = c.levels if lanes == 1 else (*c.levels[:-1], Level(step.mode, step.selected, lanes))
        call = calls.composed(c.function, levels, inputs + vectors, c.ones, outputs)
        return lambda *given: functools.partial(call, *given)

    def _put(self, block: Array, chosen: Sequence[Direction], value: Array) -> None:
        for path in every_path(value.dtype):
            self._part(block, chosen, value, path)[...] = member(value, path)

    def _part(self, block: Array, chosen: Sequence[Direction], value: Array, path: tuple[str, ...]) -> Array:
        """The place in a block of a member of the value for one combination of directions."""
        return self._place(block, chosen, value, path, 0)

    def _place(self, block: Array, chosen: Sequence[Direction], value: Array, path: tuple[str, ...], batch: int) -> Array:
        """The same behind so many axes of a batch."""
        place: list[Any] = [slice(None)] * batch
        inner: list[Any] = []
        for a in self.axes:
            if a == LEAF:
                block = member(block, path)
                place += [slice(None)] * (value.ndim - batch)
                inner += [slice(None)] * (member(value, path).ndim - value.ndim)
            else:
                slot = chosen[a][1]
                block = member(block, slot.path)
                place += slot.element
                inner += slot.inner
        part: Array = block[(*place, *inner, ...)]
        return part

    def contracted(self, inner: Composed, given: Sequence[Any], fed: Sequence[Label], weights: dict[Out, Array]) -> list[Any]:
        """The sum over all directions of `inner`, the chain without bases that has one more differentiation. Its last inputs are, for every
        direction, the parts of `weights` (blocks like the outputs) of the outputs labelled `fed`, in order."""
        total: list[Any] = []
        labels = tuple(out.label for out in inner.leaves)
        for chosen in itertools.product(*map(self.directions, self.c.bases)):
            fixed = [vector for basis, direction in zip(self.c.bases, chosen, strict=True) for vector in self.vectors(basis, direction)]
            parts = [self._taken(weights, chosen, label) for label in fed]
            if all(part is None for part in parts):
                continue
            found = inner.call(*self.bound, *given, *fixed, *parts)
            total = [_sum(a, b) for a, b in zip(total, found, strict=True)] if total else list(found)
        if not total:
            total = [_whole(np.zeros_like(self.model(label))) for label in labels]
        return total

    def _taken(self, weights: dict[Out, Array], chosen: Sequence[Direction], label: Label) -> Any:
        block = weights.get(Out(label, tuple(p for p, _ in chosen)))
        if block is None:
            return None
        value = np.zeros_like(self.model(label))
        for path in every_path(value.dtype):
            member(value, path)[...] = self._part(block, chosen, value, path)
        return value if value.ndim or value.dtype.names else value.item()

    def given_block(self, out: Out, given: Any) -> Array:
        """A cotangent that a user gave, checked against the block it is of."""
        block = self.empty(out)
        if given is None:
            return block
        value = np.asarray(given)
        shape = self._shape(block)
        if value.shape != shape or not (value.dtype == block.dtype or np.can_cast(value.dtype, block.dtype, "same_kind")):
            wanted = f"{block.dtype} of shape {shape}"
            raise ArgumentError(f"{self.c.__name__}: a cotangent must be {wanted}, got {value.dtype} of shape {value.shape}")
        block[...] = value.reshape(block.shape)
        return block


def _of_lane(label: Label, lane: int) -> Label:
    return (*label[:2], lane, *label[3:])


def _whole(block: Array) -> Any:
    """A finished block; a number where it has no dimensions."""
    return block if block.ndim else block[()]


def _sum(a: Any, b: Any) -> Any:
    if a is None:
        return None
    if getattr(a, "dtype", None) is None or a.dtype.names is None:
        return a + b
    total = a.copy()
    for path in every_path(total.dtype):
        member(total, path)[...] += member(b, path)
    return total
