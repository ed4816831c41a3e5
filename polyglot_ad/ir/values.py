"""Values: constants, globals, arguments, and the containers (module, function, block).

Every value knows its users: `value.users` lists each using instruction once per operand slot. Plain constants are shared and do not
track users; globals do. Names are without sigil; an unnamed value has name "" and gets its number when printed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, final

from . import types as ty
from .types import Type

if TYPE_CHECKING:
    from .debug_records import DebugRecord
    from .instructions import Instruction
    from .metadata import Node


class Value:
    __slots__ = ("name", "type", "users")

    def __init__(self, type: Type, name: str = "") -> None:
        self.type = type
        self.name = name
        self.users: list[Instruction] = []

    def replace_all_uses_with(self, other: Value) -> None:
        for user in list(self.users):
            for index, operand in enumerate(user.operands):
                if operand is self:
                    user.set_operand(index, other)


# --- constants ------------------------------------------------------------------------------------------------------------------


class Constant(Value):
    """A value known before the program runs. Constants compare by identity; `users` stays empty unless it is a global."""

    __slots__ = ()


@final
class ConstantInt(Constant):
    """`value` is the signed reading of the bits (i1: 0 or 1)."""

    __slots__ = ("value",)

    def __init__(self, type: Type, value: int) -> None:
        super().__init__(type)
        self.value = value


@final
class ConstantFloat(Constant):
    """`bits` is the exact pattern in the value's own format (a double's 64 bits for `double`, 32 for `float`, …)."""

    __slots__ = ("bits",)

    def __init__(self, type: Type, bits: int) -> None:
        super().__init__(type)
        self.bits = bits


@final
class ConstantNull(Constant):
    """null pointer."""

    __slots__ = ()


@final
class ConstantZero(Constant):
    """zeroinitializer of an aggregate or vector; `none` of a token type."""

    __slots__ = ()


@final
class ConstantUndef(Constant):
    """undef, or poison when `poison` is set."""

    __slots__ = ("poison",)

    def __init__(self, type: Type, poison: bool = False) -> None:
        super().__init__(type)
        self.poison = poison


@final
class ConstantAggregate(Constant):
    """An array, structure or vector of constants, in order. `splat (…)` vectors are expanded by the parser."""

    __slots__ = ("elements",)

    def __init__(self, type: Type, elements: tuple[Value, ...]) -> None:
        super().__init__(type)
        self.elements = elements


@final
class ConstantString(Constant):
    """c"…" : an array of i8."""

    __slots__ = ("data",)

    def __init__(self, type: Type, data: bytes) -> None:
        super().__init__(type)
        self.data = data


@final
class ConstantExpr(Constant):
    """A constant expression. `opcode` as in LLVM, also dso_local_equivalent, no_cfi, ptrauth, and splat of a scalable vector; `operands`
    are constants; `flags` in textual order (inbounds, nuw, inrange(…), …); `source_type` is the element type of a getelementptr."""

    __slots__ = ("flags", "opcode", "operands", "source_type")

    def __init__(
        self, type: Type, opcode: str, operands: tuple[Value, ...], flags: tuple[str, ...] = (), source_type: Type | None = None
    ) -> None:
        super().__init__(type)
        self.opcode = opcode
        self.operands = operands
        self.flags = flags
        self.source_type = source_type


@final
class ConstantVerbatim(Constant):
    """Text that the IR need not understand: metadata operands (`metadata !12`)."""

    __slots__ = ("text",)

    def __init__(self, type: Type, text: str) -> None:
        super().__init__(type)
        self.text = text


@final
class BlockAddress(Constant):
    """blockaddress(@function, %block)."""

    __slots__ = ("block", "function")

    def __init__(self, type: Type, function: Function, block: Block) -> None:
        super().__init__(type)
        self.function = function
        self.block = block


@final
class ValueAsMetadata(Constant):
    """A value wrapped as a metadata operand (`metadata ptr %x`). As in LLVM this is no use of `value`: when the value is erased, the
    printer writes poison."""

    __slots__ = ("value",)

    def __init__(self, value: Value) -> None:
        super().__init__(ty.METADATA)
        self.value = value


@final
class InlineAsm(Constant):
    """`text` is everything after `asm`: flags, template, constraints."""

    __slots__ = ("text",)

    def __init__(self, type: Type, text: str) -> None:
        super().__init__(type)
        self.text = text


# --- globals --------------------------------------------------------------------------------------------------------------------


class GlobalValue(Constant):
    """Something with a name in the module; its type is `ptr`, `value_type` is what it points to.

    `prefix` is LLVM's text before `global`/`constant`/`alias`/`ifunc`/the function's calling convention and result type (linkage,
    visibility, dso_local, TLS, …)."""

    __slots__ = ("module", "prefix", "value_type")

    def __init__(self, name: str, value_type: Type, prefix: str = "", address_space: str = "0") -> None:
        super().__init__(ty.pointer(address_space), name)
        self.value_type = value_type
        self.prefix = prefix
        self.module: Module | None = None


@final
class GlobalVariable(GlobalValue):
    """`suffix` is the text after the initialiser: section, comdat, align, metadata attachments."""

    __slots__ = ("constant", "initializer", "suffix")

    def __init__(
        self, name: str, value_type: Type, initializer: Value | None = None, constant: bool = False, prefix: str = "",
        suffix: str = "", address_space: str = "0",
    ) -> None:  # fmt: skip
        super().__init__(name, value_type, prefix, address_space)
        self.initializer = initializer
        self.constant = constant
        self.suffix = suffix


@final
class GlobalAlias(GlobalValue):
    """An alias, or an ifunc when `indirect` is set."""

    __slots__ = ("aliasee", "indirect", "suffix")

    def __init__(self, name: str, value_type: Type, aliasee: Value, prefix: str = "", indirect: bool = False, suffix: str = "") -> None:
        super().__init__(name, value_type, prefix)
        self.aliasee = aliasee
        self.indirect = indirect
        self.suffix = suffix


@final
class Argument(Value):
    """A function's parameter; `attributes` as LLVM writes them: ("noalias", "align 8", "sret(%T)")."""

    __slots__ = ("attributes", "function", "index")

    def __init__(self, type: Type, name: str = "", attributes: tuple[str, ...] = ()) -> None:
        super().__init__(type, name)
        self.attributes = attributes
        self.function: Function | None = None
        self.index = -1


