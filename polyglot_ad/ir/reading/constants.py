"""Reads constants and other operands, attributes, and metadata used as values."""

from __future__ import annotations

import re

from polyglot_ad.process.regex import regex

from .. import types as ty
from ..lexical import NAME, unescape, unquote
from ..literals import float_bits
from ..types import Type
from ..values import (
    Block,
    BlockAddress,
    Constant,
    ConstantAggregate,
    ConstantExpr,
    ConstantFloat,
    ConstantInt,
    ConstantNull,
    ConstantString,
    ConstantUndef,
    ConstantVerbatim,
    ConstantZero,
    Function,
    GlobalValue,
    InlineAsm,
    Value,
    ValueAsMetadata,
)
from .types import FAST_TYPE, TypeReader

_NUMBER = r"-?\d+(?:\.\d+(?:e[+-]?\d+)?)?|[fs]?0x[KLMHR]?[0-9A-Fa-f]+"
_CONSTANT_WORDS = (
    "null|undef|poison|true|false|zeroinitializer|none|getelementptr|ptrtoint|ptrtoaddr|inttoptr|bitcast|addrspacecast|trunc|zext|sext|add|sub|mul"
    "|xor|shl|extractelement|insertelement|shufflevector|blockaddress|dso_local_equivalent|no_cfi|ptrauth|splat|asm|c"
)
SIMPLE_OPERAND = rf"(?:[%@]{NAME}|(?:{_NUMBER})(?![\w.])|(?:true|false|null|undef|poison|zeroinitializer|none)(?![\w.]))"
"""An operand that is one token."""

_PARENTHESES = r'\((?:[^()"]|"[^"]*"|\((?:[^()"]|"[^"]*"|\([^()]*\))*\))*\)'
ATTRIBUTE = rf'(?:(?!(?:{_CONSTANT_WORDS})[ ,)(\]"])(?:align \d+|[a-z][a-z_0-9]*(?:=\d+|{_PARENTHESES})?)|"[^"]*"(?:="[^"]*")?|#\d+)'

_SIMPLE = regex(SIMPLE_OPERAND, re.ASCII)
_TYPED = regex(rf"({FAST_TYPE}) ({SIMPLE_OPERAND})", re.ASCII)
_GLOBAL = regex(rf"@({NAME})", re.ASCII)
_LOCAL = regex(rf"%({NAME})", re.ASCII)
_STRING = regex(r'"([^"]*)"')
_WORD = regex(r"[a-z_]\w*")
_EXPRESSION_FLAG = regex(r"(?:inbounds|nusw|nuw|nsw|exact|inrange\([^)]*\)) ")
_ASM = regex(r'asm ((?:[a-z]+ )*"[^"]*", "[^"]*")')
_METADATA_HEAD = regex(r"!\w*")
_ATTRIBUTE = regex(ATTRIBUTE)
_ATTRIBUTES = regex(rf"(?:{ATTRIBUTE} )*")


