"""Type and points-to analysis: kinds, fields, arrays inside structures, unions, pointers stored in memory, calls."""

from __future__ import annotations

from polyglot_ad.analysis.memory import analyse_memory
from polyglot_ad.analysis.memory.overlaps import overlaid
from polyglot_ad.analysis.memory.punning import suspects
from polyglot_ad.differentiate.rewrites.control.specialise import specialise
from polyglot_ad.differentiate.rewrites.memory.joined_loads import part_loads
from polyglot_ad.differentiate.shadows.kinds import declare_marks
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.verifier import verify_function

from .support import F32, F64, Analysed, Named, module_of


def test_kinds_from_opcodes() -> None:
    f = Analysed("""
define double @f(double %x, float %y, i64 %n) {
  %m = mul i64 %n, %n
  %u = bitcast double %x to i64
  %v = bitcast i64 %u to double
  %w = bitcast float %y to i32
  %k = fptosi double %x to i64
  ret double %v
}""")
    assert f.kinds("x", "y", "m", "u", "v", "w") == ["f64", "f32", "int", "f64", "f64", "f32"]
    assert f.kinds("k")[0] in (None, "int")


def test_an_integer_is_what_it_is_loaded_as_elsewhere() -> None:
    """An i64 that is copied from doubles to memory that is read as doubles is a double."""
    f = Analysed("""
define double @f(ptr %p) {
  %t = alloca i64
  %u = load i64, ptr %p
  store i64 %u, ptr %t
  %x = load double, ptr %t
  ret double %x
}""")
    assert f.kinds("u", "x") == ["f64", "f64"]


def test_an_integer_without_evidence_has_no_kind() -> None:
    f = Analysed("""
define void @f(ptr %p, ptr %q) {
  %u = load i64, ptr %p
  store i64 %u, ptr %q
  ret void
}""")
    assert f.kinds("u") == [None]


def test_described_arguments() -> None:
    f = Analysed(
        """
define void @f(ptr %p, ptr %q, i64 %i) {
  %pi = getelementptr double, ptr %p, i64 %i
  %a = load i64, ptr %pi
  %qi = getelementptr float, ptr %q, i64 %i
  %b = load i32, ptr %qi
  ret void
}""",
        {"p": F64, "q": F32},
    )
    assert f.kinds("a", "b") == ["f64", "f32"]


def test_fields_are_told_apart() -> None:
    f = Analysed("""
%S = type { double, i32, [3 x double], ptr }
define void @f(i64 %i, double %x, ptr %other) {
  %s = alloca %S
  %number = getelementptr %S, ptr %s, i64 0, i32 0
  %count = getelementptr %S, ptr %s, i64 0, i32 1
  %element = getelementptr inbounds %S, ptr %s, i64 0, i32 2, i64 %i
  %first = getelementptr %S, ptr %s, i64 0, i32 2, i64 0
  %last = getelementptr %S, ptr %s, i64 0, i32 2, i64 2
  %link = getelementptr %S, ptr %s, i64 0, i32 3
  store double %x, ptr %number
  store i32 7, ptr %count
  store double %x, ptr %element
  store ptr %other, ptr %link
  %a = load i64, ptr %number
  %b = load i32, ptr %count
  %b2 = mul i32 %b, %b
  %c = load i64, ptr %last
  %c1 = load double, ptr %first
  %d = load ptr, ptr %link
  ret void
}""")
    assert f.kinds("a", "b", "c", "d") == ["f64", "int", "f64", "ptr"]
    assert f.same_place("element", "first") and f.same_place("element", "last") and f.same_place("d", "other")
    assert not f.same_place("number", "first") and not f.same_place("last", "link")


def test_elements_of_an_array_of_structures() -> None:
    f = Analysed("""
%S = type { double, i64 }
define void @f(ptr %p, i64 %i, i64 %j, double %x) {
  %a = getelementptr %S, ptr %p, i64 %i, i32 0
  %b = getelementptr %S, ptr %p, i64 %j, i32 1
  %c = getelementptr %S, ptr %p, i64 3, i32 0
  store double %x, ptr %a
  store i64 1, ptr %b
  %u = load i64, ptr %c
  %v = load i64, ptr %b
  ret void
}""")
    assert f.same_place("a", "c") and not f.same_place("a", "b")
    assert f.kinds("u") == ["f64"] and f.kinds("v") != ["f64"]


