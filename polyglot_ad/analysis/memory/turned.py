"""Numbers whose bytes are turned round in memory (differentiate/rewrites/words/byte_words.py): kinds of their own, so that nobody takes
them for numbers that can be computed with."""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.values import Value

TURNED, BACK = "pad.turned", "pad.back"
"""`double f(double)`, `float f(float)`: what is stored for a number, and the number that what is loaded stands for."""
TURNED_KINDS = {"t32": ty.FLOAT, "t64": ty.DOUBLE}
_KINDS: dict[ty.Type, str] = {type: kind for kind, type in TURNED_KINDS.items()}


def turned_kind(access: ins.Instruction) -> str | None:
    """The kind of what an access moves; None where that is no number turned round."""
    if isinstance(access, ins.Store):
        return _KINDS.get(access.value.type) if _calls(access.value, TURNED) else None
    if isinstance(access, ins.Load) and access.users and all(_calls(user, BACK) for user in access.users):
        return _KINDS.get(access.type)
    return None


def is_misused(call: ins.CallBase) -> bool:
    """Whether a number turned round is computed with, or one that is not is turned back."""
    if _calls(call, TURNED):
        return not all(isinstance(user, ins.Store) and user.value is call for user in call.users)
    return _calls(call, BACK) and (not isinstance(call.arguments[0], ins.Load) or turned_kind(call.arguments[0]) is None)


def _calls(value: Value, name: str) -> bool:
    callee = value.called_function if isinstance(value, ins.CallBase) else None
    return callee is not None and callee.name.startswith(f"{name}.")
