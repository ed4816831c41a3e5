"""Instructions. One class per shape of operands; `opcode` is LLVM's name.

`operands` hold values only; blocks stand in `targets` (terminators) and `blocks` (phi). Change operands through `set_operand`, never in
the list, so that `users` stays true. Immutable facts of an instruction (flags, alignment, ordering, predicate) are plain attributes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from . import types as ty
from .types import Type
from .values import Block, Constant, Function, GlobalValue, Value

if TYPE_CHECKING:
    from .debug_records import DebugRecord

BINARY = frozenset(
    ("add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor", "fadd", "fsub", "fmul", "fdiv", "frem")
)
CASTS = frozenset(
    ("trunc", "zext", "sext", "fptrunc", "fpext", "fptoui", "fptosi", "uitofp", "sitofp", "ptrtoint", "ptrtoaddr", "inttoptr", "bitcast",
     "addrspacecast")
)  # fmt: skip
TERMINATORS = frozenset(
    ("ret", "br", "switch", "indirectbr", "invoke", "callbr", "resume", "catchswitch", "catchret", "cleanupret", "unreachable")
)


class Instruction(Value):
    """`flags`: fast-math and wrap flags in textual order. `metadata`: kind to node ("dbg" -> "!7"). `debug_records`: the `#dbg_…` lines
    that stand before the instruction."""

    __slots__ = ("block", "debug_records", "flags", "metadata", "opcode", "operands", "place")

    def __init__(self, opcode: str, type: Type, operands: Sequence[Value], name: str = "", flags: tuple[str, ...] = ()) -> None:
        super().__init__(type, name)
        self.opcode = opcode
        self.operands: list[Value] = list(operands)
        self.flags = flags
        self.block: Block | None = None
        self.place = 0
        """About where it stands in its block (`Block.position`)."""
        self.metadata: dict[str, str] = {}
        self.debug_records: list[DebugRecord] = []
        for operand in self.operands:
            _use(operand, self)

    @property
    def targets(self) -> list[Block]:
        return []

    def set_target(self, index: int, block: Block) -> None:
        raise IndexError(f"{self.opcode} has no targets")

    @property
    def is_terminator(self) -> bool:
        return self.opcode in TERMINATORS

    @property
    def function(self) -> Function:
        assert self.block is not None and self.block.function is not None
        return self.block.function

    def set_operand(self, index: int, value: Value) -> None:
        _unuse(self.operands[index], self)
        self.operands[index] = value
        _use(value, self)

    def drop_operands(self) -> None:
        for operand in self.operands:
            _unuse(operand, self)
        self.operands = []

    def erase(self) -> None:
        """Take the instruction out of its block. It must have no users left. Debug records before it stay where they are."""
        self.drop_operands()
        block = self.block
        if block is None:
            return
        index = block.position(self)
        if self.debug_records:
            after = block.instructions[index + 1].debug_records if index + 1 < len(block.instructions) else block.trailing_debug_records
            after[:0] = self.debug_records
            self.debug_records = []
        del block.instructions[index]
        self.block = None


def _tracked(value: Value) -> bool:
    return not isinstance(value, Constant) or isinstance(value, GlobalValue)


def _use(value: Value, user: Instruction) -> None:
    if _tracked(value):
        value.users.append(user)


def _unuse(value: Value, user: Instruction) -> None:
    if _tracked(value):
        value.users.remove(user)


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
        _use(value, self)

    def incoming_for(self, block: Block) -> Value:
        return self.operands[self.blocks.index(block)]

    def remove_incoming(self, block: Block) -> None:
        index = self.blocks.index(block)
        _unuse(self.operands[index], self)
        del self.operands[index], self.blocks[index]


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


class CallBase(Instruction):
    """call, invoke, callbr. operands: arguments…, operands of bundles…, callee last.

    `argument_attributes[i]` belong to argument i; `attributes` are the call's function attributes and groups; `bundles` is the text
    between brackets with `{n}` in place of bundle operand n (`"align"({0}, {1})`), set by `set_bundles`; `tail` is
    "", "tail", "musttail" or "notail"; `calling_convention` as text ("", "fastcc", "cc37")."""

    __slots__ = (
        "argument_attributes", "attributes", "bundle_operand_count", "bundles", "calling_convention", "function_type", "result_attributes",
        "tail",
    )  # fmt: skip

    def __init__(
        self, opcode: str, callee: Value, arguments: Sequence[Value], function_type: ty.FunctionType, name: str = "",
        flags: tuple[str, ...] = (),
    ) -> None:  # fmt: skip
        super().__init__(opcode, function_type.result, (*arguments, callee), name, flags)
        self.function_type = function_type
        self.argument_attributes: list[tuple[str, ...]] = [()] * len(arguments)
        self.attributes: tuple[str, ...] = ()
        self.result_attributes: tuple[str, ...] = ()
        self.bundles = ""
        self.bundle_operand_count = 0
        self.calling_convention = ""
        self.tail = ""

    @property
    def callee(self) -> Value:
        return self.operands[-1]

    @property
    def arguments(self) -> list[Value]:
        return self.operands[: -1 - self.bundle_operand_count]

    @property
    def bundle_operands(self) -> list[Value]:
        return self.operands[-1 - self.bundle_operand_count : -1]

    def set_bundles(self, text: str, operands: Sequence[Value]) -> None:
        """Replace the operand bundles."""
        for old in self.bundle_operands:
            _unuse(old, self)
        self.operands[-1 - self.bundle_operand_count : -1] = operands
        self.bundles = text
        self.bundle_operand_count = len(operands)
        for operand in operands:
            _use(operand, self)

    @property
    def called_function(self) -> Function | None:
        """The function called directly, None for an indirect call or inline assembly."""
        callee = self.operands[-1]
        return callee if isinstance(callee, Function) else None

    def all_attributes(self) -> list[str]:
        """Attributes of the call and of the function it calls, groups resolved."""
        module = self.function.module
        groups = module.attribute_groups if module else {}
        found: list[str] = []
        for attribute in self.attributes:
            found.extend(groups.get(attribute, ()) if attribute.startswith("#") else (attribute,))
        if (function := self.called_function) is not None:
            found.extend(function.all_attributes())
        return found


@final
class Call(CallBase):
    __slots__ = ()

    def __init__(
        self, callee: Value, arguments: Sequence[Value], function_type: ty.FunctionType | None = None, name: str = "",
        flags: tuple[str, ...] = (),
    ) -> None:  # fmt: skip
        if function_type is None:
            assert isinstance(callee, Function)
            function_type = callee.function_type
        super().__init__("call", callee, arguments, function_type, name, flags)


class Terminator(Instruction):
    """An instruction that ends a block; `targets` in textual order."""

    __slots__ = ("_targets",)

    def __init__(self, opcode: str, operands: Sequence[Value] = (), targets: Sequence[Block] = (), type: Type = ty.VOID) -> None:
        super().__init__(opcode, type, operands)
        self._targets = list(targets)

    @property
    def targets(self) -> list[Block]:
        return self._targets

    def set_target(self, index: int, block: Block) -> None:
        self._targets[index] = block


@final
class Br(Terminator):
    """Unconditional (one target) or conditional: operands[0] is the condition, targets are if-true and if-false."""

    __slots__ = ()

    def __init__(self, target: Block, if_false: Block | None = None, condition: Value | None = None) -> None:
        if condition is None:
            super().__init__("br", (), (target,))
        else:
            assert if_false is not None
            super().__init__("br", (condition,), (target, if_false))

    @property
    def conditional(self) -> bool:
        return len(self._targets) == 2


@final
class Switch(Terminator):
    """operands[0] is the selector; targets[0] the default, targets[i + 1] belongs to cases[i]."""

    __slots__ = ("cases",)

    def __init__(self, value: Value, default: Block, cases: Sequence[tuple[int, Block]] = ()) -> None:
        super().__init__("switch", (value,), (default, *(block for _, block in cases)))
        self.cases = [case for case, _ in cases]


@final
class Return(Terminator):
    __slots__ = ()

    def __init__(self, value: Value | None = None) -> None:
        super().__init__("ret", () if value is None else (value,))


@final
class Unreachable(Terminator):
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("unreachable")


@final
class IndirectBr(Terminator):
    __slots__ = ()

    def __init__(self, address: Value, targets: Sequence[Block]) -> None:
        super().__init__("indirectbr", (address,), targets)


@final
class Resume(Terminator):
    __slots__ = ()

    def __init__(self, value: Value) -> None:
        super().__init__("resume", (value,))


class _CallTerminator(CallBase):
    __slots__ = ("_targets",)

    def __init__(
        self, opcode: str, callee: Value, arguments: Sequence[Value], function_type: ty.FunctionType, targets: Sequence[Block],
        name: str = "", flags: tuple[str, ...] = (),
    ) -> None:  # fmt: skip
        super().__init__(opcode, callee, arguments, function_type, name, flags)
        self._targets = list(targets)

    @property
    def targets(self) -> list[Block]:
        return self._targets

    def set_target(self, index: int, block: Block) -> None:
        self._targets[index] = block


@final
class Invoke(_CallTerminator):
    """targets: normal, unwind."""

    __slots__ = ()

    def __init__(
        self, callee: Value, arguments: Sequence[Value], function_type: ty.FunctionType, normal: Block, unwind: Block, name: str = "",
    ) -> None:  # fmt: skip
        super().__init__("invoke", callee, arguments, function_type, (normal, unwind), name)


@final
class CallBr(_CallTerminator):
    """targets: fallthrough, then the indirect ones."""

    __slots__ = ()

    def __init__(
        self, callee: Value, arguments: Sequence[Value], function_type: ty.FunctionType, targets: Sequence[Block], name: str = ""
    ) -> None:
        super().__init__("callbr", callee, arguments, function_type, targets, name)


@final
class LandingPad(Instruction):
    """`clauses`: ("catch" | "filter", index of the operand)."""

    __slots__ = ("clauses", "cleanup")

    def __init__(self, type: Type, clauses: Sequence[tuple[str, Value]] = (), cleanup: bool = False, name: str = "") -> None:
        super().__init__("landingpad", type, [value for _, value in clauses], name)
        self.clauses = [kind for kind, _ in clauses]
        self.cleanup = cleanup


@final
class Funclet(Terminator):
    """catchpad, cleanuppad (not terminators, `targets` empty), catchswitch, catchret, cleanupret: Windows exception handling.

    `text` keeps the instruction verbatim with `{n}` in place of operand n and `{t:n}` in place of target n."""

    __slots__ = ("text",)

    def __init__(self, opcode: str, type: Type, operands: Sequence[Value], targets: Sequence[Block], text: str) -> None:
        super().__init__(opcode, operands, targets, type)
        self.text = text


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
