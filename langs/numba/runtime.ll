; Made from runtime.c by regenerate.py.

@pad.numba.one = internal constant i32 1, align 4

define linkonce_odr void @NRT_Free(ptr %memory) alwaysinline nounwind {
entry:
  ret void
}

define linkonce_odr ptr @NRT_MemInfo_new_varsize(i64 %bytes) alwaysinline nounwind {
entry:
  %call = tail call ptr @pad.gc.alloc(i64 48)
  %call1 = tail call ptr @pad.gc.alloc(i64 %bytes)
  %data = getelementptr inbounds nuw i8, ptr %call, i64 24
  store ptr %call1, ptr %data, align 8
  %bytes2 = getelementptr inbounds nuw i8, ptr %call, i64 32
  store i64 %bytes, ptr %bytes2, align 8
  ret ptr %call
}

declare void @llvm.lifetime.start.p0(ptr) nounwind

declare ptr @pad.gc.alloc(i64) nounwind

declare void @llvm.lifetime.end.p0(ptr) nounwind

define linkonce_odr ptr @NRT_MemInfo_new_varsize_dtor(i64 %bytes, ptr %destructor) alwaysinline nounwind {
entry:
  %call.i = tail call ptr @pad.gc.alloc(i64 48)
  %call1.i = tail call ptr @pad.gc.alloc(i64 %bytes)
  %data.i = getelementptr inbounds nuw i8, ptr %call.i, i64 24
  store ptr %call1.i, ptr %data.i, align 8
  %bytes2.i = getelementptr inbounds nuw i8, ptr %call.i, i64 32
  store i64 %bytes, ptr %bytes2.i, align 8
  ret ptr %call.i
}

define linkonce_odr ptr @NRT_MemInfo_alloc_dtor(i64 %bytes, ptr %destructor) alwaysinline nounwind {
entry:
  %call.i = tail call ptr @pad.gc.alloc(i64 48)
  %call1.i = tail call ptr @pad.gc.alloc(i64 %bytes)
  %data.i = getelementptr inbounds nuw i8, ptr %call.i, i64 24
  store ptr %call1.i, ptr %data.i, align 8
  %bytes2.i = getelementptr inbounds nuw i8, ptr %call.i, i64 32
  store i64 %bytes, ptr %bytes2.i, align 8
  ret ptr %call.i
}

define linkonce_odr ptr @NRT_MemInfo_alloc_dtor_safe(i64 %bytes, ptr %destructor) alwaysinline nounwind {
entry:
  %call.i = tail call ptr @pad.gc.alloc(i64 48)
  %call1.i = tail call ptr @pad.gc.alloc(i64 %bytes)
  %data.i = getelementptr inbounds nuw i8, ptr %call.i, i64 24
  store ptr %call1.i, ptr %data.i, align 8
  %bytes2.i = getelementptr inbounds nuw i8, ptr %call.i, i64 32
  store i64 %bytes, ptr %bytes2.i, align 8
  ret ptr %call.i
}

define linkonce_odr ptr @NRT_MemInfo_alloc_safe(i64 %bytes) alwaysinline nounwind {
entry:
  %call.i = tail call ptr @pad.gc.alloc(i64 48)
  %call1.i = tail call ptr @pad.gc.alloc(i64 %bytes)
  %data.i = getelementptr inbounds nuw i8, ptr %call.i, i64 24
  store ptr %call1.i, ptr %data.i, align 8
  %bytes2.i = getelementptr inbounds nuw i8, ptr %call.i, i64 32
  store i64 %bytes, ptr %bytes2.i, align 8
  ret ptr %call.i
}

define linkonce_odr ptr @NRT_MemInfo_varsize_alloc(ptr %of, i64 %bytes) alwaysinline nounwind {
entry:
  %call = tail call ptr @pad.gc.alloc(i64 %bytes)
  %data = getelementptr inbounds nuw i8, ptr %of, i64 24
  store ptr %call, ptr %data, align 8
  %bytes1 = getelementptr inbounds nuw i8, ptr %of, i64 32
  store i64 %bytes, ptr %bytes1, align 8
  ret ptr %call
}

define linkonce_odr ptr @NRT_MemInfo_varsize_realloc(ptr %of, i64 %bytes) alwaysinline nounwind {
entry:
  %call = tail call ptr @pad.gc.alloc(i64 %bytes)
  %data = getelementptr inbounds nuw i8, ptr %of, i64 24
  %0 = load ptr, ptr %data, align 8
  %bytes1 = getelementptr inbounds nuw i8, ptr %of, i64 32
  %1 = load i64, ptr %bytes1, align 8
  %bytes. = tail call i64 @llvm.smin.i64(i64 %bytes, i64 %1)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call, ptr align 1 %0, i64 %bytes., i1 false)
  store ptr %call, ptr %data, align 8
  store i64 %bytes, ptr %bytes1, align 8
  ret ptr %call
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias, ptr noalias, i64, i1 immarg) nounwind

define linkonce_odr void @NRT_MemInfo_varsize_free(ptr %of, ptr %memory) alwaysinline nounwind {
entry:
  %data = getelementptr inbounds nuw i8, ptr %of, i64 24
  %0 = load ptr, ptr %data, align 8
  %cmp = icmp eq ptr %0, %memory
  br i1 %cmp, label %if.then, label %if.end

if.then:
  store ptr null, ptr %data, align 8
  br label %if.end

if.end:
  ret void
}

