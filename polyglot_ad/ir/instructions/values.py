"""Instructions that compute a value from values: arithmetic, casts, comparisons, choices, parts of aggregates and vectors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from .. import types as ty
from ..types import Type
from ..values import Block, Value
from .base import Instruction, add_use, remove_use


@final
class BinaryOp(Instruction):
    """add … xor, fadd … frem: two operands of one type."""

    __slots__ = ()

    def __init__(self, opcode: str, left: Value, right: Value, name: str = "", flags: tuple[str, ...] = ()) -> None:
        super().__init__(opcode, left.type, (left, right), name, flags)


@final
class UnaryOp(Instruction):
    """fneg, freeze."""

    __slots__ = ()

    def __init__(self, opcode: str, value: Value, name: str = "", flags: tuple[str, ...] = ()) -> None:
        super().__init__(opcode, value.type, (value,), name, flags)


@final
class Cast(Instruction):
    __slots__ = ()

    def __init__(self, opcode: str, value: Value, type: Type, name: str = "", flags: tuple[str, ...] = ()) -> None:
        super().__init__(opcode, type, (value,), name, flags)


@final
class Compare(Instruction):
    """icmp, fcmp; the result is i1 or a vector of i1."""

    __slots__ = ("predicate",)

    def __init__(self, opcode: str, predicate: str, left: Value, right: Value, name: str = "", flags: tuple[str, ...] = ()) -> None:
        operand = left.type
        result: Type = ty.vector(ty.I1, operand.count, operand.scalable) if isinstance(operand, ty.VectorType) else ty.I1
        super().__init__(opcode, result, (left, right), name, flags)
        self.predicate = predicate


@final
class Select(Instruction):
    __slots__ = ()

    def __init__(self, condition: Value, if_true: Value, if_false: Value, name: str = "", flags: tuple[str, ...] = ()) -> None:
        super().__init__("select", if_true.type, (condition, if_true, if_false), name, flags)


@final
class Phi(Instruction):
    """operands[i] arrives from blocks[i]."""

    __slots__ = ("blocks",)

    def __init__(self, type: Type, incoming: Sequence[tuple[Value, Block]] = (), name: str = "", flags: tuple[str, ...] = ()) -> None:
        super().__init__("phi", type, [value for value, _ in incoming], name, flags)
        self.blocks: list[Block] = [block for _, block in incoming]

    def add_incoming(self, value: Value, block: Block) -> None:
        self.operands.append(value)
        self.blocks.append(block)
        add_use(value, self)

    def incoming_for(self, block: Block) -> Value:
        return self.operands[self.blocks.index(block)]

    def remove_incoming(self, block: Block) -> None:
        index = self.blocks.index(block)
        remove_use(self.operands[index], self)
        del self.operands[index], self.blocks[index]


def indexed_type(type: Type, indices: Sequence[int]) -> Type:
    for index in indices:
        if isinstance(type, ty.StructType):
            assert type.fields is not None
            type = type.fields[index]
        else:
            assert isinstance(type, ty.ArrayType)
            type = type.element
    return type


@final
class ExtractValue(Instruction):
    __slots__ = ("indices",)

    def __init__(self, aggregate: Value, indices: Sequence[int], name: str = "") -> None:
        super().__init__("extractvalue", indexed_type(aggregate.type, indices), (aggregate,), name)
        self.indices = tuple(indices)


@final
class InsertValue(Instruction):
    __slots__ = ("indices",)

    def __init__(self, aggregate: Value, element: Value, indices: Sequence[int], name: str = "") -> None:
        super().__init__("insertvalue", aggregate.type, (aggregate, element), name)
        self.indices = tuple(indices)


@final
class ExtractElement(Instruction):
    __slots__ = ()

    def __init__(self, vector: Value, index: Value, name: str = "") -> None:
        super().__init__("extractelement", vector.type.scalar, (vector, index), name)


@final
class InsertElement(Instruction):
    __slots__ = ()

    def __init__(self, vector: Value, element: Value, index: Value, name: str = "") -> None:
        super().__init__("insertelement", vector.type, (vector, element, index), name)


@final
class ShuffleVector(Instruction):
    """operands: two vectors and the constant mask."""

    __slots__ = ()

    def __init__(self, left: Value, right: Value, mask: Value, name: str = "") -> None:
        source, shape = left.type, mask.type
        assert isinstance(source, ty.VectorType) and isinstance(shape, ty.VectorType)
        super().__init__("shufflevector", ty.vector(source.element, shape.count, shape.scalable), (left, right, mask), name)