def test_structures_inside_structures() -> None:
    f = Analysed("""
%In = type { i64, [2 x double] }
%Out = type { ptr, [4 x %In], double }
define void @f(i64 %i, i64 %j, double %x) {
  %s = alloca %Out
  %n = getelementptr inbounds %Out, ptr %s, i64 0, i32 1, i64 %i, i32 0
  %e = getelementptr inbounds %Out, ptr %s, i64 0, i32 1, i64 %i, i32 1, i64 %j
  %e3 = getelementptr inbounds %Out, ptr %s, i64 0, i32 1, i64 3, i32 1, i64 1
  %n2 = getelementptr inbounds %Out, ptr %s, i64 0, i32 1, i64 2, i32 0
  %z = getelementptr inbounds %Out, ptr %s, i64 0, i32 2
  store i64 5, ptr %n
  store double %x, ptr %e
  store double %x, ptr %z
  %a = load i64, ptr %e3
  %b = load i64, ptr %n2
  %m = mul i64 %b, 2
  ret void
}""")
    assert f.same_place("e", "e3") and f.same_place("n", "n2")
    assert not f.same_place("n", "e") and not f.same_place("e", "z") and not f.same_place("n", "z")
    assert f.kinds("a", "b") == ["f64", "int"]


def test_a_union_is_mixed() -> None:
    f = Analysed("""
define void @f(i1 %c, double %x, ptr %p) {
  %u = alloca i64
  store double %x, ptr %u
  store ptr %p, ptr %u
  %v = load i64, ptr %u
  ret void
}""")
    assert f.kinds("v") == ["mixed"]


def test_copies_carry_kinds_both_ways() -> None:
    f = Analysed("""
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define double @f(ptr %p) {
  %t = alloca [2 x i64]
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %p, i64 16, i1 false)
  %u = load i64, ptr %t
  %q = getelementptr i8, ptr %p, i64 8
  %x = load double, ptr %q
  %t1 = getelementptr i8, ptr %t, i64 8
  %v = load i64, ptr %t1
  ret double %x
}""")
    assert f.kinds("v") == ["f64"]


def test_pointers_through_memory_and_phis() -> None:
    f = Analysed("""
define double @f(i1 %c, ptr %a, ptr %b) {
entry:
  %box = alloca ptr
  br i1 %c, label %one, label %two
one:
  br label %two
two:
  %p = phi ptr [ %a, %one ], [ %b, %entry ]
  store ptr %p, ptr %box
  %q = load ptr, ptr %box
  %x = load double, ptr %q
  %y = load i64, ptr %b
  ret double %x
}""")
    assert f.same_place("a", "b") and f.same_place("q", "a") and f.kinds("y") == ["f64"]


def test_a_pointer_into_the_middle() -> None:
    f = Analysed("""
define double @f(ptr %a, i1 %c) {
entry:
  %m = getelementptr i8, ptr %a, i64 24
  br i1 %c, label %one, label %two
one:
  br label %two
two:
  %p = phi ptr [ %a, %entry ], [ %m, %one ]
  %x = load double, ptr %p
  %n = getelementptr i8, ptr %a, i64 24
  %u = load i64, ptr %n
  ret double %x
}""")
    assert f.kinds("u") == ["f64"]


def test_facts_cross_calls() -> None:
    f = Analysed("""
define internal i64 @take(ptr %p) noinline {
  %u = load i64, ptr %p
  ret i64 %u
}
define internal ptr @same(ptr %p) noinline {
  ret ptr %p
}
define double @f(ptr %x) {
  %u = call i64 @take(ptr %x)
  %y = call ptr @same(ptr %x)
  %v = bitcast i64 %u to double
  ret double %v
}""")
    assert f.kinds("u") == ["f64"] and f.same_place("x", "y")


