"""Functions whose derivative is computed along with them.

The derivative of sin(x) is cos(x). Called in the reverse pass it costs as much as the sine; beside the sine the two are one call that costs
little more than one of them, and what the cache takes is no more than x would. Often the program has computed it itself.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Function, Value

from ..clone import copy_instruction
from .lookup import Lookup

_COMPANIONS = {"llvm.sin": "llvm.cos", "llvm.cos": "llvm.sin"}


class Companions:
    def __init__(self) -> None:
        self._made: dict[ins.Instruction, ins.Instruction] = {}

    def take_from_primal(self, builder: Builder, call: ins.CallBase, operand: Value) -> dict[Value, Value]:
        """Where the reverse pass calls the companion of `call`, a call of the copy, on the same operand (looked up as `operand`), have it
        called in the forward half. Gives what stands for the calls in the reverse pass."""
        replaced: dict[Value, Value] = {}
        wanted = _COMPANIONS.get(_family(call))
        if wanted is None:
            return replaced
        for user in list(operand.users):
            if isinstance(user, ins.Call) and _family(user) == wanted and user.block is builder.block and user.type is call.type:
                found = self._made.get(call) or _beside(call, wanted)
                if found is None:
                    assert call.block is not None
                    after = call.block.after(call)
                    found = Builder(before=after).insert(copy_instruction(user, [call.arguments[0], user.callee]))
                self._made[call] = found
                replaced[user] = Builder(before=user).insert(Lookup(found))
                user.replace_all_uses_with(replaced[user])
                user.erase()
        return replaced


def join_sines(function: Function) -> None:
    """One call where a block has the sine and the cosine of one value. (The code generator does not join them itself, because of errno.)"""
    for block in function.blocks:
        known: dict[tuple[Value, str], ins.CallBase] = {}
        for instruction in list(block.instructions):
            if not isinstance(instruction, ins.Call) or (family := _family(instruction)) not in _COMPANIONS:
                continue
            operand = instruction.arguments[0]
            other = known.get((operand, _COMPANIONS[family]))
            if other is None or other.type is not instruction.type:
                known[operand, family] = instruction
                continue
            del known[operand, _COMPANIONS[family]]
            b = Builder(before=other)
            type = instruction.type
            name = "llvm.sincos." + instruction.called_function.name.rpartition(".")[2]  # type: ignore[union-attr]
            both = b.call_named(name, ty.struct([type, type]), [operand])
            parts = {"llvm.sin": b.extract_value(both, 0), "llvm.cos": b.extract_value(both, 1)}
            for call in (other, instruction):
                call.replace_all_uses_with(parts[_family(call)])
                call.erase()


def _beside(call: ins.CallBase, family: str) -> ins.Instruction | None:
    """A call of a function of the family on the same operand, in the same block."""
    for user in call.arguments[0].users:
        if isinstance(user, ins.Call) and user.block is call.block and _family(user) == family and user.arguments[0] is call.arguments[0]:
            return user
    return None


def _family(call: ins.CallBase) -> str:
    """ "llvm.sin" of a scalar `llvm.sin.f64`."""
    name = call.called_function.name if call.called_function is not None else ""
    return name.rpartition(".")[0] if name.startswith("llvm.") and call.type.is_float else ""
