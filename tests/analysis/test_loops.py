"""Natural loops, affine variables, and trip counts, which are run and counted."""

from __future__ import annotations

import ctypes
import itertools

import llvmlite.binding as llvm
import pytest

from fuzz import Batch
from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.induction import counted, counted_in_low_bits, emit_backedges, find_affine, runs_twice
from polyglot_ad.analysis.loops import Loop, LoopForest, find_loops
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.instructions import Return
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.llvm.jit import JitLibrary
from polyglot_ad.llvm.prepare import prepare, target_machine

from .support import named

NEST = """
define void @f(i32 %n, ptr %p) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %outer.latch ]
  %q = phi ptr [ %p, %entry ], [ %q.next, %outer.latch ]
  %g = phi i32 [ 1, %entry ], [ %g.next, %outer.latch ]
  br label %inner
inner:
  %j = phi i32 [ %n, %outer ], [ %j.next, %inner ]
  %j.next = sub nsw i32 %j, 3
  %more = icmp sgt i32 %j.next, %i
  br i1 %more, label %inner, label %outer.latch
outer.latch:
  %i.next = add nsw i32 %i, 1
  %q.next = getelementptr double, ptr %q, i64 2
  %g.next = mul i32 %g, 2
  %again = icmp ne i32 %i.next, %n
  br i1 %again, label %outer, label %exit
exit:
  ret void
}
"""


def forest_of(text: str) -> LoopForest:
    return find_loops(ControlFlow(named(text).function))


def test_nest() -> None:
    f = named(NEST)
    forest = find_loops(ControlFlow(f.function))
    outer, inner = forest.loops
    assert (outer.header.name, inner.header.name) == ("outer", "inner")
    assert inner.parent is outer and outer.children == [inner] and (outer.depth, inner.depth) == (1, 2)
    assert {b.name for b in outer.blocks} == {"outer", "inner", "outer.latch"} and {b.name for b in inner.blocks} == {"inner"}
    assert outer.preheader is f.block("entry") and outer.latch is f.block("outer.latch")
    assert [(a.name, b.name) for a, b in outer.exit_edges] == [("outer.latch", "exit")]
    assert forest.of(f.block("inner")) is inner and forest.of(f.block("exit")) is None
    assert forest.chain(f.block("inner")) == [outer, inner]
    assert inner.is_invariant(f["i"]) and not inner.is_invariant(f["j"]) and not outer.is_invariant(f["i"])
    assert outer.simplified
    assert inner.simplified, "a block that branches only to the header is a preheader"


def test_affine_variables() -> None:
    f = named(NEST)
    outer, inner = find_loops(ControlFlow(f.function)).loops
    found = find_affine(outer)
    assert {phi.name for phi in found} == {"i", "q"}, "a geometric sequence is not affine"
    assert found[f["q"]].element is not None
    (j,) = find_affine(inner).values()
    assert j.negated and j.start is f["n"]


def test_several_latches_are_not_simplified() -> None:
    (loop,) = forest_of("""
define void @f(i1 %c, i1 %d) {
entry:
  br label %h
h:
  br i1 %c, label %a, label %b
a:
  br label %h
b:
  br i1 %d, label %h, label %x
x:
  ret void
}""").loops
    assert len(loop.latches) == 2 and not loop.simplified


def test_irreducible() -> None:
    forest = forest_of("""
define void @f(i1 %c, i1 %d) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  br i1 %d, label %a, label %x
x:
  ret void
}""")
    assert not forest.loops and len(forest.irreducible) == 1


COUNTED = {
    "up": "for (int i = a; i < b; i++)", "up_to": "for (int i = a; i <= b; i++)", "down": "for (int i = b; i > a; i--)",
    "down_to": "for (int i = b - 1; i >= a; i--)", "by_three": "for (int i = a; i < b; i += 3)",
    "down_by_two": "for (int i = b; i > a; i -= 2)",
    "unsigned_up": "for (unsigned i = a; i < (unsigned)b; i++)", "wide": "for (long i = a; i < b; i += 2)",
    "not_equal": "for (int i = a; i != a + b * b; i++)",
    "up_to_by_two": "for (long i = a; i <= b; i += 2)", "at_least_once": "int i = a; do",
}  # fmt: skip


def _source(name: str) -> str:
    tail = " while (++i < b);" if name == "at_least_once" else ""
    return f"int sink(int); long {name}(int a, int b) {{ long n = 0; {COUNTED[name]} {{ n += sink(n); }}{tail} return n; }}\n"


@pytest.mark.parametrize("name", list(COUNTED))
def test_trip_counts(name: str) -> None:
    """The number of backedges, as the engine computes it in the preheader, is the number that a counter in the loop counts."""
    text = Batch(_source(name)).text
    module = parse(prepare(text, [name]))
    function = module.functions[name]
    (loop,) = find_loops(ControlFlow(function)).loops
    found = counted(loop, function.blocks)
    assert found is not None, "this loop counts"
    assert loop.preheader is not None
    count = emit_backedges(Builder(before=loop.preheader.terminator), found)
    _return_at_once(loop, count)
    made = print_module(module, strip_debug=True)
    library = _compiled(made, name)
    predicted = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int32, ctypes.c_int32)(library.address(name))
    for a, b in itertools.product((0, 1, 2, 5), (0, 1, 2, 3, 7, 8)):
        trips = _iterations(name, a, b)
        if trips:
            assert predicted(a, b) == trips - 1, (a, b)


