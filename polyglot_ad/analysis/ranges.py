"""Ranges: between which bounds an integer lies wherever a block runs.

`Ranges.of(value, block)` gives (low, high), signed, either of them None where nothing is known. It holds for every execution of `block`
that has no undefined behaviour. Bounds come from operations (masks, remainders, shifts, extensions, minima), from what the compiler noted
(`range`), from branches that dominate the block, from induction (start, step and the exit that a loop takes), and for parameters of
functions that are only called directly, from all calls.

A question is answered on demand, by recursion over operands to a fixed depth, and kept. Cycles through phis are cut: what is asked while it
is being answered is unknown, which claims less, never more.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.metadata import node as metadata_node
from polyglot_ad.ir.values import Argument, Block, Function, Value

from .cfg import ControlFlow

Interval = tuple[int | None, int | None]
ANYTHING: Interval = (None, None)

_DEPTH = 12
_DOMINATORS = 48
"""How many blocks up the dominator tree conditions are looked for."""
_WEB = 64
"""How many phis and steps between them are looked through for a value that only grows."""
_SWAPPED = {"slt": "sgt", "sgt": "slt", "sle": "sge", "sge": "sle", "ult": "ugt", "ugt": "ult", "ule": "uge", "uge": "ule"}
_INVERSE = {
    "eq": "ne", "ne": "eq", "slt": "sge", "sge": "slt", "sgt": "sle", "sle": "sgt", "ult": "uge", "uge": "ult", "ugt": "ule", "ule": "ugt",
}  # fmt: skip
_RANGE = re.compile(r"range\(i\d+ (-?\d+), (-?\d+)\)")


def meet(a: Interval, b: Interval) -> Interval:
    """What holds when both hold."""
    low = a[0] if b[0] is None else b[0] if a[0] is None else max(a[0], b[0])
    high = a[1] if b[1] is None else b[1] if a[1] is None else min(a[1], b[1])
    return low, high


def join(a: Interval, b: Interval) -> Interval:
    """What holds when one of them does."""
    low = None if a[0] is None or b[0] is None else min(a[0], b[0])
    high = None if a[1] is None or b[1] is None else max(a[1], b[1])
    return low, high


class Ranges:
    """Answers for all functions of a module, which must not change while it is asked."""

    def __init__(self) -> None:
        self._flows: dict[Function, ControlFlow] = {}
        self._known: dict[tuple[Value, Block], Interval] = {}
        self._partial: dict[tuple[Value, Block], Interval] = {}
        """Answers of the question at hand that lack something, because it was being asked already or too deep."""
        self._asked: set[tuple[Value, Block]] = set()
        self._cuts = 0
        self._in_constants: set[Value] | None = None

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
        if depth <= 0 or key in self._asked or block not in self._flow(block).index:
            self._cuts += 1
            return _typed(value.type.bits)
        before = self._cuts
        self._asked.add(key)
        found = meet(self._own(value, block, depth - 1), self._conditions(value, block, depth - 1))
        found = self._without_ends(value, block, meet(found, _typed(value.type.bits)))
        self._asked.discard(key)
        if self._cuts == before or not self._asked:
            self._known[key] = found
        else:
            self._partial[key] = found
        if not self._asked:
            self._partial.clear()
        return found

    def _flow(self, block: Block) -> ControlFlow:
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
            return self._phi(value, depth)
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
        found = meet(self.of(chosen, block, depth), self._implied(condition, which == 1, chosen, block, depth))
        return _without(found, _differs(condition, which == 1, chosen))

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
        low, high = _typed(value.type.bits)
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
            return (low, high) if "nsw" in i.flags else _if_fits((low, high), bits)
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
            return found if "nsw" in i.flags else _if_fits(found, bits)
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

    def _addressed(self, function: Function) -> set[Value]:
        """Functions of the module that constants mention: tables of functions, initialisers."""
        if self._in_constants is None:
            found: set[Value] = set()
            module = function.module
            work: list[Value] = []
            if module is not None:
                for g in module.globals.values():
                    start = g.initializer if isinstance(g, val.GlobalVariable) else getattr(g, "aliasee", None)
                    work += [start] if start is not None else []
                for f in module.functions.values():
                    work += [o for i in f.instructions() for o in i.operands if isinstance(o, val.ConstantExpr | val.ConstantAggregate)]
            while work:
                constant = work.pop()
                if isinstance(constant, val.ConstantExpr):
                    work += constant.operands
                elif isinstance(constant, val.ConstantAggregate):
                    work += constant.elements
                elif isinstance(constant, Function):
                    found.add(constant)
            self._in_constants = found
        return self._in_constants

    # phis -------------------------------------------------------------------------------------------------------------------

    def _phi(self, phi: ins.Phi, depth: int) -> Interval:
        block = phi.block
        assert block is not None
        flow = self._flow(block)
        found: Interval | None = None
        incoming = [(v, b) for v, b in zip(phi.operands, phi.blocks, strict=True) if b in flow.index and v is not phi]
        for value, source in incoming:
            if flow.dominates(block, source):
                one = self._next(phi, value, source, depth)
            else:
                one = meet(self.of(value, source, depth), self._edge(source, block, value, depth))
            found = one if found is None else join(found, one)
        if any(flow.dominates(block, source) and _step(phi, value) is None for value, source in incoming):
            return meet(found or ANYTHING, self._wandering(phi, depth))
        return found or ANYTHING

    def _wandering(self, phi: ins.Phi, depth: int) -> Interval:
        """Of a value that goes through phis and selections, and now and then takes a step up (or down) without overflow: it stays above
        where it starts, and below what the tests before its steps let it reach."""
        starts: list[tuple[Value, Block]] = []
        reached: list[Interval] = []
        steps = {0}
        work: list[ins.Instruction] = [phi]
        seen: set[Value] = {phi}
        while work and len(seen) <= _WEB:
            value = work.pop()
            for operand, block, known in self._ways_in(value, depth):
                if _is_step(operand):
                    assert isinstance(operand, ins.BinaryOp) and isinstance(operand.operands[1], val.ConstantInt)
                    before, step = operand.operands[0], operand.operands[1].value * (1 if operand.opcode == "add" else -1)
                    steps.add(step)
                    low, high = meet(known(before), self._conditions(before, block, depth))
                    reached.append((None if low is None else low + step, None if high is None else high + step))
                    if operand not in seen:
                        seen.add(operand)
                        work.append(operand)
                elif isinstance(operand, ins.Phi) or (isinstance(operand, ins.Instruction) and operand.opcode == "select"):
                    if operand not in seen:
                        seen.add(operand)
                        work.append(operand)
                else:
                    starts.append((operand, block))
        if work or not starts or min(steps) < 0 < max(steps):
            return ANYTHING
        ends = self.of(*starts[0], depth)
        for start, block in starts[1:]:
            ends = join(ends, self.of(start, block, depth))
        low = high = None
        if min(steps) == 0 and ends[0] is not None:
            low = ends[0]
        if max(steps) == 0 and ends[1] is not None:
            high = ends[1]
        for interval in reached:
            ends = join(ends, interval)
        return (ends[0] if low is None else low), (ends[1] if high is None else high)

    def _ways_in(self, value: ins.Instruction, depth: int) -> list[tuple[Value, Block, Callable[[Value], Interval]]]:
        """What a phi, a selection or a step takes its value from: in which block, and what is known there of another value."""
        block = value.block
        assert block is not None
        if isinstance(value, ins.Phi):
            known = self._flow(block).index
            return [
                (operand, source, partial(self._edge, source, block, depth=depth))
                for operand, source in zip(value.operands, value.blocks, strict=True)
                if source in known
            ]
        if value.opcode == "select":
            test, *chosen = value.operands
            return [
                (operand, block, partial(self._implied, test, holds, block=block, depth=depth))
                for operand, holds in zip(chosen, (True, False), strict=True)
            ]
        return [(value.operands[0], block, lambda _: ANYTHING)]

    def _next(self, phi: ins.Phi, value: Value, latch: Block, depth: int, beside: bool = True) -> Interval:
        """What comes round a loop: a step from what the phi was, as far as the way back is taken. `beside`: other phis may count for it."""
        assert phi.block is not None
        limits = meet(self._edge(latch, phi.block, value, depth), self._conditions(value, latch, depth))
        step = _step(phi, value)
        if step is None or step == 0:
            return meet(self.of(value, latch, depth), limits)
        assert isinstance(value, ins.Instruction)
        before = meet(self._edge(latch, phi.block, phi, depth), self._conditions(phi, latch, depth))
        limits = meet(limits, tuple(None if end is None else end + step for end in before))  # type: ignore[arg-type]
        start = self._start(phi, latch, depth)
        if start is None:
            return limits
        limits = meet(limits, self._until(phi, value, latch, step, start, depth))
        if beside and limits[step > 0] is None and start[step > 0] is not None:
            limits = meet(limits, self._counted_beside(phi, latch, step, start, depth))
        # Not wrapping, what was on the near side stays there.
        assert isinstance(phi.type, ty.IntType)
        far, first = (limits[1], start[1]) if step > 0 else (limits[0], start[0])
        limit = 1 << (phi.type.bits - 1)
        bounded = (
            far is not None and first is not None and (max(far, first) + step < limit if step > 0 else min(far, first) + step >= -limit)
        )
        if "nsw" in value.flags or bounded:
            limits = meet(limits, (start[0], None) if step > 0 else (None, start[1]))
        return limits

    def _start(self, phi: ins.Phi, latch: Block, depth: int) -> Interval | None:
        """What a phi is when its loop is entered, if there is only one way back."""
        flow = self._flow(latch)
        assert phi.block is not None
        outside = [source for source in flow.predecessors[phi.block] if not flow.dominates(phi.block, source)]
        start: Interval | None = None
        for source in outside:
            one = self.of(phi.incoming_for(source), source, depth)
            start = one if start is None else join(start, one)
        return start if len(outside) + 1 == len(phi.operands) else None

    def _counted_beside(self, phi: ins.Phi, latch: Block, step: int, start: Interval, depth: int) -> Interval:
        """How far a phi gets while another one of the loop counts: Fortran's loops count down what is left beside their variable."""
        assert phi.block is not None and isinstance(phi.type, ty.IntType)
        limit = 1 << (phi.type.bits - 1)
        for other in phi.block.instructions:
            if not isinstance(other, ins.Phi):
                break
            if other is phi or not isinstance(other.type, ty.IntType) or latch not in other.blocks:
                continue
            value = other.incoming_for(latch)
            stride = _step(other, value)
            first = self._start(other, latch, depth) if stride else None
            if not stride or first is None:
                continue
            low, high = join(first, self._next(other, value, latch, depth, beside=False))
            if low is None or high is None or high - low + abs(stride) >= 1 << (other.type.bits - 1):
                continue  # not known, or it may wrap
            times = (high - low) // abs(stride)
            end = start[step > 0]
            assert end is not None
            if -limit <= end + step * times < limit:
                return (None, end + step * times) if step > 0 else (end + step * times, None)
        return ANYTHING

    def _until(self, phi: ins.Phi, value: ins.Instruction, latch: Block, step: int, start: Interval, depth: int) -> Interval:
        """Tests `i != bound` on the way round: where the first value tested is not beyond the bound, and no step jumps over it."""
        assert phi.block is not None
        found = ANYTHING
        for source, target in [(latch, phi.block), *self._edges(phi, latch)]:
            for tested in (value, phi):
                bound = _unequal(source, target, tested)
                if bound is not None and bound not in (value, phi):
                    found = meet(found, self._short_of(phi, tested is value, bound, latch, step, start, depth))
        return found

    def _short_of(self, phi: ins.Phi, tested_next: bool, bound: Value, latch: Block, step: int, start: Interval, depth: int) -> Interval:
        if isinstance(bound, ins.Instruction) and (
            bound.block is None or bound.block is phi.block or not self._flow(latch).dominates(bound.block, phi.block)  # type: ignore[arg-type]
        ):
            return ANYTHING  # it may be another one each time
        low, high = self.of(bound, latch, depth)
        margin = step if tested_next else 0
        if step > 0:
            ahead = start[1] is not None and low is not None and start[1] + margin <= low
        else:
            ahead = start[0] is not None and high is not None and start[0] + margin >= high
        if not ahead or (abs(step) != 1 and (low != high or start[0] != start[1] or (low - start[0]) % step)):  # type: ignore[operator]
            return ANYTHING
        # The way round is taken while the tested value is short of the bound.
        if step > 0:
            return None, None if high is None else high - margin
        return None if low is None else low - margin, None

    # conditions -------------------------------------------------------------------------------------------------------------

    def _conditions(self, value: Value, block: Block, depth: int) -> Interval:
        """What the branches that lead to a block say about a value, and what the program assumes on the way."""
        found = ANYTHING
        for test, call in _assumed(value):
            if self._runs_with(call, block):
                found = meet(found, self._implied(test, True, value, block, depth))
        for source, target in self._edges(value, block):
            found = meet(found, self._edge(source, target, value, depth))
        return found

    def _runs_with(self, call: ins.Call, block: Block) -> bool:
        """Whether a call is made wherever a block runs."""
        flow, at = self._flow(block), call.block
        if at is not block:
            return at is not None and at in flow.index and flow.dominates(at, block)
        before = block.instructions[: block.position(call)]
        return not any(
            isinstance(i, ins.CallBase) and (i.called_function is None or not i.called_function.name.startswith("llvm.")) for i in before
        )

    def _edges(self, value: Value, block: Block) -> list[tuple[Block, Block]]:
        """The edges that every way from a value to a block takes, the last one first."""
        flow = self._flow(block)
        found: list[tuple[Block, Block]] = []
        at, entry = block, flow.order[0]
        home = value.block if isinstance(value, ins.Instruction) else None
        for _ in range(_DOMINATORS):
            if at is entry or at is home:
                break
            sources = flow.predecessors[at]
            if len(sources) == 1:
                found.append((sources[0], at))
            at = flow.immediate_dominator[at]
        return found

    def _without_ends(self, value: Value, block: Block, found: Interval) -> Interval:
        """A range without a first or last number that the value was found not to be."""
        low, high = found
        if low is None and high is None:
            return found
        for source, target in self._edges(value, block):
            found = _without(found, _unequal(source, target, value))
        return found

    def _edge(self, source: Block, target: Block, value: Value, depth: int) -> Interval:
        terminator = source.terminator
        if isinstance(terminator, ins.Br) and terminator.conditional and terminator.targets[0] is not terminator.targets[1]:
            return self._implied(terminator.operands[0], terminator.targets[0] is target, value, source, depth)
        if isinstance(terminator, ins.Switch) and terminator.operands[0] is value and terminator.targets[0] is not target:
            cases = [case for case, to in zip(terminator.cases, terminator.targets[1:], strict=True) if to is target]
            return (min(cases), max(cases)) if cases else ANYTHING
        return ANYTHING

    def _implied(self, condition: Value, holds: bool, value: Value, block: Block, depth: int) -> Interval:
        if isinstance(condition, ins.BinaryOp) and condition.opcode == ("and" if holds else "or"):
            a, b = (self._implied(part, holds, value, block, depth) for part in condition.operands)
            return meet(a, b)
        if isinstance(condition, ins.Instruction) and condition.opcode == "select":
            test, one, other = condition.operands
            constant = other if holds else one
            if isinstance(constant, val.ConstantInt) and bool(constant.value) is not holds:
                a, b = (self._implied(part, holds, value, block, depth) for part in (test, one if holds else other))
                return meet(a, b)
        if not isinstance(condition, ins.Compare) or condition.opcode != "icmp" or depth <= 0:
            return ANYTHING
        left, right = condition.operands
        predicate = condition.predicate if holds else _INVERSE[condition.predicate]
        if left is not value:
            if right is not value:
                return ANYTHING
            left, right, predicate = right, left, _SWAPPED.get(predicate, predicate)
        low, high = self.of(right, block, depth - 1)
        if predicate == "eq":
            return low, high
        if predicate in ("slt", "sle"):
            return None, None if high is None else high - (predicate == "slt")
        if predicate in ("sgt", "sge"):
            return None if low is None else low + (predicate == "sgt"), None
        if predicate in ("ult", "ule") and low is not None and low >= 0:
            return 0, None if high is None else high - (predicate == "ult")
        return ANYTHING


