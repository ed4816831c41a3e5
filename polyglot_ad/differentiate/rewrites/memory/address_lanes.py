"""Addresses that LLVM keeps in a vector, or in an integer of 128 bits, beside something else, moved on their own.

A structure of a number and an address (an expression object of a matrix library, a slice, a shared pointer) is two words, and LLVM
moves the two as one value: `<2 x double>`, `<2 x i64>`, `<2 x ptr>`, `i128`. The memory analysis has one content for all lanes, so a
number and an address in one vector would be neither. Here such vectors are taken apart: each lane of whatever is moved together is a
scalar of its own, an address where any use or source says so. Vectors of nothing but numbers stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterator

from polyglot_ad.analysis.memory import MemoryFacts
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Block, Function, Module, Value

from ...refusals.errors import refusal
from .lane_words import (
    I128,
    PRODUCTS,
    WHOLE_WORDS,
    WORD,
    Lane,
    alignment_of,
    becomes_address,
    computes,
    is_empty,
    is_plain,
    mask_of,
    nothing,
    of_parts,
    was_address,
    words_of,
)

_COPIES = frozenset(("load", "phi", "select", "freeze", "bitcast", "shufflevector", "insertelement", "ptrtoint", "inttoptr", "zext"))
_MOVES = _COPIES | {"and", "or", "shl", "lshr"}


def split_address_lanes(module: Module, facts: MemoryFacts) -> bool:
    """In place, on an analysed module; whether there were any."""
    changed = False
    for function in [f for f in module.functions.values() if f.blocks]:
        if any(words_of(i.type) or (isinstance(i, ins.Store) and words_of(i.value.type)) for i in function.instructions()):
            changed |= _Splitter(function, facts).run()
    return changed


class _Splitter:
    """Takes apart the vectors of one function."""

    def __init__(self, function: Function, facts: MemoryFacts) -> None:
        self.function = function
        self.facts = facts
        self._parent: dict[Lane, Lane] = {}
        self._addresses: set[Lane] = set()
        self._beside_addresses: set[Lane] = set()
        """Lanes that are moved from or to memory where addresses are."""
        self._doubles: set[Lane] = set()
        self._made: dict[Value, list[Value]] = {}
        self._pending: list[tuple[ins.Phi, list[ins.Phi]]] = []

    def run(self) -> bool:
        members = [i for i in self.function.instructions() if self._moves(i)]
        for i in members:
            self._join(i)
        for i in self.function.instructions():
            self._evidence(i)
        self._addresses = {self._find(lane) for lane in self._addresses}
        self._doubles = {self._find(lane) for lane in self._doubles}
        numbers = {self._find(lane) for i in self.function.instructions() if computes(i) for lane in self._of_doubles(i)}
        numbers |= {self._find(lane) for i in self.function.instructions() for lane in of_parts(i)}
        # Whoever calculates with a word takes it for a number, whatever else is where it came from.
        self._addresses |= {root for lane in self._beside_addresses if (root := self._find(lane)) not in numbers}
        webs = self._webs(members)
        stores = [i for i in self.function.instructions() if isinstance(i, ins.Store) and is_plain(i) and self._copies_address(i)]
        chosen = [i for i in members if i in webs]
        if not chosen and not stores:
            return False
        for i in self.function.instructions():
            self._refuse_other_uses(i)
        for i in chosen:
            self._lanes(i)
        for phi, parts in self._pending:
            for value, block in zip(phi.operands, phi.blocks, strict=True):
                for k, part in enumerate(parts):
                    b = Builder(before=block.terminator)
                    part.add_incoming(self._as(b, self._part(value, k, b), part.type), block)
        for i in chosen:
            self._replace_uses(i, webs)
        for store in stores:
            if store.block is not None:
                self._store(store)
        _erase(chosen)
        return True

    # which lanes are one, and which are addresses -----------------------------------------------------------------------------

    @staticmethod
    def _moves(i: ins.Instruction) -> bool:
        """Whether an instruction only moves words."""
        if not words_of(i.type) or i.opcode not in _MOVES:
            return False
        if isinstance(i, ins.Load):
            return is_plain(i)
        if i.opcode == "select":
            return not isinstance(i.operands[0].type, ty.VectorType)
        if i.opcode == "insertelement":
            return isinstance(i.operands[2], val.ConstantInt)
        if i.opcode in ("bitcast", "ptrtoint", "inttoptr", "shufflevector"):
            return bool(words_of(i.operands[0].type)) or i.operands[0].type.scalar is I128
        if i.opcode == "zext":
            return i.type is I128 and i.operands[0].type is ty.I64
        if i.opcode == "or":
            return i.type is I128
        if i.opcode == "and":
            return i.type is I128 and isinstance(mask := i.operands[1], val.ConstantInt) and mask.value in WHOLE_WORDS
        if i.opcode in ("shl", "lshr"):
            return i.type is I128 and isinstance(by := i.operands[1], val.ConstantInt) and by.value == 64
        return True

    def _find(self, lane: Lane) -> Lane:
        while (above := self._parent.get(lane, lane)) != lane:
            lane = above
        return lane

    def _union(self, a: Lane, b: Lane) -> None:
        a, b = self._find(a), self._find(b)
        if a != b:
            self._parent[b] = a

    def _join(self, i: ins.Instruction) -> None:
        for k in range(words_of(i.type)):
            for source, at in self._sources(i, k):
                if not isinstance(source, val.Constant) and words_of(source.type):
                    self._union((i, k), (source, at))

    def _sources(self, i: ins.Instruction, k: int) -> Iterator[Lane]:
        """Which lanes of operands lane k is."""
        opcode = i.opcode
        if opcode in ("phi", "freeze", "bitcast", "ptrtoint", "inttoptr"):
            yield from ((operand, k) for operand in i.operands)
        elif opcode == "or":
            yield from ((operand, k) for operand in i.operands if not (isinstance(operand, ins.Instruction) and is_empty(operand, k)))
        elif opcode == "select":
            yield from ((operand, k) for operand in i.operands[1:])
        elif opcode == "insertelement":
            place = i.operands[2]
            assert isinstance(place, val.ConstantInt)
            yield (i.operands[1], 0) if place.value == k else (i.operands[0], k)
        elif opcode == "shufflevector":
            chosen = mask_of(i)[k]
            if chosen is not None:
                width = words_of(i.operands[0].type)
                yield (i.operands[0], chosen) if chosen < width else (i.operands[1], chosen - width)
        elif (opcode == "zext" and k == 0) or (opcode == "and" and not is_empty(i, k)):
            yield i.operands[0], k
        elif (opcode == "shl" and k == 1) or (opcode == "lshr" and k == 0):
            yield i.operands[0], 1 - k

    def _evidence(self, i: ins.Instruction) -> None:
        """What an instruction says of lanes."""
        for value in (i, *i.operands):
            if not isinstance(value, val.Constant) and words_of(value.type) and value.type.scalar is ty.PTR:
                self._addresses.update((value, k) for k in range(words_of(value.type)))
        self._doubles.update(self._of_doubles(i))
        if isinstance(i, ins.Load | ins.Store):
            type = i.type if isinstance(i, ins.Load) else i.value.type
            if words_of(type):
                moved = i if isinstance(i, ins.Load) else i.value
                self._beside_addresses.update(
                    (moved, k) for k in self._address_words(i.pointer, type) if not isinstance(moved, val.Constant)
                )
        elif i.opcode == "extractelement" and words_of(i.operands[0].type) and isinstance(place := i.operands[1], val.ConstantInt):
            if becomes_address(i):
                self._addresses.add((i.operands[0], place.value))
        elif i.opcode == "trunc" and i.operands[0].type is I128 and i.type is ty.I64 and becomes_address(i):
            self._addresses.add((i.operands[0], 0))
        elif i.opcode in ("insertelement", "zext") and self._moves(i) and was_address(i.operands[1 if i.opcode == "insertelement" else 0]):
            place = i.operands[2] if i.opcode == "insertelement" else const_int(ty.I64, 0)
            assert isinstance(place, val.ConstantInt)
            if not all(user.opcode in PRODUCTS for user in i.users):  # a hash of an address is none (`analysis/memory/provenance.py`)
                self._addresses.add((i, place.value))

    @staticmethod
    def _of_doubles(i: ins.Instruction) -> Iterator[Lane]:
        """All lanes that an instruction takes or gives as numbers."""
        for value in (i, *i.operands):
            if not isinstance(value, val.Constant) and words_of(value.type) and value.type.scalar is ty.DOUBLE:
                yield from ((value, k) for k in range(words_of(value.type)))

    def _address_words(self, pointer: Value, type: Type) -> list[int]:
        """Which words of memory hold addresses, as far as other accesses say."""
        row = ty.vector(ty.I64, words_of(type))
        return [k for k, location in enumerate(self.facts.locations(pointer, row)) if location.find().content.find().may_point]

    def _copies_address(self, store: ins.Store) -> bool:
        return bool(words_of(store.value.type)) and any(
            self._find((store.value, k)) in self._addresses for k in range(words_of(store.value.type))
        )

    def _refuse_other_uses(self, i: ins.Instruction) -> None:
        """Raise where such a vector is neither moved nor taken apart: passed, returned, computed with."""
        if i.opcode in ("extractelement", "trunc", "store", "icmp") or self._moves(i):
            taken: list[Value] = [i] if not self._moves(i) and words_of(i.type) else []
        else:
            taken = [i, *i.operands]
        taken += [operand for operand in i.operands if isinstance(operand, val.Argument)]
        for value in taken:
            if isinstance(value, val.Constant) or not words_of(value.type):
                continue
            if any(self._find((value, k)) in self._addresses for k in range(words_of(value.type))):
                raise refusal(
                    "PAD-E101", "an address that is moved in a vector", i, "it is passed on, or computed with, beside other words",
                    "pass the structure that it is in through memory, or let the function be inlined",
                )  # fmt: skip

    def _webs(self, members: list[ins.Instruction]) -> set[Value]:
        """The members that have a lane which is an address, and all that is moved together with them."""
        found: set[Value] = {i for i in members if any(self._find((i, k)) in self._addresses for k in range(words_of(i.type)))}
        work = list(found)
        while work:
            i = work.pop()
            assert isinstance(i, ins.Instruction)
            around = [*i.users, *(o for o in i.operands if isinstance(o, ins.Instruction))]
            for other in around:
                if other not in found and self._moves(other):
                    found.add(other)
                    work.append(other)
        return found

    # taking apart -----------------------------------------------------------------------------------------------------------

    def _type(self, value: Value, k: int) -> Type:
        root = self._find((value, k))
        if root in self._addresses:
            return ty.PTR
        return ty.DOUBLE if root in self._doubles else ty.I64

    @staticmethod
    def _as(b: Builder, value: Value, type: Type) -> Value:
        """A word as another type."""
        if value.type is type:
            return value
        if isinstance(value, val.ConstantUndef):
            return val.ConstantUndef(type, value.poison)
        if value.type.is_pointer:
            value = b.cast("ptrtoint", value, ty.I64)
        elif type.is_pointer and value.type is not ty.I64:
            value = b.cast("bitcast", value, ty.I64)
        if value.type is type:
            return value
        return b.cast("inttoptr" if type.is_pointer else "bitcast", value, type)

    def _lanes(self, i: ins.Instruction) -> list[Value]:
        """The words of a member, made where it stands."""
        if i in self._made:
            return self._made[i]
        if isinstance(i, ins.Phi):
            parts = [ins.Phi(self._type(i, k), (), f"{i.name}.lane{k}" if i.name else "") for k in range(words_of(i.type))]
            assert i.block is not None
            for part in parts:
                i.block.insert(i.block.position(i), part)
            self._made[i] = list(parts)
            self._pending.append((i, parts))
            return self._made[i]
        for operand in i.operands:
            if isinstance(operand, ins.Instruction) and self._moves(operand):
                self._lanes(operand)
        b = Builder(before=i)
        made: list[Value] = []
        for k in range(words_of(i.type)):
            wanted = self._type(i, k)
            if isinstance(i, ins.Load):
                place = b.gep(ty.I8, i.pointer, [WORD * k]) if k else i.pointer
                made.append(b.load(wanted, place, f"{i.name}.lane{k}" if i.name else "", align=alignment_of(i.align, k)))
            elif i.opcode == "select":
                a, c = (self._as(b, self._part(o, k, b), wanted) for o in i.operands[1:])
                made.append(b.select(i.operands[0], a, c))
            else:
                found = [self._as(b, self._part(source, at, b), wanted) for source, at in self._sources(i, k)]
                found = [one for one in found if not (i.opcode == "or" and isinstance(one, val.ConstantInt) and one.value == 0)]
                made.append(found[0] if found else nothing(i, wanted))
        self._made[i] = made
        return made

    def _part(self, value: Value, k: int, b: Builder) -> Value:
        """Word k of any operand."""
        if value in self._made:
            return self._made[value][k]
        if not words_of(value.type):
            return value  # the scalar that an insertion or an extension takes
        if isinstance(value, val.ConstantUndef):
            return val.ConstantUndef(ty.I64, value.poison)
        if isinstance(value, val.ConstantZero):
            return zero(value.type.scalar if value.type is not I128 else ty.I64)
        if isinstance(value, val.ConstantAggregate):
            return value.elements[k]
        if value.type is I128:
            if isinstance(value, val.ConstantInt):
                return const_int(ty.I64, (value.value >> (64 * k)) & ((1 << 64) - 1))
            moved = b.binary("lshr", value, const_int(I128, 64)) if k else value
            return b.cast("trunc", moved, ty.I64)
        return b.insert(ins.ExtractElement(value, const_int(ty.I64, k)))

    def _replace_uses(self, i: ins.Instruction, webs: set[Value]) -> None:
        """Give those who use a member, and are none, its words."""
        parts = self._made[i]
        for user in list(dict.fromkeys(i.users)):
            if user in webs or user.block is None:
                continue
            b = Builder(before=user)
            if user.opcode == "extractelement" and isinstance(place := user.operands[1], val.ConstantInt):
                user.replace_all_uses_with(self._as(b, parts[place.value], user.type))
                user.erase()
            elif user.opcode == "trunc" and user.type is ty.I64:
                user.replace_all_uses_with(self._as(b, parts[0], ty.I64))
                user.erase()
            elif isinstance(user, ins.Store) and user.value is i and is_plain(user):
                self._store(user)
            else:
                at: dict[Block | None, Value] = {}
                for index, operand in enumerate(user.operands):
                    if operand is i:
                        block = user.blocks[index] if isinstance(user, ins.Phi) else None
                        if block not in at:
                            at[block] = self._whole(i, parts, Builder(before=block.terminator) if block is not None else b)
                        user.set_operand(index, at[block])

    def _whole(self, i: ins.Instruction, parts: list[Value], b: Builder) -> Value:
        """A member put together again."""
        if i.type is I128:
            low, high = (b.cast("zext", self._as(b, part, ty.I64), I128) for part in parts)
            return b.binary("or", low, b.binary("shl", high, const_int(I128, 64)))
        made: Value = val.ConstantUndef(i.type, poison=True)
        for k, part in enumerate(parts):
            made = b.insert(ins.InsertElement(made, self._as(b, part, i.type.scalar), const_int(ty.I64, k)))
        return made

    def _store(self, store: ins.Store) -> None:
        b = Builder(before=store)
        value = store.value
        for k in range(words_of(value.type)):
            part = self._part(value, k, b)
            if not isinstance(value, val.Constant):
                part = self._as(b, part, self._type(value, k))
            b.store(part, b.gep(ty.I8, store.pointer, [WORD * k]) if k else store.pointer, align=alignment_of(store.align, k))
        store.erase()


def _erase(members: list[ins.Instruction]) -> None:
    """Take away what nobody uses any more; phis may use each other."""
    for i in members:
        if i.block is not None and isinstance(i, ins.Phi):
            i.replace_all_uses_with(val.ConstantUndef(i.type, poison=True))
    left = [i for i in members if i.block is not None]
    while left:
        rest = [i for i in left if i.users]
        for i in left:
            if not i.users:
                i.erase()
        if len(rest) == len(left):
            return
        left = rest
