"""Constants that are read through a reference and used as a distance.

`std::ranges::sort(v, {}, &Particle::mass)` keeps the member's offset in a local variable, and every function that takes part in sorting
(recursive ones are not inlined) is handed its address: what is compared lies at a distance from an object that nobody knows, and may be any
of its members. So does what a lambda captures by reference. A local variable that nothing but one constant is stored to, in the whole
program, holds that constant wherever it is read: memory that was not written yet has no value. Where objects are sorted by one member and
then by another, it is one of a few, and addresses are chosen by it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from polyglot_ad.analysis.call_sites import functions_in
from polyglot_ad.analysis.effects import EVERYTHING, Effects
from polyglot_ad.analysis.memory import Location, MemoryFacts
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.reached import reached
from polyglot_ad.ir.values import Function, Module, Value
from polyglot_ad.process.regex import regex

_DISTANCES = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
}
_EXTENSIONS = ("sext", "zext", "trunc")
_LEAST_BITS = 16
"""Of a distance."""
_MOST = 4
"""Distances that are told apart where memory holds one of several."""


def tell_referred_constants(facts: MemoryFacts, effects: Effects, roots: Iterable[Function]) -> bool:
    """In place; whether there are any. `roots` are called from outside."""
    functions = _only_called(facts.module, roots)
    changed: set[Function] = set()
    while told := {f for f in functions if _tell_parameters(f)}:
        changed |= told
    wanted = [(load, place) for f in functions for load in _loads(f) if (place := _variable(facts, load)) is not None]
    constants = _constants(facts, effects, {place for _, place in wanted}) if wanted else {}
    for load, place in wanted:
        known = [c for c in constants.get(place, ()) if c.type is load.type]
        if not known or len(known) < len(constants[place]):
            continue
        function = load.function
        if len(known) == 1:
            _put(load, known[0])
        elif not _choose(load, known):
            continue
        changed.add(function)
    for function in changed:
        # What is said here of this program need not hold of another one that has the same function of a template.
        function.prefix, function.suffix = "internal", regex(r"\s*comdat(\([^)]*\))?").sub("", function.suffix)
    return bool(changed)


def _only_called(module: Module, roots: Iterable[Function]) -> list[Function]:
    """The functions of a program that nobody has the address of, and that nothing calls but what is analysed."""
    apart = {f for f in module.functions.values() if any(user.function is not None and not user.function.blocks for user in f.users)}
    taken = {*roots, *reached(apart)}
    for variable in module.globals.values():
        initial = variable.initializer if isinstance(variable, val.GlobalVariable) else variable.aliasee
        taken.update(functions_in(initial) if initial is not None else ())
    found = [f for f in module.functions.values() if f.blocks]
    for function in found:
        for i in function.instructions():
            is_call = isinstance(i, ins.CallBase) and i.called_function is not None
            taken.update(f for operand in (i.operands[:-1] if is_call else i.operands) for f in functions_in(operand))
    return [f for f in found if f not in taken]


def _tell_parameters(function: Function) -> bool:
    """Constants that all calls pass, in place of parameters that addresses are computed with, or that are stored for others to do so."""
    calls = [user for user in function.users if isinstance(user, ins.CallBase) and user.block is not None]
    changed = False
    for argument in function.arguments:
        if not isinstance(argument.type, ty.IntType) or argument.type.bits < _LEAST_BITS or not _is_distance(argument, set()):
            continue
        if any(len(call.arguments) <= argument.index for call in calls):
            continue
        passed = [call.arguments[argument.index] for call in calls if call.arguments[argument.index] is not argument]
        values = {value.value if isinstance(value, val.ConstantInt) and value.type is argument.type else None for value in passed}
        if len(values) == 1 and isinstance(passed[0], val.ConstantInt) and None not in values:
            _replace(argument, passed[0])
            changed = True
    return changed


def _loads(function: Function) -> Iterator[ins.Load]:
    """Those of integers that addresses are computed with."""
    for i in function.instructions():
        if isinstance(i, ins.Load) and isinstance(i.type, ty.IntType) and not i.volatile and not i.ordering and _is_distance(i, set()):
            yield i


def _is_distance(value: Value, seen: set[Value]) -> bool:
    """Whether addresses are computed with a value, as far as is seen here: what is passed on or kept may be one."""
    seen.add(value)
    for user in value.users:
        if isinstance(user, ins.GetElementPtr | ins.CallBase | ins.Store):
            return True
        if user not in seen and user.opcode in (*_DISTANCES, *_EXTENSIONS, "shl") and _is_distance(user, seen):
            return True
    return False


def _variable(facts: MemoryFacts, load: ins.Load) -> Location | None:
    """The one place in local variables that is read here, where no other access meets it."""
    assert isinstance(load.type, ty.IntType)
    size = facts.layout.store_size(load.type)
    node, offset = facts.pointer(load.pointer)
    if node.origins != {"alloca"} or node.walks or node.stride or not all(isinstance(site, ins.Alloca) for site in node.sites):
        return None
    if facts.memory.spread(facts.contents(load.pointer)[0]) is not None:
        return None
    met = [(start, length, x) for (start, _), (length, x) in node.entries.items() if start < offset + size and offset < start + length]
    if len(met) != 1 or met[0][:2] != (offset, size):
        return None
    return met[0][2].find()


def _constants(facts: MemoryFacts, effects: Effects, places: set[Location]) -> dict[Location, list[val.ConstantInt]]:
    """Of places, those that only a few constants are written to, and which."""
    written: defaultdict[Location, list[val.ConstantInt | None]] = defaultdict(list)
    for function in facts.module.functions.values():
        for i in function.instructions():
            touched = effects.writes_itself(i)
            if touched is EVERYTHING:
                return {}
            for place in places & touched if touched else ():
                stored = i.value if isinstance(i, ins.Store) else None
                written[place].append(stored if isinstance(stored, val.ConstantInt) else None)
    found: dict[Location, list[val.ConstantInt]] = {}
    for place, stores in written.items():
        constants = {(s.type, s.value): s for s in stores if s is not None}
        if None not in stores and len(constants) <= _MOST:
            found[place] = sorted(constants.values(), key=lambda constant: constant.value)
    return found


def _choose(load: ins.Load, constants: list[val.ConstantInt]) -> bool:
    """Addresses at one of a few distances become a choice of addresses at each of them; whether there are any."""
    found = [user for user in dict.fromkeys(load.users) if isinstance(user, ins.GetElementPtr) and user.pointer is not load]
    for step in found:
        b = Builder(before=step)
        indices = step.operands[1:]
        made = [b.gep(step.source_type, step.pointer, [c if o is load else o for o in indices]) for c in constants]
        chosen = made[-1]
        for constant, address in zip(constants[:-1], made[:-1], strict=True):
            chosen = b.select(b.icmp("eq", load, constant), address, chosen)
        step.replace_all_uses_with(chosen)
        step.erase()
    return bool(found)


def _put(value: ins.Instruction, constant: val.ConstantInt) -> None:
    """A constant in place of an instruction, and of what is computed of it and other constants."""
    _replace(value, constant)
    value.erase()


def _replace(value: Value, constant: val.ConstantInt) -> None:
    users = list(dict.fromkeys(value.users))
    value.replace_all_uses_with(constant)
    for user in users:
        result = _result(user)
        if result is not None:
            _put(user, result)


def _result(i: ins.Instruction) -> val.ConstantInt | None:
    if not isinstance(i.type, ty.IntType) or i.type.bits < _LEAST_BITS or not all(isinstance(o, val.ConstantInt) for o in i.operands):
        return None
    of = [o for o in i.operands if isinstance(o, val.ConstantInt)]
    if i.opcode in _EXTENSIONS:
        assert isinstance(of[0].type, ty.IntType)
        number = of[0].value % (1 << of[0].type.bits)
        signed = number - (1 << of[0].type.bits) if number >> (of[0].type.bits - 1) else number
        number = signed if i.opcode == "sext" else number
    elif i.opcode in _DISTANCES:
        number = _DISTANCES[i.opcode](of[0].value, of[1].value)
    elif i.opcode == "shl" and 0 <= of[1].value < i.type.bits:
        number = of[0].value << of[1].value
    else:
        return None
    number %= 1 << i.type.bits
    return val.ConstantInt(i.type, number - (1 << i.type.bits) if number >> (i.type.bits - 1) else number)


__all__ = ["tell_referred_constants"]
