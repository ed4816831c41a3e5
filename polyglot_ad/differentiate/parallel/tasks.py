"""Tasks: as ordinary calls while the program is differentiated.

`__kmpc_omp_task_alloc` becomes memory, `__kmpc_omp_task` a call of a *task function*, which runs the task's body and frees that memory.
That is the sequential elision of the program. What a task works on is shared memory (`sharing.py`).

The reverse of a spawn is the end of the child's reverse. The child's reverse can begin when all that came after the join is reversed: so a
*join marker* stands before every construct that waits for tasks. It takes the list of children spawned since the last one, and its reverse
(after the reverse of a barrier, when all threads have passed it) spawns their reverses, the last first, with the dependences that they
had: that reverses the graph. (`task_runtime.py`.)
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Function, Module, Value

TASK = "pad.task.of."
META = "pad.task.meta"
JOIN = "pad.task.join"
UNJOIN = "pad.task.unjoin"

_HEAD = 40
"""Bytes of a task before its private data."""
_PLAIN = 1 | 2 | 4 | 32
"""Flags of tasks that are followed: tied, final, merged, with a priority. Not: untied, with destructors, detached."""
_JOINS = ("__kmpc_omp_taskwait", "__kmpc_omp_taskwait_51", "__kmpc_omp_taskwait_deps_51", "__kmpc_omp_wait_deps", "__kmpc_end_taskgroup",
          "__kmpc_barrier")  # fmt: skip


def is_task(function: Function) -> bool:
    return function.name.startswith(TASK)


def lower_tasks(module: Module) -> bool:
    """In place; whether there were tasks."""
    found = False
    for function in list(module.functions.values()):
        for call in list(function.instructions()):
            if call.block is None or not isinstance(call, ins.Call) or call.called_function is None:
                continue
            if call.called_function.name == "__kmpc_omp_task_alloc":
                found |= _lower(module, call)
    return found


def mark_joins(functions: set[Function], ends: set[Function]) -> None:
    """Put markers before what waits for tasks, and at the end of the functions `ends`: regions. Those of tasks are there."""
    for function in functions:
        for call in list(function.instructions()):
            if not isinstance(call, ins.Call) or call.called_function is None or call.block is None:
                continue
            if call.called_function.name in _JOINS:
                Builder(before=call).call_named(JOIN, ty.I64, [])
        for block in function.blocks:
            if function in ends and block.terminator.opcode == "ret":
                Builder(before=block.terminator).call_named(JOIN, ty.I64, [])


def refuse_order(module: Module, functions: set[Function]) -> None:
    """Raise where the order of critical sections would have to be kept in tasks: a task that waits for its turn holds its thread, and what
    it waits for may be suspended below it."""
    from ..program import refusal
    from .order import NOTE

    for function in functions:
        for call in function.instructions():
            if (
                isinstance(call, ins.Call)
                and call.called_function is not None
                and call.called_function.name == NOTE
                and call.block is not None
            ):
                at = call.block.instructions.index(call)
                near = call.block.instructions[at - 1] if at else call
                raise refusal(
                    "PAD-E207", "a critical section in a task", near, "the order in which tasks pass it is not replayed",
                    "add up numbers with 'omp atomic', whose order does not matter, or give each task a place of its own",
                )  # fmt: skip


def _lower(module: Module, allocation: ins.Call) -> bool:
    flags, size, shared, entry = allocation.arguments[2:]
    if not isinstance(entry, Function) or not entry.blocks or not _followed(flags) or not isinstance(shared, val.ConstantInt):
        return False
    spawns = [u for u in allocation.users if isinstance(u, ins.Call) and u.called_function is not None and _spawns(u.called_function.name)]
    direct = [u for u in allocation.users if isinstance(u, ins.Call) and u.called_function is entry]
    if not spawns and not direct:
        return False
    b = Builder(before=allocation)
    memory = b.call_named("malloc", ty.PTR, [b.cast("zext", size, ty.I64)], name="task")
    if shared.value:
        b.store(b.call_named("malloc", ty.PTR, [const_int(ty.I64, shared.value)], name="shareds"), memory)
    function = _task_function(module, entry, shared.value > 0)
    for spawn in spawns:
        name = spawn.called_function.name if spawn.called_function is not None else ""
        b = Builder(before=spawn)
        if name in ("__kmpc_omp_task", "__kmpc_omp_task_with_deps"):
            count, dependences = (
                (spawn.arguments[3], spawn.arguments[4]) if name.endswith("deps") else (const_int(ty.I32, 0), val.ConstantNull(ty.PTR))
            )
            made = b.call(function, [memory, flags, count, dependences])
            if "dbg" in spawn.metadata:
                made.metadata["dbg"] = spawn.metadata["dbg"]
        if not spawn.type.is_void:
            spawn.replace_all_uses_with(const_int(spawn.type, 0))
        if name == "__kmpc_omp_task_complete_if0":
            if shared.value:
                b.call_named("free", ty.VOID, [b.load(ty.PTR, memory)])
            b.call_named("free", ty.VOID, [memory])
        spawn.erase()
    allocation.replace_all_uses_with(memory)
    allocation.erase()
    return True


def _spawns(name: str) -> bool:
    return name in ("__kmpc_omp_task", "__kmpc_omp_task_with_deps", "__kmpc_omp_task_begin_if0", "__kmpc_omp_task_complete_if0")


def _followed(flags: Value) -> bool:
    """Whether a task's flags, which may be chosen at run time, are all among those that are followed."""
    if isinstance(flags, val.ConstantInt):
        return bool(flags.value & 1) and not flags.value & ~_PLAIN
    if isinstance(flags, ins.Instruction) and flags.opcode == "select":
        return all(_followed(o) for o in flags.operands[1:])
    return False


def _task_function(module: Module, entry: Function, shared: bool) -> Function:
    """What a spawn calls: `(task, flags, number of dependences, dependences)`; only what is spawned for uses the last three."""
    from .regions import thread_number

    # It is not internal as long as LLVM sees it: its parameters must stay.
    name = TASK + entry.name
    found = module.functions.get(name)
    if found is not None:
        return found
    types: list[ty.Type] = [ty.PTR, ty.I32, ty.I32, ty.PTR]
    function = Function(name, ty.function(ty.VOID, types), ["task", "flags", "count", "dependences"], attributes=("noinline",))
    module.add_function(function)
    b = Builder(function.add_block("entry"))
    task, *meta = function.arguments
    b.call_named(META, ty.VOID, meta)
    made = b.call(entry, [thread_number(b), task])
    made.attributes = (*made.attributes, "alwaysinline")
    entry.attributes = tuple(a for a in entry.attributes if a not in ("noinline", "optnone"))
    b.call_named(JOIN, ty.I64, [])
    if shared:
        b.call_named("free", ty.VOID, [b.load(ty.PTR, task)])
    b.call_named("free", ty.VOID, [task])
    b.ret()
    return function
