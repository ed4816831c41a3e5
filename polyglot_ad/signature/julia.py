"""Signatures of Julia specialisations, from what Julia itself says of their types (`Unit.interface` of the Julia adapter).

`interface["functions"]` has one entry per specialisation: "name", "symbol", "arguments" (each "name", "type", "passing", and by kind
"array", "leaves", "fields", "size"), "result", "file", "line". Leaves are [byte offset, primitive type, bytes].
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Literal

from polyglot_ad.ir.values import Function
from polyglot_ad.process.regex import regex

from .building import Draft, Intent, allocated_parameter, image_parameter, result_of, scalar_parameter
from .context import Context
from .intent import DATA as DATA_LEVEL
from .intent import HEADER, Level
from .model import Parameter, Result, Signature
from .passing import DATA, extent
from .source_types import Array, Field, Record, Scalar, SourceType, Unsupported, dtype_of

Facts = Mapping[str, Any]

_PRIMITIVES = {
    "Float64": "<f8", "Float32": "<f4", "Float16": "<f2", "Int64": "<i8", "Int32": "<i4", "Int16": "<i2", "Int8": "|i1", "UInt64": "<u8",
    "UInt32": "<u4", "UInt16": "<u2", "UInt8": "|u1", "Bool": "|b1", "Char": "<u4",
}  # fmt: skip
_COMPLEX = {"Float64": "<c16", "Float32": "<c8"}
_POINTER = regex(r"Ptr\{(.*)\}")


def read_all(context: Context) -> list[Signature]:
    """A signature for each specialisation in the module."""
    functions = context.interface.get("functions")
    found: list[Signature] = []
    for facts in functions if isinstance(functions, Sequence) else ():
        function = context.module.functions.get(str(facts.get("symbol", "")))
        if function is not None and not function.is_declaration:
            found.append(_read(context, function, facts))
    return found


def _read(context: Context, function: Function, facts: Facts) -> Signature:
    name = str(facts["name"])
    types = ", ".join(str(argument["type"]) for argument in facts["arguments"])
    aliases = [f"{name}({types})"]
    if "." in name:
        aliases.append(name.rsplit(".", 1)[1])
    draft = Draft(name, function.name, str(context.interface.get("language", "julia")), aliases=tuple(aliases))
    draft.source, draft.line = str(facts.get("file", "")), int(facts.get("line", 0))
    result = facts["result"]
    position = 1 if result["passing"] == "sret" else 0
    for number, argument in enumerate(facts["arguments"], 1):
        if argument["passing"] == "ghost":
            continue
        own = str(argument["name"])
        label = f"arg{number}" if own in ("", "#unused#") else own
        draft.parameter(label, partial(_parameter, context, function, label, argument, position))
        position += 1
    draft.returns(partial(_result, context, result))
    return draft.finish()


def _parameter(context: Context, function: Function, name: str, facts: Facts, position: int) -> Parameter:
    type_name, passing = str(facts["type"]), facts["passing"]
    if match := _POINTER.fullmatch(type_name):
        target = _PRIMITIVES.get(match[1])
        if target is None:
            raise Unsupported(f"of type {type_name}")
        return Parameter(name, "array", target, any_rank=True, order="F", intent="inout", passing="pointer", flat=(DATA,))
    if passing == "boxed":
        raise Unsupported(f"of type {type_name}, which is not concrete")
    if "array" in facts:
        return _array(context, function, name, facts, position)
    type = _type(facts)
    if passing == "value":
        if not isinstance(type, Scalar):
            raise Unsupported(f"of type {type_name}")
        return scalar_parameter(name, type)
    if isinstance(type, Scalar):
        return scalar_parameter(name, type)
    assert isinstance(type, Record | Array)
    if passing == "reference":
        return image_parameter(name, type)
    dtype, shape = dtype_of(type)
    kind: Literal["array", "record"] = "array" if shape else "record"
    intent: Intent = "inout" if facts.get("mutable") and not _reads_only(context, function, position, DATA_LEVEL) else "in"
    return Parameter(name, kind, dtype, shape, minimum=1, intent=intent, passing="pointer", flat=(DATA,))


def _reads_only(context: Context, function: Function, position: int, level: Level) -> bool:
    if function.has_attribute('"thunk"'):
        # the arguments lie in an array, which is the second IR argument
        return context.writes.reads_only(function.arguments[1], level.up(None))
    return position < len(function.arguments) and context.writes.reads_only(function.arguments[position], level)


def _array(context: Context, function: Function, name: str, facts: Facts, position: int) -> Parameter:
    array = facts["array"]
    if not array["inline"]:
        raise Unsupported(f"of type {facts['type']}, whose elements are references to objects")
    element = _from_leaves(str(array["element"]), array["leaves"], array["size"], None)
    dtype, inner = dtype_of(element)
    rank = int(array["dimensions"])
    # elements that are small arrays stand first: Julia's order is the first index fastest
    shape = (*reversed(inner), *(None for _ in range(rank)))
    lead = len(inner)
    layout = _layout(context)
    intent: Intent = "in" if _reads_only(context, function, position, HEADER) else "inout"
    check = not _reads_only(context, function, position, DATA_LEVEL)
    detail = (("element", int(array["size"])), ("rank", rank), ("layout", layout), ("check", check))
    return Parameter(
        name, "array", dtype, shape, order=array.get("order", "F"), intent=intent, passing="julia-array", detail=detail,
        flat=(DATA, *(extent(lead + axis) for axis in range(rank))),
    )  # fmt: skip


def _layout(context: Context) -> str:
    header = context.interface.get("array")
    return "memory" if isinstance(header, Mapping) and "memory" in header else "array"


def _type(facts: Facts) -> SourceType:
    return _from_leaves(str(facts["type"]), facts.get("leaves", ()), int(facts.get("size", 0)), facts.get("fields"))


def _from_leaves(name: str, leaves: Sequence[Sequence[Any]], size: int, fields: Sequence[Facts] | None) -> SourceType:
    """A type from the scalars in it: a scalar, complex number, uniform block of them, or record."""
    scalars: list[tuple[int, str, int]] = []
    for offset, primitive, width in leaves:
        if primitive not in _PRIMITIVES:
            what = "a reference to another object" if primitive == "object" else f"a {primitive}"
            raise Unsupported(f"of type {name}, which holds {what}")
        scalars.append((int(offset), str(primitive), int(width)))
    if not scalars:
        raise Unsupported(f"of type {name}")
    if name.startswith("Complex{") and (code := _COMPLEX.get(scalars[0][1])):
        return Scalar(code, name)
    if len(scalars) == 1 and name == scalars[0][1]:
        return Scalar(_PRIMITIVES[name], name)
    positional = name.startswith(("Tuple{", "NTuple{"))
    if fields and not positional:
        return Record(name, size, tuple(_field(field, scalars, fields, size) for field in fields))
    offset, primitive, width = scalars[0]
    if all(scalar == (index * width, primitive, width) for index, scalar in enumerate(scalars)) and size == width * len(scalars):
        return Array(Scalar(_PRIMITIVES[primitive], primitive), (len(scalars),))
    members = tuple(Field(str(index), at, Scalar(_PRIMITIVES[kind], kind)) for index, (at, kind, _) in enumerate(scalars))
    return Record(name, size, members, positional=positional)


def _field(field: Facts, scalars: Sequence[tuple[int, str, int]], fields: Sequence[Facts], size: int) -> Field:
    """A named field with the scalars between its offset and the next field's."""
    begin = int(field["offset"])
    end = min((int(other["offset"]) for other in fields if int(other["offset"]) > begin), default=size)
    inside = [(offset - begin, primitive, width) for offset, primitive, width in scalars if begin <= offset < end]
    type_name = str(field["type"])
    used = max((offset + width for offset, _, width in inside), default=0)
    return Field(str(field["name"]), begin, _from_leaves(type_name, inside, used, None))


