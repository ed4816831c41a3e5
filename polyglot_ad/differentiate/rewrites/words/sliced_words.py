"""Addresses and numbers that LLVM has cut into pieces, put together again.

Where a union holds a byte at one time and eight bytes at another (an error code or a vector, in Rust's `Result`), SROA moves the eight as
`i8` and `i56`: loads, phis, stores, and at last

    or (shl (zext i56 b), 8), (zext i8 a)

or, where the union's other member is of two bytes, keeps what is above these in a word of its own:

    or (and (phi a, 65535), (phi (and a, -65536)))

Neither shadows nor adjoints are followed through pieces. Here the pieces are traced to where they were one, and moved as one.
"""

from __future__ import annotations

from collections.abc import Iterator

from polyglot_ad.analysis.memory import Content, MemoryFacts, Node
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.values import Block, Function, Module, Value
from polyglot_ad.llvm.prepare import optimise_again

Pieces = tuple[Value, ...]
"""Integers of whole bytes, the lowest first."""
_WHOLE = (8, 16, 32, 64)


def is_piece(type: ty.Type) -> bool:
    """Whether an integer is of a length that no language has: what is left of something longer."""
    return isinstance(type, ty.IntType) and type.bits < 64 and type.bits % 8 == 0 and type.bits not in _WHOLE


_ROUNDS = 4
"""LLVM cuts what was joined in other places, once it sees more."""


def _moves_piece(i: ins.Instruction) -> bool:
    return is_piece(i.type) or (isinstance(i, ins.Store) and is_piece(i.value.type)) or _masked(i) is not None


def join_pieces(module: Module) -> bool:
    """In place, on a prepared module; whether there were any."""
    for rounds in range(_ROUNDS):
        if not _join_once(module):
            return rounds > 0
        module.take(parse(optimise_again(print_module(module))))
    _join_once(module)
    return True


def _join_once(module: Module) -> bool:
    changed = False
    for function in [f for f in module.functions.values() if any(_moves_piece(i) for i in f.instructions())]:
        joiner = _Joiner()
        for block in function.blocks:
            for i in list(block.instructions):
                if (parts := _masked(i)) is not None:
                    i.replace_all_uses_with(_unmasked(*parts))
                    changed = True
                elif i.opcode == "or" and (pieces := _tiles(i)):
                    whole = joiner.whole(pieces)
                    if whole is not None:
                        i.replace_all_uses_with(whole)
                        changed = True
            for stores in list(_tiling_stores(block)):
                whole = joiner.whole(tuple(store.value for store in stores))
                if whole is not None:
                    last = max(stores, key=block.position)
                    Builder(before=last).store(whole, stores[0].pointer, align=stores[0].align)
                    for store in stores:
                        store.erase()
                    changed = True
    return changed


Masked = tuple[ins.Phi, val.ConstantInt, ins.Phi]


def _masked(i: ins.Instruction) -> Masked | None:
    """(a, mask, b) of `(a & mask) | b`, where on some way here b is what the mask leaves out of a."""
    for low, high in (i.operands, i.operands[::-1]) if i.opcode == "or" and isinstance(i.type, ty.IntType) else ():
        if not isinstance(low, ins.Instruction) or low.opcode != "and" or not isinstance(high, ins.Phi):
            continue
        whole, mask = low.operands
        if isinstance(whole, ins.Phi) and isinstance(mask, val.ConstantInt) and whole.block is high.block:
            ways = [(whole.incoming_for(source), high.incoming_for(source)) for source in high.blocks]
            if any(source.terminator in way for source, way in zip(high.blocks, ways, strict=True)):
                continue
            if any(_is_rest(rest, of, mask) for of, rest in ways):
                return whole, mask, high
    return None


def _is_rest(rest: Value, of: Value, mask: val.ConstantInt) -> bool:
    if not isinstance(rest, ins.Instruction) or rest.opcode != "and" or rest.operands[0] is not of:
        return False
    other = rest.operands[1]
    return isinstance(other, val.ConstantInt) and (other.value ^ mask.value) & ((1 << _bits(rest)) - 1) == (1 << _bits(rest)) - 1


