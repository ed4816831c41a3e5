"""Compiled calls of a function's derivatives, made at first use and kept with the function."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from polyglot_ad.bindings import derivative
from polyglot_ad.bindings.batched import Batch, Loop
from polyglot_ad.bindings.composed import composed_call, composed_pullback, composed_run
from polyglot_ad.bindings.derivative import Seed
from polyglot_ad.bindings.flat import RESULT, Label, level_of, variable
from polyglot_ad.bindings.held import augmented_call, pullback_call
from polyglot_ad.bindings.loader import ffi
from polyglot_ad.bindings.request import is_written
from polyglot_ad.budget import TOO_LARGE, TOO_MANY
from polyglot_ad.errors import ArgumentError, DifferentiationError
from polyglot_ad.functions.function import Function
from polyglot_ad.process.locks import making
from polyglot_ad.programs.batch_loop import batch_loop
from polyglot_ad.programs.levels import Level
from polyglot_ad.schedule import Schedule, read_schedule
from polyglot_ad.signature.model import Signature

if TYPE_CHECKING:
    from .composed import Composed

Call = Callable[..., Any]
Run = tuple[Call, bool]
"""A derivative, and whether it may use variables of the program, which a later call finds."""
Levels = tuple[Level, ...]
Labels = tuple[Label, ...]
Pulled = tuple[Labels, Labels]
T = TypeVar("T")
_ABSENT: Any = object()


def kept(function: Function, key: object, make: Callable[[], T]) -> T:
    """What `make` gives, made once for the rules that hold now."""
    stated = function.program.stated()
    if stated.rules:
        key = (key, stated.key)
    found: T = function.derived.get(key, _ABSENT)
    if found is _ABSENT:
        with making:
            found = function.derived.get(key, _ABSENT)
            if found is _ABSENT:
                found = function.derived[key] = make()
    return found


def watched(function: Function, selected: Sequence[object], order: int, call: Call) -> Call:
    """`call`, certified when it is called first, where the program's user asked for that."""
    if not function.program.certify:
        return call
    from .certify import certified

    return certified(function, selected, order, call)


def value(function: Function) -> Call:
    """The outputs as a tuple, from copies of what is written."""

    def make() -> Call:
        compiled = function.program.primal(function.signature)
        return derivative.value_call(function.signature, compiled.native, compiled.flat, compiled.on_error)

    return kept(function, "value", make)


def forward(function: Function, selected: tuple[int, ...], width: int = 1) -> Call:
    """See `bindings.derivative.forward_call`."""

    def make() -> Call:
        compiled = function.program.derivative(function.signature, (Level("forward", selected, width),))
        call = derivative.forward_call(function.signature, compiled.native, compiled.flat, compiled.on_error, selected, width)
        return watched(function, selected, 1, call)

    return kept(function, ("forward", selected, width), make)


def reverse(
    function: Function,
    selected: tuple[int, ...],
    width: int = 1,
    seed: Seed = "given",
    give: Literal["both", "gradients", "value and gradients"] = "both",
    order: Sequence[int] | int = (),
) -> Call:
    """See `bindings.derivative.reverse_call`."""

    def make(function: Function) -> Run:
        # The number is computed only for who gets it.
        value = give != "gradients" or seed != "result"
        budget = function.budget
        level = Level("reverse", selected, width, value=value, checkpoint=budget.level if budget else None)
        compiled = function.program.derivative(function.signature, (level,))
        call = derivative.reverse_call(
            function.signature, compiled.native, compiled.flat, compiled.on_error, selected, width, seed, give, order,
            budget,
        )  # fmt: skip
        return call, compiled.stateful

    def make_watched() -> Call:
        return watched(function, selected, 1, _fitting(function, make))

    return kept(function, ("reverse", selected, width, seed, give, order), make_watched)


_INNER = "with inner loops"
_HALVINGS = 200
"""Of chunks, of all loops of a program, that one call may ask for."""


def _fitting(function: Function, make: Callable[[Function], Run]) -> Call:
    """What `make` gives of the function; from when one iteration of a checkpointed loop turned out to be more than its memory budget, of
    the function of which loops inside are checkpointed, too. The derivative then runs again: from the same arguments, of which it had
    copies, if no variables of the program have changed meanwhile. So it does where fewer iterations are to be taped at once."""
    outermost, stateful = make(function)
    if function.budget is None or stateful:
        return outermost
    made = {function: outermost}

    def call(*args: Any) -> Any:
        fewer = 0
        while True:
            at = _deepest(function)
            if at not in made:
                made[at] = make(at)[0]
            try:
                return made[at](*args)
            except DifferentiationError as error:
                if not error.at_run or error.construct not in (TOO_LARGE, TOO_MANY):
                    raise
                if error.construct == TOO_MANY:
                    fewer += 1  # half as many each time
                    if fewer > _HALVINGS:
                        raise
                    continue
                deeper = at.with_inner_loops()
                if deeper is None:
                    raise
                with making:
                    try:
                        made[deeper] = make(deeper)[0]
                    except DifferentiationError:
                        raise error from None  # there are no such loops
                at.derived[_INNER] = deeper

    return call


def _deepest(function: Function) -> Function:
    """The function of which so many loops are checkpointed as its calls have asked for."""
    while (deeper := function.derived.get(_INNER)) is not None:
        function = deeper
    return function


def schedule(function: Function, selected: tuple[int, ...], value: bool) -> Schedule:
    """What the last call of `reverse` did within the function's memory budget."""
    function = _deepest(function)
    budget = function.budget
    if budget is None:
        raise ArgumentError(f"{function.__name__}: there is no memory budget")
    level = Level("reverse", selected, value=value, checkpoint=budget.level)
    return read_schedule(function.program.totals(function.signature, (level,)))


