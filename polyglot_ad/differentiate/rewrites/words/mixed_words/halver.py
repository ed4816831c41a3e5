"""Words of a function become two values each."""

from __future__ import annotations

from collections.abc import Sequence

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Argument, Value

from .halves import ARITHMETIC, LANES, LOWER, WIDTH, Types, compares_upper, is_float, only_lower, read_as, takes_half

Halves = tuple[Value, Value]
"""The lower and the upper 32 bits, as integers."""


class Halver:
    """`words`: of one or more functions. What else they are made of, or stand in, is converted. `types`: of the halves, where they are
    loaded, stored and chosen; elsewhere they are integers."""

    def __init__(self, words: Sequence[ins.Instruction], types: dict[Value, Types]) -> None:
        self._words = dict.fromkeys(words)
        self._types = types
        self._halves: dict[Value, Halves] = {}

    def run(self) -> None:
        users = dict.fromkeys(user for word in self._words for user in word.users)
        phis: dict[ins.Phi, list[ins.Phi | None]] = {}
        for word in self._words:
            if isinstance(word, ins.Phi):
                b = Builder(before=word)
                types = self._types[word]
                phis[word] = [None if _is_zero(word, place, set()) else b.phi(types[place]) for place in (0, 1)]
        for phi, (lower, upper) in phis.items():
            assert phi.block is not None
            b = Builder(before=next(i for i in phi.block.instructions if not isinstance(i, ins.Phi)))
            self._halves[phi] = (_read(b, lower), _read(b, upper))
        for word in self._words:
            self._of(word)
        for phi, halves in phis.items():
            for value, block in zip(phi.operands, phi.blocks, strict=True):
                for half, made, type in zip(self._of(value), halves, self._types[phi], strict=True):
                    if made is not None:
                        made.add_incoming(read_as(Builder(before=block.terminator), half, type), block)
        for user in users:
            self._use(user)
        self._erase()
        self._join()
        self._drop()

    def _of(self, word: Value) -> Halves:
        found = self._halves.get(word)
        if found is None:
            found = self._halves[word] = self._made(word) or self._converted(word)
        return found

    def _made(self, word: Value) -> Halves | None:
        zero = const_int(ty.I32, 0)
        if isinstance(word, val.ConstantInt):
            return const_int(ty.I32, word.value & 0xFFFFFFFF), const_int(ty.I32, word.value >> WIDTH & 0xFFFFFFFF)
        if isinstance(word, val.ConstantZero):
            return zero, zero
        if isinstance(word, val.ConstantUndef):
            return val.ConstantUndef(ty.I32), val.ConstantUndef(ty.I32)
        if word not in self._words:
            return None
        assert isinstance(word, ins.Instruction)
        b = Builder(before=word)
        if isinstance(word, ins.Load):
            (low, high), align = self._types[word], min(word.align or 1, 4)
            at = b.gep(ty.I8, word.pointer, [4])
            return read_as(b, b.load(low, word.pointer, align=align), ty.I32), read_as(b, b.load(high, at, align=align), ty.I32)
        if word.opcode == "zext":
            half = self._half(word.operands[0])
            return (half if half.type is ty.I32 else b.cast("zext", half, ty.I32)), zero
        if word.opcode in ("shl", "lshr"):
            return self._shifted(b, word)
        if isinstance(word, ins.Select):
            pairs = zip(self._of(word.operands[1]), self._of(word.operands[2]), self._types[word], strict=True)
            chosen = [b.select(word.operands[0], read_as(b, x, type), read_as(b, y, type)) for x, y, type in pairs]
            return read_as(b, chosen[0], ty.I32), read_as(b, chosen[1], ty.I32)
        if word.opcode in ARITHMETIC:
            return self._calculated(b, word)
        if word.opcode in LANES:
            (a, c), (d, e) = self._of(word.operands[0]), self._of(word.operands[1])
            disjoint = "disjoint" in word.flags
            return _lane(b, word.opcode, a, d, disjoint), _lane(b, word.opcode, c, e, disjoint)
        if word.opcode == "freeze":
            lower, upper = self._of(word.operands[0])
            return b.insert(ins.UnaryOp("freeze", lower)), b.insert(ins.UnaryOp("freeze", upper))
        return None

    def _calculated(self, b: Builder, word: ins.Instruction) -> Halves:
        (a, c), (d, e) = self._of(word.operands[0]), self._of(word.operands[1])
        if only_lower(word):
            return b.binary(word.opcode, a, d), const_int(ty.I32, 0)
        if word.opcode == "mul":  # The lower half of one operand is zero.
            return const_int(ty.I32, 0), b.add(b.binary("mul", a, e), b.binary("mul", c, d))
        if _is_nothing(d):
            return a, b.binary(word.opcode, c, e)
        if _is_nothing(a) and word.opcode == "add":
            return d, b.binary("add", c, e)
        lower = b.binary(word.opcode, a, d)
        carried = b.cast("zext", b.icmp("ult", lower, a) if word.opcode == "add" else b.icmp("ult", a, d), ty.I32)
        return lower, b.binary(word.opcode, b.binary(word.opcode, c, e), carried)

    def _shifted(self, b: Builder, word: ins.Instruction) -> Halves:
        lower, upper = self._of(word.operands[0])
        zero, by = const_int(ty.I32, 0), word.operands[1]
        assert isinstance(by, val.ConstantInt)
        left, rest = word.opcode == "shl", by.value % WIDTH
        source = lower if left else upper
        moved = source if not rest else b.binary(word.opcode, source, const_int(ty.I32, rest))
        if by.value >= WIDTH:
            return (zero, moved) if left else (moved, zero)
        into = upper if left else lower
        crossing = b.binary("lshr" if left else "shl", source, const_int(ty.I32, WIDTH - rest))
        joined = b.binary("or", b.binary(word.opcode, into, const_int(ty.I32, rest)), crossing)
        return (moved, joined) if left else (joined, moved)

    def _half(self, value: Value) -> Value:
        """An integer that may be the lower half of one of the words."""
        if isinstance(value, ins.Cast) and value.opcode == "trunc" and value.type is ty.I32 and value.operands[0] in self._words:
            return self._of(value.operands[0])[0]
        return value

    @staticmethod
    def _converted(word: Value) -> Halves:
        """The halves of what stays a word."""
        if isinstance(word, ins.Instruction):
            assert word.block is not None
            after = word.block.instructions[word.block.position(word) + 1 :]
            b = Builder(before=next(i for i in after if not isinstance(i, ins.Phi)))
        else:
            assert isinstance(word, Argument) and word.function is not None
            b = Builder(before=word.function.entry.instructions[0])
        return b.cast("trunc", word, ty.I32), b.cast("trunc", b.binary("lshr", word, const_int(ty.I64, WIDTH)), ty.I32)

    def _use(self, user: ins.Instruction) -> None:
        """Let what looks at words, or takes them away, have their halves."""
        b = Builder(before=user)
        if isinstance(user, ins.Cast) and user.opcode == "trunc":
            half = self._of(user.operands[0])[0]
            user.replace_all_uses_with(half if user.type is ty.I32 else b.cast("trunc", half, user.type))
        elif isinstance(user, ins.Store) and user.value in self._words:
            align, dbg = min(user.align or 1, 4), {k: v for k, v in user.metadata.items() if k == "dbg"}
            lower, upper = self._of(user.value)
            types = self._types.get(user.value, (ty.I32, ty.I32))
            b.store(read_as(b, lower, types[0]), user.pointer, align=align).metadata.update(dbg)
            b.store(read_as(b, upper, types[1]), b.gep(ty.I8, user.pointer, [4]), align=align).metadata.update(dbg)
        elif isinstance(user, ins.Compare) and compares_upper(user):
            upper, bound = (self._of(operand)[1] for operand in user.operands)
            user.replace_all_uses_with(b.icmp(user.predicate, upper, bound))
        elif user not in self._words and isinstance(user, ins.BinaryOp) and takes_half(user):
            self._end(b, user)
        elif isinstance(user, ins.Compare):
            pairs = zip(self._of(user.operands[0]), self._of(user.operands[1]), strict=True)
            first, second = [b.icmp(user.predicate, x, y) for x, y in pairs]
            user.replace_all_uses_with(b.binary("and" if user.predicate == "eq" else "or", first, second))
        else:
            return
        user.erase()

    def _end(self, b: Builder, user: ins.BinaryOp) -> None:
        """One half is an integer of 64 bits now."""
        half, by = self._of(user.operands[0])[user.opcode != "and"], user.operands[1]
        assert isinstance(by, val.ConstantInt)
        if user.opcode != "and":
            half = b.binary(user.opcode, half, const_int(ty.I32, by.value - WIDTH)) if by.value > WIDTH else half
        elif by.value != LOWER:
            half = b.binary("and", half, const_int(ty.I32, by.value))
        for inner in list(user.users):
            if isinstance(inner, ins.Cast) and inner.opcode == "trunc" and inner.type is ty.I32:
                inner.replace_all_uses_with(half)
                inner.erase()
        user.replace_all_uses_with(b.cast("sext" if user.opcode == "ashr" else "zext", half, ty.I64))

    def _erase(self) -> None:
        """The words, which nothing but each other uses any more."""
        dead = set(self._words)
        while True:
            kept = {word for word in dead if any(user not in dead for user in word.users)}
            if not kept:
                break
            dead -= kept
        for word in dead:
            word.drop_operands()
        for word in dead:
            word.erase()

    def _join(self) -> None:
        """What was turned into an integer and back."""
        for half in dict.fromkeys(half for pair in self._halves.values() for half in pair):
            for user in list(half.users):
                if is_float(user) and isinstance(half, ins.Cast) and half.opcode == "bitcast" and half.operands[0].type is ty.FLOAT:
                    user.replace_all_uses_with(half.operands[0])
                    user.erase()

    def _drop(self) -> None:
        """Halves that nobody looks at."""
        work = [half for pair in self._halves.values() for half in pair]
        while work:
            half = work.pop()
            if isinstance(half, ins.Cast | ins.BinaryOp) and half.block is not None and not half.users:
                work += half.operands
                half.erase()