def _unmasked(whole: ins.Phi, mask: val.ConstantInt, high: ins.Phi) -> Value:
    block = high.block
    assert block is not None
    made = ins.Phi(high.type, (), "whole")
    block.insert(0, made)
    ways: dict[Block, Value] = {}
    for source in dict.fromkeys(high.blocks):
        of, rest = whole.incoming_for(source), high.incoming_for(source)
        if not _is_rest(rest, of, mask):
            b = Builder(before=source.terminator)
            low = b.binary("and", of, mask)
            of = low if isinstance(rest, val.ConstantInt) and rest.value == 0 else b.binary("or", low, rest)
        ways[source] = of
    for source in high.blocks:
        made.add_incoming(ways[source], source)
    return made


def _bits(value: Value) -> int:
    assert isinstance(value.type, ty.IntType)
    return value.type.bits


def _tiles(i: ins.Instruction) -> Pieces:
    """The pieces that an integer is put together of, if they are all of it."""
    if not isinstance(i.type, ty.IntType) or i.type.bits > 64:
        return ()
    found: list[tuple[int, Value]] = []
    work: list[tuple[Value, int]] = [(i, 0)]
    while work:
        value, shift = work.pop()
        if not isinstance(value, ins.Instruction) or len(found) > 8:
            return ()
        if value.opcode == "or":
            work += [(value.operands[0], shift), (value.operands[1], shift)]
        elif value.opcode == "shl" and isinstance(by := value.operands[1], val.ConstantInt):
            work.append((value.operands[0], shift + by.value))
        elif value.opcode == "zext":
            found.append((shift, value.operands[0]))
        else:
            return ()
    found.sort(key=lambda one: one[0])
    place = 0
    for shift, piece in found:
        if shift != place or _bits(piece) % 8:
            return ()
        place += _bits(piece)
    pieces = tuple(piece for _, piece in found)
    return pieces if place == i.type.bits and any(is_piece(piece.type) for piece in pieces) else ()


def _place(pointer: Value) -> tuple[Value, int]:
    """An address as another one and a constant distance."""
    distance = 0
    while (
        isinstance(pointer, ins.GetElementPtr) and pointer.source_type is ty.I8 and isinstance(by := pointer.operands[1], val.ConstantInt)
    ):
        distance += by.value
        pointer = pointer.operands[0]
    return pointer, distance


def _plain(i: ins.Load | ins.Store) -> bool:
    return not i.ordering and not i.volatile


def _tiling_stores(block: Block) -> Iterator[list[ins.Store]]:
    """Neighbouring stores of pieces that are eight bytes together, and that nothing stands between which might tell."""
    run: list[ins.Store] = []
    for i in [*block.instructions, None]:
        if isinstance(i, ins.Store) and _plain(i) and isinstance(i.value.type, ty.IntType) and i.value.type.bits % 8 == 0:
            run.append(i)
            continue
        if i is not None and (i.opcode in ("getelementptr", "trunc", "lshr", "zext", "phi")):
            continue
        yield from _tiling(run)
        run = []


def _tiling(run: list[ins.Store]) -> Iterator[list[ins.Store]]:
    if not any(is_piece(store.value.type) for store in run):
        return
    places = [_place(store.pointer) for store in run]
    if len({root for root, _ in places}) > 1 or len(set(places)) < len(places):
        return
    order = sorted(range(len(run)), key=lambda k: places[k][1])
    group: list[ins.Store] = []
    end = None
    for k in order:
        size = _bits(run[k].value) // 8
        if end != places[k][1] or sum(_bits(s.value) for s in group) == 64:
            group = []
        group.append(run[k])
        end = places[k][1] + size
        if sum(_bits(s.value) for s in group) == 64 and any(is_piece(s.value.type) for s in group):
            yield group
            group = []


