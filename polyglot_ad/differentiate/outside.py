"""Refusals at calls of library functions that have no derivative: numbers that they bring in, and functions that they call back."""

from __future__ import annotations

from polyglot_ad.analysis.activity import external_for
from polyglot_ad.analysis.memory import Location, Node
from polyglot_ad.analysis.outside import changes_numbers, reads_numbers
from polyglot_ad.callees import External
from polyglot_ad.errors import DifferentiationError
from polyglot_ad.ir.instructions import CallBase
from polyglot_ad.ir.values import ConstantInt, Function, Value
from polyglot_ad.rules.scope import scope

from .clone import Clone
from .program import Program

_WIN_BASE = (0x66000001, 601, 7)
"""MPI_WIN_BASE in MPICH, in the standard's binary interface, in Open MPI."""


def refuse_outside(program: Program, call: CallBase, clone: Clone) -> None:
    """Raise when what the call does could be missing in the derivative."""
    source = clone.source_of(call)
    assert isinstance(source, CallBase) and call.called_function is not None
    row = external_for(source)
    assert row is not None
    if (error := _refusal(program, source, row)) is not None:
        raise error


def _refusal(program: Program, call: CallBase, row: External) -> DifferentiationError | None:
    assert call.called_function is not None
    what = f"a call of '{call.called_function.name}'"
    brings_numbers = reads_numbers(call.called_function.name)
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
    for function in _called_back(program, call) if row.calls else ():
        if (change := changes_numbers(function)) is not None:
            return program.refuse(
                "PAD-E301", what, change, "it calls a function of the program that may change numbers, which the derivative does not see",
                "format without changing anything",
            )  # fmt: skip
    return None


def _written(program: Program, call: CallBase, row: External) -> list[Location]:
    """Where the numbers go: one number, or bytes from there on."""
    found: list[Location] = []
    for index, argument in enumerate(call.arguments):
        if not row.writes_argument(index) or not program.facts.is_pointer(argument):
            continue
        node, offset = program.facts.pointer(argument)
        if row.deep:
            found += [location for reached in program.activity.reachable_nodes(argument) for location in reached.locations()]
        elif program.facts.memory.spread(program.facts.content(argument)) is not None or node.stride or node.regions:
            found += node.locations()
        else:
            found += [walk.location for walk in node.walks]
            found += [x for (at, _), (length, x) in node.entries.items() if at + length > offset and (at <= offset or row.size)]
    return found


def _gives_kept_address(program: Program, call: CallBase) -> bool:
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


def _overwritten(program: Program, call: CallBase) -> list[Location]:
    """What an inactive function of the program writes."""
    assert call.called_function is not None
    parameters, variables = scope().overwritten.get(call.called_function.name, (frozenset(), frozenset()))
    places: list[Value] = [call.arguments[k] for k in parameters if k < len(call.arguments)]
    places += [program.module.globals[name] for name in variables if name in program.module.globals]
    return [location for place in places if program.facts.is_pointer(place) for location in program.facts.all_locations(place)]


def _called_back(program: Program, call: CallBase) -> list[Function]:
    """Functions of the program among all that the arguments lead to."""
    seen: set[Node] = set()
    work: list[Value | Node] = list(call.arguments)
    found: dict[Function, None] = {}
    while work:
        at = work.pop()
        if isinstance(at, Value):
            if not program.facts.is_pointer(at):
                continue
            at = program.facts.node(at)
        node = at.find()[0]
        if node in seen:
            continue
        seen.add(node)
        found.update(dict.fromkeys(f for f in node.functions if isinstance(f, Function) and f.blocks))
        for location in node.locations():
            content = location.content.find()
            if content.may_point:
                work.append(program.facts.memory.target(content)[0])
    return list(found)
