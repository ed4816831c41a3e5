"""Compare-and-exchange of numbers whose derivatives go along.

A loop of compare-and-exchange trusts that equal bits are the value that it has read. The derivatives need not be equal: meanwhile another
thread may have replaced 0 by 2 * 0 (the ABA problem). So what is stored is computed again, under the lock, from what memory holds then:
the same bits, and the derivative that belongs to them.
"""

from __future__ import annotations

from collections.abc import Sequence

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Block, Module, Value
from polyglot_ad.rules import rule_of_call

from ..clone import copy_instruction
from .library_atomics import COMPARE_EXCHANGE, LOAD, plainly

_LARGEST = 200
"""So many instructions at most are repeated. Compilers' own loops have fewer than ten."""
_ARITHMETIC = (ins.BinaryOp, ins.UnaryOp, ins.Cast, ins.Compare, ins.Select)


class Versions:
    """How often locked numbers have changed, where some loop of the program must know: what it stores comes of what it has read by more
    than arithmetic. Such an exchange fails, as if the bits were others, when anything has changed since."""

    def __init__(self, module: Module, atomics: Sequence[ins.Instruction]) -> None:
        self._needing = {i for i in atomics if isinstance(i, ins.CmpXchg) and _comes_otherwise(i)}
        self._slots = {slot: _slot(slot) for i in atomics if (slot := _expected(i)) is not None}
        """Where variables are compared with numbers that are too large for the processor: where the versions of these variables are."""
        self._read: dict[Value, Value] = {}
        self._tests: list[tuple[Value, ins.Instruction, Value]] = []
        self._counter: val.GlobalVariable | None = None
        if self._needing or self._slots:
            self._counter = val.GlobalVariable(module.unique_name("pad.atomic.version"), ty.I64, const_int(ty.I64, 0), prefix="internal")
            module.add_global(self._counter)

    def note(self, b: Builder, i: ins.Instruction, result: Value | None) -> None:
        """In place, after what the instruction does: what it gives is of now, and what it changes makes a new version."""
        if self._counter is None:
            return
        now = b.load(ty.I64, self._counter)
        if isinstance(i, ins.Load) and result is not None:
            self._read[result] = now
        else:
            b.store(b.add(now, const_int(ty.I64, 1)), self._counter)

    def exchange(self, b: Builder, i: ins.CmpXchg) -> Value:
        """What a compare-and-exchange does, without atomicity: (what memory held, whether it was what was expected)."""
        pointer, expected, new = i.operands
        seen = b.load(new.type, pointer)
        same = b.icmp("eq", seen, expected)
        now = b.load(ty.I64, self._counter) if self._counter is not None else None
        if now is not None and i in self._needing:
            unchanged = b.insert(ins.Compare("icmp", "eq", now, now))
            same = b.binary("and", same, unchanged)
            self._tests.append((expected, unchanged, now))
        else:
            new = _anew(b, new, expected, seen)
        b.store(b.select(same, new, seen), pointer)
        pair: Value = val.ConstantUndef(i.type)
        for index, part in enumerate((seen, same)):
            pair = b.insert_value(pair, part, index)
        if now is not None and self._counter is not None:
            b.store(b.add(now, b.cast("zext", same, ty.I64)), self._counter)
            self._read[pair] = now
        return pair

    def call(self, b: Builder, call: ins.Call) -> Value | None:
        """What a library's atomic access does, without atomicity."""
        if self._counter is None:
            return plainly(b, call)
        slot = self._slots.get(call.arguments[2]) if isinstance(call.arguments[2], ins.Alloca) else None
        now = b.load(ty.I64, self._counter)
        compared = call.called_function is not None and call.called_function.name == COMPARE_EXCHANGE
        result = plainly(b, call, b.icmp("eq", b.load(ty.I64, slot), now) if compared and slot is not None else None)
        if call.called_function is not None and call.called_function.name == LOAD:
            after: Value = now
        elif compared and result is not None:
            same = result if result.type is ty.I1 else b.icmp("ne", result, const_int(result.type, 0))
            after = b.add(now, b.cast("zext", same, ty.I64))
        else:
            after = b.add(now, const_int(ty.I64, 1))
        if after is not now:
            b.store(after, self._counter)
        if slot is not None:
            b.store(after, slot)
        return result

    def finish(self) -> None:
        """In place, when all are lowered: the tests know the version of what was read."""
        for expected, test, now in self._tests:
            test.set_operand(1, self._of(expected) if self._is_known(expected, set()) else now)

    def _is_known(self, value: Value, seen: set[Value]) -> bool:
        """Whether it was read, here or there."""
        if value in self._read or value in seen:
            return True
        seen.add(value)
        if not isinstance(value, ins.ExtractValue | ins.Phi | ins.Cast) or (isinstance(value, ins.Cast) and value.opcode != "bitcast"):
            return False
        return all(self._is_known(operand, seen) for operand in value.operands)

    def _of(self, value: Value) -> Value:
        """The version of what was read."""
        if value in self._read:
            return self._read[value]
        assert isinstance(value, ins.Instruction) and value.block is not None
        if not isinstance(value, ins.Phi):
            return self._of(value.operands[0])
        made = self._read[value] = Builder(before=value.block.instructions[0]).phi(ty.I64)
        for operand, block in zip(list(value.operands), list(value.blocks), strict=True):
            made.add_incoming(self._of(operand), block)
        return made


