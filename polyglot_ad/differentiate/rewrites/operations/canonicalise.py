"""Rewrites that leave the generators fewer shapes to know. What the program computes is unchanged."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.callees import allocation_of, allocator, classify_external
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.layout import data_layout
from polyglot_ad.ir.parser import parse, parse_type
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.reached import reached
from polyglot_ad.ir.values import Block, Function, Module, Value
from polyglot_ad.langs.cxx import exceptions as cxx
from polyglot_ad.langs.run_times import RUN_TIMES
from polyglot_ad.llvm.prepare import optimise_again, simplify
from polyglot_ad.passes import Pass, run_pass
from polyglot_ad.rules import software
from polyglot_ad.rules.scope import scope

from ...blas import lower_routines
from ...mpi import lower_messages, lower_operators, separate_adjoints
from ...parallel import lower_regions
from ...unwinding import lower_exceptions
from ..control.blocks import remove_unreachable
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
from ..words.bit_numbers import lower_bit_numbers
from ..words.byte_words import join_bytes
from ..words.lane_signs import lower_lane_signs
from ..words.magic_rounding import lower_magic_rounding
from ..words.mixed_words import split_mixed_words
from ..words.moved_lanes import move_lanes
from ..words.signs import lower_sign_bits
from ..words.sliced_words import join_pieces
from ..words.undefined_halves import clear_undefined_halves
from .constrained import lower_constrained
from .inline_assembly import lower_inline_assembly
from .lanes import lower_lanes


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
    Pass("join-pieces", "addresses that are moved in pieces are moved whole", lambda form: join_pieces(form.module)),
    Pass("lower-regions", "forks, tasks and threads become calls of what they run", _regions),
    Pass("lower-trampolines", "addresses of internal procedures with their frames are those of functions", _trampolines),
    Pass("lower-variadic", "variable lists of arguments become arguments", _replacing(lower_variadic)),
    Pass("lower-routines", "calls of BLAS and LAPACK get one form", _replacing(lower_routines)),
    Pass("lower-operators", "operators of MPI that the program makes", _replacing(lower_operators)),
    Pass("specialise-sizes", "functions that are told how large elements are are copied", _sizes),
    Pass("unroll-short-loops", "short loops of constant length are unrolled", _unroll),
    Pass("join-pieces-again", "those into which the optimiser has cut more since", lambda form: join_pieces(form.module)),
    Pass("part-constants", "constants without an address of their own are copied for each use", lambda form: part_constants(form.module)),
    Pass("lower-messages", "calls of MPI get one form", _changing(lambda form: lower_messages(form.module))),
    Pass("separate-adjoints", "communicators of their own for adjoints, where messages may be mistaken",
         _changing(lambda form: form.reverse and separate_adjoints(form.module, form.root))),
    Pass("lower-exceptions", "exceptions that the program catches become values", _changing(_exceptions)),
    Pass("lower-invokes", "invokes that only clean up become calls", _each_changing(lambda function: _lower_invokes(function))),
    Pass("unify-returns", "one return per function", _each(lambda function: _unify_returns(function))),
    Pass("make-reducible", "loops have one entry", _each_changing(make_reducible)),
    Pass("lower-by-value", "parameters passed by value are copied by the callee",
         _each_in(lambda form, function: _lower_by_value(form.module, function))),
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
    Pass("part-loads", "loads through phis of addresses of different objects are phis of loads", _each_changing(part_loads)),
    Pass("part-stores", "stores of phis of addresses through others, and frees of them, are several", _each_changing(part_stores)),
    Pass("forget-alignment", "accesses claim no more alignment than scalars need", _each(lambda function: _forget_alignment(function))),
    Pass("lower-atomics", "atomic updates become loads and stores where one thread runs, or one form",
         _each_in(lambda form, function: lower_atomics(function, not form.parallel))),
    Pass("express-phis", "phis that stand for expressions become expressions (reverse mode)",
         _each_in(lambda form, function: express_phis(function), reverse=True)),
    Pass("lower-reallocations", "realloc becomes allocating, copying and freeing (reverse mode)",
         _each_in(lambda form, function: _lower_reallocations(form.module, function), reverse=True)),
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


# exceptions ---------------------------------------------------------------------------------------------------------------------


def _lower_invokes(function: Function) -> bool:
    """An invoke whose handler only cleans up and goes on unwinding becomes a call: the exception leaves the derivative as it leaves the
    primal, without the cleaning."""
    changed = False
    flow = ControlFlow(function)
    returning = [b for b in flow.order if b.terminator.opcode == "ret"]
    for block in flow.order:
        invoke = block.terminator
        if not isinstance(invoke, ins.Invoke):
            continue
        normal, unwind = invoke.targets
        if any(b is unwind or (flow.reachable[unwind] >> flow.index[b]) & 1 for b in returning):
            continue
        terminate = _terminates(unwind)
        if terminate is not None and invoke.called_function is not None and invoke.called_function.name == cxx.THROW:
            # What may not be left by an exception ends the program.
            b = Builder(before=invoke)
            b.call(terminate, [])
            b.unreachable()
            invoke.erase()
            changed = True
            continue
        call = ins.Call(invoke.callee, invoke.arguments, invoke.function_type, invoke.name, invoke.flags)
        call.argument_attributes, call.attributes = list(invoke.argument_attributes), invoke.attributes
        call.result_attributes, call.calling_convention = invoke.result_attributes, invoke.calling_convention
        call.metadata = {"dbg": invoke.metadata["dbg"]} if "dbg" in invoke.metadata else {}
        call.debug_records, invoke.debug_records = invoke.debug_records, []
        block.insert(len(block.instructions) - 1, call)
        invoke.replace_all_uses_with(call)
        invoke.erase()
        Builder(block).br(normal)
        changed = True
    if changed:
        remove_unreachable(function)
    return changed


def _terminates(pad: Block) -> Function | None:
    """std::terminate, if a landing pad only calls it."""
    module = pad.function.module if pad.function is not None else None
    calls = [i.called_function for i in pad.instructions if isinstance(i, ins.Call)]
    if module is None or pad.terminator.opcode != "unreachable" or len(calls) != 1 or calls[0] is None:
        return None
    if calls[0].name not in cxx.ENDS_PROGRAM:
        return None
    return module.functions.get(cxx.TERMINATE)


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


# parameters passed by value -----------------------------------------------------------------------------------------------------


def _lower_by_value(module: Module, function: Function) -> None:
    """A parameter `byval(T)` of a function that is only called directly becomes a pointer that the callee copies."""
    marked = [(a, _by_value_type(module, a.attributes)) for a in function.arguments]
    if not any(type is not None for _, type in marked):
        return
    calls = list(function.users)
    if not all(isinstance(c, ins.CallBase) and c.called_function is function for c in calls):
        return
    layout = data_layout(module.data_layout)
    b = Builder(before=function.entry.instructions[0])
    for argument, type in marked:
        if type is None:
            continue
        argument.attributes = tuple(a for a in argument.attributes if not a.startswith(("byval", "align")))
        users = list(argument.users)
        local = b.alloca(type, name=f"{argument.name}.value", align=max(8, layout.align(type)))
        size = const_int(ty.I64, layout.size(type))
        b.call_named("llvm.memcpy.p0.p0.i64", ty.VOID, [local, argument, size, const_int(ty.I1, 0)])
        for user in users:
            for index, operand in enumerate(user.operands):
                if operand is argument:
                    user.set_operand(index, local)
        for call in calls:
            assert isinstance(call, ins.CallBase)
            kept = call.argument_attributes[argument.index]
            call.argument_attributes[argument.index] = tuple(a for a in kept if not a.startswith(("byval", "align")))
            if isinstance(call, ins.Call):
                call.tail = ""  # what was passed by value is the caller's own now


def _by_value_type(module: Module, attributes: tuple[str, ...]) -> ty.Type | None:
    for attribute in attributes:
        if attribute.startswith("byval("):
            return parse_type(attribute[6:-1], module)
    return None


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


# reallocation -------------------------------------------------------------------------------------------------------------------


def _lower_reallocations(module: Module, function: Function) -> None:
    """realloc(p, n) becomes an allocation of n bytes, a copy of what fits, and a free: shapes with known adjoints."""
    for call in list(function.instructions()):
        if not isinstance(call, ins.Call) or call.called_function is None:
            continue
        row = allocation_of(call)
        if row is None or row.kind != "realloc" or row.pointer is None or len(row.size) not in (1, 2):
            continue
        if not row.allocates:
            continue
        assert call.block is not None
        extra = [call.arguments[row.align]] if row.align is not None else []
        sized: list[ty.Type] = [ty.I64, *(ty.I64 for _ in extra)]
        allocate = _declared(module, row.allocates, ty.PTR, sized)
        free = _declared(module, row.free, ty.VOID, [ty.PTR, *(sized if row.old_size is not None else [])])
        b = Builder(before=call)
        old, size = call.arguments[row.pointer], _product(b, [call.arguments[place] for place in row.size])
        had: Value = call.arguments[row.old_size] if row.old_size is not None else b.call_named("malloc_usable_size", ty.I64, [old])
        new = b.call(allocate, [size, *extra], name=call.name)
        new.metadata = {"dbg": call.metadata["dbg"]} if "dbg" in call.metadata else {}
        amount = b.call_named("llvm.umin.i64", ty.I64, [had, size])
        b.call_named("llvm.memcpy.p0.p0.i64", ty.VOID, [new, old, amount, const_int(ty.I1, 0)])
        b.call(free, [old, had, *extra] if row.old_size is not None else [old])
        call.replace_all_uses_with(new)
        call.erase()


def _product(b: Builder, factors: list[Value]) -> Value:
    """The bytes that reallocarray asks for: more than there are where their number overflows."""
    if len(factors) == 1:
        return factors[0]
    checked = b.call_named("llvm.umul.with.overflow.i64", ty.StructType((ty.I64, ty.I1)), factors)
    return b.select(b.extract_value(checked, 1), const_int(ty.I64, -1), b.extract_value(checked, 0))


def _declared(module: Module, name: str, result: ty.Type, parameters: list[ty.Type]) -> Function:
    found = module.functions.get(name)
    return found if found is not None else module.add_function(Function(name, ty.function(result, parameters)))