def _assumed(value: Value) -> Iterator[tuple[Value, ins.Call]]:
    """Comparisons of a value that are assumed to hold, and where."""
    for test in value.users:
        if not isinstance(test, ins.Compare):
            continue
        for call in test.users:
            if isinstance(call, ins.Call) and call.called_function is not None and call.called_function.name == "llvm.assume":
                yield test, call


def _unequal(source: Block, target: Block, value: Value) -> Value | None:
    """What a value is found to differ from when an edge is taken."""
    terminator = source.terminator
    if not isinstance(terminator, ins.Br) or not terminator.conditional or terminator.targets[0] is terminator.targets[1]:
        return None
    return _differs(terminator.operands[0], terminator.targets[0] is target, value)


def _differs(condition: Value, holds: bool, value: Value) -> Value | None:
    """What a value is found to differ from where a condition holds, or does not."""
    if not isinstance(condition, ins.Compare) or condition.opcode != "icmp" or condition.predicate not in ("eq", "ne"):
        return None
    if holds != (condition.predicate == "ne"):
        return None
    left, right = condition.operands
    return right if left is value else left if right is value else None


def _without(found: Interval, excluded: Value | None) -> Interval:
    """A range without its first or last number, if that is the one."""
    low, high = found
    if not isinstance(excluded, val.ConstantInt):
        return found
    return low + 1 if low == excluded.value else low, high - 1 if high == excluded.value else high


