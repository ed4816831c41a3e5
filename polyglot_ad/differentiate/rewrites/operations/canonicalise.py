"""Rewrites that leave the generators fewer shapes to know. What the program computes is unchanged."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from polyglot_ad.callees import allocator, classify_external
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.layout import data_layout
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.reached import reached
from polyglot_ad.ir.values import Function, Module
from polyglot_ad.langs.run_times import RUN_TIMES
from polyglot_ad.llvm.prepare import optimise_again, simplify
from polyglot_ad.passes import Pass, run_pass
from polyglot_ad.rules import software
from polyglot_ad.rules.scope import scope

from ...blas import lower_routines
from ...mpi import lower_messages, lower_operators, separate_adjoints
from ...parallel import lower_regions
from ...unwinding import lower_exceptions
from ..control.irreducible import make_reducible
from ..control.phis import express_phis
from ..control.trampolines import lower_trampolines
from ..control.unroll import forget_marks, has_short_loops, mark_short_loops
from ..control.variadic import lower_variadic
from ..memory.atomics import lower_atomics
from ..memory.carried_loads import carry_loads
from ..memory.element_sizes import specialise_sizes
from ..memory.joined_loads import part_loads, part_stores
from ..memory.shared_constants import part_constants
from ..memory.unread import drop_unread
from ..words.bit_numbers import lower_bit_numbers
from ..words.byte_words import join_bytes
from ..words.lane_signs import lower_lane_signs
from ..words.magic_rounding import lower_magic_rounding
from ..words.mixed_words import split_mixed_words
from ..words.moved_lanes import move_lanes
from ..words.signs import lower_sign_bits
from ..words.sliced_words import join_pieces
from ..words.undefined_halves import clear_undefined_halves
from .by_value import lower_by_value
from .constrained import lower_constrained
from .inline_assembly import lower_inline_assembly
from .invokes import lower_invokes
from .lanes import lower_lanes
from .pointer_masks import lower_pointer_masks
from .reallocations import lower_reallocations
from .relative_tables import lower_relative_tables


@dataclass
class Form:
    """A program that is brought into the form that is differentiated. `reverse`: also what only reverse mode wants. `unroll`: all short
    loops, not only those that go through the bytes of words."""

    module: Module
    name: str
    reverse: bool
    unroll: bool
    again: bool = False
    """Whether the program was refused with its loops the other way."""
    parallel: bool = False
    """Whether several threads run in it."""
    replaced: bool = False
    """Whether functions were replaced whose bodies LLVM has not optimised yet."""
    changed: bool = False
    """Whether the control flow was changed, so that loops must be brought into their form again."""

    @property
    def root(self) -> Function:
        return self.module.functions[self.name]


class NothingUnrolledError(Exception):
    """A program that is tried `again` has no loops which that would change."""


def canonicalise(module: Module, root: str, reverse: bool, unroll: bool, again: bool = False) -> None:
    """In place, on a prepared module."""
    form = Form(module, root, reverse, unroll, again)
    for one in PASSES:
        run_pass(one, form, module)


def _regions(form: Form) -> None:
    form.parallel = lower_regions(form.module, form.name, form.reverse)


def _trampolines(form: Form) -> None:
    # (A variable of the thread says nothing to the threads that it starts.)
    form.replaced |= not form.parallel and lower_trampolines(form.module, form.root)


def _replacing(rewrite: Callable[[Module], bool]) -> Callable[[Form], None]:
    def run(form: Form) -> None:
        form.replaced |= rewrite(form.module)

    return run


def _changing(rewrite: Callable[[Form], bool]) -> Callable[[Form], None]:
    def run(form: Form) -> None:
        form.changed |= rewrite(form)

    return run


def _sizes(form: Form) -> None:
    if specialise_sizes(form.module):
        form.module.take(parse(optimise_again(print_module(form.module))))  # loops over the words of an element are short then


def _unroll(form: Form) -> None:
    module = form.module
    if form.again and not has_short_loops(module):
        raise NothingUnrolledError
    if mark_short_loops(module, of_bits=not form.unroll) or form.replaced:
        module.take(parse(optimise_again(print_module(module))))
        forget_marks(module)


def _exceptions(form: Form) -> bool:
    module = form.module
    with only_program(module, form.root):
        return lower_exceptions(module, {f for f in module.functions.values() if f.blocks})


def _simplify(form: Form) -> None:
    if form.changed:
        form.module.take(parse(simplify(print_module(form.module))))


def _each(rewrite: Callable[[Function], object]) -> Callable[[Form], None]:
    def run(form: Form) -> None:
        for function in list(form.module.functions.values()):
            if function.blocks:
                rewrite(function)

    return run


def _each_changing(rewrite: Callable[[Function], bool]) -> Callable[[Form], None]:
    def run(form: Form) -> None:
        for function in list(form.module.functions.values()):
            if function.blocks:
                form.changed |= rewrite(function)

    return run


def _each_in(rewrite: Callable[[Form, Function], object], reverse: bool = False) -> Callable[[Form], None]:
    def run(form: Form) -> None:
        if reverse and not form.reverse:
            return
        for function in list(form.module.functions.values()):
            if function.blocks:
                rewrite(form, function)

    return run


def _carry_loads(form: Form, function: Function) -> None:
    # (Which thread adds to which adjoints is known of loads, not of what they carry.)
    if not form.parallel:
        carry_loads(function, data_layout(form.module.data_layout))


PASSES: tuple[Pass[Form], ...] = (
    Pass("lower-relative-tables", "constant tables of distances are tables of addresses", lambda form: lower_relative_tables(form.module)),
    Pass("join-pieces", "addresses that are moved in pieces are moved whole", lambda form: join_pieces(form.module)),
    Pass("lower-regions", "forks, tasks and threads become calls of what they run", _regions),
    Pass("lower-trampolines", "addresses of internal procedures with their frames are those of functions", _trampolines),
    Pass("lower-variadic", "variable lists of arguments become arguments", _replacing(lower_variadic)),
    Pass("lower-routines", "calls of BLAS and LAPACK get one form", _replacing(lower_routines)),
    Pass("lower-operators", "operators of MPI that the program makes", _replacing(lower_operators)),
    Pass("specialise-sizes", "functions that are told how large elements are are copied", _sizes),
    Pass("unroll-short-loops", "short loops of constant length are unrolled", _unroll),
    Pass("join-pieces-again", "those into which the optimiser has cut more since", lambda form: join_pieces(form.module)),
    Pass("lower-relative-tables-again", "those that the optimiser has made since", lambda form: lower_relative_tables(form.module)),
    Pass("lower-pointer-masks", "addresses with some of their bits cleared are computed as integers",
         lambda form: lower_pointer_masks(form.module)),
    Pass("part-constants", "constants without an address of their own are copied for each use", lambda form: part_constants(form.module)),
    Pass("lower-messages", "calls of MPI get one form", _changing(lambda form: lower_messages(form.module))),
    Pass("separate-adjoints", "communicators of their own for adjoints, where messages may be mistaken",
         _changing(lambda form: form.reverse and separate_adjoints(form.module, form.root))),
    Pass("lower-exceptions", "exceptions that the program catches become values", _changing(_exceptions)),
    Pass("lower-invokes", "invokes that only clean up become calls", _each_changing(lambda function: lower_invokes(function))),
    Pass("unify-returns", "one return per function", _each(lambda function: _unify_returns(function))),
    Pass("make-reducible", "loops have one entry", _each_changing(make_reducible)),
    Pass("lower-by-value", "parameters passed by value are copied by the callee",
         _each_in(lambda form, function: lower_by_value(form.module, function))),
    Pass("drop-unread", "what is written to local memory that nobody reads is not", lambda form: drop_unread(form.module)),
    Pass("lower-inline-assembly", "assembly that does nothing, or is an instruction, goes", _each(lower_inline_assembly)),
    Pass("lower-constrained", "constrained arithmetic becomes plain", _each(lower_constrained)),
    Pass("move-lanes", "numbers that move between lanes as bits move as numbers", _each(move_lanes)),
    Pass("lower-sign-bits", "sign bits of numbers as integers become operations on numbers", _each(lower_sign_bits)),
    Pass("lower-lane-signs", "the same in vectors", _each(lower_lane_signs)),
    Pass("lower-magic-rounding", "rounding by adding a large number becomes rounding", _each(lower_magic_rounding)),
    Pass("clear-undefined-halves", "words of which one part was never written are the other", _each(clear_undefined_halves)),
    Pass("join-bytes", "words that are written and read byte by byte are stored and loaded", _each(join_bytes)),
    Pass("split-mixed-words", "words of an integer and a float side by side are two",
         lambda form: split_mixed_words(form.module, form.name)),
    Pass("lower-bit-numbers", "numbers made of exponents and mantissas become operations on numbers", _each(lower_bit_numbers)),
    Pass("lower-lanes", "masked accesses and gathers become branches and accesses",
         _each_in(lambda form, function: lower_lanes(function, data_layout(form.module.data_layout)))),
    Pass("part-loads", "loads through phis and selects of addresses of different objects are phis of loads", _each_changing(part_loads)),
    Pass("part-stores", "stores of phis of addresses through others, and frees of them, are several", _each_changing(part_stores)),
    Pass("forget-alignment", "accesses claim no more alignment than scalars need", _each(lambda function: _forget_alignment(function))),
    Pass("lower-atomics", "atomic updates become loads and stores where one thread runs, or one form",
         _each_in(lambda form, function: lower_atomics(function, not form.parallel))),
    Pass("express-phis", "phis that stand for expressions become expressions (reverse mode)",
         _each_in(lambda form, function: express_phis(function), reverse=True)),
    Pass("lower-reallocations", "realloc becomes allocating, copying and freeing (reverse mode)",
         _each_in(lambda form, function: lower_reallocations(form.module, function), reverse=True)),
    Pass("simplify-loops", "loops in simplified and LCSSA form again", _simplify),
    Pass("carry-loads", "what a loop reads again as it goes along an array is carried from iteration to iteration (reverse mode)",
         _each_in(_carry_loads, reverse=True)),
)  # fmt: skip
"""In the order in which they run."""


# the program's extent -----------------------------------------------------------------------------------------------------------


@contextmanager
def only_program(module: Module, root: Function, others: Sequence[Function] = ()) -> Iterator[None]:
    """While this lasts, functions that the root does not reach have no bodies, and neither have those whose meaning the tables of `rules`
    give: allocators and math functions that a language brings as code are not to be looked into. `others` are reached, too."""
    kept = reached_program(root, *others)
    bodies = {f: f.blocks for f in module.functions.values() if f.blocks and f not in kept}
    try:
        for function in bodies:
            function.blocks = []
        yield
    finally:
        for function, blocks in bodies.items():
            if not function.blocks:
                function.blocks = blocks


def reached_program(*roots: Function) -> set[Function]:
    """What they reach without going through functions whose meaning the tables give."""
    return {f for root in roots for f in reached([root], lambda f: not _known(f.name))}


def _known(name: str) -> bool:
    """Whether a function with a body is one of a language's own that the tables know, or that has a rule of the program's own. A
    program's own `times` or `gamma` is neither."""
    if name in scope().hidden:
        return True
    if name.startswith(("pad.unwind.", "pad.blas.")):
        return True
    if name.startswith("pad."):
        return allocator(name) is not None or classify_external(name) is not None or software(name) is not None
    return software(name) is not None or any(language.allocator_of(name) is not None for language in RUN_TIMES)


