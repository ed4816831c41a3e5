"""Divisors of integers: what arithmetic that does not wrap keeps, and what is left when it may."""

from __future__ import annotations

import pytest

from polyglot_ad.analysis.divisors import divisor
from polyglot_ad.analysis.ranges import Ranges

from .support import named


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("%r = mul nsw i64 %n, 6", 6),
        ("%r = mul nsw i64 %n, -6", 6),
        ("%r = mul i64 %n, 6", 2),
        ("%r = mul nuw i64 %n, 6", 2),
        ("%r = shl i64 %n, 4", 16),
        ("%a = mul nsw i64 %n, 3\n  %r = shl nsw i64 %a, 1", 6),
        ("%a = mul nsw i64 %n, 3\n  %r = shl i64 %a, 1", 2),
        ("%a = mul nsw i64 %n, 9\n  %r = add nsw i64 %a, 6", 3),
        ("%a = mul nsw i64 %n, 9\n  %r = add i64 %a, 6", 1),
        ("%a = and i64 %n, 65535\n  %r = mul i64 %a, 6", 6),
        ("%a = mul nsw i32 %k, 6\n  %r = sext i32 %a to i64", 6),
        ("%a = mul nsw i32 %k, 6\n  %r = zext i32 %a to i64", 2),
        ("%a = mul nsw i32 %k, 6\n  %r = zext nneg i32 %a to i64", 6),
        ("%a = mul nuw i32 %k, 6\n  %r = zext i32 %a to i64", 6),
        ("%a = mul nuw i32 %k, 6\n  %r = sext i32 %a to i64", 2),
        ("%a = mul nsw i64 %n, 12\n  %b = trunc i64 %a to i32\n  %r = sext i32 %b to i64", 4),
        ("%a = mul nsw i64 %n, 12\n  %b = trunc nsw i64 %a to i32\n  %r = sext i32 %b to i64", 12),
        ("%a = mul nsw i64 %n, 12\n  %r = and i64 %a, 24", 8),
        ("%a = mul nsw i64 %n, 12\n  %r = or disjoint i64 %a, 3", 3),
        ("%a = mul nsw i64 %n, 12\n  %b = icmp eq i32 %k, 0\n  %r = select i1 %b, i64 %a, i64 -18", 6),
        ("%a = mul nsw i64 %n, 12\n  %r = call i64 @llvm.smin.i64(i64 %a, i64 18)", 6),
        ("%a = shl i64 %n, 3\n  %r = call i64 @llvm.umax.i64(i64 16, i64 %a)", 8),
        ("%a = shl i64 %n, 3\n  %r = call i64 @llvm.fshl.i64(i64 16, i64 %a, i64 1)", 1),
        ("%r = add i64 %n, 0", 1),
        ("%a = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %n, i64 48)\n  %r = extractvalue { i64, i1 } %a, 0", 16),
        (
            "%b = shl i64 %n, 4\n  %a = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %b, i64 24)\n"
            "  %r = extractvalue { i64, i1 } %a, 0",
            8,
        ),
        ("%a = mul nsw i64 %n, 6\n  %r = sub i64 0, %a", 6),
        ("%a = mul i64 %n, 6\n  %r = sub i64 0, %a", 2),
        ("%a = shl i64 %n, 32\n  %r = ashr exact i64 %a, 27", 32),
        ("%a = shl i64 %n, 32\n  %b = add i64 %a, 4294967296\n  %r = ashr i64 %b, 29", 8),
        ("%a = mul nsw i64 %n, 96\n  %r = ashr i64 %a, 3", 12),
        ("%a = mul nsw i64 %n, 96\n  %r = lshr i64 %a, 3", 4),
        ("%a = mul nsw i64 %n, 96\n  %r = ashr i64 %a, 6", 1),
        ("%a = mul nsw i64 %n, 12\n  %r = ashr exact i64 %a, 3", 3),
    ],
)
def test_what_divides(code: str, expected: int) -> None:
    declared = (
        "".join(f"declare i64 @llvm.{name}.i64(i64, i64)\n" for name in ("smin", "umax")) + "declare i64 @llvm.fshl.i64(i64, i64, i64)\n"
    )
    f = named(f"{declared}define i64 @f(i64 %n, i32 %k) {{\n  {code}\n  ret i64 %r\n}}")
    assert divisor(f["r"], Ranges().of) == expected


@pytest.mark.parametrize(
    ("start", "step", "expected"),
    [
        (48, "add nsw i64 %r, 24", 24),
        (48, "add nsw i64 %r, 30", 6),
        (48, "add i64 %r, 24", 8),  # it may wrap around
        (0, "sub nsw i64 %r, 24", 24),
        (3, "mul nsw i64 %r, 5", 3),
        (3, "mul i64 %r, 5", 1),
        (24, "add nsw i64 %r, %n", 1),
    ],
)
def test_what_divides_a_variable_of_a_loop(start: int, step: str, expected: int) -> None:
    f = named(f"""
define i64 @f(i64 %n, i1 %more) {{
entry:
  br label %loop
loop:
  %r = phi i64 [ {start}, %entry ], [ %next, %loop ]
  %next = {step}
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %r
}}""")
    assert divisor(f["r"], Ranges().of) == expected
