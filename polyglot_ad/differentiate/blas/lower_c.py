"""Calls of CBLAS and LAPACKE: enumerations become letters, row-major calls column-major ones of the transposes."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import const_int
from polyglot_ad.ir.values import Value
from polyglot_ad.rules.blas import Operand

from .form import REAL, element_size, extent, is_complex, parts
from .lowering import Lowering

_LETTERS = {111: "N", 112: "T", 113: "C", 114: "R", 121: "U", 122: "L", 131: "N", 132: "U", 141: "L", 142: "R"}
"""CBLAS's enumerations."""
_BY_ENUM = {"trans": (111, 112, 113), "uplo": (121, 122), "diag": (131, 132), "side": (141, 142)}
_ROW_MAJOR = 101


class Cblas(Lowering):
    """Integers and real scalars by value, complex scalars by reference, enumerations; of matrices first how they lie."""

    @property
    def _laid_out(self) -> bool:
        return any(operand.kind in "mc" for operand in self.row.fortran)

    def _types(self) -> list[ty.Type]:
        found: list[ty.Type] = [ty.I32] if self._laid_out else []
        for operand in self.row.fortran:
            if operand.kind == "i":
                found.append(self.integer)
            elif operand.kind == "c":
                found.append(ty.I32)
            elif operand.scalar:
                found.append(ty.PTR if len(parts(self.type, operand)) == 2 else REAL[self.type])
            else:
                found += [ty.PTR, self.integer] if operand.strided else [ty.PTR]
        return found

    def fits(self) -> bool:
        given, expected = [a.type for a in self.call.arguments], self._types()
        if self._returned() not in (None, self.call.type):
            return False
        if self.row.name in ("dotc", "dotu") and self.symbol.variant != "sub":
            return False
        return given == expected

    def read(self) -> None:
        b, real = self.builder, REAL[self.type]
        given = iter(self.call.arguments)
        layout = next(given) if self._laid_out else const_int(ty.I32, 102)
        for operand in self.row.fortran:
            value = next(given)
            if operand.kind == "i":
                self.values[operand.name] = [self.widened(value)]
            elif operand.kind == "c":
                self.values[operand.name] = [self.letter(operand, self._enumeration(operand, value))]
            elif operand.scalar:
                both = len(parts(self.type, operand)) == 2
                self.values[operand.name] = [b.load(real, b.gep(real, value, [k])) for k in range(2)] if both else [value]
            elif operand.strided:
                self.values[operand.name] = [value, self.widened(next(given))]
            else:
                self.values[operand.name] = [value]
        if self._laid_out:
            self._lay_out(layout)

    def _enumeration(self, operand: Operand, value: Value) -> Value:
        kind = next(kind for kind in _BY_ENUM if operand.name.startswith(kind))
        if isinstance(value, val.ConstantInt):
            return const_int(ty.I32, ord(_LETTERS.get(value.value, "?")))
        b = self.builder
        last, *others = reversed(_BY_ENUM[kind])
        found: Value = const_int(ty.I32, ord(_LETTERS[last]))
        for number in others:
            found = b.select(b.icmp("eq", value, const_int(ty.I32, number)), const_int(ty.I32, ord(_LETTERS[number])), found)
        return found

    def _lay_out(self, layout: Value) -> None:
        b = self.builder
        if isinstance(layout, val.ConstantInt):
            rows: Value = const_int(ty.I1, int(layout.value == _ROW_MAJOR))
        else:
            rows = b.icmp("eq", layout, const_int(ty.I32, _ROW_MAJOR))
        if self.row.conjugates and is_complex(self.type) and not (isinstance(rows, val.ConstantInt) and not rows.value):
            self.by_rows = b.cast("zext", rows, ty.I32)
        assert self.row.order is not None
        self._exchange(self.row.order.split(), rows)

    def _exchange(self, order: Iterable[str], rows: Value) -> None:
        b = self.builder
        for change in order:
            if change.endswith("~"):
                self.values[change[:-1]] = [b.select(rows, self._flipped(change[:-1]), self.values[change[:-1]][0])]
                continue
            if change.endswith("*"):
                real, imaginary = self.values[change[:-1]]
                self.values[change[:-1]] = [real, b.select(rows, b.fneg(imaginary), imaginary)]
                continue
            one, other = change.split("<>")
            mine, theirs = self.values[one], self.values[other]
            self.values[one] = [b.select(rows, y, x) for x, y in zip(mine, theirs, strict=True)]
            self.values[other] = [b.select(rows, x, y) for x, y in zip(mine, theirs, strict=True)]

    def _flipped(self, name: str) -> Value:
        """The other triangle, the other side, the transpose."""
        value = self.values[name][0]
        letters = {"uplo": "ULU", "side": "LRL"}.get(name)
        if letters is None:
            plain = self.row.letters.get(name, "NT")  # LAPACK's rows have no CBLAS form
            letters = plain + plain[0]
        flips = dict(itertools.pairwise(letters))
        if self.row.conjugates and letters == "NTN":
            flips["C"] = "R"
        found: Value = const_int(ty.I32, ord("?"))
        b = self.builder
        for old, new in flips.items():
            if isinstance(value, val.ConstantInt):
                found = const_int(ty.I32, ord(new)) if value.value == ord(old) else found
            else:
                found = b.select(b.icmp("eq", value, const_int(ty.I32, ord(old))), const_int(ty.I32, ord(new)), found)
        return found


