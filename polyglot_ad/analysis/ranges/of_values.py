"""Ranges: between which bounds an integer lies wherever a block runs.

`Ranges.of(value, block)` gives (low, high), signed, either of them None where nothing is known. It holds for every execution of `block`
that has no undefined behaviour. Bounds come from operations (masks, remainders, shifts, extensions, minima), from what the compiler noted
(`range`), from branches that dominate the block, from induction (start, step and the exit that a loop takes), and for parameters of
functions that are only called directly, from all calls.

A question is answered on demand, by recursion over operands to a fixed depth, and kept. Cycles through phis are cut: what is asked while it
is being answered is unknown, which claims less, never more.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.metadata import node as metadata_node
from polyglot_ad.ir.reached import in_constants
from polyglot_ad.ir.values import Argument, Block, Function, Value
from polyglot_ad.process.regex import regex

from ..cfg import ControlFlow
from .conditions import Conditions, differs
from .interval import ANYTHING, Interval, if_fits, join, meet, of_type, without
from .loops import LoopRanges

_DEPTH = 12
_RANGE = regex(r"range\(i\d+ (-?\d+), (-?\d+)\)")


class Ranges:
    """Answers for all functions of a module, which must not change while it is asked."""

    def __init__(self) -> None:
        self._flows: dict[Function, ControlFlow] = {}
        self._known: dict[tuple[Value, Block], Interval] = {}
        self._partial: dict[tuple[Value, Block], Interval] = {}
        """Answers of the question at hand that lack something, because it was being asked already or too deep."""
        self._asked: set[tuple[Value, Block]] = set()
        self._cuts = 0
        self._in_constants: set[Function] | None = None
        self.conditions = Conditions(self)
        self._loops = LoopRanges(self)

    def of(self, value: Value, block: Block, depth: int = _DEPTH) -> Interval:
        if not isinstance(value.type, ty.IntType) or (isinstance(value, val.Constant) and not isinstance(value, val.ConstantInt)):
            return ANYTHING
        if value.type.bits == 1:
            return 0, 1
        if isinstance(value, val.ConstantInt):
            return value.value, value.value
        key = value, block
        if key in self._known:
            return self._known[key]
        if key in self._partial:
            self._cuts += 1
            return self._partial[key]
        if depth <= 0 or key in self._asked or block not in self.flow(block).index:
            self._cuts += 1
            return of_type(value.type.bits)
        before = self._cuts
        self._asked.add(key)
        found = meet(self._own(value, block, depth - 1), self.conditions.at(value, block, depth - 1))
        found = self.conditions.without_ends(value, block, meet(found, of_type(value.type.bits)))
        self._asked.discard(key)
        if self._cuts == before or not self._asked:
            self._known[key] = found
        else:
            self._partial[key] = found
        if not self._asked:
            self._partial.clear()
        return found

    def flow(self, block: Block) -> ControlFlow:
        function = block.function
        assert function is not None
        if function not in self._flows:
            self._flows[function] = ControlFlow(function)
        return self._flows[function]

    # operations -------------------------------------------------------------------------------------------------------------

    def _own(self, value: Value, block: Block, depth: int) -> Interval:
        if isinstance(value, Argument):
            return self._argument(value, depth)
        if not isinstance(value, ins.Instruction):
            return ANYTHING
        if isinstance(value, ins.Phi):
            return self._loops.phi(value, depth)
        if isinstance(value, ins.CallBase):
            return self._call(value, block, depth)
        if value.opcode == "load" and "range" in value.metadata:
            return _noted(value)
        if value.opcode == "select":
            a, b = (self._chosen(value, which, block, depth) for which in (1, 2))
            return join(a, b)
        if value.opcode in ("zext", "sext", "trunc", "freeze"):
            return self._cast(value, block, depth)
        if isinstance(value, ins.BinaryOp):
            return self._binary(value, block, depth)
        return ANYTHING

    def _chosen(self, select: ins.Instruction, which: int, block: Block, depth: int) -> Interval:
        condition, chosen = select.operands[0], select.operands[which]
        found = meet(self.of(chosen, block, depth), self.conditions.implied(condition, which == 1, chosen, block, depth))
        return without(found, differs(condition, which == 1, chosen))

    def _cast(self, value: ins.Instruction, block: Block, depth: int) -> Interval:
        operand = value.operands[0]
        inner = self.of(operand, block, depth)
        if value.opcode == "sext" and operand.type is ty.I1:
            return -1, 0
        if value.opcode in ("sext", "freeze"):
            return inner
        assert isinstance(operand.type, ty.IntType) and isinstance(value.type, ty.IntType)
        if value.opcode == "zext":
            if inner[0] is not None and inner[0] >= 0:
                return inner
            return 0, (1 << operand.type.bits) - 1
        if "nsw" in value.flags:
            return inner
        low, high = of_type(value.type.bits)
        fits = (
            inner[0] is not None and inner[1] is not None and low is not None and high is not None and low <= inner[0] <= inner[1] <= high
        )
        return inner if fits else ANYTHING

    def _binary(self, i: ins.BinaryOp, block: Block, depth: int) -> Interval:
        left, right = (self.of(operand, block, depth) for operand in i.operands)
        (a, b), (c, d) = left, right
        assert isinstance(i.type, ty.IntType)
        bits, opcode = i.type.bits, i.opcode
        if opcode in ("add", "sub"):
            if opcode == "sub":
                c, d = None if d is None else -d, None if c is None else -c
            low = None if a is None or c is None else a + c
            high = None if b is None or d is None else b + d
            return (low, high) if "nsw" in i.flags else if_fits((low, high), bits)
        if opcode == "and":
            highs = [high for low, high in (left, right) if low is not None and low >= 0]
            if not highs:
                return ANYTHING
            known = [high for high in highs if high is not None]
            return 0, min(known) if known else None
        if opcode == "xor" and c == d == -1:
            return None if b is None else -1 - b, None if a is None else -1 - a
        if opcode in ("or", "xor"):
            if a is None or c is None or a < 0 or c < 0:
                return ANYTHING
            return (max(a, c) if opcode == "or" else 0), None if b is None or d is None else (1 << max(b, d).bit_length()) - 1
        if opcode == "urem":
            return 0, d - 1 if d is not None and c is not None and c > 0 else None
        constant = c if c == d else None
        if constant is None:
            return ANYTHING
        if opcode == "mul" or (opcode == "shl" and 0 <= constant < 63):
            factor = constant if opcode == "mul" else 1 << constant
            ends = sorted((None if e is None else e * factor for e in (a, b)), key=lambda e: (e is not None, e or 0))
            if None in ends:
                low, high = (None if a is None else a * factor), (None if b is None else b * factor)
                found: Interval = (low, high) if factor > 0 else (high, low)
            else:
                found = ends[0], ends[1]
            return found if "nsw" in i.flags else if_fits(found, bits)
        if opcode == "srem" and constant > 0:
            low = 0 if a is not None and a >= 0 else 1 - constant
            return low, 0 if b is not None and b <= 0 else constant - 1
        if opcode in ("udiv", "sdiv", "lshr", "ashr"):
            divisor = 1 << constant if opcode in ("lshr", "ashr") and 0 <= constant < bits else constant
            if divisor <= 0:
                return ANYTHING
            if opcode == "ashr" or (a is not None and a >= 0):
                return None if a is None else a // divisor, None if b is None else b // divisor
            if opcode in ("udiv", "lshr"):
                return 0, ((1 << bits) - 1) // divisor
        return ANYTHING

    def _call(self, call: ins.CallBase, block: Block, depth: int) -> Interval:
        noted = _noted(call)
        callee = call.called_function
        name = callee.name if callee is not None else ""
        if not name.startswith("llvm."):
            return noted
        assert isinstance(call.type, ty.IntType)
        operation = name.split(".")[1]
        if operation in ("smin", "smax", "umin", "umax"):
            (a, b), (c, d) = (self.of(argument, block, depth) for argument in call.arguments[:2])
            unsigned = operation[0] == "u"
            if unsigned and (a is None or a < 0 or c is None or c < 0):
                ends = [high for low, high in ((a, b), (c, d)) if low is not None and low >= 0 and high is not None]
                return meet(noted, (0, min(ends)) if operation == "umin" and ends else ANYTHING)
            if operation.endswith("min"):
                return meet(noted, (join((a, None), (c, None))[0], meet((None, b), (None, d))[1]))
            return meet(noted, (meet((a, None), (c, None))[0], join((None, b), (None, d))[1]))
        if operation in ("ctlz", "cttz", "ctpop"):
            return meet(noted, (0, call.type.bits))
        return noted

    def _argument(self, argument: Argument, depth: int) -> Interval:
        """Of an internal function that is only called directly: what all calls pass."""
        found = _noted(argument)
        function = argument.function
        if (
            function is None
            or function in self._addressed(function)
            or not {"internal", "private"} & set(function.prefix.split())
            or not function.users
        ):
            return found
        position = function.arguments.index(argument)
        passed: Interval | None = None
        for user in function.users:
            direct = isinstance(user, ins.CallBase) and user.callee is function and len(user.arguments) > position
            if not direct or user.block is None or user.block.function is None or not user.block.function.blocks:
                return found  # called in a way, or from code, that is not looked into
            assert isinstance(user, ins.CallBase)
            if function in user.arguments:
                return found
            value = user.arguments[position]
            if value is argument:
                continue
            one = self.of(value, user.block, depth)
            passed = one if passed is None else join(passed, one)
            if passed == ANYTHING:
                return found
        return found if passed is None else meet(found, passed)

    def _addressed(self, function: Function) -> set[Function]:
        """Functions of the module that constants mention: tables of functions, initialisers."""
        if self._in_constants is None:
            self._in_constants = in_constants(function.module) if function.module is not None else set()
        return self._in_constants

    # conditions -------------------------------------------------------------------------------------------------------------


def _noted(value: Argument | ins.Instruction) -> Interval:
    """What `range` says, as an attribute or as metadata."""
    attributes: tuple[str, ...] | list[str] = ()
    if isinstance(value, Argument):
        attributes = value.attributes
    elif isinstance(value, ins.CallBase):
        attributes = value.result_attributes
    for attribute in attributes:
        if (match := _RANGE.fullmatch(attribute)) is not None:
            low, high = int(match[1]), int(match[2])
            return (low, high - 1) if low < high else ANYTHING
    if isinstance(value, ins.Instruction) and "range" in value.metadata and value.block is not None and value.block.function is not None:
        module = value.block.function.module
        if module is not None:
            parts = [int(part.value) for part in metadata_node(module, value.metadata["range"]).elements if part is not None]
            if len(parts) == 2 and parts[0] < parts[1]:
                return parts[0], parts[1] - 1
    return ANYTHING