def _is_nothing(half: Value) -> bool:
    return isinstance(half, val.ConstantInt) and half.value == 0


def _read(b: Builder, half: ins.Phi | None) -> Value:
    return const_int(ty.I32, 0) if half is None else read_as(b, half, ty.I32)


def _is_zero(word: Value, place: int, seen: set[Value]) -> bool:
    """Whether nothing is in the lower half of a word, or in the upper one."""
    if isinstance(word, val.ConstantInt):
        return word.value >> WIDTH * place & 0xFFFFFFFF == 0
    if isinstance(word, ins.Phi):
        seen.add(word)
        return all(one in seen or _is_zero(one, place, seen) for one in word.operands)
    if isinstance(word, ins.Cast):
        return word.opcode == "zext" and place == 1 and word.operands[0].type in (ty.I1, ty.I8, ty.I16, ty.I32)
    if isinstance(word, ins.BinaryOp) and word.opcode in ("shl", "lshr") and isinstance(by := word.operands[1], val.ConstantInt):
        return by.value >= WIDTH and place == (word.opcode == "lshr")
    return False


def _lane(b: Builder, opcode: str, left: Value, right: Value, disjoint: bool) -> Value:
    """`disjoint`: no bit is set on both sides. Beside a float, of whose bits none is known, the other side has none."""
    for one, other in ((left, right), (right, left)):
        if isinstance(one, val.ConstantInt) and one.value == 0:
            return one if opcode == "and" else other
        if isinstance(one, val.ConstantInt) and one.value & 0xFFFFFFFF == 0xFFFFFFFF and opcode == "and":
            return other
        if disjoint and isinstance(one, ins.Cast) and one.opcode == "bitcast" and one.operands[0].type is ty.FLOAT:
            return one
    return b.binary(opcode, left, right)
