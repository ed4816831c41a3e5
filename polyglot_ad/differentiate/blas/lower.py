"""Calls of BLAS and LAPACK, in whatever form, become calls of canonical routines (form.py).

Operands that come by reference are loaded, enumerations become letters, row-major calls column-major ones of the transposes. Calls that
do not have the shape of the routine their name says are left alone.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import const_int
from polyglot_ad.ir.values import Module
from polyglot_ad.rules.blas import recognised
from polyglot_ad.rules.blas.model import WORKSPACE
from polyglot_ad.rules.scope import scope

from ..rewrites.control.blocks import as_call
from .bodies import inline_composites, supply_composites
from .form import REAL, parts
from .lower_c import Cblas, Lapacke
from .lowering import Lowering


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


class Fortran(Lowering):
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


_FORMS: dict[str, type[Lowering]] = {"fortran": Fortran, "cblas": Cblas, "lapacke": Lapacke}
