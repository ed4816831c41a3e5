"""The passes that need to know the program, and the derivative that is made when they have run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from polyglot_ad.budget import Checkpointing
from polyglot_ad.custom.scope import release, scope_of
from polyglot_ad.errors import DifferentiationError
from polyglot_ad.ir.values import Block, Function, Module
from polyglot_ad.ir.verifier import verify_function
from polyglot_ad.passes import Pass, run_pass, step, verifying
from polyglot_ad.passes.stages import stage
from polyglot_ad.process.collector import collector_paused
from polyglot_ad.process.recursion import deep_recursion
from polyglot_ad.rules.scope import entered

from .blas import supply_bodies
from .checkpoint.chosen import forget_marks
from .checkpoint.loops import named_loops
from .checkpoint.nests import mark_nests
from .checkpoint.program import Checkpoints, checkpoint_inner_loops, checkpoint_loops, settle
from .checkpoint.reallocation import raise_where_allocated
from .parallel.reproducible import is_reproducible, mark
from .refusals.fallbacks import raise_otherwise
from .rewrites.control.indirect import direct_indirect_calls, direct_unknown_calls
from .rewrites.control.specialise import specialise
from .rewrites.control.told_constants import specialise_constants
from .rewrites.memory.address_lanes import split_address_lanes
from .rewrites.memory.array_bounds import test_bounds
from .rewrites.memory.carried_loads import forget_carried
from .rewrites.memory.chosen_loads import read_where_chosen
from .rewrites.memory.earlier_arguments import forget_arguments
from .rewrites.memory.index_products import test_products
from .rewrites.memory.index_signs import test_signs
from .rewrites.memory.index_steps import test_steps
from .rewrites.memory.referred_constants import tell_referred_constants
from .rewrites.memory.tail_arrays import split_tails
from .rewrites.memory.text_copies import copy_texts
from .rewrites.operations.canonicalise import canonicalise, only_program
from .rewrites.words.address_words import move_numbers_as_integers
from .rewrites.words.copy_loops import lower_copy_loops
from .rewrites.words.kept_words import are_told_apart, keep_words
from .rewrites.words.moved_words import move_words
from .rewrites.words.told_integers import tell_integers
from .rewrites.words.torn_stores import raise_where_torn
from .rewrites.words.word_moves import copy_words
from .roots.absent import Absent
from .roots.root import A, Root
from .shadows.kinds import are_told_by_types, declare_marks, drop_marks, is_troubled, mark_accesses
from .shadows.told_integers import drop_integers

R = TypeVar("R")


def differentiated(module: Module, root: Root[A, R], unroll: bool | None = None) -> R:
    """Bring the program of a root of a prepared module into the form that is differentiated, analyse it, and build its derivative.

    `unroll`: whether short loops are unrolled, for a program that was refused as it is best in the mode (NothingUnrolledError where that
    changes nothing). The module is of no more use after an error."""
    with collector_paused(), deep_recursion(), entered(scope_of(module, not root.reverse)):
        reproducible = is_reproducible(module)
        made = _differentiated(module, root, unroll)
    if reproducible:
        mark(module.functions.values())
    release(module)
    return made


def _differentiated(module: Module, root: Root[A, R], unroll: bool | None) -> R:
    with stage("analyse"):
        canonicalise(module, root.name, root.reverse, root.reverse if unroll is None else unroll, again=unroll is not None)
    source = module.functions[root.name]
    others = root.candidates(module)
    with only_program(module, source, others):
        with stage("analyse"):
            state = State(module, source, others, root.analyse, root.analyse(source), root.checkpoint, absent=root.absent)
            for one in PASSES:
                if run_pass(one, state, module):
                    state.found = root.analyse(source)
            if state.checkpoints is not None:
                settle(state.found.program, state.checkpoints)
        before = set(module.functions.values())
        with stage("differentiate"), step("differentiate", module):
            made = root.build(state.found)
            for function, blocks in state.aside.items():
                function.blocks = blocks
        with step("drop-marks", module):
            drop_marks(module)
            drop_integers(module)
            forget_carried(module)
        with step("supply-bodies", module):
            supply_bodies(module)
        if verifying():
            with stage("verify"):
                _verify([f for f in module.functions.values() if f not in before and f.blocks])
        return made


@dataclass
class State(Generic[A]):
    """A program and what is known of it, which every pass that changes something makes to be found anew."""

    module: Module
    source: Function
    others: list[Function]
    analyse: Callable[[Function], A]
    found: A
    checkpoint: Checkpointing | None = None
    checkpoints: Checkpoints | None = None
    directed: bool = False
    """Whether calls through pointers were made direct, so that copies are worth another look."""
    absent: Absent | None = None
    aside: dict[Function, list[Block]] = field(default_factory=dict)
    """The bodies of functions that nothing calls any more: what they seem to do would confuse the analyses."""


def _tell_constants(state: State[Any]) -> bool:
    program = state.found.program
    return tell_referred_constants(program.facts, program.effects, (state.source, *state.others))


def _direct(state: State[Any]) -> bool:
    state.directed = _make_direct(state)
    return state.directed


def _make_direct(state: State[Any]) -> bool:
    return direct_indirect_calls(state.module, state.found.program.activity, state.others, state.absent)


def _specialise(state: State[Any]) -> bool:
    return specialise(state.module, state.source, state.found.program.facts)


def _specialise_by_contents(state: State[Any]) -> bool:
    return specialise(state.module, state.source, state.found.program.facts, by_contents=True)


def _specialise_again(state: State[Any]) -> bool:
    state.directed = state.directed and _specialise(state)
    return state.directed


def _specialise_constants(state: State[Any]) -> bool:
    if not state.directed:
        return False
    changed, uncalled = specialise_constants(state.module, state.found.program.activity)
    for function in uncalled:
        if function is not state.source and function not in state.others:
            state.aside[function], function.blocks = function.blocks, []
    return changed


def _direct_again(state: State[Any]) -> bool:
    return state.directed and _make_direct(state)


def _direct_unknown(state: State[Any]) -> bool:
    wanted = bool(state.others) or state.absent is not None
    state.directed = wanted and direct_unknown_calls(state.module, state.found.program.activity, state.others, state.absent)
    return state.directed


def _mark_accesses(state: State[Any]) -> bool:
    if not is_troubled(state.found.program) or state.found.program.sharing.concurrent:
        return False
    changed = raise_where_torn(state.module, state.found.program.activity)
    changed |= copy_words(state.module, state.found.program.facts)
    changed |= read_where_chosen(state.module, state.found.program.facts)
    declare_marks(state.module)
    found = state.analyse(state.source)
    if split_tails(state.module, found.program.facts):  # of elements in which both lie, that are told apart only now
        changed = True
        found = state.analyse(state.source)
    told = are_told_by_types(found.program)
    if not mark_accesses(found.program) and (not told or is_troubled(found.program)):
        drop_marks(state.module)
        return changed
    return True


def _tell_integers(state: State[Any]) -> bool:
    changed = False
    while state.found.program.evidence.has_lost_bits and tell_integers(state.module, state.found.program):
        state.found = state.analyse(state.source)
        changed = True
    return changed


def _keep_words(state: State[Any]) -> bool:
    program = state.found.program
    if not is_troubled(program) or program.sharing.concurrent:
        return False
    refused = [program.no_rule(i, why) for i, why in program.evidence.lost[:1]]
    places = keep_words(state.module, program.facts)
    if not places:
        return False
    state.found = state.analyse(state.source)
    if _mark_accesses(state):
        state.found = state.analyse(state.source)
    if not are_told_apart(places, state.found.program):
        raise refused[0] if refused else state.found.program.unproved(None)
    return True


def _mark_nests(state: State[Any]) -> bool:
    wanted = state.checkpoint
    if wanted is None or not wanted.depth or not mark_nests(state.module, state.found.program, wanted.depth):
        return False
    state.found = state.analyse(state.source)
    return True


def _raise_where_allocated(state: State[Any]) -> bool:
    wanted = state.checkpoint
    if wanted is None or not wanted.required:
        return False
    return raise_where_allocated(state.module, state.found.program, named_loops(state.module, state.found.program, wanted))


def _checkpoint(state: State[Any]) -> bool:
    if state.checkpoint is None:
        return forget_marks(state.module)
    state.checkpoints = Checkpoints()
    while checkpoint_inner_loops(state.module, state.found.program, state.checkpoint, state.checkpoints):
        state.found = state.analyse(state.source)
    checkpoint_loops(state.module, state.found.program, state.checkpoint, state.checkpoints)
    return True


def _forget_arguments(state: State[Any]) -> bool:
    program = state.found.program
    return forget_arguments(state.module, state.source, program.activity, program.effects, bool(program.sharing.concurrent))


PASSES: tuple[Pass[State[Any]], ...] = (
    Pass("tell-referred-constants", "constants that are read through a reference and used as a distance are those constants",
         _tell_constants),
    Pass("lower-copy-loops", "loops that copy or exchange bytes of what may be numbers become copies",
         lambda state: is_troubled(state.found.program) and lower_copy_loops(state.module, state.found.program.facts)),
    Pass("copy-texts", "texts that are copied to memory in which numbers are, too, are copied letter by letter",
         lambda state: copy_texts(state.found.program.activity)),
    Pass("test-signs", "indices that count in one direction from the middle of an object are tested",
         lambda state: test_signs(state.found.program.facts)),
    Pass("test-products", "products of an index and the size of an element that is not told apart are tested not to wrap around",
         lambda state: is_troubled(state.found.program) and test_products(state.found.program.facts)),
    Pass("test-steps", "distances kept in memory, of objects in one block that are not told apart, are tested to be multiples of a size",
         lambda state: is_troubled(state.found.program) and test_steps(state.found.program.facts)),
    Pass("test-bounds", "indices into arrays inside objects that are not told apart are tested",
         lambda state: is_troubled(state.found.program) and test_bounds(state.found.program.facts)),
    Pass("split-address-lanes", "vectors of addresses become addresses",
         lambda state: split_address_lanes(state.module, state.found.program.facts)),
    Pass("move-numbers-as-integers", "words that may be numbers are moved as integers, not as addresses",
         lambda state: move_numbers_as_integers(state.module, state.found.program.facts)),
    Pass("move-words", "words that may be addresses are moved as integers, not as numbers",
         lambda state: move_words(state.module, state.found.program.facts)),
    Pass("split-tails", "structures that end in an array are moved in two parts",
         lambda state: split_tails(state.module, state.found.program.facts)),
    # Copies first: in a copy, a call through a pointer reaches what its own callers pass, and no other function.
    Pass("specialise", "functions that are given structures of different shape are copied", _specialise),
    Pass("specialise-by-contents", "functions that are given bytes in which addresses are are copied where that was not enough",
         _specialise_by_contents),
    Pass("direct-indirect-calls", "calls through pointers become branches to the functions that they may reach", _direct),
    Pass("specialise-constants", "functions that a constant tells what to do are copied for each", _specialise_constants),
    Pass("specialise-again", "functions that are now called directly are copied", _specialise_again),
    Pass("direct-indirect-calls-again", "calls through pointers in these copies", _direct_again),
    Pass("direct-unknown-calls", "calls through pointers from elsewhere become branches to the module's functions", _direct_unknown),
    Pass("specialise-constants-last", "functions that are only now called directly are copied so", _specialise_constants),
    Pass("specialise-last", "copies of those that are given structures of different shape", _specialise_again),
    Pass("forget-arguments", "inputs are equal to nothing that an earlier call left, so that what was kept beside it is computed anew",
         _forget_arguments),
    Pass("raise-otherwise", "what is not known on paths that need not be taken raises an error there",
         lambda state: raise_otherwise(state.module, state.found.program.activity)),
    Pass("mark-accesses", "accesses to numbers and integers in one memory are marked, to be told apart at run time", _mark_accesses),
    Pass("tell-integers", "words that may be numbers are said to be integers where they are computed with, to be told apart at run time",
         _tell_integers),
    Pass("keep-words", "words in registers that may be numbers or integers are kept in memory, where the two are told apart", _keep_words),
    Pass("mark-nests", "where one iteration keeps more than the memory budget, loops inside are to be checkpointed, too", _mark_nests),
    Pass("raise-where-allocated", "where a memory budget is asked for, loops raise where they would allocate what the next iteration uses",
         _raise_where_allocated),
    Pass("checkpoint-loops", "where a memory budget is given, loops that are reversed by checkpoints become functions", _checkpoint),
)  # fmt: skip
"""In the order in which they run, on an analysed program; then `differentiate`, `drop-marks` and `supply-bodies`."""


def _verify(functions: list[Function]) -> None:
    """What was generated is checked where somebody asks; LLVM verifies it in any case."""
    for function in functions:
        problems = verify_function(function)
        if problems:
            raise DifferentiationError(
                "PAD-E900",
                f"'{function.name}'",
                f"the engine made malformed code: {problems[0]}",
                "report this program: it is a defect of polyglot_ad",
            )
