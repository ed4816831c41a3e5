"""Where memory holds addresses that a state is restored with: its shadows then lead where these lead (runtime/pool.h)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from polyglot_ad.analysis.memory import Location, Node
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import const_int
from polyglot_ad.ir.values import Constant, ConstantAggregate, ConstantNull, GlobalVariable, Module, Value

from ..context import ProgramContext
from ..shadows.helpers import split_fields

_WORD = 8


@dataclass(frozen=True)
class Addresses:
    """The offsets of addresses in an object; `stride`: repeated every so many bytes, 0 for once."""

    stride: int
    offsets: tuple[int, ...]


def addresses_in(program: ProgramContext, node: Node, moved: Collection[Location]) -> Addresses | None:
    """Of memory of this kind, those at the given locations; None where that is not known of every object."""
    if any(program.facts.node(base) is node for base in program.facts.bases):
        return None  # how far these lie from where an object begins is not known
    bases: list[Value] = [argument for argument in program.activity.root.arguments if argument.type.is_pointer]
    bases = [value for value in bases if program.facts.node(value) is node]
    for site in node.sites:
        if isinstance(site, GlobalVariable) or (isinstance(site, ins.Instruction) and site.type.is_pointer):
            bases.append(site)
        else:
            return None
    stride = node.stride
    begins = {offset % stride if stride else offset for offset in (program.facts.pointer(value)[1] for value in bases)}
    if len(begins) != 1:
        return None
    fields, stride = program.facts.fields(bases[0], None, whole=True)
    layouts = split_fields(fields, stride, program.cells.kind_of)
    chosen = [field for field in fields if field.location.find() in moved]
    if layouts.unproved or layouts.cells.fields or any(field.size != _WORD or program.cells.kind_of(field) != "ptr" for field in chosen):
        return None
    return Addresses(stride, tuple(dict.fromkeys(field.offset for field in chosen)))


def table_of(module: Module, by_tag: list[Addresses | None]) -> Value:
    """As the run-time library reads it: per tag the address of (stride, how many, offsets...), or null."""
    if not any(by_tag):
        return ConstantNull(ty.PTR)
    rows: list[Constant] = []
    for addresses in by_tag:
        if addresses is None:
            rows.append(ConstantNull(ty.PTR))
            continue
        words = [addresses.stride, len(addresses.offsets), *addresses.offsets]
        rows.append(_global(module, ty.array(ty.I64, len(words)), [const_int(ty.I64, word) for word in words]))
    return _global(module, ty.array(ty.PTR, len(rows)), rows)


def _global(module: Module, type: ty.ArrayType, elements: list[Constant]) -> GlobalVariable:
    name = module.unique_name("pad.checkpoint.addresses")
    made = GlobalVariable(name, type, ConstantAggregate(type, tuple(elements)), True, "private unnamed_addr")
    module.add_global(made)
    return made
