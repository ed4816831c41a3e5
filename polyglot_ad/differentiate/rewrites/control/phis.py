"""Phis that optimisation made out of expressions, made expressions again: what is computed need not be kept.

LLVM's elimination of redundant expressions hoists and joins: `i - 1` in a loop over i becomes a phi of 0 and the last i; `i + 1`, computed
on both ways to a block, becomes a phi of the two. To the reverse pass such a phi is a value that depends on history, which it would keep,
and a loop that counts with one has no known length.
"""

from __future__ import annotations

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.induction import find_affine
from polyglot_ad.analysis.loops import LoopForest, find_loops
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Block, ConstantInt, Function, Value

from ...clone import copy_instruction

_EXPRESSIONS = frozenset((*ins.BINARY, *ins.CASTS, "fneg", "icmp", "getelementptr"))


def express_phis(function: Function) -> None:
    flow = ControlFlow(function)
    forest = find_loops(flow)
    while any(_join(flow, forest, block) for block in flow.order):
        pass
    for loop in forest.loops:
        if not loop.simplified:
            continue
        for variable in list(find_affine(loop).values()):
            if isinstance(variable.start, ConstantInt) and isinstance(variable.step, ConstantInt) and variable.element is None:
                step = -variable.step.value if variable.negated else variable.step.value
                for phi in list(loop.header.phis()):
                    if _lags(phi, variable.phi, loop.preheader, variable.start.value - step):
                        before = next(i for i in loop.header.instructions if i.opcode != "phi")
                        phi.replace_all_uses_with(Builder(before=before).add(variable.phi, const_int(phi.type, -step)))
                        phi.erase()


def _lags(phi: Value, variable: ins.Phi, preheader: Block | None, start: int) -> bool:
    """Whether a phi has the value that the variable had in the iteration before, and would have had before the first."""
    if not isinstance(phi, ins.Phi) or phi is variable or preheader is None or not isinstance(phi.type, ty.IntType):
        return False
    if phi.type is not variable.type or len(phi.operands) != 2:
        return False
    first = phi.incoming_for(preheader)
    other = next(value for value, block in zip(phi.operands, phi.blocks, strict=True) if block is not preheader)
    return other is variable and isinstance(first, ConstantInt) and (first.value - start) % (1 << phi.type.bits) == 0


def _join(flow: ControlFlow, forest: LoopForest, block: Block) -> bool:
    """Replace phis of one and the same expression by the expression; whether there were any."""
    changed = False
    for phi in list(block.phis()):
        first = phi.operands[0]
        if len(phi.operands) < 2 or not isinstance(first, ins.Instruction) or first.opcode not in _EXPRESSIONS:
            continue
        if all(_same(first, other) for other in phi.operands[1:]) and all(_available(flow, forest, o, block) for o in first.operands):
            before = next(i for i in block.instructions if i.opcode != "phi")
            made = Builder(before=before).insert(copy_instruction(first, list(first.operands)))
            if any(other.flags != first.flags for other in phi.operands):  # type: ignore[attr-defined]
                made.flags = ()  # what is certain of one may not be of the other
            made.name = phi.name
            phi.replace_all_uses_with(made)
            phi.erase()
            changed = True
    return changed


def _same(a: ins.Instruction, b: Value) -> bool:
    if a is b:
        return True
    if not isinstance(b, ins.Instruction) or a.opcode != b.opcode or a.type is not b.type or len(a.operands) != len(b.operands):
        return False
    if any(x is not y and not _equal_constants(x, y) for x, y in zip(a.operands, b.operands, strict=True)):
        return False
    if isinstance(a, ins.Compare) and isinstance(b, ins.Compare):
        return a.predicate == b.predicate
    if isinstance(a, ins.GetElementPtr) and isinstance(b, ins.GetElementPtr):
        return a.source_type is b.source_type
    return isinstance(a, ins.BinaryOp | ins.Cast | ins.UnaryOp)


def _equal_constants(x: Value, y: Value) -> bool:
    return isinstance(x, ConstantInt) and isinstance(y, ConstantInt) and x.type is y.type and x.value == y.value


def _available(flow: ControlFlow, forest: LoopForest, value: Value, block: Block) -> bool:
    """Whether a value is defined wherever the block begins, and in no loop that is over there (LCSSA form)."""
    if not isinstance(value, ins.Instruction):
        return True
    if value.block is None or value.block is block or value.block not in flow.index or not flow.dominates(value.block, block):
        return False
    loop = forest.of(value.block)
    return loop is None or loop.contains(block)
