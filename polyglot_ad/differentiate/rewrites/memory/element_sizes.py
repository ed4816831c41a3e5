"""Functions of their own for elements of different sizes.

A container that does not know the type of its elements is told how large they are, and computes addresses with that number: Rust's hash
tables move their buckets in this way, and many containers in C. Where such a function is called with several constants, it is copied, so
that LLVM computes with each of them: then its addresses say where the members of an element lie.
"""

from __future__ import annotations

from polyglot_ad.callees import describe
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Argument, Function, Module

from ..control.specialise import copies

_LONGEST = 1_500
"""Instructions of a function that is copied."""
_SIZES = 8
"""Sizes of elements that are told apart."""


def specialise_sizes(module: Module) -> bool:
    """Copy them; whether any was."""
    changed = False
    for function in [f for f in module.functions.values() if f.blocks]:
        changed |= _by_size(module, function)
    return changed


def _by_size(module: Module, function: Function) -> bool:
    sizes = [a for a in function.arguments if a.type is ty.I64 and any(_scales(user, a) for user in a.users)]
    if not sizes or "internal" not in function.prefix.split():
        return False
    calls = [user for user in function.users if isinstance(user, ins.CallBase) and user.called_function is function]
    outside = all(call.block is not None and call.function is not function and function not in call.operands[:-1] for call in calls)
    if len(calls) != len(function.users) or not outside:
        return False
    told = [a for a in sizes if all(isinstance(call.arguments[a.index], val.ConstantInt) for call in calls)]
    ways: dict[tuple[int, ...], list[ins.CallBase]] = {}
    for call in calls:
        ways.setdefault(tuple(_constant(call, a) for a in told), []).append(call)
    if not 1 < len(ways) <= _SIZES or sum(1 for _ in function.instructions()) > _LONGEST:
        return False
    for group in list(ways.values())[1:]:
        made = copies(module, [function])[function]
        for call in group:
            call.set_operand(len(call.operands) - 1, made)
    return True


def _constant(call: ins.CallBase, argument: Argument) -> int:
    value = call.arguments[argument.index]
    assert isinstance(value, val.ConstantInt)
    return value.value


def _scales(user: ins.Instruction, argument: Argument) -> bool:
    """Whether a number of bytes is multiplied with an index, or moved."""
    if isinstance(user, ins.BinaryOp):
        return user.opcode == "mul" and not any(isinstance(operand, val.ConstantInt) for operand in user.operands)
    return isinstance(user, ins.CallBase) and describe(user).kind == "copy" and user.arguments[2] is argument