def _unify_returns(function: Function) -> None:
    """A function has one return, so that what it returns is one value, which the analyses know."""
    returns = [b for b in function.blocks if b.instructions and b.terminator.opcode == "ret"]
    if len(returns) < 2:
        return
    incoming = [(b.terminator.operands[0], b) for b in returns if b.terminator.operands]
    exit = function.add_block("exit")
    for block in returns:
        block.terminator.erase()
        Builder(block).br(exit)
    b = Builder(exit)
    b.ret(b.phi(incoming[0][0].type, incoming, "result") if incoming else None)


# alignment ----------------------------------------------------------------------------------------------------------------------


def _forget_alignment(function: Function) -> None:
    """What a program finds out about an address (by masking it, or by a test of its low bits before a loop over vectors) need not hold of
    its shadow's: that is as far from the shadow of the block as the address is from the block. Accesses claim no more than their scalars
    need; what the alignment of an object itself says, LLVM knows in any case."""
    for i in function.instructions():
        if isinstance(i, ins.Load | ins.Store) and i.align > _NATURAL:
            i.align = _NATURAL
        elif isinstance(i, ins.Call) and i.called_function is not None and i.called_function.name.startswith(_MOVING_BYTES):
            i.argument_attributes = [
                tuple(f"align {_NATURAL}" if _claims_more(word) else word for word in words) for words in i.argument_attributes
            ]


_NATURAL = 8
_MOVING_BYTES = ("llvm.memcpy", "llvm.memmove", "llvm.memset")


def _claims_more(attribute: str) -> bool:
    return attribute.startswith("align ") and int(attribute[6:]) > _NATURAL
