"""Where pointers with variable parts lead: bounded ones to rows, unbounded ones to all scalars of their kind, bytes to everything."""

from __future__ import annotations

from .support import Analysed

STRUCTURE = """
declare ptr @malloc(i64)
define double @f(i64 %i, double %x) {{
  %s = call ptr @malloc(i64 64)
  %n = getelementptr inbounds i8, ptr %s, i64 0
  %v = getelementptr inbounds i8, ptr %s, i64 8
  %w = getelementptr inbounds i8, ptr %s, i64 40
  %far = getelementptr inbounds i8, ptr %s, i64 48
  store i64 7, ptr %n
  %k = load i64, ptr %n
  %m = mul i64 %k, 3
  store double 1.0, ptr %v
  store double 2.0, ptr %w
  store double 3.0, ptr %far
  {code}
  ret double 0.0
}}"""


def structure(code: str) -> Analysed:
    return Analysed(STRUCTURE.format(code=code))


def test_an_unbounded_index_meets_all_of_its_kind_and_nothing_else() -> None:
    f = structure("%p = getelementptr double, ptr %s, i64 %i\n  %y = load double, ptr %p")
    assert f.same_place("p", "v") and f.same_place("p", "w") and f.same_place("p", "far") and not f.same_place("p", "n")
    assert f.kinds("k", "y") == ["int", "f64"]


def test_a_constant_after_the_index_counts() -> None:
    f = structure("%q = getelementptr double, ptr %s, i64 %i\n  %p = getelementptr i8, ptr %q, i64 -16\n  store double %x, ptr %p")
    assert f.same_place("p", "v") and f.same_place("p", "w") and not f.same_place("p", "n")


def test_a_bounded_index_meets_its_row() -> None:
    f = structure("%j = and i64 %i, 3\n  %p = getelementptr double, ptr %v, i64 %j\n  store double %x, ptr %p")
    assert f.same_place("p", "v")
    assert not f.same_place("p", "n") and not f.same_place("p", "w") and not f.same_place("p", "far")


def test_a_bound_below_is_a_bound() -> None:
    f = structure("%p = getelementptr nuw double, ptr %w, i64 %i\n  store double %x, ptr %p")
    assert f.same_place("p", "w") and f.same_place("p", "far") and not f.same_place("p", "v")


def test_steps_that_miss_a_scalar_do_not_meet_it() -> None:
    f = structure("%j = mul i64 %i, 2\n  %p = getelementptr double, ptr %v, i64 %j\n  store double %x, ptr %p")
    assert f.same_place("p", "v") and f.same_place("p", "w") and not f.same_place("p", "far")


def test_two_places_are_two_places() -> None:
    """A pointer that leads to either of two members does not move, and the pointers it may be stay what they are."""
    f = structure("%c = icmp sgt i64 %i, 0\n  %p = select i1 %c, ptr %v, ptr %far\n  store double %x, ptr %p")
    assert f.same_place("p", "v") and f.same_place("p", "far") and not f.same_place("p", "w")


def test_one_of_two_constants_is_none_between() -> None:
    f = structure(
        "%c = icmp sgt i64 %i, 0\n  %j = select i1 %c, i64 48, i64 8\n  %p = getelementptr i8, ptr %s, i64 %j\n  store double %x, ptr %p"
    )
    assert f.same_place("p", "v") and f.same_place("p", "far") and not f.same_place("p", "w") and not f.same_place("p", "n")


def test_a_pointer_that_moves_in_a_loop() -> None:
    f = Analysed("""
declare ptr @malloc(i64)
define void @f(i64 %n, double %x) {
entry:
  %s = call ptr @malloc(i64 %n)
  %k = getelementptr inbounds i8, ptr %s, i64 16
  %z = load i32, ptr %k
  %zz = mul i32 %z, %z
  br label %loop
loop:
  %p = phi ptr [ %s, %entry ], [ %next, %loop ]
  %q = getelementptr inbounds i8, ptr %p, i64 8
  store double %x, ptr %p
  store double %x, ptr %q
  %next = getelementptr inbounds i8, ptr %p, i64 24
  %c = icmp eq ptr %next, null
  br i1 %c, label %done, label %loop
done:
  %far = getelementptr inbounds i8, ptr %s, i64 56
  %a = load i64, ptr %far
  %count = getelementptr inbounds i8, ptr %s, i64 64
  %b = load i32, ptr %count
  ret void
}""")
    assert f.same_place("q", "far") and not f.same_place("p", "q") and not f.same_place("k", "p")
    assert f.kinds("a", "z") == ["f64", "int"] and f.kinds("b")[0] != "f64"


