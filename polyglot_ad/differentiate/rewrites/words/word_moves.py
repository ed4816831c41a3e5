"""Words that are only moved, as copies of bytes.

Where a union holds a number or an integer, LLVM moves the whole of it as an `i64`. To the check of kinds (kinds.py) an integer that is read
there is one; what is only moved is whatever it was.
"""

from __future__ import annotations

from polyglot_ad.analysis.memory import MemoryFacts
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Module, Value


def copy_words(module: Module, facts: MemoryFacts) -> None:
    """In place: loads of words that may be numbers, and all that is done with which is to store them, become copies."""
    for function in list(module.functions.values()):
        for load in [i for i in function.instructions() if isinstance(i, ins.Load) and _is_moved(i, facts)]:
            _copy(load)


def _is_moved(load: ins.Load, facts: MemoryFacts) -> bool:
    if load.type is not ty.I64 or not _plain(load) or not load.users:
        return False
    if facts.content(load).may_point or not any(x.find().content.find().floats for x in facts.locations(load.pointer, ty.I64)):
        return False
    return all(isinstance(user, ins.Store) and user.value is load and user.pointer is not load and _plain(user) for user in load.users)


def _plain(i: ins.Load | ins.Store) -> bool:
    return not i.ordering and not i.volatile


def _copy(load: ins.Load) -> None:
    between = Builder(before=load.function.entry.instructions[0]).alloca(ty.I64, name="word", align=8)
    _emit(Builder(before=load), between, load.pointer, load)
    for store in list(load.users):
        assert isinstance(store, ins.Store)
        _emit(Builder(before=store), store.pointer, between, store)
        store.erase()
    load.erase()


def _emit(b: Builder, to: Value, source: Value, moved: ins.Load | ins.Store) -> None:
    call = b.call_named("llvm.memcpy.p0.p0.i64", ty.VOID, [to, source, const_int(ty.I64, 8), const_int(ty.I1, 0)])
    call.metadata = {"dbg": moved.metadata["dbg"]} if "dbg" in moved.metadata else {}
