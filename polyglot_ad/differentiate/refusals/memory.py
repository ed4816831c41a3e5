"""What a refusal says of memory that holds numbers and integers: which memory it is, by the user's names, what is read from it as what, and
where something else is written to it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from polyglot_ad.analysis.memory import Node
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import metadata
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.values import Argument, Function, GlobalVariable, Value
from polyglot_ad.symbols import STATE

from .errors import location_of

if TYPE_CHECKING:
    from polyglot_ad.analysis.activity import ActivityAnalysis

_MOST = 3
"""Variables that are named."""
_BEHIND = 400
"""Values behind a refused one that are looked at."""
_DESCRIBED = re.compile(r"!dbg (!\d+)")
_NUMBERS: dict[ty.Type, str] = {ty.DOUBLE: "a double", ty.FLOAT: "a float", ty.X86_FP80: "a long double"}


def memory_behind(names: MemoryNames, i: ins.Instruction) -> str:
    """A sentence's end about the read of bits that an instruction depends on; "" where that is not found or has no place in a source."""
    activity = names.activity
    load = _read_behind(activity, i)
    if load is None or not (place := location_of(load)):
        return ""
    objects = names.of(load.pointer)
    variable = names.of_value(load)
    read = f"{_as_what(load.type)} is read at {place}" + (f" (as '{variable}')" if variable else "")
    where = f" from {objects}" if objects else ""
    written = _written_as_number(activity, load)
    if written is None:
        return f"{read}{where}"
    assert written.value.type.is_float
    at = location_of(written)
    return f"{read}{where}, where {_NUMBERS.get(written.value.type.scalar, 'a number')} is written" + (f" at {at}" if at else "")


def _as_what(type: ty.Type) -> str:
    if type.is_pointer:
        return "an address"
    return f"an integer of {type.bits // 8} bytes" if isinstance(type, ty.IntType) and type.bits >= 8 else "an integer"


def _read_behind(activity: ActivityAnalysis, i: ins.Instruction) -> ins.Load | None:
    """The nearest load of bits of what may be an active number; a narrower one goes before: a count, a tag, a flag."""
    bits = activity.bits
    decided = [*bits.chosen.get(i, ()), *bits.conditions(i), *([bits.places[i]] if i in bits.places else ())]
    work: list[Value] = [i, *decided, *i.operands]
    found: ins.Load | None = None
    seen: set[Value] = set()
    for value in work:  # which grows
        if value in seen or not isinstance(value, ins.Instruction) or len(seen) > _BEHIND:
            continue
        if value is not i and (value.type.is_float or not activity.is_varied(value)):
            continue
        seen.add(value)
        if not isinstance(value, ins.Load):
            work += [*value.operands, *bits.chosen.get(value, ())]
        elif not value.type.is_float:
            if isinstance(value.type, ty.IntType) and value.type.bits < 64:
                return value
            found = found or value
    return found


def _written_as_number(activity: ActivityAnalysis, load: ins.Load) -> ins.Store | None:
    """A store of a number that depends on an input to where this reads; one of which the line is known, if there is one."""
    touched = {x.find() for x in activity.facts.locations(load.pointer, load.type)}
    touched |= {x for one in touched for others in (activity.suspects, activity.checked, activity.overlaid) for x in others(one)}
    contents = {x.find().content.find() for x in touched}
    found: ins.Store | None = None
    for function in activity.functions:
        for i in function.instructions():
            if not isinstance(i, ins.Store) or not i.value.type.is_float or not activity.is_varied(i.value):
                continue
            if any(x.find().content.find() in contents for x in activity.facts.locations(i.pointer, i.value.type)):
                if metadata.source_location(i):
                    return i
                found = found or i
    return found


# names ------------------------------------------------------------------------------------------------------------------------------


class MemoryNames:
    """What memory and values are called in the source."""

    def __init__(self, activity: ActivityAnalysis) -> None:
        self.activity = activity
        self._records: dict[Function, list[metadata.DebugVariable]] = {}
        self._found: dict[Node, str] = {}

    def of(self, pointer: Value) -> str:
        """The variables that a pointer may lead to, with their types, and where memory was allocated."""
        node = self.activity.facts.node(pointer)
        if node not in self._found:
            named = [name for name in dict.fromkeys(self._names(node)) if name]
            more = f" and {len(named) - _MOST} more" if len(named) > _MOST else ""
            self._found[node] = ", ".join(named[:_MOST]) + more
        return self._found[node]

    def of_value(self, value: Value) -> str:
        """The variable that an instruction's result is."""
        function = value.block.function if isinstance(value, ins.Instruction) and value.block is not None else None
        records = self._described(function) if function is not None else []
        return next((one.variable.field("name") for one in records if one.value is value and one.kind == "value"), "")

    def _names(self, node: Node) -> Iterator[str]:
        for site in node.sites:
            if isinstance(site, GlobalVariable):
                yield _of_global(site)
            elif isinstance(site, ins.Alloca) and site.block is not None and site.block.function is not None:
                yield self._of_local(site, site.block.function)
            elif isinstance(site, ins.CallBase) and (at := location_of(site)):
                yield f"memory allocated at {at}"
        for function in self.activity.functions:
            for argument in function.arguments:
                if argument.type.is_pointer and self.activity.facts.node(argument) is node:
                    yield self._of_local(argument, function)

    def _of_local(self, value: ins.Alloca | Argument, function: Function) -> str:
        for record in self._described(function):
            if record.value is value and "DIFlagArtificial" not in record.variable.flags():
                return f"the {_SORT[isinstance(value, Argument)]} '{record.variable.field('name')}'{_typed(record.variable)}"
        return f"the parameter '{value.name}'" if isinstance(value, Argument) and value.name else ""

    def _described(self, function: Function) -> list[metadata.DebugVariable]:
        if function not in self._records:
            self._records[function] = metadata.debug_records(function)
        return self._records[function]


_SORT = {True: "parameter", False: "variable"}


def _of_global(value: GlobalVariable) -> str:
    """By its debug information; a block of several variables (COMMON) by its symbol."""
    found = _DESCRIBED.search(value.suffix)
    if found is None or value.module is None:
        return _block(value)
    described = metadata.node(value.module, found[1])
    variable = described.ref("var") if described.kind == "DIGlobalVariableExpression" else described
    return f"the variable '{variable.field('name')}'{_typed(variable)}" if variable is not None else _block(value)


def _block(value: GlobalVariable) -> str:
    """A variable, or a block of several, by its symbol."""
    return f"'{value.name.removeprefix(STATE)}'"


def _typed(variable: metadata.Node) -> str:
    """Its type by its name in the source: of an array its elements', of a pointer that of what it leads to."""
    type = variable.ref("type")
    while type is not None:
        if name := type.field("name"):
            return f" ({name})"
        type = type.ref("baseType")
    return ""