class Lapacke(Lowering):
    """Everything by value; of matrices first how they lie. By rows, they are turned before and after, as the library does it."""

    def fits(self) -> bool:
        expected: list[ty.Type] = [ty.I32]
        for operand in self.row.operands:
            if operand.scalar:
                return False
            if operand.kind == "c":
                expected.append(ty.I8)
            elif operand.kind == "i":
                expected.append(self.integer)
            else:
                expected += [ty.PTR, self.integer] if operand.strided else [ty.PTR]
        if self.row.unconverged:
            expected.append(ty.PTR)
        layout = self.call.arguments[0] if self.call.arguments else None
        if not isinstance(layout, val.ConstantInt) or layout.value not in (_ROW_MAJOR, 102):
            return False
        if layout.value == _ROW_MAJOR and not self._turnable():
            return False
        result = self._returned() or self.integer
        return [a.type for a in self.call.arguments] == expected and self.call.type in (result, ty.VOID)

    def _turnable(self) -> bool:
        """Whether matrices that this routine leaves out can be told: gesdd with O, whose U or VT may be missing, is not."""
        letter = self.call.arguments[1] if len(self.call.arguments) > 1 else None
        return self.row.name != "gesdd" or (isinstance(letter, val.ConstantInt) and chr(letter.value & 0xDF) in self.row.letters["jobz"])

    def read(self) -> None:
        b = self.builder
        layout, *given = self.call.arguments
        values = iter(given)
        for operand in self.row.operands:
            value = next(values)
            if operand.kind == "c":
                upper = b.binary("and", value, const_int(ty.I8, 0xDF))
                self.values[operand.name] = [self.letter(operand, b.cast("zext", upper, ty.I32))]
            elif operand.kind == "i":
                self.values[operand.name] = [self.widened(value)]
            else:
                self.values[operand.name] = [value, self.widened(next(values))] if operand.strided else [value]
        assert isinstance(layout, val.ConstantInt)
        self._turned = [o for o in self.row.operands if o.kind == "m"] if layout.value == _ROW_MAJOR else []
        self._places: list[list[Value]] = []
        for operand in self._turned:
            self._places.append(self.values[operand.name])
            rows, columns = self._extents(operand)
            size = b.mul(b.mul(rows, columns), const_int(ty.I64, element_size(self.type, operand)))
            copy = b.call_named("malloc", ty.PTR, [size])
            b.call_named(self._named("to_columns"), ty.VOID, [rows, columns, *self.values[operand.name], copy])
            one = const_int(ty.I64, 1)
            self.values[operand.name] = [copy, b.select(b.icmp("sgt", rows, one), rows, one)]

    def finish(self, made: ins.Call) -> None:
        b = self.builder
        for operand, place in zip(self._turned, self._places, strict=True):
            copy = self.values[operand.name][0]
            if operand.writes:
                b.call_named(self._named("to_rows"), ty.VOID, [*self._extents(operand), copy, *place])
            b.call_named("free", ty.VOID, [copy])
        if self._returned() is not None:
            self.call.replace_all_uses_with(made)
        elif not self.call.type.is_void:
            done = b.cast("trunc", made, self.integer) if self.row.result == "info" else const_int(self.integer, 0)
            self.call.replace_all_uses_with(done)

    def _named(self, name: str) -> str:
        return f"pad.la.{self.symbol.family.name}.{self.type}.{name}"

    def _extents(self, operand: Operand) -> list[Value]:
        b = self.builder
        terms = [operand.shape[-1]] * 2 if operand.shape[0] == "uplo" else operand.shape
        found = [extent(b, term, lambda name: self.values[name][0]) for term in terms]
        return [b.select(b.icmp("sgt", value, const_int(ty.I64, 0)), value, const_int(ty.I64, 0)) for value in found]
