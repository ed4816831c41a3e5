"""What futures of libstdc++ call in its library: the base of a result holds the exception that was thrown instead of it.

With their bodies the program sees that results hold nothing else than it puts there itself. What a future is set by is a `std::function`,
whose manager is asked for different things by number; it is told here which of them this program ever asks for, so that addresses of
types are not taken for addresses of data.
"""

from __future__ import annotations

from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Function, Module
from polyglot_ad.langs.cxx import std_thread

_ERROR = 8
"""Where in a result its exception is."""
_RELEASE = "_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv"
# (IR, not C of the run-time library: the names are those of libstdc++, and the program goes on being differentiated with them.)
_BODIES = {
    "_ZNSt13__future_base12_Result_baseC2Ev": f"""
define linkonce_odr void @_ZNSt13__future_base12_Result_baseC2Ev(ptr %this) nounwind {{
  %error = getelementptr inbounds i8, ptr %this, i64 {_ERROR}
  store ptr null, ptr %this, align 8
  store ptr null, ptr %error, align 8
  ret void
}}
""",
    "_ZNSt13__future_base12_Result_baseD2Ev": f"""
declare void @{_RELEASE}(ptr)
define linkonce_odr void @_ZNSt13__future_base12_Result_baseD2Ev(ptr %this) nounwind {{
entry:
  %error = getelementptr inbounds i8, ptr %this, i64 {_ERROR}
  %held = load ptr, ptr %error, align 8
  %none = icmp eq ptr %held, null
  br i1 %none, label %done, label %release

release:
  call void @{_RELEASE}(ptr %error)
  br label %done

done:
  ret void
}}
""",
}


_MANAGER = ty.function(ty.I1, [ty.PTR, ty.PTR, ty.I32])
"""`bool manager(destination, source, what to do)`."""


def define_futures(module: Module) -> bool:
    """In place, on a prepared module; whether anything changed."""
    found = [text for name, text in _BODIES.items() if name in module.functions and not module.functions[name].blocks]
    for text in found:
        splice(module, text)
    if found:
        _narrow_managers(module)
    return std_thread.know_members(module) or bool(found)


def _narrow_managers(module: Module) -> None:
    """Managers of `std::function` stop the program where they are asked for what it never asks."""
    managers = [
        f for f in module.functions.values() if f.blocks and "_Function_handlerI" in f.name and "_M_managerERSt9_Any_data" in f.name
    ]
    asked: set[int] = set()
    for function in module.functions.values():
        for call in function.instructions():
            if isinstance(call, ins.CallBase) and (call.called_function in managers or _may_ask(call)):
                what = call.arguments[2]
                if not isinstance(what, val.ConstantInt):
                    return
                asked.add(what.value)
    for manager in managers:
        _narrow(manager, asked)


def _may_ask(call: ins.CallBase) -> bool:
    """Whether what is called through a pointer may be a manager. Virtual functions, found through their first argument, are not."""
    if call.called_function is not None or call.function_type is not _MANAGER:
        return False
    table = call.callee.pointer if isinstance(call.callee, ins.Load) else None
    while isinstance(table, ins.GetElementPtr):
        table = table.pointer
    return not (isinstance(table, ins.Load) and table.pointer is call.arguments[0])


def _narrow(manager: Function, asked: set[int]) -> None:
    what, first = manager.arguments[2], manager.entry
    if len(asked) == 1:
        what.replace_all_uses_with(const_int(what.type, *asked))
    guard, other = manager.add_block("asked", before=first), manager.add_block("never")
    Builder(guard).switch(what, other, [(number, first) for number in sorted(asked)])
    b = Builder(other)
    b.call_named("llvm.trap", ty.VOID, [])
    b.unreachable()
