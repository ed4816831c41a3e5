"""Short loops that LLVM is asked to unroll: they, and no others."""

from __future__ import annotations

from polyglot_ad.differentiate.rewrites.control.unroll import mark_short_loops
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.llvm.prepare import optimise_again, simplify

SWAPS_AT_THE_END = """
declare i64 @next(i64)

define void @f(ptr %x, i64 %n) {
entry:
  br label %outer
outer:
  %i = phi i64 [ %n, %entry ], [ %j, %latch ]
  %j = call i64 @next(i64 %i)
  %swaps = icmp sgt i64 %j, 0
  br i1 %swaps, label %before, label %other
other:
  %k = call i64 @next(i64 %j)
  %ends = icmp slt i64 %k, 0
  br i1 %ends, label %exit, label %before
before:
  %p = getelementptr [2 x i64], ptr %x, i64 %i
  %q = getelementptr [2 x i64], ptr %x, i64 %j
  br label %inner
inner:
  %w = phi i64 [ 0, %before ], [ %w.next, %inner ]
  %a = getelementptr i64, ptr %p, i64 %w
  %b = getelementptr i64, ptr %q, i64 %w
  %u = load i64, ptr %a
  %v = load i64, ptr %b
  store i64 %v, ptr %a
  store i64 %u, ptr %b
  %w.next = add nuw nsw i64 %w, 1
  %last = icmp eq i64 %w.next, 2
  br i1 %last, label %latch, label %inner
latch:
  br label %outer
exit:
  ret void
}
"""
"""As in a hash table of Rust, where it makes room in place."""


def test_the_loop_around_an_unrolled_one_is_not_asked_for(capfd):
    module = parse(simplify(SWAPS_AT_THE_END))
    assert mark_short_loops(module)
    made = optimise_again(print_module(module))
    assert made.count("store i64") == 4
    assert "llvm.loop.unroll.full" not in made
    assert "loop not unrolled" not in capfd.readouterr().err