define linkonce_odr i32 @numba_attempt_nocopy_reshape(i64 %axes, ptr %sizes, ptr %steps, i64 %wanted_axes, ptr %wanted, ptr %found, i64 %element, i32 %columns) alwaysinline nounwind {
entry:
  %cmp189 = icmp sgt i64 %axes, 0
  br i1 %cmp189, label %for.body, label %for.cond2.preheader

for.cond2.preheader:
  %count.0.lcssa = phi i64 [ 1, %entry ], [ %mul, %for.body ]
  %cmp3192 = icmp sgt i64 %wanted_axes, 0
  br i1 %cmp3192, label %for.body5, label %for.cond.cleanup4

for.body:
  %count.0191 = phi i64 [ %mul, %for.body ], [ 1, %entry ]
  %k.0190 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw i64, ptr %sizes, i64 %k.0190
  %0 = load i64, ptr %arrayidx, align 8
  %mul = mul nsw i64 %0, %count.0191
  %inc = add nuw nsw i64 %k.0190, 1
  %exitcond.not = icmp eq i64 %inc, %axes
  br i1 %exitcond.not, label %for.cond2.preheader, label %for.body

for.cond.cleanup4:
  %wanted_count.0.lcssa = phi i64 [ 1, %for.cond2.preheader ], [ %mul7, %for.body5 ]
  %cmp11.not = icmp eq i64 %count.0.lcssa, %wanted_count.0.lcssa
  br i1 %cmp11.not, label %if.end, label %cleanup108

for.body5:
  %k1.0194 = phi i64 [ %inc9, %for.body5 ], [ 0, %for.cond2.preheader ]
  %wanted_count.0193 = phi i64 [ %mul7, %for.body5 ], [ 1, %for.cond2.preheader ]
  %arrayidx6 = getelementptr inbounds nuw i64, ptr %wanted, i64 %k1.0194
  %1 = load i64, ptr %arrayidx6, align 8
  %mul7 = mul nsw i64 %1, %wanted_count.0193
  %inc9 = add nuw nsw i64 %k1.0194, 1
  %exitcond227.not = icmp eq i64 %inc9, %wanted_axes
  br i1 %exitcond227.not, label %for.cond.cleanup4, label %for.body5

if.end:
  %tobool.not = icmp eq i32 %columns, 0
  %sub15 = add nsw i64 %wanted_axes, -1
  %cond17 = select i1 %tobool.not, i64 %sub15, i64 0
  %cond19 = select i1 %tobool.not, i64 -1, i64 1
  %cmp20218 = icmp sgt i64 %cond17, -1
  %cmp22219 = icmp slt i64 %cond17, %wanted_axes
  %2 = and i1 %cmp20218, %cmp22219
  br i1 %2, label %while.cond24.preheader.lr.ph, label %cleanup108

while.cond24.preheader.lr.ph:
  %sub = add nsw i64 %axes, -1
  %cond = select i1 %tobool.not, i64 %sub, i64 0
  %cmp35 = icmp ne i64 %count.0.lcssa, 0
  br label %while.cond24.preheader

while.cond24.preheader:
  %step.0222 = phi i64 [ %element, %while.cond24.preheader.lr.ph ], [ %step.0.be, %while.cond.backedge ]
  %to.0221 = phi i64 [ %cond17, %while.cond24.preheader.lr.ph ], [ %to.0.be, %while.cond.backedge ]
  %at.0220 = phi i64 [ %cond, %while.cond24.preheader.lr.ph ], [ %at.0.be, %while.cond.backedge ]
  %cmp25196 = icmp sgt i64 %at.0220, -1
  %cmp27197 = icmp slt i64 %at.0220, %axes
  %or.cond180198 = and i1 %cmp25196, %cmp27197
  br i1 %or.cond180198, label %land.rhs29, label %while.end

land.rhs29:
  %at.1199 = phi i64 [ %add, %while.body34 ], [ %at.0220, %while.cond24.preheader ]
  %arrayidx30 = getelementptr inbounds nuw i64, ptr %sizes, i64 %at.1199
  %3 = load i64, ptr %arrayidx30, align 8
  %cmp31 = icmp eq i64 %3, 1
  br i1 %cmp31, label %while.body34, label %while.end

while.body34:
  %add = add nsw i64 %at.1199, %cond19
  %cmp25 = icmp sgt i64 %add, -1
  %cmp27 = icmp slt i64 %add, %axes
  %or.cond180 = and i1 %cmp25, %cmp27
  br i1 %or.cond180, label %land.rhs29, label %while.end

while.end:
  %at.1.lcssa = phi i64 [ %at.0220, %while.cond24.preheader ], [ %at.1199, %land.rhs29 ], [ %add, %while.body34 ]
  %cmp27.lcssa = phi i1 [ %cmp27197, %while.cond24.preheader ], [ true, %land.rhs29 ], [ %cmp27, %while.body34 ]
  %cmp37 = icmp sgt i64 %at.1.lcssa, -1
  %or.cond.not182 = and i1 %cmp35, %cmp37
  %or.cond181 = and i1 %cmp27.lcssa, %or.cond.not182
  br i1 %or.cond181, label %if.end54, label %if.then42

if.then42:
  %arrayidx43 = getelementptr inbounds nuw i64, ptr %found, i64 %to.0221
  store i64 %step.0222, ptr %arrayidx43, align 8
  %arrayidx44 = getelementptr inbounds nuw i64, ptr %wanted, i64 %to.0221
  %4 = load i64, ptr %arrayidx44, align 8
  %spec.select = tail call i64 @llvm.smax.i64(i64 %4, i64 1)
  %mul52 = mul nsw i64 %spec.select, %step.0222
  %add53 = add nsw i64 %to.0221, %cond19
  br label %while.cond.backedge

while.cond.backedge:
  %at.0.be = phi i64 [ %at.1.lcssa, %if.then42 ], [ %at.2.lcssa, %for.cond89.preheader ], [ %at.2.lcssa, %for.body93 ]
  %to.0.be = phi i64 [ %add53, %if.then42 ], [ %to.1.lcssa, %for.cond89.preheader ], [ %to.1.lcssa, %for.body93 ]
  %step.0.be = phi i64 [ %mul52, %if.then42 ], [ %6, %for.cond89.preheader ], [ %mul96, %for.body93 ]
  %cmp20 = icmp sgt i64 %to.0.be, -1
  %cmp22 = icmp slt i64 %to.0.be, %wanted_axes
  %5 = and i1 %cmp20, %cmp22
  br i1 %5, label %while.cond24.preheader, label %cleanup108

if.end54:
  %arrayidx55 = getelementptr inbounds nuw i64, ptr %steps, i64 %at.1.lcssa
  %6 = load i64, ptr %arrayidx55, align 8
  %arrayidx56 = getelementptr inbounds nuw i64, ptr %sizes, i64 %at.1.lcssa
  %7 = load i64, ptr %arrayidx56, align 8
  %arrayidx57 = getelementptr inbounds nuw i64, ptr %wanted, i64 %to.0221
  %8 = load i64, ptr %arrayidx57, align 8
  %add58 = add nsw i64 %at.1.lcssa, %cond19
  %add59 = add nsw i64 %to.0221, %cond19
  %cmp61.not205 = icmp eq i64 %7, %8
  br i1 %cmp61.not205, label %for.cond89.preheader, label %while.body63

for.cond89.preheader:
  %at.2.lcssa = phi i64 [ %add58, %if.end54 ], [ %at.4, %if.end86 ]
  %to.1.lcssa = phi i64 [ %add59, %if.end54 ], [ %to.2, %if.end86 ]
  %cmp90.not214 = icmp eq i64 %to.0221, %to.1.lcssa
  br i1 %cmp90.not214, label %while.cond.backedge, label %for.body93

while.body63:
  %made.0209 = phi i64 [ %made.1, %if.end86 ], [ %8, %if.end54 ]
  %old.0208 = phi i64 [ %old.1, %if.end86 ], [ %7, %if.end54 ]
  %to.1207 = phi i64 [ %to.2, %if.end86 ], [ %add59, %if.end54 ]
  %at.2206 = phi i64 [ %at.4, %if.end86 ], [ %add58, %if.end54 ]
  %cmp64 = icmp slt i64 %made.0209, %old.0208
  br i1 %cmp64, label %if.then66, label %while.cond70

if.then66:
  %arrayidx67 = getelementptr inbounds i64, ptr %wanted, i64 %to.1207
  %9 = load i64, ptr %arrayidx67, align 8
  %mul68 = mul nsw i64 %9, %made.0209
  %add69 = add nsw i64 %to.1207, %cond19
  br label %if.end86

while.cond70:
  %at.3 = phi i64 [ %add75, %while.cond70 ], [ %at.2206, %while.body63 ]
  %arrayidx71 = getelementptr inbounds i64, ptr %sizes, i64 %at.3
  %10 = load i64, ptr %arrayidx71, align 8
  %cmp72 = icmp eq i64 %10, 1
  %add75 = add nsw i64 %at.3, %cond19
  br i1 %cmp72, label %while.cond70, label %while.end76

while.end76:
  %arrayidx77 = getelementptr inbounds i64, ptr %steps, i64 %at.3
  %11 = load i64, ptr %arrayidx77, align 8
  %mul78 = mul nsw i64 %old.0208, %6
  %cmp79.not = icmp eq i64 %11, %mul78
  br i1 %cmp79.not, label %if.end82, label %cleanup108

if.end82:
  %mul84 = mul nsw i64 %10, %old.0208
  %add85 = add nsw i64 %at.3, %cond19
  br label %if.end86

if.end86:
  %at.4 = phi i64 [ %at.2206, %if.then66 ], [ %add85, %if.end82 ]
  %to.2 = phi i64 [ %add69, %if.then66 ], [ %to.1207, %if.end82 ]
  %old.1 = phi i64 [ %old.0208, %if.then66 ], [ %mul84, %if.end82 ]
  %made.1 = phi i64 [ %mul68, %if.then66 ], [ %made.0209, %if.end82 ]
  %cmp61.not = icmp eq i64 %old.1, %made.1
  br i1 %cmp61.not, label %for.cond89.preheader, label %while.body63

for.body93:
  %k88.0216 = phi i64 [ %add98, %for.body93 ], [ %to.0221, %for.cond89.preheader ]
  %step.1215 = phi i64 [ %mul96, %for.body93 ], [ %6, %for.cond89.preheader ]
  %arrayidx94 = getelementptr inbounds i64, ptr %found, i64 %k88.0216
  store i64 %step.1215, ptr %arrayidx94, align 8
  %arrayidx95 = getelementptr inbounds i64, ptr %wanted, i64 %k88.0216
  %12 = load i64, ptr %arrayidx95, align 8
  %mul96 = mul nsw i64 %12, %step.1215
  %add98 = add nsw i64 %k88.0216, %cond19
  %cmp90.not = icmp eq i64 %add98, %to.1.lcssa
  br i1 %cmp90.not, label %while.cond.backedge, label %for.body93

cleanup108:
  %retval.3 = phi i32 [ 0, %for.cond.cleanup4 ], [ 1, %if.end ], [ 0, %while.end76 ], [ 1, %while.cond.backedge ]
  ret i32 %retval.3
}

