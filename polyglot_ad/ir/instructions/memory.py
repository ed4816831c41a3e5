"""Instructions that make, address, read and write memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from .. import types as ty
from ..types import Type
from ..values import Value
from .base import Instruction


@final
class Alloca(Instruction):
    """operands[0] is the element count when `counted`, else there are none. `align` 0 means unspecified."""

    __slots__ = ("align", "allocated_type", "inalloca", "swifterror")

    def __init__(
        self, allocated_type: Type, count: Value | None = None, align: int = 0, name: str = "", address_space: str = "0",
        inalloca: bool = False, swifterror: bool = False,
    ) -> None:  # fmt: skip
        super().__init__("alloca", ty.pointer(address_space), () if count is None else (count,), name)
        self.allocated_type = allocated_type
        self.align = align
        self.inalloca = inalloca
        self.swifterror = swifterror

    @property
    def counted(self) -> bool:
        return bool(self.operands)


@final
class Load(Instruction):
    """`ordering` is "" for a plain load; `syncscope` as text."""

    __slots__ = ("align", "ordering", "syncscope", "volatile")

    def __init__(
        self, type: Type, pointer: Value, align: int = 0, name: str = "", volatile: bool = False, ordering: str = "", syncscope: str = "",
    ) -> None:  # fmt: skip
        super().__init__("load", type, (pointer,), name)
        self.align = align
        self.volatile = volatile
        self.ordering = ordering
        self.syncscope = syncscope

    @property
    def pointer(self) -> Value:
        return self.operands[0]


@final
class Store(Instruction):
    __slots__ = ("align", "ordering", "syncscope", "volatile")

    def __init__(
        self, value: Value, pointer: Value, align: int = 0, volatile: bool = False, ordering: str = "", syncscope: str = ""
    ) -> None:
        super().__init__("store", ty.VOID, (value, pointer))
        self.align = align
        self.volatile = volatile
        self.ordering = ordering
        self.syncscope = syncscope

    @property
    def value(self) -> Value:
        return self.operands[0]

    @property
    def pointer(self) -> Value:
        return self.operands[1]


@final
class GetElementPtr(Instruction):
    """operands: base, indices…"""

    __slots__ = ("source_type",)

    def __init__(
        self, source_type: Type, pointer: Value, indices: Sequence[Value], name: str = "", flags: tuple[str, ...] = (),
        type: Type | None = None,
    ) -> None:  # fmt: skip
        if type is None:
            type = pointer.type
            for index in indices:
                if isinstance(index.type, ty.VectorType) and not isinstance(type, ty.VectorType):
                    type = ty.vector(type, index.type.count, index.type.scalable)
        super().__init__("getelementptr", type, (pointer, *indices), name, flags)
        self.source_type = source_type

    @property
    def pointer(self) -> Value:
        return self.operands[0]


@final
class Fence(Instruction):
    __slots__ = ("ordering", "syncscope")

    def __init__(self, ordering: str, syncscope: str = "") -> None:
        super().__init__("fence", ty.VOID, ())
        self.ordering = ordering
        self.syncscope = syncscope


@final
class CmpXchg(Instruction):
    """operands: pointer, expected, new; the result is {T, i1}."""

    __slots__ = ("align", "failure_ordering", "success_ordering", "syncscope", "volatile", "weak")

    def __init__(
        self, pointer: Value, expected: Value, new: Value, success_ordering: str, failure_ordering: str, align: int = 0, weak: bool = False,
        volatile: bool = False, syncscope: str = "", name: str = "",
    ) -> None:  # fmt: skip
        super().__init__("cmpxchg", ty.struct((expected.type, ty.I1)), (pointer, expected, new), name)
        self.success_ordering = success_ordering
        self.failure_ordering = failure_ordering
        self.align = align
        self.weak = weak
        self.volatile = volatile
        self.syncscope = syncscope


@final
class AtomicRMW(Instruction):
    """operands: pointer, value; `operation` is xchg, add, fadd, …"""

    __slots__ = ("align", "operation", "ordering", "syncscope", "volatile")

    def __init__(
        self, operation: str, pointer: Value, value: Value, ordering: str, align: int = 0, volatile: bool = False, syncscope: str = "",
        name: str = "",
    ) -> None:  # fmt: skip
        super().__init__("atomicrmw", value.type, (pointer, value), name)
        self.operation = operation
        self.ordering = ordering
        self.align = align
        self.volatile = volatile
        self.syncscope = syncscope


@final
class VAArg(Instruction):
    __slots__ = ()

    def __init__(self, list_pointer: Value, type: Type, name: str = "") -> None:
        super().__init__("va_arg", type, (list_pointer,), name)
