"""Words that a program writes in pieces and reads byte by byte, or with their bytes turned round: files and messages of one byte order.

Bytes, or larger pieces, that are stored side by side and are all of a word become one store of it; loads of bytes that are put together
become one load. What has its bytes turned round in memory (big-endian numbers) is a number all the same: `pad.turned(x)` is stored there, a
number of a kind of its own (analysis/memory/turned.py), and `pad.back` of what is loaded is a number again. The derivative of both is 1:
shadow memory holds the adjoint of the number that the bytes stand for.
"""

from __future__ import annotations

from collections.abc import Iterator

from polyglot_ad.analysis.memory.turned import BACK, TURNED
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Block, Function, Module, Value
from polyglot_ad.rules.functions import PURE

from .bit_origins import Origins, Places

_FLOATS: dict[int, ty.FloatType] = {4: ty.FLOAT, 8: ty.DOUBLE}
_PIECES = (ty.I8, ty.I16, ty.I32)
_SUFFIX = {ty.FLOAT: ".f32", ty.DOUBLE: ".f64"}
_NAMES = (TURNED, BACK)


def join_bytes(function: Function) -> None:
    """In place."""
    if function.name.startswith(_NAMES):
        return
    origins = Origins()
    for block in function.blocks:
        for stores in list(_runs(block)):
            _join_stores(origins, stores)
    for i in [i for i in function.instructions() if _is_word(i.type) and i.opcode in ("or", "add", "xor", "bitcast")]:
        _join_loads(origins, i)
    origins = Origins()
    for i in list(function.instructions()):
        if isinstance(i, ins.Store) and _is_word(i.value.type):
            _turn(origins, i)
        elif i.opcode == "bitcast" and i.type in _SUFFIX and isinstance(i.operands[0].type, ty.IntType):
            _turn_back(origins, i)


def _is_word(type: ty.Type) -> bool:
    return isinstance(type, ty.IntType) and type.bits // 8 in _FLOATS and type.bits % 8 == 0


def _plain(i: ins.Load | ins.Store) -> bool:
    return not i.ordering and not i.volatile


def _place(pointer: Value) -> tuple[Value, int]:
    """An address as another one and a constant distance."""
    distance = 0
    while len(pointer.operands if isinstance(pointer, ins.GetElementPtr | val.ConstantExpr) else ()) == 2:
        base, by = pointer.operands  # type: ignore[attr-defined]
        if getattr(pointer, "source_type", None) is not ty.I8 or not isinstance(by, val.ConstantInt):
            break
        distance, pointer = distance + by.value, base
    return pointer, distance


# bytes that are words -------------------------------------------------------------------------------------------------------------


def _runs(block: Block) -> Iterator[dict[tuple[Value, int], ins.Store]]:
    """Stores of pieces of one size that nothing stands between which touches memory, by their places; from one address, so that no two
    meet."""
    run: dict[tuple[Value, int], ins.Store] = {}
    for i in [*block.instructions, None]:
        if isinstance(i, ins.Store) and _plain(i) and i.value.type in _PIECES:
            place = _place(i.pointer)
            if run and not _continues(run, place, i):
                yield run
                run = {}
            run[place] = i
        elif run and (i is None or isinstance(i, ins.CallBase | ins.Store | ins.Load | ins.AtomicRMW | ins.CmpXchg | ins.Fence)):
            yield run
            run = {}


