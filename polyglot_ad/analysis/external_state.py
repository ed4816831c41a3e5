"""What a program writes down it may read again: from a character variable, from a scratch file.

Nobody follows numbers through text and files, so a number that is read is a constant to a derivative only if nothing active was written
where it is read from. Output and input are matched by Fortran's units where those are constants; the console is never read again. A
function of the program that takes a variable number of arguments is taken for one that writes (std::to_string)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fnmatch import translate

from polyglot_ad.callees import allocation_of, classify_external
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Function, Value
from polyglot_ad.langs.run_times import RUN_TIMES
from polyglot_ad.process.regex import regex

from .memory import MemoryFacts, Node

_CONSOLE = frozenset[str]().union(*(language.console for language in RUN_TIMES))
"""What writes to the console, and variables that are streams of it."""
_FILES = ("MPI_File_read*", "MPI_File_iread*", "PMPI_File_read*", "PMPI_File_iread*")
_INPUTS = regex("|".join(translate(pattern) for pattern in (*_FILES, *(name for language in RUN_TIMES for name in language.inputs))))
"""What gives numbers that it reads as text, or from a file."""


def round_trips(calls: Iterable[ins.CallBase]) -> Iterator[tuple[ins.CallBase, ins.CallBase]]:
    """(output, input): the second may read what the first wrote."""
    written, read = _written_and_read(calls)
    for output, to in written:
        for taken, origin in read:
            if to & origin or (None in to and origin) or (None in origin and to):
                yield output, taken


def streamed(calls: Iterable[ins.CallBase]) -> tuple[list[ins.CallBase], list[ins.CallBase]]:
    """The calls that write to streams, and those that read numbers from some."""
    written, read = _written_and_read(calls)
    return [call for call, _ in written], [call for call, _ in read]


Units = set[int | None]


def _written_and_read(calls: Iterable[ins.CallBase]) -> tuple[list[tuple[ins.CallBase, Units]], list[tuple[ins.CallBase, Units]]]:
    written: list[tuple[ins.CallBase, Units]] = []
    read: list[tuple[ins.CallBase, Units]] = []
    for call in calls:
        callee = call.called_function
        if callee is None or (callee.blocks and not callee.function_type.variadic):
            continue
        if callee.blocks:
            written.append((call, {None}))
            continue
        external = classify_external(callee.name)
        if reads_numbers(callee.name):
            read.append((call, _units(call)))
        elif external is not None and external.kind == "print" and callee.name not in _CONSOLE and not _to_console(call):
            written.append((call, _units(call)))
    return written, read


def reads_numbers(name: str) -> bool:
    return _INPUTS.match(name) is not None


def changes_numbers(function: Function) -> ins.Instruction | None:
    """Where a function that a library calls (or one that it calls) may write a number to memory that is neither its own nor its result.
    What the library gave to be returned in is the library's."""
    work, seen = [function], {function}
    while work:
        for i in work.pop().instructions():
            callee = i.called_function if isinstance(i, ins.CallBase) else None
            if isinstance(i, ins.Store) and not i.value.type.scalar.is_float:
                continue
            if isinstance(i, ins.Store) or i.opcode == "atomicrmw":
                target: Value = i.operands[1] if isinstance(i, ins.Store) else i.operands[0]
            elif isinstance(i, ins.CallBase) and callee is not None and callee.name.startswith(("llvm.memcpy.", "llvm.memmove.")):
                if any("align 1" in attributes for attributes in i.argument_attributes[:2]):
                    continue  # text
                target = i.operands[0]
            else:
                if isinstance(i, ins.CallBase) and any(
                    _returned_in(i, index) and not _own(given) for index, given in enumerate(i.arguments)
                ):
                    return i
                if callee is not None and callee.blocks and callee not in seen:
                    seen.add(callee)
                    work.append(callee)
                continue
            if not _own(target):
                return i
    return None


def _returned_in(call: ins.CallBase, index: int) -> bool:
    """Whether the callee returns what it returns in this argument, by the call or by the callee's declaration."""
    callee = call.called_function
    declared = callee.arguments[index].attributes if callee is not None and index < len(callee.arguments) else ()
    return any(attribute.startswith("sret") for attribute in (*call.argument_attributes[index], *declared))


def _own(target: Value) -> bool:
    """Whether an address is that of a function's own memory, of what it returns, or of a variable of the engine's that is no state."""
    while isinstance(target, ins.GetElementPtr):
        target = target.pointer
    if isinstance(target, val.Argument):
        return any(attribute.startswith("sret") for attribute in target.attributes)
    if isinstance(target, val.GlobalVariable):
        return target.name.startswith("pad.") and not target.name.startswith("pad.state.")
    return isinstance(target, ins.Alloca) or allocation_of(target) is not None


def _to_console(call: ins.CallBase) -> bool:
    """Whether this writes to a standard stream of C, or of C++, whose operators return the stream."""
    streams = [*call.arguments]
    while streams:
        stream = streams.pop()
        if isinstance(stream, ins.CallBase) and stream.called_function is not None and stream.called_function.name.startswith("_Z"):
            streams += stream.arguments[:1]
        elif isinstance(stream, ins.Load):
            streams.append(stream.pointer)
        elif isinstance(stream, val.GlobalVariable) and stream.name in _CONSOLE:
            return True
    return False


def _units(call: ins.CallBase) -> Units:
    """The units that a statement may be about, None for any, without the console."""
    return next((units for language in RUN_TIMES if (units := language.units_of(call)) is not None), {None})


def called_back(facts: MemoryFacts, call: ins.CallBase) -> tuple[Function, ...]:
    """Functions of the program among all that the arguments of a call lead to."""
    nodes = facts.memory.reachable(facts.node(a) for a in call.arguments if facts.is_pointer(a))
    found, variables = facts.memory.remembered(("kept in", nodes), lambda: _kept_in(nodes))
    for language in RUN_TIMES:
        described = language.finds_procedures(call, variables)
        if described is not None:
            return tuple(function for function in found if function in described)
    return found


def _kept_in(nodes: Iterable[Node]) -> tuple[tuple[Function, ...], tuple[val.GlobalVariable, ...]]:
    """Functions with a body whose addresses are in memory, and the variables of the program that it stands for."""
    functions = dict.fromkeys(f for node in nodes for f in node.functions if isinstance(f, Function) and f.blocks)
    return tuple(functions), tuple(site for node in nodes for site in node.sites if isinstance(site, val.GlobalVariable))
