"""What Rust does once: `Once`, and on top of it `OnceLock` and `LazyLock`.

    Once::call(flag, although poisoned, closure, its table, location)

runs the closure in the library. Here it becomes part of the program, which then sees what is done:

    if (first = pad_once_enter(flag, although poisoned)) { closure(state); pad_once_leave(flag, state); }

The closure is told whether the flag was poisoned, and may ask for another state than "done". What states are called changes with the
library's version, which the run time knows (`once.rs`).
"""

from __future__ import annotations

from polyglot_ad.differentiate.parallel import thread_forms as forms
from polyglot_ad.guards.splice import splice
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Function, Module, Value
from polyglot_ad.process.regex import regex

ENTER, LEAVE = "pad_once_enter", "pad_once_leave"
_CALL = regex(r"_RNv\w*Cs\w+_3std3sys4sync4once5futex\w*_4Once4call")
_CALL_MUT = 32
"""Where in a closure's table what it does stands."""
_POISONED = 4
"""Where in what a closure is told it stands whether the flag was poisoned, after the state that it asks for."""


def lower_once(module: Module) -> bool:
    """In place, on a prepared module; whether there was such a call."""
    found = [call for call, name in forms.library_calls(module) if name.startswith("_R") and _CALL.fullmatch(name)]
    for call in found:
        assert call.block is not None and call.block.function is not None
        made = Builder(before=call).call(_runner(module, call.block.function.personality), call.arguments[:4])
        if "dbg" in call.metadata:
            made.metadata["dbg"] = call.metadata["dbg"]
        forms.replace(call, None)
    return bool(found)


def _runner(module: Module, personality: Value | None) -> Function:
    """With a personality, a closure that panics leaves the flag poisoned."""
    unwinds = isinstance(personality, Function)
    name = "pad.rust.once" + (".unwinds" if unwinds else "")
    found = module.functions.get(name)
    if found is None:
        call = "invoke void %f(ptr %data, ptr %state) to label %end unwind label %panicked"
        panicked = f"""
panicked:
  %e = landingpad {{ ptr, i32 }} cleanup
  %poison = call i32 @pad_once_state(i32 1)
  call void @{LEAVE}(ptr %flag, i32 %poison)
  resume {{ ptr, i32 }} %e
"""
        if not unwinds:
            call, panicked = "call void %f(ptr %data, ptr %state)\n  br label %end", ""
        splice(module, f"""
declare i32 @{ENTER}(ptr, i1 zeroext)
declare void @{LEAVE}(ptr, i32)
declare i32 @pad_once_state(i32)
declare void @pad_once_poisoned() noreturn

define internal void @{name}(ptr %flag, i1 zeroext %although, ptr %data, ptr %table) alwaysinline {{
entry:
  %state = alloca [2 x i32], align 4
  %first = call i32 @{ENTER}(ptr %flag, i1 zeroext %although)
  switch i32 %first, label %run [
    i32 0, label %done
    i32 3, label %poisoned
  ]

poisoned:
  call void @pad_once_poisoned()
  unreachable

run:
  %complete = call i32 @pad_once_state(i32 0)
  store i32 %complete, ptr %state, align 4
  %told.at = getelementptr i8, ptr %state, i64 {_POISONED}
  %was = icmp eq i32 %first, 2
  %told = zext i1 %was to i8
  store i8 %told, ptr %told.at, align 4
  %f.at = getelementptr i8, ptr %table, i64 {_CALL_MUT}
  %f = load ptr, ptr %f.at, align 8
  {call}

end:
  %next = load i32, ptr %state, align 4
  call void @{LEAVE}(ptr %flag, i32 %next)
  br label %done

done:
  ret void
{panicked}}}
""")  # fmt: skip
        found = module.functions[name]
        found.personality = personality
    return found
