"""Taskloops: a loop that spawns a task for each part of the iterations.

The runtime copies the task that it is given once per part: the copy has bounds of its own, and the compiler's own function fills in what
must be constructed anew.
"""

from __future__ import annotations

from polyglot_ad import runtime
from polyglot_ad.analysis.memory.addresses import constant_offset
from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.layout import data_layout
from polyglot_ad.ir.values import Function, Module, Value

from .entries import refuse

_DIVIDE = "pad.taskloop.divide"
"""How the iterations are divided (runtime/taskloops.c): into {tasks, iterations of each, how many have one more}."""


def lower_taskloop(
    module: Module, call: ins.Call, task: Value, size: Value, shared: int, flags: Value, function: Function, body: Function, behind: bool
) -> ins.Instruction:
    """Put a call of the loop before `call`, of `__kmpc_taskloop`; it leaves the task that is copied alone. `function` is what a spawn
    calls, `body` what runs a task at once. `behind`: what is shared lies behind the task."""
    _, _, pattern, condition, lower, upper, stride, nogroup, schedule, grain = call.arguments[:10]
    strict = call.arguments[10] if len(call.arguments) > 11 else const_int(ty.I32, 0)
    duplicate = call.arguments[-1]
    if not isinstance(size, val.ConstantInt) or not isinstance(nogroup, val.ConstantInt):
        raise refuse(call, "an OpenMP taskloop", "how large its tasks are is not known", "spawn tasks in a loop")
    places = [_distance(module, pattern, bound, rounded(size.value) if behind else None) for bound in (lower, upper)]
    if None in places or not isinstance(duplicate, val.ConstantNull | Function):
        raise refuse(call, "an OpenMP taskloop", "where its tasks hold their bounds is not known", "spawn tasks in a loop")
    low, high = places
    assert low is not None and high is not None
    name = f"pad.taskloop.{body.name.removeprefix('pad.task.body.')}"
    if name not in module.functions:
        given = duplicate if isinstance(duplicate, Function) else None
        splice(module, runtime.read("threads", "taskloops.ll"))
        splice(module, _text(name, size.value, shared, low, high, function, body, given, behind))
    b = Builder(before=call)
    if not nogroup.value:
        b.call_named("__kmpc_taskgroup", ty.VOID, list(call.arguments[:2]))
    numbers: list[Value] = [b.load(ty.I64, lower), b.load(ty.I64, upper), stride, schedule, grain, strict]
    made = b.call(module.functions[name], [task, flags, condition, *numbers])
    if not nogroup.value:
        b.call_named("__kmpc_end_taskgroup", ty.VOID, list(call.arguments[:2]))
    assert isinstance(made, ins.Instruction)
    return made


def rounded(size: int) -> int:
    """Where behind a task of this size the runtime puts what it shares."""
    return -(-size // 8) * 8


def holds_bounds_behind(call: ins.Call) -> bool:
    """Whether a taskloop's tasks hold their bounds in what they share, as flang writes it: then their own function that makes copies takes
    it to lie behind the task."""
    pattern, lower = call.arguments[2], call.arguments[4]
    while isinstance(lower, ins.GetElementPtr):
        lower = lower.operands[0]
    return isinstance(lower, ins.Load) and lower.pointer is pattern


def _distance(module: Module, task: Value, place: Value, behind: int | None) -> int | None:
    """How many bytes behind a task's beginning a place in it lies; `behind`: where what it shares is."""
    layout = data_layout(module.data_layout)
    total = 0
    while place is not task:
        if isinstance(place, ins.Load) and place.pointer is task and behind is not None:
            return total + behind
        if not isinstance(place, ins.GetElementPtr):
            return None
        offset = constant_offset(layout, place.source_type, place.operands[1:])
        if offset is None:
            return None
        total += offset
        place = place.operands[0]
    return total


def _text(
    name: str, size: int, shared: int, low: int, high: int, function: Function, body: Function, duplicate: Function | None, behind: bool
) -> str:
    quoted = {f: f'@"{f.name}"' for f in (function, body, duplicate) if f is not None}
    shareds = (
        f"""
  %to = call ptr @malloc(i64 {shared})
  %from = load ptr, ptr %task, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to, ptr align 8 %from, i64 {shared}, i1 false)
  store ptr %to, ptr %copy, align 8"""
        if shared
        else ""
    )
    if behind:
        shareds = f"""
  %to = getelementptr i8, ptr %copy, i64 {rounded(size)}
  store ptr %to, ptr %copy, align 8"""
        size = rounded(size) + shared
    construct = (
        f"""
  call void {quoted[duplicate]}(ptr %copy, ptr %task, i32 %last.flag)"""
        if duplicate is not None
        else ""
    )
    declared = f"\ndeclare void {quoted[duplicate]}(ptr, ptr, i32)" if duplicate is not None else ""
    parameters = "ptr %task, i32 %flags, i32 %if, i64 %lower, i64 %upper, i64 %stride, i32 %schedule, i64 %grain, i32 %strict"
    return f"""
declare ptr @malloc(i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @{_DIVIDE}(ptr, i64, i64, i64, i32, i64, i32)
declare void {quoted[function]}(ptr, i32, i32, ptr)
declare void {quoted[body]}(ptr){declared}

define internal void @"{name}"({parameters}) {{
entry:
  %division = alloca [3 x i64], align 8
  call void @{_DIVIDE}(ptr %division, i64 %lower, i64 %upper, i64 %stride, i32 %schedule, i64 %grain, i32 %strict)
  %tasks = load i64, ptr %division, align 8
  %part.at = getelementptr i8, ptr %division, i64 8
  %part = load i64, ptr %part.at, align 8
  %extras.at = getelementptr i8, ptr %division, i64 16
  %extras = load i64, ptr %extras.at, align 8
  %end = add i64 %tasks, -1
  %deferred = icmp ne i32 %if, 0
  %none = icmp eq i64 %tasks, 0
  br i1 %none, label %done, label %each

each:
  %index = phi i64 [ 0, %entry ], [ %index.next, %next ]
  %low = phi i64 [ %lower, %entry ], [ %low.next, %next ]
  %extra = icmp ult i64 %index, %extras
  %plus = zext i1 %extra to i64
  %count = add i64 %part, %plus
  %last = icmp eq i64 %index, %end
  %last.flag = zext i1 %last to i32
  %before = add i64 %count, -1
  %span = mul i64 %before, %stride
  %high.part = add i64 %low, %span
  %high = select i1 %last, i64 %upper, i64 %high.part
  %beyond = add i64 %high.part, %stride
  %copy = call ptr @malloc(i64 {size})
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %copy, ptr align 8 %task, i64 {size}, i1 false){shareds}
  %low.at = getelementptr i8, ptr %copy, i64 {low}
  store i64 %low, ptr %low.at, align 8
  %high.at = getelementptr i8, ptr %copy, i64 {high}
  store i64 %high, ptr %high.at, align 8{construct}
  br i1 %deferred, label %spawn, label %run

spawn:
  call void {quoted[function]}(ptr %copy, i32 %flags, i32 0, ptr null)
  br label %next

run:
  call void {quoted[body]}(ptr %copy)
  br label %next

next:
  %index.next = add i64 %index, 1
  %low.next = add i64 %beyond, 0
  %more.tasks = icmp ult i64 %index.next, %tasks
  br i1 %more.tasks, label %each, label %done

done:
  ret void
}}
"""
