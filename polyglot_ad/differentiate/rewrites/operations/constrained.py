"""Operations under strict floating-point rules (`-ffp-model=strict`, `#pragma STDC FENV_ACCESS ON`) as plain ones.

They say that the rounding mode may have been changed and that exceptions are looked at. A derivative computes the same numbers under the
mode that is set when it runs; that flags are raised as often as in the program is not promised.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import ConstantVerbatim, Function, Value
from polyglot_ad.process.regex import regex
from polyglot_ad.rules.functions import mangled

_PREFIX = "llvm.experimental.constrained."
_PREDICATE = regex(r'!"(\w+)"')


def lower_constrained(function: Function) -> None:
    """In place."""
    for call in list(function.instructions()):
        if isinstance(call, ins.Call) and call.called_function is not None and call.called_function.name.startswith(_PREFIX):
            found = _plain(Builder(before=call), call, call.called_function.name[len(_PREFIX) :].split(".")[0])
            if found is not None:
                call.replace_all_uses_with(found)
                call.erase()


def _plain(b: Builder, call: ins.Call, name: str) -> Value | None:
    operands = [a for a in call.arguments if a.type is not ty.METADATA]
    if name in ("fadd", "fsub", "fmul", "fdiv", "frem"):
        return b.binary(name, operands[0], operands[1])
    if name in ("fptrunc", "fpext", "sitofp", "uitofp", "fptosi", "fptoui"):
        return b.insert(ins.Cast(name, operands[0], call.type))
    if name in ("fcmp", "fcmps"):
        said = next((a for a in call.arguments if isinstance(a, ConstantVerbatim) and a.type is ty.METADATA), None)
        predicate = _PREDICATE.search(said.text) if said is not None else None
        return b.fcmp(predicate[1], operands[0], operands[1]) if predicate else None
    types = [mangled(call.type)]
    if name in ("lrint", "llrint", "lround", "llround"):
        types.append(mangled(operands[0].type))
    elif name in ("powi", "ldexp"):
        types.append(mangled(operands[1].type))
    return b.call_named(f"llvm.{name}.{'.'.join(types)}", call.type, operands)
