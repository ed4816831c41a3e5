"""What instructions do to the words of a vector, or of an integer of 128 bits (`address_lanes`)."""

from __future__ import annotations

from collections.abc import Iterator

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import zero
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Value

Lane = tuple[Value, int]
"""A value, and one of its words."""
I128 = ty.integer(128)
WORD = 8
WHOLE_WORDS = {(1 << 64) - 1: 0, -(1 << 64): 1}
"""The masks that leave one word of an integer of 128 bits, and which."""
_ARITHMETIC = frozenset(("fadd", "fsub", "fmul", "fdiv", "frem", "fneg", "fcmp", "fptrunc", "fptosi", "fptoui"))
_MASKS = frozenset(("and", "or", "xor"))
PRODUCTS = frozenset(("mul", "udiv", "sdiv", "urem", "srem"))
_SCALAR_STEPS = frozenset(("bitcast", "phi", "select", "freeze", "add", "sub", "and", "or"))


def words_of(type: Type) -> int:
    """How many words of 64 bits a value of this type is; 0 where it is no row of words."""
    if type is I128:
        return 2
    if isinstance(type, ty.VectorType) and not type.scalable and type.element in (ty.I64, ty.DOUBLE, ty.PTR):
        return type.count
    return 0


def computes(i: ins.Instruction) -> bool:
    """Whether an instruction calculates with numbers."""
    callee = i.called_function if isinstance(i, ins.CallBase) else None
    return i.opcode in _ARITHMETIC or (callee is not None and callee.name.startswith("llvm.f"))


def of_parts(i: ins.Instruction) -> Iterator[Lane]:
    """All lanes of which the program makes products and quotients, and those that are made of narrower integers, or looked at as such, with
    which it calculates: no word of an address is."""
    if i.opcode in PRODUCTS:
        yield from ((o, k) for o in i.operands if not isinstance(o, val.Constant) for k in range(words_of(o.type)))
    if i.opcode in _MASKS and words_of(i.type) and is_mask(i):
        yield from ((i, k) for k in range(words_of(i.type)))
    if i.opcode != "bitcast":
        return
    for words, parts in ((i, i.operands[0]), (i.operands[0], i)):
        if not isinstance(words, val.Constant) and words_of(words.type) and is_narrow(parts.type) and is_sum(parts):
            yield from ((words, k) for k in range(words_of(words.type)))


def is_mask(value: Value) -> bool:
    """Whether words are put together of signs of narrower lanes, and of constants (control bytes of a hash table that grows)."""
    if isinstance(value, ins.Instruction) and value.opcode in _MASKS:
        return any(not isinstance(o, val.Constant) for o in value.operands) and all(
            isinstance(o, val.Constant) or is_mask(o) for o in value.operands
        )
    if not isinstance(value, ins.Cast) or value.opcode != "bitcast" or not is_narrow(value.operands[0].type):
        return False
    return isinstance(parts := value.operands[0], ins.Instruction) and parts.opcode in ("ashr", "sext")


def is_narrow(type: Type) -> bool:
    return isinstance(type, ty.VectorType) and isinstance(type.element, ty.IntType) and type.element.bits < 8 * WORD


def is_sum(value: Value) -> bool:
    """Whether a vector comes out of integer arithmetic, or goes into it."""
    seen: set[Value] = {value}
    work = [value]
    while work:
        one = work.pop()
        around = [*one.users, *([one] if isinstance(one, ins.Instruction) else [])]
        if any(other.opcode in ("add", "sub", "mul") for other in around):
            return True
        moved: list[Value] = [other for other in one.users if isinstance(other, ins.Phi)]
        moved += [o for o in one.operands if is_narrow(o.type)] if isinstance(one, ins.Phi) else []
        work += [other for other in moved if other not in seen]
        seen.update(moved)
    return False


def is_plain(i: ins.Load | ins.Store) -> bool:
    return not i.ordering and not i.volatile


def alignment_of(align: int, k: int) -> int:
    return min(align or WORD, WORD) if k else align


def is_empty(i: ins.Instruction, k: int) -> bool:
    """Whether word k of an operand of `or` is zero."""
    if i.opcode == "and":
        return isinstance(mask := i.operands[1], val.ConstantInt) and WHOLE_WORDS.get(mask.value, k) != k
    return (i.opcode == "zext" and k == 1) or (i.opcode == "shl" and k == 0) or (i.opcode == "lshr" and k == 1)


def mask_of(i: ins.Instruction) -> list[int | None]:
    mask = i.operands[2]
    count = words_of(i.type)
    if isinstance(mask, val.ConstantAggregate):
        return [element.value if isinstance(element, val.ConstantInt) else None for element in mask.elements]
    return [0 if isinstance(mask, val.ConstantZero) else None] * count


def nothing(i: ins.Instruction, type: Type) -> Value:
    """What a word is that comes from no operand."""
    if i.opcode in ("shufflevector", "phi"):
        return val.ConstantUndef(type, poison=True)
    return val.ConstantNull(type) if type.is_pointer else zero(type)


def becomes_address(value: Value, depth: int = 0) -> bool:
    """Whether a scalar ends as a pointer."""
    if depth > 6:
        return False
    return any(user.opcode == "inttoptr" or (user.opcode in _SCALAR_STEPS and becomes_address(user, depth + 1)) for user in value.users)


def was_address(value: Value, depth: int = 0) -> bool:
    """Whether a scalar was a pointer."""
    if isinstance(value, val.ConstantExpr):
        return value.opcode == "ptrtoint" or any(was_address(operand, depth + 1) for operand in value.operands)
    if not isinstance(value, ins.Instruction) or depth > 6:
        return False
    if value.type.is_pointer or value.opcode in ("ptrtoint", "ptrtoaddr"):
        return True
    return value.opcode in _SCALAR_STEPS and any(was_address(operand, depth + 1) for operand in value.operands)