def _continues(run: dict[tuple[Value, int], ins.Store], place: tuple[Value, int], store: ins.Store) -> bool:
    (root, offset), first = next(iter(run.items()))
    beside = (place[1] - offset) % (_bits(store.value) // 8) == 0
    return place not in run and place[0] is root and store.value.type is first.value.type and beside


def _join_stores(origins: Origins, run: dict[tuple[Value, int], ins.Store]) -> None:
    """Those of the pieces of one word become one, in its order, or with its bytes turned round."""
    for (root, first), store in sorted(run.items(), key=lambda one: one[0][1]):
        if store.block is None:
            continue
        unit = _bits(store.value) // 8
        for size in sorted(_FLOATS, reverse=True):
            stores = [run.get((root, first + k)) for k in range(0, size, unit)] if size > unit else []
            found = [s for s in stores if s is not None and s.block is not None]
            word = _word([origins.of(s.value) for s in found], size) if found and len(found) * unit == size else None
            if word is not None:
                source, forward = word
                last = max(found, key=store.block.position)
                b = Builder(before=last)
                bits = source if source.type.is_integer else b.cast("bitcast", source, ty.integer(8 * size))
                b.store(bits if forward else _swapped(b, bits), store.pointer, align=store.align).metadata = _source(store)
                for one in found:
                    one.erase()
                break


def _source(i: ins.Instruction) -> dict[str, str]:
    return {"dbg": i.metadata["dbg"]} if "dbg" in i.metadata else {}


def _word(parts: list[Places | None], size: int) -> tuple[Value, bool] | None:
    """(the word of which these are all bytes or larger pieces, whether in its order; else its bytes are turned round)."""
    first = parts[0][0] if parts[0] else None
    source = first[0] if isinstance(first, tuple) else None
    if source is None or not (_is_word(source.type) or source.type in _SUFFIX) or _bits(source) != 8 * size or None in parts:
        return None
    bits = [place for part in parts for place in part or ()]
    if bits == [(source, k) for k in range(8 * size)]:
        return source, True
    if bits == [(source, 8 * k + bit) for k in range(size - 1, -1, -1) for bit in range(8)]:
        return source, False
    return None


def _bits(value: Value) -> int:
    assert isinstance(value.type, ty.IntType | ty.FloatType)
    return value.type.bits


def _swapped(b: Builder, word: Value) -> Value:
    return b.call_named(f"llvm.bswap.{word.type}", word.type, [word])


def _join_loads(origins: Origins, i: ins.Instruction) -> None:
    """A word that is put together of loaded bytes is one that is loaded."""
    places = origins.of(i)
    if places is None or len(places) not in (32, 64):
        return
    loads = [place[0] if isinstance(place, tuple) else None for place in places[::8]]
    found = [load for load in loads if isinstance(load, ins.Load) and load.type is ty.I8 and _plain(load)]
    if len(found) < len(loads) or places != tuple((load, bit) for load in found for bit in range(8)):
        return
    where = [_place(load.pointer) for load in found]
    step = where[1][1] - where[0][1]
    if abs(step) != 1 or any(place != (where[0][0], where[0][1] + step * k) for k, place in enumerate(where)):
        return
    block = found[0].block
    if block is None or any(load.block is not block for load in found):
        return
    order = sorted(block.position(load) for load in found)
    if any(_may_write(one) for one in block.instructions[order[0] : order[-1]]):
        return
    lowest = found[0] if step > 0 else found[-1]
    b = Builder(before=block.instructions[order[-1] + 1])
    word: Value = b.load(i.type if i.type.is_integer else ty.integer(len(places)), lowest.pointer, "word", align=lowest.align)
    assert isinstance(word, ins.Load)
    word.metadata = _source(i)
    i.replace_all_uses_with(word if step > 0 else _swapped(b, word))


def _may_write(i: ins.Instruction) -> bool:
    return isinstance(i, ins.CallBase | ins.Store | ins.AtomicRMW | ins.CmpXchg | ins.Fence) or (isinstance(i, ins.Load) and not _plain(i))


# numbers whose bytes are turned round ---------------------------------------------------------------------------------------------


def _reversed(places: Places | None) -> Value | None:
    """The word of which these are the bytes, turned round."""
    if places is None or not isinstance(places[-8], tuple):
        return None
    source, size = places[-8][0], len(places) // 8
    found = _word([places[8 * k : 8 * k + 8] for k in range(size)], size)
    return source if found == (source, False) else None


def _turn(origins: Origins, store: ins.Store) -> None:
    number = _reversed(origins.of(store.value))
    if number is not None and number.type in _SUFFIX and isinstance(store.value, ins.Instruction) and _plain(store):
        b = Builder(before=store)
        store.set_operand(0, b.call(_helper(b.module, TURNED, number.type), [number]))


def _turn_back(origins: Origins, i: ins.Instruction) -> None:
    load = _reversed(origins.of(i))
    if isinstance(load, ins.Load) and load.type.is_integer and _plain(load):
        assert load.block is not None
        b = Builder(before=load.block.after(load))
        again = b.load(i.type, load.pointer, load.name, align=load.align)
        again.metadata = dict(load.metadata)
        i.replace_all_uses_with(b.call(_helper(b.module, BACK, i.type), [again]))
        i.erase()
        if not load.users:
            load.erase()


def _helper(module: Module, name: str, type: ty.Type) -> Function:
    """A function with a rule."""
    symbol = name + _SUFFIX[type]  # type: ignore[index]
    found = module.functions.get(symbol)
    if found is None:
        found = module.add_function(Function(symbol, ty.function(type, (type,)), ["x"], prefix="internal", attributes=PURE))
        b = Builder(found.add_block("entry"))
        assert isinstance(type, ty.FloatType)
        bits = b.cast("bitcast", found.arguments[0], ty.integer(type.bits))
        b.ret(b.insert(ins.Cast("bitcast", _swapped(b, bits), type)))
    return found
