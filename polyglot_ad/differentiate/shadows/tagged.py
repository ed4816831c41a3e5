"""Cells: memory that holds numbers at one time and addresses at another, or of which the analysis cannot tell.

The shadow of such a cell holds, as the cell does, a number (the adjoint, the tangent) or an address (that of the shadow of what the primal
address leads to). An integer loaded from it carries the same bits beside it, its own shadow. In forward mode this is all.

In reverse mode adjoints flow while addresses must stand where they stood. While the forward half runs, the shadow of a number is zero, so
what is not zero is an address. A store notes what it covers: an address. The reverse of the store takes the adjoint, if a number was
stored, and puts back the address that was covered, if one was, or zero. Adjoints are never added to addresses.

Shadows of a caller's arrays may hold anything while the forward half runs, since the caller brings them. Where cells may lie there, an
address is what lies in the range of addresses both in the primal and in the shadow; as numbers, both would be smaller than 1e-306.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from polyglot_ad.analysis.memory import leaves
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.values import Value

if TYPE_CHECKING:
    from ..context import ProgramContext
    from .pointers import Shadows

_LOWEST, _HIGHEST = 1 << 12, 1 << 56
"""Addresses of user memory lie between these."""


def words(type: ty.Type) -> ty.Type:
    """The integers that hold a scalar's bits: 64 bits each where that fits, so that an address is one of them."""
    scalar = type.scalar
    bits = 64 if scalar.is_pointer else scalar.bits if isinstance(scalar, ty.IntType) else _float_bits(scalar)
    total = bits * (type.count if isinstance(type, ty.VectorType) else 1)
    if total <= 64 or total % 64:
        return ty.integer(total)
    return ty.vector(ty.I64, total // 64)


def _float_bits(type: ty.Type) -> int:
    sizes: dict[ty.Type, int] = {ty.HALF: 16, ty.BFLOAT: 16, ty.FLOAT: 32, ty.DOUBLE: 64, ty.X86_FP80: 80, ty.FP128: 128}
    return sizes[type]


def as_words(b: Builder, value: Value) -> Value:
    """A scalar's bits."""
    if isinstance(value, val.Constant) and not value.type.scalar.is_pointer and not value.type.scalar.is_float:
        return b.cast("bitcast", value, words(value.type)) if words(value.type) is not value.type else value
    if value.type.scalar.is_pointer:
        whole = ty.vector(ty.I64, value.type.count) if isinstance(value.type, ty.VectorType) else ty.I64
        value = b.cast("ptrtoint", value, whole)
    wanted = words(value.type)
    return value if value.type is wanted else b.cast("bitcast", value, wanted)


def _every(type: ty.Type, number: int) -> Value:
    scalar = type.scalar
    constant = const_int(scalar, number)
    return val.ConstantAggregate(type, (constant,) * type.count) if isinstance(type, ty.VectorType) else constant


def _in_range(b: Builder, word: Value) -> Value:
    shifted = b.binary("sub", word, _every(word.type, _LOWEST))
    return b.icmp("ult", shifted, _every(word.type, _HIGHEST - _LOWEST))


def is_address(b: Builder, shadow: Value, primal: Value | None) -> Value:
    """Whether the shadow word of a cell is an address, in the forward half. `primal` is the cell's own word where the shadow may be a
    caller's."""
    if primal is None or shadow.type.scalar is not ty.I64:
        return b.icmp("ne", shadow, zero(shadow.type))
    return b.binary("and", _in_range(b, shadow), _in_range(b, primal))


def number_only(b: Builder, amount: Value, shadow: Value) -> Value:
    """The adjoint `amount` of a scalar with these shadow words; zero where the scalar was an address."""
    bits = as_words(b, amount)
    kept = b.select(b.icmp("eq", shadow, zero(shadow.type)), bits, zero(bits.type))
    return b.cast("bitcast", kept, amount.type)


def accumulate(b: Builder, place: Value, amount: Value, shadow: Value, align: int) -> None:
    """Add an adjoint to a cell, unless the cell holds an address."""
    old = b.load(amount.type, place, align=align)
    total, kept = as_words(b, b.fadd(old, amount)), as_words(b, old)
    b.store(b.select(b.icmp("eq", shadow, zero(shadow.type)), total, kept), place, align=align)


class CellStores:
    """Stores to cells in the forward half of reverse mode, and what their reverses put back."""

    def __init__(self, program: ProgramContext, shadows: Shadows) -> None:
        self.program = program
        self.shadows = shadows
        self._covered: dict[tuple[ins.Instruction, int, int], Value] = {}

    def covered(self, store: ins.Instruction, leaf: int, lane: int) -> Value | None:
        """What the reverse of a store puts into a cell; None where the memory is no cell."""
        return self._covered.get((store, leaf, lane))

    def store(self, store: ins.Instruction) -> bool:
        """Write the shadows of what is stored to cells; whether there are any. Runs before the primal store."""
        source = self.shadows.clone.source_of(store)
        assert isinstance(source, ins.Store) and store.block is not None
        cells = self.program.cells.cells_stored(source)
        if not cells or not self.shadows.has(store.operands[1]):
            return False
        before = Builder(before=store)
        value, pointer = store.operands
        for lane in range(self.shadows.width):
            base = self.shadows.of(pointer, lane)
            for leaf, (path, offset, _) in enumerate(leaves(self.program.layout, value.type)):
                if leaf in cells:
                    part = before.extract_value(value, *path) if path else value
                    addresses = self.program.cells.may_be_address(source.value, leaf)
                    shadow = self._part(before, value, lane, path) if addresses else None
                    self._cell(before, store, (pointer, base, offset), (leaf, lane), part, shadow)
                elif self.program.cells.may_be_address(source.value, leaf):
                    before.store(self._part(before, value, lane, path), before.gep(ty.I8, base, [offset]))
        return True

    def _part(self, b: Builder, value: Value, lane: int, path: tuple[int, ...]) -> Value:
        shadow = self.shadows.of(value, lane)
        return b.extract_value(shadow, *path) if path else shadow

    def _cell(
        self, b: Builder, store: ins.Instruction, place: tuple[Value, Value, int], key: tuple[int, int], part: Value, shadow: Value | None
    ) -> None:
        pointer, base, offset = place
        type = words(part.type)
        at = b.gep(ty.I8, base, [offset])
        align = store.align if isinstance(store, ins.Store) and offset == 0 else 1
        old = b.load(type, at, align=align)
        primal = b.load(type, b.gep(ty.I8, pointer, [offset]), align=align) if self.program.cells.are_callers else None
        was_address = is_address(b, old, primal)
        none = zero(type)
        covered, left = b.select(was_address, old, none), b.select(was_address, none, old)
        if shadow is not None:
            new = as_words(b, shadow)
            if part.type.scalar.is_pointer:
                covered, left = old, new
            else:
                address = b.icmp("ne", new, none)
                covered, left = b.select(address, old, covered), b.select(address, new, left)
        b.store(left, at, align=align)
        self._covered[store, *key] = covered
