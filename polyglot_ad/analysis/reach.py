"""How far a function certainly reaches into the memory behind its pointer arguments, in terms of its integer arguments.

A C function `double dot(const double *x, const double *y, int n)` declares no lengths. But where it reads `x[n - 1]` on every path that
n > 0 leads to, an array of fewer than n elements is an error for certain, and can be refused before the call.

    reach(function)  ->  {%x: ["8*a2 if a2 > 0 else 0"], …}         # bytes, a2 being the function's third argument

Only accesses that are bound to happen count: in the first iteration of a loop, or in the last where the number of iterations is known
before it runs, under conditions on integer arguments (which become conditions of the result). So the answer never asks for too much.
"""

from __future__ import annotations

import random
import re
from collections.abc import Collection, Sequence

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.layout import DataLayout, data_layout
from polyglot_ad.ir.values import Argument, Block, ConstantInt, Function, Value

from .cfg import ControlFlow
from .induction import Counted, affine, counted
from .loops import Loop, LoopForest, find_loops
from .reach_terms import Polynomial


class Unknown(Exception):
    """Not an expression in the arguments."""


def reach(function: Function, unsigned: Collection[int] = ()) -> dict[Argument, list[str]]:
    """For each pointer argument, the bytes that must be behind it, as Python expressions in a0, a1, … (arguments by position).

    `unsigned`: positions of integers that Python passes as unsigned."""
    if function.is_declaration:
        return {}
    analysis = _Reach(function, frozenset(unsigned))
    pointers = [argument for argument in function.arguments if argument.type.is_pointer]
    return {pointer: _prune(analysis.of(pointer), len(function.arguments)) for pointer in pointers}


