"""What a function with a body may write: through which of its parameters, and which global variables."""

from __future__ import annotations

from polyglot_ad.callees import classify_external, is_memory_copy, is_memory_set
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Argument, Function, GlobalVariable, Value

_FOLLOWED = frozenset(
    ("getelementptr", "phi", "select", "freeze", "bitcast", "addrspacecast", "ptrtoint", "inttoptr", "add", "sub", "load")
)
"""What makes an address of an address, or finds one where an address leads."""


def overwritten(function: Function, within: frozenset[Function] = frozenset()) -> tuple[frozenset[int], frozenset[GlobalVariable]]:
    """(parameters that lead to what is written, variables that are). Of functions without a body, nothing is known to be written."""
    if not function.blocks or function in within:
        return frozenset(), frozenset()
    sources: dict[Value, set[Value]] = {argument: {argument} for argument in function.arguments}
    changed = True
    while changed:
        changed = False
        for i in function.instructions():
            if i.opcode in _FOLLOWED:
                found = set().union(*(_from(sources, operand) for operand in i.operands))
                if not found <= sources.get(i, set()):
                    sources.setdefault(i, set()).update(found)
                    changed = True
    reached: set[Value] = set()
    for i in function.instructions():
        if i.opcode == "store":
            reached |= _from(sources, i.operands[1])
        elif i.opcode in ("atomicrmw", "cmpxchg"):
            reached |= _from(sources, i.operands[0])
        elif isinstance(i, ins.CallBase):
            for argument in _written_by(i, within | {function}, reached):
                reached |= _from(sources, argument)
    parameters = frozenset(value.index for value in reached if isinstance(value, Argument))
    return parameters, frozenset(value for value in reached if isinstance(value, GlobalVariable))


def _from(sources: dict[Value, set[Value]], value: Value) -> set[Value]:
    return {value} if isinstance(value, GlobalVariable) else sources.get(value, set())


def _written_by(call: ins.CallBase, within: frozenset[Function], reached: set[Value]) -> list[Value]:
    """The arguments of a call through which it writes."""
    callee = call.called_function
    if callee is None:
        return []
    if is_memory_copy(call) or is_memory_set(call):
        return [call.arguments[0]]
    if callee.blocks:
        parameters, variables = overwritten(callee, within)
        reached |= variables
        return [call.arguments[k] for k in parameters if k < len(call.arguments)]
    row = classify_external(callee.name)
    return [] if row is None else [a for k, a in enumerate(call.arguments) if row.writes_argument(k)]