@dataclass(frozen=True)
class Split:
    """See `bindings.held`: `run(arguments…) -> (outputs, kept)`, `pull_back(kept, cotangents…) -> gradients`."""

    run: Call
    pull_back: Call


def split(function: Function, selected: tuple[int, ...], width: int = 1) -> Split | None:
    """The halves of a held pullback. None where the engine does not split this function, but may run it again: a program with variables of
    its own might then compute something else, and the refusal stands. None also within a memory budget, where pullbacks hold nothing."""
    if _runs_again(function):
        return None

    def make() -> Split | None:
        try:
            found = function.program.held(function.signature, (Level("split", selected, width),))
        except DifferentiationError:
            if function.program.stateful:
                raise
            return None
        signature, run, back = function.signature, found.augmented, found.pullback
        return Split(
            watched(function, selected, 1, augmented_call(signature, run.native, run.flat, run.on_error, found.close, selected, width)),
            pullback_call(signature, back.native, back.flat, run.flat, back.on_error, selected, width),
        )

    return kept(function, ("split", selected, width), make)


def composed(function: Function, levels: Levels, given: Labels, ones: frozenset[Label], outputs: Labels) -> Call:
    """See `bindings.composed.composed_call`."""

    def make() -> Call:
        signature = function.signature
        if not levels:
            return _chosen(value(function), signature, outputs)
        return watched(function, levels[0].selected, len(levels), _fitting(function, make_within))

    def make_within(function: Function) -> Run:
        compiled = function.program.derivative(function.signature, _within(function, levels))
        budget = function.budget
        call = composed_call(function.signature, compiled.native, compiled.flat, compiled.on_error, given, ones, outputs, budget)
        return call, compiled.stateful

    return kept(function, ("composed", levels, given, ones, outputs), make)


def _within(function: Function, levels: Levels) -> Levels:
    """The levels within the function's memory budget: that of the last, where it is in reverse mode."""
    budget = function.budget
    if budget is None:
        return levels
    if budget.required and any(level.mode == "reverse" for level in levels[:-1]):
        raise ArgumentError(
            f"{function.__name__}: a memory budget holds for reverse mode where it is the last differentiation: take hvp, or hessian with "
            'mode="rev-over-fwd"'
        )
    last = levels[-1]
    return (*levels[:-1], replace(last, checkpoint=budget.level)) if last.mode == "reverse" else levels


def _runs_again(function: Function, or_raise: bool = True) -> bool:
    """Whether a pullback is within a memory budget, and so runs the program again."""
    budget = function.budget
    if budget is None or not function.program.stateful:
        return budget is not None
    if budget.required and or_raise:
        raise ArgumentError(
            f"{function.__name__}: within a memory budget a pullback runs the program again, and this one has variables of its own, which "
            "may have changed; take grad or value_and_grad"
        )
    return budget.required


def batched(c: Composed, batch: Batch, given: Labels, values: Sequence[Any], outputs: Labels, threads: int) -> list[Any]:
    """The outputs of a chain for all members of a batch."""
    return batch.run(loop_of(c), given, values, c.ones, outputs, threads)


def loop_of(c: Composed) -> Loop:
    """What runs a chain for a batch."""
    function = c.function

    def make() -> Loop:
        program, signature = function.program, function.signature
        compiled = program.derivative(signature, c.levels) if c.levels else program.primal(signature)
        native = compiled.entry or compiled.native
        loop = batch_loop([place.type for place in compiled.flat.arguments], program.target)
        return Loop(loop, ffi.cast("void *", native), compiled.flat, compiled.on_error, compiled.lock, compiled.message)

    return kept(function, ("loop", c.levels), make)


def composed_split(
    function: Function, levels: Levels, given: Labels, ones: frozenset[Label], outputs: Labels, pulled: Pulled, or_raise: bool = True
) -> Split | None:
    """The halves of a held pullback of a chain, whose last level is split; None as in `split`, or wherever the engine refuses unless
    `or_raise`. `pulled`: (the variables that the second half is given, those that it gives)."""

    if _runs_again(function, or_raise):
        return None

    def make() -> Split | None:
        try:
            found = function.program.held(function.signature, levels)
        except DifferentiationError:
            if function.program.stateful and or_raise:
                raise
            return None
        signature, run, back = function.signature, found.augmented, found.pullback
        cotangents, gradients = pulled
        level = len(levels) - 1
        adjoint = [label for label in map(variable, (place.label for place in run.flat.arguments)) if level_of(label) == level]
        return Split(
            watched(
                function,
                levels[0].selected,
                len(levels),
                composed_run(signature, run.native, run.flat, run.on_error, given, ones, outputs, found.close, adjoint),
            ),
            composed_pullback(signature, back.native, back.flat, run.flat, back.on_error, cotangents, gradients, adjoint),
        )

    return kept(function, ("composed split", levels, given, ones, outputs, pulled, or_raise), make)


def _chosen(call: Call, signature: Signature, outputs: Labels) -> Call:
    """The outputs of a call of the function itself, by their labels."""
    labels = [RESULT] if signature.result.kind != "none" else []
    labels += [("argument", i) for i, parameter in enumerate(signature.parameters) if is_written(parameter)]
    places = [labels.index(output) for output in outputs]

    def chosen(*args: Any) -> tuple[Any, ...]:
        found = call(*args)
        return tuple(found[place] for place in places)

    return chosen