LOW = """
define i64 @f(i32 %a, i32 %b) {
entry:
  %bound = trunc i32 %b to i8
  %start = sext i32 %a to i64
  br label %loop
loop:
  %i = phi i64 [ %start, %entry ], [ %i.next, %loop ]
  %n = phi i64 [ 0, %entry ], [ %n.next, %loop ]
  %i.next = STEP nsw i64 %i, 1
  %low = trunc i64 TESTED to i8
  %left = icmp eq i8 %low, %bound
  %n.next = add i64 %n, 1
  br i1 %left, label %exit, label %loop
exit:
  ret i64 %n
}
"""


@pytest.mark.parametrize("step", ["add", "sub"])
@pytest.mark.parametrize("tested", ["%i", "%i.next"])
def test_trip_counts_of_widened_counters(step: str, tested: str) -> None:
    """The exit test of a loop whose counter has been widened looks at its low bits, which come round."""
    text = LOW.replace("STEP", step).replace("TESTED", tested)
    module = parse(text)
    function = module.functions["f"]
    (loop,) = find_loops(ControlFlow(function)).loops
    assert counted(loop, function.blocks) is None, "nothing follows from it about the counter itself"
    found = counted_in_low_bits(loop, function.blocks)
    assert found is not None and loop.preheader is not None
    _return_at_once(loop, emit_backedges(Builder(before=loop.preheader.terminator), found))
    libraries = _compiled(text, "f"), _compiled(print_module(module, strip_debug=True), "f")
    actual, predicted = (ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int32, ctypes.c_int32)(library.address("f")) for library in libraries)
    for a, b in itertools.product((-130, -1, 0, 1, 127, 128, 255, 1000), (-128, -1, 0, 1, 127)):
        assert predicted(a, b) == actual(a, b), (a, b)


def _return_at_once(loop: Loop, count: object) -> None:
    """Where the loop would be entered, return its number of backedges instead."""
    assert loop.preheader is not None
    for phi in list(loop.header.phis()):
        phi.remove_incoming(loop.preheader)  # type: ignore[attr-defined]
    block = loop.preheader
    block.terminator.erase()
    block.append(Return(count))  # type: ignore[arg-type]


def _compiled(text: str, name: str) -> JitLibrary:
    module = llvm.parse_assembly(text)
    module.verify()
    return JitLibrary(target_machine().emit_object(module), [name])


def _iterations(name: str, a: int, b: int) -> int:
    ranges = {
        "up": range(a, b), "up_to": range(a, b + 1), "down": range(b, a, -1), "down_to": range(b - 1, a - 1, -1), "by_three": range(a,
        b, 3),
        "down_by_two": range(b, a, -2), "unsigned_up": range(a, b), "wide": range(a, b, 2), "not_equal": range(a, a + b * b),
        "up_to_by_two": range(a, b + 1, 2), "at_least_once": range(a, max(b, a + 1)),
    }  # fmt: skip
    return len(ranges[name])


@pytest.mark.parametrize(
    "head",
    ["while (a * a < b) a += n % 3;", "for (;;) { if (sink(a)) break; a++; if (a > b) break; }", "for (int i = a; i < b; i += b - i)"],
)
def test_loops_that_do_not_count(head: str) -> None:
    body = "" if head.endswith(("}", ";")) else "n += sink(i);"
    text = Batch(f"int sink(int); long f(int a, int b) {{ long n = a; {head} {body} return n + a; }}").text
    function = parse(prepare(text, ["f"])).functions["f"]
    forest = find_loops(ControlFlow(function))
    assert all(counted(loop, function.blocks) is None for loop in forest.loops)


def test_an_exit_that_never_returns_does_not_count() -> None:
    f = named("""
declare void @panic() noreturn
define double @f(ptr %x, i64 %n, i64 %length) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %s = phi double [ 0.0, %entry ], [ %t, %latch ]
  %inside = icmp ult i64 %i, %length
  br i1 %inside, label %latch, label %fail
latch:
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p
  %t = fadd double %s, %v
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret double %t
fail:
  call void @panic()
  unreachable
}""")
    (loop,) = find_loops(ControlFlow(f.function)).loops
    returning = [b for b in f.function.blocks if b.name != "fail"]
    assert counted(loop, f.function.blocks) is None
    found = counted(loop, returning)
    assert found is not None and found.bound is f["n"] and found.predicate == "slt" and found.next


def test_a_bit_that_ends_the_second_iteration() -> None:
    """What the optimiser makes of `for (i = 0; i < 2; i++)`."""
    module = parse("""
define void @f(ptr %p, i1 %other) {
entry:
  br label %loop
loop:
  %bit = phi i1 [ true, %entry ], [ false, %loop ]
  %i = phi i64 [ 0, %entry ], [ 1, %loop ]
  %q = getelementptr double, ptr %p, i64 %i
  store double 0.0, ptr %q
  br i1 %bit, label %loop, label %again.entry
again.entry:
  br label %again
again:
  %gone = phi i1 [ true, %again.entry ], [ %other, %again ]
  br i1 %gone, label %again, label %done
done:
  ret void
}""")
    first, second = find_loops(ControlFlow(module.functions["f"])).loops
    found = {loop.header.name: runs_twice(loop) for loop in (first, second)}
    assert found == {"loop": True, "again": False}
