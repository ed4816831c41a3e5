"""Refusals at calls of library functions that have no derivative: numbers that they bring in, and functions that they call back."""

from __future__ import annotations

from polyglot_ad.analysis.external_state import called_back, changes_numbers, reads_numbers
from polyglot_ad.analysis.memory import Location
from polyglot_ad.callees import External, describe
from polyglot_ad.errors import DifferentiationError
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.instructions import Alloca, CallBase, Instruction, Load, Store
from polyglot_ad.ir.values import ConstantInt, ConstantNull, Function, GlobalVariable, Value
from polyglot_ad.rules.scope import scope

from ..clone import Clone
from ..context import ProgramContext
from ..shadows.pointers import Shadows

_ERROR_TEXT = "pad.error.text"
"""Where the run-time library writes what a program says as it gives up."""

_WRITING = ("print", "string", "system", "clock", "stream")
_WIN_BASE = (0x66000001, 601, 7)
"""MPI_WIN_BASE in MPICH, in the standard's binary interface, in Open MPI."""


def refuse_outside(program: ProgramContext, call: CallBase, clone: Clone) -> None:
    """Raise when what the call does could be missing in the derivative."""
    source = clone.source_of(call)
    assert isinstance(source, CallBase) and call.called_function is not None
    row = describe(source).external
    assert row is not None
    if (error := _refusal(program, source, row)) is not None:
        raise error


def refuse_finalizers(program: ProgramContext, call: CallBase, clone: Clone) -> None:
    """Raise when a deallocation calls procedures that work with active data."""
    source = clone.source_of(call)
    assert isinstance(source, CallBase)
    for function in called_back(program.facts, source) if describe(source).calls else ():
        if program.activity.needs_derivative(function):
            raise program.refuse(
                "PAD-E301",
                "a deallocation",
                call,
                "the library calls a finalizer that works with active data",
                "call its work where it is due",
            )


def shadows_passed(b: Builder, call: CallBase, row: External, shadows: Shadows) -> list[Value]:
    """The shadows of a result that is an argument's address, or that of some byte of what it points into."""
    assert row.passes is not None
    start = call.arguments[row.passes]
    found = [shadows.of(start, lane) for lane in range(shadows.width)]
    if not row.within:
        return found
    distance = b.sub(b.cast("ptrtoint", call, ty.I64), b.cast("ptrtoint", start, ty.I64))
    nothing = b.icmp("eq", call, ConstantNull(ty.PTR))
    return [b.select(nothing, ConstantNull(ty.PTR), b.gep(ty.I8, shadow, [distance])) for shadow in found]


def _refusal(program: ProgramContext, call: CallBase, row: External) -> DifferentiationError | None:
    assert call.called_function is not None
    what = f"a call of '{call.called_function.name}'"
    brings_numbers = reads_numbers(call.called_function.name) or row.parses
    if brings_numbers and program.activity.is_active(call):
        return program.refuse(
            "PAD-E301", what, call, "it may read what the program wrote, and numbers are not followed through text and files",
            "pass numbers in variables; read input before the differentiated function",
        )  # fmt: skip
    if (brings_numbers or row.kind == "random") and any(map(program.activity.is_active_location, _written(program, call, row))):
        return program.refuse(
            "PAD-E301", what, call, "it writes numbers where active ones are at other times, whose derivatives would stay",
            "let it write to a variable of its own, and copy",
        )  # fmt: skip
    active = program.activity.is_active_location
    # The text of an error is read by nobody in the program.
    copies = row.copies and not (isinstance(call.arguments[0], GlobalVariable) and call.arguments[0].name == _ERROR_TEXT)
    copied = [x for written in (False, True) for x in program.activity.graph.text.numbers_copied(call, row, written)] if copies else []
    if any(map(active, copied)):
        return program.refuse(
            "PAD-E301", what, call, "it copies bytes of numbers that are active as if they were text",
            "copy numbers by assignment or with memcpy",
        )  # fmt: skip
    formats = row.calls and row.kind == "print"
    places = row.gives if row.kind == "string" else (*row.keeps, *row.gives)  # (of text, what is copied has been looked at)
    kept = [call if k < 0 else call.arguments[k] for k in places if k < len(call.arguments)]
    kept += [call] if row.holds is not None else []
    if row.kind in _WRITING and not row.deep and any(map(active, _written(program, call, row))):
        return program.refuse(
            "PAD-E301", what, call, "it writes to memory that carries derivatives, and these would stay what they were",
            "let it write to a variable of its own",
        )  # fmt: skip
    if formats and any(program.activity.points_to_shadowed(location.content) for location in _written(program, call, row)):
        return program.refuse(
            "PAD-E301", what, call,
            "what it calls back may store the address of memory that may hold active data: that of its shadow is not known",
            "keep text apart from bytes of numbers; in Rust make it with `format!`, whose memory is its own",
        )  # fmt: skip
    if any(map(program.activity.has_shadow, kept)):
        return program.refuse(
            "PAD-E301", what, call,
            "it keeps the address of memory with active data, or gives one that was kept: that of its shadow is not known",
            "keep the pointer in a variable",
        )  # fmt: skip
    if describe(call).calls and not formats and any(map(program.activity.needs_derivative, called_back(program.facts, call))):
        return program.refuse(
            "PAD-E301", what, call, "the library calls a function of the program that works with active data",
            "call the function where its work is to be done",
        )  # fmt: skip
    if row.kind == "inactive" and any(map(program.activity.is_active_location, _overwritten(program, call))):
        return program.refuse(
            "PAD-E307", f"{what}, which is said to be inactive", call,
            "it writes to memory that carries derivatives, and these would stay what they were",
            "let it write to memory of its own, or give it a custom rule (docs/custom-rules.md)",
        )  # fmt: skip
    if _gives_kept_address(program, call):
        return program.refuse(
            "PAD-E309", what, call, "it gives the address of memory, or one that was kept as an attribute; that of its shadow is not known",
            "keep the pointer in a variable",
        )  # fmt: skip
    if row.later is not None and (change := _changes_later(program, call, *row.later)) is not None:
        return program.refuse(
            "PAD-E301", what, change, "it works with numbers when a thread ends, which the derivative does not see",
            "call the function where its work is to be done",
        )  # fmt: skip
    for function in called_back(program.facts, call) if formats else ():
        if (change := changes_numbers(function)) is not None:
            return program.refuse(
                "PAD-E301", what, change, "it calls a function of the program that may change numbers, which the derivative does not see",
                "format without changing anything",
            )  # fmt: skip
    return None


