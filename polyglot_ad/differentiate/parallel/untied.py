"""Untied tasks: functions that are left at every point where another thread might go on with them, and entered again.

Before it returns there, such a task notes in its memory where it goes on, and gives itself to the runtime once more. Run by one thread it
is a loop: it is entered again as long as it has given itself back.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Block, Function, Module


def whole(module: Module, entry: Function) -> Function:
    """`i32 (thread, task)`, which runs all parts of a task; `entry` runs one, and now returns whether there are more. A function without
    parts is left as it is."""
    name = f"{entry.name}.whole"
    if name in module.functions:
        return module.functions[name]
    again = [
        call for call in entry.instructions()
        if isinstance(call, ins.Call) and call.called_function is not None and call.called_function.name == "__kmpc_omp_task"
        and call.arguments[2] is entry.arguments[1]
    ]  # fmt: skip
    if not again:
        return entry
    for call in again:
        assert call.block is not None
        _return(call.block, call)
    function = Function(name, entry.function_type, [a.name for a in entry.arguments], prefix="internal")
    module.add_function(function)
    for user in list(entry.users):
        if isinstance(user, ins.Call) and user.called_function is entry:
            user.set_operand(user.operands.index(entry), function)
    start, loop, end = (function.add_block(label) for label in ("entry", "part", "done"))
    Builder(start).br(loop)
    b = Builder(loop)
    made = b.call(entry, list(function.arguments))
    made.attributes = (*made.attributes, "alwaysinline")
    entry.attributes = tuple(a for a in entry.attributes if a not in ("noinline", "optnone"))
    b.cond_br(b.icmp("ne", made, const_int(ty.I32, 0)), loop, end)
    Builder(end).ret(const_int(ty.I32, 0))
    return function


def _return(block: Block, call: ins.Call) -> None:
    """Return 1 instead of making the call: nothing of the program is between it and the return."""
    for successor in block.successors:
        for phi in successor.phis():
            assert isinstance(phi, ins.Phi)
            while block in phi.blocks:
                phi.remove_incoming(block)
    for instruction in reversed(block.instructions[block.position(call) :]):
        instruction.erase()
    Builder(block).ret(const_int(ty.I32, 1))