def test_bytes_may_be_anything() -> None:
    f = structure("%p = getelementptr i8, ptr %s, i64 %i\n  %y = load i8, ptr %p")
    assert f.same_place("p", "v") and f.same_place("p", "n")
    assert f.kinds("k") == ["mixed"]


def test_rows_inside_elements() -> None:
    """table[i].v[j & 3] beside table[i].k, on the heap: two steps, one of them bounded."""
    f = Analysed("""
declare ptr @malloc(i64)
define void @f(i64 %n, i64 %i, i64 %j, double %x) {
  %s = call ptr @malloc(i64 %n)
  %e = getelementptr inbounds [48 x i8], ptr %s, i64 %i
  %k = getelementptr inbounds i8, ptr %e, i64 8
  %v = getelementptr inbounds i8, ptr %e, i64 16
  %m = and i64 %j, 3
  %p = getelementptr inbounds double, ptr %v, i64 %m
  store double %x, ptr %p
  store i32 1, ptr %k
  %z = load i32, ptr %k
  %zz = mul i32 %z, %z
  store double 1.0, ptr %e
  ret void
}""")
    assert not f.same_place("p", "k") and not f.same_place("p", "e")
    assert f.kinds("z") == ["int"]
    fields, stride = f.facts.fields(f["e"], 48)
    assert {(field.offset, field.kind) for field in fields} == {(0, "f64"), (8, "int"), (16, "f64"), (24, "f64"), (32, "f64"), (40, "f64")}
    assert stride in (0, 48)


def test_what_two_walks_may_have_copied_is_not_known() -> None:
    """Doubles and integers, both walked through without bounds in one object: what a copy of it meets cannot be told. A fill overwrites
    both, whatever they are."""
    text = """
declare ptr @malloc(i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(i64 %n, i64 %i, i64 %j, double %x) {{
  %s = call ptr @malloc(i64 64)
  %t = call ptr @malloc(i64 64)
  %p = getelementptr double, ptr %s, i64 %i
  %q = getelementptr i32, ptr %s, i64 %j
  {call}
  store double %x, ptr %p
  %a = load i32, ptr %q
  %b = mul i32 %a, 3
  ret void
}}"""
    assert not Analysed(text.format(call="")).same_place("p", "q")
    f = Analysed(text.format(call="call void @llvm.memset.p0.i64(ptr %s, i8 0, i64 64, i1 false)"))
    assert not f.same_place("p", "q")
    fields, _ = f.facts.fields(f["s"], 64, fill=True)
    assert {(8, "f64"), (8, "int"), (12, "int")} <= {(field.offset, field.kind) for field in fields}
    assert {field.kind for field in fields} == {"f64", "int"}
    f = Analysed(text.format(call="call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %s, i64 64, i1 false)"))
    assert f.same_place("p", "q"), "known before it is asked: answers stand"
    fields, _ = f.facts.fields(f["s"], 64)
    assert {field.kind for field in fields} == {"mixed"}


def test_a_recursive_step_ends() -> None:
    """A pointer that moves by another amount at each level: the bounds are given up, the analysis ends."""
    f = Analysed("""
define internal void @g(ptr %p, i64 %n) noinline {
  store double 1.0, ptr %p
  %q = getelementptr i8, ptr %p, i64 24
  %r = getelementptr i8, ptr %p, i64 40
  call void @g(ptr %q, i64 %n)
  call void @g(ptr %r, i64 %n)
  ret void
}
define double @f(ptr %s, i64 %n) {
  call void @g(ptr %s, i64 %n)
  %t = getelementptr i8, ptr %s, i64 64
  %y = load double, ptr %t
  ret double %y
}""")
    assert f.same_place("s", "t")


def test_a_constant_added_to_the_index_is_no_smaller_step() -> None:
    f = structure(
        "%j = mul i64 %i, 32\n  %a = add i64 %j, 8\n  %b = add i64 %j, 16\n"
        "  %p = getelementptr i8, ptr %s, i64 %a\n  store double %x, ptr %p\n"
        "  %q = getelementptr i8, ptr %s, i64 %b\n  store double %x, ptr %q"
    )
    assert f.same_place("p", "v") and f.same_place("p", "w") and f.same_place("q", "far") and not f.same_place("p", "q")


