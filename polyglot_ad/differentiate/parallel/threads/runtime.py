"""Calls of thread functions, and of their derivatives, become threads.

Every thread has a *record*: `{what it runs, what its reverse runs, state, the system's number, context of events, size of its stack,
whether there was a thread to be had, the next of those that nobody joins, three words of pooled threads (pool.py), how often it was met,
how often that was undone, whether it has ended, a link of `pad.thread.scatter`, how many threads of its kind run at a time (0: any
number), arguments..., tape}`. The record of an augmented thread
is its tape to the one who started it. The reverse of a join starts a thread that runs the reverse; the reverse of the start waits until
that has happened, and for its end.
"""

from __future__ import annotations

from dataclasses import dataclass

from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.layout import data_layout
from polyglot_ad.ir.values import Function, Module, Value

from .forms import ALL, DETACH, DETACH_AS, GATHER, INTO, JOIN, MEET, POOLED, SCATTER, SELF, THREAD, UNJOIN, UNMEET
from .julia import BOUND, PREFIX
from .pool import pool_text

_HEAD = 128
"""Bytes of a record before the arguments."""
_PATIENCE = 60
"""Seconds that a detached thread may go on after the function has returned."""
_LATE = f"polyglot-ad: a detached thread still runs {_PATIENCE} seconds after the function has returned: let it end, or join it. "
_NATIVE, _MET, _LIMIT = 24, 88, 120


def has_threads(module: Module) -> bool:
    names = set(module.functions)
    return bool({JOIN, UNJOIN, MEET, UNMEET, SELF, DETACH, DETACH_AS, GATHER, SCATTER, INTO, ALL} & names) or any(
        name.startswith(THREAD) for name in names
    )


def launch_threads(module: Module, held: bool, ordered: bool) -> None:
    """In place. `held`: records belong to an arena, the augmented functions' last argument. `ordered`: threads meet."""
    found = [f for f in list(module.functions.values()) if f.name.startswith(THREAD) and f.blocks]
    text = _TEXT.replace("HEAD", str(_HEAD)).replace("PATIENCE", str(_PATIENCE)).replace("LENGTH", str(len(_LATE)))
    splice(module, text.replace("LATE", _LATE) + pool_text(any(f.name.startswith(POOLED) for f in found), ordered))
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
        allocate = "pad.gc.alloc" if self.reverse is None and source.name.startswith(PREFIX) else "malloc"
        record = b.call_named(allocate, ty.PTR, [room]) if arena is None else b.call_named("pad.tape.malloc", ty.PTR, [arena, room])
        data = b.gep(ty.I8, record, [_HEAD])
        for k, argument in enumerate(made.arguments):
            b.store(argument, b.gep(self.payload, data, [0, k]))
        bound = source.name.startswith(BOUND)
        limit = b.call_named("pad.strand.limit", ty.I64, []) if bound else const_int(ty.I64, 0)
        b.store(limit, b.gep(ty.I8, record, [_LIMIT]))
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