def _changes_later(program: ProgramContext, call: CallBase, function: int, given: int) -> Instruction | None:
    """Where the destructor of a thread's variable does more than to let go of what the variable holds."""
    activity, own = program.activity, program.facts.node(call.arguments[given])
    first = call.arguments[function]
    if not isinstance(first, Function) or not first.blocks:
        return call if activity.has_shadow(call.arguments[given]) else None
    work, seen = [first], {first}
    while work:
        for i in work.pop().instructions():
            if isinstance(i, CallBase):
                callees = activity.graph.callees(i)
                work += [f for f in callees if f not in seen]
                seen.update(callees)
                allocator = describe(i).allocator
                if callees or (allocator is not None and allocator.kind == "free"):
                    continue
            if not activity.touches(i) or (isinstance(i, (Load, Alloca)) and i.type.is_pointer):
                continue
            if isinstance(i, Store) and program.facts.is_pointer(i.value) and program.facts.node(i.pointer) is own:
                continue
            return i
    return None


def _written(program: ProgramContext, call: CallBase, row: External) -> list[Location]:
    """Where the numbers go: one number, or bytes from there on."""
    found: list[Location] = []
    for index, argument in enumerate(call.arguments):
        if not row.writes_argument(index) or not program.facts.is_pointer(argument):
            continue
        node, offset = program.facts.pointer(argument)
        if row.deep:
            found += [location for one in program.activity.graph.reached.nodes(argument) for location in one.locations()]
        elif index in row.integers and (reached := _run_of(program, argument)) is not None:
            found += reached
        elif program.facts.memory.spread(program.facts.content(argument)) is not None or node.stride or node.regions:
            found += node.locations()
        else:
            found += [walk.location for walk in node.walks]
            found += [x for (at, _), (length, x) in node.entries.items() if at + length > offset and (at <= offset or row.size)]
    return found


def _run_of(program: ProgramContext, pointer: Value) -> list[Location] | None:
    """The scalars that integers are written to from a pointer on, where it is known which that is: the one that begins there, and the run
    (an array, neighbours of one size) that it is in. No integer is written to where numbers begin."""
    node, offset = program.facts.pointer(pointer)
    if node.stride or node.walks or program.facts.memory.spread(program.facts.content(pointer)) is not None:
        return None
    runs = [region for region in node.regions if node.inside(region, offset) is not None]
    return [
        x
        for (at, _), (length, x) in node.entries.items()
        if at <= offset < at + length or any(node.inside(run, at) is not None for run in runs)
    ]


def _gives_kept_address(program: ProgramContext, call: CallBase) -> bool:
    """Whether a call asks MPI for the memory of a window, or for an attribute that leads to active numbers."""
    assert call.called_function is not None
    name = call.called_function.name.removeprefix("P")
    if name not in ("MPI_Win_get_attr", "MPI_Comm_get_attr", "MPI_Type_get_attr", "MPI_Attr_get"):
        return False
    keyval, place = call.arguments[1:3]
    if name == "MPI_Win_get_attr" and isinstance(keyval, ConstantInt) and keyval.value in _WIN_BASE:
        return True
    facts = program.facts
    found = facts.memory.reach(facts.content(place), 0, facts.layout.pointer_size(), "ptr")
    return program.activity.points_to_shadowed(found.content)


def _overwritten(program: ProgramContext, call: CallBase) -> list[Location]:
    """What an inactive function of the program writes."""
    assert call.called_function is not None
    parameters, variables = scope().overwritten.get(call.called_function.name, (frozenset(), frozenset()))
    places: list[Value] = [call.arguments[k] for k in parameters if k < len(call.arguments)]
    places += [program.module.globals[name] for name in variables if name in program.module.globals]
    return [location for place in places if program.facts.is_pointer(place) for location in program.facts.all_locations(place)]
