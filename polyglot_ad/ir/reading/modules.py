"""Reads modules: sorts the top-level lines, makes every global before anything refers to it, then reads initialisers and bodies."""

from __future__ import annotations

import re

from polyglot_ad.process.regex import regex

from .. import types as ty
from ..lexical import NAME, unescape, unquote
from ..values import ConstantUndef, Function, GlobalAlias, GlobalVariable, Module
from .functions import FunctionReader

_TYPE = regex(rf"%({NAME}) = type (.*)", re.ASCII)
_GLOBAL = regex(rf"@({NAME}) = ((?:[a-z_]+(?:\([^)]*\))? )*?)(global|constant|alias|ifunc) ", re.ASCII)
_ADDRESS_SPACE = regex(r'addrspace\((\d+|"[^"]*")\)')
_COMDAT = regex(rf"\$({NAME}) = comdat (.*)", re.ASCII)
_ATTRIBUTES = regex(r"attributes (#\d+) = \{ ?(.*?) ?\}$")
_QUOTED = regex(r'= "(.*)"$')
_MODULE_ASM = regex(r'module asm "(.*)"$')


class ModuleReader(FunctionReader):
    __slots__ = ("module",)

    def __init__(self) -> None:
        super().__init__()
        self.module = Module()
        self.module.named_types = self.named_types

    def read(self, text: str) -> Module:
        module = self.module
        types: list[re.Match[str]] = []
        globals: list[str] = []
        functions: list[tuple[str, list[str]]] = []
        lines = text.split("\n")
        at, end = 0, len(lines)
        while at < end:
            line = lines[at]
            at += 1
            char = line[:1]
            if char in ("", ";", "u"):  # blank, comment, use-list order
                continue
            if char == "!":
                name, _, node = line.partition(" = ")
                (module.metadata if name[1:].isdecimal() else module.named_metadata)[name] = node
            elif char == "d":
                start = at
                if line.startswith("define"):
                    at = lines.index("}", at) + 1
                functions.append((line, lines[start : at - 1] if at > start else []))
            elif char == "@":
                globals.append(line)
            elif char == "%" and (type := _TYPE.match(line)) is not None:
                types.append(type)
            elif char == "$" and (comdat := _COMDAT.match(line)) is not None:
                module.comdats[unquote(comdat[1])] = comdat[2]
            elif char == "^":
                module.verbatim.append(line)
            else:
                self._directive(line)
        for type in types:
            self._type_definition(type)
        self._globals(globals, functions)
        return module

    def _directive(self, line: str) -> None:
        module = self.module
        if (attributes := _ATTRIBUTES.match(line)) is not None:
            module.attribute_groups[attributes[1]] = self.attribute_set(attributes[2])
        elif (asm := _MODULE_ASM.match(line)) is not None:
            module.module_asm.append(asm[1])
        elif (value := _QUOTED.search(line)) is not None and line.startswith(("source_filename", "target datalayout", "target triple")):
            string = unescape(value[1]).decode("utf-8", "surrogateescape")
            if line.startswith("source"):
                module.source_filename = string
            elif line.startswith("target d"):
                module.data_layout = string
            else:
                module.triple = string
        else:
            self.start(line)
            raise self.error("unknown directive")

    def _type_definition(self, found: re.Match[str]) -> None:
        structure = self.named_type(found[1])
        self.start(found[2])
        if self.accept("opaque"):
            return
        body = self.type()
        assert isinstance(body, ty.StructType)
        structure.fields, structure.packed = body.fields, body.packed

    # globals --------------------------------------------------------------------------------------------------------------------

    def _globals(self, globals: list[str], functions: list[tuple[str, list[str]]]) -> None:
        headers: list[tuple[Function, str, int]] = []
        for line, _ in functions:
            function = self._function(line)
            headers.append((function, self.text, self.pos))
        variables: list[tuple[GlobalVariable | GlobalAlias, str, int]] = []
        for line in globals:
            variable = self._global_header(line)
            variables.append((variable, self.text, self.pos))
        for function, self.text, self.pos in headers:
            self.function_suffix(function)
        for variable, self.text, self.pos in variables:
            self._initializer(variable)
        for (function, _, _), (_, body) in zip(headers, functions, strict=True):
            if body:
                self.function_body(function, body)

    def _function(self, line: str) -> Function:
        function = self.function_header(line)
        token = self.name_token
        function.module = self.module
        self.module.functions[function.name or token] = function
        self.globals_by_token[token] = function
        return function

    def _global_header(self, line: str) -> GlobalVariable | GlobalAlias:
        """A variable, alias or ifunc without what it is initialised with."""
        self.start(line)
        found = self.match(_GLOBAL)
        if found is None:
            raise self.error("expected a global")
        token, prefix, kind = found[1], found[2].rstrip(), found[3]
        name = "" if token.isdecimal() else unquote(token)
        type = self.full_type()
        value: GlobalVariable | GlobalAlias
        if kind in ("alias", "ifunc"):
            value = GlobalAlias(name, type, _PENDING, prefix, indirect=kind == "ifunc")
        else:
            space = _ADDRESS_SPACE.search(prefix)
            value = GlobalVariable(name, type, None, kind == "constant", prefix, address_space=space[1] if space else "0")
        value.module = self.module
        self.module.globals[name or f"@{token}"] = value
        self.globals_by_token[f"@{token}"] = value
        return value

    def _initializer(self, value: GlobalVariable | GlobalAlias) -> None:
        if isinstance(value, GlobalAlias):
            self.expect(", ")
            untyped = self.text.startswith(_EXPRESSIONS, self.pos)  # LLVM leaves out the type of a constant expression here
            value.aliasee = self.operand(ty.PTR) if untyped else self.typed()
            value.type = value.aliasee.type
        elif self.accept(" ") and not self.text.startswith("#", self.pos):
            value.initializer = self.operand(value.value_type)
        elif self.pos < len(self.text) and self.text[self.pos] == "#":
            self.pos -= 1
        value.suffix = self.rest()


_EXPRESSIONS = ("getelementptr ", "bitcast ", "addrspacecast ", "inttoptr ")
_PENDING = ConstantUndef(ty.PTR, poison=True)
