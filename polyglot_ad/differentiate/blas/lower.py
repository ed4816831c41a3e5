"""Calls of BLAS and LAPACK, in whatever form, become calls of canonical routines (form.py).

Operands that come by reference are loaded, enumerations become letters, row-major calls column-major ones of the transposes. Calls that
do not have the shape of the routine their name says are left alone.
"""

from __future__ import annotations

import itertools
from abc import ABC, abstractmethod
from collections.abc import Iterable

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Function, Module, Value
from polyglot_ad.rules.blas import Operand, Row, Symbol, canonical_name, recognised
from polyglot_ad.rules.blas.model import WORKSPACE
from polyglot_ad.rules.scope import scope

from ..rewrites.control.blocks import as_call, split_block
from .bodies import inline_composites, supply_composites
from .form import REAL, element_size, extent, function_type, is_complex, parts, result_type

_LETTERS = {111: "N", 112: "T", 113: "C", 114: "R", 121: "U", 122: "L", 131: "N", 132: "U", 141: "L", 142: "R"}
"""CBLAS's enumerations."""
_BY_ENUM = {"trans": (111, 112, 113), "uplo": (121, 122), "diag": (131, 132), "side": (141, 142)}
_ROW_MAJOR = 101


def lower_routines(module: Module) -> bool:
    """In place; whether anything was changed, so that the program should be optimised again."""
    changed = inline_composites(module)
    for function in list(module.functions.values()):
        if function.name.startswith("pad.blas."):
            continue
        for instruction in list(function.instructions()):
            if isinstance(instruction, ins.CallBase):
                changed |= _lower(module, instruction)
    if changed:
        supply_composites(module)
    return changed


def _lower(module: Module, call: ins.CallBase) -> bool:
    callee = call.called_function
    if callee is None or callee.blocks or callee.name.startswith(("llvm.", "pad.")):
        return False
    if callee.name in scope().opaque:
        return False  # the program says itself what its derivative is
    symbol = recognised(callee.name)
    if symbol is None:
        return False
    lowering = _FORMS[symbol.form](call, symbol)
    if not lowering.fits():
        return False
    if isinstance(call, ins.Invoke):
        lowering.call = call = as_call(call)
    lowering.replace()
    return True


class _Lowering(ABC):
    """One call. `values` holds the canonical arguments by operand."""

    def __init__(self, call: ins.CallBase, symbol: Symbol) -> None:
        self.call = call
        self.symbol = symbol
        self.row: Row = symbol.row
        self.type = symbol.type
        self.integer = ty.integer(symbol.family.bits)
        self.builder = Builder(before=call)
        self.values: dict[str, list[Value]] = {}
        self.info: Value | None = None
        self.by_rows: Value | None = None
        """Whether matrices lie by rows, where conjugates are to be taken then."""
        self.lengths: list[Value] = []
        self.work: list[tuple[str, Value]] = []
        """Lengths of workspace, and what they are lengths of (its kind)."""

    @abstractmethod
    def fits(self) -> bool:
        """Whether the call has the form that the routine has in this interface."""

    @abstractmethod
    def read(self) -> None:
        """Find the canonical arguments in the call's."""

    def replace(self) -> None:
        self.builder = Builder(before=self.call)
        self.read()
        self._answer_query()
        arguments = [value for operand in self.row.operands for value in self.values[operand.name]]
        module = self.builder.module
        name, type = canonical_name(self.symbol.family, self.type, self.row), function_type(self.type, self.row)
        if self.by_rows is not None:
            name = f"pad.la.{self.symbol.family.name}.{self.type}.any_{self.row.name}"
            arguments, type = [self.by_rows, *arguments], ty.function(type.result, [ty.I32, *type.parameters])
        callee = module.functions.get(name)
        if callee is None:
            callee = module.add_function(Function(name, type, attributes=("nounwind",)))
        made = self.builder.call(callee, arguments, name=self.call.name if self._returned() is not None else "")
        if "dbg" in self.call.metadata:
            made.metadata["dbg"] = self.call.metadata["dbg"]
        self.finish(made)
        if self.call.users:
            self.call.replace_all_uses_with(val.ConstantUndef(self.call.type))
        self.call.erase()

    def _answer_query(self) -> None:
        """A call that asks for the size of the workspace gets an answer, and does nothing else. Ours is allocated where it is used: any
        answer will do."""
        if not self.lengths:
            return
        b = self.builder
        asked: Value = const_int(ty.I1, 0)
        for length in self.lengths:
            asked = b.binary("or", asked, b.icmp("eq", length, const_int(ty.I64, -1)))
        block = self.call.block
        assert block is not None and block.function is not None
        rest = split_block(block, self.call)
        answer, work = block.function.add_block("workspace.query"), block.function.add_block("routine")
        Builder(block).cond_br(asked, answer, work)
        b.at_end(answer)
        size: Value = const_int(ty.I64, 1)
        for operand in self.row.operands:
            if operand.kind == "i":
                size = b.add(size, self.values[operand.name][0])
        size = b.mul(size, const_int(ty.I64, 64))
        for kind, pointer in self.work:
            if kind == "I":
                b.store(b.cast("trunc", size, self.integer), pointer)
            else:
                b.store(b.cast("sitofp", size, REAL[self.type]), pointer)
        if self.info is not None:
            b.store(const_int(self.integer, 0), self.info)
        b.br(rest)
        b.at_end(work)
        end = b.br(rest)
        b.at(end)

    def _returned(self) -> ty.Type | None:
        """The type of a number that the routine returns."""
        return result_type(self.type, self.row) if self.row.result in ("s", "r", "double") else None

    def finish(self, made: ins.Call) -> None:
        """Hand on what the routine gives back."""
        if self._returned() is not None:
            self.call.replace_all_uses_with(made)
        elif self.row.result == "info" and self.info is not None:
            self.builder.store(self.builder.cast("trunc", made, self.integer), self.info)
        elif self.row.name in ("dotc", "dotu"):
            self._complex_result()

    # complex numbers returned -----------------------------------------------------------------------------------------------

    def _complex_result(self) -> None:
        if not self._returns_complex(self.call.type):
            return
        b, real = self.builder, REAL[self.type]
        place = self.values["r"][0]
        both = [b.load(real, b.gep(real, place, [k])) for k in range(2)]
        whole: Value = val.ConstantUndef(self.call.type)
        for k, part in enumerate(both):
            if isinstance(self.call.type, ty.VectorType):
                whole = b.insert(ins.InsertElement(whole, part, const_int(ty.I64, k)))
            else:
                whole = b.insert_value(whole, part, k)
        self.call.replace_all_uses_with(whole)

    def _returns_complex(self, type: ty.Type) -> bool:
        real = REAL[self.type]
        if isinstance(type, ty.VectorType):
            return type.element is real and type.count == 2
        if isinstance(type, ty.ArrayType):
            return type.element is real and type.count == 2
        return isinstance(type, ty.StructType) and list(type.fields or ()) == [real, real]

    def _place(self) -> Value:
        """Memory for a complex result."""
        block = self.call.block
        assert block is not None and block.function is not None
        entry = block.function.entry
        return Builder(before=entry.instructions[0]).alloca(ty.array(REAL[self.type], 2), name="dot")

    # letters ----------------------------------------------------------------------------------------------------------------

    def letter(self, operand: Operand, value: Value) -> Value:
        """For real matrices C is T."""
        if operand.name.startswith("trans") and not is_complex(self.type):
            return self._replaced(value, "C", "T")
        return value

    def _replaced(self, value: Value, old: str, new: str) -> Value:
        if isinstance(value, val.ConstantInt):
            return const_int(ty.I32, ord(new)) if value.value == ord(old) else value
        b = self.builder
        return b.select(b.icmp("eq", value, const_int(ty.I32, ord(old))), const_int(ty.I32, ord(new)), value)

    def widened(self, value: Value) -> Value:
        return self.builder.cast("sext", value, ty.I64)


