"""Forks become calls of regions.

`__kmpc_fork_call(loc, n, f, captures...)` runs `f(thread number, 0, captures...)` in every thread of a team. Here it becomes
`region(captures...)`, where the region finds out its thread number itself. That is the program of a team of one thread; what it computes
is the same by OpenMP's own rule that a correct program does not depend on the number of threads. (TOOLCHAINS: shape of the code.)
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.reached import mentioned, reached
from polyglot_ad.ir.values import Function, Module, Value
from polyglot_ad.llvm.prepare import optimise_again
from polyglot_ad.symbols import KERNEL

from .alone import stop_waiting
from .broadcast import drop_broadcasts, inline_broadcasts, lower_broadcasts
from .captures import promote_captures
from .entries import refuse_constructs, refuse_unknown
from .ident import ident, thread_number
from .leagues import lower_leagues
from .polling import mark_polling
from .reproducible import is_reproducible, refuse_unordered
from .synchronisation import NOTE, count_events, lower_reductions, lower_synchronisation
from .task_reductions import lower_task_reductions
from .tasks import ALONE, is_task, lower_tasks, mark_joins, run_undeferred
from .thread_forms import is_runtime, is_thread
from .threadprivate import copies_numbers, keep_alone
from .threads import define_libraries, lower_threads, run_alone, runs_threads

PREFIX = "pad.region."


def is_region(function: Function) -> bool:
    """Whether a function is executed by every thread of a team."""
    return function.name.startswith((PREFIX, KERNEL))


def is_kernel(function: Function) -> bool:
    """Whether it is executed by every thread of a kernel: of all blocks, which nobody waits for."""
    return function.name.startswith(KERNEL)


def lower_regions(module: Module, root: str, reverse: bool = True) -> bool:
    """In place, on a prepared module; whether there was a fork, a task or a thread. `reverse`: the order of what threads do matters."""
    changed = False
    if is_kernel(module.functions[root]):
        return True
    _run_alone(module)
    lower_leagues(module)
    if define_libraries(module):
        module.take(parse(optimise_again(print_module(module))))
    for function in list(module.functions.values()):
        for call in list(function.instructions()):
            if isinstance(call, ins.Call) and call.called_function is not None:
                if call.called_function.name == "__kmpc_fork_call":
                    changed |= _fork(module, call)
                elif call.called_function.name == "__kmpc_fork_call_if":
                    changed |= _fork_if(module, call)
    refuse_constructs(module)
    if is_reproducible(module):
        refuse_unordered(module, concurrent(module))
    tasks = lower_tasks(module)
    if tasks:
        lower_task_reductions(module, ALONE)
    threads = lower_threads(module)
    for function in [f for f in module.functions.values() if threads and f.blocks and not is_runtime(f)]:
        mark_polling(function)
    lower_reductions(module)
    if not changed and not tasks and not threads:
        drop_broadcasts(module, set())
        refuse_unknown(module)
        return False
    functions = {f for f in module.functions.values() if f.blocks and not is_runtime(f)} if threads else concurrent(module)
    if tasks:
        mark_joins({f for f in module.functions.values() if f.blocks}, set(_regions(module)))
    lower_synchronisation(module, functions)
    if threads:
        count_events(module.functions[root])
    _run_undeferred(module, reverse)
    inline_broadcasts(module, _regions(module))
    module.take(parse(optimise_again(print_module(module))))
    drop_broadcasts(module, concurrent(module))
    if lower_broadcasts(_regions(module)):
        module.take(parse(optimise_again(print_module(module))))
    refuse_unknown(module)
    while promote_captures(module, _regions(module)):
        module.take(parse(optimise_again(print_module(module))))
    return True


def _run_alone(module: Module) -> None:
    """Regions of a program that is itself a derivative become ordinary functions: derivatives of derivatives run in one thread."""
    if runs_threads(module):
        stop_waiting(module)
        run_alone(module)
        module.take(parse(optimise_again(print_module(module))))
    keep_alone(module)
    for region in [*_regions(module), *(f for f in module.functions.values() if is_task(f))]:
        del module.functions[region.name]
        region.name = module.unique_name("pad.alone." + region.name.removeprefix(PREFIX))
        region.attributes = tuple(a for a in region.attributes if a != "noinline")
        module.add_function(region)


def _run_undeferred(module: Module, reverse: bool) -> None:
    """Tasks in which the order of events matters are not spawned, nor those that use their thread's copies of numbers."""
    marks = {ALONE, NOTE} if reverse else {ALONE}
    marked = {f for f in module.functions.values() for i in f.instructions() if isinstance(i, ins.Call) and i.called_function is not None
              and (i.called_function.name in marks or (reverse and copies_numbers(i)))}  # fmt: skip
    run_undeferred(module, {f for f in module.functions.values() if is_task(f) and not marked.isdisjoint(_may_run(module, [f]))})
    mark = module.functions.get(ALONE)
    for call in list(mark.users) if mark is not None else []:
        assert isinstance(call, ins.Call)
        call.erase()