class ConstantReader(TypeReader):
    __slots__ = ("attribute_sets", "block_tables", "constants", "globals_by_token", "locals")

    def __init__(self) -> None:
        super().__init__()
        self.constants: dict[tuple[Type, str], Constant] = {}
        self.globals_by_token: dict[str, GlobalValue] = {}
        self.locals: dict[str, Value] = {}
        self.block_tables: dict[Function, dict[str, Block]] = {}
        self.attribute_sets: dict[str, tuple[str, ...]] = {"": ()}

    # operands -------------------------------------------------------------------------------------------------------------------

    def typed(self) -> Value:
        """`type operand`."""
        found = _TYPED.match(self.text, self.pos)
        if found is not None:
            self.pos = found.end()
            return self.simple(self.type_of(found[1]), found[2])
        return self.operand(self.type_and_space())

    def type_and_space(self) -> Type:
        type = self.type()
        self.expect(" ")
        return type

    def type_of(self, text: str) -> Type:
        """The type that FAST_TYPE matched."""
        type = self.types_by_text.get(text)
        if type is None:
            kept = self.text, self.pos
            self.text, self.pos = text, 0
            type = self.types_by_text[text] = self._type()
            self.text, self.pos = kept
        return type

    def operand(self, type: Type) -> Value:
        if type is ty.METADATA:
            return self.metadata_operand()
        found = _SIMPLE.match(self.text, self.pos)
        if found is not None:
            self.pos = found.end()
            return self.simple(type, found[0])
        return self._complex(type)

    def simple(self, type: Type, token: str) -> Value:
        """The operand that SIMPLE_OPERAND matched."""
        char = token[0]
        if char == "%":
            value = self.locals.get(token)
            return value if value is not None else self.forward_reference(type, token)
        if char == "@":
            found = self.globals_by_token.get(token)
            return found if found is not None else self._global(token)
        key = (type, token)
        constant = self.constants.get(key)
        if constant is None:
            constant = self.constants[key] = self._scalar(type, token)
        return constant

    def forward_reference(self, type: Type, token: str) -> Value:
        raise self.error(f"unknown value {token}")

    def _global(self, token: str) -> GlobalValue:
        found = self.globals_by_token.get(f"@{unquote(token[1:])}") if token[1] == '"' else None
        if found is None:
            raise self.error(f"unknown global {token}")
        return found

    def _scalar(self, type: Type, token: str) -> Constant:
        if isinstance(type, ty.IntType):
            if token in ("true", "false"):
                return ConstantInt(type, int(token == "true"))
            if token[0] in "-0123456789" and token.lstrip("-").isdecimal():
                return ConstantInt(type, int(token))
            if token[1:3] == "0x":
                value = int(token[3:], 16)
                return ConstantInt(type, value - (1 << type.bits) if token[0] == "s" and value >> (type.bits - 1) else value)
        elif isinstance(type, ty.FloatType) and token[0] in "-0123456789":
            return ConstantFloat(type, float_bits(type, token))
        if token == "null":
            return ConstantNull(type)
        if token in ("undef", "poison"):
            return ConstantUndef(type, token == "poison")
        if token in ("zeroinitializer", "none"):
            return ConstantZero(type)
        raise self.error(f"{token} is no {type}")

    def _complex(self, type: Type) -> Value:
        text, pos = self.text, self.pos
        char = text[pos : pos + 1]
        if char == "{":
            return self._elements(type, "{ ", " }")
        if char == "[":
            return self._elements(type, "[", "]")
        if char == "<":
            if text.startswith("<{", pos):
                return self._elements(type, "<{ ", " }>")
            return self._elements(type, "<", ">")
        if text.startswith('c"', pos):
            self.pos += 1
            string = self.take(_STRING, "a string")
            return ConstantString(type, unescape(string[1:-1]))
        if (asm := self.match(_ASM)) is not None:
            return InlineAsm(type, asm[1])
        return self._expression(type, self.take(_WORD, "an operand"))

    def _elements(self, type: Type, opening: str, closing: str) -> Constant:
        self.expect(opening)
        elements = [self.typed()]
        while self.accept(", "):
            elements.append(self.typed())
        self.expect(closing)
        return ConstantAggregate(type, tuple(elements))

    def _expression(self, type: Type, opcode: str) -> Constant:
        if opcode == "blockaddress":
            return self._block_address(type)
        if opcode in ("dso_local_equivalent", "no_cfi"):
            self.expect(" ")
            return ConstantExpr(type, opcode, (self.operand(ty.PTR),))
        self.expect(" ")
        flags: list[str] = []
        while (flag := self.match(_EXPRESSION_FLAG)) is not None:
            flags.append(flag[0][:-1])
        self.expect("(")
        source_type = None
        if opcode == "getelementptr":
            source_type = self.type()
            self.expect(", ")
        operands = [self.typed()]
        while self.accept(", "):
            operands.append(self.typed())
        if self.accept(" to "):
            type = self.type()
        elif opcode == "getelementptr" and not isinstance(type, ty.VectorType):
            type = operands[0].type
        self.expect(")")
        if opcode == "splat" and isinstance(type, ty.VectorType) and not type.scalable:
            return ConstantAggregate(type, (operands[0],) * type.count)
        return ConstantExpr(type, opcode, tuple(operands), tuple(flags), source_type)

    def _block_address(self, type: Type) -> Constant:
        self.expect("(")
        function = self.simple(ty.PTR, self.take(_GLOBAL, "a function"))
        self.expect(", ")
        token = self.take(_LOCAL, "a block")
        self.expect(")")
        if not isinstance(function, Function):
            raise self.error("blockaddress of something that is no function")
        return BlockAddress(type, function, self.block_of(function, token))

    def block_of(self, function: Function, token: str) -> Block:
        """The block named `token` ("%x", "%7") of `function`, made at its first mention."""
        table = self.block_tables.setdefault(function, {})
        block = table.get(token)
        if block is None:
            name = token[1:]
            block = table[token] = Block("" if name.isdecimal() else unquote(name))
            block.function = function
        return block

    # metadata as value ----------------------------------------------------------------------------------------------------------

    def metadata_operand(self) -> Value:
        if self.text[self.pos] != "!":
            return ValueAsMetadata(self.typed())
        text = self.metadata_text()
        key: tuple[Type, str] = (ty.METADATA, text)
        constant = self.constants.get(key)
        if constant is None:
            constant = self.constants[key] = ConstantVerbatim(ty.METADATA, text)
        return constant

    def metadata_text(self) -> str:
        """`!12`, `!"string"`, `!{…}`, `!DIExpression(…)`."""
        head = self.take(_METADATA_HEAD, "metadata")
        following = self.text[self.pos : self.pos + 1]
        if following in ("(", "{") and following:
            return head + self.balanced()
        if following == '"':
            return head + self.take(_STRING, "a metadata string")
        return head

    # attributes -----------------------------------------------------------------------------------------------------------------

    def attribute_set(self, text: str) -> tuple[str, ...]:
        """The attributes in `text`, blanks between them."""
        found = self.attribute_sets.get(text)
        if found is None:
            found = tuple(_ATTRIBUTE.findall(text))
            if " ".join(found) != text.strip():
                raise self.error(f"unknown attribute in {text}")
            self.attribute_sets[text] = found
        return found

    def attributes(self) -> tuple[str, ...]:
        """Attributes that an operand or a type follows."""
        found = _ATTRIBUTES.match(self.text, self.pos)
        assert found is not None
        self.pos = found.end()
        return self.attribute_set(found[0])
