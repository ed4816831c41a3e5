"""What a derivative of the driver starts from: helpers are inlined into the function, as the compiler inlines them."""

from __future__ import annotations

from polyglot_ad.enzyme.root import prepared, shape_of
from polyglot_ad.ir.instructions import CallBase
from polyglot_ad.ir.parser import parse

PROGRAM = """
target triple = "x86_64-unknown-linux-gnu"

define internal double @helper(double %x) #0 {
  %y = fmul double %x, %x
  ret double %y
}

define double @f(double %x, double %z) #0 {
  %a = call double @helper(double %x)
  %b = call double @helper(double %z)
  %c = fadd double %a, %b
  ret double %c
}

attributes #0 = { nounwind "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
"""


def test_functions_for_one_processor_are_inlined() -> None:
    function = parse(PROGRAM).functions["f"]
    module = parse(prepared(PROGRAM, function, shape_of(function), False, {}, []))
    assert not [i for f in module.functions.values() for i in f.instructions() if isinstance(i, CallBase)]
