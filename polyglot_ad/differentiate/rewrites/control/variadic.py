"""Functions with a variable list of arguments (`...`) become one function for each list of types that they are called with.

    double sum(int n, ...);    sum(2, x, y)    ->    double sum.listed(int n, double, double)

The copy lays its arguments out in memory, as the calling convention of x86-64 has them in registers and on the stack, and `va_start` points
to it. How a program steps through its list is its own code, which is differentiated like any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from polyglot_ad.analysis.memory.addresses import constant_offset
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.layout import DataLayout, data_layout
from polyglot_ad.ir.parser import parse_type
from polyglot_ad.ir.values import ConstantUndef, Function, Module, Value

from ...clone import copy_body

SUFFIX = ".listed"
_GENERAL, _FLOATING = 6, 8
"""Registers that pass arguments: of eight bytes, and of sixteen."""
_LIST_SIZE, _STACK_AT, _SAVED_AT = 24, 8, 16
"""Of a list, which begins with how far it is through the general registers and through those of numbers."""


@dataclass(frozen=True)
class _Passed:
    """How one argument crosses: its type, and what the memory that is passed by value holds."""

    type: ty.Type
    by_value: ty.Type | None = None
    align: int = 8


@dataclass
class _Layout:
    """Where arguments lie: (argument, offset) in the registers' save area and on the stack."""

    general: int = 0
    floating: int = 0
    stack: int = 0
    saved: list[tuple[int, int]] = field(default_factory=list)
    stacked: list[tuple[int, int]] = field(default_factory=list)

    def place(self, index: int, passed: _Passed, layout: DataLayout) -> bool:
        """False: how this one is passed is not known."""
        type = passed.type
        if passed.by_value is not None:
            self._push(index, layout.size(passed.by_value), passed.align)
        elif (isinstance(type, ty.IntType) and type.bits <= 64) or type.is_pointer:
            if self.general < _GENERAL:
                self.saved.append((index, 8 * self.general))
                self.general += 1
            else:
                self._push(index, 8, 8)
        elif _in_vector_register(type, layout):
            if self.floating < _FLOATING:
                self.saved.append((index, 8 * _GENERAL + 16 * self.floating))
                self.floating += 1
            else:
                size = layout.store_size(type)
                self._push(index, size, 16 if size == 16 else 8)
        elif type is ty.X86_FP80:
            self._push(index, 16, 16)
        else:
            return False
        return True

    def _push(self, index: int, size: int, align: int) -> None:
        start = -(-self.stack // align) * align
        self.stacked.append((index, start))
        self.stack = start + -(-size // 8) * 8


def _in_vector_register(type: ty.Type, layout: DataLayout) -> bool:
    if isinstance(type, ty.VectorType):
        return not type.scalable and not type.element.is_pointer and layout.store_size(type) in (4, 8, 16)
    return isinstance(type, ty.FloatType) and type.bits <= 64


def lower_variadic(module: Module) -> bool:
    """In place; whether anything was lowered. Calls that are not understood stay, to be refused where they matter."""
    variadic = [f for f in module.functions.values() if f.blocks and f.function_type.variadic]
    lowering = _Lowering(module)
    if "x86_64" in module.triple and "windows" not in module.triple:
        for function in variadic:
            lowering.calls_of(function)
        for function in list(module.functions.values()):
            lowering.changed |= _lower_lists(function)
    return lowering.changed


class _Lowering:
    def __init__(self, module: Module) -> None:
        self.module = module
        self.layout = data_layout(module.data_layout)
        self.changed = False
        self._made: dict[tuple[Function, tuple[_Passed, ...]], Function | None] = {}

    def calls_of(self, function: Function) -> None:
        """Also those in the copies that are made on the way, which are calls of it until they are looked at."""
        if not _is_plain(function):
            return
        work = [u for u in function.users if isinstance(u, ins.CallBase)]
        while work:
            call = work.pop()
            if call.called_function is not function or call.block is None or call.bundles or function in call.operands[:-1]:
                continue
            known = len(function.users)
            self._call(function, call)
            work += [u for u in function.users[known - 1 :] if isinstance(u, ins.CallBase)]

    def _call(self, function: Function, call: ins.CallBase) -> None:
        passed = tuple(self._passed(a, words) for a, words in zip(call.arguments, call.argument_attributes, strict=True))
        key = function, passed
        if key not in self._made:
            self._made[key] = self._copy(function, passed)
        made = self._made[key]
        if made is None:
            return
        for index in range(len(function.arguments), len(passed)):
            words = call.argument_attributes[index]
            call.argument_attributes[index] = tuple(w for w in words if not w.startswith(("byval", "align")))
            if passed[index].by_value is not None and isinstance(call, ins.Call):
                call.tail = ""  # what was passed by value is the caller's own now
        call.function_type = made.function_type
        call.set_operand(len(call.operands) - 1, made)
        self.changed = True

    def _passed(self, argument: Value, attributes: Sequence[str]) -> _Passed:
        for word in attributes:
            if word.startswith("byval("):
                type = parse_type(word[6:-1], self.module)
                said = [int(w[6:]) for w in attributes if w.startswith("align ")]
                return _Passed(argument.type, type, max(8, *said, self.layout.align(type) if not said else 8))
        return _Passed(argument.type)

    def _copy(self, function: Function, passed: tuple[_Passed, ...]) -> Function | None:
        places = _Layout()
        fixed = len(function.arguments)
        for index, one in enumerate(passed[:fixed]):
            if not places.place(index, one, self.layout):
                return None
        general, floating = places.general, self._first_floating(places.floating, passed[fixed:])
        places.floating = floating
        places.saved, places.stacked, places.stack = [], [], 0
        for index, one in enumerate(passed[fixed:], fixed):
            if not places.place(index, one, self.layout):
                return None
        made = self._declare(function, passed)
        copy_body(function, made, {})
        starts = [i for i in made.instructions() if isinstance(i, ins.Call) and _is(i, "llvm.va_start")]
        b = Builder(before=made.entry.instructions[0])
        saved = self._area(b, "registers", made, passed, places.saved)
        stacked = self._area(b, "stack", made, passed, places.stacked)
        for start in starts:
            b = Builder(before=start)
            given = start.arguments[0]
            values = [const_int(ty.I32, 8 * general), const_int(ty.I32, 8 * _GENERAL + 16 * floating), stacked, saved]
            for offset, value in zip((0, 4, _STACK_AT, _SAVED_AT), values, strict=True):
                b.store(value, b.gep(ty.I8, given, [offset]) if offset else given)
            start.erase()
            if not places.stacked:
                _forget_stack(given, self.layout)
        return made

    def _first_floating(self, used: int, listed: Sequence[_Passed]) -> int:
        """After how many registers of numbers the list begins. One stays free where there are enough: a program computes the address of the
        next general register before it finds that there is none, and that is where those of numbers begin."""
        count = sum(1 for one in listed if one.by_value is None and _in_vector_register(one.type, self.layout))
        return 1 if used == 0 and count < _FLOATING else used

    def _declare(self, function: Function, passed: tuple[_Passed, ...]) -> Function:
        types = [*(a.type for a in function.arguments), *(one.type for one in passed[len(function.arguments) :])]
        names = [*(a.name for a in function.arguments), *(f"listed.{k}" for k in range(len(types) - len(function.arguments)))]
        type = ty.function(function.function_type.result, types)
        name = self.module.unique_name(function.name.partition(SUFFIX)[0] + SUFFIX)
        made = Function(name, type, names, prefix="internal", attributes=function.attributes)
        made.result_attributes, made.personality = function.result_attributes, function.personality
        for argument, original in zip(made.arguments, function.arguments, strict=False):
            argument.attributes = original.attributes
        return self.module.add_function(made)

    def _area(self, b: Builder, name: str, made: Function, passed: tuple[_Passed, ...], places: list[tuple[int, int]]) -> Value:
        """Memory of its own for each of the arguments, at their offsets from one address. Where there are none, a
        program that reads some is undefined, and the optimiser may know."""
        if not places:
            return ConstantUndef(ty.PTR, poison=True)
        end = max(offset + self._size(passed[index]) for index, offset in places)
        # (Not an array, whose elements would be one place to the analysis.)
        area = b.alloca(ty.struct([ty.I64] * -(-end // 8)), name=name, align=16)
        for index, offset in places:
            argument, one = made.arguments[index], passed[index]
            to = b.gep(ty.I8, area, [offset]) if offset else area
            if one.by_value is not None:
                size = const_int(ty.I64, self.layout.size(one.by_value))
                b.call_named("llvm.memcpy.p0.p0.i64", ty.VOID, [to, argument, size, const_int(ty.I1, 0)])
            else:
                b.store(argument, to, align=8)
        return area

    def _size(self, passed: _Passed) -> int:
        return self.layout.size(passed.by_value if passed.by_value is not None else passed.type)


def _forget_stack(given: Value, layout: DataLayout) -> None:
    """Nothing is read from the stack through a list that the function keeps to itself. (The optimiser does not see as much by itself.)"""
    if not isinstance(given, ins.Alloca):
        return
    found: list[ins.Load] = []
    work: list[tuple[Value, int]] = [(given, 0)]
    while work:
        pointer, offset = work.pop()
        for user in pointer.users:
            if isinstance(user, ins.GetElementPtr):
                further = constant_offset(layout, user.source_type, user.operands[1:])
                if further is None:
                    return
                work.append((user, offset + further))
            elif isinstance(user, ins.Load):
                found += [user] if offset == _STACK_AT else []
            elif not (isinstance(user, ins.Store) and user.pointer is pointer) and not (isinstance(user, ins.Call) and _is_mark(user)):
                return
    for value in _moved_on(found):
        value.replace_all_uses_with(ConstantUndef(value.type, poison=True))


def _moved_on(loads: Sequence[ins.Load]) -> list[ins.Instruction]:
    """Addresses that come from these alone."""
    found: dict[ins.Instruction, None] = dict.fromkeys(loads)
    work: list[ins.Instruction] = list(loads)
    while work:
        for user in work.pop().users:
            if (user.opcode in ("phi", "select") or isinstance(user, ins.GetElementPtr)) and user not in found:
                found[user] = None
                work.append(user)
    while True:
        others = [i for i in found if any(o.type.is_pointer and o not in found for o in i.operands) and not isinstance(i, ins.Load)]
        if not others:
            return list(found)
        for i in others:
            del found[i]


def _is_mark(call: ins.Call) -> bool:
    return any(_is(call, name) for name in ("llvm.lifetime.", "llvm.va_end", "llvm.va_start"))


def _is(call: ins.Call, name: str) -> bool:
    return call.called_function is not None and call.called_function.name.startswith(name)


def _is_plain(function: Function) -> bool:
    """Whether it asks for its list where it starts, and hands it on in no other way."""
    calls = [i for i in function.instructions() if isinstance(i, ins.CallBase)]
    return (
        function.calling_convention in ("", "ccc")
        and not any(isinstance(c, ins.Call) and c.tail == "musttail" for c in calls)
        and not any(i.opcode == "va_arg" for i in function.instructions())
    )


def _lower_lists(function: Function) -> bool:
    """Copies of lists are copies of memory; their end is nothing."""
    if function.function_type.variadic:
        return False
    found = [i for i in function.instructions() if isinstance(i, ins.Call) and (_is(i, "llvm.va_copy") or _is(i, "llvm.va_end"))]
    for call in found:
        if _is(call, "llvm.va_copy"):
            b = Builder(before=call)
            b.call_named("llvm.memcpy.p0.p0.i64", ty.VOID, [*call.arguments[:2], const_int(ty.I64, _LIST_SIZE), const_int(ty.I1, 0)])
        call.erase()
    return bool(found)
