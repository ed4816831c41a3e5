"""Opcodes, and the functions that are arithmetic: sums, products, quotients, extrema, signs."""

from __future__ import annotations

from ..model import Rule
from .row import row

_SECOND = "at a tie the second operand has the derivative; "
_FIRST = "at a tie the first operand has the derivative; "
"""Of a maximum the second and of a minimum the first: of a pair of both each operand has one, as of any other sorted pair, and smooth
functions of the pair (a scaled hypot) have their derivatives at ties."""
_SKIPS_NAN = "a NaN operand has none, the other one takes it"
_KEEPS_NAN = "a NaN operand takes it"
_WIDE = (-3.0, 3.0)


def _by_magnitude(name: str, other: tuple[str, ...]) -> Rule:
    """The operand of larger (smaller) magnitude; of equal ones the larger (smaller)."""
    sign, tied = (">", ">") if "max" in name else ("<", "<=")
    missing = "y != y" if name.endswith("_num") or other else "x != x"
    first = f"fabs(x) {sign} fabs(y) or (fabs(x) == fabs(y) and x {tied} y) or {missing}"
    return row(name, "x y", x=f"select({first}, 1, 0)", y=f"select({first}, 0, 1)", libm=True, other=other, domain=(_WIDE, (-2.5, 2.5)),
               edge=(_SECOND if "max" in name else _FIRST).removesuffix("; "))  # fmt: skip


ROWS = (
    row("fneg", "x", x="-1", opcode=True, domain=(_WIDE,)),
    row("fadd", "x y", x="1", y="1", opcode=True, domain=(_WIDE, _WIDE)),
    row("fsub", "x y", x="1", y="-1", opcode=True, domain=(_WIDE, _WIDE)),
    row("fmul", "x y", x="y", y="x", opcode=True, domain=(_WIDE, _WIDE)),
    row("fdiv", "x y", x="1 / y", y="-(r / y)", opcode=True, domain=(_WIDE, (0.2, 3.0))),
    row("frem", "x y", x="1", y="-rint((x - r) / y)", opcode=True, edge="one-sided at the jumps", domain=((0.5, 9.0), (0.3, 0.4))),
    row("freeze", "x", x="1", opcode=True),
    row("fma", "x y z", x="y", y="x", z="1", libm=True, llvm=True, other=("llvm.fmuladd",), domain=(_WIDE, _WIDE, _WIDE)),
    row("fmod", "x y", x="1", y="-rint((x - r) / y)", libm=True, edge="one-sided at the jumps", domain=((0.5, 9.0), (0.3, 0.4))),
    row("remainder", "x y", x="1", y="-rint((x - r) / y)", libm=True, other=("drem", "dremf"), edge="one-sided at the jumps",
        domain=((0.5, 9.0), (0.3, 0.4))),
    row("fdim", "x y", x="select(x > y, 1, 0)", y="select(x > y, -1, 0)", libm=True, edge="0 at x = y", domain=(_WIDE, (-2.5, 2.5))),
    row("fabs", "x", x="select(x == 0, 0, copysign(1, x))", libm=True, llvm=True, edge="0 at 0", domain=(_WIDE,)),
    row("copysign", "x y", x="copysign(1, x) * copysign(1, y)", libm=True, llvm=True, domain=(_WIDE, _WIDE),
        edge="at 0 the signs of the zeros decide; none by the second operand"),
    row("fmax", "x y", x="select(x > y or y != y, 1, 0)", y="select(x > y or y != y, 0, 1)", libm=True, domain=(_WIDE, (-2.5, 2.5)),
        other=("llvm.maxnum", "llvm.maximumnum", "fmaximum_num", "fmaximum_numf", "fmaximum_numl"), edge=_SECOND + _SKIPS_NAN),
    row("fmin", "x y", x="select(x <= y or y != y, 1, 0)", y="select(x <= y or y != y, 0, 1)", libm=True, domain=(_WIDE, (-2.5, 2.5)),
        other=("llvm.minnum", "llvm.minimumnum", "fminimum_num", "fminimum_numf", "fminimum_numl"), edge=_FIRST + _SKIPS_NAN),
    row("maximum", "x y", x="select(x > y or x != x, 1, 0)", y="select(x > y or x != x, 0, 1)", llvm=True, domain=(_WIDE, (-2.5, 2.5)),
        other=("fmaximum", "fmaximumf", "fmaximuml"), edge=_SECOND + _KEEPS_NAN),
    row("minimum", "x y", x="select(x <= y or x != x, 1, 0)", y="select(x <= y or x != x, 0, 1)", llvm=True, domain=(_WIDE, (-2.5, 2.5)),
        other=("fminimum", "fminimumf", "fminimuml"), edge=_FIRST + _KEEPS_NAN),
    *(_by_magnitude(name, other) for name, other in (
        ("fmaximum_mag", ("fmaxmag", "fmaxmagf", "fmaxmagl")), ("fminimum_mag", ("fminmag", "fminmagf", "fminmagl")),
        ("fmaximum_mag_num", ()), ("fminimum_mag_num", ()))),
    row("canonicalize", "x", x="1", llvm=True, domain=(_WIDE,)),
    row("arithmetic.fence", "x", x="1", llvm=True, domain=(_WIDE,)),
    row("ssa.copy", "x", x="1", llvm=True),
)  # fmt: skip
