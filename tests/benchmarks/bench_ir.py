"""Time to read, verify and print IR, per instruction, on generated modules of 10,000 instructions and more.

    python tests/benchmarks/bench_ir.py [file.ll …]

The column `llvm` is LLVM's own parser on the same text, in C++: the ratio tells apart a slow machine from a slow reader.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

import llvmlite.binding as llvm

from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.verifier import verify

KERNEL = """
define double @kernel{n}(ptr noalias noundef %x, ptr noundef readonly %y, i64 %n, double %s) local_unnamed_addr #0 {{
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %sum = phi double [ %s, %entry ], [ %more, %latch ]
  %px = getelementptr inbounds nuw double, ptr %x, i64 %i
  %0 = load double, ptr %px, align 8, !tbaa !0
  %py = getelementptr inbounds nuw [4 x double], ptr %y, i64 %i, i64 2
  %1 = load double, ptr %py, align 8, !tbaa !0
  %2 = call double @llvm.sin.f64(double %0), !fpmath !4
  %3 = tail call noundef double @helper(ptr noundef nonnull align 8 dereferenceable(8) %px, double noundef %1, i32 noundef 3) #1
  %4 = fmul fast double %2, %3
  %positive = fcmp ogt double %4, 1.000000e+00
  br i1 %positive, label %then, label %latch

then:
  %5 = fdiv double %4, 2.500000e-01
  store double %5, ptr %px, align 8, !tbaa !0
  br label %latch

latch:
  %6 = phi double [ %5, %then ], [ %4, %loop ]
  %more = fadd double %sum, %6
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret double %more
}}
"""
TAIL = """
declare double @llvm.sin.f64(double)
declare double @helper(ptr, double, i32)
attributes #0 = { nounwind "target-cpu"="x86-64" }
attributes #1 = { nounwind }
!0 = !{!1, !1, i64 0}
!1 = !{!"double", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
!4 = !{float 2.500000e+00}
"""


def generated(instructions: int) -> str:
    per_kernel = 21
    return "".join(KERNEL.format(n=n) for n in range(-(-instructions // per_kernel))) + TAIL


def seconds(action: Callable[[], object]) -> float:
    best = float("inf")
    for _ in range(3):
        start = time.perf_counter()
        action()
        best = min(best, time.perf_counter() - start)
    return best


def llvm_reads(text: str) -> object:
    return llvm.parse_assembly(text, llvm.create_context())


def measure(name: str, text: str) -> None:
    text = str(llvm_reads(text))
    module = parse(text)
    count = sum(1 for function in module.functions.values() for _ in function.instructions())
    reading = seconds(lambda: parse(text))
    native = seconds(lambda: llvm_reads(text))
    printing = seconds(lambda: print_module(module))
    verifying = seconds(lambda: verify(module))
    each = 1e6 / max(count, 1)
    print(
        f"{name:24} {count:8} instructions   parse {reading:6.3f} s ({reading * each:5.1f} µs each, {reading / native:5.1f} × llvm)"
        f"   print {printing:6.3f} s   verify {verifying:6.3f} s"
    )


def main() -> None:
    for size in (1_000, 10_000, 40_000):
        measure(f"generated {size}", generated(size))
    for path in map(Path, sys.argv[1:]):
        data = path.read_bytes()
        measure(path.name, str(llvm.parse_bitcode(data, llvm.create_context())) if path.suffix == ".bc" else data.decode())


if __name__ == "__main__":
    main()