def test_the_distance_of_two_addresses_in_an_array() -> None:
    """What std::vector does when it grows: the new end is as far from the new begin as the old from the old."""
    f = Analysed("""
declare ptr @malloc(i64)
define double @f(ptr %r, i64 %n, double %x) {
entry:
  %old = call ptr @malloc(i64 %n)
  br label %loop
loop:
  %p = phi ptr [ %old, %entry ], [ %next, %loop ]
  %k = getelementptr inbounds i8, ptr %p, i64 8
  store double %x, ptr %p
  %m = mul i32 3, 5
  store i32 %m, ptr %k
  %next = getelementptr inbounds i8, ptr %p, i64 16
  %done = icmp eq ptr %next, %r
  br i1 %done, label %exit, label %loop
exit:
  %end = ptrtoint ptr %p to i64
  %begin = ptrtoint ptr %old to i64
  %length = sub i64 %end, %begin
  %new = call ptr @malloc(i64 %n)
  %last = getelementptr inbounds i8, ptr %new, i64 %length
  store double %x, ptr %last
  %count = getelementptr inbounds i8, ptr %last, i64 8
  store i32 %m, ptr %count
  %y = load double, ptr %new
  %second = getelementptr inbounds i8, ptr %new, i64 8
  %j = load i32, ptr %second
  ret double %y
}""")
    assert f.kinds("y", "j") == ["f64", "int"]


DECLARED = """
define double @f(i64 %i, double %x) {{
  %s = alloca {{ [3 x double], i64, ptr }}
  %n = getelementptr inbounds i8, ptr %s, i64 24
  store i64 7, ptr %n
  %k = load i64, ptr %n
  %m = mul i64 %k, 3
  %j = call i64 @llvm.umin.i64(i64 %i, i64 2)
  %p = getelementptr inbounds double, ptr %s, i64 %j
  %q = getelementptr inbounds double, ptr %s, i64 %j
  %y = load double, ptr %q
  {code}
  ret double 0.0
}}
declare i64 @llvm.umin.i64(i64, i64)
"""


def test_bounds_that_are_not_exact_do_not_make_what_is_behind_an_array_an_element() -> None:
    """Of a vector that is accessed where the last element may be, as far as the bounds say, the second lane is behind the array."""
    f = Analysed(DECLARED.format(code="store <2 x double> zeroinitializer, ptr %p"))
    assert f.kinds("k", "y") == ["int", "f64"] and not f.same_place("q", "n")


def test_what_a_callee_accesses_between_bounds_meets_the_arrays_its_caller_declares() -> None:
    text = DECLARED.format(code="call void @g(ptr %s, i64 %j)")
    callee = "define internal void @g(ptr %s, i64 %i) {{\n  {0}\n  store <2 x double> zeroinitializer, ptr %p\n  ret void\n}}\n"
    bounded = "%j = call i64 @llvm.umin.i64(i64 %i, i64 2)\n  %p = getelementptr double, ptr %s, i64 %j"
    f = Analysed(text + callee.format(bounded))
    assert f.kinds("k", "y") == ["int", "f64"] and not f.same_place("q", "n")


def test_elements_that_are_counted_from_a_variable_first_one_are_whole_elements() -> None:
    """`base + 24 * (i - k)` in two movements, of which the one back does not say that it does not overflow."""
    two = """%ik = mul nsw i64 %i, 24
  %back = mul i64 %k, {size}
  %b = getelementptr i8, ptr %s, i64 %back
  %p = getelementptr i8, ptr %b, i64 %ik
  store double %x, ptr %p"""
    moved = structure(two.format(size=-24))
    assert moved.same_place("p", "far") and not moved.same_place("p", "v") and not moved.same_place("p", "w")
    other = structure(two.format(size=-8))
    assert other.same_place("p", "v") and other.same_place("p", "w") and other.same_place("p", "far")


EMPTY = """
declare ptr @malloc(i64)
define double @f(ptr %r, i64 %n, double %x) {{
  %vector = alloca ptr
  %end = alloca ptr
  store ptr null, ptr %end
  %old = call ptr @malloc(i64 %n)
  store ptr %old, ptr %vector
  %b = load ptr, ptr %vector
  %e = load ptr, ptr %end
  %begin = ptrtoint ptr %b to i64
  %ends = ptrtoint ptr %e to i64
  %length = sub i64 %ends, %begin
  {mask}
  %new = call ptr @malloc(i64 %n)
  %last = getelementptr i8, ptr %new, i64 %far
  store double %x, ptr %last
  %count = getelementptr i8, ptr %new, i64 8
  store i32 7, ptr %count
  %j = load i32, ptr %count
  %m = mul i32 %j, 3
  %y = load double, ptr %last
  ret double %y
}}"""


def test_the_distance_of_an_address_from_null_is_that_of_an_empty_container() -> None:
    f = Analysed(EMPTY.format(mask="%far = add i64 %length, 0"))
    assert not f.same_place("last", "count") and f.kinds("y", "j") == ["f64", "int"]


def test_some_bits_of_an_address_are_any_number() -> None:
    f = Analysed(EMPTY.format(mask="%far = and i64 %length, 63"))
    assert f.facts.memory.spread(f.facts.content(f["last"])) is not None
