"""Ranges of integers: what masks, remainders, branches and loops bound, and what must stay unbounded."""

from __future__ import annotations

import pytest

from polyglot_ad.analysis.ranges import Ranges
from polyglot_ad.ir.instructions import Instruction

from .support import named


def ranges(text: str, *names: str, function: str = "f") -> list[tuple[int | None, int | None]]:
    f = named(text, function)
    asked = Ranges()
    found = []
    for name in names:
        value = f[name]
        assert isinstance(value, Instruction) and value.block is not None
        found.append(asked.of(value, value.block))
    return found


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("%r = and i64 %n, 3", (0, 3)),
        ("%r = urem i64 %n, 7", (0, 6)),
        ("%r = srem i64 %n, 7", (-6, 6)),
        ("%a = and i64 %n, 12\n  %r = lshr i64 %a, 2", (0, 3)),
        ("%r = lshr i64 %n, 62", (0, 3)),
        ("%a = and i64 %n, 3\n  %r = sub nsw i64 %a, 4", (-4, -1)),
        ("%a = and i64 %n, 3\n  %r = mul nsw i64 %a, -2", (-6, 0)),
        ("%a = and i64 %n, 3\n  %r = xor i64 %a, 5", (0, 7)),
        ("%a = icmp sgt i64 %n, 2\n  %r = zext i1 %a to i64", (0, 1)),
        ("%a = icmp sgt i64 %n, 2\n  %r = sext i1 %a to i64", (-1, 0)),
        ("%a = icmp ult i64 %n, 5\n  %r = select i1 %a, i64 %n, i64 9", (0, 9)),
        ("%m = and i64 %n, 3\n  %a = icmp eq i64 %m, 3\n  %r = select i1 %a, i64 0, i64 %m", (0, 2)),
        ("%m = and i64 %n, 3\n  %a = icmp ne i64 %m, 3\n  %r = select i1 %a, i64 %m, i64 1", (0, 2)),
        ("%m = and i64 %n, 3\n  %a = icmp eq i64 %m, 2\n  %r = select i1 %a, i64 0, i64 %m", (0, 3)),
        ("%m = and i64 %n, 511\n  %a = trunc nsw i64 %m to i8\n  %r = sext i8 %a to i64", (0, 127)),
        ("%a = call i64 @llvm.smax.i64(i64 %n, i64 0)\n  %r = call i64 @llvm.smin.i64(i64 %a, i64 8)", (0, 8)),
        ("%r = call i64 @llvm.umin.i64(i64 %n, i64 8)", (0, 8)),
        ("%r = add i64 %n, 1", (None, None)),
        ("%a = and i64 %n, 9223372036854775807\n  %r = add i64 %a, 1", (None, None)),
        ("%a = trunc i64 %n to i8\n  %r = zext i8 %a to i64", (0, 255)),
        ("%a = trunc i64 %n to i8\n  %r = sext i8 %a to i64", (-128, 127)),
        ("%a = and i64 %n, 511\n  %b = trunc i64 %a to i8\n  %r = sext i8 %b to i64", (-128, 127)),
    ],
)
def test_operations(code: str, expected: tuple[int | None, int | None]) -> None:
    text = f"""
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.umin.i64(i64, i64)
define i64 @f(i64 %n) {{
  {code}
  ret i64 %r
}}"""
    assert ranges(text, "r") == [expected]


def test_a_branch_bounds_what_it_leads_to_only() -> None:
    text = """
define i64 @f(i64 %n) {
entry:
  %s = add nsw i64 %n, 1
  %c = icmp ult i64 %n, 4
  br i1 %c, label %in, label %out
in:
  %a = add nsw i64 %n, 10
  ret i64 %a
out:
  %b = add nsw i64 %n, 10
  ret i64 %b
}"""
    assert ranges(text, "a", "b", "s") == [(10, 13), (None, None), (None, None)]


LOOP = """
define void @f(i64 %n, i64 %m) {{
entry:
  {before}
  br label %loop
loop:
  %i = phi i64 [ {start}, %entry ], [ %next, %loop ]
  %next = add {flags} i64 %i, {step}
  %again = icmp {test}
  br i1 %again, label %loop, label %done
done:
  ret void
}}"""


@pytest.mark.parametrize(
    ("start", "flags", "step", "test", "expected"),
    [
        ("0", "nsw", "1", "ne i64 %next, 4", (0, 3)),
        ("0", "", "1", "ne i64 %next, 4", (0, 3)),
        ("0", "", "2", "ne i64 %next, 8", (0, 6)),
        ("0", "", "2", "ne i64 %next, 7", (None, None)),
        ("3", "nsw", "-1", "sgt i64 %i, 0", (0, 3)),
        ("3", "", "-1", "ne i64 %i, 0", (0, 3)),
        ("0", "nsw", "1", "slt i64 %next, %n", (0, None)),
        ("5", "nsw", "1", "ne i64 %next, 4", (5, None)),
        ("5", "", "1", "ne i64 %next, 4", (None, None)),
        ("0", "nsw", "3", "slt i64 %i, 7", (0, 9)),
        ("%n", "nsw", "1", "slt i64 %next, 7", (None, None)),
    ],
)
def test_loops(start: str, flags: str, step: str, test: str, expected: tuple[int | None, int | None]) -> None:
    assert ranges(LOOP.format(before="", start=start, flags=flags, step=step, test=test), "i") == [expected]


def test_a_bound_that_changes_in_the_loop_bounds_nothing() -> None:
    text = LOOP.format(before="", start="0", flags="nsw", step="1", test="ne i64 %next, %n").replace(
        "%again =", "%b = and i64 %next, 7\n  %again ="
    ).replace("ne i64 %next, %n", "ne i64 %next, %b")  # fmt: skip
    assert ranges(text, "i") == [(0, None)]


