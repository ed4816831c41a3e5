"""Effects: which locations an instruction or a whole call may write."""

from __future__ import annotations

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.instructions import CallBase, Instruction

from .support import F64, Analysed

TEXT = """
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @unknown(ptr)
declare double @looks(ptr) memory(read)
declare double @llvm.sin.f64(double)
declare ptr @malloc(i64)
define internal void @sets(ptr %p, double %v) noinline { store double %v, ptr %p
  ret void }
define internal void @passes_on(ptr %p, double %v) noinline { call void @sets(ptr %p, double %v)
  ret void }
define internal double @reads(ptr %p) noinline { %v = load double, ptr %p
  ret double %v }
define internal void @calls_out(ptr %p) noinline { call void @unknown(ptr %p)
  ret void }
define void @f(ptr %x, ptr %y, double %v, ptr %r) {
  store double %v, ptr %x
  call void @passes_on(ptr %y, double %v)
  %a = call double @reads(ptr %x)
  %b = call double @looks(ptr %x)
  %c = call double @llvm.sin.f64(double %v)
  %d = call ptr @malloc(i64 8)
  call void @llvm.memset.p0.i64(ptr %y, i8 0, i64 64, i1 false)
  call void @calls_out(ptr %d)
  ret void
}"""


def _writes(f: Analysed, instruction: Instruction) -> set[str]:
    """Which of x and y the instruction may write."""
    return {n for n in ("x", "y") if f.effects.may_write(instruction, f.facts.locations(f[n], ty.DOUBLE))}


def test_writes() -> None:
    f = Analysed(TEXT, {"x": F64, "y": F64}, active=["x", "y", "v"])
    found = []
    for instruction in f.function.instructions():
        if instruction.opcode == "store" or isinstance(instruction, CallBase):
            callee = instruction.called_function.name if isinstance(instruction, CallBase) and instruction.called_function else "store"
            found.append((callee, _writes(f, instruction)))
    assert found == [
        ("store", {"x"}), ("passes_on", {"y"}), ("reads", set()), ("looks", set()), ("llvm.sin.f64", set()), ("malloc", set()),
        ("llvm.memset.p0.i64", {"y"}), ("calls_out", {"x", "y"}),
    ]  # fmt: skip


def test_write_sets_of_functions() -> None:
    f = Analysed(TEXT, {"x": F64, "y": F64}, active=["x", "y", "v"])
    sets = {name: f.effects.function_writes(g) for name, g in f.module.functions.items() if g.blocks}
    assert sets["reads"] == frozenset() and sets["calls_out"] is None and sets["f"] is None
    assert sets["sets"] == sets["passes_on"] and sets["sets"]


def test_recursion_terminates() -> None:
    f = Analysed(
        """
define internal void @g(ptr %p, i64 %n) noinline {
  %c = icmp eq i64 %n, 0
  br i1 %c, label %end, label %on
on:
  store double 1.0, ptr %p
  %m = sub i64 %n, 1
  call void @g(ptr %p, i64 %m)
  br label %end
end:
  ret void
}
define void @f(ptr %x, ptr %y, i64 %n) {
  call void @g(ptr %x, i64 %n)
  ret void
}""",
        {"x": F64, "y": F64},
    )
    (call,) = [i for i in f.function.instructions() if isinstance(i, CallBase)]
    assert _writes(f, call) == {"x"}
