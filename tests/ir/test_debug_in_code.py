"""Code for a library has no debug info; all other metadata stays."""

import llvmlite.binding as llvm

from polyglot_ad.llvm.codegen import strip_debug_info

TEXT = """
@g = internal global double 0.0, align 8, !dbg !9

define double @f(ptr %x) !dbg !4 {
  %a = load double, ptr %x, align 8, !dbg !6, !invariant.load !7
    #dbg_value(double %a, !10, !DIExpression(), !6)
  %b = load double, ptr %x, align 8, !invariant.load !7, !dbg !6
  br label %loop, !dbg !6

loop:
  %c = phi double [ %a, %0 ], [ %d, %loop ]
  %d = fadd double %c, %b, !dbg !6
  %e = fcmp ogt double %d, 1.0
  br i1 %e, label %out, label %loop, !dbg !6, !llvm.loop !11

out:
  ret double %d, !dbg !6
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!6 = !DILocation(line: 2, column: 3, scope: !4)
!7 = !{}
!9 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, type: !5)
!11 = distinct !{!11, !6, !13}
!12 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, type: !5, isLocal: true, isDefinition: true)
!13 = !{!"llvm.loop.mustprogress"}
"""


def test_no_debug_info_is_left() -> None:
    left = strip_debug_info(TEXT)
    module = llvm.parse_assembly(left)
    module.verify()
    assert "dbg" not in left and "!DI" not in left
    assert left.count(", !invariant.load !7\n") == 2
    assert "label %loop, !llvm.loop !11\n" in left and "!11 = distinct !{!11, !13}" in left
    assert "define double @f(ptr %x) {" in left and "global double 0.0, align 8\n" in left


def test_text_without_any_is_as_it_was() -> None:
    text = strip_debug_info(TEXT)
    assert strip_debug_info(text) == text
