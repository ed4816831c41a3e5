"""std::thread of libstdc++.

A thread starts with a state object on the heap, whose virtual function `_M_run` is what it runs, and ends with the object's destruction.
Where that is a member function, the state holds two numbers that may as well be a place in a table of virtual functions; `know_members`
says what they are.
"""

from __future__ import annotations

from polyglot_ad.differentiate.parallel import thread_forms as forms
from polyglot_ad.differentiate.rewrites.control.blocks import split_block
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Function, GlobalVariable, Module, Value

_DELETE, _RUN = 8, 16
"""Where in a state's table of virtual functions."""
_INVALID = 22
_STATES = "_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJM"
"""Tables of states that run members of classes."""


def start(call: ins.CallBase) -> None:
    """`std::thread::_M_start_thread(this, std::unique_ptr<_State>*, ...)`."""
    this, owner = call.arguments[:2]
    b = Builder(before=call)
    state = b.load(ty.PTR, owner, name="state")
    b.store(val.ConstantNull(ty.PTR), owner)

    def body(inside: Builder, given: list[Value]) -> None:
        for member in (_RUN, _DELETE):
            table = inside.load(ty.PTR, given[0])
            function = inside.load(ty.PTR, inside.gep(ty.I8, table, [member]))
            inside.call(function, given, ty.function(ty.VOID, [ty.PTR]))

    handle = forms.spawn(call, [state], None, body)
    b = Builder(before=call)
    b.store(b.cast("ptrtoint", handle, ty.I64), this)
    forms.replace(call, None)


def join(call: ins.CallBase) -> None:
    """`std::thread::join(this)`: of no thread it is an error."""
    this = call.arguments[0]
    handle = _existing(call).load(ty.PTR, this, name="thread")
    b = forms.join(call, handle)
    forms.release(b, handle)
    b.store(const_int(ty.I64, 0), this)
    forms.replace(call, None)


def _existing(call: ins.CallBase) -> Builder:
    """Before a call with a std::thread: that there is a thread."""
    b = Builder(before=call)
    handle = b.load(ty.PTR, call.arguments[0], name="thread")
    assert call.block is not None and call.block.function is not None
    first = call.block
    missing = b.icmp("eq", handle, val.ConstantNull(ty.PTR))
    rest = split_block(first, call)
    none = call.block.function.add_block("none", before=rest)
    b.at_end(first).cond_br(missing, none, rest)
    b.at_end(none).call_named("_ZSt20__throw_system_errori", ty.VOID, [const_int(ty.I32, _INVALID)])
    b.unreachable()
    return Builder(before=call)


def detach(call: ins.CallBase) -> None:
    """`std::thread::detach(this)`: of no thread it is an error."""
    this = call.arguments[0]
    b = _existing(call)
    forms.leave(call, b.load(ty.PTR, this, name="thread"))
    b.store(const_int(ty.I64, 0), this)
    forms.replace(call, None)


def know_members(module: Module) -> bool:
    """In place: what threads run of states made with one member function each is known; whether there was such a state."""
    changed = False
    for name, table in list(module.globals.items()):
        if not name.startswith(_STATES) or not isinstance(table, GlobalVariable) or table.initializer is None:
            continue
        run = _last_function(table.initializer)
        made = [_members(store) for store in _stores_of(module, table)]
        if run is None or not made or made[0] is None or any(other != made[0] for other in made):
            continue
        for load in list(run.instructions()):
            if isinstance(load, ins.Load) and load.type is ty.I64:
                known = made[0].get(_distance(load.pointer, run.arguments[0]))
                if known is not None:
                    load.replace_all_uses_with(known)
                    changed = True
    return changed


def _last_function(value: Value) -> Function | None:
    while isinstance(value, val.ConstantAggregate) and value.elements:
        value = value.elements[-1]
    return value if isinstance(value, Function) and value.blocks else None


def _stores_of(module: Module, table: GlobalVariable) -> list[ins.Store]:
    """Where objects get a table of virtual functions."""
    stores = (i for f in module.functions.values() for i in f.instructions() if isinstance(i, ins.Store))
    return [i for i in stores if isinstance(i.value, val.ConstantExpr) and table in i.value.operands]


def _members(start: ins.Store) -> dict[int | None, Value] | None:
    """The one member function, as a number and a distance, that is stored in an object after its table is: by place."""
    assert start.block is not None
    stored: dict[int | None, Value] = {}
    for i in start.block.instructions[start.block.position(start) :]:
        if isinstance(i, ins.Store) and i.value.type is ty.I64 and isinstance(i.value, val.Constant):
            stored[_distance(i.pointer, start.pointer)] = i.value
    stored.pop(None, None)
    places = [k for k, v in stored.items() if k is not None and isinstance(v, val.ConstantExpr) and k + 8 in stored]
    if len(places) != 1:
        return None
    return {k: stored[k] for k in (places[0], places[0] + 8)}


def _distance(pointer: Value, base: Value) -> int | None:
    if pointer is base:
        return 0
    if isinstance(pointer, ins.GetElementPtr) and pointer.operands[0] is base and pointer.source_type is ty.I8:
        index = pointer.operands[1]
        return index.value if isinstance(index, val.ConstantInt) else None
    return None
