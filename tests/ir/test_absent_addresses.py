"""Comparisons with constants whose addresses a program never takes."""

from polyglot_ad.llvm.absent_addresses import without_absent_addresses
from polyglot_ad.llvm.kept_addresses import mark_keeping

TEXT = """\
@parent = internal constant { i64 } { i64 1 }
@child = internal constant { i64, ptr } { i64 2, ptr @parent }
@absent = internal constant { i64, ptr } { i64 3, ptr @lost }
@lost = internal constant { i64 } { i64 4 }
@asked = internal constant { i64 } { i64 5 }
@foreign = external constant { i64 }

define double @root(double %a) {
  %object = alloca ptr
  store ptr @child, ptr %object
  %r = call double @value(ptr %object, double %a)
  ret double %r
}

define internal double @value(ptr %object, double %a) {
  %type = load ptr, ptr %object
  %isa = icmp eq ptr %type, @absent, !dbg !7
  %isl = icmp eq ptr %type, @lost
  %any = or i1 %isa, %isl
  br i1 %any, label %first, label %second

first:                                            ; preds = %0
  store ptr @absent, ptr %object
  %x = call double @unreached(ptr %object)
  ret double %x

second:
  %is = icmp ne ptr @child, %type
  %isp = icmp eq i64 ptrtoint (ptr @parent to i64), 5
  %isq = icmp eq ptr %type, @parent
  %isf = icmp eq ptr %type, @foreign
  %c = call i1 @_FortranAClassIs(ptr %object, ptr @asked)
  %isk = icmp ne ptr %type, @asked
  br i1 %isk, label %third, label %first
third:
  ret double %a
}

define internal double @unreached(ptr %object) {
  store ptr @lost, ptr %object
  ret double 0.0
}

declare i1 @_FortranAClassIs(ptr, ptr)

!7 = !{}
"""


def _changed(text, root="root"):
    pairs = zip(text.splitlines(), without_absent_addresses(text, root, frozenset(["_FortranAClassIs"])).splitlines(), strict=True)
    return {one.split()[0]: other.partition(" = ")[2] for one, other in pairs if one != other}


def test_what_is_only_compared_with():
    assert _changed(TEXT) == {
        "%isa": "icmp eq i32 0, 1, !dbg !7",  # stored only where a type is that one already
        "%isl": "icmp eq i32 0, 1",
        "%isk": "icmp eq i32 0, 0",  # who asks for it does not make it
    }


def test_what_a_constant_leads_to_is_met():
    assert "%isq" not in _changed(TEXT), "the child leads to its parent"
    assert "%isf" not in _changed(TEXT), "others may have their own objects of such a type"


def test_what_the_root_reaches_is_met():
    assert _changed(TEXT, "unreached") != _changed(TEXT)
    stored = TEXT.replace("%object = alloca ptr\n", "%object = alloca ptr\n  store ptr @absent, ptr %object\n")
    assert set(_changed(stored)) == {"%isk"}, "what it leads to is met as well"


def test_addresses_that_outlive_a_call():
    kept = mark_keeping(TEXT)
    assert without_absent_addresses(kept, "root") == kept
