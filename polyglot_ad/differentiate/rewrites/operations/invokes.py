"""Calls whose exceptions nobody handles."""

from __future__ import annotations

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Block, Function
from polyglot_ad.langs.cxx import exceptions as cxx

from ..control.blocks import remove_unreachable


def lower_invokes(function: Function) -> bool:
    """An invoke whose handler only cleans up and goes on unwinding becomes a call: the exception leaves the derivative as it leaves the
    primal, without the cleaning."""
    changed = False
    flow = ControlFlow(function)
    returning = [b for b in flow.order if b.terminator.opcode == "ret"]
    for block in flow.order:
        invoke = block.terminator
        if not isinstance(invoke, ins.Invoke):
            continue
        normal, unwind = invoke.targets
        if any(b is unwind or (flow.reachable[unwind] >> flow.index[b]) & 1 for b in returning):
            continue
        terminate = _terminates(unwind)
        if terminate is not None and invoke.called_function is not None and invoke.called_function.name == cxx.THROW:
            # What may not be left by an exception ends the program.
            b = Builder(before=invoke)
            b.call(terminate, [])
            b.unreachable()
            invoke.erase()
            changed = True
            continue
        call = ins.Call(invoke.callee, invoke.arguments, invoke.function_type, invoke.name, invoke.flags)
        call.argument_attributes, call.attributes = list(invoke.argument_attributes), invoke.attributes
        call.result_attributes, call.calling_convention = invoke.result_attributes, invoke.calling_convention
        call.metadata = {"dbg": invoke.metadata["dbg"]} if "dbg" in invoke.metadata else {}
        call.debug_records, invoke.debug_records = invoke.debug_records, []
        block.insert(len(block.instructions) - 1, call)
        invoke.replace_all_uses_with(call)
        invoke.erase()
        Builder(block).br(normal)
        changed = True
    if changed:
        remove_unreachable(function)
    return changed


def _terminates(pad: Block) -> Function | None:
    """std::terminate, if a landing pad only calls it."""
    module = pad.function.module if pad.function is not None else None
    calls = [i.called_function for i in pad.instructions if isinstance(i, ins.Call)]
    if module is None or pad.terminator.opcode != "unreachable" or len(calls) != 1 or calls[0] is None:
        return None
    if calls[0].name not in cxx.ENDS_PROGRAM:
        return None
    return module.functions.get(cxx.TERMINATE)
