"""`autodiff`: derivatives in place and without copies, with Enzyme's meaning of the words.

    dx = np.zeros_like(x)
    pad.autodiff(pad.Reverse, f, pad.Duplicated(x, dx), pad.Const(n))     # dx += gradient

Reverse mode adds into shadows; the shadow of memory that the function overwrites holds the cotangent of its final content, and after the
call the gradient by its initial content. Forward mode reads tangents from shadows and leaves those of what is written there.
Complex shadows are plain: du/dx + i du/dy for a real loss u.
"""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from polyglot_ad.bindings.dtypes import numpy_dtype
from polyglot_ad.bindings.flat import FLOATS
from polyglot_ad.bindings.inplace import in_place_forward_call, in_place_pull_call, in_place_reverse_call, in_place_run_call
from polyglot_ad.bindings.overlap import same_scalars
from polyglot_ad.bindings.request import differentiable, is_written
from polyglot_ad.budget import Loops, Memory
from polyglot_ad.errors import ArgumentError
from polyglot_ad.functions.function import Function
from polyglot_ad.programs.levels import Level

from .calls import kept, watched
from .selection import as_function
from .shortcuts import Shortcut, remember, shortcut


@dataclass(frozen=True, eq=False)
class Mode:
    """A mode of `autodiff`; `with_primal` also returns the function's own return value."""

    name: str
    with_primal: bool = False

    def __repr__(self) -> str:
        return self.name + ("WithPrimal" if self.with_primal else "")


Forward = Mode("Forward")
ForwardWithPrimal = Mode("Forward", True)
Reverse = Mode("Reverse")
ReverseWithPrimal = Mode("Reverse", True)


# Not frozen: three of these are made for a call of a few microseconds, and a frozen one takes three times as long to make.
@dataclass(slots=True, unsafe_hash=True)
class Const:
    """An argument that is not differentiated."""

    value: Any


@dataclass(slots=True, unsafe_hash=True)
class Active:
    """A scalar whose gradient `autodiff(Reverse, …)` returns."""

    value: Any


@dataclass(slots=True, unsafe_hash=True)
class Duplicated:
    """An argument with its shadow: memory with memory of the same kind; in forward mode also a number with its tangent."""

    value: Any
    shadow: Any


@dataclass(slots=True, unsafe_hash=True)
class DuplicatedNoNeed(Duplicated):
    """As `Duplicated`, where the primal's final content is not needed: it may be left undefined."""


_ONE = 1.0
"""The cotangent of who gave none."""

Annotation = Const | Active | Duplicated


def autodiff(
    mode: Mode, function: Function, *args: Annotation, cotangent: Any = _ONE, memory: Memory = None, checkpoint: Loops = None
) -> Any:
    """Differentiate one call of `function`, in place.

    Reverse: a tuple with the derivatives of the Active scalars, in order. Forward: the tangent of the return value (None without one).
    The modes …WithPrimal give that together with the return value: (derivatives, value).
    `cotangent` is the return value's in reverse mode; it must be given where the function does not return one real number.
    `memory`: how much reverse mode may keep; `checkpoint`: which loops are reversed by checkpoints (docs/checkpointing.md).
    """
    key = ("autodiff", mode, *map(type, args))
    is_plain = memory is None and checkpoint is None
    known = shortcut(function, key) if is_plain else None
    if known is not None and (found := known(args, cotangent)) is not None:
        value, derivatives = found
        return (derivatives, value) if mode.with_primal else derivatives
    if not isinstance(mode, Mode):
        raise ArgumentError(f"autodiff: the mode must be pad.Forward or pad.Reverse, got {mode!r}")
    if (on_device := getattr(function, "autodiff_on_device", None)) is not None:
        derivatives = on_device(mode.name, args)
        return (derivatives, None) if mode.with_primal else derivatives
    bound = _Bound(mode, function, args)
    bound.function = bound.function.within(memory, "autodiff", checkpoint)
    call = _call(mode, bound.function, bound.selected, not bound.overlap)
    if mode.name == "Forward":
        value, derivatives = call(*bound.values, *(bound.annotated[index].shadow for index in bound.selected))  # type: ignore[union-attr]
    else:
        value, derivatives = call(*bound.values, *bound.shadows, *_cotangent(bound.function, cotangent))
    if is_plain and (made := _in_place(bound, call, mode)) is not None:
        remember(bound.function, key, made, len(args))
    return (derivatives, value) if mode.with_primal else derivatives