define linkonce_odr i32 @numba_gil_ensure() alwaysinline nounwind {
entry:
  ret i32 0
}

define linkonce_odr void @numba_gil_release(ptr %state) alwaysinline nounwind {
entry:
  ret void
}

define linkonce_odr void @numba_fatal_error() alwaysinline nounwind {
entry:
  tail call void @llvm.trap()
  unreachable
}

declare void @llvm.trap() nounwind

define linkonce_odr i32 @numba_xxdot(i8 signext %kind, i8 signext %conjugate, i64 %n, ptr %x, ptr %y, ptr %result) alwaysinline nounwind {
entry:
  %count = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %count)
  %conv = trunc i64 %n to i32
  store i32 %conv, ptr %count, align 4
  switch i8 %kind, label %if.else45 [
    i8 115, label %if.then
    i8 100, label %if.then6
    i8 99, label %if.then12
  ]

if.then:
  %call = call float @scipy_sdot_(ptr %count, ptr %x, ptr @pad.numba.one, ptr %y, ptr @pad.numba.one)
  store float %call, ptr %result, align 4
  br label %if.end97

if.then6:
  %call7 = call double @scipy_ddot_(ptr %count, ptr %x, ptr @pad.numba.one, ptr %y, ptr @pad.numba.one)
  store double %call7, ptr %result, align 8
  br label %if.end97

