"""What the marks of a program say to the tables of `rules`, for one mode of differentiation."""

from __future__ import annotations

from polyglot_ad.callees import Allocator, describe, is_memory_copy
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Function, GlobalVariable, Module
from polyglot_ad.rules.scope import Scope

from .marks import PREFIX, CustomRule, marks_of, rule_of
from .writes import overwritten

CONSTANT = "pad.rule.constants"
"""The variable that lists global variables without derivative."""


def scope_of(module: Module, forward: bool) -> Scope:
    """The scope of a module whose functions may have marks."""
    if not any(attribute.startswith(f'"{PREFIX}') for attribute in _attributes(module)) and CONSTANT not in module.globals:
        return Scope()
    opaque: set[str] = set()
    inactive: set[str] = set()
    like: dict[str, str] = {}
    allocators: dict[str, Allocator] = {}
    for function in module.functions.values():
        marks = marks_of(function)
        if not marks:
            continue
        rule = rule_of(function)
        if "inactive" in marks:
            inactive.add(function.name)
        elif "like" in marks:
            like[function.name] = marks["like"]
        elif "allocation" in marks or "deallocation" in marks:
            allocators[function.name] = _allocator(function.name, marks)
        elif rule is None or not (rule.only or stands_in(rule, function, forward)):
            continue
        opaque.add(function.name)
    told = inactive | set(like) | set(allocators)
    hidden = frozenset(name for name in opaque if name in told or not _moves_addresses(module.functions[name]))
    pure = frozenset(name for name in opaque if is_harmless(module.functions[name], reads=False))
    reading = frozenset(name for name in opaque if is_harmless(module.functions[name], reads=True))
    constants = module.globals.get(CONSTANT)
    names: set[str] = set()
    if isinstance(constants, GlobalVariable) and isinstance(constants.initializer, val.ConstantAggregate):
        names = {element.name for element in constants.initializer.elements if isinstance(element, GlobalVariable)}
    writes = {name: overwritten(module.functions[name]) for name in inactive}
    told_of = {name: (parameters, frozenset(v.name for v in variables)) for name, (parameters, variables) in writes.items()}
    return Scope(frozenset(opaque), hidden, frozenset(inactive), pure, reading, like, allocators, frozenset(names), told_of)


def _attributes(module: Module) -> list[str]:
    found = [attribute for group in module.attribute_groups.values() for attribute in group]
    return found + [attribute for function in module.functions.values() for attribute in function.attributes]


def _allocator(name: str, marks: dict[str, str]) -> Allocator:
    if "deallocation" in marks:
        return Allocator(name, "free", pointer=int(marks["deallocation"]))
    size, free, arguments = marks["allocation"].split(";")
    return Allocator(name, "alloc", tuple(map(int, size.split(","))), free=free, free_arguments=tuple(arguments.split(",")))


def stands_in(rule: CustomRule, function: Function, forward: bool) -> bool:
    """Whether a rule has a derivative in this mode."""
    one_sided = rule.gradient or rule.derivative
    if forward:
        return bool(rule.derivative or rule.tangent or (one_sided and of_numbers(function)))
    return bool(rule.gradient or (one_sided and of_numbers(function)))


def of_numbers(function: Function) -> bool:
    """Whether a function takes numbers by value and gives one floating-point number: then either rule follows from the other."""
    type = function.function_type
    return type.result.is_float and not type.variadic and all(p.is_float or p.is_integer for p in type.parameters)


def _moves_addresses(function: Function, within: frozenset[Function] = frozenset()) -> bool:
    """Whether a function gives or stores addresses: then its body is analysed, so that it is known where they lead."""
    if not function.blocks or function in within:
        return False
    if function.function_type.result.is_pointer and not within:
        return True
    for i in function.instructions():
        if i.opcode == "store" and i.operands[0].type.scalar.is_pointer and not isinstance(i.operands[1], ins.Alloca):
            return True
        if isinstance(i, ins.CallBase):
            callee = i.called_function
            if callee is None or is_memory_copy(i):
                return True
            if _moves_addresses(callee, within | {function}):
                return True
    return False


_NONE = ("memory(none)", "readnone")
_READS = (*_NONE, "memory(read)", "memory(argmem: read)", "readonly")


def is_harmless(function: Function, reads: bool, within: frozenset[Function] = frozenset()) -> bool:
    """Whether a function certainly touches no memory but its own variables; `reads`: or only reads it."""
    if any(a in (_READS if reads else _NONE) for a in function.all_attributes()):
        return True
    if not function.blocks or function in within:
        return False
    own: set[val.Value] = set()
    for i in function.instructions():
        if isinstance(i, ins.Alloca) or (isinstance(i, ins.GetElementPtr) and i.operands[0] in own):
            own.add(i)
    for i in function.instructions():
        if i.opcode in ("load", "store"):
            pointer = i.operands[0 if i.opcode == "load" else 1]
            constant = isinstance(pointer, GlobalVariable) and pointer.constant and i.opcode == "load"
            if pointer not in own and not constant and not (reads and isinstance(i, ins.Load) and not i.volatile):
                return False
        elif i.opcode in ("atomicrmw", "cmpxchg", "fence", "va_arg"):
            return False
        elif isinstance(i, ins.CallBase):
            callee = i.called_function
            if callee is None or any(a in own for a in i.arguments):
                return False
            described = describe(i)
            known = described.kind == "rule" or (described.external is not None and described.external.pure)
            hint = callee.name.startswith(("llvm.dbg.", "llvm.lifetime.", "llvm.assume"))
            if described.allocator is not None or not (known or hint or is_harmless(callee, reads, within | {function})):
                return False
    return True


def release(module: Module) -> None:
    """Let the optimiser have the marked functions again: they are the program's own, which it was kept from looking into."""
    for function in module.functions.values():
        if function.blocks and function.prefix.startswith("weak") and marks_of(function):
            function.prefix = "internal"
