"""What integer operations do to bits of numbers: from the spans of the operands to that of the result, None where none are left, or only
steps are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from polyglot_ad.callees.intrinsics import Bits
from polyglot_ad.callees.operations import Opcode, complete
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Value

from .spans import ANY, DIGITS, HASHED, Span, added, either, extended, joined, masked, shifted, tells_equal, tells_order

Operands = Sequence[Span | None]
Transfer = Callable[[ins.Instruction, Operands], Span | None]


def of_operation(i: ins.Instruction, operands: Operands) -> Span | None:
    """What an operation on integers makes, of which at least one holds bits."""
    made = _TRANSFERS[i.opcode](i, operands)  # type: ignore[index]
    return None if made is None or made.is_step else made


def of_intrinsic(call: ins.CallBase, bits: Bits, operands: Operands) -> Span | None:
    made = _INTRINSICS[bits](call, operands)
    return None if made is None or made.is_step else made


def _width(type: ty.Type) -> int:
    scalar = type.scalar
    return scalar.bits if isinstance(scalar, ty.IntType) else 64


def _constant(value: Value) -> int | None:
    """A constant, the same in every lane, as an unsigned number."""
    if isinstance(value, val.ConstantAggregate) and value.type.scalar.is_integer:
        found = {_constant(element) for element in value.elements}
        return found.pop() if len(found) == 1 else None
    if isinstance(value, val.ConstantZero):
        return 0
    return value.value & ((1 << _width(value.type)) - 1) if isinstance(value, val.ConstantInt) else None


def _all(i: ins.Instruction, operands: Operands) -> Span | None:
    return either(operands)


def _and(i: ins.Instruction, operands: Operands) -> Span | None:
    span = either(operands)
    constant = _constant(i.operands[1])
    if span is None or constant is None:
        other = any(s is None for s in operands)
        # By a mask that is computed: which bits are left is not known.
        return _by_unknown(operands) if span is None or span.mixed == "hashed" or other else span
    if constant == 0:
        return None
    return masked(span, (constant & -constant).bit_length() - 1, constant.bit_length() - 1)


def _add(i: ins.Instruction, operands: Operands) -> Span | None:
    one, other = operands
    first = one if one is not None else other
    return None if first is None else added(first, other if one is not None else None, _width(i.type))


def _shl(i: ins.Instruction, operands: Operands) -> Span | None:
    by = _constant(i.operands[1])
    if operands[0] is None or by is None:
        return _by_unknown(operands)
    return shifted(operands[0], by, _width(i.type))


def _lshr(i: ins.Instruction, operands: Operands) -> Span | None:
    by = _constant(i.operands[1])
    if operands[0] is None or by is None:
        return _by_unknown(operands)
    return shifted(operands[0], -by, _width(i.type))


def _ashr(i: ins.Instruction, operands: Operands) -> Span | None:
    by, width = _constant(i.operands[1]), _width(i.type)
    if operands[0] is None or by is None:
        return _by_unknown(operands)
    return extended(shifted(operands[0], -by, width), width, width - by)


def _by_unknown(operands: Operands) -> Span | None:
    if (foreign := _foreign(operands)) is not None:
        return foreign
    return HASHED if any(s is not None and s.mixed == "hashed" for s in operands) else DIGITS


def _mul(i: ins.Instruction, operands: Operands) -> Span | None:
    by = _constant(i.operands[1])
    if operands[0] is not None and by is not None and by & (by - 1) == 0:
        return shifted(operands[0], by.bit_length() - 1, _width(i.type)) if by else None
    return _foreign(operands) or HASHED


def _divided(i: ins.Instruction, operands: Operands) -> Span | None:
    """Digits, if by a constant; a place in a table, if not."""
    return _foreign(operands) or (DIGITS if _constant(i.operands[1]) is not None else HASHED)


def _foreign(operands: Operands) -> Span | None:
    """What is said by libraries and nobody else."""
    return either(operands) if all(s is None or s.is_foreign for s in operands) else None


def _trunc(i: ins.Instruction, operands: Operands) -> Span | None:
    return None if operands[0] is None else shifted(operands[0], 0, _width(i.type))


def _sext(i: ins.Instruction, operands: Operands) -> Span | None:
    return None if operands[0] is None else extended(operands[0], _width(i.type), _width(i.operands[0].type))


def _phi(i: ins.Instruction, operands: Operands) -> Span | None:
    """What a loop computes anew from itself, digit by digit, says as much as all its digits."""
    found = either(operands)
    if found is None or found.mixed == "hashed" or found.is_foreign:
        return found
    turned = any(s is not None and _recurs(i, o) for s, o in zip(operands, i.operands, strict=True))
    return DIGITS if turned else found


def _recurs(phi: ins.Instruction, value: Value) -> bool:
    """Whether a value is an operation on a phi, through few others."""
    if not isinstance(value, ins.BinaryOp):
        return False
    work: list[tuple[Value, int]] = [(value, 0)]
    while work:
        one, depth = work.pop()
        if one is phi:
            return True
        if isinstance(one, ins.BinaryOp | ins.Cast) and depth < 4:
            work += [(operand, depth + 1) for operand in one.operands]
    return False


def _select(i: ins.Instruction, operands: Operands) -> Span | None:
    condition, *alternatives = operands
    return either(alternatives) if condition is None or tells_equal(condition) is None else DIGITS


def _icmp(i: ins.Instruction, operands: Operands) -> Span | None:
    assert isinstance(i, ins.Compare)
    return tells_equal(*operands) if i.predicate in ("eq", "ne") else tells_order(*operands)


def _bitcast(i: ins.Instruction, operands: Operands) -> Span | None:
    """Between integers; lanes of another width are places that are not followed."""
    span = operands[0]
    if span is None or span.mixed or _width(i.type) == _width(i.operands[0].type):
        return span
    return ANY


def _extractelement(i: ins.Instruction, operands: Operands) -> Span | None:
    return operands[0] if operands[1] is None or tells_equal(operands[1]) is None else DIGITS


def _insertelement(i: ins.Instruction, operands: Operands) -> Span | None:
    return joined(operands[0], operands[1])


def _extractvalue(i: ins.Instruction, operands: Operands) -> Span | None:
    whole = i.operands[0]
    if i.type is ty.I1 and isinstance(whole, ins.CallBase):
        return tells_order(operands[0])  # whether a sum is too large
    return operands[0]


def _any(i: ins.Instruction, operands: Operands) -> Span | None:
    return _by_unknown(operands)


def _address(i: ins.Instruction, operands: Operands) -> Span | None:
    """Where an index leads that is no piece of the domain: by digits of a number itself, or by what was made of them (a hash, a place in an
    order)."""
    fine = [s for s in operands if s is not None and not s.is_coarse and not s.is_foreign]
    if not fine:
        return None
    return DIGITS if any(not s.mixed for s in fine) or operands[0] == DIGITS else HASHED


def _none(i: ins.Instruction, operands: Operands) -> Span | None:
    return None


_TRANSFERS: Mapping[Opcode, Transfer] = complete({
    "and": _and, "or": _all, "xor": _all, "add": _add, "sub": _add, "mul": _mul, "shl": _shl, "lshr": _lshr, "ashr": _ashr,
    **dict.fromkeys(("udiv", "sdiv", "urem", "srem"), _divided),
    "trunc": _trunc, "zext": _all, "sext": _sext, "freeze": _all, "bitcast": _bitcast,
    "select": _select, "phi": _phi, "icmp": _icmp,
    "extractelement": _extractelement, "insertelement": _insertelement, "shufflevector": _insertelement,
    "extractvalue": _extractvalue, "insertvalue": _all,
    "getelementptr": _address, "inttoptr": _address, "ptrtoint": _all, "ptrtoaddr": _all, "addrspacecast": _all,
    # Conversions to floating point and their arithmetic are values of the program, not bits; comparisons of numbers decide pieces.
    **dict.fromkeys(("sitofp", "uitofp", "fptosi", "fptoui", "fptrunc", "fpext"), _none),
    **dict.fromkeys(("fadd", "fsub", "fmul", "fdiv", "frem", "fneg", "fcmp", "alloca", "fence"), _none),
    # Memory and calls are followed by `flow`.
    **dict.fromkeys(("load", "store", "atomicrmw", "cmpxchg", "va_arg", "call", "invoke", "callbr", "ret"), _none),
    **dict.fromkeys(("landingpad", "catchpad", "cleanuppad", "catchret", "cleanupret", "catchswitch", "resume"), _none),
    **dict.fromkeys(("br", "switch", "indirectbr", "unreachable"), _none),
}, "what operations do to bits")  # fmt: skip


def _rotate(i: ins.Instruction, operands: Operands) -> Span | None:
    """A funnel shift: bits of both words."""
    by, width = _constant(i.operands[2]), _width(i.type)
    if by is None or not isinstance(i, ins.CallBase) or i.called_function is None:
        return joined(ANY, either(operands))
    by %= width
    if i.called_function.name.startswith("llvm.fshr."):
        by = width - by
    high = None if operands[0] is None else shifted(operands[0], by, width)
    low = None if operands[1] is None else shifted(operands[1], by - width, width)
    return joined(high, low)


def _leading(i: ins.Instruction, operands: Operands) -> Span | None:
    """The place of the highest bit: a step where the highest bits of a number are."""
    return tells_order(operands[0])


def _absolute(i: ins.Instruction, operands: Operands) -> Span | None:
    return None if operands[0] is None else extended(operands[0], _width(i.type))


def _order(i: ins.Instruction, operands: Operands) -> Span | None:
    return tells_order(*operands)


_INTRINSICS: dict[Bits, Transfer] = {
    "none": _none,
    "one of them": _all,
    "sum": lambda i, operands: _add(i, operands[:2]),
    "funnel shift": _rotate,
    "leading": _leading,
    "absolute": _absolute,
    "order": _order,
    "as it is": lambda i, operands: operands[0],
    "permuted": lambda i, operands: joined(ANY, operands[0]),
    "any": _any,
}
