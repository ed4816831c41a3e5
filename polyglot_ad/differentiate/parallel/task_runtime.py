"""Calls of task functions, and of their derivatives, become spawned tasks.

An augmented task has a *record*, which is its tape to the one who spawned it: `{next of the list, what runs the reverse, whether that is
spawned, number of dependences, a copy of them, arguments..., tape}`. The context of a running task is the list of its children that no join
marker has taken yet. A reverse that was never spawned, because no marker took the record, runs where the spawn is reversed: that is the
reverse of the sequential program.
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

from ..roots.split_attributes import reversed_by
from .ident import ident, thread_number
from .tasks import JOIN, META, TASK, UNJOIN

CONTEXT = "pad.task.context"
_HEAD = 40
"""Bytes of a runtime's task before its private data, and of a record before the arguments."""


def launch_tasks(module: Module, held: bool) -> bool:
    """In place; whether there are tasks. `held`: records belong to an arena, the augmented tasks' last argument."""
    found = [f for f in list(module.functions.values()) if f.name.startswith(TASK) and f.blocks]
    if not found and not {JOIN, UNJOIN, META} & set(module.functions):
        return False
    ident(module)
    splice(module, runtime.read("threads", "tasks.ll"))
    for function in list(module.functions.values()):
        for call in list(function.instructions()):
            if isinstance(call, ins.Call) and call.called_function is not None and call.called_function.name == META:
                call.erase()
    backs = {name for f in found if (name := reversed_by(f)) is not None}
    calls_of = {f: [u for u in f.users if isinstance(u, ins.Call) and u.called_function is f] for f in found}
    for function, calls in calls_of.items():
        function.prefix = "internal"
        if not calls:
            continue
        if (back := reversed_by(function)) is not None:
            made = _Augmented(module, function, module.functions[back], held).spawner()
        elif function.name in backs:
            made = module.functions["pad.task.settle.held" if held else "pad.task.settle"]
        else:
            made = _Plain(module, function).spawner()
        for call in calls:
            b = Builder(before=call)
            if function.name in backs:
                b.call(made, [call.arguments[-1]])
            else:
                again = b.call(made, call.arguments)
                call.replace_all_uses_with(again)
            call.erase()
    return True


def _body(module: Module, name: str) -> tuple[Function, Builder]:
    """A function `i32 (i32 thread, ptr task)`, as the runtime calls."""
    types: list[ty.Type] = [ty.I32, ty.PTR]
    function = Function(module.unique_name(name), ty.function(ty.I32, types), ["thread", "task"], prefix="internal")
    module.add_function(function)
    return function, Builder(function.add_block("entry"))


@dataclass
class _Plain:
    """A task without a tape: the program's own, or with tangents."""

    module: Module
    function: Function

    def spawner(self) -> Function:
        module, function = self.module, self.function
        types = list(function.function_type.parameters)
        payload = ty.struct(types)
        made = Function(
            module.unique_name(f"{function.name}.spawn"), function.function_type, [a.name for a in function.arguments], prefix="internal"
        )
        module.add_function(made)
        made.attributes = ("noinline",)
        run, b = _body(module, f"{function.name}.run")
        data = b.gep(ty.I8, run.arguments[1], [_HEAD])
        context = b.alloca(ty.PTR, name="children")
        outer = b.call(module.functions["pad.task.open"], [context])
        b.call(function, [b.load(t, b.gep(payload, data, [0, k])) for k, t in enumerate(types)])
        b.call(module.functions["pad.task.close"], [outer])
        b.ret(const_int(ty.I32, 0))
        b = Builder(made.add_block("entry"))
        size = data_layout(module.data_layout).size(payload)
        flags, count, dependences = _meta(made.arguments, types)
        task = _allocate(b, flags, size, run)
        data = b.gep(ty.I8, task, [_HEAD])
        for k, argument in enumerate(made.arguments):
            b.store(argument, b.gep(payload, data, [0, k]))
        b.call(module.functions["pad.task.start"], [task, count, dependences])
        b.ret()
        return made


