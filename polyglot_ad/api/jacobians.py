"""Whole Jacobians and Hessians, several directions per pass."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from polyglot_ad.bindings.arguments import Argument, Array
from polyglot_ad.bindings.dtypes import leaves, numpy_dtype
from polyglot_ad.errors import ArgumentError
from polyglot_ad.library import Function
from polyglot_ad.signature.model import Signature

from . import calls
from .reverse import Gradient, bare, differentiable_positions
from .second import require_real
from .selection import Argnums, as_function, chosen, deferred, is_generic, positions
from .slots import Slot, nested, put_column, put_row, slots, unit

LANES = 8
"""The most directions that go through one pass: vectors of a current processor hold that many doubles."""

Where = int | tuple[int, ...]


class Jacobian:
    """The Jacobian of a function, as a function of the same arguments."""

    def __init__(self, function: Function, argnums: Argnums, transform: str, compute: Callable[..., Any]) -> None:
        self.function = function
        self.transform = transform
        self.where = positions(function, argnums, transform)
        require_real(function, chosen(self.where), transform)
        self.__name__ = f"{transform}({function.__name__})"
        self.__doc__ = f"{transform} of: {function.__doc__}"
        self._compute = compute

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        bound = self.function.bind(args, kwargs)
        inputs = {i: _value(self.function.signature, i, bound[i]) for i in chosen(self.where)}
        return self._compute(self.function, self.where, bound, inputs)

    def __repr__(self) -> str:
        return f"{self.transform}({self.function!r}, argnums={self.where})"


def jacfwd(function: Function | Gradient, argnums: Argnums = 0) -> Jacobian | Hessian:
    """The Jacobian by forward mode, for few inputs. Shapes are JAX's: output.shape + input.shape, a tuple over outputs when there are
    several, a tuple over `argnums` when that is a sequence. Of a gradient it is the Hessian."""
    if is_generic(function):
        return deferred(function, lambda specialised: jacfwd(specialised, argnums))  # type: ignore[no-any-return]
    if isinstance(function, Gradient):
        return Hessian(function.function, function.where, argnums, "jacfwd of grad")
    return Jacobian(as_function(function, "jacfwd"), argnums, "jacfwd", _forward)


def jacrev(function: Function, argnums: Argnums = 0) -> Jacobian:
    """The Jacobian by reverse mode, for few outputs; shaped as `jacfwd`'s."""
    if is_generic(function):
        return deferred(function, lambda specialised: jacrev(specialised, argnums))  # type: ignore[no-any-return]
    return Jacobian(as_function(function, "jacrev"), argnums, "jacrev", _reverse)


def hessian(function: Function, argnums: Argnums = 0) -> Hessian:
    """The Hessian of the function's one scalar output, by forward mode over reverse mode: input.shape + input.shape, tuples of tuples when
    `argnums` is a sequence."""
    if is_generic(function):
        return deferred(function, lambda specialised: hessian(specialised, argnums))  # type: ignore[no-any-return]
    return Hessian(as_function(function, "hessian"), argnums, argnums, "hessian")


class Hessian:
    """Second derivatives of a function's one scalar output, as a function of the same arguments."""

    def __init__(self, function: Function, rows: Argnums, columns: Argnums, transform: str) -> None:
        self.function = function
        self.transform = transform
        self.gradient = Gradient(function, rows, with_value=False)
        self.columns = positions(function, columns, transform)
        require_real(function, (*chosen(self.gradient.where), *chosen(self.columns)), transform)
        self.__name__ = f"{transform}({function.__name__})"
        self.__doc__ = f"{transform} of: {function.__doc__}"

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        bound = self.function.bind(args, kwargs)
        rows, columns = self.gradient.where, self.columns
        selected = tuple(sorted({*chosen(rows), *chosen(columns)}))
        inputs = {i: _value(self.function.signature, i, bound[i]) for i in selected}
        moving = {i: inputs[i] for i in chosen(columns)}
        seed = self.gradient.seed(bound)
        blocks = {(i, j): _block(inputs[i], inputs[j]) for i in chosen(rows) for j in chosen(columns)}
        lanes = _lanes(moving)
        for batch in _batches(moving, lanes):
            tangents = [_of_lanes(batch, i, moving.get(i), lanes) for i in selected]
            call = calls.forward_over_reverse(self.function, selected, lanes, seed)
            _, found = call(*bound, *tangents)
            for lane, (j, slot) in enumerate(batch):
                values = found if lanes == 1 else found[lane]
                for i, value in zip(selected, values, strict=True):
                    if (i, j) in blocks:
                        put_column(blocks[i, j], np.asarray(value), slot)
        return _nest(rows, lambda i: _nest(columns, lambda j: _whole(blocks[i, j])))

    def __repr__(self) -> str:
        return f"{self.transform}({self.function!r}, argnums={self.gradient.where})"


# --- directions ---------------------------------------------------------------------------------------------------------------


