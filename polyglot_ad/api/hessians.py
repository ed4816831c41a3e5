"""Second derivatives of all kinds: whole ones, several directions per pass.

There is one primitive: forward mode over reverse mode gives, for cotangents w of the outputs and a direction v, the derivative along v of
the gradient of <w, f>. Second derivatives of smooth functions are symmetric, so whatever order of modes is asked for
(`jacfwd(jacrev(f))`, `jacrev(grad(f))`, `grad(grad(f))`), this is how it is computed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from polyglot_ad.bindings.arguments import Array
from polyglot_ad.bindings.derivative import Seed
from polyglot_ad.bindings.dtypes import leaves, numpy_dtype
from polyglot_ad.errors import ArgumentError
from polyglot_ad.library import Function

from . import calls
from .directions import batches, lanes_for, nest, of_lanes, one_block, value_of, whole
from .reverse import Gradient, bare, differentiable_positions
from .second import require_real
from .selection import Argnums, chosen, positions, written_reals
from .slots import nested, put_column, slots, unit


class _Second:
    """Second derivatives of a function by `rows`, then by `columns`, as a function of the same arguments."""

    derivative_order = 2

    def __init__(self, function: Function, rows: Argnums, columns: Argnums, transform: str) -> None:
        self.function = function
        self.transform = transform
        self.where = positions(function, rows, transform)
        self.columns = positions(function, columns, transform)
        require_real(function, (*chosen(self.where), *chosen(self.columns)), transform)
        self.__name__ = f"{transform}({function.__name__})"
        self.__doc__ = f"{transform} of: {function.__doc__}"

    def blocks(self, bound: Sequence[Any], seed: Seed, cotangents: Sequence[Any] = ()) -> dict[tuple[int, int], Array]:
        """The Hessian of one number, for every pair of a row and a column."""
        rows, columns = chosen(self.where), chosen(self.columns)
        selected = tuple(sorted({*rows, *columns}))
        inputs = {i: value_of(self.function.signature, i, bound[i]) for i in selected}
        moving = {i: inputs[i] for i in columns}
        blocks = {(i, j): one_block(inputs[i], inputs[j]) for i in rows for j in columns}
        lanes = lanes_for(moving)
        call = calls.forward_over_reverse(self.function, selected, lanes, seed)
        for batch in batches(moving, lanes):
            tangents = [of_lanes(batch, i, moving.get(i), lanes) for i in selected]
            _, found = call(*bound, *tangents, *cotangents)
            for lane, (j, slot) in enumerate(batch):
                values = found if lanes == 1 else found[lane]
                for i, value in zip(selected, values, strict=True):
                    if (i, j) in blocks:
                        put_column(blocks[i, j], np.asarray(value), slot)
        return blocks

    def __repr__(self) -> str:
        return f"{self.transform}({self.function!r}, argnums={self.where})"


class Hessian(_Second):
    """Second derivatives of a function's one scalar output: input.shape + input.shape."""

    def __init__(self, function: Function, rows: Argnums, columns: Argnums, transform: str) -> None:
        super().__init__(function, rows, columns, transform)
        self.gradient = Gradient(function, rows, with_value=False)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        bound = self.function.bind(args, kwargs)
        blocks = self.blocks(bound, self.gradient.seed(bound))
        return nest(self.where, lambda i: nest(self.columns, lambda j: whole(blocks[i, j])))


class SecondJacobian(_Second):
    """Second derivatives of every output: output.shape + input.shape + input.shape, a tuple over outputs when there are several."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        bound = self.function.bind(args, kwargs)
        outputs = calls.value(self.function)(*bound)
        real = real_outputs(self.function, outputs, self.transform)
        found: dict[tuple[int, int, int], Array] = {}
        for o, value in real.items():
            for slot in slots(value):
                cotangents = [unit(value, slot) if other == o else None for other in real]
                for (i, j), block in self.blocks(bound, "given", cotangents).items():
                    if (o, i, j) not in found:
                        found[o, i, j] = np.zeros((*value.shape, *block.shape), _precision(value, block))
                    found[o, i, j][slot.element] = block
            if not value.size:
                inputs = {i: value_of(self.function.signature, i, bound[i]) for i in {*chosen(self.where), *chosen(self.columns)}}
                for i in chosen(self.where):
                    for j in chosen(self.columns):
                        block = one_block(inputs[i], inputs[j])
                        found[o, i, j] = np.zeros((*value.shape, *block.shape), _precision(value, block))

        def item(o: int, i: int, j: int) -> Any:
            return whole(found.get((o, i, j)))

        each = [nest(self.where, lambda i, o=o: nest(self.columns, lambda j: item(o, i, j))) for o in range(len(outputs))]  # type: ignore[misc]
        return bare(tuple(each))


def _precision(output: Array, block: Array) -> Any:
    return block.dtype if block.dtype.names is not None else nested(output.dtype, block.dtype)


def real_outputs(function: Function, outputs: Sequence[Any], transform: str) -> dict[int, Array]:
    """The outputs that have a derivative, by position; they must be real numbers and arrays of them."""
    real = {o: np.asarray(outputs[o]) for o in differentiable_positions(function.signature)}
    for o, value in real.items():
        if value.dtype.names is not None or any(leaf.kind == "c" for _, leaf in leaves(value.dtype)):
            raise ArgumentError(f"{transform} of {function.signature.name}: output {o} is not a real number or array")
    return real


class HessianByCall(_Second):
    """The Hessian of a function of which only a call says whether it has one scalar output: written arrays may have one element."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        bound = self.function.bind(args, kwargs)
        sized = [index for index in written_reals(self.function.signature) if np.size(bound[index]) == 1]
        kind = Hessian if len(sized) == 1 else SecondJacobian
        return kind(self.function, self.where, self.columns, self.transform)(*bound[: len(self.function.visible)])


def hessian_of(function: Function, argnums: Argnums) -> Hessian | SecondJacobian | HessianByCall:
    result = function.signature.result
    if result.kind == "scalar" and numpy_dtype(result.dtype).kind == "f":
        return Hessian(function, argnums, argnums, "hessian")
    kind = HessianByCall if result.kind == "none" or numpy_dtype(result.dtype).kind not in "fc" else SecondJacobian
    return kind(function, argnums, argnums, "hessian")
