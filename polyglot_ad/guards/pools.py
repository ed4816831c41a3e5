"""Errors of native code in jobs of rayon's pool (`langs/rust/pool.rs`).

A jump must not leave a job: its thread goes on in the pool. So every job sets up a frame, and after an error goes to its end; the pool
keeps the first message of a call. Who waits for a job of a call that has failed raises the error again, and so it comes to the thread that
called. Before any jump, the pool waits for what was forked by the job that is left, as it uses its variables.

Where the program has locks, others might wait for ever for one that the job held: there the process ends with the message if they have
not come to their ends some seconds after the error.
"""

from __future__ import annotations

from polyglot_ad import runtime
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Function, Module
from polyglot_ad.programs.error_record import ERROR_BYTES

from .splice import splice
from .teams import RAISE, framed

FORKS = {"pad_pool_fork": 0, "pad_pool_fork_in": 1, "pad_pool_scope_fork": 1}
"""Which argument is the function to run."""
_JOINS = ("pad_pool_join", "pad_pool_scope_join")
_LOCKS = ("3std3sys4sync", "pthread_mutex_lock", "pad.order.wait")


def catch_in_pools(module: Module) -> None:
    """In place. The module has the runtime of raised errors, with storage per thread; nothing of it is differentiated any more."""
    calls = [
        (call, call.called_function.name)
        for function in list(module.functions.values())
        for call in function.instructions()
        if isinstance(call, ins.CallBase) and call.called_function is not None
    ]
    if not any(name in FORKS for _, name in calls):
        return
    holding = any(lock in function.name for function in module.functions.values() for lock in _LOCKS if not function.blocks)
    splice(module, runtime.read("errors", "pools.ll"))
    raises = module.functions[RAISE]
    b = Builder(before=raises.entry.instructions[0])
    text = module.get_global("pad.error.text")
    assert text is not None
    b.call_named("pad_pool_fail", ty.VOID, [text, const_int(ty.I64, ERROR_BYTES), const_int(ty.I64, int(holding))])
    wrappers: dict[Function, Function] = {}
    for call, name in calls:
        if name in FORKS:
            run = call.arguments[FORKS[name]]
            assert isinstance(run, Function)
            if run not in wrappers:
                wrappers[run] = _wrapper(module, run)
            call.set_operand(FORKS[name], wrappers[run])
        elif name in _JOINS:
            assert call.block is not None
            block, at = call.block, call.block.position(call)
            if isinstance(call, ins.Invoke):
                block, at = call.targets[0], sum(1 for _ in call.targets[0].phis()) - 1
            Builder(before=block.instructions[at + 1]).call_named("pad.pool.check", ty.VOID, [])


def _wrapper(module: Module, run: Function) -> Function:
    names = [a.name for a in run.arguments]
    made = Function(module.unique_name(f"{run.name}.caught"), run.function_type, names, prefix="internal")
    b, back = framed(module, run, made)
    b.ret()
    back.ret()
    return made
