"""Values that are computed before it is decided whether they are wanted.

`r = sqrt(q); if (r > eps) s = x / r;` is written so; of `if (v < 0) return v * v; a[i] = sqrt(v);` optimisers compute the root first.
Functions return norms, and programs fill tables of distances, of which those that are 0 are never read. Where nobody uses it, the adjoint
of such a value is zero, and so are those of what it was computed from: factors that are infinite or no numbers do not meet them. An adjoint
that is zero because the program multiplies by zero is another matter (`strong_zero`).
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import ConstantFloat, Value
from polyglot_ad.process.regex import regex

_PASS_ON = (
    "fmul", "fadd", "fsub", "fneg", "fdiv", "frem", "fpext", "fptrunc", "bitcast", "freeze", "select", "insertvalue", "extractvalue",
)  # fmt: skip
_LINEAR = ("fadd", "fsub", "fneg", "fpext", "fptrunc", "bitcast", "freeze", "insertvalue", "extractvalue")
_NO_USE = ("fcmp", "icmp")
"""Nothing flows back from a comparison."""


def is_speculated(i: Value) -> bool:
    """Whether optimisers compute this before they know that it is wanted, and its derivative may be infinite."""
    callee = i.called_function if isinstance(i, ins.CallBase) else None
    opcode = i.opcode if isinstance(i, ins.Instruction) else ""
    return opcode in ("fdiv", "frem") or (callee is not None and callee.name.startswith("llvm.sqrt."))


_FINITE = regex(
    r"llvm\.(fabs|copysign|minnum|maxnum|minimum|maximum|minimumnum|maximumnum|fma|fmuladd|floor|ceil|trunc|round|roundeven|rint|nearbyint|"
    r"canonicalize|sin|cos|tanh|atan)\."
)
"""Functions with partials that are finite where their arguments are."""


def _may_have_poles(i: ins.Instruction) -> bool:
    """Whether a partial of this may be infinite or no number though its operands are finite: quotients, and functions of libraries."""
    callee = i.called_function if isinstance(i, ins.CallBase) else None
    return is_speculated(i) or (callee is not None and not callee.blocks and i.type.scalar.is_float and not _FINITE.match(callee.name))


class EarlyValues:
    """Of one function as it was before it was differentiated."""

    def __init__(self) -> None:
        self._left: dict[tuple[ins.Instruction, bool], bool] = {}
        self._infinite: dict[ins.Instruction, bool] = {}

    def is_left(self, i: ins.Instruction) -> bool:
        """Whether the value, or its partials, may be infinite or no numbers, and perhaps nobody uses it."""
        # Guards of quotients and sums that are stored cost more than the rest (no vectors): only functions with poles have them there.
        return self._may_be_infinite(i) and self._is_left(i, isinstance(i, ins.CallBase) and _may_have_poles(i))

    def _is_left(self, i: ins.Instruction, whole: bool) -> bool:
        """A use in the value's own block is one on every way, unless what it computes is left itself. `whole`: the value's adjoint is that
        of what is left, or a multiple of it that is zero only where that is."""
        waiting = [(i, whole)]
        while waiting:
            value, is_whole = key = waiting[-1]
            asked: list[tuple[ins.Instruction, bool]] = []
            found = key not in self._left
            for user in value.users if found else ():
                if not _uses(user, value):
                    continue
                if _is_handed_out(user):
                    found = is_whole
                elif _hands_on(user):
                    asked.append((user, is_whole and _keeps_zeros(user)))
                else:
                    found = False
                if not found:
                    break
            if key not in self._left:
                if found and (unknown := [one for one in asked if one not in self._left]):
                    waiting += unknown
                    continue
                self._left[key] = found and all(self._left[one] for one in asked)
            waiting.pop()
        return self._left[i, whole]

    def _may_be_infinite(self, i: ins.Instruction) -> bool:
        waiting = [i]
        while waiting:
            value = waiting[-1]
            if value not in self._infinite:
                found = _may_have_poles(value)
                among = [x for x in value.operands if isinstance(x, ins.Instruction) and _hands_on(x)] if _hands_on(value) else []
                if not found and (unknown := [x for x in among if x not in self._infinite]):
                    waiting += unknown
                    continue
                self._infinite[value] = found or any(self._infinite[x] for x in among)
            waiting.pop()
        return self._infinite[i]


def _uses(user: ins.Instruction, value: ins.Instruction) -> bool:
    """Whether this is a use on every way: in the value's own block."""
    return user.block is value.block and user.opcode not in ("phi", *_NO_USE)


def _is_handed_out(user: ins.Instruction) -> bool:
    """Whether others have the value then, who may never look at it: callers, functions that are called, and who reads memory."""
    if isinstance(user, ins.CallBase):
        return user.called_function is None or bool(user.called_function.blocks)
    return user.opcode in ("ret", "store")


def _keeps_zeros(user: ins.Instruction) -> bool:
    """Whether the adjoint of an operand is zero only where that of the result is."""
    if user.opcode in ("fmul", "fdiv"):
        return any(isinstance(x, ConstantFloat) for x in (user.operands if user.opcode == "fmul" else user.operands[1:]))
    return user.opcode in _LINEAR


def _hands_on(i: ins.Instruction) -> bool:
    """Whether this computes a number from numbers and does nothing else."""
    callee = i.called_function if isinstance(i, ins.CallBase) else None
    return i.opcode in _PASS_ON or (callee is not None and callee.name.startswith("llvm.") and i.type.scalar.is_float)
