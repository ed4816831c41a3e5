"""Whole Jacobians and Hessians, several directions per pass, and of any order."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any, Literal

import numpy as np

from polyglot_ad.bindings.derivative import Seed
from polyglot_ad.bindings.dtypes import numpy_dtype
from polyglot_ad.bindings.flat import RESULT, Label
from polyglot_ad.budget import Loops, Memory
from polyglot_ad.errors import ArgumentError
from polyglot_ad.functions.function import Function
from polyglot_ad.sparsity.matrices import SparseDerivative
from polyglot_ad.sparsity.pattern import Pattern

from .blocks import Stack
from .composed import Composed, Tower, columns, lifted, only, require_real, require_real_outputs, rows, seeded, tower
from .lifting import Late, transformed, where_of
from .partials import of_partials
from .reverse import Gradient, grad
from .selection import Argnums, as_function, deferred, is_generic, scalar_output, written_reals


@of_partials
def jacfwd(
    function: Function | Gradient | Composed | Late, argnums: Argnums = 0, *, argnames: str | Sequence[str] | None = None
) -> Composed:
    """The Jacobian by forward mode, for few inputs. Shapes are JAX's: output.shape + input.shape, a tuple over outputs when there are
    several, a tuple over `argnums` when that is a sequence. Of a gradient it is the Hessian; of any derivative, one more."""
    wanted = argnums if argnames is None else argnames

    def change(c: Composed) -> Composed:
        where = where_of(c, wanted, "jacfwd")
        require_real(c, where, "jacfwd")
        if c.levels:
            require_real_outputs(c, "jacfwd")
        made = columns(c, where)
        if c.levels and c.tower is None:
            return made
        wheres = c.tower.wheres if c.tower else ()
        return dataclasses.replace(made, tower=Tower(c.tower.seed if c.tower else "given", (*wheres, where)))

    made: Composed = transformed(function, "jacfwd", change)
    return made


@of_partials
def jacrev(
    function: Function | Gradient | Composed | Late, argnums: Argnums = 0, *, argnames: str | Sequence[str] | None = None,
    memory: Memory = None, checkpoint: Loops = None,
) -> Composed:  # fmt: skip
    """The Jacobian by reverse mode, for few outputs; shaped as `jacfwd`'s. Derivatives of gradients and Jacobians do not depend on
    the order in which they are taken, and are computed by forward mode over reverse mode. `memory`: how much may be
    kept, `checkpoint`: the loops that are reversed by checkpoints (docs/checkpointing.md)."""
    function = _within(function, memory, "jacrev", checkpoint)
    wanted = argnums if argnames is None else argnames

    def change(c: Composed) -> Composed:
        where = where_of(c, wanted, "jacrev")
        require_real(c, where, "jacrev")
        require_real_outputs(c, "jacrev")
        if c.tower is not None:
            return tower(c.function, c.tower.seed, (*c.tower.wheres, where))
        made = rows(c, where)
        return made if c.levels else dataclasses.replace(made, tower=Tower("given", (where,)))

    made: Composed = transformed(function, "jacrev", change)
    return made


@of_partials
def jacobian(
    function: Function | Gradient | Composed | Late,
    argnums: Argnums = 0,
    *,
    argnames: str | Sequence[str] | None = None,
    sparse: Any = False,
) -> Composed | Late | SparseDerivative:  # fmt: skip
    """The Jacobian, by the mode that takes fewer passes: reverse mode where there are fewer numbers to be differentiated than numbers to
    differentiate with respect to. Shapes as `jacfwd`'s.

    `sparse`: the Jacobian of one real output with respect to one real argument is a `scipy.sparse.csr_array` of shape (numbers of the
    output, numbers of the argument), both in C order; columns (or rows) that have nothing in common go through one pass. Where it may have
    numbers is found at the first call: on which inputs an output depends as the program runs there, zero derivatives included. It is kept
    for further calls, each of which is checked by one more direction: where the program takes other branches, what they bring is added. Or
    `sparse` is the pattern itself: a `Pattern`, a matrix of SciPy's, an array; then numbers outside of it are an `ArgumentError`.
    """
    wanted = argnums if argnames is None else argnames
    if sparse is not False:
        reverse = None if isinstance(function, Gradient) else jacrev(function, wanted)
        return SparseDerivative(f"jacobian({_name(function)})", jacfwd(function, wanted), reverse, sparse)
    if is_generic(function):
        late: Late = deferred(function, lambda specialised: jacobian(specialised, wanted))
        return late
    if isinstance(function, Function):
        return Late(function, f"jacobian({function.__name__})", lambda args: _cheaper(function, args, wanted))
    return jacfwd(function, wanted)


def _name(function: Any) -> str:
    return str(getattr(function, "__name__", function))


def _cheaper(function: Function, args: Sequence[Any], argnums: Argnums) -> Composed:
    forward = jacfwd(function, argnums)
    stack = Stack(forward, args)
    outputs = sum(stack.model(label).size for label in {out.label for out in forward.leaves})
    inputs = sum(stack.model(of).size for _, of in forward.bases[0].pairs)
    return jacrev(function, argnums) if outputs < inputs else forward


@of_partials
def sparsity(
    function: Function | Gradient | Composed | Late, argnums: Argnums = 0, *, argnames: str | Sequence[str] | None = None
) -> Callable[..., Pattern]:
    """Where the Jacobian (of a gradient: the Hessian) may have numbers that are not zero, at the arguments of a call: a `Pattern`, to be
    kept, joined with others, and given to `jacobian(f, sparse=...)` and `hessian(f, sparse=...)`."""
    found = jacobian(function, argnums, argnames=argnames, sparse=True)
    assert isinstance(found, SparseDerivative)
    return found.pattern


def _within(function: Any, memory: Memory, transform: str, checkpoint: Loops) -> Any:
    """The function within a memory budget, or with loops that are reversed by checkpoints."""
    if memory is None and checkpoint is None:
        return function
    if is_generic(function):
        return deferred(function, lambda specialised: _within(specialised, memory, transform, checkpoint))
    if isinstance(function, Gradient | Composed | Late):
        raise ArgumentError(f"{transform} of {function.__name__}: a memory budget is given with the first derivative of a function")
    return as_function(function, transform).within(memory, transform, checkpoint)


HessianMode = Literal["fwd-over-rev", "rev-over-fwd", "rev-over-rev", "fwd-over-fwd"]
_MODES = ("fwd-over-rev", "rev-over-fwd", "rev-over-rev", "fwd-over-fwd")


@of_partials
def hessian(
    function: Function | Composed | Late, argnums: Argnums = 0, mode: HessianMode = "fwd-over-rev", *,
    argnames: str | Sequence[str] | None = None, sparse: Any = False,
    memory: Memory = None, checkpoint: Loops = None,
) -> Any:  # fmt: skip
    """The Hessian of the function's one scalar output: input.shape + input.shape, tuples of tuples when `argnums` is a sequence. Of a
    function with other outputs, the second derivatives of each: output.shape + input.shape + input.shape.

    `mode`: by forward mode over reverse mode, or another way to the same numbers. `sparse`: as for `jacobian`, of a function of one scalar
    output with respect to one argument; by forward mode over reverse mode. `memory`: how much reverse mode may keep,
    `checkpoint`: the loops that it reverses by checkpoints (docs/checkpointing.md); it is then the last one."""
    argnums = argnums if argnames is None else argnames
    if sparse is not False:
        return SparseDerivative(f"hessian({_name(function)})", jacfwd(grad(function, argnums), argnums), None, sparse)
    if mode not in _MODES:
        raise ArgumentError(f"hessian: mode must be one of {', '.join(map(repr, _MODES))}; got {mode!r}")
    if is_generic(function):
        return deferred(function, lambda specialised: hessian(specialised, argnums, mode, memory=memory, checkpoint=checkpoint))
    if isinstance(function, Composed | Late | Gradient):
        if memory is not None or checkpoint is not None:
            raise ArgumentError(f"hessian of {function.__name__}: a memory budget is given with the first derivative of a function")
        made: Composed = transformed(function, "hessian", lambda c: _hessian_of_derivative(c, argnums, mode))
        return made
    function = as_function(function, "hessian").within(memory, "hessian", checkpoint)
    if mode == "fwd-over-rev" and (function.budget is not None or function.program.sends_messages):
        mode = "rev-over-fwd"
    c = lifted(function)
    where = where_of(c, argnums, "hessian")
    require_real(c, where, "hessian")
    result = function.signature.result
    if result.kind == "scalar" and numpy_dtype(result.dtype).kind == "f":
        return _hessian(c, "result", argnums, mode)
    if result.kind != "none" and numpy_dtype(result.dtype).kind in "fc":
        require_real_outputs(c, "hessian")
        return _hessian(c, "given", argnums, mode)
    return Late(function, f"hessian({function.__name__})", lambda args: _hessian(c, _seed(function, args), argnums, mode))


def _seed(function: Function, args: Sequence[Any]) -> Seed:
    """The written array of one element, where there is exactly one; otherwise all outputs."""
    sized = [index for index in written_reals(function.signature) if np.size(args[index]) == 1]
    return scalar_output(function, args, "hessian") if len(sized) == 1 else "given"


def _hessian(c: Composed, seed: Seed, argnums: Argnums, mode: HessianMode) -> Composed:
    where = where_of(c, argnums, "hessian")
    if seed == "given":
        require_real_outputs(c, "hessian")
    if mode == "fwd-over-rev":
        made = tower(c.function, seed, (where, where))
    else:
        output: Label | None = None if seed == "given" else RESULT if seed == "result" else ("argument", seed)
        plain = c if output is None else only(c, output)
        if mode == "rev-over-rev":
            made = rows(rows(c, where) if output is None else seeded(c, where, output), where)
        else:
            made = (rows if mode == "rev-over-fwd" else columns)(columns(plain, where), where)
        made = dataclasses.replace(made, tower=Tower(seed, (where, where)))
    return dataclasses.replace(made, __name__=f"hessian({c.__name__})")


def _hessian_of_derivative(c: Composed, argnums: Argnums, mode: HessianMode) -> Composed:
    """Two orders more."""
    if mode != "fwd-over-rev":
        raise ArgumentError(
            f"hessian of {c.__name__}: mode={mode!r} is for functions; compose jacfwd and jacrev, or pushforward and pullback"
        )
    where = where_of(c, argnums, "hessian")
    require_real(c, where, "hessian")
    require_real_outputs(c, "hessian")
    if c.tower is not None:
        return tower(c.function, c.tower.seed, (*c.tower.wheres, where, where))
    return columns(rows(c, where), where)