def _in_place(bound: _Bound, call: Callable[..., Any], mode: Mode) -> Shortcut | None:
    """`autodiff` of arguments annotated like these: (the return value, derivatives), or None where arrays may share memory or the cotangent
    needs care. None where there is no short way."""
    signature = bound.function.signature
    memory = [index for index, parameter in enumerate(signature.parameters) if parameter.kind != "scalar"]
    if bound.overlap or not all(isinstance(bound.annotated[index].value, np.ndarray) for index in memory):
        return None
    doubled = [index for index, argument in enumerate(bound.annotated) if isinstance(argument, Duplicated)]
    shadowed = [index for index in doubled if index in memory]
    with_cotangent = mode.name == "Reverse" and any(type in FLOATS for type in signature.result.slots)
    if with_cotangent and not (signature.result.kind == "scalar" and numpy_dtype(signature.result.dtype).kind == "f"):
        return None
    without = mode.name == "Reverse" and not with_cotangent

    def in_place(args: Sequence[Any], cotangent: Any) -> tuple[Any, Any] | None:
        arrays = [args[index].value for index in memory]
        arrays += [args[index].shadow for index in shadowed]
        if (without and cotangent is not _ONE) or not _apart(arrays):
            return None
        given = [argument.value for argument in args]
        given += [args[index].shadow for index in doubled]
        made: tuple[Any, Any] = call(*given, cotangent) if with_cotangent else call(*given)
        return made

    return in_place


def _apart(memory: Sequence[Any]) -> bool:
    """Whether no two of these share memory: owners do not."""
    owned = 0
    for one in memory:
        if type(one) is not np.ndarray:
            return False
        owned += one.flags.owndata
    if owned == len(memory) == len(set(map(id, memory))):
        return True
    return not any(itertools.starmap(np.may_share_memory, itertools.combinations(memory, 2)))


def autodiff_split(function: Function, *args: Annotation, unchanged: bool = False) -> tuple[Any, SplitPullback]:
    """Reverse mode in two halves, in place: runs `function` on the caller's arrays, and gives (its return value, pull).

    `pull(cotangent=1.0)` is the reverse pass of that call, as `autodiff(Reverse, …)` runs it: it adds into the shadows, consumes those of
    memory that the function overwrote, and returns the derivatives of the Active scalars. It may be called any number of times; the caller
    sets the shadows before each. Arrays may be changed meanwhile. `unchanged`: the caller promises to leave the arrays that the function
    only reads as they are until the last pull, which then reads them again where it would have kept their numbers.
    """
    bound = _Bound(Reverse, function, args, "autodiff_split")
    run, pull = _halves(bound.function, bound.selected, not bound.overlap, unchanged)
    value, held = run(*bound.values, *bound.shadows)
    return value, SplitPullback(bound.function, pull, held)


class SplitPullback:
    """The second half of `autodiff_split`. Threads take turns."""

    def __init__(self, function: Function, pull: Callable[..., tuple[Any, ...]], held: tuple[Any, ...]) -> None:
        self.function = function
        self._pull = pull
        self._held = held
        self._turn = threading.Lock()

    def __call__(self, cotangent: Any = 1.0) -> tuple[Any, ...]:
        given = _cotangent(self.function, cotangent)
        with self._turn:
            return self._pull(self._held, *given)

    def __reduce__(self) -> Any:
        raise TypeError(f"{self!r} holds native memory and cannot be pickled; pickle the function and the arguments")

    def __repr__(self) -> str:
        return f"<pullback of {self.function!r}, in place>"


class _Bound:
    """The arguments of one call in place, checked: positions that are differentiated, shadows of memory, whether arrays may overlap."""

    def __init__(self, mode: Mode, function: Function, args: Sequence[Annotation], transform: str = "autodiff") -> None:
        for index, argument in enumerate(args):
            if not isinstance(argument, Annotation):
                kinds = "Const, Active, Duplicated or DuplicatedNoNeed"
                raise ArgumentError(f"{transform} of {_name(function)}: argument {index} must be {kinds}, got {argument!r}")
        self.function = as_function(function, transform, [argument.value for argument in args])
        if any(parameter.hidden for parameter in self.function.signature.parameters):
            raise ArgumentError(
                f"{transform} of {_name(function)}: it returns an array that it makes itself, which has no shadow to bring; see vjp, jvp"
            )
        self.values = self.function.bind([argument.value for argument in args], {})
        self.annotated: list[Annotation] = [*args, *(Const(value) for value in self.values[len(args) :])]
        kinds = tuple(map(type, self.annotated))
        self.selected = kept(self.function, ("annotations", mode.name, kinds), lambda: _selected(mode, self.function, kinds))
        self.overlap = _overlaps(mode, self.function, self.annotated)

    @property
    def shadows(self) -> list[Any]:
        return [argument.shadow for argument in self.annotated if isinstance(argument, Duplicated)]


def _name(function: object) -> str:
    return getattr(function, "__name__", None) or repr(function)


def _selected(mode: Mode, function: Function, kinds: Sequence[type[Annotation]]) -> tuple[int, ...]:
    """The positions that are differentiated, where the annotations make sense."""
    selected = tuple(index for index, kind in enumerate(kinds) if not issubclass(kind, Const))
    for index in selected:
        _check(mode, function, index, kinds[index])
    return selected


def _check(mode: Mode, function: Function, index: int, kind: type[Annotation]) -> None:
    """Whether the annotation makes sense for this parameter in this mode."""
    parameter = function.signature.parameters[index]
    name = f"autodiff of {function.signature.name}: argument '{parameter.name}'"
    scalar = parameter.kind == "scalar"
    if not differentiable(parameter):
        raise ArgumentError(f"{name} is an integer: it must be Const")
    if issubclass(kind, Active):
        if not scalar:
            raise ArgumentError(f"{name} is memory: it must be Duplicated(x, dx) or Const")
        if mode.name == "Forward":
            raise ArgumentError(f"{name}: in forward mode a number that moves is Duplicated(x, dx)")
    elif scalar and mode.name == "Reverse":
        raise ArgumentError(f"{name} is a number: in reverse mode it must be Active or Const")


