"""The one primitive: a call of a chain of derivatives. Its derivatives are calls of longer chains, so that every order is native.

All operands and results have `axes` leading axes, those of batches; an operand that all members share has the length 1 there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax.extend.core import Primitive
from jax.interpreters import ad, batching, mlir

from polyglot_ad.api.chain_call import ChainCall

from .handler import TARGET, registered
from .plans import Buffer, plan

call_p = Primitive("polyglot_ad_call")
call_p.multiple_results = True


def bind(call: ChainCall, operands: Sequence[Any], axes: int = 0) -> list[Any]:
    found: list[Any] = call_p.bind(*operands, call=call, axes=axes)
    return found


def _results(operands: Sequence[Any], call: ChainCall, axes: int) -> list[jax.ShapeDtypeStruct]:
    batch = np.broadcast_shapes(*(one.shape[:axes] for one in operands)) if axes else ()
    return [jax.ShapeDtypeStruct((*batch, *call.shape(label)), call.dtype(label)) for label in call.outputs]


def _layout(axes: int, shape: Sequence[int], order: str) -> tuple[int, ...]:
    """Axes from the slowest to the fastest."""
    own = list(range(axes, len(shape)))
    return (*range(axes), *(reversed(own) if order == "F" else own))


def _ffi_call(*operands: Any, call: ChainCall, axes: int) -> list[Any]:
    registered()
    results = _results(operands, call, axes)
    inputs = [Buffer(one.shape[axes:], np.dtype(one.dtype)) for one in operands]
    outputs = [Buffer(one.shape[axes:], np.dtype(one.dtype)) for one in results]
    made = jax.ffi.ffi_call(
        TARGET, results,
        input_layouts=[_layout(axes, one.shape, call.order(label)) for one, label in zip(operands, call.inputs, strict=True)],
        output_layouts=[_layout(axes, one.shape, call.order(label)) for one, label in zip(results, call.outputs, strict=True)],
    )  # fmt: skip
    return list(made(*operands, plan=np.int64(plan(call, inputs, outputs))))


_compiled = jax.jit(_ffi_call, static_argnames=("call", "axes"))


def _abstract(*operands: Any, call: ChainCall, axes: int) -> list[Any]:
    return [jax.core.ShapedArray(one.shape, one.dtype) for one in _results(operands, call, axes)]


def _moves(tangent: Any) -> bool:
    return type(tangent) is not ad.Zero and tangent.dtype != jax.dtypes.float0


def _jvp(primals: Sequence[Any], tangents: Sequence[Any], *, call: ChainCall, axes: int) -> tuple[list[Any], list[Any]]:
    outputs = bind(call, primals, axes)
    moving = tuple(k for k, tangent in enumerate(tangents) if _moves(tangent) and call.is_real(k))
    zeros = [ad.Zero(jax.typeof(one).to_tangent_aval()) for one in outputs]
    if not moving or not any(call.moving):
        return outputs, zeros
    given = [ad.instantiate_zeros(tangents[k]) for k in moving]
    found = iter(bind(call.pushed(moving), [*primals, *given], axes))
    return outputs, [next(found) if moves else zero for moves, zero in zip(call.moving, zeros, strict=True)]


def _transpose(cotangents: Sequence[Any], *operands: Any, call: ChainCall, axes: int) -> list[Any]:
    """From the cotangents of the outputs to those of the last operands, in which the call is linear."""
    linear = [k for k, one in enumerate(operands) if ad.is_undefined_primal(one)]
    first = len(operands) - (len(call.where) if call.kind == "push" else sum(call.base.moving if call.base else ()))
    assert call.kind and all(k >= first for k in linear), f"{call} is not linear in operands {linear}"
    given = [jnp.zeros(one.aval.shape, one.aval.dtype) if type(one) is ad.Zero else one for one in cotangents]
    found = bind(call.transposed(), [*operands[:first], *given], axes)
    return [_shared(found[k - first], operands[k].aval, axes) if k in linear else None for k in range(len(operands))]


def _shared(gradient: Any, aval: Any, axes: int) -> Any:
    """The gradient of what all members share is the sum over them."""
    over = tuple(axis for axis in range(axes) if aval.shape[axis] == 1 and gradient.shape[axis] != 1)
    return jnp.sum(gradient, axis=over, keepdims=True) if over else gradient


def _batch(operands: Sequence[Any], dims: Sequence[Any], *, call: ChainCall, axes: int) -> tuple[list[Any], list[int]]:
    moved = [jnp.expand_dims(one, 0) if dim is None else jnp.moveaxis(one, dim, 0) for one, dim in zip(operands, dims, strict=True)]
    return bind(call, moved, axes + 1), [0] * len(call.outputs)


call_p.def_impl(lambda *operands, call, axes: _compiled(*operands, call=call, axes=axes))
call_p.def_abstract_eval(_abstract)
mlir.register_lowering(call_p, mlir.lower_fun(_ffi_call, multiple_results=True), platform="cpu")
ad.primitive_jvps[call_p] = _jvp
ad.primitive_transposes[call_p] = _transpose
batching.primitive_batchers[call_p] = _batch
