"""What futures of libstdc++ call in its library: the base of a result holds the exception that was thrown instead of it.

With their bodies the program sees that results hold nothing else than it puts there itself. What a future is set by is a `std::function`,
whose manager is asked for different things by number; it is told here which of them this program ever asks for, so that addresses of
types are not taken for addresses of data.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.values import Function, Module
from polyglot_ad.langs.cxx import std_thread
from polyglot_ad.langs.cxx.exceptions import RELEASE

_ERROR = 8
"""Where in a result its exception is."""
_CONSTRUCTOR, _DESTRUCTOR = (f"_ZNSt13__future_base12_Result_base{which}Ev" for which in ("C2", "D2"))


def _construct(function: Function) -> None:
    (this,) = function.arguments
    b = Builder(function.add_block("entry"))
    b.store(zero(ty.PTR), this)
    b.store(zero(ty.PTR), b.gep(ty.I8, this, [_ERROR]))
    b.ret()


def _destroy(function: Function) -> None:
    (this,) = function.arguments
    b = Builder(function.add_block("entry"))
    release, done = function.add_block("release"), function.add_block("done")
    error = b.gep(ty.I8, this, [_ERROR])
    b.cond_br(b.icmp("eq", b.load(ty.PTR, error), zero(ty.PTR)), done, release)
    b.at_end(release).call_named(RELEASE, ty.VOID, [error])
    b.br(done)
    b.at_end(done).ret()


_BODIES = {_CONSTRUCTOR: _construct, _DESTRUCTOR: _destroy}


_MANAGER = ty.function(ty.I1, [ty.PTR, ty.PTR, ty.I32])
"""`bool manager(destination, source, what to do)`."""


def define_futures(module: Module) -> bool:
    """In place, on a prepared module; whether anything changed."""
    found = [name for name in _BODIES if name in module.functions and not module.functions[name].blocks]
    for name in found:
        function = module.functions[name]
        function.prefix, function.attributes, function.metadata = "linkonce_odr", ("nounwind",), {}
        _BODIES[name](function)
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
