"""The form that all languages' threads take while a program is differentiated.

    handle = malloc(24)                     { result, size of the stack (0: as usual), what the run time keeps }
    pad.thread.of.f(handle, arguments...)   runs f(arguments...) and stores its result in the handle
    number = pad.thread.join(handle)        waits for the end; `number` is what the reverse of the join needs
    result = load handle; free(handle)

A join may stand in several places, of which several threads may come to one: `number = pad.thread.meet(handle)`. The handle is then a part
of what the program keeps, and is not freed here.

Or, in place of the last two, `pad.thread.detach(handle)`: nobody waits for the end, so the program does when it ends (`pad.thread.gather`).
What such a thread computes, others get only where it meets them; so its reverse may begin when the program's does, and waits there.
(`pad.thread.detach.as(handle, attributes)`: if POSIX attributes say so.)
Where a thread stores no result, who leaves it frees the handle: `pad.thread.leave(handle)`.
Or `pad.thread.into(handle, scope)`, after which the handle is freed: the program waits for all of a scope at once (`pad.thread.all`).

Pooled threads (`pad.thread.of.pooled.f`) are run by a pool of threads, when one of them has time.

The thread function is weak as long as LLVM sees it: that it runs at once, where it is called, is true of the elision only, so nothing may
be concluded from its body.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from polyglot_ad.guards.refusals import refuse
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.metadata import Place
from polyglot_ad.ir.values import Block, Function, Module, Value

THREAD = "pad.thread.of."
POOLED = THREAD + "pooled."
TASK = THREAD + "julia."
"""Tasks of Julia: who has waited for one may do so again, so that its record lives as long as Julia's memory."""
BOUND = TASK + "bound."
"""Tasks that wait for nothing but the end of others: so many run at a time, the others at once, where they are made, and their reverses
likewise."""
JOIN = "pad.thread.join"
UNJOIN = "pad.thread.unjoin"
MEET = "pad.thread.meet"
UNMEET = "pad.thread.unmeet"
SELF = "pad.thread.self"
DETACH = "pad.thread.detach"
DETACH_AS = "pad.thread.detach.as"
LEAVE = "pad.thread.leave"
GATHER = "pad.thread.gather"
SCATTER = "pad.thread.scatter"
INTO = "pad.thread.into"
ALL = "pad.thread.all"
OPEN = "pad.order.open"
"""Where the events of a program with threads begin (synchronisation.py)."""

RESULT, STACK, RECORD = 0, 8, 16
"""Where in a handle things stand."""
_BYTES = 24


def is_thread(function: Function) -> bool:
    return function.name.startswith(THREAD)


def is_runtime(function: Function) -> bool:
    """Whether a function is a language's own, and what it does with threads is no part of the program."""
    return function.name.startswith(("pad.gc.", "pad.julia.", "pad.strand."))


def waiting(module: Module) -> list[Function] | None:
    """Where threads are pooled, the functions that wait for them: those who spawn are these, or are called by them. Of other threads it is
    not known who waits for them, and when: None."""
    if any(is_thread(f) and not f.name.startswith(POOLED) for f in module.functions.values()):
        return None
    joins = [module.functions[name] for name in (JOIN, ALL) if name in module.functions]
    found = {user.block.function for join in joins for user in join.users if isinstance(user, ins.CallBase) and user.block is not None}
    return [function for function in module.functions.values() if function in found]


def library_calls(module: Module) -> Iterator[tuple[ins.CallBase, str]]:
    """Calls of functions that the program does not define, or that are replaced here (`pad.strand.*`), and their names."""
    for function in [f for f in module.functions.values() if not is_runtime(f)]:
        for call in list(function.instructions()):
            if isinstance(call, ins.CallBase) and call.called_function is not None:
                name = call.called_function.name
                if not call.called_function.blocks or name.startswith("pad.strand."):
                    yield call, name


def spawn(
    call: ins.CallBase,
    arguments: list[Value],
    stack: Value | None,
    body: Callable[[Builder, list[Value]], Value | None],
    prefix: str = THREAD,
) -> Value:
    """Before `call`: a thread that runs what `body` builds out of the arguments; gives the handle. What the body returns is the
    thread's result, a pointer."""
    b = Builder(before=call)
    handle = b.call_named("malloc", ty.PTR, [const_int(ty.I64, _BYTES)], name="thread")
    b.store(const_int(ty.I64, 0) if stack is None else stack, b.gep(ty.I8, handle, [STACK]))
    spawn_kept(call, handle, prefix, arguments, body)
    return handle


