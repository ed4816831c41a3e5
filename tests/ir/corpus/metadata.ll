; Attachments, named and numbered nodes, cycles, metadata as operands of calls, debug information, debug records of every kind.
source_filename = "m.c"

@g = global i32 0, align 4, !dbg !0, !type !30

define double @f(ptr %0, i32 %n, double %1) !dbg !9 !type !30 {
    #dbg_value(ptr %0, !15, !DIExpression(), !17)
  %3 = alloca double, align 8, !DIAssignID !31
    #dbg_declare(ptr %3, !16, !DIExpression(DW_OP_plus_uconst, 8), !17)
    #dbg_assign(i1 poison, !16, !DIExpression(), !31, ptr %3, !DIExpression(), !17)
  %4 = load double, ptr %0, align 8, !dbg !18, !tbaa !19, !alias.scope !25, !noalias !25
    #dbg_value(double %4, !16, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !17)
    #dbg_value(!DIArgList(i32 %n, double %4, i32 7), !15, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !17)
    #dbg_value(!32, !15, !DIExpression(), !17)
    #dbg_value(double 1.000000e+00, !16, !DIExpression(), !17)
    #dbg_label(!33, !17)
  store double %4, ptr %3, align 8, !dbg !18, !tbaa !19, !nontemporal !34, !DIAssignID !31
  br label %5, !dbg !18, !llvm.loop !23

5:                                                ; preds = %5, %2
  %6 = phi double [ %4, %2 ], [ %7, %5 ]
    #dbg_value(double %6, !43, !DIExpression(), !35)
  %7 = fadd double %6, %1, !dbg !18, !fpmath !36
  %8 = call double @llvm.experimental.constrained.fmul.f64(double %7, double %6, metadata !"round.dynamic", metadata !"fpexcept.strict"), !dbg !18
  %9 = call i64 @llvm.read_register.i64(metadata !37), !dbg !18
  %10 = call i1 @llvm.type.test(ptr %0, metadata !"typeid"), !dbg !18
  %11 = fcmp olt double %8, 1.000000e+00, !dbg !18
  br i1 %11, label %5, label %12, !dbg !18, !prof !38, !llvm.loop !23, !unpredictable !32

12:                                               ; preds = %5
  ret double %7, !dbg !39
}

declare !dbg !40 double @llvm.experimental.constrained.fmul.f64(double, double, metadata, metadata)
declare i64 @llvm.read_register.i64(metadata)
declare i1 @llvm.type.test(ptr, metadata)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8}
!odd\20name = !{!32}
!empty = !{}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !3, line: 1, type: !13, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "a \22producer\22, with (brackets) {and} commas", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !5, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "m.c", directory: "/src", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000")
!5 = !{!0}
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 2, type: !10, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !14)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !41, !13, !12}
!12 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{!15, !16}
!15 = !DILocalVariable(name: "n", arg: 2, scope: !9, file: !3, line: 2, type: !13)
!16 = !DILocalVariable(name: "x", scope: !9, file: !3, line: 3, type: !12)
!17 = !DILocation(line: 0, scope: !9)
!18 = !DILocation(line: 4, column: 5, scope: !9)
!19 = !{!20, !20, i64 0}
!20 = !{!"double", !21, i64 0}
!21 = !{!"omnipotent char", !22, i64 0}
!22 = !{!"Simple C/C++ TBAA"}
!23 = distinct !{!23, !18, !39, !24}
!24 = !{!"llvm.loop.mustprogress"}
!25 = !{!26}
!26 = distinct !{!26, !27, !"f: x"}
!27 = distinct !{!27, !"f"}
!30 = !{i64 0, !"typeid"}
!31 = distinct !DIAssignID()
!32 = !{}
!33 = !DILabel(scope: !9, name: "again", file: !3, line: 4)
!34 = !{i32 1}
!35 = !DILocation(line: 1, column: 1, scope: !42, inlinedAt: !18)
!36 = !{float 2.500000e+00}
!37 = !{!"rsp"}
!38 = !{!"branch_weights", i32 1, i32 100}
!39 = !DILocation(line: 9, column: 1, scope: !9)
!40 = !DISubprogram(name: "mul", scope: !3, file: !3, line: 20, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!42 = distinct !DISubprogram(name: "inlined<a, b>", linkageName: "_Z7inlined", scope: !3, file: !3, line: 1, type: !10, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !2)
!43 = !DILocalVariable(name: "y", scope: !42, file: !3, line: 1, type: !12)
