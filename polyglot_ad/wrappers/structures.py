"""Putting together what is taken by address: structures with pointers in them and tables of rows of C, rows of Rust."""

from __future__ import annotations

from polyglot_ad import runtime
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import const_int
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Value
from polyglot_ad.signature.model import Parameter
from polyglot_ad.signature.source_types import dtype_size, element_count

from ..guards.splice import splice
from .call import Call
from .containers import release_empty, require, rust_vec_home
from .passing import detail, flat, number, pass_memory

REGISTERS = 16
"""Bytes of a structure that C passes in registers."""
_TABLE = "pad.table"
_HEADS = "pad.heads"


def pass_rows(call: Call, parameter: Parameter, values: list[Value]) -> None:
    """A table of the addresses of rows, which lives as long as the call."""
    table = _table(call, parameter, values)
    call.pass_value(table)


def _table(call: Call, parameter: Parameter, values: list[Value]) -> Value:
    splice(call.builder.module, runtime.read("memory", "addresses.ll"))
    bytes_each = call.builder.mul(flat(parameter, values, "extent", 1), call.i64(number(parameter, "element")))
    table = call.builder.call_named(_TABLE, ty.PTR, [flat(parameter, values, "data"), flat(parameter, values, "extent", 0), bytes_each])
    call.after.append(lambda: _free(call, table))
    return table


def _free(call: Call, table: Value) -> None:
    call.builder.call_named("free", ty.VOID, [table])


def pass_rust_rows(call: Call, parameter: Parameter, values: list[Value]) -> None:
    """A slice or a Vec of slices or Vecs: their heads are made for the call, and the elements of what is given away copied."""
    splice(call.builder.module, runtime.read("memory", "addresses.ll"))
    count, columns = (flat(parameter, values, "extent", axis) for axis in (0, 1))
    bytes_each = call.builder.mul(columns, call.i64(number(parameter, "element")))
    words = [call.i64(number(parameter, f"row {word}")) for word in ("size", "pointer", "length", "capacity")]
    copies = const_int(ty.I32, bool(detail(parameter, "copy")))
    heads = call.builder.call_named(_HEADS, ty.PTR, [flat(parameter, values, "data"), count, columns, bytes_each, *words, copies])
    if detail(parameter, "vec"):
        call.pass_value(rust_vec_home(call, parameter, heads, count))
    else:
        call.pass_value(heads)
        call.pass_value(count)
    call.after.append(lambda: release_empty(call, heads, count) if detail(parameter, "owned") else _free(call, heads))


def pass_member(call: Call, parameter: Parameter, values: list[Value]) -> None:
    """One member of a structure; with the last one the structure is whole, and passed."""
    name, at = str(detail(parameter, "of")), number(parameter, "at")
    home = call.structures.get(name)
    if home is None:
        home = call.structures[name] = call.alloca(number(parameter, "whole"))
    _store(call, parameter, values, home, at)
    if not detail(parameter, "last"):
        return
    if detail(parameter, "form") == "pointer":
        call.pass_value(home)
    else:
        pass_memory(call, home, _registers(call, number(parameter, "end")), number(parameter, "whole"))


def _registers(call: Call, end: int) -> list[Type] | None:
    """The registers that a structure with pointers takes by value: two at most; None for its address."""
    if end > REGISTERS or any(attribute.startswith("byval") for attribute in call.next_attributes()):
        return None
    return call.pieces_until(end, pointers=True)


def _store(call: Call, parameter: Parameter, values: list[Value], home: Value, at: int) -> None:
    inner = detail(parameter, "inner")
    place = call.at(home, at)
    if inner == "value":
        call.store_at(values[0], home, at)
    elif inner == "complex":
        call.store_at(values[0], home, at)
        call.store_at(values[1], home, at + call.layout.size(values[0].type))
    elif inner == "image":
        call.copy(place, values[0], number(parameter, "size"))
    elif inner == "pointer" and detail(parameter, "memory"):
        size = dtype_size(parameter.dtype) * element_count(parameter.shape)
        call.copy(place, values[0], size)
        call.after.append(lambda: call.copy(values[0], place, size))
    else:
        _store_address(call, parameter, values[0], home, at)


def _store_address(call: Call, parameter: Parameter, value: Value, home: Value, at: int) -> None:
    """An address, which must be the same after the call: where it leads to then would be lost."""
    call.store_at(value, home, at)
    if detail(parameter, "form") != "pointer":
        return

    def same() -> None:
        now = call.builder.load(ty.PTR, call.at(home, at), align=8)
        require(call, call.builder.icmp("eq", now, value), f"the callee made `{parameter.name}` point to other memory")

    if not detail(parameter, "fixed"):
        call.after.append(same)
