"""What a body of the run-time library leaves to the library itself is refused where it happens, not wherever it might.

The bodies (langs/fortran/runtime, langs/fftw) handle data and types that the program describes, and hand anything else to the library: a
branch that is never taken in most programs, but often one that only run-time data can rule out. Where such a call has memory with a shadow,
nothing is known of what it does to it; a derivative raises when it gets there."""

from __future__ import annotations

from polyglot_ad.analysis.activity import ActivityAnalysis
from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.callees import allocation_of
from polyglot_ad.errors import DifferentiationError
from polyglot_ad.guards.refusals import refuse
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.metadata import source_location, source_place
from polyglot_ad.ir.values import Module
from polyglot_ad.langs.run_times import RUN_TIMES

_MARK = '"pad-otherwise"'
_REASONS = {prefix: reason for library in RUN_TIMES for prefix, reason in library.left.items()}


def _reason(call: ins.Call) -> tuple[str, str] | None:
    """Of a call that is marked."""
    callee = call.called_function
    if callee is None or _MARK not in call.all_attributes():
        return None
    return next((reason for prefix, reason in _REASONS.items() if callee.name.startswith(prefix)), None)


def _certain(flow: ControlFlow, call: ins.Call) -> bool:
    """Whether there is no way around the call: then it is refused before anything runs."""
    assert call.block is not None
    return all(flow.dominates(call.block, block) for block in flow.order if block.terminator.opcode == "ret")


def raise_otherwise(module: Module, activity: ActivityAnalysis) -> bool:
    """In place; whether anything changed."""
    changed = False
    for function in [f for f in module.functions.values() if f.blocks]:
        calls = [(i, reason) for i in function.instructions() if isinstance(i, ins.Call) and (reason := _reason(i)) is not None]
        flow = ControlFlow(function) if calls else None
        for call, (why, help) in calls:
            if flow is not None and any(activity.has_shadow(a) for a in call.arguments):
                callee = call.called_function
                assert callee is not None
                if _certain(flow, call):
                    row = allocation_of(call)
                    if row is not None and row.kind in ("descriptor", "descriptor-free"):
                        # The library would write the initial values of components, and look for types, in the shadow.
                        raise DifferentiationError("PAD-E301", f"a call of '{callee.name}'", why, help, source_location(call))
                    continue
                refuse(Builder(before=call), "PAD-E301", f"a call of '{callee.name}'", why, help, source_place(call))
                if not call.type.is_void:
                    call.replace_all_uses_with(val.ConstantUndef(call.type))
                call.erase()
                changed = True
    return changed
