"""Taylor mode: the derivatives of a function along a curve, up to any order, in one run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from polyglot_ad.errors import ArgumentError
from polyglot_ad.functions.function import Function

from .blocks import evaluate
from .composed import Composed, pushed, require_real, require_real_outputs
from .lifting import Late, bind_tangents, lift_at
from .reverse import Gradient
from .selection import is_generic, resolved


def jet(function: Function | Gradient | Composed | Late, primals: Sequence[Any], series: Sequence[Any]) -> tuple[Any, Any]:
    """(outputs, their series): the derivatives at t = 0 of f(x(t)), to the order to which those of x(t) are given.

    As in `jax.experimental.jet`: `primals` are the arguments, and `series` has for every argument the sequence of its derivatives, the
    first before the second; None for integers and for what does not move. All sequences are equally long. A term None is zero. The series
    of an output is a tuple of as many derivatives, None where there are none. The cost grows with the square of the order. It takes any
    derivative for a function, too: `jet(grad(f), …)`.
    """
    for what, value in (("primals", primals), ("series", series)):
        if not isinstance(value, list | tuple):
            raise ArgumentError(f"jet: the {what} must be a tuple, got {value!r}")
    if is_generic(function):
        function = resolved(function, primals, {})
    c = lift_at(function, "jet", primals, {})
    order = _order(series, c.__name__)
    lanes = [[None if one is None else one[k] for one in series] for k in range(order)]
    bound, given = c.bind(primals, {})
    moving: list[dict[int, Any]] = [bind_tangents(c, primals, lane, "jet", complete=False)[2] for lane in lanes]
    where = tuple(sorted({index for lane in moving for index in lane}))
    require_real(c, where, "jet")
    require_real_outputs(c, "jet")
    if not where:
        raise ArgumentError(f"jet of {c.__name__}: no argument has a series")
    found: tuple[Any, Any] = evaluate(pushed(c, where, order), bound, [*given, *(lane.get(index) for index in where for lane in moving)])
    return (found[0], _in_tuples(c.outputs, found[1])) if order == 1 else found


def _order(series: Sequence[Any], name: str) -> int:
    """How many derivatives are given."""
    lengths: set[int] = set()
    for one in series:
        if one is None:
            continue
        if not isinstance(one, list | tuple):
            raise ArgumentError(f"jet of {name}: the series of an argument must be a list of its derivatives, or None; got {one!r}")
        lengths.add(len(one))
    if len(lengths) != 1 or not max(lengths):
        counts = ", ".join(map(str, sorted(lengths))) or "none"
        raise ArgumentError(f"jet of {name}: the series of all arguments must have one length, of at least 1; got {counts}")
    return lengths.pop()


def _in_tuples(tree: Any, values: Any) -> Any:
    """The first derivatives of the outputs, each as a series of one."""
    if isinstance(tree, list):
        return tuple(_in_tuples(part, value) for part, value in zip(tree, values, strict=True))
    return None if values is None else (values,)
