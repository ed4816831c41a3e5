"""Calls of thread functions, and of their derivatives, become threads.

Every thread has a *record* (`Record` in parallel/runtime/threads.h), which its arguments and its tape follow. The record of an augmented
thread is its tape to the one who started it. The reverse of a join starts a thread that runs the reverse; the reverse of the start waits
until that has happened, and for its end.
"""

from __future__ import annotations

from dataclasses import dataclass

from polyglot_ad import runtime
from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.layout import data_layout
from polyglot_ad.ir.values import Function, Module, Value

from ..thread_forms import (
    ALL,
    BOUND,
    DETACH,
    DETACH_AS,
    GATHER,
    INTO,
    JOIN,
    LEAVE,
    MEET,
    POOLED,
    SCATTER,
    SELF,
    TASK,
    THREAD,
    UNJOIN,
    UNMEET,
)

_HEAD = 160
"""Bytes of a record before the arguments."""
_NATIVE, _MET, _LIMIT, _KEPT = 24, 88, 120, 152


def has_threads(module: Module) -> bool:
    names = set(module.functions)
    return bool({JOIN, UNJOIN, MEET, UNMEET, SELF, DETACH, DETACH_AS, LEAVE, GATHER, SCATTER, INTO, ALL} & names) or any(
        name.startswith(THREAD) for name in names
    )


def launch_threads(module: Module, held: bool, ordered: bool) -> None:
    """In place. `held`: records belong to an arena, the augmented functions' last argument. `ordered`: threads meet."""
    found = [f for f in list(module.functions.values()) if f.name.startswith(THREAD) and f.blocks]
    splice(module, runtime.read("threads", "threads.ll"))
    pooled = any(f.name.startswith(POOLED) for f in found)
    splice(module, runtime.read("threads", "pool_ordered.ll" if pooled and ordered else "pool.ll" if pooled else "pool_none.ll"))
    backs = {f.name.replace(".augmented", ".reverse"): f for f in found if ".augmented" in f.name}
    calls_of = {f: [u for u in f.users if isinstance(u, ins.Call) and u.called_function is f] for f in found}
    for function, calls in calls_of.items():
        function.prefix = "internal"
        if not calls:
            continue
        if function.name in backs:
            made = module.functions["pad.thread.settle.held" if held else "pad.thread.settle"]
        else:
            augmented = ".augmented" in function.name
            reverse = module.functions[function.name.replace(".augmented", ".reverse")] if augmented else None
            made = _Starter(module, function, reverse, held).function()
        for call in calls:
            b = Builder(before=call)
            if function.name in backs:
                b.call(made, [call.arguments[-1]])
            else:
                call.replace_all_uses_with(b.call(made, call.arguments))
            call.erase()


@dataclass
class _Starter:
    """Of a thread function: the program's own, or with tangents, or (with its `reverse`) augmented."""

    module: Module
    source: Function
    reverse: Function | None
    held: bool

    def __post_init__(self) -> None:
        self.types = list(self.source.function_type.parameters)
        self.payload = ty.struct([*self.types, ty.PTR])
        self.tape = len(self.types)

    def function(self) -> Function:
        """What is called instead of the thread function."""
        module, source = self.module, self.source
        run, back = self._run(), self._back()
        names = [a.name for a in source.arguments]
        made = Function(module.unique_name(f"{source.name}.start"), source.function_type, names, prefix="internal")
        module.add_function(made)
        made.attributes = ("noinline",)
        b = Builder(made.add_block("entry"))
        room = const_int(ty.I64, _HEAD + data_layout(module.data_layout).size(self.payload))
        arena = made.arguments[-1] if self.held and self.reverse is not None else None
        # Who has waited for a task of Julia may wait for it again.
        allocate = "pad.gc.alloc" if self.reverse is None and source.name.startswith(TASK) else "malloc"
        record = b.call_named(allocate, ty.PTR, [room]) if arena is None else b.call_named("pad.tape.malloc", ty.PTR, [arena, room])
        data = b.gep(ty.I8, record, [_HEAD])
        for k, argument in enumerate(made.arguments):
            b.store(argument, b.gep(self.payload, data, [0, k]))
        bound = source.name.startswith(BOUND)
        limit = b.call_named("pad.strand.limit", ty.I64, []) if bound else const_int(ty.I64, 0)
        b.store(limit, b.gep(ty.I8, record, [_LIMIT]))
        b.store(const_int(ty.I64, int(allocate == "pad.gc.alloc")), b.gep(ty.I8, record, [_KEPT]))
        start = "pad.pool.start" if source.name.startswith(POOLED) else "pad.thread.start"
        b.call(module.functions[start], [made.arguments[0], record, run, back])
        if allocate == "pad.gc.alloc":
            b.call_named("pad.strand.keep", ty.VOID, [b.gep(ty.I8, record, [_NATIVE]), b.gep(ty.I8, record, [_MET])])
        if self.reverse is None:
            b.ret()
        else:
            b.ret(b.insert_value(val.ConstantUndef(source.function_type.result), record, 0))
        return made

    def _runner(self, name: str) -> tuple[Function, Builder, Value]:
        types: list[ty.Type] = [ty.PTR]
        function = Function(self.module.unique_name(name), ty.function(ty.VOID, types), ["record"], prefix="internal")
        self.module.add_function(function)
        b = Builder(function.add_block("entry"))
        return function, b, b.gep(ty.I8, function.arguments[0], [_HEAD])

    def _given(self, b: Builder, data: Value) -> list[Value]:
        return [b.load(t, b.gep(self.payload, data, [0, k])) for k, t in enumerate(self.types)]

    def _run(self) -> Function:
        function, b, data = self._runner(f"{self.source.name}.run")
        called = b.call(self.source, self._given(b, data))
        if self.reverse is not None:
            b.store(b.extract_value(called, 0), b.gep(self.payload, data, [0, self.tape]))
        b.ret()
        return function

    def _back(self) -> Value:
        if self.reverse is None:
            return val.ConstantNull(ty.PTR)
        function, b, data = self._runner(f"{self.source.name}.back")
        tape = b.load(ty.PTR, b.gep(self.payload, data, [0, self.tape]))
        b.call(self.reverse, [*self._given(b, data)[:-1], tape])
        b.ret()
        return function
