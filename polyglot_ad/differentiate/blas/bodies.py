"""Bodies: canonical routines call the program's library by its Fortran symbols; what is made of them comes from rules/blas/runtime.

On little-endian machines an integer of 64 bits is also one of 32 at the same address: integers are passed so to either kind of library.
"""

from __future__ import annotations

from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.values import Function, Module, Value
from polyglot_ad.rules.blas import Family, Operand, Row, canonical, library_symbol
from polyglot_ad.rules.blas.bodies import text_of
from polyglot_ad.rules.blas.model import WORKSPACE

from .form import REAL, extent, is_complex, parts


def supply_composites(module: Module, inlined: bool = True) -> None:
    """Give the functions `pad.la.*` that are only declared their bodies. Before a program is analysed they are `inlined`, so that each call
    is about its own memory; what is compiled has each of them once."""
    wanted: dict[tuple[str, str], list[str]] = {}
    for name, function in module.functions.items():
        if name.startswith("pad.la.") and function.is_declaration:
            family, type, rest = name.removeprefix("pad.la.").split(".")
            wanted.setdefault((family, type), []).append(rest)
    for (family, type), names in wanted.items():
        text = text_of(family, type, names)
        splice(module, text if inlined else text.replace(" alwaysinline nounwind {", " nounwind {"))


def inline_composites(module: Module) -> bool:
    """Have the functions of an earlier derivative inlined; whether there are any."""
    found = [f for name, f in module.functions.items() if name.startswith("pad.la.") and f.blocks]
    for function in found:
        function.attributes = ("alwaysinline", "nounwind")
    return bool(found)


def supply_bodies(module: Module) -> None:
    """Give everything that a derivative calls of BLAS and LAPACK a body."""
    supply_composites(module, inlined=False)
    for name, function in list(module.functions.items()):
        found = canonical(name)
        if found is not None and function.is_declaration:
            _Wrapper(function, *found).build()


class _Wrapper:
    """The body of a canonical routine. It stays a function of its own, so that a derivative of the derivative finds the call."""

    def __init__(self, function: Function, family: Family, type: str, row: Row) -> None:
        self.function = function
        self.family = family
        self.type = type
        self.row = row
        self.builder = Builder(function.add_block("entry"))
        self.given = iter(function.arguments)

    def build(self) -> None:
        function = self.function
        function.prefix = "linkonce_odr hidden"
        function.attributes = ("noinline", "nounwind")
        b = self.builder
        passed: list[Value] = []
        for operand in self.row.fortran:
            passed += [zero(ty.PTR)] if operand.kind in WORKSPACE else self._passed(operand)
        info: Value | None = None
        if self.row.result == "info":
            info = self._kept(const_int(ty.I64, 0))
            passed.append(info)
        lengths: list[Value] = [const_int(ty.I64, 1) for operand in self.row.fortran if operand.kind == "c"]
        symbol = library_symbol(self.family, self.type, self.row)
        result = REAL[self.type] if self.row.result in ("s", "r") else ty.VOID
        arguments = [*passed, *lengths]
        callee = b.module.functions.get(symbol)
        type = ty.function(result, [a.type for a in arguments])
        if callee is None:
            callee = b.module.add_function(Function(symbol, type, attributes=("nounwind",)))
        rooms = self._workspace(callee, type, arguments)
        made = b.call(callee, arguments, type)
        for room in rooms:
            b.call_named("free", ty.VOID, [room])
        if info is not None:
            integer = ty.integer(self.family.bits)
            b.ret(b.cast("sext", b.load(integer, info), ty.I64))
        elif result.is_void:
            b.ret()
        else:
            b.ret(made)

    def _workspace(self, callee: Function, type: ty.FunctionType, arguments: list[Value]) -> list[Value]:
        """Put workspace among the arguments: as much as the library asks for, or as the row says."""
        b, integer = self.builder, ty.integer(self.family.bits)
        places: dict[int, Operand] = {}
        at = 0
        for operand in self.row.fortran:
            if operand.kind in WORKSPACE:
                places[at] = operand
            at += 2 if operand.strided else 1
        if not places:
            return []
        elements = {"W": (REAL[self.type], 2 if is_complex(self.type) else 1), "R": (REAL[self.type], 1), "I": (integer, 1)}
        answers: dict[int, Value] = {}
        for index, operand in places.items():
            if operand.kind == "L":
                arguments[index] = self._kept(const_int(ty.I64, -1))
            else:
                answers[index] = arguments[index] = b.alloca(ty.array(ty.I64, 2))
                b.store(zero(ty.array(ty.I64, 2)), answers[index])
        if self.row.queried:
            b.call(callee, arguments, type)
        rooms: list[Value] = []
        for index, operand in places.items():
            if operand.kind == "L":
                continue
            element, count = elements[operand.kind]
            asked = index + 1 in places and places[index + 1].kind == "L"
            if not asked:
                size = extent(b, operand.shape[0], self._integer)
            else:
                answer = b.load(element, answers[index])
                size = b.cast("sext", answer, ty.I64) if operand.kind == "I" else b.cast("fptosi", answer, ty.I64)
            size = b.select(b.icmp("sgt", size, const_int(ty.I64, 1)), size, const_int(ty.I64, 1))
            if asked:
                arguments[index + 1] = self._kept(size)
            bytes = (element.bits // 8 if isinstance(element, ty.IntType | ty.FloatType) else 8) * count
            room = b.call_named("malloc", ty.PTR, [b.mul(size, const_int(ty.I64, bytes))])
            arguments[index] = room
            rooms.append(room)
        return rooms

    def _integer(self, name: str) -> Value:
        at = 0
        for operand in self.row.operands:
            if operand.name == name:
                return self.function.arguments[at]
            at += operand.arguments(self.type)
        raise KeyError(name)

    def _kept(self, value: Value) -> Value:
        place = self.builder.alloca(value.type)
        self.builder.store(value, place)
        return place

    def _passed(self, operand: Operand) -> list[Value]:
        b = self.builder
        values: list[Value] = [next(self.given) for _ in parts(self.type, operand)]
        if operand.kind == "c":
            return [self._kept(b.cast("trunc", values[0], ty.I8))]
        if operand.scalar and len(values) == 2:
            place = b.alloca(ty.array(REAL[self.type], 2))
            for k, value in enumerate(values):
                b.store(value, b.gep(REAL[self.type], place, [k]))
            return [place]
        if operand.memory:
            return [values[0], *(self._kept(value) for value in values[1:])]
        return [self._kept(values[0])]