class _Reach:
    def __init__(self, function: Function, unsigned: frozenset[int]) -> None:
        assert function.module is not None
        self.function = function
        self._unsigned = {f"a{index}" for index in unsigned}
        self._positive: set[str] = set()
        """Arguments that the conditions of the access at hand make positive."""
        self.layout: DataLayout = data_layout(function.module.data_layout)
        self.flow = ControlFlow(function)
        self.forest: LoopForest = find_loops(self.flow)
        returns = sum(1 << i for i, block in enumerate(self.flow.order) if isinstance(block.terminator, ins.Return))
        self.returning = {block for i, block in enumerate(self.flow.order) if (self.flow.reachable[block] | 1 << i) & returns}
        self._counts: dict[Loop, Counted | None] = {}
        self._guarded: dict[tuple[Block, bool], tuple[str, ...] | None] = {}
        """What `_guards` has found; None where it is unknown."""

    def of(self, argument: Argument) -> list[str]:
        found: list[str] = []
        pending: list[Value] = [argument]
        seen: set[Value] = {argument}
        while pending:
            for user in pending.pop().users:
                if user in seen:
                    continue
                seen.add(user)
                if isinstance(user, ins.GetElementPtr | ins.Phi):
                    pending.append(user)
                found += self._needs(user, argument)
        return list(dict.fromkeys(found))

    def _needs(self, user: ins.Instruction, argument: Argument) -> list[str]:
        """What one access asks for, in the first and in the last iteration of its loops."""
        access = self._access(user)
        block = user.block
        if access is None or block is None or block not in self.flow.index:
            return []
        pointer, size = access
        found = []
        for last in (True, False):
            self._positive = set()
            try:
                guards = self._guards(block, last)
                self._positive = {match[1] for guard in guards if (match := re.fullmatch(r"(a\d+) >=? \d+", guard))}
                need = self._offset(pointer, argument, last) + Polynomial.number(size)
            except Unknown:
                continue
            found.append(f"{need} if {' and '.join(guards)} else 0" if guards else str(need))
        return found

    def _access(self, user: ins.Instruction) -> tuple[Value, int] | None:
        """(address, bytes) of what an instruction reads or writes."""
        if isinstance(user, ins.Load):
            return user.operands[0], self.layout.store_size(user.type)
        if isinstance(user, ins.Store):
            return user.pointer, self.layout.store_size(user.operands[0].type)
        return None

    # --- when a block is bound to run ----------------------------------------------------------------------------------------------

    def _guards(self, block: Block, last: bool) -> Sequence[str]:
        """Conditions under which `block` runs for certain in the last (or first) iterations of the loops around it."""
        way: list[tuple[Block, Sequence[str]]] = []
        at: Block | None = block
        while at is not None and (at, last) not in self._guarded:
            try:
                above, guards = self._above(at, last)
            except Unknown:
                way.append((at, ()))
                self._guarded.update({(one, last): None for one, _ in way})
                raise
            way.append((at, guards))
            at = above
        known = () if at is None else self._guarded[at, last]
        for one, guards in reversed(way):
            if known is not None and guards:
                known = tuple(dict.fromkeys((*guards, *known)))
            self._guarded[one, last] = known
        if known is None:
            raise Unknown
        return known

    def _above(self, block: Block, last: bool) -> tuple[Block | None, Sequence[str]]:
        """A block that `block` is bound to follow, and under which conditions; None where the function begins."""
        loop = self.forest.of(block)
        if block is (loop.header if loop is not None else self.flow.order[0]):
            if loop is None:
                return None, ()
            if loop.preheader is None or (last and self._count(loop) is None):
                raise Unknown
            return loop.preheader, ()
        above = self.flow.immediate_dominator[block]
        passed = self._loop_between(above, block)
        if passed is not None:
            return self._before(passed, block, loop), ()
        return above, self._condition(above, block, loop, last)

    def _loop_between(self, above: Block, block: Block) -> Loop | None:
        """The outermost loop around `above` that is over when control comes to `block`."""
        found, loop = None, self.forest.of(above)
        while loop is not None and not loop.contains(block):
            found, loop = loop, loop.parent
        return found

    def _before(self, passed: Loop, block: Block, loop: Loop | None) -> Block:
        """The preheader of a loop that `block` follows, provided that whoever leaves the loop comes to `block`."""
        if passed.preheader is None or any(not self._leads_only_to(outside, block, loop) for _, outside in passed.exit_edges):
            raise Unknown
        return passed.preheader

    def _condition(self, above: Block, block: Block, loop: Loop | None, last: bool) -> list[str]:
        """Under which condition control that is at `above` comes to `block`, which it dominates."""
        alone = self.flow.predecessors[block] == [above]  # then no other way comes here in this iteration
        taken = [successor is block or (not alone and self._leads_only_to(successor, block, loop)) for successor in above.successors]
        if all(taken):
            return []
        branch = above.terminator
        if not isinstance(branch, ins.Br) or taken.count(True) != 1:
            raise Unknown
        return [self._truth(branch.operands[0], taken[0], last)]

    def _leads_only_to(self, start: Block, goal: Block, loop: Loop | None) -> bool:
        """Whether every path from `start` passes `goal`, within one iteration of `loop`."""
        seen: set[Block] = set()
        pending = [start]
        while pending:
            block = pending.pop()
            if block is goal or block in seen:
                continue
            seen.add(block)
            if not block.successors or (loop is not None and (block is loop.header or not loop.contains(block))):
                return False
            pending += block.successors
        return True

    def _truth(self, condition: Value, wanted: bool, last: bool) -> str:
        if isinstance(condition, ins.Compare) and condition.opcode == "icmp" and isinstance(condition.operands[0].type, ty.IntType):
            left, right = (self._value(operand, last) for operand in condition.operands)
            sign = _SIGNS[condition.predicate if wanted else _INVERSE[condition.predicate]]
            if condition.predicate.startswith("u"):
                mask = (1 << condition.operands[0].type.bits) - 1
                left, right = self._masked(left, mask), self._masked(right, mask)
            return f"{left} {sign} {right}"
        raise Unknown

    # --- integers ------------------------------------------------------------------------------------------------------------------

    def _count(self, loop: Loop) -> Counted | None:
        if loop not in self._counts:
            self._counts[loop] = counted(loop, self.returning) if loop.simplified else None
        return self._counts[loop]

    def _backedges(self, loop: Loop, last: bool) -> Polynomial:
        """How often the loop starts over."""
        found = self._count(loop)
        if found is None:
            raise Unknown
        assert isinstance(found.variable.step, ConstantInt)
        step = -found.variable.step.value if found.variable.negated else found.variable.step.value
        first = self._value(found.variable.start, last)
        if found.next:
            first += Polynomial.number(step)
        distance = self._value(found.bound, last) - first
        if found.predicate == "ne":
            return self._floor_divide(distance, step)
        if found.predicate in ("slt", "ult", "sgt"):
            count = self._floor_divide(distance + Polynomial.number(step - 1 if step > 0 else step + 1), step)
        else:
            count = self._floor_divide(distance, step) + Polynomial.number(1)
        if count.constant is not None:
            return Polynomial.number(max(0, count.constant))
        return Polynomial.atom(f"max(0, {count})")

    @staticmethod
    def _floor_divide(value: Polynomial, by: int) -> Polynomial:
        if by in (1, -1):
            return value * Polynomial.number(by)
        if value.constant is not None:
            return Polynomial.number(value.constant // by)
        return Polynomial.atom(f"(({value}) // {by})")

    def _masked(self, value: Polynomial, mask: int) -> Polynomial:
        """The unsigned reading."""
        if value.constant is not None:
            return Polynomial.number(value.constant & mask)
        natural = self._unsigned | self._positive
        if all(factor > 0 and natural.issuperset(monomial) for monomial, factor in value.terms):
            return value
        return Polynomial.atom(f"(({value}) & {mask})")

    def _value(self, value: Value, last: bool) -> Polynomial:
        if isinstance(value, ConstantInt):
            return Polynomial.number(value.value)
        if isinstance(value, Argument) and isinstance(value.type, ty.IntType):
            return Polynomial.atom(f"a{value.index}")
        if isinstance(value, ins.Phi):
            return self._induction(value, last)
        if isinstance(value, ins.BinaryOp) and isinstance(value.type, ty.IntType):
            return self._binary(value, last)
        if isinstance(value, ins.Cast):
            return self._cast(value, last)
        if isinstance(value, ins.Select) and isinstance(value.type, ty.IntType):
            condition, yes, no = value.operands
            return Polynomial.atom(f"({self._value(yes, last)} if {self._truth(condition, True, last)} else {self._value(no, last)})")
        if isinstance(value, ins.CallBase) and value.called_function is not None:
            match = re.fullmatch(r"llvm\.s(max|min)\.i\d+", value.called_function.name)
            if match:
                left, right = (self._value(argument, last) for argument in value.arguments)
                return Polynomial.atom(f"{match[1]}({left}, {right})")
        raise Unknown

    def _induction(self, phi: ins.Phi, last: bool) -> Polynomial:
        loop = self.forest.of(phi.block) if phi.block is not None else None
        found = affine(loop, phi) if loop is not None and loop.header is phi.block else None
        if loop is None or found is None or found.element is not None:
            raise Unknown
        start = self._value(found.start, last)
        if not last:
            return start
        step = self._value(found.step, last)
        moved = step * self._backedges(loop, last)
        return start - moved if found.negated else start + moved

    def _binary(self, value: ins.BinaryOp, last: bool) -> Polynomial:
        left, right = (self._value(operand, last) for operand in value.operands)
        if value.opcode == "add" or (value.opcode == "or" and "disjoint" in value.flags):
            return left + right
        if value.opcode == "sub":
            return left - right
        if value.opcode == "mul":
            return left * right
        if value.opcode == "shl" and right.constant is not None and right.constant < 62:
            return left * Polynomial.number(1 << right.constant)
        if value.opcode == "ashr" and right.constant is not None:
            return self._floor_divide(left, 1 << right.constant)
        raise Unknown

    def _cast(self, value: ins.Cast, last: bool) -> Polynomial:
        inner = self._value(value.operands[0], last)
        source = value.operands[0].type
        if value.opcode == "sext":
            return inner
        if value.opcode == "zext" and isinstance(source, ty.IntType):
            return inner if "nneg" in value.flags else self._masked(inner, (1 << source.bits) - 1)
        if value.opcode == "trunc" and {"nsw", "nuw"} & set(value.flags):
            return inner
        raise Unknown

    # --- addresses -----------------------------------------------------------------------------------------------------------------

    def _offset(self, pointer: Value, argument: Argument, last: bool) -> Polynomial:
        """Bytes from `argument` to `pointer`."""
        if pointer is argument:
            return Polynomial.number(0)
        if isinstance(pointer, ins.GetElementPtr):
            return self._offset(pointer.pointer, argument, last) + self._indices(pointer, last)
        if isinstance(pointer, ins.Phi):
            loop = self.forest.of(pointer.block) if pointer.block is not None else None
            found = affine(loop, pointer) if loop is not None and loop.header is pointer.block else None
            if loop is None or found is None or found.element is None:
                raise Unknown
            start = self._offset(found.start, argument, last)
            step = self._value(found.step, last) * Polynomial.number(self.layout.size(found.element))
            return start + step * self._backedges(loop, last) if last else start
        raise Unknown

    def _indices(self, pointer: ins.GetElementPtr, last: bool) -> Polynomial:
        type: ty.Type = pointer.source_type
        first, *rest = pointer.operands[1:]
        total = self._value(first, last) * Polynomial.number(self.layout.size(type))
        for index in rest:
            if isinstance(type, ty.StructType):
                assert isinstance(index, ConstantInt)
                assert type.fields is not None
                total += Polynomial.number(self.layout.offset(type, index.value))
                type = type.fields[index.value]
            elif isinstance(type, ty.ArrayType):
                type = type.element
                total += self._value(index, last) * Polynomial.number(self.layout.size(type))
            else:
                raise Unknown
        return total


_SIGNS = {"eq": "==", "ne": "!=", "slt": "<", "sle": "<=", "sgt": ">", "sge": ">=", "ult": "<", "ule": "<=", "ugt": ">", "uge": ">="}
_INVERSE = {
    "eq": "ne", "ne": "eq", "slt": "sge", "sge": "slt", "sgt": "sle", "sle": "sgt", "ult": "uge", "uge": "ult", "ugt": "ule", "ule": "ugt",
}  # fmt: skip


def _prune(needs: Sequence[str], arguments: int) -> list[str]:
    """Those of the needs that are the largest for some small arguments; the others follow from them, or nearly always do."""
    if len(needs) < 2:
        return list(needs)
    chosen = random.Random(0)
    samples = [[chosen.randrange(-1, 9) for _ in range(arguments)] for _ in range(64)]
    codes = [compile(need, "<reach>", "eval") for need in needs]
    best: dict[int, None] = {}
    for sample in samples:
        scope = {f"a{k}": value for k, value in enumerate(sample)}
        values = [eval(code, {"max": max, "min": min}, scope) for code in codes]
        largest = max(values)
        if largest > 0 and not any(values[k] == largest for k in best):
            best[values.index(largest)] = None
    return [needs[k] for k in best]


# --- iterations -----------------------------------------------------------------------------------------------------------------


def iterations(function: Function) -> dict[Block, str]:
    """Loop headers to the iterations of their loop each time it is entered, as Python in the names of the function's integer arguments;
    "" where they depend on anything else. For display: that a guard may keep the loop from starting is not said."""
    analysis = _Iterations(function, frozenset())
    found: dict[Block, str] = {}
    for loop in analysis.forest.loops:
        try:
            text = str(analysis._backedges(loop, True) + Polynomial.number(1))
        except Unknown:
            text = ""
        text = re.sub(r"^1 \+ max\(0, -1 \+ (.*)\)$", r"\1", text)
        text = re.sub(r"^-(\d+) \+ (.*)$", r"\2 - \1", text)
        found[loop.header] = re.sub(r"\ba(\d+)\b", lambda match: function.arguments[int(match[1])].name or match[0], text)
    return found


class _Iterations(_Reach):
    """Without variables of loops around: what changes from one entry to the next is no number of iterations."""

    def _induction(self, phi: ins.Phi, last: bool) -> Polynomial:
        raise Unknown

    def _masked(self, value: Polynomial, mask: int) -> Polynomial:
        return value
