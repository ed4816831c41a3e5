"""What calls of flang's run-time library say: which unit a statement is about, and which procedures of derived types may be called."""

from __future__ import annotations

from collections.abc import Iterable

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.reached import mentioned
from polyglot_ad.ir.values import Function, GlobalVariable, Value

_CONSOLE = (5, 6)
_INTERNAL = -1000
"""Stands for a unit: a character variable."""
_SPECIAL = "_QM__fortran_type_infoTspecialbinding"
_INPUT_OUTPUT, _FINAL = range(3, 7), 7
"""Numbers of flang for what procedures of a derived type the library calls: its input and output, and from the second on finalizers."""


def units_of(call: ins.CallBase) -> set[int | None] | None:
    """The units that a statement may be about, None for any, without the console. Statements may have been joined."""
    callee = call.called_function
    if callee is None or not callee.name.startswith("_FortranAio") or not call.arguments:
        return None
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
    return found - set(_CONSOLE)


def _unit(begin: Value) -> int | None:
    if not isinstance(begin, ins.CallBase) or begin.called_function is None:
        return None
    if "Internal" in begin.called_function.name:
        return _INTERNAL
    # the unit is the first integer of 32 bits, the line of the source the last
    integers = [a for a in begin.arguments if str(a.type) == "i32"]
    return integers[0].value if len(integers) > 1 and isinstance(integers[0], val.ConstantInt) else None


def finds_procedures(call: ins.CallBase, variables: Iterable[GlobalVariable]) -> set[Function] | None:
    """The procedures that the library finds in what describes derived types."""
    callee = call.called_function
    if callee is None or not callee.name.startswith("_FortranA"):
        return None
    of_io = callee.name.startswith("_FortranAio")
    found: set[Function] = set()
    for variable in variables:
        for row in variable.initializer.elements if isinstance(variable.initializer, val.ConstantAggregate) else ():
            if not isinstance(row.type, ty.StructType) or not (row.type.name or "").startswith(_SPECIAL):
                continue
            which = row.elements[0] if isinstance(row, val.ConstantAggregate) else None
            if isinstance(which, val.ConstantInt) and (which.value in _INPUT_OUTPUT if of_io else which.value >= _FINAL):
                found |= mentioned([row])
    return found
