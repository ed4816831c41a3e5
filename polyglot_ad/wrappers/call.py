"""The call under construction: IR arguments gathered in order, and what is left to do after the call."""

from __future__ import annotations

from collections.abc import Callable

from polyglot_ad.errors import SignatureError
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.layout import DataLayout, data_layout
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Function, Value
from polyglot_ad.signature.model import Signature
from polyglot_ad.signature.source_types import DType, dtype_size, leaves

ABI_ATTRIBUTES = ("byval", "sret", "zeroext", "signext", "inreg", "nest", "align", "swiftself", "swifterror")
"""Parameter attributes that are part of the calling convention and must stand at the call too."""

_LEAF_TYPES: dict[str, Type] = {
    "f2": ty.HALF, "f4": ty.FLOAT, "f8": ty.DOUBLE, "f16": ty.X86_FP80, "b1": ty.I8, "i1": ty.I8, "u1": ty.I8,
    "i2": ty.I16, "u2": ty.I16, "i4": ty.I32, "u4": ty.I32, "i8": ty.I64, "u8": ty.I64,
}  # fmt: skip


class Call:
    """`arguments` grows as parameters are passed; `trailing` come after all of them; `after` runs when the call is done."""

    def __init__(self, builder: Builder, callee: Function, signature: Signature, thread_local: bool, slots: Value) -> None:
        self.builder = builder
        self.callee = callee
        self.signature = signature
        self.thread_local = thread_local
        self.slots = slots
        self.layout: DataLayout = data_layout(builder.module.data_layout)
        self.arguments: list[Value] = []
        self.boxed = callee.has_attribute('"thunk"')
        """Julia's convention for functions without unboxed arguments or result: f(function, array of objects, their number)."""
        self.trailing: list[Value] = []
        self.after: list[Callable[[], None]] = []
        self.structures: dict[str, Value] = {}
        """Structures of which not all members were passed yet."""
        self.returned: Value | None = None
        """What the callee returned, once it is called."""
        self.home: Value | None = None
        """Where that lies, if there is something around the result (`unwrapped.py`)."""

    def next_type(self) -> Type:
        """The type of the callee's next IR argument."""
        if self.boxed:
            return ty.PTR
        parameters = self.callee.function_type.parameters
        if len(self.arguments) >= len(parameters):
            raise SignatureError(f"`{self.signature.name}` takes {len(parameters)} IR arguments, fewer than its signature says")
        return parameters[len(self.arguments)]

    def next_attributes(self) -> tuple[str, ...]:
        if self.boxed:
            return ()
        return self.callee.arguments[len(self.arguments)].attributes

    def pass_value(self, value: Value) -> None:
        """Pass `value` as the next IR argument, converted between addresses and integers and between widths of integers."""
        self.arguments.append(self.convert(value, self.next_type()))

    def box(self, value: Value) -> Value:
        """The address of a value in memory; before it, where an object's type would stand, is a zero."""
        home = self.alloca(32)
        self.store_at(self.i64(0), home, 8)
        self.store_at(value, home, 16)
        return self.at(home, 16)

    def finish(self) -> None:
        """All arguments are gathered: bring them into the form of the call."""
        if not self.boxed:
            return
        objects = self.builder.alloca(ty.array(ty.PTR, max(len(self.arguments), 1)), align=8)
        for index, argument in enumerate(self.arguments):
            self.store_at(argument, objects, 8 * index)
        self.arguments = [zero(ty.PTR), objects, const_int(ty.I32, len(self.arguments))]

    def convert(self, value: Value, type: Type, signed: bool = True) -> Value:
        if value.type is type:
            return value
        if isinstance(value.type, ty.PointerType):
            if isinstance(type, ty.PointerType):
                return self.builder.cast("addrspacecast", value, type)
            if isinstance(type, ty.IntType):
                return self.builder.cast("ptrtoint", value, type)
        if isinstance(value.type, ty.IntType) and isinstance(type, ty.IntType):
            if type.bits == 1:
                return self.builder.icmp("ne", value, zero(value.type))
            if type.bits < value.type.bits:
                return self.builder.cast("trunc", value, type)
            return self.builder.cast("sext" if signed and value.type.bits > 1 else "zext", value, type)
        raise SignatureError(f"`{self.signature.name}` takes {type} where its signature says {value.type}")

    def alloca(self, size: int, align: int = 16) -> Value:
        """Memory of the entry's frame."""
        return self.builder.alloca(ty.array(ty.I8, size), align=align)

    def at(self, base: Value, offset: int | Value) -> Value:
        """base + offset bytes."""
        return self.builder.gep(ty.I8, base, [offset])

    def store_at(self, value: Value, base: Value, offset: int) -> None:
        self.builder.store(value, self.at(base, offset), align=self.layout.align(value.type))

    def i64(self, value: int) -> Value:
        return const_int(ty.I64, value)

    def copy(self, target: Value, source: Value, size: int | Value) -> None:
        """memcpy of bytes whose alignment is not known."""
        length = self.i64(size) if isinstance(size, int) else size
        self.builder.call_named("llvm.memcpy.p0.p0.i64", ty.VOID, [target, source, length, const_int(ty.I1, 0)])

    def pieces_for(self, dtype: DType, count: int) -> list[Type] | None:
        """The IR arguments that a structure or small array of `count` elements by value takes in registers; None: its address."""
        offset, scalar = leaves(dtype)[-1]
        return self.pieces_until(dtype_size(dtype) * (count - 1) + offset + self.layout.store_size(_LEAF_TYPES[scalar[1:]]))

    def pieces_until(self, end: int, pointers: bool = False) -> list[Type] | None:
        """As `pieces_for`, of a structure whose last member ends at `end`. `pointers`: there are some in it, and it is small."""
        types: list[Type] = []
        covered = 0
        if self.boxed:
            return None
        parameters = self.callee.function_type.parameters[len(self.arguments) :]
        for type in parameters:
            if covered >= end or (isinstance(type, ty.PointerType) and not pointers):
                break
            covered = self.offset_after(covered, type) + self.layout.store_size(type)
            types.append(type)
        if not types and parameters:
            return None
        if covered < end:
            raise SignatureError(f"`{self.signature.name}` takes a structure in a way its signature does not explain")
        return types

    def offset_after(self, at: int, type: Type) -> int:
        align = self.layout.align(type)
        return -(-at // align) * align


def leaf_type(scalar: str) -> Type:
    """The LLVM type of a scalar in memory."""
    return _LEAF_TYPES[scalar[1:]]


def abi_attributes(attributes: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(attribute for attribute in attributes if attribute.split("(")[0].split(" ")[0] in ABI_ATTRIBUTES)