def test_function_pointers() -> None:
    f = Analysed("""
@table = internal constant [2 x ptr] [ptr @one, ptr @two]
define internal double @one(double %x) { ret double %x }
define internal double @two(double %x) { ret double 1.0 }
define double @f(i64 %k, double %x) {
  %p = getelementptr [2 x ptr], ptr @table, i64 0, i64 %k
  %g = load ptr, ptr %p
  %y = call double %g(double %x)
  ret double %y
}""")
    assert {g.name for g in f.facts.node(f["g"]).functions} == {"one", "two"}  # type: ignore[attr-defined]


def test_allocations_are_apart() -> None:
    f = Analysed("""
declare ptr @malloc(i64)
define void @f(i64 %n, double %x) {
  %a = call ptr @malloc(i64 %n)
  %b = call ptr @malloc(i64 %n)
  %c = alloca double
  store double %x, ptr %a
  store double %x, ptr %c
  ret void
}""")
    assert not f.same_place("a", "b") and not f.same_place("a", "c")
    assert "heap" in f.facts.node(f["a"]).origins and "alloca" in f.facts.node(f["c"]).origins


def test_copied_fields_of_a_structure() -> None:
    """Every scalar between the bounds of a copy is listed, arrays element by element."""
    f = Analysed(
        """
define void @f(ptr %p, i64 %i) {
  %v = getelementptr i8, ptr %p, i64 16
  %vi = getelementptr double, ptr %v, i64 %i
  %x = load double, ptr %vi
  ret void
}""",
        {"p": (56, ((0, "f64"), (8, "int"), (16, "f64"), (24, "f64"), (32, "f64"), (40, "f64"), (48, "f32")))},
    )
    fields, _ = f.facts.fields(f["p"], 56)
    floats = {(field.offset, field.kind) for field in fields if field.kind in ("f64", "f32")}
    assert {(o, k) for o, k in floats if k == "f64"} >= {(0, "f64"), (16, "f64"), (24, "f64"), (32, "f64"), (40, "f64")}
    assert (48, "f32") in floats


def test_a_merge_with_a_longer_array_loses_no_field() -> None:
    """A pointer that leads either into a local array of eight or into the row of a structure."""
    f = Analysed(
        """
define double @f(ptr %s, i64 %i, i1 %c, double %x) {
  %q = alloca [8 x double]
  %a = getelementptr [8 x double], ptr %q, i64 0, i64 %i
  %b = getelementptr i8, ptr %s, i64 72
  %p = select i1 %c, ptr %a, ptr %b
  store double %x, ptr %p
  %y = load double, ptr %s
  ret double %y
}""",
        {"s": (56, ((0, "f64"), (16, "f64"), (24, "f64"), (32, "f64"), (40, "f64"), (48, "f64")))},
    )
    fields, stride = f.facts.fields(f["s"], 56)
    covered = {o for field in fields if field.kind == "f64" for o in (range(field.offset, 56, stride) if stride else (field.offset,))}
    assert covered >= {0, 16, 24, 32, 40, 48}


def test_arguments_that_overlap_meet_in_scalars_of_one_kind() -> None:
    """Doubles over structures of doubles and integers: the doubles may be the same, the integers are not among them."""
    f = Analysed(
        """
define void @f(ptr %x, ptr %s, ptr %n, i64 %i) {
  %xi = getelementptr double, ptr %x, i64 %i
  %a = load i64, ptr %xi
  %k = getelementptr i8, ptr %s, i64 8
  %b = load i32, ptr %k
  %m = load i32, ptr %n
  %v = getelementptr i8, ptr %s, i64 16
  %c = load i64, ptr %v
  ret void
}""",
        {"x": F64, "s": (24, ((0, "f64"), (8, "int"), (16, "f64"))), "n": (4, ((0, "int"),))},
        overlapping=["x", "s", "n"],
    )
    assert f.same_place("xi", "s") and f.same_place("xi", "v") and f.same_place("k", "n")
    assert not f.same_place("xi", "k")
    assert f.kinds("a", "c") == ["f64", "f64"] and f.kinds("b")[0] != "f64"