def _regions(module: Module) -> list[Function]:
    return [f for f in module.functions.values() if is_region(f) and f.blocks]


def concurrent(module: Module) -> set[Function]:
    """The functions that may run in several threads at once: regions and all that they reach."""
    return _may_run(module, [f for f in module.functions.values() if is_region(f) or is_task(f) or is_thread(f)])


def _may_run(module: Module, roots: list[Function]) -> set[Function]:
    """The roots and all that they may call: through a pointer, any that has a pointer, which may come from outside."""
    found = reached(roots)
    if not any(_is_indirect(i) for f in found for i in f.instructions()):
        return found
    pointed = {f for f in module.functions.values() if f.blocks and any(_is_pointer(user, f) for user in f.users)}
    tables = [g.initializer for g in module.globals.values() if isinstance(g, val.GlobalVariable) and g.initializer is not None]
    return reached([*roots, *(f for f in pointed | mentioned(tables) if not is_region(f) and not is_task(f))])


def _is_indirect(i: ins.Instruction) -> bool:
    return isinstance(i, ins.CallBase) and i.called_function is None and not isinstance(i.callee, val.InlineAsm)


def _is_pointer(user: Value, function: Function) -> bool:
    """Whether a user of a function has its address, other than to call it or to give it to the runtime."""
    if not isinstance(user, ins.CallBase):
        return True
    known = user.called_function
    return function in user.arguments and (known is None or bool(known.blocks))


def _fork(module: Module, call: ins.Call) -> bool:
    outlined, captures = call.arguments[2], call.arguments[3:]
    if not isinstance(outlined, Function) or not outlined.blocks:
        return False
    b = Builder(before=call)
    made = b.call(_region(module, outlined, [c.type for c in captures]), captures)
    if "dbg" in call.metadata:
        made.metadata["dbg"] = call.metadata["dbg"]
    call.erase()
    return True


def _fork_if(module: Module, call: ins.Call) -> bool:
    """Flang's fork with a condition: where it is false the team is one thread. (Asking for 0 threads asks for nothing.)"""
    outlined, condition, captures = call.arguments[2], call.arguments[3], call.arguments[4:]
    if not isinstance(outlined, Function) or not outlined.blocks:
        return False
    b = Builder(before=call)
    none, one = const_int(ty.I32, 0), const_int(ty.I32, 1)
    team = b.select(b.icmp("ne", condition, const_int(condition.type, 0)), none, one)
    b.call_named("__kmpc_push_num_threads", ty.VOID, [ident(module), thread_number(b), team])
    made = b.call(_region(module, outlined, [c.type for c in captures]), captures)
    if "dbg" in call.metadata:
        made.metadata["dbg"] = call.metadata["dbg"]
    call.erase()
    return True


def _region(module: Module, outlined: Function, captures: list[ty.Type]) -> Function:
    """The region of an outlined function."""
    name = PREFIX + outlined.name
    found = module.functions.get(name)
    if found is not None:
        return found
    names = [a.name for a in outlined.arguments[2:]]
    region = module.add_function(Function(name, ty.function(ty.VOID, captures), names, prefix="internal", attributes=("noinline",)))
    b = Builder(region.add_block("entry"))
    places: list[Value] = [b.alloca(ty.I32, name="thread"), b.alloca(ty.I32, name="bound")]
    b.store(thread_number(b), places[0])
    b.store(const_int(ty.I32, 0), places[1])
    made = b.call(outlined, [*places, *region.arguments])
    made.attributes = (*made.attributes, "alwaysinline")
    outlined.attributes = tuple(a for a in outlined.attributes if a not in ("noinline", "optnone"))
    b.ret()
    return region