@dataclass
class _Augmented:
    module: Module
    function: Function
    reverse: Function
    held: bool

    def spawner(self) -> Function:
        module, function = self.module, self.function
        types = list(function.function_type.parameters)
        payload = ty.struct([*types, ty.PTR])
        last = len(types)
        made = Function(
            module.unique_name(f"{function.name}.spawn"), function.function_type, [a.name for a in function.arguments], prefix="internal"
        )
        module.add_function(made)
        made.attributes = ("noinline",)
        back = self._back(payload, types, last)
        run, b = _body(module, f"{function.name}.run")
        record: Value = b.load(ty.PTR, b.gep(ty.I8, run.arguments[1], [_HEAD]))
        data = b.gep(ty.I8, record, [_HEAD])
        context = b.alloca(ty.PTR, name="children")
        outer = b.call(module.functions["pad.task.open"], [context])
        called = b.call(function, [b.load(t, b.gep(payload, data, [0, k])) for k, t in enumerate(types)])
        b.store(b.extract_value(called, 0), b.gep(payload, data, [0, last]))
        b.call(module.functions["pad.task.close"], [outer])
        b.ret(const_int(ty.I32, 0))

        b = Builder(made.add_block("entry"))
        flags, count, dependences = _meta(made.arguments, types)
        room = const_int(ty.I64, _HEAD + data_layout(module.data_layout).size(payload))
        arena: Value = made.arguments[-1] if self.held else val.ConstantNull(ty.PTR)
        record = b.call_named("pad.tape.malloc", ty.PTR, [arena, room]) if self.held else b.call_named("malloc", ty.PTR, [room])
        copy = self._copy(b, count, dependences, arena)
        b.call(module.functions["pad.task.record"], [record, back, count, copy])
        data = b.gep(ty.I8, record, [_HEAD])
        for k, argument in enumerate(made.arguments):
            b.store(argument, b.gep(payload, data, [0, k]))
        task = _allocate(b, flags, 8, run)
        b.store(record, b.gep(ty.I8, task, [_HEAD]))
        b.call(module.functions["pad.task.start"], [task, count, dependences])
        b.ret(b.insert_value(val.ConstantUndef(function.function_type.result), record, 0))
        return made

    def _copy(self, b: Builder, count: Value, dependences: Value, arena: Value) -> Value:
        if isinstance(count, val.ConstantInt) and count.value == 0:
            return val.ConstantNull(ty.PTR)
        size = b.mul(b.cast("zext", count, ty.I64), const_int(ty.I64, 24))
        copy = b.call_named("pad.tape.malloc", ty.PTR, [arena, size]) if self.held else b.call_named("malloc", ty.PTR, [size])
        b.call_named("llvm.memcpy.p0.p0.i64", ty.VOID, [copy, dependences, size, const_int(ty.I1, 0)])
        return copy

    def _back(self, payload: ty.Type, types: list[ty.Type], last: int) -> Function:
        """`void (ptr record)`: runs the reverse."""
        module, reverse = self.module, self.reverse
        one: list[ty.Type] = [ty.PTR]
        function = Function(module.unique_name(f"{reverse.name}.run"), ty.function(ty.VOID, one), ["record"], prefix="internal")
        module.add_function(function)
        b = Builder(function.add_block("entry"))
        data = b.gep(ty.I8, function.arguments[0], [_HEAD])
        count = len(reverse.arguments) - 1
        passed: list[Value] = [b.load(types[k], b.gep(payload, data, [0, k])) for k in range(count)]
        passed.append(b.load(ty.PTR, b.gep(payload, data, [0, last])))
        b.call(reverse, passed)
        b.ret()
        return function


def _meta(arguments: list[val.Argument], types: list[ty.Type]) -> tuple[Value, Value, Value]:
    """(flags, number of dependences, dependences) among the arguments of a task function or its derivative, after the task's own."""
    at = types.index(ty.I32)
    return arguments[at], arguments[at + 1], arguments[at + 2]


def _allocate(b: Builder, flags: Value, size: int, run: Function) -> Value:
    # What is spawned is tied, may be final, and has neither a priority nor objects of its own.
    kept = b.binary("or", b.binary("and", flags, const_int(ty.I32, 2)), const_int(ty.I32, 1))
    arguments = [ident(b.module), thread_number(b), kept, const_int(ty.I64, _HEAD + size), const_int(ty.I64, 0), run]
    return b.call_named("__kmpc_omp_task_alloc", ty.PTR, arguments)
