"""Words that are only moved, as copies of bytes, and words that are only cleared, as fills.

Where a union holds a number or an integer, LLVM moves the whole of it as an `i64`. To the check of kinds (kinds.py) an integer that is read
there is one; what is only moved is whatever it was. So is a word that the null address is stored in, where no address is ever kept
(the pointer of a `std::any` that never holds one). And where it is read as a number or as an integer, LLVM reads the whole, and takes from
it what is wanted: that is read as what it is.
"""

from __future__ import annotations

from polyglot_ad.analysis.memory import Location, MemoryFacts
from polyglot_ad.analysis.tbaa import access_type
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Module, Value


def copy_words(module: Module, facts: MemoryFacts) -> bool:
    """In place: loads of words that may be numbers, and all that is done with which is to store them, become copies; stores of the null
    address where numbers lie, and no address, become fills; where an integer is taken from a word, it is read. Whether there are any."""
    stored = _stored(module, facts)
    found = False
    for function in list(module.functions.values()):
        for short in [i for i in function.instructions() if i.opcode == "trunc"]:
            found |= _read_apart(short, stored, facts)
        for store in [i for i in function.instructions() if isinstance(i, ins.Store) and _is_cleared(i, facts)]:
            _clear(store)
            found = True
        for load in [i for i in function.instructions() if isinstance(i, ins.Load) and _is_moved(i, facts)]:
            _copy(load)
            found = True
    return found


def _is_moved(load: ins.Load, facts: MemoryFacts) -> bool:
    return _may_be_number(load, facts) and all(
        isinstance(user, ins.Store) and user.value is load and user.pointer is not load and _plain(user) for user in load.users
    )


def _stored(module: Module, facts: MemoryFacts) -> set[tuple[Location, ty.Type]]:
    """Where integers are stored that are shorter than a word, and of which type."""
    stores = [i for f in module.functions.values() for i in f.instructions() if isinstance(i, ins.Store)]
    short = [i for i in stores if isinstance(i.value.type, ty.IntType) and i.value.type.bits < ty.I64.bits]
    return {(x.find(), i.value.type) for i in short for x in facts.locations(i.pointer, i.value.type)}


def _read_apart(short: ins.Instruction, stored: set[tuple[Location, ty.Type]], facts: MemoryFacts) -> bool:
    """Read the integer that is taken from a word where such integers are stored, and numbers; whether this is one."""
    word = short.operands[0]
    if isinstance(word, ins.Cast) and word.opcode == "bitcast":
        word = word.operands[0]
    if not isinstance(word, ins.Load) or not _plain(word) or word.type not in (ty.I64, ty.DOUBLE):
        return False
    touched = [x.find() for x in facts.locations(word.pointer, word.type)]
    if word.block is None or not all(x.content.find().floats and (x, short.type) in stored for x in touched):
        return False
    read = Builder(before=word.block.after(word)).load(short.type, word.pointer, align=word.align)
    read.metadata = {"dbg": word.metadata["dbg"]} if "dbg" in word.metadata else {}
    whole = short.operands[0]
    short.replace_all_uses_with(read)
    short.erase()
    if isinstance(whole, ins.Cast) and not whole.users:
        whole.erase()
    if not word.users:
        word.erase()
    return True


def _may_be_number(load: ins.Load, facts: MemoryFacts) -> bool:
    if load.type is not ty.I64 or not _plain(load) or not load.users or facts.content(load).may_point:
        return False
    return any(x.find().content.find().floats for x in facts.locations(load.pointer, ty.I64))


def _is_cleared(store: ins.Store, facts: MemoryFacts) -> bool:
    """Whether a word is the null address where no address lies, or zero as a fill leaves it of which LLVM has made a store."""
    null = isinstance(store.value, val.ConstantNull) and store.value.type is ty.PTR
    zeros = isinstance(store.value, val.ConstantInt) and store.value.type is ty.I64 and not store.value.value
    if not (null or (zeros and store.align < 8 and access_type(store) is None)) or not _plain(store):
        return False
    contents = [x.find().content.find() for x in facts.locations(store.pointer, store.value.type)]
    return all(content.floats and not content.may_point for content in contents)


def _clear(store: ins.Store) -> None:
    b = Builder(before=store)
    call = b.call_named("llvm.memset.p0.i64", ty.VOID, [store.pointer, const_int(ty.I8, 0), const_int(ty.I64, 8), const_int(ty.I1, 0)])
    call.metadata = {"dbg": store.metadata["dbg"]} if "dbg" in store.metadata else {}
    store.erase()


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