def test_internal_functions_get_what_their_calls_pass() -> None:
    text = """
define internal i64 @g(i64 %k, i64 %l) noinline {
  %r = add nsw i64 %k, 0
  %s = add nsw i64 %l, 0
  ret i64 %r
}
define i64 @f(i64 %n) {
  %a = and i64 %n, 3
  %x = call i64 @g(i64 %a, i64 %n)
  %y = call i64 @g(i64 7, i64 1)
  ret i64 %x
}"""
    assert ranges(text, "r", "s", function="g") == [(0, 7), (None, None)]
    taken = text.replace("ret i64 %x", "%z = call i64 %p(i64 100, i64 100)\n  ret i64 %x").replace("(i64 %n)", "(i64 %n, ptr %p)")
    taken = taken.replace("%a = and", "store ptr @g, ptr %p\n  %a = and")
    assert ranges(taken, "r", function="g") == [(None, None)]
    assert ranges("@table = constant [1 x ptr] [ptr @g]\n" + text, "r", function="g") == [(None, None)]


def test_a_test_in_the_middle_of_a_loop() -> None:
    """A checked index: the loop goes on while it is not the length, and is not the length where it is used."""
    text = """
define void @f(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %use ]
  %end = icmp eq i64 %i, %n
  br i1 %end, label %done, label %check
check:
  %out = icmp eq i64 %i, 8
  br i1 %out, label %done, label %use
use:
  %a = add nsw i64 %i, 0
  %next = add nuw nsw i64 %i, 1
  br label %loop
done:
  ret void
}"""
    assert ranges(text, "i", "a", "next") == [(0, 8), (0, 7), (1, 8)]


@pytest.mark.parametrize(
    ("first", "step", "test", "expected"),
    [
        (3, -1, "icmp eq i64 %k, 0", (1, 3)),
        (10, -4, "icmp slt i64 %k, 0", (1, 3)),
        (0, 5, "icmp sge i64 %k, 10", (1, 2)),
        (0, 5, "icmp eq i64 %k, 12", (None, None)),  # jumps over its end
        (0, 4611686018427387904, "icmp eq i64 %k, 0", (None, None)),  # wraps
    ],
)
def test_what_another_phi_counts(first: int, step: int, test: str, expected: tuple[int | None, int | None]) -> None:
    """Loops of Fortran count down what is left; their variable is another phi, without a test of its own."""
    text = f"""
define void @f() {{
entry:
  br label %loop
loop:
  %left = phi i64 [ {first}, %entry ], [ %k, %loop ]
  %i = phi i64 [ 1, %entry ], [ %next, %loop ]
  %next = add i64 %i, 1
  %k = add i64 %left, {step}
  %end = {test}
  br i1 %end, label %done, label %loop
done:
  ret void
}}"""
    assert ranges(text, "i") == [expected]


def test_what_wanders_through_phis() -> None:
    """Between its start and the last step that a test lets it take. Without a test there is no end, with steps both ways there are none."""
    text = """
define i32 @f(i1 %c, i1 %d) {
entry:
  br label %loop
loop:
  %up = phi i32 [ 8, %entry ], [ %up.next, %latch ]
  %free = phi i32 [ 5, %entry ], [ %free.next, %latch ]
  %both = phi i32 [ 0, %entry ], [ %both.next, %latch ]
  %down = phi i32 [ 4, %entry ], [ %down.next, %latch ]
  br i1 %c, label %step, label %stay
step:
  %less = icmp ult i32 %up, 41
  %up.more = add nuw nsw i32 %up, 8
  %up.chosen = select i1 %less, i32 %up.more, i32 %up
  %free.more = add nsw i32 %free, 3
  %both.more = add nsw i32 %both, 1
  %down.less = sub nsw i32 %down, 2
  br label %latch
stay:
  %both.less = sub nsw i32 %both, 1
  br label %latch
latch:
  %up.next = phi i32 [ %up.chosen, %step ], [ %up, %stay ]
  %free.next = phi i32 [ %free.more, %step ], [ %free, %stay ]
  %both.next = phi i32 [ %both.more, %step ], [ %both.less, %stay ]
  %down.next = phi i32 [ %down.less, %step ], [ %down, %stay ]
  br i1 %d, label %loop, label %exit
exit:
  ret i32 %up.next
}"""
    most, least = (1 << 31) - 1, -(1 << 31)
    assert ranges(text, "up", "free", "both", "down") == [(8, 48), (5, most), (least, most), (least, 4)]


def test_what_wraps_has_no_bounds() -> None:
    text = """
define i32 @f(i1 %c, i1 %d) {
entry:
  br label %loop
loop:
  %up = phi i32 [ 8, %entry ], [ %next, %latch ]
  br i1 %c, label %step, label %latch
step:
  %more = add nuw i32 %up, 8
  br label %latch
latch:
  %next = phi i32 [ %more, %step ], [ %up, %loop ]
  br i1 %d, label %loop, label %exit
exit:
  ret i32 %next
}"""
    assert ranges(text, "up") == [(-(1 << 31), (1 << 31) - 1)]


@pytest.mark.parametrize(("before", "expected"), [("", (0, 40)), ("call void @may_exit()", (-(1 << 31), (1 << 31) - 1))])
def test_assumptions(before: str, expected: tuple[int, int]) -> None:
    """They hold where they are certainly made."""
    text = f"""
declare void @llvm.assume(i1)
declare void @may_exit()
define i32 @f(i32 %n) {{
  %r = add i32 %n, 0
  {before}
  %less = icmp ult i32 %r, 41
  call void @llvm.assume(i1 %less)
  ret i32 %r
}}"""
    assert ranges(text, "r") == [expected]
