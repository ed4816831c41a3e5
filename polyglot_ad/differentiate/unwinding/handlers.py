"""What the handlers of a function say before they are rewritten: which types each catches, and how deep they are nested."""

from __future__ import annotations

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Block, Function, GlobalVariable, Value
from polyglot_ad.langs.cxx import exceptions as cxx


def called_name(instruction: ins.Instruction) -> str:
    callee = instruction.called_function if isinstance(instruction, ins.CallBase) else None
    return callee.name if callee is not None else ""


def handled_type(flow: ControlFlow, block: Block) -> tuple[Value | None, list[Value]]:
    """(the type that the handler around `block` catches, None for any; types that it cannot meet because others were tried before), from
    the comparisons of the selector that lead there."""
    caught: Value | None = None
    excluded: list[Value] = []
    while block is not flow.order[0]:
        above = flow.immediate_dominator[block]
        branch = above.terminator
        if isinstance(branch, ins.Br) and branch.conditional and (type := _compared(branch.operands[0])) is not None:
            for index, target in enumerate(branch.targets):
                if flow.predecessors[target] == [above] and flow.dominates(target, block):
                    if index == 1:
                        excluded.append(type)
                    elif caught is None:
                        caught = type
        block = above
    return caught, excluded


def _compared(condition: Value) -> Value | None:
    if isinstance(condition, ins.Compare) and condition.predicate == "eq":
        for operand in condition.operands:
            if isinstance(operand, ins.Call) and called_name(operand).startswith("llvm.eh.typeid.for"):
                type = operand.arguments[0]
                return type if isinstance(type, GlobalVariable) else None
    return None


def depths(function: Function) -> dict[ins.Instruction, int] | None:
    """For each call that begins or ends a handler, throws again, or keeps what is handled: how many handlers are active before it. None if
    that is not one number, which no compiler makes."""
    flow = ControlFlow(function)
    at: dict[Block, int] = {flow.order[0]: 0}
    found: dict[ins.Instruction, int] = {}
    for block in flow.order:
        depth = at[block]
        for instruction in block.instructions:
            name = called_name(instruction)
            if name in (cxx.BEGIN, cxx.END, cxx.RETHROW, cxx.CURRENT):
                found[instruction] = depth
                depth += {cxx.BEGIN: 1, cxx.END: -1}.get(name, 0)
                if depth < 0:
                    return None
        for successor in block.successors:
            if at.setdefault(successor, depth) != depth and not _gives_up(successor):
                return None
    return found


def _gives_up(block: Block) -> bool:
    return block.terminator.opcode == "unreachable"
