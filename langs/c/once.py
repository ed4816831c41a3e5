"""What is done once, by whichever thread comes first: `pthread_once`, C11's `call_once`, libstdc++'s `std::call_once`.

    if (pad.once.enter(flag)) { f(); pad.once.leave(flag, done); }

becomes part of the program, which then sees what is done. libstdc++ hands over what to call in two variables of the thread, an object and
a function that fetches it from there; here the function gets it as an argument. Flags have glibc's states, so that what was done by code
that is not differentiated is not done again: 1 is in progress, 2 is done.
"""

from __future__ import annotations

from polyglot_ad import runtime
from polyglot_ad.differentiate.parallel import thread_forms as forms
from polyglot_ad.differentiate.refusals.errors import refusal
from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Function, Module, Value

ENTER, LEAVE = "pad.once.enter", "pad.once.leave"
_PROXY = "__once_proxy"
_OBJECT, _FUNCTION = "_ZSt15__once_callable", "_ZSt11__once_call"


def lower_once(module: Module) -> bool:
    """In place, on a prepared module; whether there was such a call."""
    found = [call for call, name in forms.library_calls(module) if name in ("pthread_once", "call_once")]
    for call in found:
        _once(call)
    if found:
        _forget_variables(module)
    return bool(found)


def _once(call: ins.CallBase) -> None:
    """`pthread_once(flag, function)`; 0."""
    assert call.block is not None and call.block.function is not None and call.block.function.module is not None
    module = call.block.function.module
    flag, function = call.arguments
    given: list[Value] = []
    if isinstance(function, Function) and function.name == _PROXY:
        found = _handed_over(call)
        if found is None:
            raise refusal(
                "PAD-E208", "a call of std::call_once", call, "what it calls is not found", "lock a mutex, and look at a flag"
            )  # fmt: skip
        function, given = _with_argument(module, found[0]), [found[1]]
    made = Builder(before=call).call(_runner(module, call.block.function.personality, len(given)), [flag, function, *given])
    if "dbg" in call.metadata:
        made.metadata["dbg"] = call.metadata["dbg"]
    forms.replace(call, const_int(call.type, 0) if not call.type.is_void else None)


def _forget_variables(module: Module) -> None:
    """Drop what is stored for libstdc++'s library to find, when none of it is called any more."""
    proxy = module.functions.get(_PROXY)
    if proxy is not None and proxy.users:
        return
    for name in (_OBJECT, _FUNCTION):
        variable = module.get_global(name)
        for place in list(variable.users) if variable is not None else []:
            for store in list(place.users):
                if isinstance(store, ins.Store) and store.pointer is place:
                    store.erase()


def install_once(module: Module) -> None:
    """The bodies of what the program calls."""
    if ENTER in module.functions:
        splice(module, runtime.read("threads", "once.ll"))


def _handed_over(call: ins.CallBase) -> tuple[Function, Value] | None:
    """The function and the object that are stored in the thread's variables when a call starts."""
    found: dict[str, Value] = {}
    block = call.block
    assert block is not None
    seen = {block}
    before = block.instructions[: block.position(call)]
    while True:
        for i in reversed(before):
            name = _variable(i.pointer) if isinstance(i, ins.Store) else ""
            if name and isinstance(i, ins.Store):
                found.setdefault(name, i.value)
        if len(found) == 2:
            break
        assert block.function is not None
        above = [b for b in block.function.blocks if block in b.successors]
        if len(above) != 1 or above[0] in seen:
            return None
        block = above[0]
        seen.add(block)
        before = block.instructions
    function, object = found[_FUNCTION], found[_OBJECT]
    return (function, object) if isinstance(function, Function) and function.blocks else None


def _variable(pointer: Value) -> str:
    """Which of the two variables of the thread is at a place, if any."""
    if not isinstance(pointer, ins.CallBase) or pointer.called_function is None:
        return ""
    name = pointer.arguments[0].name if pointer.called_function.name.startswith("llvm.threadlocal.address") else ""
    return name if name in (_OBJECT, _FUNCTION) else ""


def _with_argument(module: Module, thunk: Function) -> Function:
    """A function that fetches its object from the thread's variable, as one that is given it."""
    if thunk.arguments:
        return thunk
    name = thunk.name
    del module.functions[name]
    made = Function(name, ty.function(ty.VOID, [ty.PTR]), ["object"], prefix="internal")
    made.attributes, made.metadata, made.suffix, made.personality = thunk.attributes, thunk.metadata, "", thunk.personality
    module.add_function(made)
    made.blocks, thunk.blocks = thunk.blocks, []
    for block in made.blocks:
        block.function = made
    thunk.replace_all_uses_with(made)
    for i in list(made.instructions()):
        if isinstance(i, ins.Load) and _variable(i.pointer) == _OBJECT:
            i.replace_all_uses_with(made.arguments[0])
            i.erase()
    return made


def _runner(module: Module, personality: Value | None, given: int) -> Function:
    """What runs a function once. With a personality, what is thrown leaves the flag as it was."""
    throws = isinstance(personality, Function)
    name = f"pad.once.run.{given}" + (f".{personality.name}" if isinstance(personality, Function) else "")
    found = module.functions.get(name)
    if found is None:
        types, passed = (", ptr %object", "ptr %object") if given else ("", "")
        call = "invoke void %f(" + passed + ") to label %end unwind label %thrown" if throws else f"call void %f({passed})\n  br label %end"
        thrown = f"""
thrown:
  %e = landingpad {{ ptr, i32 }} cleanup
  call void @{LEAVE}(ptr %flag, i32 0)
  resume {{ ptr, i32 }} %e
""" if throws else ""  # fmt: skip
        splice(module, f"""
declare i32 @{ENTER}(ptr)
declare void @{LEAVE}(ptr, i32)
define internal void @{name}(ptr %flag, ptr %f{types}) alwaysinline {{
entry:
  %first = call i32 @{ENTER}(ptr %flag)
  %run = icmp ne i32 %first, 0
  br i1 %run, label %call, label %done
call:
  {call}
end:
  call void @{LEAVE}(ptr %flag, i32 2)
  br label %done
done:
  ret void
{thrown}}}
""")  # fmt: skip
        found = module.functions[name]
        found.personality = personality
    return found
