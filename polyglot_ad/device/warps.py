"""What the threads of a block, and the lanes of a warp, do alike: which values are the same for all of them, and which blocks they run
together.

`thread.x` of a lane is its place in the warp, plus a multiple of the warp's size, where blocks have whole warps in their first dimension:
so a thread's number, divided by the warp's size, is the same for all lanes. Kernels that need this say so, and are launched no other way.
"""

from __future__ import annotations

from collections.abc import Collection

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.gpu.uniform import Uniform
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.values import Argument, Block, ConstantInt, Function, GlobalVariable, Value
from polyglot_ad.symbols import EXCHANGE

BALLOT, COUNT = "pad.lanes.ballot", "pad.lanes.count"
_NUMBERED = ("thread.x", "thread")
_LESS, _MORE = ("ult", "slt", "uge", "sge"), ("ugt", "sgt", "ule", "sle")
_TURNED = {"ult": "ugt", "ugt": "ult", "ule": "uge", "uge": "ule", "slt": "sgt", "sgt": "slt", "sle": "sge", "sge": "sle"}
_DEEP = 12


class LaunchUniform(Uniform):
    """What is the same for all threads of a block, where no two arrays of a launch overlap."""

    def __init__(self, function: Function, flow: ControlFlow, leaving: Collection[Block] = ()) -> None:
        self._written = _written(function)
        super().__init__(function, flow, leaving)

    def _differs(self, instruction: ins.Instruction) -> bool:
        if isinstance(instruction, ins.Load) and self._is_constant(instruction):
            return self.varies(instruction.pointer)
        if isinstance(instruction, ins.CallBase) and instruction.block is not None and self._tells_all(instruction):
            return not self.uniform_block(instruction.block)
        return super()._differs(instruction)

    def _tells_all(self, call: ins.CallBase) -> bool:
        """Whether all threads that come to a call get the same."""
        return call.called_function is not None and call.called_function.name == COUNT

    def _is_constant(self, load: ins.Load) -> bool:
        """Whether nothing writes where a load reads while the kernel runs."""
        base = _base(load.pointer)
        if load.ordering or load.volatile or self._written is None:
            return False
        if isinstance(base, GlobalVariable):
            return base.constant
        return isinstance(base, Argument) and base.function is not None and base not in self._written


