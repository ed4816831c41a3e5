"""Activity: what carries derivatives is on a way from an active input to an output, through values, memory and calls; nothing else is."""

from __future__ import annotations

from dataclasses import replace

from polyglot_ad.rules.scope import entered, scope

from .support import F64, Analysed


def test_varied_and_useful() -> None:
    f = Analysed(
        """
define void @f(double %x, double %c, ptr %r) {
  %a = fmul double %x, %c
  %b = fmul double %c, %c
  %lost = fadd double %a, %b
  %s = fadd double %a, %b
  %n = fptosi double %x to i64
  %m = sitofp i64 %n to double
  %t = fadd double %s, %m
  %test = fcmp olt double %x, %c
  %u = select i1 %test, double %t, double %b
  store double %u, ptr %r
  ret void
}""",
        active=["x"],
    )
    assert f.active() == {"x", "a", "s", "t", "u"}


def test_nothing_is_active_without_an_active_input() -> None:
    f = Analysed("define void @f(double %x, ptr %r) {\n %a = fmul double %x, %x\n store double %a, ptr %r\n ret void\n}")
    assert f.active() == set()


def test_nothing_is_active_without_an_output() -> None:
    f = Analysed("define void @f(double %x, ptr %r) {\n %a = fmul double %x, %x\n ret void\n}", active=["x"])
    assert f.active() == set()


def test_through_memory() -> None:
    f = Analysed(
        """
define void @f(double %x, ptr %r) {
  %t = alloca double
  %k = alloca double
  store double %x, ptr %t
  store double 2.0, ptr %k
  %a = load double, ptr %t
  %b = load double, ptr %k
  %c = fmul double %a, %b
  store double %c, ptr %r
  ret void
}""",
        active=["x"],
    )
    assert f.active() == {"x", "a", "c"}
    assert f.shadowed() == {"t", "r"}


def test_memory_is_judged_by_field() -> None:
    f = Analysed(
        """
%S = type { double, double }
define void @f(double %x, ptr %r) {
  %s = alloca %S
  %p = getelementptr %S, ptr %s, i64 0, i32 0
  %q = getelementptr %S, ptr %s, i64 0, i32 1
  store double %x, ptr %p
  store double 2.0, ptr %q
  %a = load double, ptr %p
  %b = load double, ptr %q
  %c = fmul double %a, %b
  store double %c, ptr %r
  ret void
}""",
        active=["x"],
    )
    assert f.active() == {"x", "a", "c"}


def test_pointers_to_active_memory_have_shadows_wherever_they_are_kept() -> None:
    f = Analysed(
        """
declare ptr @malloc(i64)
define void @f(ptr %x, ptr %c, i1 %which, ptr %r) {
  %box = call ptr @malloc(i64 8)
  %other = call ptr @malloc(i64 8)
  store ptr %x, ptr %box
  store ptr %c, ptr %other
  %p = load ptr, ptr %box
  %q = load ptr, ptr %other
  %a = load double, ptr %p
  %b = load double, ptr %q
  %s = fmul double %a, %b
  store double %s, ptr %r
  ret void
}""",
        {"x": F64, "c": F64},
        active=["x"],
    )
    assert f.active() == {"a", "s"}
    assert f.shadowed() == {"x", "box", "p", "r"}


def test_copies_carry_activity() -> None:
    f = Analysed(
        """
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %x, ptr %c, ptr %r) {
  %t = alloca [4 x double]
  %u = alloca [4 x double]
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %x, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %u, ptr %c, i64 32, i1 false)
  %a = load double, ptr %t
  %b = load double, ptr %u
  %s = fmul double %a, %b
  store double %s, ptr %r
  ret void
}""",
        {"x": F64, "c": F64},
        active=["x"],
    )
    assert f.active() == {"a", "s"}
    assert f.shadowed() == {"x", "t", "r"}


def test_through_calls() -> None:
    f = Analysed(
        """
define internal double @g(double %a, double %b) noinline {
  %m = fmul double %a, 2.0
  %l = fmul double %b, 3.0
  store double %l, ptr @state
  ret double %m
}
define internal double @h(double %a) noinline { ret double 1.0 }
define internal void @k(ptr %p, double %v) noinline { store double %v, ptr %p
  ret void }
@state = internal global double 0.0
define void @f(double %x, double %c, ptr %r) {
  %t = alloca double
  %p = call double @g(double %x, double %c)
  %q = call double @h(double %x)
  call void @k(ptr %t, double %p)
  %v = load double, ptr %t
  %s = fmul double %v, %q
  store double %s, ptr %r
  ret void
}""",
        active=["x"],
    )
    assert f.active() == {"x", "p", "v", "s"}
    needed = {name for name, g in f.module.functions.items() if f.activity.needs_derivative(g)}
    assert needed == {"f", "g", "k"}


