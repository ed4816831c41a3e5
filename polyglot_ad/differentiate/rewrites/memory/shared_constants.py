"""Constants that stand for nothing in particular: a copy for each use.

An empty table of Rust leads to a constant, the same for tables of all types, and the compiler makes one constant of equal ones. The memory
analysis takes what leads to one object for addresses of one kind of object, so that elements of all tables would seem to lie in one.
Nobody may ask whether two addresses of a constant with `unnamed_addr` are equal: each instruction that puts one somewhere, alone or in a
constant that holds it, gets its own. LLVM makes one of them again.
"""

from __future__ import annotations

from polyglot_ad.callees import describe
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.layout import data_layout
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import GlobalVariable, Module, Value

_LARGEST = 64
"""Bytes of a constant that is copied."""
_MOST = 200
"""Copies in one program."""


def part_constants(module: Module) -> None:
    layout = data_layout(module.data_layout)
    constants = [g for g in module.globals.values() if isinstance(g, GlobalVariable) and _is_anonymous(g)]
    small = [g for g in constants if layout.size(g.value_type) <= _LARGEST]
    plain = {g for g in small if not _addresses(g)}
    holders = {g for g in small if _addresses(g) and all(a in plain for a in _addresses(g))}
    uses = [(g, i) for g in plain for i in dict.fromkeys(g.users) if _puts(i, g)]
    uses += [(g, i) for g in holders for i in dict.fromkeys(g.users) if _copies(i, g)]
    shared: dict[GlobalVariable, int] = {}
    for g, _ in uses:
        for constant in _addresses(g) or [g]:
            shared[constant] = shared.get(constant, 0) + 1
    wanted = [(g, i) for g, i in uses if any(shared[constant] > 1 for constant in _addresses(g) or [g])]
    for g, i in wanted[:_MOST]:
        made = _copy(module, g)
        for index, operand in enumerate(i.operands):
            if operand is g:
                i.set_operand(index, made)


def _is_anonymous(g: GlobalVariable) -> bool:
    if not g.constant or g.initializer is None or g.type is not ty.PTR or g.name.startswith("pad."):
        return False
    return {"unnamed_addr", "private"} <= set(g.prefix.split())


def _addresses(g: GlobalVariable) -> list[GlobalVariable]:
    """The constants that a constant leads to; itself, which is none that is copied, where it leads elsewhere, too."""
    found: list[GlobalVariable] = []
    work: list[Value | None] = [g.initializer]
    while work:
        value = work.pop()
        if isinstance(value, val.ConstantAggregate):
            work += value.elements
        elif isinstance(value, GlobalVariable):
            found.append(value)
        elif value is not None and _may_lead(value, value.type):
            return [g]
    return found


def _may_lead(value: Value, type: Type) -> bool:
    plain = val.ConstantInt | val.ConstantZero | val.ConstantNull | val.ConstantUndef | val.ConstantString
    return not isinstance(value, plain) or (type.is_pointer and not isinstance(value, val.ConstantNull | val.ConstantUndef))


def _puts(i: ins.Instruction, g: GlobalVariable) -> bool:
    """Whether the address of a constant becomes one of several."""
    return i.opcode in ("phi", "select", "insertvalue") or (isinstance(i, ins.Store) and i.value is g and i.pointer is not g)


def _copies(i: ins.Instruction, g: GlobalVariable) -> bool:
    return isinstance(i, ins.CallBase) and describe(i).kind == "copy" and i.arguments[1] is g and i.operands.count(g) == 1


def _copy(module: Module, g: GlobalVariable) -> GlobalVariable:
    assert g.initializer is not None
    name = module.unique_name(f"{g.name}.part")
    made = GlobalVariable(name, g.value_type, _fresh(module, g.initializer), True, g.prefix, g.suffix)
    module.add_global(made)
    return made


def _fresh(module: Module, value: Value) -> Value:
    if isinstance(value, GlobalVariable):
        return _copy(module, value)
    if isinstance(value, val.ConstantAggregate):
        return val.ConstantAggregate(value.type, tuple(_fresh(module, element) for element in value.elements))
    return value