def _members(context: Context, members: Sequence[Facts]) -> tuple[list[Parameter], Result]:
    """A tuple with arrays: a hidden parameter for each member."""
    found: list[Parameter] = []
    slots = 0
    if not members:
        raise Unsupported("a tuple whose members are objects of their own")
    for index, facts in enumerate(members):
        at = (("at", int(facts["offset"])), ("slot", slots))
        if "array" in facts:
            made, result = _allocated(context, facts)
            slots += len(result.slots)
        else:
            made, _ = allocated_parameter(
                _type(facts), 0, "F", (("form", "julia-array"), ("element", int(facts["size"])), ("number", True))
            )
        label = str(facts.get("name") or index)
        found.append(replace(made, name=f"result.{label}", detail=(*made.detail, *at)))
    return found, Result(slots=("i64",) * slots)


def _allocated(context: Context, facts: Facts) -> tuple[Parameter, Result]:
    array = facts["array"]
    if not array["inline"]:
        raise Unsupported(f"of type {facts['type']}, whose elements are references to objects")
    element = _from_leaves(str(array["element"]), array["leaves"], array["size"], None)
    detail = (("form", "julia-array"), ("element", int(array["size"])), ("rank", int(array["dimensions"])), ("layout", _layout(context)))
    return allocated_parameter(element, int(array["dimensions"]), array.get("order", "F"), detail)


def _result(context: Context, facts: Facts) -> Result | tuple[Parameter, Result] | tuple[list[Parameter], Result]:
    passing = facts["passing"]
    if passing in ("ghost", "never"):
        return Result()
    if "members" in facts:
        return _members(context, facts["members"])
    if "array" in facts:
        return _allocated(context, facts)
    if passing not in ("value", "sret", "reference"):
        raise Unsupported(f"of type {facts['type']}")
    return result_of(_type(facts))