if.then12:
  %tobool.not = icmp eq i8 %conjugate, 0
  %cmp15150 = icmp sgt i64 %n, 0
  br i1 %cmp15150, label %for.body, label %for.cond.cleanup

for.cond.cleanup:
  %im.0.lcssa = phi float [ 0.000000e+00, %if.then12 ], [ %add42, %for.body ]
  %re.0.lcssa = phi float [ 0.000000e+00, %if.then12 ], [ %add27, %for.body ]
  store float %re.0.lcssa, ptr %result, align 4
  %arrayidx44 = getelementptr inbounds nuw i8, ptr %result, i64 4
  store float %im.0.lcssa, ptr %arrayidx44, align 4
  br label %if.end97

for.body:
  %re.0153 = phi float [ %add27, %for.body ], [ 0.000000e+00, %if.then12 ]
  %im.0152 = phi float [ %add42, %for.body ], [ 0.000000e+00, %if.then12 ]
  %k.0151 = phi i64 [ %inc, %for.body ], [ 0, %if.then12 ]
  %mul = shl nuw nsw i64 %k.0151, 1
  %arrayidx = getelementptr inbounds nuw float, ptr %x, i64 %mul
  %0 = load float, ptr %arrayidx, align 4
  %arrayidx18 = getelementptr inbounds nuw float, ptr %y, i64 %mul
  %1 = load float, ptr %arrayidx18, align 4
  %mul19 = fmul float %0, %1
  %add = or disjoint i64 %mul, 1
  %arrayidx21 = getelementptr inbounds nuw float, ptr %x, i64 %add
  %2 = load float, ptr %arrayidx21, align 4
  %3 = fneg float %2
  %mul22 = select i1 %tobool.not, float %2, float %3
  %arrayidx25 = getelementptr inbounds nuw float, ptr %y, i64 %add
  %4 = load float, ptr %arrayidx25, align 4
  %mul26 = fmul float %mul22, %4
  %sub = fsub float %mul19, %mul26
  %add27 = fadd float %re.0153, %sub
  %mul33 = fmul float %0, %4
  %mul40 = fmul float %1, %mul22
  %add41 = fadd float %mul33, %mul40
  %add42 = fadd float %im.0152, %add41
  %inc = add nuw nsw i64 %k.0151, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body

if.else45:
  %tobool52.not = icmp eq i8 %conjugate, 0
  %cmp57155 = icmp sgt i64 %n, 0
  br i1 %cmp57155, label %for.body60, label %for.cond.cleanup59

for.cond.cleanup59:
  %re48.0.lcssa = phi double [ 0.000000e+00, %if.else45 ], [ %add75, %for.body60 ]
  %im49.0.lcssa = phi double [ 0.000000e+00, %if.else45 ], [ %add90, %for.body60 ]
  store double %re48.0.lcssa, ptr %result, align 8
  %arrayidx95 = getelementptr inbounds nuw i8, ptr %result, i64 8
  store double %im49.0.lcssa, ptr %arrayidx95, align 8
  br label %if.end97

