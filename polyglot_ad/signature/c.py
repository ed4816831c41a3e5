"""Signatures of C functions, and what C++ shares with C."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from polyglot_ad.ir.values import Function

from .addresses import Addresses, address_result, pointee
from .building import (
    Draft,
    Intent,
    function_types,
    handle_parameter,
    image_parameter,
    is_variadic,
    parameter_names,
    pointer_parameter,
    result_of,
    scalar_parameter,
)
from .context import Context
from .debug_info import Node
from .debug_types import Special, handle_type, no_specials, read_type, strip, unsupported_reason
from .model import Parameter, Result, Signature
from .source_types import Array, Opaque, Pointer, Record, Scalar, SourceType, Unsupported


def read(context: Context, function: Function, subprogram: Node) -> Signature | None:
    """The signature of a function compiled from C."""
    draft = Draft(subprogram.name, function.name, "c", subprogram)
    Parameters(context, function).fill(draft, subprogram)
    return draft.finish()


class Parameters:
    """Reads parameters and result; C++ extends `parameter`."""

    def __init__(self, context: Context, function: Function, special: Special = no_specials) -> None:
        self.context = context
        self.function = function
        self.special = special
        self.variables = context.debug.parameters_of(function)
        self.addresses = Addresses(context, function, special, self.variables)

    def fill(self, draft: Draft, subprogram: Node) -> None:
        result, types = function_types(subprogram)
        if is_variadic(subprogram) or self.function.function_type.variadic:
            draft.fail("the function takes a variable number of arguments")
            types = [node for node in types if node is not None]
        names = parameter_names(self.variables, len(types))
        for position, (name, node) in enumerate(zip(names, types, strict=True), 1):
            # a parameter's variable has the type as declared (arrays adjusted to pointers alike), with typedefs and restrict
            declared = self.variables[position].node("type") if position in self.variables else node
            draft.parameter(name, partial(self.parameters, name, declared, position))
        draft.returns(lambda: self.result(result))

    def result(self, node: Node | None) -> Result | tuple[Parameter, Result]:
        bare, _ = strip(node)
        if bare is not None and bare.tag == "DW_TAG_pointer_type":
            return address_result(pointee(bare), text=_is_text(bare))
        nothing = node is None or (node.kind == "DIBasicType" and node.name == "void")  # Zig has a type for it
        return result_of(None if nothing else read_type(node, self.special))

    def parameters(self, name: str, node: Node | None, position: int) -> list[Parameter]:
        """The parameter, or those that stand for it (`addresses.py`)."""
        try:
            return [self.parameter(name, node, position)]
        except Unsupported:
            if (found := self.addresses.parameters(name, node, position)) is None:
                raise
            return found

    def parameter(self, name: str, node: Node | None, position: int) -> Parameter:
        if (handle := handle_type(node)) is not None:
            return handle_parameter(name, *handle)
        type = read_type(node, self.special)
        if reason := unsupported_reason(type):
            raise Unsupported(reason)
        if isinstance(type, Scalar):
            return scalar_parameter(name, type)
        if isinstance(type, Record | Array):
            return image_parameter(name, type)
        assert isinstance(type, Pointer)
        check_target(type.target)
        bare, _ = strip(node)
        found = pointer_parameter(name, type, self.intent(type, position))
        if found.intent == "in" and isinstance(type.target, Scalar) and type.target.name == "char":
            found = replace(found, detail=(*found.detail, ("text", True), ("terminated", True)))
        return replace(found, detail=(*found.detail, ("pointee", pointee(bare)))) if bare is not None else found

    def intent(self, type: Pointer, position: int) -> Intent:
        """in for a pointer to const, and for one that is provably not written through."""
        if type.const or self.context.reads_only(self.function, self.variables.get(position)):
            return "in"
        return "inout"


def _is_text(pointer: Node) -> bool:
    """Whether this points to characters that nobody writes: a text that ends with a zero."""
    target, tags = strip(pointer.node("baseType"))
    return target is not None and target.name == "char" and "DW_TAG_const_type" in tags


def check_target(target: SourceType) -> None:
    """Whether data of this type can be pointed to from NumPy."""
    if isinstance(target, Pointer):
        raise Unsupported("a pointer to pointers")
    if reason := unsupported_reason(target):
        raise Unsupported(f"a pointer to data that is {reason}" if isinstance(target, Opaque) else f"a pointer to data {reason}")
