"""What a program writes down it may read again: from a character variable, from a scratch file.

Nobody follows numbers through text and files, so a number that is read is a constant to a derivative only if nothing active was written
where it is read from. Output and input are matched by Fortran's units where those are constants; the console is never read again. A
function of the program that takes a variable number of arguments is taken for one that writes (std::to_string)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from fnmatch import translate

from polyglot_ad.callees import allocation_of, classify_external
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.reached import mentioned
from polyglot_ad.ir.values import Function, Value
from polyglot_ad.langs.run_times import RUN_TIMES

from .memory import MemoryFacts, Node

_CONSOLE = frozenset[str]().union(*(language.console for language in RUN_TIMES))
"""What writes to the console, and variables that are streams of it."""
_FILES = ("MPI_File_read*", "MPI_File_iread*", "PMPI_File_read*", "PMPI_File_iread*")
_INPUTS = re.compile("|".join(translate(pattern) for pattern in (*_FILES, *(name for language in RUN_TIMES for name in language.inputs))))
"""What gives numbers that it reads as text, or from a file."""
_CONSOLE_UNITS = (5, 6)
"""Of Fortran."""
INTERNAL = -1000
"""Stands for a unit: a character variable."""


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
    """Where a function (or one that it calls) may write a number to memory that is not its own."""
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
                if callee is not None and callee.blocks and callee not in seen:
                    seen.add(callee)
                    work.append(callee)
                continue
            while isinstance(target, ins.GetElementPtr):
                target = target.pointer
            ours = isinstance(target, val.GlobalVariable) and target.name.startswith("pad.") and not target.name.startswith("pad.state.")
            if not ours and not isinstance(target, ins.Alloca) and allocation_of(target) is None:
                return i
    return None


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


def _units(call: ins.CallBase) -> set[int | None]:
    """The units that a statement may be about, None for any, without the console. Statements may have been joined."""
    assert call.called_function is not None
    if not call.called_function.name.startswith("_FortranAio") or not call.arguments:
        return {None}
    found: set[int | None] = set()
    work, seen = [call.arguments[0]], set[Value]()
    while work:
        begin = work.pop()
        if begin in seen:
            continue
        seen.add(begin)
        if isinstance(begin, ins.Phi):
            work += begin.operands
        elif isinstance(begin, ins.Select):
            work += begin.operands[1:]
        else:
            found.add(_unit(begin))
    return found - set(_CONSOLE_UNITS)


def _unit(begin: Value) -> int | None:
    if not isinstance(begin, ins.CallBase) or begin.called_function is None:
        return None
    if "Internal" in begin.called_function.name:
        return INTERNAL
    # the unit is the first integer of 32 bits, the line of the source the last
    integers = [a for a in begin.arguments if str(a.type) == "i32"]
    return integers[0].value if len(integers) > 1 and isinstance(integers[0], val.ConstantInt) else None


def called_back(facts: MemoryFacts, call: ins.CallBase) -> list[Function]:
    """Functions of the program among all that the arguments of a call lead to."""
    seen: set[Node] = set()
    work = [facts.node(a) for a in call.arguments if facts.is_pointer(a)]
    found: dict[Function, None] = {}
    while work:
        node = work.pop().find()[0]
        if node in seen:
            continue
        seen.add(node)
        found.update(dict.fromkeys(f for f in node.functions if isinstance(f, Function) and f.blocks))
        for location in node.locations():
            content = location.content.find()
            if content.may_point:
                work.append(facts.memory.target(content)[0])
    callee = call.called_function
    if callee is not None and callee.name.startswith("_FortranA"):
        return [function for function in found if function in _special(seen, callee.name.startswith("_FortranAio"))]
    return list(found)


_SPECIAL = "_QM__fortran_type_infoTspecialbinding"
_INPUT_OUTPUT, _FINAL = range(3, 7), 7
"""Numbers of flang for what procedures of a derived type the library calls: its input and output, and from the second on finalizers."""


def _special(nodes: Iterable[Node], of_io: bool) -> set[Function]:
    """The procedures that Fortran's library finds in what describes derived types."""
    found: set[Function] = set()
    for variable in [site for node in nodes for site in node.sites if isinstance(site, val.GlobalVariable)]:
        for row in variable.initializer.elements if isinstance(variable.initializer, val.ConstantAggregate) else ():
            if not isinstance(row.type, ty.StructType) or not (row.type.name or "").startswith(_SPECIAL):
                continue
            which = row.elements[0] if isinstance(row, val.ConstantAggregate) else None
            if isinstance(which, val.ConstantInt) and (which.value in _INPUT_OUTPUT if of_io else which.value >= _FINAL):
                found |= mentioned([row])
    return found
