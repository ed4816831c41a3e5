"""The steps from a prepared module to a derivative, for flat functions (`flat.py`) and functions as they are (`enzyme/native.py`)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from polyglot_ad.collector import collector_paused
from polyglot_ad.custom.scope import release, scope_of
from polyglot_ad.errors import DifferentiationError
from polyglot_ad.ir.values import Function, Module
from polyglot_ad.ir.verifier import verify_function
from polyglot_ad.passes import Pass, run_pass, step
from polyglot_ad.recursion import deep_recursion
from polyglot_ad.rules.scope import entered
from polyglot_ad.stages import stage

from .address_lanes import split_address_lanes
from .blas import supply_bodies
from .canonicalise import canonicalise, only_program
from .context import ProgramContext
from .fallbacks import raise_otherwise
from .indirect import direct_indirect_calls, direct_unknown_calls
from .kinds import declare_marks, drop_marks, is_troubled, mark_accesses
from .parallel.reproducible import is_reproducible, mark
from .specialise import specialise
from .tail_arrays import split_tails
from .word_moves import copy_words


class Analysed(Protocol):
    """A root and what is known of its program."""

    @property
    def program(self) -> ProgramContext: ...


A = TypeVar("A", bound=Analysed)
R = TypeVar("R")
Candidates = Callable[[Module], list[Function]]


UNPROVED = re.compile("PAD-E[13]")
"""The codes of what is refused for what memory may hold and who may see it: more is known where loops are unrolled."""


def in_either_form(differentiate: Callable[[bool | None], R], reverse: bool) -> R:
    """What `differentiate` gives with the loops as they are best for the mode; if it is refused there, as they are best for the other
    one: so both modes take the same programs. `differentiate` starts from the program each time."""
    try:
        return differentiate(None)
    except DifferentiationError as error:
        if not UNPROVED.match(error.code):
            raise
        try:
            return differentiate(not reverse)
        except DifferentiationError:
            raise error from None


def differentiated(
    module: Module,
    function: str,
    reverse: bool,
    analyse: Callable[[Function], A],
    build: Callable[[A], R],
    candidates: Candidates | None = None,
    unroll: bool | None = None,
) -> R:
    """Bring the program of the root `function` into the form that is differentiated, analyse it, and build its derivative.

    `candidates`: what may be called from outside of the root's program; None if nothing is. `unroll`: whether short loops are unrolled;
    None for what is best in the mode."""
    with collector_paused(), deep_recursion(), entered(scope_of(module, not reverse)):
        reproducible = is_reproducible(module)
        made = _differentiated(module, function, reverse, analyse, build, candidates, reverse if unroll is None else unroll)
    if reproducible:
        mark(module.functions.values())
    release(module)
    return made


def _differentiated(
    module: Module, function: str, reverse: bool, analyse: Callable[[Function], A], build: Callable[[A], R], candidates: Candidates | None,
    unroll: bool,
) -> R:  # fmt: skip
    with stage("analyse"):
        canonicalise(module, function, reverse, unroll)
    source = module.functions[function]
    others = candidates(module) if candidates is not None else []
    with only_program(module, source, others):
        with stage("analyse"):
            state = _State(module, source, others, analyse, analyse(source))
            for one in PASSES:
                if run_pass(one, state, module):
                    state.found = analyse(source)
        before = set(module.functions.values())
        with stage("differentiate"), step("differentiate", module):
            made = build(state.found)
        with step("drop-marks", module):
            drop_marks(module)
        with step("supply-bodies", module):
            supply_bodies(module)
        with stage("verify"):
            _verify([f for f in module.functions.values() if f not in before and f.blocks])
        return made


@dataclass
class _State(Generic[A]):
    """A program and what is known of it, which every pass that changes something makes to be found anew."""

    module: Module
    source: Function
    others: list[Function]
    analyse: Callable[[Function], A]
    found: A
    directed: bool = False
    """Whether calls through pointers were made direct, so that copies are worth another look."""


def _direct(state: _State[Any]) -> bool:
    state.directed = direct_indirect_calls(state.module, state.found.program.activity)
    return state.directed


def _specialise(state: _State[Any]) -> bool:
    return specialise(state.module, state.source, state.found.program.facts)


def _specialise_again(state: _State[Any]) -> bool:
    state.directed = state.directed and _specialise(state)
    return state.directed


def _direct_again(state: _State[Any]) -> bool:
    return state.directed and direct_indirect_calls(state.module, state.found.program.activity)


def _direct_unknown(state: _State[Any]) -> bool:
    return bool(state.others) and direct_unknown_calls(state.module, state.found.program.activity, state.others)


def _mark_accesses(state: _State[Any]) -> bool:
    if not is_troubled(state.found.program) or state.found.program.sharing.concurrent:
        return False
    copy_words(state.module, state.found.program.facts)
    declare_marks(state.module)
    if not mark_accesses(state.analyse(state.source).program):
        drop_marks(state.module)
    return True


PASSES: tuple[Pass[_State[Any]], ...] = (
    Pass("split-address-lanes", "vectors of addresses become addresses",
         lambda state: split_address_lanes(state.module, state.found.program.facts)),
    Pass("split-tails", "structures that end in an array are moved in two parts",
         lambda state: split_tails(state.module, state.found.program.facts)),
    # Copies first: in a copy, a call through a pointer reaches what its own callers pass, and no other function.
    Pass("specialise", "functions that are given structures of different shape are copied", _specialise),
    Pass("direct-indirect-calls", "calls through pointers become branches to the functions that they may reach", _direct),
    Pass("specialise-again", "functions that are now called directly are copied", _specialise_again),
    Pass("direct-indirect-calls-again", "calls through pointers in these copies", _direct_again),
    Pass("direct-unknown-calls", "calls through pointers from elsewhere become branches to the module's functions", _direct_unknown),
    Pass("raise-otherwise", "what is not known on paths that need not be taken raises an error there",
         lambda state: raise_otherwise(state.module, state.found.program.activity)),
    Pass("mark-accesses", "accesses to numbers and integers in one memory are marked, to be told apart at run time", _mark_accesses),
)  # fmt: skip
"""In the order in which they run, on an analysed program; then `differentiate`, `drop-marks` and `supply-bodies`."""


def _verify(functions: list[Function]) -> None:
    """Malformed IR would be undefined behaviour, not an error: what was generated is checked."""
    for function in functions:
        problems = verify_function(function)
        if problems:
            raise DifferentiationError(
                "PAD-E900",
                f"'{function.name}'",
                f"the engine made malformed code: {problems[0]}",
                "report this program: it is a defect of polyglot_ad",
            )
