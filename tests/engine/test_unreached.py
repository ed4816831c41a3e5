"""Functions that only stood for their derivatives are dropped from a finished module; what somebody can call stays."""

import pytest

from polyglot_ad.ir.parser import parse
from polyglot_ad.pipeline.unreached import drop_unreached

TEXT = """
@table = internal constant [1 x ptr] [ptr @pointed.at]
define internal double @primal(double %x) { %y = call double @below(double %x) ret double %y }
define internal double @below(double %x) { ret double %x }
define internal double @shared(double %x) { ret double %x }
define internal double @pointed.at(double %x) { ret double %x }
define double @visible(double %x) { ret double %x }
define internal void @pad.tape.grow() { ret void }
define internal i32 @handler() { ret i32 0 }
define double @pad.flat.f(double %x) { %y = call double @primal(double %x) ret double %y }
define double @pad.flat.f.reverse(double %x) personality ptr @handler { %y = call double @shared(double %x) ret double %y }
"""


@pytest.mark.parametrize(
    ("exported", "dropped"),
    [
        (["pad.flat.f.reverse"], {"primal", "below", "pad.flat.f"}),
        (["pad.flat.f"], {"shared", "pad.flat.f.reverse"}),
        (["pad.flat.f", "pad.flat.f.reverse"], set()),
    ],
)
def test_dropped(exported: list[str], dropped: set[str]) -> None:
    text = TEXT.replace("{ ", "{\n  ").replace(" ret", "\n  ret").replace(" }", "\n}")
    module = parse(text)
    before = set(module.functions)
    assert drop_unreached(module, exported) == bool(dropped)
    assert before - set(module.functions) == dropped
