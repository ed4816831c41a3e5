"""Local memory that is written and never read, across calls.

A function of Julia that returns a structure with references is handed a row of places, too, in which it leaves those references for the
garbage collector; a C++ function may fill an object of which its caller uses nothing. LLVM removes such stores within a function only. To
the memory analysis the places of such a row are elements of one array: what different references lead to would be one.
"""

from __future__ import annotations

from collections.abc import Iterator

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.reached import in_constants
from polyglot_ad.ir.values import Argument, ConstantInt, Function, Module, Value

_SAME = frozenset(("bitcast", "addrspacecast"))
_WRITING = ("llvm.memset.", "llvm.memcpy.", "llvm.memmove.")


def drop_unread(module: Module) -> None:
    """Erase what is written through parameters of the program's own functions to local variables of their callers that nobody reads."""
    functions = [f for f in module.functions.values() if _calls(f) is not None]
    kept = in_constants(module) if functions else set()  # a table may call them
    unread = {a for f in functions if f not in kept for a in f.arguments if a.type.is_pointer}
    while True:
        read = {a for a in unread if not _is_only_written(a, unread) or not all(_is_unread(given, unread) for given in _given(a))}
        if not read:
            break
        unread -= read
    local = {base for a in unread for given in _given(a) if isinstance(base := _base(given), ins.Alloca)}
    for memory in (*unread, *local):
        for user in _accesses(memory):
            if isinstance(user, ins.Store) or (isinstance(user, ins.CallBase) and _writes(user)):
                user.erase()


def _calls(function: Function) -> list[ins.CallBase] | None:
    """All calls of a function, if no instruction uses it in another way."""
    if not function.blocks or not function.users or function.prefix.split()[:1] not in (["internal"], ["private"]):
        return None
    calls = [user for user in function.users if isinstance(user, ins.CallBase) and user.called_function is function]
    return calls if len(calls) == len(function.users) and all(function not in call.arguments for call in calls) else None


def _given(argument: Argument) -> Iterator[Value]:
    assert argument.function is not None
    for call in _calls(argument.function) or ():
        yield call.arguments[argument.index]


def _is_unread(given: Value, unread: set[Argument]) -> bool:
    base = _base(given)
    return base in unread if isinstance(base, Argument) else isinstance(base, ins.Alloca) and _is_only_written(base, unread)


def _base(address: Value) -> Value:
    while isinstance(address, ins.GetElementPtr) or (isinstance(address, ins.Instruction) and address.opcode in _SAME):
        address = address.operands[0]
    return address


def _accesses(address: Value) -> list[ins.Instruction]:
    """The users of an address, and of those that are computed from it."""
    found = []
    for user in list(dict.fromkeys(address.users)):
        assert isinstance(user, ins.Instruction)
        onward = isinstance(user, ins.GetElementPtr) or user.opcode in _SAME
        found += _accesses(user) if onward else [user]
    return found


def _is_only_written(address: Value, unread: set[Argument]) -> bool:
    return all(_only_writes(user, address, unread) for user in _accesses(address))


def _only_writes(user: ins.Instruction, address: Value, unread: set[Argument]) -> bool:
    if isinstance(user, ins.Store):
        return _base(user.value) is not address and not user.volatile and not user.ordering
    if not isinstance(user, ins.CallBase) or (callee := user.called_function) is None:
        return False
    if callee.name.startswith("llvm.lifetime."):
        return True
    places = [index for index, given in enumerate(user.arguments) if _base(given) is address]
    if _writes(user):
        return places == [0]
    # (In an operand bundle it is no argument, and who knows what for.)
    return len(places) > 0 and all(index < len(callee.arguments) and callee.arguments[index] in unread for index in places)


def _writes(call: ins.CallBase) -> bool:
    """Whether a call fills bytes, or copies them, and does no more."""
    callee = call.called_function
    if callee is None or not callee.name.startswith(_WRITING):
        return False
    volatile = call.arguments[3]
    return isinstance(volatile, ConstantInt) and not volatile.value
