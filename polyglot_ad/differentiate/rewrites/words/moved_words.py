"""Words that hold a number or an address, and that are moved as numbers, are moved as integers.

Where a union holds a number at one time and an address at another, LLVM moves the whole of it as what it is used as somewhere:

    double d = phi [ load double, a ], [ bitcast (ptrtoint p), b ]        store double d

An integer that may be an address carries its shadow beside it (`shadows/tagged.py`), a number does not. So what is stored, or becomes an
address, is the word, traced back to where it was loaded or made; who calculates with the number still has the number.
"""

from __future__ import annotations

from polyglot_ad.analysis.memory import Location, MemoryFacts
from polyglot_ad.analysis.memory.overlaps import kept_apart, overlaid
from polyglot_ad.errors import DifferentiationError
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.metadata import source_location
from polyglot_ad.ir.values import Argument, Function, Module, Value

_MOVES = ("phi", "select", "freeze")


def move_words(module: Module, facts: MemoryFacts) -> bool:
    """In place; whether anything was changed."""
    functions = [f for f in module.functions.values() if f.blocks]
    words = _Words(facts, functions)
    moved = [i for f in functions for i in f.instructions() if words.is_moved(i)]
    for i in moved:
        word = words.word(i.operands[0], i)
        if isinstance(i, ins.Store):
            made = Builder(before=i).store(word, i.pointer)
            made.align, made.metadata = i.align, dict(i.metadata)
        else:
            i.replace_all_uses_with(word)
        i.erase()
    return bool(moved)


class _Words:
    """`found`: the numbers that may be addresses."""

    def __init__(self, facts: MemoryFacts, functions: list[Function]) -> None:
        self.facts = facts
        self.found: set[Value] = set()
        self._made: dict[Value, Value] = {}
        pairs = [*overlaid(facts.memory), *kept_apart(facts.memory)]
        self._beside = {x.find() for a, b in pairs for x, y in ((a, b), (b, a)) if y.find().content.find().may_point}
        """What shares bytes with addresses."""
        work: list[Value] = [i for f in functions for i in f.instructions() if i.type is ty.DOUBLE and self._is_seed(i)]
        while work:
            value = work.pop()
            if value not in self.found:
                self.found.add(value)
                work += self._where_it_goes(value)

    def _is_seed(self, i: ins.Instruction) -> bool:
        if isinstance(i, ins.Load):
            return _plain(i) and self._may_hold_address(i.pointer)
        return i.opcode == "bitcast" and i.operands[0].type is ty.I64 and self.facts.content(i.operands[0]).may_point

    def is_moved(self, i: ins.Instruction) -> bool:
        """Whether a number that may be an address is stored, or its bits are taken; what comes through a call only if that matters."""
        if isinstance(i, ins.Store):
            taken = i.value in self.found and _plain(i)
            return taken and (self._may_hold_address(i.pointer) or not self._comes_through_call(i.value))
        taken = i.opcode == "bitcast" and i.type is ty.I64 and i.operands[0] in self.found
        return taken and (self.facts.content(i).may_point or not self._comes_through_call(i.operands[0]))

    def _comes_through_call(self, value: Value) -> bool:
        seen: set[Value] = set()
        work = [value]
        while work:
            one = work.pop()
            if one in self.found and one not in seen:
                seen.add(one)
                if isinstance(one, Argument | ins.CallBase):
                    return True
                work += one.operands if isinstance(one, ins.Instruction) and one.opcode in _MOVES else []
        return False

    def _may_hold_address(self, pointer: Value) -> bool:
        return any(x in self._beside or x.content.find().may_point for x in map(_root, self.facts.locations(pointer, ty.DOUBLE)))

    def _where_it_goes(self, value: Value) -> list[Value]:
        found: list[Value] = []
        for user in value.users:
            if user.opcode in _MOVES and user.type is ty.DOUBLE:
                found.append(user)
            elif isinstance(user, ins.CallBase) and (callee := user.called_function) is not None and callee.blocks:
                found += [p for a, p in zip(user.arguments, callee.arguments, strict=False) if a is value]
            elif user.opcode == "ret":
                assert isinstance(user, ins.Instruction)
                found += [call for call in user.function.users if isinstance(call, ins.CallBase) and call.type is ty.DOUBLE]
        return found

    def word(self, value: Value, at: ins.Instruction) -> Value:
        """The integer that a number is."""
        known = self._made.get(value)
        if known is not None:
            return known
        if value not in self.found:
            return self._bits(value, at)
        if isinstance(value, ins.Phi):
            return self._phi(value, at)
        made: Value
        if isinstance(value, ins.Load):
            assert value.block is not None
            loaded = Builder(before=value.block.after(value)).load(ty.I64, value.pointer)
            loaded.align, loaded.metadata = value.align, dict(value.metadata)
            made = loaded
        elif isinstance(value, ins.Instruction) and value.opcode == "bitcast":
            return value.operands[0]  # which may be bits that are replaced, too
        elif isinstance(value, ins.Instruction) and value.opcode in _MOVES:
            b = Builder(before=value)
            words = [self.word(o, at) if o.type is ty.DOUBLE else o for o in value.operands]
            made = (
                b.insert(ins.Select(words[0], words[1], words[2]))
                if value.opcode == "select"
                else b.insert(ins.UnaryOp("freeze", words[0]))
            )
        else:
            raise DifferentiationError(
                "PAD-E105", "a number that may be an address", location=source_location(at),
                why="it comes through a call as a number, and nobody knows the shadow of the address then",
                help="pass the union, or a pointer to it",
            )  # fmt: skip
        self._made[value] = made
        return made

    def _phi(self, value: ins.Phi, at: ins.Instruction) -> Value:
        assert value.block is not None
        made = ins.Phi(ty.I64, [], value.name)
        value.block.insert(value.block.position(value), made)
        self._made[value] = made
        for number, block in zip(value.operands, value.blocks, strict=True):
            made.add_incoming(self.word(number, at), block)
        return made

    def _bits(self, value: Value, at: ins.Instruction) -> Value:
        if isinstance(value, val.ConstantUndef):
            return val.ConstantUndef(ty.I64)
        if isinstance(value, Argument):
            before = value.function.entry.instructions[0] if value.function is not None else at
            made: Value = Builder(before=before).cast("bitcast", value, ty.I64)
        elif isinstance(value, ins.Instruction):
            made = _after(value).cast("bitcast", value, ty.I64)
        else:  # a constant, which other functions have, too
            return Builder(before=at.function.entry.instructions[0]).cast("bitcast", value, ty.I64)
        self._made[value] = made
        return made


def _root(location: Location) -> Location:
    return location.find()


def _plain(i: ins.Load | ins.Store) -> bool:
    return not i.ordering and not i.volatile


def _after(value: ins.Instruction) -> Builder:
    block = value.block
    assert block is not None
    if isinstance(value, ins.Phi):
        return Builder(before=next(i for i in block.instructions if i.opcode != "phi"))
    if isinstance(value, ins.Invoke):
        return Builder(before=next(i for i in value.targets[0].instructions if i.opcode != "phi"))
    return Builder(before=block.after(value))
