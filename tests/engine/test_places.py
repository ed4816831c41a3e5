"""Where an error about an instruction says that it stands: at the user's line, also when the code is a library's."""

from __future__ import annotations

from polyglot_ad.differentiate.refusals.errors import refusal
from polyglot_ad.ir.parser import parse
from polyglot_ad.symbols import readable

MODULE = """
define internal i64 @jl.fn.sortNOT..4(i64 %0) !dbg !4 {
  %2 = sub i64 %0, 1, !dbg !8
  ret i64 %2
}

define i64 @jl.order.0123456789ab(i64 %0) !dbg !5 {
  %2 = call i64 @jl.fn.sortNOT..4(i64 %0), !dbg !10
  ret i64 %2
}

!llvm.dbg.cu = !{!0}

!0 = distinct !DICompileUnit(language: DW_LANG_Julia, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "/home/user/model.jl", directory: ".")
!2 = !DIFile(filename: "sort.jl", directory: ".")
!3 = !DISubroutineType(types: !7)
!4 = distinct !DISubprogram(name: "sort!;", scope: !2, file: !2, line: 5, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!5 = distinct !DISubprogram(name: "order;", scope: !1, file: !1, line: 2, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!6 = distinct !DISubprogram(name: "sortperm;", scope: !2, file: !2, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!7 = !{null}
!8 = !DILocation(line: 9, scope: !4)
!9 = !DILocation(line: 3, scope: !5)
!10 = !DILocation(line: 77, scope: !6, inlinedAt: !9)
"""


def test_an_error_in_a_library_is_told_of_the_line_that_calls_it():
    function = parse(MODULE).functions["jl.fn.sortNOT..4"]
    error = refusal("PAD-E102", "'sub'", next(iter(function.instructions())), "why")
    assert error.location == "/home/user/model.jl:3"
    assert error.path == ("order", "sort!")


def test_names_of_derivatives_and_of_specialisations():
    assert readable("pad.flat.energy.reverse.flat") == "the derivative of energy"
    assert readable("numba.step.0123456789ab") == "step"
    assert readable("jl.step.0123456789ab.forward") == "the derivative of step"
