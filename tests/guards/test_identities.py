"""Functions whose address a variable may keep, and what says which they are."""

import re

from polyglot_ad.llvm.codegen import optimise_and_emit
from polyglot_ad.llvm.identities import identity, mark_functions, with_identities

TEXT = """\
@pad.state.kept = global ptr null
@table = internal constant [1 x ptr] [ptr @second]

define internal double @first(double %a, ptr align 8 dereferenceable(8) %b) unnamed_addr #0 align 2 {
  ret double %a
}

define internal double @second(double %a) {
  ret double %a
}

declare void @given(ptr)

define internal double @third(double %a) {
  ret double %a
}

define double @direct(double %a) {
  store ptr @first, ptr @pad.state.kept
  call void @given(ptr noundef @third)
  %b = call double @second(double %a)
  ret double %b
}

attributes #0 = { nounwind }
"""


def _marks(text):
    return dict(re.findall(r'^define [^@]*@(\w+)\(.*"pad-identity"="([^"]*)"', text, re.M))


def test_marked_where_the_address_is_used():
    marks = _marks(mark_functions(TEXT))
    assert sorted(marks) == ["first", "second", "third"]
    assert identity(marks["first"], "first") != identity(marks["second"], "second")
    assert identity(marks["first"], "first.specialised") is None, "a copy under another name is another function"


def test_only_for_variables_that_may_keep_one():
    numbers = TEXT.replace("global ptr null", "global double 0.0").replace("store ptr @first, ptr @pad.state.kept", "")
    assert mark_functions(numbers) == numbers


def test_two_programs_share_no_identities():
    other = TEXT.replace("ret double %a", "ret double 2.0", 1)
    assert _marks(mark_functions(TEXT))["first"] != _marks(mark_functions(other))["first"]


def test_compiled_as_data_before_the_function():
    marked = mark_functions(TEXT)
    lines = [line for line in with_identities(marked).splitlines() if " prefix " in line]
    assert [re.search(r"@(\w+)\(", line)[1] for line in lines] == ["first", "second", "third"]
    assert all(" align 64 prefix [4 x i64] [" in line and " align 2" not in line for line in lines)
    words = identity(_marks(marked)["first"], "first")
    assert b"".join(word.to_bytes(8, "little") for word in words) in optimise_and_emit(marked, ["direct", "pad.state.kept"])