def test_integers_that_carry_numbers_are_active() -> None:
    f = Analysed(
        """
define void @f(ptr %x, i64 %n, ptr %r) {
  %u = load i64, ptr %x
  %k = mul i64 %n, 3
  store i64 %u, ptr %r
  ret void
}""",
        {"x": F64, "r": F64},
        active=["x"],
    )
    assert f.active() == {"u"}


def test_an_unknown_call_may_carry_anything() -> None:
    f = Analysed(
        """
declare double @mystery(double)
define void @f(double %x, ptr %r) {
  %y = call double @mystery(double %x)
  store double %y, ptr %r
  ret void
}""",
        active=["x"],
    )
    assert "y" in f.active() and f["y"] in f.activity.graph.unknown_calls


def test_steps_have_no_derivative() -> None:
    f = Analysed(
        """
declare double @llvm.floor.f64(double)
declare double @llvm.sin.f64(double)
define void @f(double %x, ptr %r) {
  %y = call double @llvm.floor.f64(double %x)
  %z = call double @llvm.sin.f64(double %x)
  %s = fadd double %y, %z
  store double %s, ptr %r
  ret void
}""",
        active=["x"],
    )
    assert f.active() == {"x", "z", "s"}


def test_sign_and_exponent_are_steps() -> None:
    """What is left without the mantissa is constant but for jumps, wherever it was shifted; with a bit of it, it is not."""
    f = Analysed(
        """
define double @f(double %x, ptr %r) {
  %u = bitcast double %x to i64
  %e = lshr i64 %u, 52
  %power = and i64 %u, -4503599627370496
  %y = bitcast i64 %power to double
  %k = uitofp i64 %e to double
  %more = lshr i64 %u, 51
  %l = uitofp i64 %more to double
  %half = shl i64 %u, 1
  %late = lshr i64 %half, 52
  %m = uitofp i64 %late to double
  %field = lshr i64 %half, 53
  %biased = sub i64 %field, 1023
  %n = sitofp i64 %biased to double
  %s = fadd double %y, %k
  %t = fadd double %l, %m
  %w = fadd double %s, %t
  %v = fadd double %w, %n
  store double %v, ptr %r
  ret double 0.0
}""",
        {"r": F64},
        active=["x"],
    )
    active = f.active()
    assert {"u", "more", "l", "late", "m", "v"} <= active
    assert not {"e", "power", "y", "k", "s", "field", "biased", "n"} & active


def _with_calls_of_what_nobody_knows(count: int) -> Analysed:
    """As many calls, functions that they may call back, and numbers in memory that all of these may meet."""
    functions = [f"define double @g{k}(ptr %p) {{\n  %x = load double, ptr %p\n  ret double %x\n}}" for k in range(count)]
    body = ["define void @f(ptr %x, ptr %r) {", "  %o = alloca { ptr, ptr }", "  store ptr %x, ptr %o"]
    body += [f"  %t = getelementptr i8, ptr %o, i64 8\n  %n = alloca [{2 * count} x ptr]\n  store ptr %n, ptr %t"]
    for k in range(count):
        body += [f"  %n{k} = getelementptr i8, ptr %n, i64 {16 * k}\n  store ptr @g{k}, ptr %n{k}"]
        body += [f"  %a{k} = alloca double\n  store double 0.0, ptr %a{k}"]
        body += [f"  %b{k} = getelementptr i8, ptr %n, i64 {16 * k + 8}\n  store ptr %a{k}, ptr %b{k}"]
    body += [f"  call void @unknown{k}(ptr %o)" for k in range(count)]
    declared = [f"declare void @unknown{k}(ptr)" for k in range(count)]
    body += [f"  %y = load double, ptr %a{count - 1}", "  store double %y, ptr %r", "  ret void", "}"]
    return Analysed("\n".join([*functions, *declared, *body]), {"x": F64, "r": F64}, ["x"])


def test_calls_of_what_nobody_knows_have_no_edges_of_their_own_to_all_that_they_meet() -> None:
    """Twice the program has twice the edges: not four times, for each call with all numbers, nor eight times, for each function, too."""
    small, large = _with_calls_of_what_nobody_knows(12), _with_calls_of_what_nobody_knows(24)
    assert {"y"} <= small.active() & large.active()
    one, two = (sum(map(len, f.activity.graph.forward.values())) for f in (small, large))
    assert two < 3 * one


def test_what_is_met_by_way_of_constants_alone_is_not_met() -> None:
    """A call that is given a number, and one that gives back another, share no more than a variable that is a constant for the user."""
    text = """
@c = internal global double 1.0
define void @f(double %x, ptr %r) {
  call void @take(double %x, ptr @c)
  %y = call double @give(ptr @c)
  %z = load double, ptr @c
  store double %z, ptr %r
  ret void
}
declare void @take(double, ptr) memory(argmem: readwrite)
declare double @give(ptr) memory(argmem: readwrite)
"""
    with entered(replace(scope(), constants=frozenset({"c"}))):
        assert "z" not in Analysed(text, {"r": F64}, ["x"]).active()
    assert "z" in Analysed(text, {"r": F64}, ["x"]).active()