for.body60:
  %k55.0158 = phi i64 [ %inc92, %for.body60 ], [ 0, %if.else45 ]
  %im49.0157 = phi double [ %add90, %for.body60 ], [ 0.000000e+00, %if.else45 ]
  %re48.0156 = phi double [ %add75, %for.body60 ], [ 0.000000e+00, %if.else45 ]
  %mul61 = shl nuw nsw i64 %k55.0158, 1
  %arrayidx62 = getelementptr inbounds nuw double, ptr %x, i64 %mul61
  %5 = load double, ptr %arrayidx62, align 8
  %arrayidx64 = getelementptr inbounds nuw double, ptr %y, i64 %mul61
  %6 = load double, ptr %arrayidx64, align 8
  %mul65 = fmul double %5, %6
  %add67 = or disjoint i64 %mul61, 1
  %arrayidx68 = getelementptr inbounds nuw double, ptr %x, i64 %add67
  %7 = load double, ptr %arrayidx68, align 8
  %8 = fneg double %7
  %mul69 = select i1 %tobool52.not, double %7, double %8
  %arrayidx72 = getelementptr inbounds nuw double, ptr %y, i64 %add67
  %9 = load double, ptr %arrayidx72, align 8
  %mul73 = fmul double %mul69, %9
  %sub74 = fsub double %mul65, %mul73
  %add75 = fadd double %re48.0156, %sub74
  %mul81 = fmul double %5, %9
  %mul88 = fmul double %6, %mul69
  %add89 = fadd double %mul81, %mul88
  %add90 = fadd double %im49.0157, %add89
  %inc92 = add nuw nsw i64 %k55.0158, 1
  %exitcond161.not = icmp eq i64 %inc92, %n
  br i1 %exitcond161.not, label %for.cond.cleanup59, label %for.body60

if.end97:
  call void @llvm.lifetime.end.p0(ptr %count)
  ret i32 0
}

declare float @scipy_sdot_(ptr, ptr, ptr, ptr, ptr) nounwind

declare double @scipy_ddot_(ptr, ptr, ptr, ptr, ptr) nounwind

define linkonce_odr i32 @numba_xxnrm2(i8 signext %kind, i64 %n, ptr %x, i64 %step, ptr %result) alwaysinline nounwind {
entry:
  %count = alloca i32, align 4
  %by = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %count)
  %conv = trunc i64 %n to i32
  store i32 %conv, ptr %count, align 4
  call void @llvm.lifetime.start.p0(ptr %by)
  %conv1 = trunc i64 %step to i32
  store i32 %conv1, ptr %by, align 4
  switch i8 %kind, label %if.else15 [
    i8 115, label %if.then
    i8 100, label %if.then7
    i8 99, label %if.then13
  ]

if.then:
  %call = call float @scipy_snrm2_(ptr %count, ptr %x, ptr %by)
  store float %call, ptr %result, align 4
  br label %if.end18

if.then7:
  %call8 = call double @scipy_dnrm2_(ptr %count, ptr %x, ptr %by)
  store double %call8, ptr %result, align 8
  br label %if.end18

if.then13:
  %call14 = call float @scipy_scnrm2_(ptr %count, ptr %x, ptr %by)
  store float %call14, ptr %result, align 4
  br label %if.end18

if.else15:
  %call16 = call double @scipy_dznrm2_(ptr %count, ptr %x, ptr %by)
  store double %call16, ptr %result, align 8
  br label %if.end18

if.end18:
  call void @llvm.lifetime.end.p0(ptr %by)
  call void @llvm.lifetime.end.p0(ptr %count)
  ret i32 0
}

declare float @scipy_snrm2_(ptr, ptr, ptr) nounwind

declare double @scipy_dnrm2_(ptr, ptr, ptr) nounwind

declare float @scipy_scnrm2_(ptr, ptr, ptr) nounwind

declare double @scipy_dznrm2_(ptr, ptr, ptr) nounwind

define linkonce_odr i32 @numba_xxgemv(i8 signext %kind, i8 signext %turned, i64 %m, i64 %n, ptr %alpha, ptr %a, i64 %lda, ptr %x, ptr %beta, ptr %y) alwaysinline nounwind {
entry:
  %turned.addr = alloca i8, align 1
  %rows = alloca i32, align 4
  %columns = alloca i32, align 4
  %ld = alloca i32, align 4
  store i8 %turned, ptr %turned.addr, align 1
  call void @llvm.lifetime.start.p0(ptr %rows)
  %conv = trunc i64 %m to i32
  store i32 %conv, ptr %rows, align 4
  call void @llvm.lifetime.start.p0(ptr %columns)
  %conv1 = trunc i64 %n to i32
  store i32 %conv1, ptr %columns, align 4
  call void @llvm.lifetime.start.p0(ptr %ld)
  %conv2 = trunc i64 %lda to i32
  store i32 %conv2, ptr %ld, align 4
  switch i8 %kind, label %if.else14 [
    i8 115, label %if.then
    i8 100, label %if.then8
    i8 99, label %if.then13
  ]

if.then:
  call void @scipy_sgemv_(ptr %turned.addr, ptr %rows, ptr %columns, ptr %alpha, ptr %a, ptr %ld, ptr %x, ptr @pad.numba.one, ptr %beta, ptr %y, ptr @pad.numba.one)
  br label %if.end16

if.then8:
  call void @scipy_dgemv_(ptr %turned.addr, ptr %rows, ptr %columns, ptr %alpha, ptr %a, ptr %ld, ptr %x, ptr @pad.numba.one, ptr %beta, ptr %y, ptr @pad.numba.one)
  br label %if.end16

if.then13:
  call void @scipy_cgemv_(ptr %turned.addr, ptr %rows, ptr %columns, ptr %alpha, ptr %a, ptr %ld, ptr %x, ptr @pad.numba.one, ptr %beta, ptr %y, ptr @pad.numba.one)
  br label %if.end16

if.else14:
  call void @scipy_zgemv_(ptr %turned.addr, ptr %rows, ptr %columns, ptr %alpha, ptr %a, ptr %ld, ptr %x, ptr @pad.numba.one, ptr %beta, ptr %y, ptr @pad.numba.one)
  br label %if.end16

if.end16:
  call void @llvm.lifetime.end.p0(ptr %ld)
  call void @llvm.lifetime.end.p0(ptr %columns)
  call void @llvm.lifetime.end.p0(ptr %rows)
  ret i32 0
}

