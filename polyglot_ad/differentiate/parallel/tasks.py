"""Tasks: as ordinary calls while the program is differentiated.

`__kmpc_omp_task_alloc` becomes memory, `__kmpc_omp_task` a call of a *task function*, which runs the task's body and frees that memory.
That is the sequential elision of the program. What a task works on is shared memory (`sharing.py`). `taskloops.py` writes the loops that
spawn a taskloop's tasks, `untied.py` puts tasks that are left and entered again together.

The reverse of a spawn is the end of the child's reverse. The child's reverse can begin when all that came after the join is reversed: so a
*join marker* stands before every construct that waits for tasks. It takes the list of children spawned since the last one, and its reverse
(after the reverse of a barrier, when all threads have passed it) spawns their reverses, the last first, with the dependences that they
had: that reverses the graph. (`task_runtime.py`.)

A task that passes critical sections whose order matters would have to wait, in the reverse pass, for its turn, and what it waits for may
be suspended below it on the same thread. Such tasks, and those that spawn them, are run at once by the thread that meets them
(`run_undeferred`), as a runtime may do with any task: they are parts of it, and threads may wait for each other.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Function, Module, Value

from .entries import refuse
from .ident import ident, thread_number
from .taskloops import holds_bounds_behind, lower_taskloop, rounded
from .untied import whole

TASK = "pad.task.of."
META = "pad.task.meta"
JOIN = "pad.task.join"
UNJOIN = "pad.task.unjoin"
ALONE = "pad.task.alone"
"""Stands in functions that no task may run beside others that spawn from the same thread."""

_TIED, _DESTRUCTORS = 1, 8
_FOLLOWED = 1 | 2 | 4 | 8 | 32
"""Flags of tasks that are followed: tied, final, merged, with destructors, with a priority. Not: detached."""
_ROUTINE = 24
"""Where a task has its function that destroys what is private to it."""
_JOINS = ("__kmpc_omp_taskwait", "__kmpc_omp_taskwait_51", "__kmpc_omp_taskwait_deps_51", "__kmpc_omp_wait_deps", "__kmpc_end_taskgroup",
          "__kmpc_barrier")  # fmt: skip
_SPAWNS = ("__kmpc_omp_task", "__kmpc_omp_task_with_deps", "__kmpc_omp_task_begin_if0", "__kmpc_omp_task_complete_if0",
           "__kmpc_omp_reg_task_with_affinity")  # fmt: skip
_TASKLOOPS = ("__kmpc_taskloop", "__kmpc_taskloop_5")


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
                _lower(module, call)
                found = True
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


def run_undeferred(module: Module, functions: set[Function]) -> None:
    """Task functions that are not to be spawned become functions that are called where they would be."""
    for function in functions:
        del module.functions[function.name]
        function.name = module.unique_name("pad.undeferred." + function.name.removeprefix(TASK))
        function.prefix = "internal"
        module.add_function(function)
        for call in list(function.instructions()):
            if not isinstance(call, ins.Call) or call.called_function is None or call.called_function.name != META:
                continue
            # What it depends on may be spawned.
            b = Builder(before=call)
            b.call_named(JOIN, ty.I64, [])
            _, count, dependences = call.arguments
            none: list[Value] = [const_int(ty.I32, 0), val.ConstantNull(ty.PTR)]
            b.call_named("__kmpc_omp_wait_deps", ty.VOID, [ident(module), thread_number(b), count, dependences, *none])
            call.erase()


def _lower(module: Module, allocation: ins.Call) -> None:
    flags, size, shared, entry = allocation.arguments[2:]
    if not isinstance(entry, Function) or not entry.blocks or not isinstance(shared, val.ConstantInt):
        raise refuse(
            allocation, "an OpenMP task whose code is not there", "its function is chosen at run time", "spawn a function of the program"
        )
    if not _followed(flags):
        raise refuse(
            allocation, "a detached OpenMP task", "the event that ends it may be fulfilled by anyone, at any time",
            "leave the 'detach' clause out",
        )  # fmt: skip
    for task in (allocation, entry.arguments[1]):
        _believe_no_alignment(task)
    entry = whole(module, entry) if not _has(flags, _TIED) else entry
    uses = [u for u in allocation.users if isinstance(u, ins.Call) and u.called_function is not None]
    spawns = [u for u in uses if u.called_function is not None and u.called_function.name in _SPAWNS]
    loops = [u for u in uses if u.called_function is not None and u.called_function.name in _TASKLOOPS]
    b = Builder(before=allocation)
    behind = any(holds_bounds_behind(loop) for loop in loops)
    own_shared = shared.value > 0 and not behind
    if behind and isinstance(size, val.ConstantInt):
        memory = b.call_named("malloc", ty.PTR, [const_int(ty.I64, rounded(size.value) + shared.value)], name="task")
        b.store(b.gep(ty.I8, memory, [rounded(size.value)]), memory)
    else:
        memory = b.call_named("malloc", ty.PTR, [b.cast("zext", size, ty.I64)], name="task")
    if own_shared:
        b.store(b.call_named("malloc", ty.PTR, [const_int(ty.I64, shared.value)], name="shareds"), memory)
    destroy = _destructor(allocation) if _has(flags, _DESTRUCTORS) else None
    body = _body(module, entry, own_shared, destroy)
    function = _task_function(module, entry, body)
    for spawn in spawns:
        name = spawn.called_function.name if spawn.called_function is not None else ""
        b = Builder(before=spawn)
        if name in ("__kmpc_omp_task", "__kmpc_omp_task_with_deps"):
            count, dependences = (
                (spawn.arguments[3], spawn.arguments[4]) if name.endswith("deps") else (const_int(ty.I32, 0), val.ConstantNull(ty.PTR))
            )
            made = b.call(function, [memory, flags, count, dependences])
            _locate(made, spawn)
        if not spawn.type.is_void:
            spawn.replace_all_uses_with(const_int(spawn.type, 0))
        if name == "__kmpc_omp_task_complete_if0":
            _dispose(b, memory, own_shared, destroy)
        spawn.erase()
    for loop in loops:
        _locate(lower_taskloop(module, loop, memory, size, shared.value, flags, function, body, behind), loop)
        _dispose(Builder(before=loop), memory, own_shared, destroy)
        loop.erase()
    allocation.replace_all_uses_with(memory)
    allocation.erase()


def _believe_no_alignment(task: Value) -> None:
    """Compilers say of what is private to a task that it is aligned as a variable is, but a task is only aligned as memory of malloc."""
    work = [task]
    while work:
        value = work.pop()
        for user in value.users:
            if isinstance(user, ins.GetElementPtr) and user.operands[0] is value:
                work.append(user)
            elif isinstance(user, ins.Load | ins.Store) and user.pointer is value:
                user.align = min(user.align, 8)
            elif isinstance(user, ins.CallBase) and user.called_function is not None:
                for index, argument in enumerate(user.arguments):
                    if argument is value and index < len(user.argument_attributes):
                        attributes = user.argument_attributes[index]
                        user.argument_attributes[index] = tuple(a for a in attributes if not a.startswith("align"))
                    if argument is value and index < len(user.called_function.arguments) and user.called_function.blocks:
                        parameter = user.called_function.arguments[index]
                        if any(a.startswith("align") for a in parameter.attributes):
                            parameter.attributes = tuple(a for a in parameter.attributes if not a.startswith("align"))
                            work.append(parameter)


def _locate(made: ins.Instruction, source: ins.Instruction) -> None:
    if "dbg" in source.metadata:
        made.metadata["dbg"] = source.metadata["dbg"]


def _followed(flags: Value) -> bool:
    """Whether a task's flags, which may be chosen at run time, are all among those that are followed."""
    if isinstance(flags, val.ConstantInt):
        return not flags.value & ~_FOLLOWED
    if isinstance(flags, ins.Instruction) and flags.opcode in ("select", "or"):
        return all(_followed(o) for o in flags.operands[-2:])
    return False