def _expected(i: ins.Instruction) -> ins.Alloca | None:
    """The variable of what a loop expects, of a library's compare-and-exchange."""
    if not isinstance(i, ins.Call) or i.called_function is None or i.called_function.name != COMPARE_EXCHANGE or i.block is None:
        return None
    expected = i.arguments[2]
    return expected if isinstance(expected, ins.Alloca) and _is_in_loop(i.block) else None


def _slot(variable: ins.Alloca) -> ins.Alloca:
    """Where the version of a variable is: none that there is, until the variable is read from memory by an atomic access."""
    assert variable.block is not None and variable.block.function is not None
    b = Builder(before=variable.block.function.entry.instructions[0])
    slot = b.alloca(ty.I64)
    b.store(const_int(ty.I64, -1), slot)
    return slot


def _comes_otherwise(i: ins.CmpXchg) -> bool:
    """Whether what a loop stores comes of what it has read by more than arithmetic: by branches, or calls."""
    _, expected, new = i.operands
    if isinstance(expected, val.Constant) or i.block is None or not _is_in_loop(i.block):
        return False
    roots = {expected}
    source = expected
    while isinstance(source, ins.Cast) and source.opcode == "bitcast":
        source = source.operands[0]
        roots.add(source)
    work, seen = [(new, False)], set[tuple[Value, bool]]()
    while work:
        value, otherwise = work.pop()
        if (value, otherwise) in seen or not isinstance(value, ins.Instruction):
            continue
        seen.add((value, otherwise))
        if value in roots:
            if otherwise:
                return True
            continue
        work += [(operand, otherwise or not _repeatable(value)) for operand in value.operands]
    return False


def _is_in_loop(block: Block) -> bool:
    seen, work = set[Block](), list(block.successors)
    while work:
        one = work.pop()
        if one is block:
            return True
        if one not in seen:
            seen.add(one)
            work += one.successors
    return False


def _anew(b: Builder, new: Value, expected: Value, seen: Value) -> Value:
    """`new`, computed from what was seen instead of what was expected; `new` itself where it does not come of that by arithmetic alone."""
    if isinstance(expected, val.Constant):
        return new
    known: dict[Value, Value] = {expected: seen}
    source = expected
    while isinstance(source, ins.Cast) and source.opcode == "bitcast":
        source = source.operands[0]
        known[source] = b.cast("bitcast", seen, source.type)
    for step in _steps(new, set(known)):
        known[step] = b.insert(copy_instruction(step, [known.get(operand, operand) for operand in step.operands]))
    return known.get(new, new)


def _steps(new: Value, roots: set[Value]) -> list[ins.Instruction]:
    """The arithmetic between the roots and `new`, operands first."""
    steps: list[ins.Instruction] = []
    depends: dict[Value, bool] = dict.fromkeys(roots, True)
    work: list[Value] = [new]
    while work and len(depends) < _LARGEST:
        value = work[-1]
        if value in depends:
            work.pop()
        elif not isinstance(value, ins.Instruction) or not _repeatable(value):
            depends[value] = False
        elif missing := [operand for operand in value.operands if operand not in depends]:
            work += missing
        else:
            depends[value] = any(depends[operand] for operand in value.operands)
            if depends[value]:
                steps.append(value)
    return [] if work else steps


def _repeatable(i: ins.Instruction) -> bool:
    if isinstance(i, ins.Call):
        called = i.called_function
        return (
            called is not None and called.is_declaration
            and rule_of_call(called.name, i.type, [argument.type for argument in i.arguments]) is not None
        )  # fmt: skip
    return isinstance(i, _ARITHMETIC) or i.opcode == "freeze"


__all__ = ["Versions"]