@final
class Function(GlobalValue):
    """A declaration (no blocks) or definition. `attributes` are unnamed_addr, addrspace(n), function attributes and `#n` groups; `suffix`
    is the text after them (section, comdat, gc, personality is apart), `metadata` maps kind to node reference ("dbg" -> "!12"; a kind that
    is attached several times has its other nodes in the same text: "type" -> "!3 !type !4")."""

    __slots__ = ("arguments", "attributes", "blocks", "calling_convention", "metadata", "personality", "result_attributes", "suffix")

    def __init__(
        self, name: str, function_type: ty.FunctionType, argument_names: list[str] | None = None, prefix: str = "",
        attributes: tuple[str, ...] = (),
    ) -> None:  # fmt: skip
        super().__init__(name, function_type, prefix)
        names = argument_names or [""] * len(function_type.parameters)
        self.arguments = [Argument(t, n) for t, n in zip(function_type.parameters, names, strict=True)]
        for index, argument in enumerate(self.arguments):
            argument.function, argument.index = self, index
        self.blocks: list[Block] = []
        self.attributes = attributes
        self.result_attributes: tuple[str, ...] = ()
        self.calling_convention = ""
        self.personality: Value | None = None
        self.suffix = ""
        self.metadata: dict[str, str] = {}

    @property
    def function_type(self) -> ty.FunctionType:
        assert isinstance(self.value_type, ty.FunctionType)
        return self.value_type

    @property
    def is_declaration(self) -> bool:
        return not self.blocks

    @property
    def entry(self) -> Block:
        return self.blocks[0]

    def all_attributes(self) -> Iterator[str]:
        """Function attributes with `#n` groups resolved."""
        groups = self.module.attribute_groups if self.module else {}
        for attribute in self.attributes:
            if attribute.startswith("#"):
                yield from groups.get(attribute, ())
            else:
                yield attribute

    def has_attribute(self, attribute: str) -> bool:
        return attribute in self.all_attributes()

    def instructions(self) -> Iterator[Instruction]:
        for block in self.blocks:
            yield from block.instructions

    def add_block(self, name: str = "", before: Block | None = None) -> Block:
        block = Block(name)
        block.function = self
        if before is None:
            self.blocks.append(block)
        else:
            self.blocks.insert(self.blocks.index(before), block)
        return block


