"""Rounding to bfloat, for processors without an instruction for it: the code generator then calls functions of the compiler's library,
which older libraries do not have."""

from __future__ import annotations

# (IR: not every C compiler has the type, and the text goes into what is printed already.)
_FUNCTIONS = """
define weak hidden bfloat @__truncsfbf2(float %x) nounwind {
  %bits = bitcast float %x to i32
  %nan = fcmp uno float %x, 0.0
  %shifted = lshr i32 %bits, 16
  %odd = and i32 %shifted, 1
  %half = add i32 %odd, 32767
  %rounded = add i32 %bits, %half
  %quiet = or i32 %bits, 4194304
  %chosen = select i1 %nan, i32 %quiet, i32 %rounded
  %upper = lshr i32 %chosen, 16
  %short = trunc i32 %upper to i16
  %result = bitcast i16 %short to bfloat
  ret bfloat %result
}

define weak hidden bfloat @__truncdfbf2(double %x) nounwind {
  ; to odd first: rounding twice to nearest is not rounding once
  %narrow = fptrunc double %x to float
  %back = fpext float %narrow to double
  %exact = fcmp ueq double %back, %x
  %bits = bitcast float %narrow to i32
  %last = and i32 %bits, 1
  %odd = icmp ne i32 %last, 0
  %size = call double @llvm.fabs.f64(double %x)
  %found = call double @llvm.fabs.f64(double %back)
  %below = fcmp olt double %found, %size
  %step = select i1 %below, i32 1, i32 -1
  %moved = add i32 %bits, %step
  %good = or i1 %exact, %odd
  %chosen = select i1 %good, i32 %bits, i32 %moved
  %float = bitcast i32 %chosen to float
  %result = call bfloat @__truncsfbf2(float %float)
  ret bfloat %result
}
"""
_FABS = "declare double @llvm.fabs.f64(double)\n"


def with_rounding(text: str) -> str:
    """The module's text with the functions, where it has any use of bfloat."""
    if "bfloat" not in text or "@__truncsfbf2(" in text:
        return text
    return text + _FUNCTIONS + ("" if "declare double @llvm.fabs.f64(double)" in text or "@llvm.fabs.f64(double" in text else _FABS)