def test_pointers_that_stand_in_a_row_are_no_array() -> None:
    """Neighbours lead to different structures, unlike numbers through which programs walk."""
    f = Analysed("""
%e = type { ptr, ptr, i64 }
define double @f(ptr %view, ptr %data) {
  %n = load i64, ptr %view
  %m = mul i64 %n, 3
  %x = load double, ptr %data
  %e = alloca %e
  store ptr %view, ptr %e
  %second = getelementptr inbounds nuw %e, ptr %e, i64 0, i32 1
  store ptr %data, ptr %second
  ret double %x
}""")
    assert f.kinds("n", "x") == ["int", "f64"]


def test_structures_of_different_shape_in_one_function() -> None:
    """What one call passes is not what the other does: the function is copied."""
    text = """
define internal ptr @kept(ptr %p, i1 %again) {
entry:
  br i1 %again, label %more, label %done
more:
  %q = call ptr @kept(ptr %p, i1 false)
  br label %done
done:
  %r = phi ptr [ %p, %entry ], [ %q, %more ]
  ret ptr %r
}
define double @f(i64 %n, double %x) {
  %a = alloca i64
  %b = alloca double
  %p = call ptr @kept(ptr %a, i1 true)
  %q = call ptr @kept(ptr %b, i1 true)
  %m = mul i64 %n, 3
  store i64 %m, ptr %p
  store double %x, ptr %q
  %k = load i64, ptr %a
  %y = load double, ptr %b
  ret double %y
}"""
    f = Analysed(text)
    assert f.kinds("k") == ["mixed"]
    assert specialise(f.module, f.function, f.facts)
    again = Analysed(print_module(f.module).partition("\n")[2])
    assert again.kinds("k", "y") == ["int", "f64"]
    assert not specialise(again.module, again.function, again.facts)


TYPED = """
define double @f(ptr %s, i1 %which, double %x) {{
  %a = alloca [16 x i8], align 8
  %b = alloca [16 x i8], align 8
  store i64 7, ptr %a, align 8, !tbaa !{integer}
  store double %x, ptr %b, align 8, !tbaa !5
  %p = select i1 %which, ptr %a, ptr %b
  store ptr %p, ptr %s, align 8
  %n = load i64, ptr %a, align 8, !tbaa !{integer}
  %m = mul i64 %n, 3
  %y = load double, ptr %p, align 8, !tbaa !5
  ret double %y
}}
!0 = !{{!"Simple C++ TBAA"}}
!1 = !{{!"omnipotent char", !0, i64 0}}
!2 = !{{!"long", !1, i64 0}}
!3 = !{{!2, !2, i64 0}}
!4 = !{{!"double", !1, i64 0}}
!5 = !{{!4, !4, i64 0}}
!6 = !{{!1, !1, i64 0}}
"""


ADDRESSES = """
define double @f(ptr %s, i1 %which, ptr %numbers) {{
  %counts = alloca i64, align 8
  store i64 3, ptr %counts, align 8
  %a = alloca [16 x i8], align 8
  %b = alloca [16 x i8], align 8
  store ptr %counts, ptr %a, align 8, !tbaa !{integers}
  store ptr %numbers, ptr %b, align 8, !tbaa !6
  %p = select i1 %which, ptr %a, ptr %b
  store ptr %p, ptr %s, align 8
  %c = load ptr, ptr %a, align 8, !tbaa !{integers}
  %n = load i64, ptr %c, align 8
  %m = mul i64 %n, 3
  %d = load ptr, ptr %p, align 8, !tbaa !6
  %y = load double, ptr %d, align 8
  ret double %y
}}
!0 = !{{!"Simple C++ TBAA"}}
!1 = !{{!"omnipotent char", !0, i64 0}}
!2 = !{{!"any pointer", !1, i64 0}}
!3 = !{{!"p1 long", !2, i64 0}}
!4 = !{{!3, !3, i64 0}}
!5 = !{{!"p1 double", !2, i64 0}}
!6 = !{{!5, !5, i64 0}}
!7 = !{{!2, !2, i64 0}}
"""