_WIDTHS = (32, 1024)
"""How far from its last place an instruction is looked for."""


@final
class Block(Value):
    """A basic block: phis first, one terminator last. Blocks are not operands; terminators hold `targets`, phis hold `blocks`."""

    __slots__ = ("function", "instructions", "trailing_debug_records")

    def __init__(self, name: str = "") -> None:
        super().__init__(ty.LABEL, name)
        self.function: Function | None = None
        self.instructions: list[Instruction] = []
        self.trailing_debug_records: list[DebugRecord] = []

    @property
    def terminator(self) -> Instruction:
        return self.instructions[-1]

    @property
    def successors(self) -> list[Block]:
        return self.instructions[-1].targets

    def phis(self) -> Iterator[Instruction]:
        for instruction in self.instructions:
            if instruction.opcode != "phi":
                return
            yield instruction

    def append(self, instruction: Instruction) -> Instruction:
        return self.insert(len(self.instructions), instruction)

    def insert(self, index: int, instruction: Instruction) -> Instruction:
        instruction.block, instruction.place = self, index
        if self.trailing_debug_records and index == len(self.instructions):
            # A terminator that was erased left them there; nothing may stand behind a terminator.
            instruction.debug_records = [*self.trailing_debug_records, *instruction.debug_records]
            self.trailing_debug_records = []
        self.instructions.insert(index, instruction)
        return instruction

    def position(self, instruction: Instruction) -> int:
        """Where an instruction of this block stands. It has moved little since this was last asked, if at all; where it has, all of
        the block is counted anew. So long blocks cost no more than short ones."""
        instructions, place = self.instructions, instruction.place
        if place < len(instructions) and instructions[place] is instruction:
            return place
        for width in _WIDTHS:
            with suppress(ValueError):
                instruction.place = instructions.index(instruction, max(0, place - width), place + width)
                return instruction.place
        for at, one in enumerate(instructions):
            one.place = at
        if instruction.place >= len(instructions) or instructions[instruction.place] is not instruction:
            raise ValueError("the instruction is not in this block")
        return instruction.place

    def after(self, instruction: Instruction) -> Instruction:
        """The instruction that follows one."""
        return self.instructions[self.position(instruction) + 1]


@final
class Module:
    """A translation unit. What the IR need not understand is kept as text and given back by the printer."""

    def __init__(self) -> None:
        self.source_filename = ""
        self.data_layout = ""
        self.triple = ""
        self.named_types: dict[str, ty.StructType] = {}
        self.globals: dict[str, GlobalVariable | GlobalAlias] = {}
        self.functions: dict[str, Function] = {}
        self.attribute_groups: dict[str, tuple[str, ...]] = {}
        self.metadata: dict[str, str] = {}
        """Numbered nodes: "!12" -> "distinct !DISubprogram(…)"."""
        self.named_metadata: dict[str, str] = {}
        self.module_asm: list[str] = []
        self.comdats: dict[str, str] = {}
        self.verbatim: list[str] = []
        """Top-level lines with no reader: summaries."""
        self.metadata_nodes: dict[str, Node] = {}
        """What `metadata.node` has read so far."""

    def add_function(self, function: Function) -> Function:
        function.module = self
        self.functions[function.name] = function
        return function

    def add_global(self, variable: GlobalVariable | GlobalAlias) -> GlobalVariable | GlobalAlias:
        variable.module = self
        self.globals[variable.name] = variable
        return variable

    def get_global(self, name: str) -> GlobalValue | None:
        return self.functions.get(name) or self.globals.get(name)

    def take(self, other: Module) -> None:
        """Become `other`, which is of no more use."""
        self.__dict__.update(other.__dict__)
        for value in (*self.functions.values(), *self.globals.values()):
            value.module = self

    def unique_name(self, base: str) -> str:
        if self.get_global(base) is None:
            return base
        number = 1
        while self.get_global(f"{base}.{number}") is not None:
            number += 1
        return f"{base}.{number}"
