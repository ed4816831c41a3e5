"""Numbers that are loaded from where another thread has put them, as what that thread has computed: an expression for the way back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import ConstantZero, GlobalVariable, Module, Value

from ..clone import copy_instruction

ZEROS = "pad_zeros"
"""The variable that is read where the other thread has not read: sixteen bytes."""
_BYTES = 16


@dataclass(frozen=True, eq=False)
class Leaf:
    """A value of the function that is the same for both threads, or a number in the place of the other thread's: `value + more`."""

    value: Value
    type: ty.Type
    more: int = 0


@dataclass(frozen=True, eq=False)
class Computed:
    """An instruction's operation on other operands."""

    instruction: ins.Instruction
    operands: tuple[Node, ...]


@dataclass(frozen=True, eq=False)
class Read:
    """A load, of memory that nobody writes, `more` bytes behind `pointer`; zero where `guard` does not hold."""

    load: ins.Load
    pointer: Node
    guard: Node | None
    more: int = 0


@dataclass(frozen=True, eq=False)
class Chosen:
    condition: Node
    then: Node
    otherwise: Node


@dataclass(frozen=True, eq=False)
class Both:
    """Of two conditions; the second negated where `negated` says so. The first may be missing."""

    first: Node | None
    second: Node
    negated: bool


@dataclass(frozen=True, eq=False)
class Below:
    """Whether a natural number is less than another."""

    number: Leaf
    bound: Leaf


Node = Leaf | Computed | Read | Chosen | Both | Below


@dataclass(frozen=True, eq=False)
class Forwarded:
    """`load` gives what `root` gives."""

    load: ins.Load
    root: Node

    @property
    def leaves(self) -> list[Value]:
        return list(dict.fromkeys(node.value for node in _nodes(self.root) if isinstance(node, Leaf)))

    def emit(self, b: Builder, value_of: Callable[[Value], Value]) -> Value:
        """The number at the builder's point; `value_of` gives leaves there."""
        return _Emitter(b, value_of).of(self.root)


def _nodes(root: Node) -> Iterator[Node]:
    yield root
    for inner in _inner(root):
        yield from _nodes(inner)


def _inner(node: Node) -> tuple[Node, ...]:
    match node:
        case Leaf():
            return ()
        case Computed():
            return node.operands
        case Read():
            return (node.pointer,) if node.guard is None else (node.pointer, node.guard)
        case Chosen():
            return node.condition, node.then, node.otherwise
        case Both():
            return (node.second,) if node.first is None else (node.first, node.second)
        case Below():
            return node.number, node.bound


class _Emitter:
    def __init__(self, b: Builder, value_of: Callable[[Value], Value]) -> None:
        self.b, self.value_of = b, value_of
        self.made: dict[int, Value] = {}

    def of(self, node: Node) -> Value:
        if id(node) not in self.made:
            self.made[id(node)] = self._make(node)
        return self.made[id(node)]

    def _make(self, node: Node) -> Value:
        b = self.b
        match node:
            case Leaf():
                value = self._of_type(self.value_of(node.value), node.type)
                return b.add(value, const_int(node.type, node.more)) if node.more else value
            case Computed():
                copied = copy_instruction(node.instruction, [self.of(one) for one in node.operands])
                copied.name, copied.flags = "", ()
                return b.insert(copied)
            case Read():
                pointer = self.of(node.pointer)
                if node.more:
                    pointer = b.gep(ty.I8, pointer, [node.more])
                if node.guard is not None:
                    pointer = b.select(self.of(node.guard), pointer, zeros(b.module))
                return b.load(node.load.type, pointer)
            case Chosen():
                return b.select(self.of(node.condition), self.of(node.then), self.of(node.otherwise))
            case Both():
                second = self.of(node.second)
                if node.negated:
                    second = b.binary("xor", second, const_int(ty.I1, 1))
                if node.first is None:
                    return second
                # No `and`: the second may be poison where the first does not hold.
                return b.select(self.of(node.first), second, const_int(ty.I1, 0))
            case Below():
                return b.icmp("ult", self.of(node.number), self.of(node.bound))

    def _of_type(self, value: Value, type: ty.Type) -> Value:
        if value.type is type:
            return value
        assert isinstance(type, ty.IntType) and isinstance(value.type, ty.IntType)
        return self.b.cast("trunc" if type.bits < value.type.bits else "zext", value, type)


def zeros(module: Module) -> GlobalVariable:
    found = module.globals.get(ZEROS)
    if isinstance(found, GlobalVariable):
        return found
    type = ty.array(ty.I8, _BYTES)
    made = GlobalVariable(ZEROS, type, ConstantZero(type), prefix="internal", constant=True)
    made.suffix = f", align {_BYTES}"
    module.add_global(made)
    return made