declare void @scipy_sgemv_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr) nounwind

declare void @scipy_dgemv_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr) nounwind

declare void @scipy_cgemv_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr) nounwind

declare void @scipy_zgemv_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr) nounwind

define linkonce_odr i32 @numba_xxgemm(i8 signext %kind, i8 signext %turn_a, i8 signext %turn_b, i64 %m, i64 %n, i64 %k, ptr %alpha, ptr %a, i64 %lda, ptr %b, i64 %ldb, ptr %beta, ptr %c, i64 %ldc) alwaysinline nounwind {
entry:
  %turn_a.addr = alloca i8, align 1
  %turn_b.addr = alloca i8, align 1
  %rows = alloca i32, align 4
  %columns = alloca i32, align 4
  %inner = alloca i32, align 4
  %of_a = alloca i32, align 4
  %of_b = alloca i32, align 4
  %of_c = alloca i32, align 4
  store i8 %turn_a, ptr %turn_a.addr, align 1
  store i8 %turn_b, ptr %turn_b.addr, align 1
  call void @llvm.lifetime.start.p0(ptr %rows)
  %conv = trunc i64 %m to i32
  store i32 %conv, ptr %rows, align 4
  call void @llvm.lifetime.start.p0(ptr %columns)
  %conv1 = trunc i64 %n to i32
  store i32 %conv1, ptr %columns, align 4
  call void @llvm.lifetime.start.p0(ptr %inner)
  %conv2 = trunc i64 %k to i32
  store i32 %conv2, ptr %inner, align 4
  call void @llvm.lifetime.start.p0(ptr %of_a)
  %conv3 = trunc i64 %lda to i32
  store i32 %conv3, ptr %of_a, align 4
  call void @llvm.lifetime.start.p0(ptr %of_b)
  %conv4 = trunc i64 %ldb to i32
  store i32 %conv4, ptr %of_b, align 4
  call void @llvm.lifetime.start.p0(ptr %of_c)
  %conv5 = trunc i64 %ldc to i32
  store i32 %conv5, ptr %of_c, align 4
  switch i8 %kind, label %if.else17 [
    i8 115, label %if.then
    i8 100, label %if.then11
    i8 99, label %if.then16
  ]

if.then:
  call void @scipy_sgemm_(ptr %turn_a.addr, ptr %turn_b.addr, ptr %rows, ptr %columns, ptr %inner, ptr %alpha, ptr %a, ptr %of_a, ptr %b, ptr %of_b, ptr %beta, ptr %c, ptr %of_c)
  br label %if.end19

if.then11:
  call void @scipy_dgemm_(ptr %turn_a.addr, ptr %turn_b.addr, ptr %rows, ptr %columns, ptr %inner, ptr %alpha, ptr %a, ptr %of_a, ptr %b, ptr %of_b, ptr %beta, ptr %c, ptr %of_c)
  br label %if.end19

if.then16:
  call void @scipy_cgemm_(ptr %turn_a.addr, ptr %turn_b.addr, ptr %rows, ptr %columns, ptr %inner, ptr %alpha, ptr %a, ptr %of_a, ptr %b, ptr %of_b, ptr %beta, ptr %c, ptr %of_c)
  br label %if.end19

if.else17:
  call void @scipy_zgemm_(ptr %turn_a.addr, ptr %turn_b.addr, ptr %rows, ptr %columns, ptr %inner, ptr %alpha, ptr %a, ptr %of_a, ptr %b, ptr %of_b, ptr %beta, ptr %c, ptr %of_c)
  br label %if.end19

if.end19:
  call void @llvm.lifetime.end.p0(ptr %of_c)
  call void @llvm.lifetime.end.p0(ptr %of_b)
  call void @llvm.lifetime.end.p0(ptr %of_a)
  call void @llvm.lifetime.end.p0(ptr %inner)
  call void @llvm.lifetime.end.p0(ptr %columns)
  call void @llvm.lifetime.end.p0(ptr %rows)
  ret i32 0
}

declare void @scipy_sgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr) nounwind

declare void @scipy_dgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr) nounwind

declare void @scipy_cgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr) nounwind

declare void @scipy_zgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr) nounwind