def _cotangent(function: Function, cotangent: Any) -> list[Any]:
    """The cotangent of the return value, if it has one."""
    signature = function.signature
    result = signature.result
    if not any(type in FLOATS for type in result.slots):
        if not (isinstance(cotangent, float) and cotangent == 1.0):
            raise ArgumentError(
                f"autodiff of {signature.name}: it returns no number, which could have a cotangent; shadows have those of arrays"
            )
        return []
    simple = result.kind == "scalar" and numpy_dtype(result.dtype).kind == "f"
    if not simple and isinstance(cotangent, float) and cotangent == 1.0:
        raise ArgumentError(f"autodiff of {signature.name}: the return value is not one real number; give its cotangent=")
    return [cotangent]


def _overlaps(mode: Mode, function: Function, annotated: Sequence[Annotation]) -> bool:
    """Whether two arrays of the call, one of which is written, may share memory. They must agree on what every byte is, their shadows
    must lie as they do, and a shadow that is written shares no memory with the function's own data."""
    arguments = [(p, a) for p, a in zip(function.signature.parameters, annotated, strict=True) if isinstance(a.value, np.ndarray)]
    memory = [a.value for _, a in arguments] + [a.shadow for _, a in arguments if isinstance(a, Duplicated)]
    if not any(itertools.starmap(np.may_share_memory, itertools.combinations(memory, 2))):
        return False
    found = False
    for k, (parameter, argument) in enumerate(arguments):
        written = is_written(parameter)
        shadow = argument.shadow if isinstance(argument, Duplicated) else None
        for other_parameter, other in arguments:
            matters = written or is_written(other_parameter) or mode.name == "Reverse"
            if shadow is not None and matters and np.may_share_memory(shadow, other.value):
                what = f"the shadow of '{parameter.name}' overlaps '{other_parameter.name}'"
                raise ArgumentError(f"autodiff of {function.signature.name}: {what}: it needs memory of its own")
        for other_parameter, other in arguments[k + 1 :]:
            other_shadow = other.shadow if isinstance(other, Duplicated) else None
            if (written or is_written(other_parameter)) and np.may_share_memory(argument.value, other.value):
                found = True
                what = f"arguments '{parameter.name}' and '{other_parameter.name}' overlap in memory"
                if not same_scalars(argument.value, other.value):
                    raise ArgumentError(f"autodiff of {function.signature.name}: {what}, where one has other numbers: pass a copy")
                if not _alike(argument.value, other.value, shadow, other_shadow):
                    why = "their shadows must overlap alike, or both must be Const"
                    raise ArgumentError(f"autodiff of {function.signature.name}: {what}: {why}")
            elif shadow is not None and other_shadow is not None and np.may_share_memory(shadow, other_shadow):
                found = True
    return found


def _alike(first: Any, second: Any, shadow: Any, other_shadow: Any) -> bool:
    """Whether two shadows lie as their primals do. Without any there is nothing to be lost."""
    if shadow is None and other_shadow is None:
        return True
    if shadow is None or other_shadow is None:
        return False
    return bool(second.ctypes.data - first.ctypes.data == other_shadow.ctypes.data - shadow.ctypes.data)


def _call(mode: Mode, function: Function, selected: tuple[int, ...], noalias: bool) -> Callable[..., Any]:

    def make() -> Callable[..., Any]:
        forward = mode.name == "Forward"
        budget = None if forward else function.budget
        read = forward or mode.with_primal or not function.signature.result.slots
        level = Level("forward" if forward else "reverse", selected, 1, noalias, value=read, checkpoint=budget.level if budget else None)
        compiled = function.program.derivative(function.signature, (level,))
        signature, native, flat, on_error = function.signature, compiled.native, compiled.flat, compiled.on_error
        if forward:
            return watched(function, selected, 1, in_place_forward_call(signature, native, flat, on_error, selected))
        call = in_place_reverse_call(signature, native, flat, on_error, selected, budget, read)
        return watched(function, selected, 1, call)

    return kept(function, ("in place", mode, selected, noalias), make)


def _halves(function: Function, selected: tuple[int, ...], noalias: bool, unchanged: bool) -> tuple[Callable[..., Any], Callable[..., Any]]:

    def make() -> tuple[Callable[..., Any], Callable[..., Any]]:
        signature = function.signature
        held = function.program.held(signature, (Level("split", selected, 1, noalias, kept=unchanged),))
        run, back = held.augmented, held.pullback
        return (
            watched(function, selected, 1, in_place_run_call(signature, run.native, run.flat, run.on_error, held.close, selected)),
            in_place_pull_call(signature, back.native, back.flat, run.flat, back.on_error, selected),
        )

    return kept(function, ("in place split", selected, noalias, unchanged), make)