class WarpUniform(LaunchUniform):
    """The same for the lanes of a warp, where blocks have whole warps in their first dimension, and rows of the grid fewer than 2^31
    threads."""

    def __init__(self, function: Function, flow: ControlFlow, warp: int, leaving: Collection[Block] = ()) -> None:
        self._warp = warp
        super().__init__(function, flow, leaving)

    def varies(self, value: Value) -> bool:
        return value in self.divergent or (isinstance(value, Argument) and value.function is None and value.name in _NUMBERED)

    def _differs(self, instruction: ins.Instruction) -> bool:
        return not self._drops_lane(instruction) and super()._differs(instruction)

    def _tells_all(self, call: ins.CallBase) -> bool:
        """A vote, or one lane's number, of all lanes at once, too."""
        name = call.called_function.name if call.called_function is not None else ""
        if name == BALLOT:
            mask = call.arguments[0]
        elif name.startswith(EXCHANGE) and not self.varies(call.arguments[2]):
            mask, _, width, how = call.arguments[1:5]
            if not (isinstance(how, ConstantInt) and how.value == 0 and isinstance(width, ConstantInt) and width.value == self._warp):
                return False
        else:
            return super()._tells_all(call)
        return isinstance(mask, ConstantInt) and mask.value in (-1, (1 << self._warp) - 1)

    # numbers of threads

    def _drops_lane(self, i: ins.Instruction) -> bool:
        """Whether an operation on a thread's number gives the same for all lanes."""
        if i.opcode == "icmp":
            return self._compares_warps(i)
        if i.opcode not in ("lshr", "ashr", "udiv", "sdiv", "and") or not isinstance(by := i.operands[1], ConstantInt):
            return False
        amount = by.value
        if i.opcode in ("lshr", "ashr"):
            return 1 << amount >= self._warp and self._numbered(i.operands[0])
        if i.opcode == "and":
            return not amount & (self._warp - 1) and self._numbered(i.operands[0])
        whole = amount > 0 and not amount % self._warp
        return whole and self._numbered(i.operands[0]) and (i.opcode == "udiv" or _is_natural(i.operands[0]))

    def _compares_warps(self, i: ins.Instruction) -> bool:
        """Whether a thread's number is compared with a first or last one of a warp."""
        assert isinstance(i, ins.Compare)
        predicate, (left, right) = i.predicate, i.operands
        if self._numbered(right):
            predicate, left, right = _TURNED.get(predicate, ""), right, left
        if not self._numbered(left):
            return False
        if predicate in _LESS:
            return self._aligned(right)
        return predicate in _MORE and isinstance(right, ConstantInt) and (right.value + 1) % self._warp == 0

    def _numbered(self, value: Value, deep: int = _DEEP) -> bool:
        """Whether a value is the lane's place in its warp, plus a multiple of the warp's size that is the same for all lanes."""
        if isinstance(value, Argument):
            return value.function is None and value.name in _NUMBERED
        if not isinstance(value, ins.Instruction) or not deep:
            return False
        if value.opcode in ("zext", "sext", "trunc", "freeze"):
            return _bits(value) > self._warp.bit_length() and self._numbered(value.operands[0], deep - 1)
        if value.opcode in ("add", "or"):
            first, second = value.operands
            if value.opcode == "or" and "disjoint" not in getattr(value, "flags", ()):
                return False
            return any(self._numbered(a, deep - 1) and self._aligned(b, deep - 1) for a, b in ((first, second), (second, first)))
        return False

    def _aligned(self, value: Value, deep: int = _DEEP) -> bool:
        """Whether a value is a multiple of the warp's size, the same for all lanes."""
        if isinstance(value, ConstantInt):
            return not value.value % self._warp
        if isinstance(value, Argument):
            return value.function is None and value.name in ("block.size.x", "threads")
        if not isinstance(value, ins.Instruction) or not deep or self.varies(value):
            return False
        operands = value.operands
        match value.opcode:
            case "zext" | "sext" | "trunc" | "freeze":
                return self._aligned(operands[0], deep - 1)
            case "mul":
                return any(self._aligned(one, deep - 1) for one in operands)
            case "shl":
                by = operands[1]
                return self._aligned(operands[0], deep - 1) or (isinstance(by, ConstantInt) and 1 << by.value >= self._warp)
            case "add" | "sub" | "or":
                return all(self._aligned(one, deep - 1) for one in operands)
        return False


def _bits(value: Value) -> int:
    return value.type.bits if isinstance(value.type, ty.IntType) else 0


def _is_natural(value: Value) -> bool:
    """Whether a thread's number in its block, or in a row of the grid, is not negative as a signed integer."""
    if isinstance(value, Argument):
        return True
    if isinstance(value, ins.Instruction) and value.opcode in ("zext", "sext"):
        return value.opcode == "zext" or _is_natural(value.operands[0])
    if not isinstance(value, ins.BinaryOp) or value.opcode != "add":
        return False
    first, second = value.operands
    if isinstance(first, Argument):
        first, second = second, first
    if not (isinstance(second, Argument) and isinstance(first, ins.BinaryOp) and first.opcode == "mul"):
        return False
    return second.name == "thread.x" and {one.name for one in first.operands} == {"block.x", "block.size.x"}


def _base(pointer: Value) -> Value:
    while isinstance(pointer, ins.GetElementPtr | ins.Cast):
        pointer = pointer.operands[0]
    return pointer


def _written(function: Function) -> set[Value] | None:
    """The arguments that the kernel writes through; None where it is not known through which it does."""
    found: set[Value] = set()
    for i in function.instructions():
        if isinstance(i, ins.Store | ins.AtomicRMW | ins.CmpXchg):
            base = _base(i.operands[1] if isinstance(i, ins.Store) else i.operands[0])
            if not isinstance(base, Argument | ins.Alloca | GlobalVariable):
                return None
            found.add(base)
        elif isinstance(i, ins.CallBase) and any(a.type.is_pointer for a in i.arguments):
            bases = [_base(a) for a in i.arguments if a.type.is_pointer]
            if not all(isinstance(base, Argument | ins.Alloca | GlobalVariable) for base in bases):
                return None
            found.update(bases)
    return found