class _Fortran(_Lowering):
    """Everything by reference; the lengths of characters come last, and do not matter."""

    def _expected(self) -> int:
        count = sum(2 if operand.strided else 1 for operand in self.row.fortran)
        return count + (self.row.result == "info")

    def fits(self) -> bool:
        arguments = self.call.arguments
        count = self._expected()
        if self.row.name in ("dotc", "dotu"):
            count -= 1
            if self.call.type.is_void and len(arguments) > count:
                count += 1
            elif not self._returns_complex(self.call.type):
                return False
        elif self._returned() not in (None, self.call.type):
            return False
        exact = self.symbol.family.suffix == ""
        if len(arguments) < count or (exact and len(arguments) != count):
            return False
        # Julia passes the addresses of its arrays as integers.
        places = all(a.type.is_pointer or (a.type is ty.I64 and not exact) for a in arguments[:count])
        return places and all(a.type.scalar.is_integer for a in arguments[count:])

    def _is_length(self, index: int) -> bool:
        """Whether an argument stands after all operands: complex results may come back in more than one way."""
        return self.row.name in ("dotc", "dotu") and index >= self._expected() - (not self.call.type.is_void)

    def read(self) -> None:
        b, real = self.builder, REAL[self.type]
        arguments = list(self.call.arguments)
        for index in range(self._expected()):
            if index < len(arguments) and arguments[index].type is ty.I64 and not self._is_length(index):
                arguments[index] = b.cast("inttoptr", arguments[index], ty.PTR)
        if self.row.name in ("dotc", "dotu"):
            place = arguments.pop(0) if self.call.type.is_void else self._place()
            arguments.insert(5, place)
        given = iter(arguments)
        for operand in self.row.fortran:
            pointer = next(given)
            if operand.kind == "i":
                self.values[operand.name] = [self.widened(b.load(self.integer, pointer))]
            elif operand.kind == "c":
                upper = b.binary("and", b.load(ty.I8, pointer), const_int(ty.I8, 0xDF))
                self.values[operand.name] = [self.letter(operand, b.cast("zext", upper, ty.I32))]
            elif operand.kind == "L":
                self.lengths.append(self.widened(b.load(self.integer, pointer)))
            elif operand.kind in WORKSPACE:
                self.work.append((operand.kind, pointer))
            elif operand.scalar:
                count = len(parts(self.type, operand))
                self.values[operand.name] = [b.load(real, b.gep(real, pointer, [k])) for k in range(count)]
            elif operand.strided:
                self.values[operand.name] = [pointer, self.widened(b.load(self.integer, next(given)))]
            else:
                self.values[operand.name] = [pointer]
        if self.row.result == "info":
            self.info = next(given)


class _Cblas(_Lowering):
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


class _Lapacke(_Lowering):
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


_FORMS: dict[str, type[_Lowering]] = {"fortran": _Fortran, "cblas": _Cblas, "lapacke": _Lapacke}
