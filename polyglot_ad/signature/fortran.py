"""Signatures of Fortran procedures: declarations from module files, layouts of derived types (and all there is without a module file) from
debug info."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Literal

from polyglot_ad.ir.values import Argument, Function
from polyglot_ad.process.regex import regex

from . import fortran_debug
from .addresses import procedure_parameter
from .building import (
    Details,
    Draft,
    Intent,
    allocated_parameter,
    image_parameter,
    reference_parameter,
    scalar_parameter,
)
from .context import Context
from .debug_info import Node
from .debug_types import read_type, strip, unsupported_reason
from .dummies import Dummy, argument_of, result
from .extents import extent_expression
from .fortran_mod import Declaration, Procedure, read_module
from .intent import HEADER
from .model import Flat, Parameter, Result, Signature
from .passing import DATA, extent, stride
from .source_types import Array, DType, Record, Scalar, SourceType, Unsupported, dtype_of, dtype_size

_TYPE_CODES = {"|i1": 7, "<i2": 8, "<i4": 9, "<i8": 10, "<f2": 25, "<f4": 27, "<f8": 28, "<f16": 29, "<c8": 34, "<c16": 35, "<c32": 36}
"""CFI_type_… of ISO_Fortran_binding.h, by fixed width."""
_DERIVED = 42
_INTRINSIC = regex(r"(integer|real|complex|logical)\((\d+)\)")
_DTYPES = {
    ("integer", 1): "|i1", ("integer", 2): "<i2", ("integer", 4): "<i4", ("integer", 8): "<i8", ("real", 2): "<f2", ("real", 4): "<f4",
    ("real", 8): "<f8", ("real", 10): "<f16", ("complex", 4): "<c8", ("complex", 8): "<c16", ("complex", 10): "<c32",
    ("logical", 1): "|i1", ("logical", 2): "<i2", ("logical", 4): "<i4", ("logical", 8): "<i8",
}  # fmt: skip


def read(context: Context, function: Function, subprogram: Node) -> Signature | None:
    """The signature of a module procedure or external procedure; None for internal procedures and the main program."""
    scope = subprogram.node("scope")
    if function.name == "_QQmain" or (scope is not None and scope.kind == "DISubprogram"):
        return None
    if "." in subprogram.name:
        return None  # what the compiler made of a part of a procedure: the body of a parallel region
    module = scope.name if scope is not None and scope.kind == "DIModule" else ""
    procedure = _find(context.interface, module, subprogram.name, function.name)
    if procedure is not None and procedure.module != EXTERNAL:
        module = procedure.module
    name = procedure.name if procedure is not None else subprogram.name
    full = f"{module}%{name}" if module else name
    aliases = (f"{module}::{name}", name) if module else ()
    if procedure is not None and procedure.binding:
        aliases = (*aliases, procedure.binding)
    draft = Draft(full, function.name, "fortran", subprogram, aliases)
    if procedure is not None:
        _from_module(draft, context, function, procedure)
    else:
        dummies = fortran_debug.dummies(context, function, subprogram, draft)
        for dummy in dummies:
            draft.parameter(dummy.name, partial(parameter, context, function, dummy))
        draft.returns(partial(fortran_debug.result, subprogram, function))
    return draft.finish()


EXTERNAL = "polyglot_ad_external"
"""The module that stands for procedures outside of modules (`Unit.interface` of the Fortran adapter)."""

_PARSED: dict[str, list[Procedure]] = {}


def _find(interface: Mapping[str, object], module: str, name: str, symbol: str) -> Procedure | None:
    modules = interface.get("modules")
    if not isinstance(modules, Mapping):
        return None
    for key, text in modules.items():
        if text not in _PARSED:
            _PARSED[text] = read_module(text)
        for procedure in _PARSED[text]:
            owner = "" if key == EXTERNAL else procedure.module
            if procedure.binding == symbol or (procedure.binding is None and procedure.name == name and owner == module):
                return procedure
            if procedure.name == name and symbol.startswith(f"_QM{owner}S") and symbol.endswith(f"P{name}"):
                return procedure
    return None


def _from_module(draft: Draft, context: Context, function: Function, procedure: Procedure) -> None:
    variables = context.debug.parameters_of(function)
    named = {variable.name: variable for variable in variables.values()}
    integers = frozenset(
        name for name in procedure.dummies
        if (one := procedure.declarations.get(name)) and one.type.startswith("integer") and not one.dimensions
    )  # fmt: skip
    shaped = _shaped(procedure)
    for name in procedure.dummies:

        def make(name: str = name) -> Parameter:
            if name in procedure.procedures:
                return _procedure(name, procedure.interfaces.get(name))
            if name not in procedure.declarations:
                raise Unsupported("an alternate return or undeclared")
            dummy = _declared(name, procedure.declarations[name], named.get(name), integers, shaped)
            return parameter(context, function, dummy)

        draft.parameter(name, make)
    if procedure.result is None:
        return
    declaration = procedure.declarations.get(procedure.result)
    if declaration is None:
        draft.fail("the result has no declaration")
        return
    variable = next((one for one, _ in context.debug.variables_of(function) if one.name == procedure.result), None)
    try:
        dummy = _declared(procedure.result, declaration, variable, integers, shaped)
        if dummy.attribute == 2 and not dummy.character and dummy.array:
            draft.returns(partial(_allocated, dummy))
        elif dummy.array and None in dummy.shape and dummy.attribute is None:
            draft.parameters.append(_result_parameter(dummy))
        else:
            draft.result = result(dummy)
    except Unsupported as reason:
        draft.fail(f"the result is {reason}")


def _procedure(name: str, interface: Procedure | None) -> Parameter:
    """A dummy that is a procedure."""
    if interface is None:
        raise Unsupported("a procedure without an explicit interface")
    words = tuple(_word(interface.declarations.get(dummy), dummy in interface.procedures) for dummy in interface.dummies)
    result = ""
    if interface.result is not None:
        declared = interface.declarations.get(interface.result)
        result = _number(declared)
        if declared is None or declared.dimensions or not result:
            raise Unsupported("a procedure whose result is not a plain number")
    return procedure_parameter(name, (result, words))


def _word(declared: Declaration | None, procedure: bool) -> str:
    """An argument of such a procedure: numbers come by their address, and are only read where that is said."""
    number = _number(declared)
    if declared is None or procedure or not number or declared.assumed_shape:
        raise Unsupported("a procedure whose arguments are not plain numbers and arrays")
    if any(declared.has(word) for word in ("optional", "pointer", "allocatable")):
        raise Unsupported("a procedure with optional, pointer or allocatable arguments")
    if declared.dimensions or (declared.intent != "in" and not declared.has("value")):
        return f"{_C_NAMES[number]} *"
    return number if declared.has("value") else f"&{number}"


def _number(declared: Declaration | None) -> str:
    """The dtype of a real or integer entity; "" of another."""
    match = _INTRINSIC.fullmatch(declared.type) if declared is not None else None
    dtype = _DTYPES.get((match[1], int(match[2]))) if match is not None and match[1] in ("real", "integer") else None
    return dtype if dtype in _C_NAMES else ""


_C_NAMES = {"<f8": "double", "<f4": "float", "|i1": "signed char", "<i2": "short", "<i4": "int", "<i8": "long"}


def _shaped(procedure: Procedure) -> dict[str, tuple[str, ...]]:
    """The dummies that come with their extents: for each dimension the lower bound, which is 1 where another is not declared."""
    found = {name: procedure.declarations[name] for name in procedure.dummies if name in procedure.declarations}
    return {
        name: tuple(re.sub(r"_\d+$", "", dimension.removesuffix(":")) or "1" for dimension in one.dimensions)
        for name, one in found.items()
        if one.assumed_shape and ".." not in one.dimensions and not one.has("optional")
    }


def _declared(
    name: str, declaration: Declaration, variable: Node | None, integers: frozenset[str], shaped: Mapping[str, tuple[str, ...]]
) -> Dummy:
    text = declaration.type
    logical = text.startswith("logical")
    node, _ = strip(variable.node("type")) if variable is not None else (None, frozenset())
    if node is not None and node.tag == "DW_TAG_array_type" and declaration.dimensions:
        node, _ = strip(node.node("baseType"))
    character = text.startswith("character")
    if character:
        type: SourceType = Scalar("|u1", "character")
    elif match := _INTRINSIC.fullmatch(text):
        dtype = _DTYPES.get((match[1], int(match[2])))
        if dtype is None:
            raise Unsupported(f"of type {text}, which NumPy does not have")
        type = Scalar(dtype, text)
    elif text.startswith("type(") and "*" not in text:
        type = read_type(node)
        if reason := unsupported_reason(type):
            raise Unsupported(reason)
    else:
        raise Unsupported(f"polymorphic ({text})" if text.startswith(("class", "type")) else f"of type {text}")
    if ".." in declaration.dimensions:
        raise Unsupported("of assumed rank")
    sizes = [extent_expression(dimension, integers, shaped) for dimension in declaration.dimensions]
    attribute: int | None = 0 if declaration.assumed_shape else None
    for number, word in ((1, "pointer"), (2, "allocatable")):
        if declaration.has(word):
            attribute = number
    return Dummy(
        name, type, logical, declaration.intent, declaration.has("value"), declaration.has("optional"), character,
        bool(declaration.dimensions), tuple(size for size, _ in sizes), tuple(expression for _, expression in sizes),
        bool(declaration.dimensions) and declaration.dimensions[-1].endswith("*"), attribute, declaration.has("contiguous"),
        declaration.has("target") or declaration.has("pointer"),
    )  # fmt: skip


def parameter(context: Context, function: Function, dummy: Dummy) -> Parameter:
    """How a dummy argument is passed."""
    if isinstance(dummy.type, Record) and not dummy.type.fields:
        raise Unsupported(f"of the derived type `{dummy.type.name}`, which has no components")
    if dummy.character:
        return _character(dummy)
    if dummy.attribute is not None:
        return _descriptor(context, function, dummy)
    if dummy.by_value:
        if dummy.optional:
            raise Unsupported("optional and passed by value")
        if isinstance(dummy.type, Scalar):
            return replace(scalar_parameter(dummy.name, dummy.type), dtype="|b1" if dummy.logical else dummy.type.dtype)
        if isinstance(dummy.type, Record | Array):
            return image_parameter(dummy.name, dummy.type)
    intent = _intent(context, function, dummy)
    if isinstance(dummy.type, Scalar) and not dummy.array and intent == "in":
        return _scalar(dummy, dummy.type)
    dtype, inner = dtype_of(dummy.type)
    kind: Literal["array", "record"] = "record" if isinstance(dummy.type, Record) and not dummy.array else "array"
    # a vector of assumed size takes the elements of any array, in Fortran's order; the callee says nothing of how many
    any_rank = dummy.array and dummy.assumed_size and len(dummy.shape) == 1
    return Parameter(
        dummy.name, kind, dtype, () if any_rank else (*dummy.shape, *inner), any_rank, 0 if dummy.array else 1, "F", intent,
        not dummy.target, dummy.optional, "pointer", _left_out(context, function, dummy, intent), (DATA,),
        () if any_rank else dummy.extents,
    )  # fmt: skip


def _intent(context: Context, function: Function, dummy: Dummy) -> Intent:
    if dummy.intent in ("in", "out", "inout"):
        return dummy.intent  # type: ignore[return-value]
    return "in" if context.writes.reads_only(argument_of(context, function, dummy.name)) else "inout"


def _left_out(context: Context, function: Function, dummy: Dummy, intent: Intent) -> tuple[tuple[str, object], ...]:
    """Says that a comment of f2py calls the argument an output. It may be left out then; but the compiler knows nothing of comments: what
    the array holds at first, if it is given, counts."""
    said = context.interface.get("f2py")
    outputs = said.get(_plain(function.name), ()) if isinstance(said, Mapping) else ()
    return (("output", True),) if intent == "inout" and dummy.name in outputs else ()


def _plain(symbol: str) -> str:
    """The name of a procedure, from its symbol."""
    found = re.match(r"_QM\w+?P(\w+)$", symbol)
    return found[1] if found else symbol.removesuffix("_")


def _scalar(dummy: Dummy, type: Scalar) -> Parameter:
    found = reference_parameter(dummy.name, type)
    if dummy.logical:
        bits = 8 * int(type.dtype[2:])
        found = replace(found, dtype="|b1", flat=(Flat("value", "i8"),), detail=(("store", f"i{bits}"),))
    if dummy.optional:
        found = replace(found, optional=True, flat=(Flat("present", "i8"), *found.flat))
    return found


def _character(dummy: Dummy) -> Parameter:
    if dummy.array or dummy.attribute is not None:
        raise Unsupported("an array of character strings, or an allocatable one")
    intent: Intent = "in" if dummy.intent == "in" else "inout"
    if dummy.by_value:
        return replace(scalar_parameter(dummy.name, Scalar("|u1")), detail=(("text", True),))
    return Parameter(
        dummy.name, "array", "|u1", (None,), intent=intent, optional=dummy.optional, passing="character", detail=(("text", True),),
        flat=(DATA, extent(0)),
    )  # fmt: skip


def _descriptor(context: Context, function: Function, dummy: Dummy) -> Parameter:
    dtype, inner = dtype_of(dummy.type)
    if inner:
        raise Unsupported("an array of arrays")
    rank = len(dummy.shape)
    detail: Details = (("element", dtype_size(dtype)), ("type", _type_code(dtype)), ("attribute", dummy.attribute))
    copy = dummy.attribute == 2 and (dummy.intent == "out" or (dummy.intent != "in" and context.storage.may_free(function)))
    if dummy.attribute == 2:
        detail = (*detail, ("copy", copy))
    if dummy.attribute == 1 and dummy.intent != "in":
        detail = (*detail, ("associated", True))
    packed = dummy.contiguous or dummy.attribute == 2 or rank == 0
    flats = (DATA, *(extent(axis) for axis in range(rank)), *(() if packed else (stride(axis) for axis in range(rank))))
    intent: Intent = "inout"
    if dummy.intent == "in" and dummy.attribute != 1:
        intent = "in"
    elif dummy.intent == "out" and dummy.attribute != 1:
        intent = "out"
    elif not dummy.intent and _is_read_only(context, argument_of(context, function, dummy.name), dummy.attribute == 1):
        intent = "in"
    order: Literal["F", "A"] = "F" if packed else "A"
    return Parameter(
        dummy.name, "array", dtype, (None,) * rank, False, 0 if rank else 1, order, intent, not dummy.target, dummy.optional,
        "descriptor", detail, flats,
    )  # fmt: skip


def _is_read_only(context: Context, argument: Argument | None, pointer: bool) -> bool:
    """Whether neither elements are written nor, for a pointer, the descriptor, which may be associated anew."""
    return context.writes.reads_only(argument, HEADER) and not (pointer and not context.writes.reads_only(argument))


def _allocated(dummy: Dummy) -> tuple[Parameter, Result]:
    """An allocatable result."""
    dtype, _ = dtype_of(dummy.type)
    rank = len(dummy.shape)
    detail: Details = (("form", "descriptor"), ("element", dtype_size(dtype)), ("type", _type_code(dtype)), ("rank", rank))
    return allocated_parameter(dummy.type, rank, "F", detail)


def _type_code(dtype: DType) -> int:
    return _TYPE_CODES.get(dtype, _DERIVED) if isinstance(dtype, str) else _DERIVED


def _result_parameter(dummy: Dummy) -> Parameter:
    """A result whose shape depends on the arguments. Where it is known how, nobody needs to say it."""
    dtype, inner = dtype_of(dummy.type)
    if inner or dummy.attribute is not None or dummy.character:
        raise Unsupported("an array whose shape is not known before the call")
    return Parameter(
        dummy.name, "array", dtype, dummy.shape, order="F", intent="out", restrict=True, passing="result", flat=(DATA,),
        extents=dummy.extents,
        hidden=all(length is not None or extent for length, extent in zip(dummy.shape, dummy.extents, strict=True)),
    )  # fmt: skip
