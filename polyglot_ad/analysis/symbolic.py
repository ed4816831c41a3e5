"""Integers and addresses of one function as polynomials in symbols.

A value is followed through additions, products, extensions and induction variables down to what is not understood, which becomes a
symbol: parameters, loads, quotients. The n-th iteration of a loop has a symbol of its own, the loop's counter.

A polynomial is what the program computes only if nothing wraps around. Where the program's own promises (nsw) do not say so, this is an
*obligation*: that a polynomial fits into so many bits. Who uses an answer has to show it, or to have it tested at run time.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.layout import DataLayout
from polyglot_ad.ir.values import Block, ConstantInt, Value

from .induction import Counted, affine, counted
from .loops import Loop, LoopForest
from .memory.addresses import index_effect
from .polynomials import Polynomial, Symbol, number, of_symbol
from .ranges import Ranges

_DEPTH = 24
_CAST = ("sext", "zext", "trunc")


class Obligation(NamedTuple):
    """`value` fits into `bits` bits, signed; `natural`: and is not negative."""

    value: Polynomial
    bits: int
    natural: bool


@dataclass(frozen=True)
class Integer:
    """`most` bounds the absolute value, by types alone."""

    value: Polynomial
    most: int
    obligations: frozenset[Obligation] = frozenset()


@dataclass(frozen=True)
class Address:
    """`base` is a value that no more is known of; `offset` counts bytes."""

    base: Value
    offset: Polynomial
    obligations: frozenset[Obligation]


class Symbolic:
    """`serials`: where symbols take their numbers from, for polynomials that have symbols of several functions."""

    def __init__(self, layout: DataLayout, forest: LoopForest, returning: set[Block], serials: Iterator[int] | None = None) -> None:
        self.layout = layout
        self.forest = forest
        self._returning = returning
        self._ranges = Ranges()
        self._symbols: dict[object, Symbol] = {}
        self._serials = serials if serials is not None else itertools.count()
        self._known: dict[Value, Integer] = {}
        self._open: set[Value] = set()
        self._trips: dict[Loop, Integer | None] = {}

    # symbols ----------------------------------------------------------------------------------------------------------------

    def symbol(self, kind: str, what: object) -> Symbol:
        """The symbol of this kind for something: values by identity, tuples by what is in them."""
        key = kind, what
        if key not in self._symbols:
            self._symbols[key] = Symbol(next(self._serials), kind, what)
        return self._symbols[key]

    def owns(self, symbol: Symbol) -> bool:
        """Whether this is a symbol of this function."""
        return self._symbols.get((symbol.kind, symbol.what)) is symbol

    def counter(self, loop: Loop) -> Symbol:
        """How many iterations of a loop came before this one."""
        return self.symbol("counter", loop)

    # integers ---------------------------------------------------------------------------------------------------------------

    def integer(self, value: Value, depth: int = _DEPTH) -> Integer:
        if isinstance(value, ConstantInt):
            return Integer(number(value.value), abs(value.value))
        if value in self._known:
            return self._known[value]
        if depth <= 0 or value in self._open:
            return self._opaque(value)
        self._open.add(value)
        found = self._follow(value, depth - 1) or self._opaque(value)
        self._open.discard(value)
        if depth > _DEPTH // 2:
            self._known[value] = found
        return found

    def _opaque(self, value: Value) -> Integer:
        return Integer(of_symbol(self.symbol("value", value)), _most(value.type))

    def _follow(self, value: Value, depth: int) -> Integer | None:
        if not isinstance(value, ins.Instruction) or not isinstance(value.type, ty.IntType):
            return None
        opcode = value.opcode
        if isinstance(value, ins.Phi):
            return self._induction(value, depth)
        if opcode in _CAST:
            return self._cast(value, depth)
        if opcode in ("add", "sub", "mul") or (opcode == "or" and "disjoint" in value.flags):
            a, b = (self.integer(operand, depth) for operand in value.operands)
            if opcode == "mul":
                made, most = a.value * b.value, a.most * b.most
            elif opcode == "sub":
                made, most = a.value - b.value, a.most + b.most
            else:
                made, most = a.value + b.value, a.most + b.most
            exact = "nsw" in value.flags or opcode == "or"
            return self._fitting(made, most, value.type.bits, exact, a.obligations | b.obligations)
        constant = value.operands[1] if len(value.operands) == 2 else None
        if not isinstance(constant, ConstantInt):
            return self._remainder(value, depth) if opcode == "srem" else self._quotient(value, depth) if opcode == "sdiv" else None
        if opcode == "shl" and 0 <= constant.value < value.type.bits:
            a = self.integer(value.operands[0], depth)
            factor = 1 << constant.value
            return self._fitting(a.value * factor, a.most * factor, value.type.bits, "nsw" in value.flags, a.obligations)
        if opcode == "xor" and constant.value == -1:
            a = self.integer(value.operands[0], depth)
            return Integer(-a.value - 1, a.most + 1, a.obligations)
        if opcode == "ashr" and 0 <= constant.value < value.type.bits:
            return self._floor(value.operands[0], 1 << constant.value, depth)
        if opcode == "and" and constant.value > 0 and not constant.value & (constant.value + 1):
            whole = self.integer(value.operands[0], depth)
            if constant.value >= 0xFFFFFFFF:
                # An extension, as the optimiser writes it.
                bits = constant.value.bit_length() + 1
                return Integer(whole.value, constant.value, whole.obligations | {Obligation(whole.value, bits, True)})
            part = self._floor(value.operands[0], constant.value + 1, depth)
            return Integer(whole.value - part.value * (constant.value + 1), constant.value, whole.obligations)
        if opcode == "lshr" and 0 <= constant.value < value.type.bits and self._is_natural(value.operands[0], value):
            return self._floor(value.operands[0], 1 << constant.value, depth)
        return self._remainder(value, depth) if opcode == "srem" else self._quotient(value, depth) if opcode == "sdiv" else None

    @staticmethod
    def _fitting(made: Polynomial, most: int, bits: int, exact: bool, obligations: frozenset[Obligation]) -> Integer:
        limit = 1 << (bits - 1)
        if not exact and most >= limit:
            obligations = obligations | {Obligation(made, bits, False)}
        return Integer(made, min(most, limit), obligations)

    def _cast(self, value: ins.Instruction, depth: int) -> Integer | None:
        operand = value.operands[0]
        if not isinstance(operand.type, ty.IntType) or operand.type is ty.I1:
            return None
        assert isinstance(value.type, ty.IntType)
        inner = self.integer(operand, depth)
        if value.opcode == "sext":
            return inner
        if value.opcode == "trunc":
            return self._fitting(inner.value, inner.most, value.type.bits, "nsw" in value.flags, inner.obligations)
        if "nneg" in value.flags or self._is_natural(operand, value):
            return inner
        return Integer(inner.value, 1 << operand.type.bits, inner.obligations | {Obligation(inner.value, operand.type.bits, True)})

    def _is_natural(self, value: Value, where: ins.Instruction) -> bool:
        if where.block is None or where.block.function is None:
            return False
        low = self._ranges.of(value, where.block)[0]
        return low is not None and low >= 0

    def low(self, value: Value, block: Block) -> int | None:
        """A lower bound of an integer where a block runs."""
        return self._ranges.of(value, block)[0]

    def _floor(self, value: Value, divisor: int, depth: int) -> Integer:
        a = self.integer(value, depth)
        symbol = self.symbol("quotient", ("floor", a.value, number(divisor)))
        return Integer(of_symbol(symbol), a.most // divisor + 1, a.obligations)

    def _quotient(self, value: ins.Instruction, depth: int) -> Integer:
        a, b = (self.integer(operand, depth) for operand in value.operands)
        symbol = self.symbol("quotient", ("towards zero", a.value, b.value))
        return Integer(of_symbol(symbol), a.most, a.obligations | b.obligations)

    def _remainder(self, value: ins.Instruction, depth: int) -> Integer:
        a, b = (self.integer(operand, depth) for operand in value.operands)
        quotient = self._quotient(value, depth)
        return Integer(a.value - b.value * quotient.value, min(a.most, b.most), quotient.obligations)

    def _induction(self, phi: ins.Phi, depth: int) -> Integer | None:
        loop = self.forest.innermost.get(phi.block) if phi.block is not None else None
        found = affine(loop, phi) if loop is not None else None
        if loop is None or found is None or found.element is not None:
            return None
        assert isinstance(phi.type, ty.IntType)
        start, step = self.integer(found.start, depth), self.integer(found.step, depth)
        by = -step.value if found.negated else step.value
        following = phi.incoming_for(loop.latch)
        exact = isinstance(following, ins.Instruction) and "nsw" in following.flags
        made = start.value + by * of_symbol(self.counter(loop))
        return self._fitting(made, 1 << phi.type.bits, phi.type.bits, exact, start.obligations | step.obligations)

    # loops ------------------------------------------------------------------------------------------------------------------

    def last_iteration(self, loop: Loop) -> Integer | None:
        """What a loop's counter is in its last iteration, if an exit test says so: no iteration has a greater one."""
        if loop not in self._trips:
            self._trips[loop] = self._last_iteration(loop)
        return self._trips[loop]

    def _last_iteration(self, loop: Loop) -> Integer | None:
        found = counted(loop, self._returning)
        if found is None or not isinstance(found.variable.step, ConstantInt) or loop.preheader is None:
            return None
        step = -found.variable.step.value if found.variable.negated else found.variable.step.value
        start, bound = self.integer(found.variable.start), self.integer(found.bound)
        obligations = start.obligations | bound.obligations
        room = bound.value - start.value if step > 0 else start.value - bound.value
        if found.predicate in ("ult", "ule"):
            if not (self._at_entry(found.variable.start, loop) and self._at_entry(found.bound, loop)):
                return None
        elif found.predicate not in ("ne", "slt", "sle", "sgt", "sge"):
            return None
        # Test number m (from 0) sees start + step·(m + next). The last one fails, the one before has not.
        if found.predicate == "ne":
            if abs(step) != 1 or not self._ends(found, loop):
                return None
            last = room - (1 if found.next else 0)
        elif abs(step) != 1:
            return None
        else:
            last = room - ((1 if found.next else 0) if found.predicate in ("slt", "sgt", "ult") else (0 if found.next else -1))
        if found.predicate != "ne" and not self._enters(loop, last):
            return None
        return Integer(last, start.most + bound.most + 1, obligations)

    def _at_entry(self, value: Value, loop: Loop) -> bool:
        assert loop.preheader is not None
        low = self._ranges.of(value, loop.preheader)[0]
        return low is not None and low >= 0

    @staticmethod
    def _ends(found: Counted, loop: Loop) -> bool:
        """Whether a loop that stops at one number comes to it without wrapping around: it promises so, or could not be waited for."""
        phi = found.variable.phi
        following = phi.incoming_for(loop.latch)
        assert isinstance(phi.type, ty.IntType)
        return phi.type.bits >= 64 or (isinstance(following, ins.Instruction) and "nsw" in following.flags)

    def _enters(self, loop: Loop, last: Polynomial) -> bool:
        """Whether the bound is beyond the start, so that the last iteration is not before the first."""
        assert loop.preheader is not None
        lows: dict[Symbol, int] = {}
        for symbol in last.symbols:
            if symbol.kind == "value":
                low = self._ranges.of(symbol.what, loop.preheader)[0]  # type: ignore[arg-type]
                if low is not None:
                    lows[symbol] = low
            elif symbol.kind == "counter":
                lows[symbol] = 0
        return last.at_least_zero(lows)

    # addresses --------------------------------------------------------------------------------------------------------------

    def address(self, pointer: Value, depth: int = _DEPTH) -> Address:
        offset, obligations = number(0), frozenset[Obligation]()
        while depth > 0:
            depth -= 1
            if isinstance(pointer, ins.GetElementPtr):
                constant, variable = index_effect(self.layout, pointer.source_type, pointer.operands[1:])
                offset = offset + constant
                exact = "inbounds" in pointer.flags or "nusw" in pointer.flags
                for index, unit, _ in variable:
                    found = self.integer(index)
                    obligations |= found.obligations
                    scaled = found.value * unit
                    if not exact and found.most * unit >= 1 << 62:
                        obligations |= {Obligation(scaled, 63, False)}
                    offset = offset + scaled
                pointer = pointer.operands[0]
                continue
            if isinstance(pointer, ins.Phi):
                loop = self.forest.innermost.get(pointer.block) if pointer.block is not None else None
                moved = affine(loop, pointer) if loop is not None else None
                if loop is None or moved is None or moved.element is None:
                    break
                step = self.integer(moved.step)
                by = step.value * self.layout.size(moved.element) * of_symbol(self.counter(loop))
                obligations |= step.obligations
                following = pointer.incoming_for(loop.latch)
                if not (isinstance(following, ins.GetElementPtr) and "inbounds" in following.flags):
                    obligations |= {Obligation(by, 63, False)}
                offset = offset + (-by if moved.negated else by)
                pointer = moved.start
                continue
            break
        return Address(pointer, offset, obligations)


def _most(type: ty.Type) -> int:
    return 1 << (type.bits - 1) if isinstance(type, ty.IntType) else 1 << 64