def _has(flags: Value, flag: int) -> bool:
    """Whether a task's flags have this one, which is never chosen at run time."""
    if isinstance(flags, val.ConstantInt):
        return bool(flags.value & flag)
    assert isinstance(flags, ins.Instruction)
    return any(_has(o, flag) for o in flags.operands[-2:])


def _destructor(allocation: ins.Call) -> Function:
    """What destroys the objects that are private to a task."""
    for user in allocation.users:
        if isinstance(user, ins.GetElementPtr) and isinstance(user.operands[-1], val.ConstantInt) and user.operands[-1].value == _ROUTINE:
            for store in user.users:
                if isinstance(store, ins.Store) and isinstance(store.value, Function) and store.pointer is user:
                    return store.value
    raise refuse(allocation, "an OpenMP task with objects of its own", "what destroys them is not known", "pass them by reference")


def _dispose(b: Builder, memory: Value, shared: bool, destroy: Function | None) -> None:
    """The end of a task's memory."""
    if destroy is not None:
        b.call(destroy, [thread_number(b), memory])
    if shared:
        b.call_named("free", ty.VOID, [b.load(ty.PTR, memory)])
    b.call_named("free", ty.VOID, [memory])


def _body(module: Module, entry: Function, shared: bool, destroy: Function | None) -> Function:
    """`void (task)`: runs a task and ends its memory."""
    name = "pad.task.body." + entry.name
    found = module.functions.get(name)
    if found is not None:
        return found
    one: list[ty.Type] = [ty.PTR]
    function = Function(name, ty.function(ty.VOID, one), ["task"], prefix="internal")
    module.add_function(function)
    b = Builder(function.add_block("entry"))
    made = b.call(entry, [thread_number(b), function.arguments[0]])
    made.attributes = (*made.attributes, "alwaysinline")
    entry.attributes = tuple(a for a in entry.attributes if a not in ("noinline", "optnone"))
    _dispose(b, function.arguments[0], shared, destroy)
    b.ret()
    return function


def _task_function(module: Module, entry: Function, body: Function) -> Function:
    """What a spawn calls: `(task, flags, number of dependences, dependences)`; only what is spawned for uses the last three."""
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
    made = b.call(body, [task])
    made.attributes = (*made.attributes, "alwaysinline")
    b.call_named(JOIN, ty.I64, [])
    b.ret()
    return function
