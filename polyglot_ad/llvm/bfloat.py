"""Rounding to bfloat, for processors without an instruction for it: the code generator then calls functions of the compiler's library,
which older libraries do not have (runtime/memory/bfloat.c)."""

from __future__ import annotations

from polyglot_ad import runtime

_FUNCTIONS = "".join(
    f"""
define weak hidden bfloat @{name}({type} %x) nounwind {{
  %bits = call i16 @pad.bfloat.of_{type}({type} %x)
  %result = bitcast i16 %bits to bfloat
  ret bfloat %result
}}
"""
    for name, type in (("__truncsfbf2", "float"), ("__truncdfbf2", "double"))
)
_FABS = "declare double @llvm.fabs.f64(double)\n"


def with_rounding(text: str) -> str:
    """The module's text with the functions, where it has any use of bfloat."""
    if "bfloat" not in text or "@__truncsfbf2(" in text:
        return text
    rounding = runtime.read("memory", "bfloat.ll")
    return text + _FUNCTIONS + (rounding.replace(_FABS, "") if "double @llvm.fabs.f64(double" in text else rounding)
