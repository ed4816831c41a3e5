"""Words that hold an integer or the bits of a number, kept in memory of their own.

    match v { I(i) => i as f64, F(f) => f, P(p, n) => p as f64 * n as f64 }      // v was moved out of a list

LLVM moves such a value in registers: a word is loaded, merged with others and stored, and what is computed of it tells what it was. To the
analysis it is both, and so is all memory that it comes from and goes to, so that nothing is told apart there. In memory, kinds are told
apart when the program runs (analysis/memory/kinds.py). So the word becomes a place in memory: where it was loaded it is copied there, where
it was stored it is copied from there, and it is read as what each use takes it for.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from polyglot_ad.analysis.memory import MemoryFacts
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Block, Function, Module, Value
from polyglot_ad.symbols import INTEGER

if TYPE_CHECKING:
    from ...context import ProgramContext

_MERGES = ("phi", "select", "freeze")
_SHORT = (ty.I8, ty.I16, ty.I32)
_NUMBERS: dict[ty.Type, tuple[ty.Type, str]] = {ty.I64: (ty.DOUBLE, "f64"), ty.I32: (ty.FLOAT, "f32")}
"""Words, and the numbers that they may be."""
_ELSEWHERE = ("ret", "insertvalue", "insertelement", "inttoptr", "atomicrmw", "cmpxchg")
"""Uses that move a word to where it is no place in memory."""


def keep_words(module: Module, facts: MemoryFacts) -> list[Value]:
    """In place; their places."""
    found: list[Value] = []
    for function in [f for f in module.functions.values() if f.blocks]:
        words = [word for web in _webs(_words(function, facts)) if _is_wanted(web) for word in web]
        found += _Places(function, words).put() if words else []
    return found


def are_told_apart(places: list[Value], program: ProgramContext) -> bool:
    """Whether the derivative finds out of every place what it holds."""
    for place in places:
        locations = [x for x in program.facts.all_locations(place) if x.content.find().kind != "ptr"]
        if len(locations) > 1 and not all(program.activity.checked(x) for x in locations):
            return False
        if any(x.content.find().kind == "mixed" or program.activity.suspects(x) for x in locations):
            return False
    return True


def _words(function: Function, facts: MemoryFacts) -> dict[ins.Instruction, None]:
    """What is loaded or made as the bits of a number where the analysis takes it for an integer, too, and what that is merged into
    or moved as."""
    found = {i: None for i in function.instructions() if i.type in _NUMBERS and _begins(i) and _is_both(i, facts)}
    again = _words_again([i for i in found if i.opcode == "bitcast"])
    work = list(found)
    while work:
        for user in work.pop().users:
            if user.opcode in _MERGES or user.opcode == "bitcast":
                if user.type not in _NUMBERS and user not in again:
                    continue
            else:
                continue
            if user not in found:
                found[user] = None
                work.append(user)
    return found


def _words_again(casts: list[ins.Instruction]) -> set[Value]:
    """The numbers that are words again later: moved, and merged, as such."""
    found: set[Value] = set()
    work = [cast.operands[0] for cast in casts]
    while work:
        one = work.pop()
        if (
            one not in found
            and isinstance(one, ins.Instruction)
            and one.type in (ty.DOUBLE, ty.FLOAT)
            and (one.opcode in _MERGES or one.opcode == "bitcast")
        ):
            found.add(one)
            work += _given(one)
    return found


def _begins(i: ins.Instruction) -> bool:
    if isinstance(i, ins.Load):
        return not i.ordering and not i.volatile
    return i.opcode == "bitcast" and i.operands[0].type is _NUMBERS[i.type][0]


def _is_both(i: ins.Instruction, facts: MemoryFacts) -> bool:
    content = facts.content(i)
    return _NUMBERS[i.type][1] in content.floats and content.integers and not content.may_point


def _webs(words: dict[ins.Instruction, None]) -> Iterator[list[ins.Instruction]]:
    """Those that become one another."""
    left: dict[Value, ins.Instruction] = {word: word for word in words}
    while left:
        web = [left.popitem()[1]]
        for word in web:
            web += [left.pop(near) for near in dict.fromkeys((*word.users, *word.operands)) if near in left]
        yield web


def _is_wanted(web: list[ins.Instruction]) -> bool:
    """Whether words are not used in one way alone, or merged with integers, and all that is done with them can be done in memory."""
    inside = set(web)
    ways = {_way(word, user, inside) for word in web for user in word.users} - {"merged"}
    if "" in ways or any(isinstance(word, ins.Select) and word.operands[0].type is not ty.I1 for word in web):
        return False
    return len(ways) > 1 or any(
        not isinstance(given, val.Constant) and given not in inside
        for word in web
        if word.type in _NUMBERS and word.opcode in _MERGES
        for given in _given(word)
    )


def _way(word: ins.Instruction, user: ins.Instruction, inside: set[ins.Instruction]) -> str:
    """In which way a word is used; "" where it has to be in a register."""
    if user in inside:
        return "merged"
    if isinstance(user, ins.Store):
        return "" if user.ordering or user.volatile else "moved"
    if word.type not in _NUMBERS:
        return "number"
    if isinstance(user, ins.CallBase):
        callee = user.called_function
        return "integer" if callee is not None and callee.name.startswith((INTEGER, "llvm.")) else ""
    if user.opcode == "bitcast":
        return "number" if user.type is _NUMBERS[word.type][0] else ""
    return "" if user.opcode in _ELSEWHERE else "integer"


def _given(word: ins.Instruction) -> list[Value]:
    """What a merge may be."""
    return list(word.operands[1:] if word.opcode == "select" else word.operands)


class _Places:
    """The places of the words of a function."""

    def __init__(self, function: Function, words: list[ins.Instruction]) -> None:
        self.words = words
        self.first = function.entry.instructions[0]
        self.beside: list[Value] = []
        self.places: dict[Value, Value] = {word: self._place(word.type) for word in words}

    def _place(self, type: ty.Type) -> Value:
        return Builder(before=self.first).alloca(type, name="word", align=8)

    def put(self) -> list[Value]:
        for word in self.words:
            self._fill(word)
        for word in self.words:
            for user in [user for user in dict.fromkeys(word.users) if user not in self.places]:
                self._read(user, word)
        for word in self.words:  # (which use each other in circles)
            word.replace_all_uses_with(val.ConstantUndef(word.type))
        for word in self.words:
            word.erase()
        return list(self.places.values()) + self.beside

    def _fill(self, word: ins.Instruction) -> None:
        place, b = self.places[word], Builder(before=word)
        if isinstance(word, ins.Load):
            _copy(b, place, word.pointer, word, word.type)
        elif isinstance(word, ins.Phi):
            self._merge(word, place)
        elif isinstance(word, ins.Select):
            one, other = (self._place_of(b, given, word) for given in _given(word))
            _copy(b, place, b.select(word.operands[0], one, other), word, word.type)
        else:
            self._move(b, place, word.operands[0], word)

    def _merge(self, phi: ins.Phi, place: Value) -> None:
        """All phis of a block change at once, and none does where control goes elsewhere: what comes is kept beside it before."""
        assert phi.block is not None
        coming = self._place(phi.type)
        self.beside.append(coming)
        for block, value in dict(zip(phi.blocks, phi.operands, strict=True)).items():
            self._move(Builder(before=block.terminator), coming, value, phi)
        after = next(i for i in phi.block.instructions if not isinstance(i, ins.Phi))
        _copy(Builder(before=after), place, coming, phi, phi.type)

    def _place_of(self, b: Builder, value: Value, at: ins.Instruction) -> Value:
        if value in self.places:
            return self.places[value]
        place = self._place(value.type)
        self.beside.append(place)
        self._move(b, place, value, at)
        return place

    def _move(self, b: Builder, place: Value, value: Value, at: ins.Instruction) -> None:
        if value in self.places:
            _copy(b, place, self.places[value], at, value.type)
        elif not isinstance(value, val.ConstantUndef):
            b.store(value, place, align=8).metadata = _line(at)

    def _read(self, user: ins.Instruction, word: ins.Instruction) -> None:
        place, b = self.places[word], Builder(before=user)
        if isinstance(user, ins.Store):
            _copy(b, user.pointer, place, user, word.type)
            user.erase()
            return
        told = isinstance(user, ins.CallBase) and user.called_function is not None and user.called_function.name.startswith(INTEGER)
        if told or user.opcode == "bitcast" or (user.opcode == "trunc" and user.type in _SHORT):
            # (LLVM takes parts of a word before it knows what it is: they are read where they are used.)
            for one in list(dict.fromkeys(user.users)):
                self._replace(one, user, place, user.type)
            user.erase()
        else:
            self._replace(user, word, place, word.type)

    @staticmethod
    def _replace(user: ins.Instruction, value: Value, place: Value, type: ty.Type) -> None:
        """Read what a value was from its place for a user."""
        before = {block: block.terminator for block in user.blocks} if isinstance(user, ins.Phi) else {}
        read: dict[Block | None, Value] = {}
        for index in [index for index, operand in enumerate(user.operands) if operand is value]:
            block = user.blocks[index] if isinstance(user, ins.Phi) else None
            if block not in read:
                load = read[block] = Builder(before=user if block is None else before[block]).load(type, place, align=8)
                load.metadata = _line(user)
            user.set_operand(index, read[block])


def _copy(b: Builder, to: Value, source: Value, moved: ins.Instruction, type: ty.Type) -> None:
    size = type.bits // 8 if isinstance(type, ty.IntType) else 8 if type is ty.DOUBLE else 4
    call = b.call_named("llvm.memcpy.p0.p0.i64", ty.VOID, [to, source, const_int(ty.I64, size), const_int(ty.I1, 0)])
    call.metadata = _line(moved)


def _line(i: ins.Instruction) -> dict[str, str]:
    return {"dbg": i.metadata["dbg"]} if "dbg" in i.metadata else {}


__all__ = ["are_told_apart", "keep_words"]
