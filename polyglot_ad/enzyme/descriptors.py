"""Arrays of Fortran in calls of the surface: by address, or by descriptor.

An argument for a dummy of assumed shape is the address of a descriptor, and only a caller that sees such an interface passes one. The
surface has no interface unless the program writes one: what is passed is compared with what the function takes.
"""

from __future__ import annotations

from collections.abc import Sequence

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.values import Argument, GlobalVariable, Value
from polyglot_ad.signature.debug_info import DebugInfo, Node
from polyglot_ad.signature.debug_types import strip
from polyglot_ad.signature.reader import language_of

from .request import Request, refusal, resolved

_HEAD = ("ptr", "i64", "i32", "i8", "i8", "i8", "i8")
"""How a descriptor of flang begins."""


def compare(call: ins.CallBase, request: Request, types: Sequence[Node | None]) -> None:
    """Raise where a function of Fortran is given an address for a descriptor, or the other way round. `types`: of its parameters."""
    assert request.function.module is not None
    debug = DebugInfo(request.function.module)
    subprogram = debug.subprogram(request.function)
    if subprogram is None or language_of(subprogram) != "fortran":
        return
    for number, (given, type) in enumerate(zip(request.given, types), start=1):
        wanted = _takes_descriptor(type)
        for position in (given.primal, *given.shadows):
            if position < 0 or not call.arguments[position].type.is_pointer:
                continue
            value = resolved(call.arguments[position])
            if wanted and not _is_descriptor(value, debug):
                why = f"argument {number} of '{request.function.name}' is of assumed shape (or allocatable, or a pointer)"
                help = "write an interface for this call, in which that argument and its shadow are of assumed shape, too"
                raise refusal(call, f"{why}, and an address is passed", help)
            if not wanted and type is not None and type.kind in ("DIBasicType", "DICompositeType") and _holds_descriptor(value):
                why = f"argument {number} of '{request.function.name}' is passed by address, and a descriptor is passed"
                raise refusal(call, why, "in the interface of this call, give that argument and its shadow the shape that the function has")


def _takes_descriptor(type: Node | None) -> bool:
    bare, _ = strip(type)
    return bare is not None and bool(bare.raw("dataLocation"))


def _holds_descriptor(value: Value) -> bool:
    """Whether the memory at an address is certainly a descriptor, and nothing else."""
    return isinstance(value, ins.Alloca) and _is_descriptor_type(value.allocated_type)


def _is_descriptor(value: Value, debug: DebugInfo) -> bool:
    if isinstance(value, ins.Alloca):
        return _is_descriptor_type(value.allocated_type)
    if isinstance(value, GlobalVariable):
        return _is_descriptor_type(value.value_type)
    if isinstance(value, Argument):
        function = value.function
        variable = debug.parameters_of(function).get(value.index + 1) if function is not None else None
        return variable is not None and _takes_descriptor(variable.node("type"))
    return False


def _is_descriptor_type(type: ty.Type) -> bool:
    if not isinstance(type, ty.StructType) or type.fields is None or len(type.fields) < len(_HEAD):
        return False
    return tuple(map(str, type.fields[: len(_HEAD)])) == _HEAD