Direction = tuple[int, Slot]
"""A unit vector: the parameter (or output), and the number in it that is one."""


def _lanes(inputs: dict[int, Array]) -> int:
    """How many directions go together: a power of two, so that few derivatives are compiled."""
    count = sum(len(slots(value)) for value in inputs.values())
    lanes = 1
    while lanes < min(count, LANES):
        lanes *= 2
    return lanes


def _batches(inputs: dict[int, Array], lanes: int) -> Iterator[list[Direction]]:
    directions = [(i, slot) for i, value in inputs.items() for slot in slots(value)]
    for start in range(0, len(directions), lanes):
        yield directions[start : start + lanes]


def _of_lanes(batch: Sequence[Direction], i: int, value: Array | None, lanes: int) -> Any:
    """The tangents of parameter i in a batch: one per lane, zero in the lanes that are left over."""
    found: list[Any] = []
    for lane in range(lanes):
        if value is None or lane >= len(batch) or batch[lane][0] != i:
            found.append(None)
        else:
            found.append(unit(value, batch[lane][1]))
    return found[0] if lanes == 1 else found


def _value(signature: Signature, index: int, given: Any) -> Array:
    """An argument as an array, for its shape and dtype."""
    argument = Argument(signature, index)
    if given is None:
        raise ArgumentError(f"{signature.name}: argument '{argument.parameter.name}' is None: there is no derivative by it")
    converted = argument.converter()(given)
    return np.asarray(converted, numpy_dtype(argument.parameter.dtype))


def _block(output: Array, value: Array) -> Array:
    return np.zeros((*output.shape, *value.shape), nested(output.dtype, value.dtype))


def _whole(block: Array | None) -> Any:
    """A finished Jacobian; a number where it has no dimensions."""
    return block if block is None or block.ndim else block[()]


def _nest(where: Where, item: Callable[[int], Any]) -> Any:
    return item(where) if isinstance(where, int) else tuple(item(index) for index in where)


# --- the two modes ------------------------------------------------------------------------------------------------------------


def _forward(function: Function, where: Where, bound: Sequence[Any], inputs: dict[int, Array]) -> Any:
    selected = tuple(inputs)
    lanes = _lanes(inputs)
    blocks: dict[tuple[int, int], Array] = {}
    outputs: tuple[Any, ...] | None = None
    for batch in _batches(inputs, lanes):
        tangents = [_of_lanes(batch, i, inputs[i], lanes) for i in selected]
        outputs, found = calls.forward(function, selected, lanes)(*bound, *tangents)
        for lane, (i, slot) in enumerate(batch):
            for o, tangent in enumerate(found if lanes == 1 else found[lane]):
                if tangent is not None:
                    column = np.asarray(tangent)
                    block = blocks.get((o, i))
                    if block is None:
                        block = blocks[o, i] = _block(column.astype(_dtype(function.signature, o, column)), inputs[i])
                    put_column(block, column, slot)
    if outputs is None:
        outputs = calls.value(function)(*bound)
        for o in differentiable_positions(function.signature):
            for i in selected:
                output = np.asarray(outputs[o])
                blocks[o, i] = _block(output.astype(_dtype(function.signature, o, output)), inputs[i])
    return bare(tuple(_nest(where, lambda i, o=o: _whole(blocks.get((o, i)))) for o in range(len(outputs))))  # type: ignore[misc]


def _dtype(signature: Signature, o: int, value: Array) -> Any:
    """The dtype of output `o`: a Python float stands for the dtype in the signature."""
    if o == 0 and signature.result.kind == "scalar":
        return numpy_dtype(signature.result.dtype)
    return value.dtype


def _reverse(function: Function, where: Where, bound: Sequence[Any], inputs: dict[int, Array]) -> Any:
    signature = function.signature
    selected = tuple(inputs)
    outputs = calls.value(function)(*bound)
    real = {o: np.asarray(outputs[o]) for o in differentiable_positions(signature)}
    for o, value in real.items():
        if any(leaf.kind == "c" for _, leaf in leaves(value.dtype)):
            raise ArgumentError(f"jacrev of {signature.name}: output {o} is not real; use jacfwd or vjp")
    blocks = {
        (o, i): np.zeros((*value.shape, *inputs[i].shape), nested(value.dtype, inputs[i].dtype, "value"))
        for o, value in real.items()
        for i in selected
    }
    lanes = _lanes(real)
    for batch in _batches(real, lanes):
        cotangents = [_of_lanes(batch, o, value, lanes) for o, value in real.items()]
        _, found = calls.reverse(function, selected, lanes)(*bound, *cotangents)
        for lane, (o, slot) in enumerate(batch):
            for i, gradient in zip(selected, found if lanes == 1 else found[lane], strict=True):
                put_row(blocks[o, i], slot, np.asarray(gradient))
    return bare(tuple(_nest(where, lambda i, o=o: _whole(blocks.get((o, i)))) for o in range(len(outputs))))  # type: ignore[misc]
