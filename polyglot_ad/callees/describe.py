"""`describe`: the one place that says what a call calls. Tables are looked into by name, only for functions that have no body."""

from __future__ import annotations

from collections.abc import Sequence

from polyglot_ad.langs.c.pages import PAGES, are_own_pages
from polyglot_ad.language.allocator import Allocator
from polyglot_ad.language.external import External

from ..ir import instructions as ins
from ..ir import values as val
from ..ir.types import Type
from ..rules.blas import canonical
from ..rules.mpi import standard
from ..rules.names import rule_of_call
from ..rules.scope import Scope, scope
from ..symbols import EXCHANGE, INTEGER
from .allocators import allocator
from .callee import Callee, Kind, Memory
from .externals import UNWINDING, classify_external

_INDIRECT = Callee("", "indirect")
_ASSEMBLY = Callee("", "assembly", memory="arguments")
_COPIES = ("llvm.memcpy.", "llvm.memmove.")
_MOVES: dict[str, Kind] = {"memcpy": "copy", "memmove": "copy", "memset": "fill", "bzero": "fill"}
_BY_NAME_ALONE = frozenset(("print", "bits", "exit", "debug", "query", "integer", "inactive"))
"""Kinds of functions that may take numbers by value."""


def describe(call: ins.CallBase) -> Callee:
    """What the function that is called does."""
    callee = call.called_function
    if callee is None:
        return _ASSEMBLY if isinstance(call.callee, val.InlineAsm) else _INDIRECT
    own = scope()
    if callee.blocks:
        key: object = callee.name
        found = own.described.get(key)
        if found is None:
            found = own.described[key] = Callee(callee.name, "custom" if _is_custom(callee.name, own) else "program")
        return found
    types = tuple(a.type for a in call.arguments)
    key = callee.name, call.type, types, callee.function_type.variadic
    found = own.described.get(key)
    if found is None:
        found = own.described[key] = _outside(callee.name, call.type, types, callee.function_type.variadic)
    if callee.name in PAGES and found.allocator is not None and not are_own_pages(call.arguments):
        return Callee(found.name, "unknown")
    if found.kind == "unknown" and (memory := _memory(call)) != "any":
        if found.name.startswith("llvm.") and memory == "none":
            return Callee(found.name, "intrinsic", memory=memory)
        return Callee(found.name, "unknown", memory=memory)
    return found


def _is_custom(name: str, own: Scope) -> bool:
    return name in own.opaque and not (name in own.inactive or name in own.like or name in own.allocators)


def _outside(name: str, result: Type, types: Sequence[Type], variadic: bool) -> Callee:
    if _is_custom(name, scope()):
        return Callee(name, "custom")
    if (moves := _moves(name)) is not None:
        return Callee(name, moves)
    if (row := allocator(name)) is not None:
        return Callee(name, "allocation", allocator=row)
    external = _external(name, types, variadic)
    if name in ("__dynamic_cast", UNWINDING + "moved"):
        return Callee(name, "cast", external=external)
    if canonical(name) is not None:
        return Callee(name, "routine")
    message = None if name in scope().opaque else standard(name)
    if message is not None and message.kind in ("derivative", "refused") and len(types) == len(message.parameters):
        return Callee(name, "message", message=message)
    if name.startswith(UNWINDING):
        return Callee(name, "unwinding", external=external)
    if name.startswith(EXCHANGE):
        return Callee(name, "exchange", memory="none")
    if name.startswith(INTEGER):
        return Callee(name, "integer", memory="none")
    if external is not None:
        return Callee(name, "external", external=external)
    if (rule := rule_of_call(name, result, types)) is not None:
        return Callee(name, "rule", rule=rule)
    return Callee(name, "unknown")


def _moves(name: str) -> Kind | None:
    """Whether a library's function copies memory, or fills it."""
    return "copy" if name.startswith(_COPIES) else "fill" if name.startswith("llvm.memset.") else _MOVES.get(name)


def _external(name: str, types: Sequence[Type], variadic: bool) -> External | None:
    """The row of a function without derivative. One that takes numbers by value is not the library's function of that name, unless such
    functions do."""
    row = classify_external(name)
    if row is None or row.kind in _BY_NAME_ALONE or name.startswith(("llvm.", "_Fortran")) or variadic:
        return row
    return None if any(type.scalar.is_float for type in types) else row


def allocation_of(value: val.Value) -> Allocator | None:
    """What a call gives or takes of memory; None if it does neither, or the value is no call."""
    return describe(value).allocator if isinstance(value, ins.CallBase) else None


def is_memory_copy(value: val.Value) -> bool:
    """Whether the value is a call that copies memory, and does no more."""
    return isinstance(value, ins.CallBase) and describe(value).kind == "copy"


def is_memory_set(value: val.Value) -> bool:
    """Whether the value is a call that fills memory with a byte, and does no more."""
    return isinstance(value, ins.CallBase) and describe(value).kind == "fill"


_NOTHING = ("memory(none)", "readnone")
_READING = ("memory(read)", "memory(argmem: read)", "readonly")


def _memory(call: ins.CallBase) -> Memory:
    """What the declaration of a function, and a call of it, let it touch."""
    attributes = call.all_attributes()
    if any(a in _NOTHING or (a.startswith("memory(inaccessiblemem:") and "argmem" not in a and "," not in a) for a in attributes):
        return "none"
    if any(a in _READING for a in attributes):
        return "read"
    return "arguments" if any(a.startswith("memory(argmem:") and "," not in a for a in attributes) else "any"


def touches_memory(call: ins.CallBase) -> bool:
    """Whether a call of something that has no body may read or write memory that the program can name."""
    return _memory(call) != "none"


def most_bytes(size: val.Value) -> int | None:
    """How many bytes a size may be; None where it is neither a constant nor the smaller of something and a constant."""
    if isinstance(size, val.ConstantInt):
        return size.value
    if not isinstance(size, ins.Call) or size.called_function is None or not size.called_function.name.startswith("llvm.umin."):
        return None
    return min((o.value for o in size.arguments if isinstance(o, val.ConstantInt)), default=None)