define linkonce_odr i32 @numba_xxgetrf(i8 signext %kind, i64 %m, i64 %n, ptr %a, i64 %lda, ptr %pivots) alwaysinline nounwind {
entry:
  %rows = alloca i32, align 4
  %columns = alloca i32, align 4
  %ld = alloca i32, align 4
  %failed = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %rows)
  %conv = trunc i64 %m to i32
  store i32 %conv, ptr %rows, align 4
  call void @llvm.lifetime.start.p0(ptr %columns)
  %conv1 = trunc i64 %n to i32
  store i32 %conv1, ptr %columns, align 4
  call void @llvm.lifetime.start.p0(ptr %ld)
  %conv2 = trunc i64 %lda to i32
  store i32 %conv2, ptr %ld, align 4
  call void @llvm.lifetime.start.p0(ptr %failed)
  store i32 0, ptr %failed, align 4
  switch i8 %kind, label %if.else14 [
    i8 115, label %if.then
    i8 100, label %if.then8
    i8 99, label %if.then13
  ]

if.then:
  call void @scipy_sgetrf_(ptr %rows, ptr %columns, ptr %a, ptr %ld, ptr %pivots, ptr %failed)
  br label %if.end16

if.then8:
  call void @scipy_dgetrf_(ptr %rows, ptr %columns, ptr %a, ptr %ld, ptr %pivots, ptr %failed)
  br label %if.end16

if.then13:
  call void @scipy_cgetrf_(ptr %rows, ptr %columns, ptr %a, ptr %ld, ptr %pivots, ptr %failed)
  br label %if.end16

if.else14:
  call void @scipy_zgetrf_(ptr %rows, ptr %columns, ptr %a, ptr %ld, ptr %pivots, ptr %failed)
  br label %if.end16

if.end16:
  %0 = load i32, ptr %failed, align 4
  call void @llvm.lifetime.end.p0(ptr %failed)
  call void @llvm.lifetime.end.p0(ptr %ld)
  call void @llvm.lifetime.end.p0(ptr %columns)
  call void @llvm.lifetime.end.p0(ptr %rows)
  ret i32 %0
}

declare void @scipy_sgetrf_(ptr, ptr, ptr, ptr, ptr, ptr) nounwind

declare void @scipy_dgetrf_(ptr, ptr, ptr, ptr, ptr, ptr) nounwind

declare void @scipy_cgetrf_(ptr, ptr, ptr, ptr, ptr, ptr) nounwind

declare void @scipy_zgetrf_(ptr, ptr, ptr, ptr, ptr, ptr) nounwind

define linkonce_odr i32 @numba_ez_xxgetri(i8 signext %kind, i64 %n, ptr %a, i64 %lda, ptr %pivots) alwaysinline nounwind {
entry:
  %order = alloca i32, align 4
  %ld = alloca i32, align 4
  %room = alloca i32, align 4
  %failed = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %order)
  %conv = trunc i64 %n to i32
  store i32 %conv, ptr %order, align 4
  call void @llvm.lifetime.start.p0(ptr %ld)
  %conv1 = trunc i64 %lda to i32
  store i32 %conv1, ptr %ld, align 4
  call void @llvm.lifetime.start.p0(ptr %room)
  %cmp = icmp slt i64 %n, 1
  %0 = shl i32 %conv, 6
  %conv3 = select i1 %cmp, i32 1, i32 %0
  store i32 %conv3, ptr %room, align 4
  call void @llvm.lifetime.start.p0(ptr %failed)
  store i32 0, ptr %failed, align 4
  %conv4 = sext i32 %conv3 to i64
  %mul5 = shl nsw i64 %conv4, 4
  %call = tail call ptr @pad.gc.alloc(i64 %mul5)
  switch i8 %kind, label %if.else18 [
    i8 115, label %if.then
    i8 100, label %if.then12
    i8 99, label %if.then17
  ]

if.then:
  call void @scipy_sgetri_(ptr %order, ptr %a, ptr %ld, ptr %pivots, ptr %call, ptr %room, ptr %failed)
  br label %if.end20

if.then12:
  call void @scipy_dgetri_(ptr %order, ptr %a, ptr %ld, ptr %pivots, ptr %call, ptr %room, ptr %failed)
  br label %if.end20

if.then17:
  call void @scipy_cgetri_(ptr %order, ptr %a, ptr %ld, ptr %pivots, ptr %call, ptr %room, ptr %failed)
  br label %if.end20

if.else18:
  call void @scipy_zgetri_(ptr %order, ptr %a, ptr %ld, ptr %pivots, ptr %call, ptr %room, ptr %failed)
  br label %if.end20

if.end20:
  %1 = load i32, ptr %failed, align 4
  call void @llvm.lifetime.end.p0(ptr %failed)
  call void @llvm.lifetime.end.p0(ptr %room)
  call void @llvm.lifetime.end.p0(ptr %ld)
  call void @llvm.lifetime.end.p0(ptr %order)
  ret i32 %1
}

declare void @scipy_sgetri_(ptr, ptr, ptr, ptr, ptr, ptr, ptr) nounwind

declare void @scipy_dgetri_(ptr, ptr, ptr, ptr, ptr, ptr, ptr) nounwind

declare void @scipy_cgetri_(ptr, ptr, ptr, ptr, ptr, ptr, ptr) nounwind

