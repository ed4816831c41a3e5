"""Pullbacks: `vjp`, and what it gives."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from polyglot_ad.bindings.arguments import Argument
from polyglot_ad.bindings.derivative import differentiable_outputs
from polyglot_ad.bindings.request import differentiable, is_written
from polyglot_ad.budget import Loops, Memory
from polyglot_ad.errors import ArgumentError
from polyglot_ad.functions.function import Function
from polyglot_ad.signature.model import Signature

from . import calls
from .batches import members_of, stacked
from .composed import Composed
from .composed_pullback import ComposedPullback, composed_vjp
from .lifting import Late, lift_at
from .partials import PartialPullback, Whole
from .reverse import Gradient, bare
from .selection import as_function, is_generic, outputs_of, resolved
from .shortcuts import Shortcut, remember, shortcut, types_of

if TYPE_CHECKING:
    pass


def vjp(
    function: Function | Gradient | Composed | Late,
    *args: Any,
    lanes: int = 1,
    memory: Memory = None,
    checkpoint: Loops = None,
    **kwargs: Any,
) -> tuple[Any, Pullback | ComposedPullback | PartialPullback]:
    """(outputs, pullback). The pullback takes cotangents shaped like the outputs and gives one entry per argument, None where there is no
    derivative; `pullback.batched` takes many, along a leading axis.

    The function runs once, here. The pullback keeps what the reverse pass needs and may be called any number of times, from any thread;
    whatever becomes of the arrays meanwhile, it is the derivative at the values of this call. Of a gradient, the pullback gives products
    with the Hessian. With `lanes`, that many members of a batch go through the reverse pass together. Within a budget of
    `memory`, or with loops to `checkpoint`, the pullback keeps copies of the arguments, and runs the function again
    (docs/checkpointing.md).
    """
    within = memory is not None or checkpoint is not None
    key = ("vjp", types_of(args), lanes) if not kwargs and not within and type(lanes) is int else ()
    if (known := shortcut(function, key)) is not None:
        found: tuple[Any, Pullback] = known(args)
        return found
    if isinstance(lanes, bool) or not isinstance(lanes, int) or lanes < 1:
        raise ArgumentError(f"vjp: lanes must be a positive integer, got {lanes!r}")
    if isinstance(function, functools.partial):
        whole = Whole(function, args, kwargs, "vjp")
        outputs, of_all = vjp(whole.function, *whole.args, lanes=lanes, memory=memory, checkpoint=checkpoint)
        return outputs, PartialPullback(of_all, whole)
    if (on_device := getattr(function, "vjp_on_device", None)) is not None:
        of_launch: tuple[Any, Any] = on_device(args, kwargs, within)
        return of_launch
    if is_generic(function):
        function = resolved(function, args, kwargs)
    if not isinstance(function, Function):
        if within:
            raise ArgumentError(f"vjp of {function.__name__}: a memory budget is given with the first derivative of a function")
        return composed_vjp(lift_at(function, "vjp", args, kwargs), args, kwargs)
    function = as_function(function, "vjp").within(memory, "vjp", checkpoint)
    bound = function.bind(args, kwargs)
    signature = function.signature
    selected = tuple(i for i, p in enumerate(signature.parameters) if differentiable(p) and bound[i] is not None)
    if not selected or not differentiable_outputs(signature):
        return bare(calls.value(function)(*bound)), Pullback(function, (), None)
    lanes = 1 if function.program.one_direction else lanes
    split = calls.split(function, selected, lanes)
    if split is None:
        outputs = calls.value(function)(*bound)
        return bare(outputs), Pullback(function, selected, _again(function, selected, bound, lanes), lanes)
    outputs, kept = split.run(*bound)
    if key:
        remember(function, key, _held_values(function, selected, split, lanes), len(args))
    return bare(outputs), Pullback(function, selected, _held(split.pull_back, kept), lanes)


def _held_values(function: Function, selected: tuple[int, ...], split: calls.Split, lanes: int) -> Shortcut:
    """`vjp` with respect to the `selected`."""
    run, pull_back = split.run, split.pull_back

    def held_values(args: Sequence[Any]) -> tuple[Any, Pullback]:
        outputs, kept = run(*args)
        pullback = Pullback(function, selected, _held(pull_back, kept), lanes)
        return (outputs[0] if len(outputs) == 1 else bare(outputs)), pullback

    return held_values


Reverse = Callable[..., tuple[Any, ...]]
"""Cotangents of the outputs that have derivatives to gradients with respect to the selected arguments; a list of cotangents, and a tuple of
gradients, per lane where there are several."""


def _held(pull_back: Callable[..., tuple[Any, ...]], kept: tuple[Any, ...]) -> Reverse:
    """The reverse pass on what the primal left. Threads take turns: it works on shadows that are kept, too."""
    turn = threading.Lock()

    def reverse(*cotangents: Any) -> tuple[Any, ...]:
        with turn:
            return pull_back(kept, *cotangents)

    return reverse


def _again(function: Function, selected: tuple[int, ...], args: Sequence[Any], lanes: int) -> Reverse:
    """Primal and reverse pass together, on copies of the arguments, for functions that are not split."""
    kept = [Argument(function.signature, index).kept(value) for index, value in enumerate(args)]
    call = calls.reverse(function, selected, lanes)

    def reverse(*cotangents: Any) -> tuple[Any, ...]:
        gradients: tuple[Any, ...] = call(*kept, *cotangents)[1]
        return gradients

    return reverse


class Pullback:
    """The reverse pass of one call of a function, for `lanes` cotangents at once. `reverse` is None where nothing has a derivative."""

    def __init__(self, function: Function, selected: tuple[int, ...], reverse: Reverse | None, lanes: int = 1) -> None:
        self.function = function
        self.lanes = lanes
        self._selected = selected
        self._reverse = reverse

    def __call__(self, cotangents: Any) -> tuple[Any, ...]:
        if self.lanes == 1 and self._reverse is not None:
            places = _entries_of_one(self.function, self._selected)
            if places is not None:
                gradients = self._reverse(cotangents)
                return tuple([None if place is None else gradients[place] for place in places])
        return self._pull([cotangents_of(self.function.signature, cotangents)])[0]

    def batched(self, cotangents: Any) -> tuple[Any, ...]:
        """As the call, of many cotangents, along a leading axis: gradients with that axis."""
        given = members_of(cotangents_of(self.function.signature, cotangents), self.function.__name__)
        return stacked([entry for start in range(0, len(given), self.lanes) for entry in self._pull(given[start : start + self.lanes])])

    def _pull(self, members: list[list[Any]]) -> list[tuple[Any, ...]]:
        """The gradients for each of at most `lanes` members."""
        if self._reverse is None:
            return [(None,) * len(self.function.visible)] * len(members)
        if self.lanes == 1:
            lanes: Sequence[Sequence[Any]] = [self._reverse(*members[0])]
        else:
            spare = [None] * (self.lanes - len(members))
            lanes = self._reverse(*([*values, *spare] for values in zip(*members, strict=True)))[: len(members)]
        found = [dict(zip(self._selected, gradients, strict=True)) for gradients in lanes]
        return [tuple(gradients.get(index) for index in range(len(self.function.visible))) for gradients in found]

    def __reduce__(self) -> Any:
        raise TypeError(f"{self!r} holds native memory and cannot be pickled; pickle the function and the arguments")

    def __repr__(self) -> str:
        return f"<pullback of {self.function!r}>"


def _entries_of_one(function: Function, selected: tuple[int, ...]) -> list[int | None] | None:
    """Where among the gradients with respect to the `selected` the entry of each argument is, of a function of one output, which has a
    derivative; None for any other function."""
    key = ("entries", selected)
    if key not in function.derived:
        one = len(outputs_of(function.signature)) == 1 and differentiable_positions(function.signature) == [0]
        places = [selected.index(i) if i in selected else None for i in range(len(function.visible))]
        function.derived[key] = places if one else None
    found: list[int | None] | None = function.derived[key]
    return found


def cotangents_of(signature: Signature, cotangents: Any) -> list[Any]:
    """Of what a pullback is given, bare or one per output: those of the outputs that have derivatives."""
    outputs = outputs_of(signature)
    given = [cotangents] if len(outputs) == 1 else cotangents
    if not isinstance(given, list | tuple) or len(given) != len(outputs):
        raise ArgumentError(
            f"{signature.name}: the pullback takes a tuple of {len(outputs)} cotangents, of {', '.join(outputs)}; got {cotangents!r}"
        )
    return [given[position] for position in differentiable_positions(signature)]


def differentiable_positions(signature: Signature) -> list[int]:
    """Positions among the outputs of those that have a derivative."""
    names = ["r"] if signature.result.kind != "none" else []
    names += [str(i) for i, parameter in enumerate(signature.parameters) if is_written(parameter)]
    found = differentiable_outputs(signature)
    return [position for position, name in enumerate(names) if name in found]
