"""Builds instructions at an insertion point, with the folds that keep generated code small.

Folding is limited to what never changes a value: integer constants, addition of integer zero, multiplication by integer one, casts to
the same type. Floating-point operations are emitted as asked.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import TypeVar

from . import instructions as ins
from . import types as ty
from .types import Type
from .values import (
    Block,
    Constant,
    ConstantFloat,
    ConstantInt,
    ConstantNull,
    ConstantUndef,
    ConstantZero,
    Function,
    Module,
    Value,
)

Made = TypeVar("Made", bound=ins.Instruction)


def const_int(type: Type, value: int) -> ConstantInt:
    assert isinstance(type, ty.IntType)
    if type.bits > 1:
        value &= (1 << type.bits) - 1
        if value >> (type.bits - 1):
            value -= 1 << type.bits
    else:
        value &= 1
    return ConstantInt(type, value)


def const_float(type: Type, value: float) -> ConstantFloat:
    """The constant nearest to `value` in half, bfloat, float, double, x86_fp80 or fp128."""
    assert isinstance(type, ty.FloatType)
    (double,) = struct.unpack("<Q", struct.pack("<d", value))
    if type is ty.DOUBLE:
        return ConstantFloat(type, double)
    if type is ty.FLOAT:
        return ConstantFloat(type, struct.unpack("<I", struct.pack("<f", value))[0])
    if type is ty.HALF:
        return ConstantFloat(type, struct.unpack("<H", struct.pack("<e", value))[0])
    if type is ty.BFLOAT:
        single = struct.unpack("<I", struct.pack("<f", value))[0]
        return ConstantFloat(type, (single + 0x7FFF + ((single >> 16) & 1)) >> 16)
    sign, exponent, fraction = double >> 63, (double >> 52) & 0x7FF, double & ((1 << 52) - 1)
    if exponent == 0 and fraction:
        raise ValueError(f"subnormal constant {value} in {type}")
    wide_exponent = 0 if exponent == 0 else 0x7FFF if exponent == 0x7FF else exponent - 1023 + 16383
    if type is ty.X86_FP80:
        integer_bit = 0 if exponent == 0 else 1 << 63
        return ConstantFloat(type, (sign << 79) | (wide_exponent << 64) | integer_bit | (fraction << 11))
    if type is ty.FP128:
        return ConstantFloat(type, (sign << 127) | (wide_exponent << 112) | (fraction << 60))
    raise ValueError(f"no constants of type {type}")


def zero(type: Type) -> Constant:
    """The all-zero value of any first-class type."""
    if isinstance(type, ty.IntType):
        return ConstantInt(type, 0)
    if isinstance(type, ty.FloatType):
        return ConstantFloat(type, 0)
    if isinstance(type, ty.PointerType):
        return ConstantNull(type)
    return ConstantZero(type)


def is_zero(value: Value) -> bool:
    """Whether every bit is known to be zero (so -0.0 is not)."""
    if isinstance(value, ConstantInt):
        return value.value == 0
    if isinstance(value, ConstantFloat):
        return value.bits == 0
    return isinstance(value, ConstantNull | ConstantZero)


class Builder:
    """Inserts before `self.before`, or at the end of `self.block`."""

    def __init__(self, block: Block | None = None, before: ins.Instruction | None = None) -> None:
        self.block = before.block if before is not None else block
        self.before = before

    def at_end(self, block: Block) -> Builder:
        self.block, self.before = block, None
        return self

    def at(self, instruction: ins.Instruction) -> Builder:
        self.block, self.before = instruction.block, instruction
        return self

    @property
    def module(self) -> Module:
        assert self.block is not None and self.block.function is not None and self.block.function.module is not None
        return self.block.function.module

    def insert(self, instruction: Made) -> Made:
        assert self.block is not None
        if self.before is None:
            self.block.append(instruction)
        else:
            self.block.insert(self.block.position(self.before), instruction)
        return instruction

    # arithmetic -------------------------------------------------------------------------------------------------------------

    def binary(self, opcode: str, left: Value, right: Value, name: str = "", flags: tuple[str, ...] = ()) -> Value:
        if isinstance(left, ConstantInt) and isinstance(right, ConstantInt):
            a, b = left.value, right.value
            if opcode == "add":
                return const_int(left.type, a + b)
            if opcode == "sub":
                return const_int(left.type, a - b)
            if opcode == "mul":
                return const_int(left.type, a * b)
        if isinstance(right, ConstantInt):
            if right.value == 0 and opcode in ("add", "sub", "or", "shl"):
                return left
            if right.value == 1 and opcode in ("mul", "sdiv", "udiv") and right.type is not ty.I1:
                return left
        if isinstance(left, ConstantInt):
            if left.value == 0 and opcode == "add":
                return right
            if left.value == 1 and opcode == "mul" and left.type is not ty.I1:
                return right
        return self.insert(ins.BinaryOp(opcode, left, right, name, flags))

    def add(self, left: Value, right: Value, name: str = "") -> Value:
        return self.binary("add", left, right, name)

    def sub(self, left: Value, right: Value, name: str = "") -> Value:
        return self.binary("sub", left, right, name)

    def mul(self, left: Value, right: Value, name: str = "") -> Value:
        return self.binary("mul", left, right, name)

    def fadd(self, left: Value, right: Value, name: str = "") -> Value:
        return self.binary("fadd", left, right, name)

    def fsub(self, left: Value, right: Value, name: str = "") -> Value:
        return self.binary("fsub", left, right, name)

    def fmul(self, left: Value, right: Value, name: str = "") -> Value:
        return self.binary("fmul", left, right, name)

    def fdiv(self, left: Value, right: Value, name: str = "") -> Value:
        return self.binary("fdiv", left, right, name)

    def fneg(self, value: Value, name: str = "") -> Value:
        return self.insert(ins.UnaryOp("fneg", value, name))

    def cast(self, opcode: str, value: Value, type: Type, name: str = "") -> Value:
        if value.type is type:
            return value
        if isinstance(value, ConstantInt) and opcode in ("zext", "sext", "trunc"):
            bits = value.value if opcode == "sext" else value.value & ((1 << value.type.bits) - 1)  # type: ignore[attr-defined]
            return const_int(type, bits)
        return self.insert(ins.Cast(opcode, value, type, name))

    def icmp(self, predicate: str, left: Value, right: Value, name: str = "") -> Value:
        return self.insert(ins.Compare("icmp", predicate, left, right, name))

    def fcmp(self, predicate: str, left: Value, right: Value, name: str = "") -> Value:
        return self.insert(ins.Compare("fcmp", predicate, left, right, name))

    def select(self, condition: Value, if_true: Value, if_false: Value, name: str = "") -> Value:
        if if_true is if_false:
            return if_true
        if isinstance(condition, ConstantInt):
            return if_true if condition.value else if_false
        return self.insert(ins.Select(condition, if_true, if_false, name))

    # memory -----------------------------------------------------------------------------------------------------------------

    def alloca(self, type: Type, count: Value | None = None, name: str = "", align: int = 0) -> ins.Alloca:
        return self.insert(ins.Alloca(type, count, align, name))

    def load(self, type: Type, pointer: Value, name: str = "", align: int = 0) -> ins.Load:
        return self.insert(ins.Load(type, pointer, align or _element_alignment(type), name))

    def store(self, value: Value, pointer: Value, align: int = 0) -> ins.Store:
        return self.insert(ins.Store(value, pointer, align or _element_alignment(value.type)))

    def gep(self, source_type: Type, pointer: Value, indices: Sequence[Value | int], name: str = "", flags: tuple[str, ...] = ()) -> Value:
        """Python integers become i32 constants inside structures and i64 elsewhere; only valid after the first index for structures."""
        values = [self._index(index, position) for position, index in enumerate(indices)]
        if len(values) == 1 and is_zero(values[0]):
            return pointer
        return self.insert(ins.GetElementPtr(source_type, pointer, values, name, flags))

    @staticmethod
    def _index(index: Value | int, position: int) -> Value:
        if isinstance(index, Value):
            return index
        return ConstantInt(ty.I32 if position else ty.I64, index)

    # aggregates -------------------------------------------------------------------------------------------------------------

    def extract_value(self, aggregate: Value, *indices: int, name: str = "") -> Value:
        return self.insert(ins.ExtractValue(aggregate, indices, name))

    def insert_value(self, aggregate: Value, element: Value, *indices: int, name: str = "") -> Value:
        return self.insert(ins.InsertValue(aggregate, element, indices, name))

    def undef(self, type: Type) -> Value:
        return ConstantUndef(type)

    # calls and control ------------------------------------------------------------------------------------------------------

    def call(
        self, callee: Value, arguments: Sequence[Value], function_type: ty.FunctionType | None = None, name: str = "",
        flags: tuple[str, ...] = (),
    ) -> ins.Call:  # fmt: skip
        call = ins.Call(callee, arguments, function_type, name, flags)
        if isinstance(callee, Function):
            # LLVM gives internal functions other conventions, and a call by another one is undefined.
            call.calling_convention = callee.calling_convention
        return self.insert(call)

    def declare(
        self, name: str, result: Type, parameters: Sequence[Type], variadic: bool = False, attributes: tuple[str, ...] = ()
    ) -> Function:
        """The module's function `name`, declared if it is not there yet."""
        found = self.module.functions.get(name)
        if found is not None:
            return found
        return self.module.add_function(Function(name, ty.function(result, tuple(parameters), variadic), attributes=attributes))

    def call_named(self, function_name: str, result: Type, arguments: Sequence[Value], name: str = "") -> ins.Call:
        """Call an external function or intrinsic by name, declaring it at need. The name of an overloaded intrinsic is given whole."""
        callee = self.declare(function_name, result, [a.type for a in arguments])
        return self.call(callee, arguments, name=name)

    def phi(self, type: Type, incoming: Sequence[tuple[Value, Block]] = (), name: str = "") -> ins.Phi:
        return self.insert(ins.Phi(type, incoming, name))

    def br(self, target: Block) -> ins.Br:
        return self.insert(ins.Br(target))

    def cond_br(self, condition: Value, if_true: Block, if_false: Block) -> ins.Br:
        return self.insert(ins.Br(if_true, if_false, condition))

    def switch(self, value: Value, default: Block, cases: Sequence[tuple[int, Block]]) -> ins.Switch:
        return self.insert(ins.Switch(value, default, cases))

    def ret(self, value: Value | None = None) -> ins.Return:
        return self.insert(ins.Return(value))

    def unreachable(self) -> ins.Unreachable:
        return self.insert(ins.Unreachable())


def _element_alignment(type: Type) -> int:
    """Of a vector, bytes: that of its elements, which is all that allocators and callers give. 0, the type's own, for anything else."""
    if not isinstance(type, ty.VectorType):
        return 0
    bits = type.element.bits if isinstance(type.element, ty.FloatType | ty.IntType) else 64
    return bits // 8 if bits in (8, 16, 32, 64) else 1