class _Joiner:
    """What pieces are together, in one function."""

    def __init__(self) -> None:
        self._known: dict[Pieces, Value | None] = {}

    def whole(self, pieces: Pieces) -> Value | None:
        if pieces not in self._known:
            self._known[pieces] = None
            made = self._phi(pieces) or self._load(pieces) or self._constant(pieces) or self._cut(pieces) or self._choice(pieces)
            self._known[pieces] = made
        return self._known[pieces]

    def _phi(self, pieces: Pieces) -> Value | None:
        block = pieces[0].block if isinstance(pieces[0], ins.Phi) else None
        phis = [p for p in pieces if isinstance(p, ins.Phi) and p.block is block]
        if block is None or len(phis) < len(pieces):
            return None
        made = ins.Phi(ty.integer(sum(map(_bits, pieces))), (), "whole")
        block.insert(0, made)
        self._known[pieces] = made
        for source in phis[0].blocks:
            parts = tuple(phi.incoming_for(source) for phi in phis)
            whole = self.whole(parts)
            made.add_incoming(_put_together(parts, source) if whole is None else whole, source)
        return made

    def _load(self, pieces: Pieces) -> Value | None:
        loads = [p for p in pieces if isinstance(p, ins.Load) and _plain(p)]
        if len(loads) < len(pieces) or len({load.block for load in loads}) > 1:
            return None
        root, place = _place(loads[0].pointer)
        for load in loads:
            if _place(load.pointer) != (root, place):
                return None
            place += _bits(load) // 8
        block = loads[0].block
        assert block is not None
        between = sorted(block.position(load) for load in loads)
        if any(_may_write(i) for i in block.instructions[between[0] : between[-1]]):
            return None
        # The lowest piece's address is there where it is loaded; the others follow, or nothing is written meanwhile.
        b = Builder(before=block.instructions[between[-1] + 1])
        return b.load(ty.integer(sum(map(_bits, pieces))), loads[0].pointer, "whole", align=loads[0].align)

    def _constant(self, pieces: Pieces) -> Value | None:
        type = ty.integer(sum(map(_bits, pieces)))
        if all(isinstance(p, val.ConstantUndef) for p in pieces):
            return val.ConstantUndef(type)
        value = shift = 0
        for piece in pieces:
            if not isinstance(piece, val.ConstantInt | val.ConstantUndef):
                return None
            if isinstance(piece, val.ConstantInt):
                value |= (piece.value & ((1 << _bits(piece)) - 1)) << shift
            shift += _bits(piece)
        return const_int(type, value)

    def _cut(self, pieces: Pieces) -> Value | None:
        """Pieces that were cut out of one integer by shifting."""
        whole: Value | None = None
        shift = 0
        for piece in pieces:
            if not isinstance(piece, ins.Instruction) or piece.opcode != "trunc":
                return None
            source = piece.operands[0]
            if shift:
                if not isinstance(source, ins.Instruction) or source.opcode != "lshr":
                    return None
                by = source.operands[1]
                if not isinstance(by, val.ConstantInt) or by.value != shift:
                    return None
                source = source.operands[0]
            if whole not in (None, source):
                return None
            whole = source
            shift += _bits(piece)
        return whole if whole is not None and _bits(whole) == shift else None

    def _choice(self, pieces: Pieces) -> Value | None:
        choices = [p for p in pieces if isinstance(p, ins.Instruction) and p.opcode == "select"]
        if len(choices) < len(pieces) or len({c.operands[0] for c in choices}) > 1 or len({c.block for c in choices}) > 1:
            return None
        arms = [self.whole(tuple(c.operands[k] for c in choices)) for k in (1, 2)]
        if arms[0] is None or arms[1] is None:
            return None
        block = choices[0].block
        assert block is not None
        return Builder(before=max(choices, key=block.position)).select(choices[0].operands[0], arms[0], arms[1])


def _may_write(i: ins.Instruction) -> bool:
    return isinstance(i, ins.CallBase | ins.Store | ins.AtomicRMW | ins.CmpXchg | ins.Fence) or (isinstance(i, ins.Load) and not _plain(i))


def _put_together(pieces: Pieces, block: Block) -> Value:
    """At the end of a block, as the program does it."""
    b = Builder(before=block.terminator)
    type = ty.integer(sum(map(_bits, pieces)))
    made: Value = const_int(type, 0)
    shift = 0
    for piece in pieces:
        if not isinstance(piece, val.ConstantUndef):
            made = b.binary("or", made, b.binary("shl", b.cast("zext", piece, type), const_int(type, shift)))
        shift += _bits(piece)
    return made


def unjoined(function: Function, facts: MemoryFacts) -> Iterator[ins.Instruction]:
    """Moves of pieces of what may be the address of numbers."""
    for i in function.instructions():
        if isinstance(i, ins.Load | ins.Store):
            type = i.type if isinstance(i, ins.Load) else i.value.type
            if is_piece(type) and any(_leads_to_numbers(location.find().content, facts) for location in facts.locations(i.pointer, type)):
                yield i


def _leads_to_numbers(content: Content, facts: MemoryFacts) -> bool:
    seen: set[Node] = set()
    work = [content]
    while work:
        content = work.pop().find()
        if content.kind not in ("ptr", "mixed") or not content.may_point:
            continue
        node = facts.memory.target(content)[0]
        if node in seen:
            continue
        seen.add(node)
        contents = [location.find().content.find() for location in node.locations()]
        if any(found.floats for found in contents):
            return True
        work += contents
    return False
