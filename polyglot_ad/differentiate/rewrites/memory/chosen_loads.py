"""Integers that are read before it is known whether they are there.

Of `kind == INTEGER ? (double)p->i : p->d` LLVM makes two loads and a `select`. To the check of kinds (analysis/memory/kinds.py) an integer
that is read is one. So a load from where numbers may lie, with what is computed of it for one alternative of a `select` and nothing else,
is done where that alternative is taken.
"""

from __future__ import annotations

from collections.abc import Callable

from polyglot_ad.analysis.memory import MemoryFacts
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Module, Value

from ..control.blocks import split_block

_PURE = frozenset(("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "sext", "zext", "trunc", "sitofp", "uitofp", "fadd",
                   "fsub", "fmul", "fdiv", "fneg", "fpext", "fptrunc", "icmp", "fcmp", "select", "freeze", "getelementptr"))  # fmt: skip
_PURE_INTRINSICS = tuple(f"llvm.{name}.i" for name in ("smax", "smin", "umax", "umin", "abs"))
_MOST = 16
"""Instructions that are moved."""


def read_where_chosen(module: Module, facts: MemoryFacts) -> bool:
    """In place; whether there are any."""
    return compute_where_chosen(module, lambda i: isinstance(i, ins.Load) and _may_be_number(i, facts))


def compute_where_chosen(module: Module, meant: Callable[[ins.Instruction], bool]) -> bool:
    """Do instructions that are meant only where the alternative of a `select` is taken that needs them; whether there are any."""
    found = False
    for function in [f for f in module.functions.values() if f.blocks]:
        for select in [i for i in function.instructions() if isinstance(i, ins.Select) and i.operands[0].type is ty.I1]:
            for arm in (1, 2):
                moved = _moved(select, arm)
                if any(map(meant, moved)):
                    _move(select, arm, moved)
                    found = True
                    break
    return found


def _moved(select: ins.Select, arm: int) -> list[ins.Instruction]:
    """What only this alternative needs, in its order, as far as nothing is written in between."""
    block, value = select.block, select.operands[arm]
    assert block is not None
    needed: dict[Value, None] = {}
    moved: list[ins.Instruction] = []
    if len(value.users) != 1 or value is select.operands[3 - arm] or value is select.operands[0]:
        return []
    for i in reversed(block.instructions[: block.position(select)]):
        if _writes(i) or len(moved) == _MOST:
            break
        if _is_pure(i) and (i is value or (i.users and all(user in needed for user in i.users))):
            needed[i] = None
            moved.append(i)
    return moved[::-1]


def _writes(i: ins.Instruction) -> bool:
    return (isinstance(i, ins.Store | ins.CallBase) and not _is_pure(i)) or i.opcode in ("atomicrmw", "cmpxchg", "fence")


def _is_pure(i: ins.Instruction) -> bool:
    if isinstance(i, ins.CallBase):
        return i.called_function is not None and i.called_function.name.startswith(_PURE_INTRINSICS)
    return (isinstance(i, ins.Load) and not i.ordering and not i.volatile) or i.opcode in _PURE


def _may_be_number(load: ins.Load, facts: MemoryFacts) -> bool:
    return isinstance(load.type, ty.IntType) and any(x.find().content.find().floats for x in facts.locations(load.pointer, load.type))


def _move(select: ins.Select, arm: int, moved: list[ins.Instruction]) -> None:
    block = select.block
    assert block is not None and block.function is not None
    condition, value, other = select.operands[0], select.operands[arm], select.operands[3 - arm]
    rest = split_block(block, select)
    taken = block.function.add_block("chosen", before=rest)
    for i in moved:
        block.instructions.remove(i)
        taken.instructions.append(i)
        i.block = taken
    b = Builder(block)
    condition = b.insert(ins.UnaryOp("freeze", condition))
    b.cond_br(condition, *((taken, rest) if arm == 1 else (rest, taken)))
    b.at_end(taken)
    b.br(rest)
    b = Builder(before=select)
    phi = b.phi(select.type, name=select.name)
    phi.add_incoming(value, taken)
    phi.add_incoming(other, block)
    select.replace_all_uses_with(phi)
    select.erase()
