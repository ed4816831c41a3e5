"""How the functions that partials call are spelled in IR, per type and per platform."""

from __future__ import annotations

from ..ir import types as ty
from ..ir.types import Type
from .rows.gsl import INTEGER_FIRST, INTEGER_SECOND

INTRINSICS = frozenset(
    ("sqrt", "pow", "exp", "exp2", "exp10", "log", "log2", "log10", "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh",
     "tanh", "fabs", "copysign", "floor", "ceil", "trunc", "rint", "round", "roundeven", "fma")
)  # fmt: skip
"""Functions of one floating-point type that LLVM knows: no errno, no side effects, vector forms."""

WITH_INTEGER = frozenset(("powi", "ldexp"))
"""Intrinsics of a float and an integer: overloaded on both types."""

_GIVEN = {"powi": 1, "ldexp": 1, "jn": 0, "yn": 0, "polygamma": 0, "float": 0}
INTEGER_ARGUMENT = _GIVEN | dict.fromkeys(INTEGER_FIRST, 0) | dict.fromkeys(INTEGER_SECOND, 1)
"""The argument that is an integer."""

RUNTIME = frozenset(("digamma", "polygamma"))
"""Functions that this package defines in the module (rules/runtime.py)."""

PURE = ("nounwind", "willreturn", "memory(none)")

SHARED = "linkonce_odr hidden"
"""The linkage of functions that this package defines in a module. Of an internal function LLVM may drop parameters that are the same in
all calls; the derivative of the derivative may add a call."""

_MANGLED = {
    ty.HALF: "f16", ty.BFLOAT: "bf16", ty.FLOAT: "f32", ty.DOUBLE: "f64", ty.X86_FP80: "f80", ty.FP128: "f128", ty.PPC_FP128: "ppcf128",
}  # fmt: skip
_C_SUFFIX = {ty.FLOAT: "f", ty.DOUBLE: "", ty.X86_FP80: "l", ty.FP128: "f128", ty.PPC_FP128: "l"}
_OCML = {ty.HALF: "f16", ty.FLOAT: "f32", ty.DOUBLE: "f64"}


def mangled(type: Type) -> str:
    """The suffix LLVM gives an overloaded intrinsic."""
    if isinstance(type, ty.VectorType):
        return f"{'nx' if type.scalable else ''}v{type.count}{mangled(type.element)}"
    if isinstance(type, ty.IntType):
        return f"i{type.bits}"
    assert isinstance(type, ty.FloatType)
    return _MANGLED[type]


def library_name(name: str, type: Type, dialect: str) -> str | None:
    """The symbol of a mathematical library for this scalar type; None if the library has no function of the type."""
    assert isinstance(type, ty.FloatType)
    if dialect == "cuda":
        return None if type not in (ty.FLOAT, ty.DOUBLE) else f"__nv_{name}{_C_SUFFIX[type]}"
    if dialect == "ocml":
        return f"__ocml_{name}_{_OCML[type]}" if type in _OCML else None
    return f"{name}{_C_SUFFIX[type]}" if type in _C_SUFFIX else None
