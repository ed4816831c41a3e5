"""Divisions of adjoints by one number: on a device each is some twenty instructions, and a product is one."""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.builder import Builder, const_float
from polyglot_ad.ir.values import ConstantFloat, Function, Value


def divide_once(kernel: Function) -> None:
    """In place: divisions that may be products with a reciprocal (`arcp`) are, where a block has it, or divides by the number again."""
    for block in kernel.blocks:
        divisions = [i for i in block.instructions if isinstance(i, ins.BinaryOp) and i.opcode == "fdiv"]
        free: dict[Value, list[ins.BinaryOp]] = {}
        known: dict[Value, ins.BinaryOp] = {}
        for division in divisions:
            above, below = division.operands
            if _is_one(above):
                known.setdefault(below, division)
            elif "arcp" in division.flags:
                free.setdefault(below, []).append(division)
        for below, some in free.items():
            reciprocal: Value | None = known.get(below)
            if isinstance(reciprocal, ins.Instruction) and block.position(reciprocal) > block.position(some[0]):
                reciprocal = None
            if reciprocal is None and len(some) < 2:
                continue
            if reciprocal is None:
                reciprocal = Builder(before=some[0]).insert(ins.BinaryOp("fdiv", const_float(below.type, 1.0), below))
            for division in some:
                product = ins.BinaryOp("fmul", division.operands[0], reciprocal, flags=("contract",))
                division.replace_all_uses_with(Builder(before=division).insert(product))
                division.erase()


def _is_one(value: Value) -> bool:
    return isinstance(value, ConstantFloat) and isinstance(one := const_float(value.type, 1.0), ConstantFloat) and one.bits == value.bits
