"""Reads types. Named structures belong to the module and may be used before they get a body."""

from __future__ import annotations

import re

from polyglot_ad.process.regex import regex

from .. import types as ty
from ..lexical import NAME, unquote
from ..types import Type
from .cursor import Cursor

WORD_TYPE = r"(?:i\d+|half|bfloat|float|double|x86_fp80|fp128|ppc_fp128|void|label|metadata|token|x86_amx)"
_SIMPLE_ELEMENT = r"(?:i\d+|half|bfloat|float|double|ptr)"
FAST_TYPE = (
    rf"(?:ptr(?: addrspace\((?:\d+|\"[^\"]*\")\))?(?![\w.])|{WORD_TYPE}(?![\w.])|%{NAME}"
    rf"|<(?:vscale x )?\d+ x {_SIMPLE_ELEMENT}>|\[\d+ x {_SIMPLE_ELEMENT}\])"
)
"""Types without nesting, as one token; others are read piece by piece."""

_FAST = regex(FAST_TYPE, re.ASCII)
_WORD = regex(rf"{WORD_TYPE}(?!\w)")
_POINTER = regex(r"ptr(?: addrspace\((\d+|\"[^\"]*\")\))?")
_NAMED = regex(rf"%({NAME})", re.ASCII)
_COUNT = regex(r"(vscale x )?(\d+) x ")


class TypeReader(Cursor):
    __slots__ = ("named_types", "types_by_text")

    def __init__(self) -> None:
        super().__init__()
        self.types_by_text: dict[str, Type] = {t.text: t for t in (*ty.FLOATS.values(), *ty.SIMPLE.values(), ty.PTR)}
        self.named_types: dict[str, ty.StructType] = {}

    def named_type(self, token: str) -> ty.StructType:
        """The structure behind `token`, the text after the percent sign."""
        name = unquote(token)
        if token.isdecimal():
            name = f"%{token}"
        found = self.named_types.get(name)
        if found is None:
            found = self.named_types[name] = ty.StructType(None, name=name)
            if token.isdecimal():
                found.text = f"%{token}"
        return found

    def type(self) -> Type:
        """A type, but for function types: `function_type` adds their parameters."""
        found = _FAST.match(self.text, self.pos)
        if found is not None:
            text = found[0]
            self.pos = found.end()
            type = self.types_by_text.get(text)
            if type is None:
                self.pos = found.start()
                type = self.types_by_text[text] = self._type()
            return type
        return self._type()

    def full_type(self) -> Type:
        """A type that may be a function's."""
        type = self.type()
        while self.accept(" ("):
            type = self.function_type(type)
        return type

    def function_type(self, result: Type) -> ty.FunctionType:
        """Continues after the opening parenthesis of the parameters."""
        parameters: list[Type] = []
        if self.accept(")"):
            return ty.function(result, ())
        while True:
            if self.accept("...)"):
                return ty.function(result, parameters, variadic=True)
            parameters.append(self.full_type())
            if self.accept(")"):
                return ty.function(result, parameters)
            self.expect(", ")

    def _type(self) -> Type:
        text, pos = self.text, self.pos
        char = text[pos : pos + 1]
        if char == "%":
            found = self.match(_NAMED)
            if found is None:
                raise self.error("expected a type name")
            return self.named_type(found[1])
        if char == "[":
            self.pos += 1
            count, _ = self._count()
            element = self.full_type()
            self.expect("]")
            return ty.array(element, count)
        if char == "{":
            return self._structure(packed=False)
        if char == "<":
            self.pos += 1
            if text[self.pos] == "{":
                type = self._structure(packed=True)
                self.expect(">")
                return type
            count, scalable = self._count()
            element = self.type()
            self.expect(">")
            return ty.vector(element, count, scalable)
        if text.startswith("target(", pos):
            self.pos = pos + len("target")
            return ty.target(f"target{self.balanced()}")
        if (found := self.match(_WORD)) is not None:
            word = found[0]
            return ty.integer(int(word[1:])) if word[0] == "i" else self.types_by_text[word]
        if (found := self.match(_POINTER)) is not None:
            return ty.pointer(found[1] or "0")
        raise self.error("expected a type")

    def _count(self) -> tuple[int, bool]:
        found = self.match(_COUNT)
        if found is None:
            raise self.error("expected the number of elements")
        return int(found[2]), found[1] is not None

    def _structure(self, packed: bool) -> ty.StructType:
        self.expect("{")
        if self.accept("}"):
            return ty.struct((), packed)
        self.expect(" ")
        fields = [self.full_type()]
        while self.accept(", "):
            fields.append(self.full_type())
        self.expect(" }")
        return ty.struct(fields, packed)