declare void @scipy_zgetri_(ptr, ptr, ptr, ptr, ptr, ptr, ptr) nounwind

define linkonce_odr i32 @numba_xxpotrf(i8 signext %kind, i8 signext %triangle, i64 %n, ptr %a, i64 %lda) alwaysinline nounwind {
entry:
  %triangle.addr = alloca i8, align 1
  %order = alloca i32, align 4
  %ld = alloca i32, align 4
  %failed = alloca i32, align 4
  store i8 %triangle, ptr %triangle.addr, align 1
  call void @llvm.lifetime.start.p0(ptr %order)
  %conv = trunc i64 %n to i32
  store i32 %conv, ptr %order, align 4
  call void @llvm.lifetime.start.p0(ptr %ld)
  %conv1 = trunc i64 %lda to i32
  store i32 %conv1, ptr %ld, align 4
  call void @llvm.lifetime.start.p0(ptr %failed)
  store i32 0, ptr %failed, align 4
  switch i8 %kind, label %if.else13 [
    i8 115, label %if.then
    i8 100, label %if.then7
    i8 99, label %if.then12
  ]

if.then:
  call void @scipy_spotrf_(ptr %triangle.addr, ptr %order, ptr %a, ptr %ld, ptr %failed)
  br label %if.end15

if.then7:
  call void @scipy_dpotrf_(ptr %triangle.addr, ptr %order, ptr %a, ptr %ld, ptr %failed)
  br label %if.end15

if.then12:
  call void @scipy_cpotrf_(ptr %triangle.addr, ptr %order, ptr %a, ptr %ld, ptr %failed)
  br label %if.end15

if.else13:
  call void @scipy_zpotrf_(ptr %triangle.addr, ptr %order, ptr %a, ptr %ld, ptr %failed)
  br label %if.end15

if.end15:
  %0 = load i32, ptr %failed, align 4
  call void @llvm.lifetime.end.p0(ptr %failed)
  call void @llvm.lifetime.end.p0(ptr %ld)
  call void @llvm.lifetime.end.p0(ptr %order)
  ret i32 %0
}

declare void @scipy_spotrf_(ptr, ptr, ptr, ptr, ptr) nounwind

declare void @scipy_dpotrf_(ptr, ptr, ptr, ptr, ptr) nounwind

declare void @scipy_cpotrf_(ptr, ptr, ptr, ptr, ptr) nounwind

declare void @scipy_zpotrf_(ptr, ptr, ptr, ptr, ptr) nounwind

define linkonce_odr i32 @numba_xgesv(i8 signext %kind, i64 %n, i64 %columns, ptr %a, i64 %lda, ptr %pivots, ptr %b, i64 %ldb) alwaysinline nounwind {
entry:
  %order = alloca i32, align 4
  %right = alloca i32, align 4
  %of_a = alloca i32, align 4
  %of_b = alloca i32, align 4
  %failed = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %order)
  %conv = trunc i64 %n to i32
  store i32 %conv, ptr %order, align 4
  call void @llvm.lifetime.start.p0(ptr %right)
  %conv1 = trunc i64 %columns to i32
  store i32 %conv1, ptr %right, align 4
  call void @llvm.lifetime.start.p0(ptr %of_a)
  %conv2 = trunc i64 %lda to i32
  store i32 %conv2, ptr %of_a, align 4
  call void @llvm.lifetime.start.p0(ptr %of_b)
  %conv3 = trunc i64 %ldb to i32
  store i32 %conv3, ptr %of_b, align 4
  call void @llvm.lifetime.start.p0(ptr %failed)
  store i32 0, ptr %failed, align 4
  switch i8 %kind, label %if.else15 [
    i8 115, label %if.then
    i8 100, label %if.then9
    i8 99, label %if.then14
  ]

if.then:
  call void @scipy_sgesv_(ptr %order, ptr %right, ptr %a, ptr %of_a, ptr %pivots, ptr %b, ptr %of_b, ptr %failed)
  br label %if.end17

if.then9:
  call void @scipy_dgesv_(ptr %order, ptr %right, ptr %a, ptr %of_a, ptr %pivots, ptr %b, ptr %of_b, ptr %failed)
  br label %if.end17

if.then14:
  call void @scipy_cgesv_(ptr %order, ptr %right, ptr %a, ptr %of_a, ptr %pivots, ptr %b, ptr %of_b, ptr %failed)
  br label %if.end17

if.else15:
  call void @scipy_zgesv_(ptr %order, ptr %right, ptr %a, ptr %of_a, ptr %pivots, ptr %b, ptr %of_b, ptr %failed)
  br label %if.end17

if.end17:
  %0 = load i32, ptr %failed, align 4
  call void @llvm.lifetime.end.p0(ptr %failed)
  call void @llvm.lifetime.end.p0(ptr %of_b)
  call void @llvm.lifetime.end.p0(ptr %of_a)
  call void @llvm.lifetime.end.p0(ptr %right)
  call void @llvm.lifetime.end.p0(ptr %order)
  ret i32 %0
}

declare void @scipy_sgesv_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr) nounwind

declare void @scipy_dgesv_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr) nounwind

declare void @scipy_cgesv_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr) nounwind

declare void @scipy_zgesv_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr) nounwind

declare i64 @llvm.smin.i64(i64, i64) nounwind

declare i64 @llvm.smax.i64(i64, i64) nounwind