# States of a record: 0 not joined, 1 joined, 2 its reverse was started, 3 not joined and ended.
_TEXT = """
@pad.order.context = external thread_local global ptr
@pad.thread.own = internal thread_local global i64 0, align 8
@pad.thread.live = internal global i64 0, align 8
@pad.thread.late = internal constant [LENGTH x i8] c"LATE"

declare ptr @malloc(i64)
declare void @free(ptr)
declare i32 @usleep(i32)
declare i64 @pthread_self()
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_attr_init(ptr)
declare i32 @pthread_attr_destroy(ptr)
declare i32 @pthread_attr_getstacksize(ptr, ptr)
declare i32 @pthread_attr_setstacksize(ptr, i64)
declare i32 @pthread_attr_getdetachstate(ptr, ptr)
declare i32 @pthread_timedjoin_np(i64, ptr, ptr)
declare i64 @time(ptr)
declare i64 @write(i32, ptr, i64)
declare void @_exit(i32)

define internal i64 @pad.thread.stack(ptr %attributes) nounwind noinline {
entry:
  %size = alloca i64, align 8
  store i64 0, ptr %size, align 8
  %none = icmp eq ptr %attributes, null
  br i1 %none, label %done, label %ask

ask:
  %ignored = call i32 @pthread_attr_getstacksize(ptr %attributes, ptr %size)
  br label %done

done:
  %found = load i64, ptr %size, align 8
  ret i64 %found
}

define internal i64 @pad.thread.self() nounwind noinline {
entry:
  %place = getelementptr i8, ptr @pad.thread.own, i64 0
  %own = load i64, ptr %place, align 8
  %none = icmp eq i64 %own, 0
  br i1 %none, label %native, label %done

native:
  %self = call i64 @pthread_self()
  ret i64 %self

done:
  ret i64 %own
}

define internal void @pad.thread.start(ptr %handle, ptr %record, ptr %run, ptr %back) nounwind noinline {
entry:
  %back.at = getelementptr i8, ptr %record, i64 8
  %state.at = getelementptr i8, ptr %record, i64 16
  %stack.at = getelementptr i8, ptr %record, i64 40
  %wanted.at = getelementptr i8, ptr %handle, i64 8
  %record.at = getelementptr i8, ptr %handle, i64 16
  store ptr %run, ptr %record, align 8
  store ptr %back, ptr %back.at, align 8
  store i64 0, ptr %state.at, align 8
  %stack = load i64, ptr %wanted.at, align 8
  store i64 %stack, ptr %stack.at, align 8
  %pool.at = getelementptr i8, ptr %record, i64 64
  store i64 0, ptr %pool.at, align 8
  %met.at = getelementptr i8, ptr %record, i64 88
  %unmet.at = getelementptr i8, ptr %record, i64 96
  %ended.at = getelementptr i8, ptr %record, i64 104
  store i64 0, ptr %met.at, align 8
  store i64 0, ptr %unmet.at, align 8
  store i64 0, ptr %ended.at, align 8
  store ptr %record, ptr %record.at, align 8
  call void @pad.thread.launch(ptr %record, ptr @pad.thread.main)
  ret void
}

define internal void @pad.thread.launch(ptr %record, ptr %main) nounwind noinline {
which:
  %pooled = call i1 @pad.pool.launch(ptr %record, ptr %main)
  br i1 %pooled, label %launched, label %entry

launched:
  ret void

entry:
  %attributes = alloca [64 x i8], align 8
  %size = alloca i64, align 8
  %native.at = getelementptr i8, ptr %record, i64 24
  %context.at = getelementptr i8, ptr %record, i64 32
  %stack.at = getelementptr i8, ptr %record, i64 40
  %alone.at = getelementptr i8, ptr %record, i64 48
  %place = getelementptr i8, ptr @pad.order.context, i64 0
  %context = load ptr, ptr %place, align 8
  store ptr %context, ptr %context.at, align 8
  store i64 0, ptr %alone.at, align 8
  %limit.at = getelementptr i8, ptr %record, i64 120
  %limit = load i64, ptr %limit.at, align 8
  %bound = icmp ne i64 %limit, 0
  br i1 %bound, label %ask, label %make

ask:
  %before = atomicrmw add ptr @pad.thread.live, i64 1 monotonic, align 8
  %room = icmp slt i64 %before, %limit
  br i1 %room, label %make, label %full

full:
  %after = atomicrmw sub ptr @pad.thread.live, i64 1 monotonic, align 8
  store i64 0, ptr %native.at, align 8
  br label %alone

make:
  %a = call i32 @pthread_attr_init(ptr %attributes)
  %b = call i32 @pthread_attr_getstacksize(ptr %attributes, ptr %size)
  %usual = load i64, ptr %size, align 8
  %wanted = load i64, ptr %stack.at, align 8
  %more = icmp ugt i64 %wanted, %usual
  %base = select i1 %more, i64 %wanted, i64 %usual
  %twice = shl i64 %base, 1
  %c = call i32 @pthread_attr_setstacksize(ptr %attributes, i64 %twice)
  %back = icmp ne ptr %main, @pad.thread.main
  %counted = select i1 %back, ptr @pad.thread.counted.back, ptr @pad.thread.counted
  %begin = select i1 %bound, ptr %counted, ptr %main
  br label %try

try:
  %tries = phi i32 [ 0, %make ], [ %next, %again ]
  %failed = call i32 @pthread_create(ptr %native.at, ptr %attributes, ptr %begin, ptr %record)
  %good = icmp eq i32 %failed, 0
  br i1 %good, label %destroy, label %more.tries

more.tries:
  %next = add i32 %tries, 1
  %enough = icmp ugt i32 %next, 200
  br i1 %enough, label %none, label %again

again:
  %slept = call i32 @usleep(i32 1000)
  br label %try

none:
  %d.none = call i32 @pthread_attr_destroy(ptr %attributes)
  store i64 0, ptr %native.at, align 8
  br i1 %bound, label %uncount, label %alone

uncount:
  %uncounted = atomicrmw sub ptr @pad.thread.live, i64 1 monotonic, align 8
  br label %alone

alone:
  store i64 1, ptr %alone.at, align 8
  %own.place = getelementptr i8, ptr @pad.thread.own, i64 0
  %own = load i64, ptr %own.place, align 8
  %ignored = call ptr %main(ptr %record)
  store i64 %own, ptr %own.place, align 8
  store ptr %context, ptr %place, align 8
  br label %done

destroy:
  %d = call i32 @pthread_attr_destroy(ptr %attributes)
  br label %done

done:
  ret void
}

define internal ptr @pad.thread.counted(ptr %record) nounwind {
  %ignored = call ptr @pad.thread.main(ptr %record)
  %after = atomicrmw sub ptr @pad.thread.live, i64 1 monotonic, align 8
  ret ptr null
}

define internal ptr @pad.thread.counted.back(ptr %record) nounwind {
  %ignored = call ptr @pad.thread.main.back(ptr %record)
  %after = atomicrmw sub ptr @pad.thread.live, i64 1 monotonic, align 8
  ret ptr null
}

define internal ptr @pad.thread.main(ptr %record) nounwind {
entry:
  %context.at = getelementptr i8, ptr %record, i64 32
  %context = load ptr, ptr %context.at, align 8
  %place = getelementptr i8, ptr @pad.order.context, i64 0
  store ptr %context, ptr %place, align 8
  %handle.at = getelementptr i8, ptr %record, i64 HEAD
  %handle = load i64, ptr %handle.at, align 8
  %own = getelementptr i8, ptr @pad.thread.own, i64 0
  store i64 %handle, ptr %own, align 8
  %run = load ptr, ptr %record, align 8
  call void %run(ptr %record)
  ret ptr null
}

define internal ptr @pad.thread.main.back(ptr %record) nounwind {
entry:
  %context.at = getelementptr i8, ptr %record, i64 32
  %context = load ptr, ptr %context.at, align 8
  %place = getelementptr i8, ptr @pad.order.context, i64 0
  store ptr %context, ptr %place, align 8
  %back.at = getelementptr i8, ptr %record, i64 8
  %back = load ptr, ptr %back.at, align 8
  call void %back(ptr %record)
  ret ptr null
}

define internal void @pad.thread.wait(ptr %record) nounwind noinline {
entry:
  %alone.at = getelementptr i8, ptr %record, i64 48
  %alone = load i64, ptr %alone.at, align 8
  %ended = icmp ne i64 %alone, 0
  br i1 %ended, label %done, label %join

join:
  %pooled = call i1 @pad.pool.wait(ptr %record)
  br i1 %pooled, label %done, label %thread

thread:
  %native.at = getelementptr i8, ptr %record, i64 24
  %native = load i64, ptr %native.at, align 8
  %ignored = call i32 @pthread_join(i64 %native, ptr null)
  br label %done

done:
  ret void
}

define internal i64 @pad.thread.join(ptr %handle) nounwind noinline {
entry:
  %record.at = getelementptr i8, ptr %handle, i64 16
  %record = load ptr, ptr %record.at, align 8
  call void @pad.thread.wait(ptr %record)
  %back.at = getelementptr i8, ptr %record, i64 8
  %back = load ptr, ptr %back.at, align 8
  %plain = icmp eq ptr %back, null
  br i1 %plain, label %drop, label %keep

drop:
  call void @free(ptr %record)
  ret i64 0

keep:
  %state.at = getelementptr i8, ptr %record, i64 16
  store atomic i64 1, ptr %state.at release, align 8
  %number = ptrtoint ptr %record to i64
  ret i64 %number
}

define internal void @pad.thread.unjoin(i64 %number) nounwind noinline {
entry:
  %none = icmp eq i64 %number, 0
  br i1 %none, label %done, label %launch

launch:
  %record = inttoptr i64 %number to ptr
  call void @pad.thread.launch(ptr %record, ptr @pad.thread.main.back)
  %state.at = getelementptr i8, ptr %record, i64 16
  store atomic i64 2, ptr %state.at release, align 8
  br label %done

done:
  ret void
}

define internal i64 @pad.thread.meet(ptr %handle) nounwind noinline {
entry:
  %record.at = getelementptr i8, ptr %handle, i64 16
  %record = load ptr, ptr %record.at, align 8
  %met.at = getelementptr i8, ptr %record, i64 88
  %ended.at = getelementptr i8, ptr %record, i64 104
  %before = atomicrmw add ptr %met.at, i64 1 acq_rel, align 8
  %first = icmp eq i64 %before, 0
  br i1 %first, label %join, label %look

join:
  call void @pad.thread.wait(ptr %record)
  store atomic i64 1, ptr %ended.at release, align 8
  br label %met

look:
  %ended = load atomic i64, ptr %ended.at acquire, align 8
  %yes = icmp ne i64 %ended, 0
  br i1 %yes, label %met, label %later

later:
  %slept = call i32 @usleep(i32 20)
  br label %look

met:
  %back.at = getelementptr i8, ptr %record, i64 8
  %back = load ptr, ptr %back.at, align 8
  %plain = icmp eq ptr %back, null
  br i1 %plain, label %drop, label %keep

drop:
  ret i64 0

keep:
  %state.at = getelementptr i8, ptr %record, i64 16
  store atomic i64 1, ptr %state.at release, align 8
  %number = ptrtoint ptr %record to i64
  ret i64 %number
}

define internal void @pad.thread.unmeet(i64 %number) nounwind noinline {
entry:
  %none = icmp eq i64 %number, 0
  br i1 %none, label %done, label %count

count:
  %record = inttoptr i64 %number to ptr
  %met.at = getelementptr i8, ptr %record, i64 88
  %unmet.at = getelementptr i8, ptr %record, i64 96
  %met = load i64, ptr %met.at, align 8
  %before = atomicrmw add ptr %unmet.at, i64 1 acq_rel, align 8
  %undone = add i64 %before, 1
  %last = icmp eq i64 %undone, %met
  br i1 %last, label %launch, label %done

launch:
  store i64 0, ptr %unmet.at, align 8
  call void @pad.thread.unjoin(i64 %number)
  br label %done

done:
  ret void
}

define internal void @pad.thread.detach(ptr %handle) nounwind noinline {
entry:
  %place = getelementptr i8, ptr @pad.order.context, i64 0
  %context = load ptr, ptr %place, align 8
  %none = icmp eq ptr %context, null
  br i1 %none, label %done, label %push

push:
  call void @pad.thread.into(ptr %handle, ptr %context)
  br label %done

done:
  ret void
}

define internal void @pad.thread.detach.as(ptr %handle, ptr %attributes) nounwind noinline {
entry:
  %state = alloca i32, align 4
  store i32 0, ptr %state, align 4
  %none = icmp eq ptr %attributes, null
  br i1 %none, label %done, label %ask

ask:
  %ignored = call i32 @pthread_attr_getdetachstate(ptr %attributes, ptr %state)
  %found = load i32, ptr %state, align 4
  %joined = icmp eq i32 %found, 0
  br i1 %joined, label %done, label %detach

detach:
  call void @pad.thread.detach(ptr %handle)
  br label %done

done:
  ret void
}

define internal void @pad.thread.into(ptr %handle, ptr %context) nounwind noinline {
entry:
  %record.at = getelementptr i8, ptr %handle, i64 16
  %record = load ptr, ptr %record.at, align 8
  %first.at = getelementptr i8, ptr %context, i64 8
  %next.at = getelementptr i8, ptr %record, i64 56
  br label %try

try:
  %first = load atomic ptr, ptr %first.at monotonic, align 8
  store ptr %first, ptr %next.at, align 8
  %pair = cmpxchg ptr %first.at, ptr %first, ptr %record acq_rel monotonic, align 8
  %pushed = extractvalue { ptr, i1 } %pair, 1
  br i1 %pushed, label %done, label %try

done:
  ret void
}

define internal i64 @pad.thread.gather() nounwind noinline {
  %place = getelementptr i8, ptr @pad.order.context, i64 0
  %context = load ptr, ptr %place, align 8
  call void @pad.thread.patience(ptr %context)
  %number = call i64 @pad.thread.all(ptr %context)
  ret i64 %number
}

; What a function returns it has waited for, so what a detached thread still does then is little; one that goes on would be waited for for
; ever. Those that have ended are marked as if they had run where they were made.
define internal void @pad.thread.patience(ptr %context) nounwind noinline {
entry:
  %limit = alloca [2 x i64], align 8
  %now = call i64 @time(ptr null)
  %then = add i64 %now, PATIENCE
  %rest = getelementptr i8, ptr %limit, i64 8
  store i64 %then, ptr %limit, align 8
  store i64 0, ptr %rest, align 8
  %first.at = getelementptr i8, ptr %context, i64 8
  %first = load atomic ptr, ptr %first.at acquire, align 8
  br label %look

look:
  %record = phi ptr [ %first, %entry ], [ %next, %step ]
  %none = icmp eq ptr %record, null
  br i1 %none, label %done, label %which

which:
  %next.at = getelementptr i8, ptr %record, i64 56
  %next = load ptr, ptr %next.at, align 8
  %alone.at = getelementptr i8, ptr %record, i64 48
  %alone = load i64, ptr %alone.at, align 8
  %pool.at = getelementptr i8, ptr %record, i64 64
  %pool = load i64, ptr %pool.at, align 8
  %either = or i64 %alone, %pool
  %known = icmp ne i64 %either, 0
  br i1 %known, label %step, label %join

join:
  %native.at = getelementptr i8, ptr %record, i64 24
  %native = load i64, ptr %native.at, align 8
  %failed = call i32 @pthread_timedjoin_np(i64 %native, ptr null, ptr %limit)
  %ended = icmp eq i32 %failed, 0
  br i1 %ended, label %mark, label %late

mark:
  store i64 1, ptr %alone.at, align 8
  br label %step

late:
  %written = call i64 @write(i32 2, ptr @pad.thread.late, i64 LENGTH)
  call void @_exit(i32 134)
  unreachable

step:
  br label %look

done:
  ret void
}

define internal i64 @pad.thread.all(ptr %context) nounwind noinline {
entry:
  %first.at = getelementptr i8, ptr %context, i64 8
  br label %look

look:
  %all = phi ptr [ null, %entry ], [ %more, %look.again ]
  %first = atomicrmw xchg ptr %first.at, ptr null acq_rel, align 8
  br label %ended

ended:
  %more = phi ptr [ %all, %look ], [ %kept, %step ]
  %record = phi ptr [ %first, %look ], [ %next, %step ]
  %again = phi i1 [ false, %look ], [ true, %step ]
  %none = icmp eq ptr %record, null
  br i1 %none, label %end, label %wait

end:
  br i1 %again, label %look.again, label %done

look.again:
  br label %look

wait:
  call void @pad.thread.wait(ptr %record)
  %next.at = getelementptr i8, ptr %record, i64 56
  %next = load ptr, ptr %next.at, align 8
  %handle.at = getelementptr i8, ptr %record, i64 HEAD
  %handle = load ptr, ptr %handle.at, align 8
  call void @free(ptr %handle)
  %back.at = getelementptr i8, ptr %record, i64 8
  %back = load ptr, ptr %back.at, align 8
  %plain = icmp eq ptr %back, null
  br i1 %plain, label %drop, label %keep

drop:
  call void @free(ptr %record)
  br label %step

keep:
  store ptr %more, ptr %next.at, align 8
  %state.at = getelementptr i8, ptr %record, i64 16
  store atomic i64 1, ptr %state.at release, align 8
  br label %step

step:
  %kept = phi ptr [ %more, %drop ], [ %record, %keep ]
  br label %ended

done:
  %number = ptrtoint ptr %more to i64
  ret i64 %number
}

; First those that ran beside the one who waited, then those that it ran itself, which a list of their own holds meanwhile: a record that
; is started may be gone at once.
define internal void @pad.thread.scatter(i64 %number) nounwind noinline {
entry:
  %list = alloca ptr, align 8
  store ptr null, ptr %list, align 8
  %first = inttoptr i64 %number to ptr
  br label %look

look:
  %record = phi ptr [ %first, %entry ], [ %next, %start ], [ %next, %keep ]
  %end = phi ptr [ %list, %entry ], [ %end, %start ], [ %link.at, %keep ]
  %none = icmp eq ptr %record, null
  br i1 %none, label %own.look, label %ask

ask:
  %next.at = getelementptr i8, ptr %record, i64 56
  %next = load ptr, ptr %next.at, align 8
  %here = call i1 @pad.pool.here(ptr %record)
  br i1 %here, label %keep, label %start

start:
  %number.again = ptrtoint ptr %record to i64
  call void @pad.thread.unjoin(i64 %number.again)
  br label %look

keep:
  %link.at = getelementptr i8, ptr %record, i64 112
  store ptr null, ptr %link.at, align 8
  store ptr %record, ptr %end, align 8
  br label %look

own.look:
  %place = phi ptr [ %list, %look ], [ %list, %own.start ]
  %own = load ptr, ptr %place, align 8
  %over = icmp eq ptr %own, null
  br i1 %over, label %done, label %own.start

own.start:
  %own.link.at = getelementptr i8, ptr %own, i64 112
  %own.next = load ptr, ptr %own.link.at, align 8
  store ptr %own.next, ptr %list, align 8
  %own.number = ptrtoint ptr %own to i64
  call void @pad.thread.unjoin(i64 %own.number)
  br label %own.look

done:
  ret void
}

define internal void @pad.thread.settle.held(ptr %record) nounwind noinline {
entry:
  %state.at = getelementptr i8, ptr %record, i64 16
  br label %look

look:
  %state = load atomic i64, ptr %state.at acquire, align 8
  switch i64 %state, label %back [
    i64 0, label %end
    i64 1, label %later
    i64 2, label %wait
  ]

later:
  %slept = call i32 @usleep(i32 50)
  br label %look

wait:
  call void @pad.thread.wait(ptr %record)
  store atomic i64 1, ptr %state.at release, align 8
  ret void

end:
  call void @pad.thread.wait(ptr %record)
  store atomic i64 3, ptr %state.at release, align 8
  br label %back

back:
  %back.at = getelementptr i8, ptr %record, i64 8
  %run = load ptr, ptr %back.at, align 8
  call void %run(ptr %record)
  ret void
}

define internal void @pad.thread.settle(ptr %record) nounwind noinline {
  call void @pad.thread.settle.held(ptr %record)
  call void @free(ptr %record)
  ret void
}
"""