def _step(phi: ins.Phi, value: Value) -> int | None:
    """The constant that a value is more than a phi."""
    if not isinstance(value, ins.BinaryOp) or value.opcode not in ("add", "sub"):
        return None
    left, right = value.operands
    if left is phi and isinstance(right, val.ConstantInt):
        return right.value if value.opcode == "add" else -right.value
    return left.value if right is phi and value.opcode == "add" and isinstance(left, val.ConstantInt) else None


def _is_step(value: Value) -> bool:
    """Whether it is a constant more or less than another value, without overflow."""
    return (
        isinstance(value, ins.BinaryOp)
        and value.opcode in ("add", "sub")
        and "nsw" in value.flags
        and isinstance(value.operands[1], val.ConstantInt)
        and not isinstance(value.operands[0], val.ConstantInt)
    )


def _typed(bits: int) -> Interval:
    """All that a type holds, where that is worth saying: nothing is said of whole machine words."""
    return (None, None) if bits > 32 else (0, 1) if bits == 1 else (-(1 << (bits - 1)), (1 << (bits - 1)) - 1)


def _if_fits(found: Interval, bits: int) -> Interval:
    low, high = found
    limit = 1 << (bits - 1)
    return found if low is not None and high is not None and -limit <= low and high < limit else ANYTHING


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