def test_types_of_addresses_tell_memory_apart() -> None:
    """One pointer leads to two objects, in which addresses of different types lie at the same bytes; `void *` may be either."""
    f = Analysed(ADDRESSES.format(integers=4))
    assert f.kinds("n", "y") == ["int", "f64"] and not f.same_place("c", "d")
    assert [{x.content.find().kind for x in pair} for pair in overlaid(f.facts.memory)] == [{"ptr"}]
    assert Analysed(ADDRESSES.format(integers=7)).kinds("n") == ["mixed"]


def test_types_of_the_language_tell_kinds_apart() -> None:
    """Two objects behind one pointer, of which each is only accessed as what it is."""
    f = Analysed(TYPED.format(integer=3))
    assert f.kinds("n", "y") == ["int", "f64"] and not f.same_place("a", "b")


def test_what_may_be_any_type_is_not_told_apart() -> None:
    f = Analysed(TYPED.format(integer=6))
    assert f.kinds("n") == ["mixed"]


def test_bytes_in_which_numbers_are_accessed_are_no_array() -> None:
    """A COMMON block whose integers have values from the start is a structure of bytes and integers."""
    f = Analysed("""
@block = internal global { [32 x i8], i32, [12 x i8] } { [32 x i8] zeroinitializer, i32 1, [12 x i8] zeroinitializer }
define double @f(double %x, i64 %k) {
  %b = getelementptr inbounds i8, ptr @block, i64 8
  store double %x, ptr %b
  %c = getelementptr inbounds i8, ptr @block, i64 20
  %n = load i32, ptr %c
  %m = mul i32 %n, %n
  %y = load double, ptr %b
  ret double %y
}""")
    assert f.kinds("n", "y") == ["int", "f64"]


def test_a_phi_of_addresses_that_is_only_loaded_joins_no_objects() -> None:
    module = module_of("""
define double @f(i1 %c) {
  %a = alloca [2 x double]
  %b = alloca [2 x double]
  br i1 %c, label %one, label %other
one:
  %p = getelementptr i8, ptr %a, i64 8
  br label %end
other:
  br label %end
end:
  %q = phi ptr [ %p, %one ], [ %b, %other ]
  %y = load double, ptr %q
  ret double %y
}""")
    f = Named(module.functions["f"])
    part_loads(f.function)
    facts = analyse_memory(module, [])
    assert facts.node(f["a"]) is not facts.node(f["b"])
    assert not verify_function(f.function)


def test_a_load_through_a_phi_of_what_a_loop_goes_along_joins_no_objects() -> None:
    """A list whose links are indices: the first is in one array, all others in another."""
    module = module_of("""
define i32 @f(ptr noalias %heads, ptr noalias %links) {
  %head = getelementptr i32, ptr %heads, i64 3
  br label %loop
loop:
  %q = phi ptr [ %head, %0 ], [ %link, %next ]
  %k = load i32, ptr %q
  %more = icmp ult i32 %k, 10
  br i1 %more, label %next, label %end
next:
  %wide = zext i32 %k to i64
  %link = getelementptr { double, i32, i32 }, ptr %links, i64 %wide, i32 1
  %x = load double, ptr %links
  %again = fcmp olt double %x, 1.0
  br i1 %again, label %loop, label %end
end:
  %last = phi i32 [ %k, %loop ], [ 7, %next ]
  ret i32 %last
}""")
    f = Named(module.functions["f"])
    assert part_loads(f.function)
    facts = analyse_memory(module, [])
    assert facts.node(f["heads"]) is not facts.node(f["links"])
    assert not verify_function(f.function)


def test_a_variable_without_alignment_has_that_of_its_type() -> None:
    """It need not be told apart from numbers and integers whose kinds the run tells."""
    module = module_of("""
@lone = external global double
@block = internal global [72 x i8] zeroinitializer, align 8
define double @f(i1 %c, i64 %k) {
  %p = select i1 %c, ptr @lone, ptr @block
  %a = getelementptr double, ptr @block, i64 %k
  store double 1.0, ptr %a
  %n = getelementptr i8, ptr @block, i64 64
  %i = load i32, ptr %n
  %j = mul i32 %i, %i
  store i32 %j, ptr %n
  %x = load double, ptr %p
  ret double %x
}""")
    declare_marks(module)
    assert len(suspects(analyse_memory(module, [])).wanted) == 2