def spawn_kept(
    call: ins.CallBase, handle: Value, prefix: str, arguments: list[Value], body: Callable[[Builder, list[Value]], Value | None]
) -> None:
    """The same with a handle that there is; its first bytes are zeros. `prefix`: of the name of the thread function."""
    assert call.block is not None and call.block.function is not None
    module = call.block.function.module
    assert module is not None
    b = Builder(before=call)
    function = _thread_function(module, prefix + call.block.function.name, arguments, body)
    made = b.call(function, [handle, *arguments])
    if "dbg" in call.metadata:
        made.metadata["dbg"] = call.metadata["dbg"]


def _thread_function(module: Module, name: str, arguments: list[Value], body: Callable[[Builder, list[Value]], Value | None]) -> Function:
    types: list[ty.Type] = [ty.PTR, *(a.type for a in arguments)]
    names = ["thread", *(f"a{k}" for k in range(len(arguments)))]
    name = module.unique_name(name)
    function = Function(name, ty.function(ty.VOID, types), names, prefix="weak", attributes=("noinline",))
    module.add_function(function)
    b = Builder(function.add_block("entry"))
    handle, *given = function.arguments
    result = body(b, list(given))
    if result is not None:
        b.store(result, b.gep(ty.I8, handle, [RESULT]))
    b.ret()
    return function


def run(b: Builder, function: Value, argument: Value, result: ty.Type, place: Place | None) -> Value:
    """The call of what a thread runs, in its function, and what it gives. C programs cast functions that give something else, or nothing,
    or that take nothing."""
    declared = ty.function(result, [ty.PTR])
    own = function.function_type if isinstance(function, Function) else declared
    if list(own.parameters) not in ([], [ty.PTR]) or own.variadic:
        refuse(b, "PAD-E301", "a thread", "the function that it runs has other parameters than an address", "give it an address", place)
        return val.ConstantUndef(result)
    made = b.call(function, [argument][: len(own.parameters)], own)
    return made if own.result is result else val.ConstantUndef(result)


def join(call: ins.CallBase, handle: Value) -> Builder:
    """Before `call`: wait for a thread; the builder goes on where it has ended. (`release` ends the handle's life.)"""
    b = Builder(before=call)
    made = b.call_named(JOIN, ty.I64, [handle])
    if "dbg" in call.metadata:
        made.metadata["dbg"] = call.metadata["dbg"]
    return b


def detach(call: ins.CallBase, handle: Value) -> None:
    """Before `call`: nobody joins the thread."""
    made = Builder(before=call).call_named(DETACH, ty.VOID, [handle])
    if "dbg" in call.metadata:
        made.metadata["dbg"] = call.metadata["dbg"]


def leave(call: ins.CallBase, handle: Value) -> None:
    """Before `call`: nobody joins the thread, which has no result."""
    b = Builder(before=call)
    made = b.call_named(LEAVE, ty.VOID, [handle])
    if "dbg" in call.metadata:
        made.metadata["dbg"] = call.metadata["dbg"]
    release(b, handle)


def result(b: Builder, handle: Value) -> Value:
    return b.load(ty.PTR, b.gep(ty.I8, handle, [RESULT]), name="joined")


def give(b: Builder, result: Value, place: Value) -> None:
    """Store a thread's result unless nobody wants it."""
    if isinstance(place, ins.Alloca):
        b.store(result, place)
        return
    module = b.module
    name = f"pad.thread.give.{result.type}"
    function = module.functions.get(name)
    if function is None:
        types: list[ty.Type] = [result.type, ty.PTR]
        function = module.add_function(Function(name, ty.function(ty.VOID, types), ["result", "place"], prefix="internal"))
        function.attributes = ("alwaysinline",)
        entry, store, done = (function.add_block(name) for name in ("entry", "store", "done"))
        inside = Builder(entry)
        inside.cond_br(inside.icmp("eq", function.arguments[1], val.ConstantNull(ty.PTR)), done, store)
        inside.at_end(store).store(function.arguments[0], function.arguments[1])
        inside.br(done)
        inside.at_end(done).ret()
    b.call(function, [result, place])


def release(b: Builder, handle: Value) -> None:
    b.call_named("free", ty.VOID, [handle])


def replace(call: ins.CallBase, value: Value | None) -> None:
    """Erase a call, or an invoke, for which other code stands now."""
    if value is not None and call.users:
        call.replace_all_uses_with(value)
    block = call.block
    assert block is not None
    if isinstance(call, ins.Invoke):
        normal, unwind = call.targets
        _forget(block, unwind)
        call.erase()
        Builder(block).br(normal)
    else:
        call.erase()


def _forget(block: Block, target: Block) -> None:
    for phi in target.phis():
        assert isinstance(phi, ins.Phi)
        while block in phi.blocks:
            phi.remove_incoming(block)
