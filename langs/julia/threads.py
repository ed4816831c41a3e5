"""Tasks of Julia, which its adapter makes calls of `pad.strand.*` (runtime/strands.c).

Any task may wait for any other, as often as it likes, and the strand that stands for what runs is an object of the program. What a task
allocates belongs to whoever made it, so a thread first learns whose list that is, in the derivative as in the program.
"""

from __future__ import annotations

from polyglot_ad.differentiate.parallel import thread_forms as forms
from polyglot_ad.differentiate.parallel.thread_library import ThreadLibrary
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import ConstantInt, Function, Value

SPAWN, WAIT = "pad.strand.spawn", "pad.strand.wait"


def spawn(call: ins.CallBase) -> None:
    """`pad.strand.spawn(strand, what to run, number of the thread, function that runs it, whether tasks meet otherwise than at ends)`."""
    strand, start, number, function, meets = call.arguments
    prefix = forms.BOUND if isinstance(meets, ConstantInt) and meets.value == 0 else forms.TASK
    Builder(before=call).call_named("pad.strand.begin", ty.VOID, [strand, number])
    passed = [start, number] if isinstance(function, Function) else [start, number, function]

    def body(inside: Builder, given: list[Value]) -> None:
        assert inside.block is not None and inside.block.function is not None
        own = inside.block.function.arguments[0]
        callee = function if isinstance(function, Function) else given[2]
        inside.call_named("pad.strand.enter", ty.VOID, [own])
        inside.call(callee, [given[0], own, given[1]], ty.function(ty.VOID, [ty.PTR, ty.PTR, ty.I64]))
        inside.call_named("pad.strand.leave", ty.VOID, [own])

    forms.spawn_kept(call, strand, prefix, passed, body)
    forms.replace(call, None)


def wait(call: ins.CallBase) -> None:
    """`pad.strand.wait(strand)`."""
    made = Builder(before=call).call_named(forms.MEET, ty.I64, [call.arguments[0]])
    if "dbg" in call.metadata:
        made.metadata["dbg"] = call.metadata["dbg"]
    forms.replace(call, None)


JULIA_THREADS = ThreadLibrary(
    starts={SPAWN: spawn},
    others={WAIT: wait},
    acquires=frozenset(("pad.strand.lock", "pad.strand.trylock", "pad.strand.resume")),
    releases=frozenset(("pad.strand.unlock", "pad.strand.rest")),
    ends_on_errors=lambda module: "pad.strand.enter" in module.functions,
)
