; Made from sort.c by regenerate.py.

define void @qsort(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, ptr noundef nonnull readonly captures(none) %3) local_unnamed_addr #0 {
  %5 = icmp ult i64 %1, 2
  %6 = icmp eq i64 %2, 0
  %7 = or i1 %5, %6
  br i1 %7, label %58, label %8

8:
  %9 = mul i64 %2, %1
  %10 = tail call noalias ptr @malloc(i64 noundef %9) #6
  br label %11

11:
  %12 = phi i64 [ 1, %8 ], [ %19, %18 ]
  %13 = shl i64 %12, 1
  br label %21

14:
  tail call void @free(ptr noundef %10) #7
  br label %58

15:
  %16 = icmp ult i64 %27, %1
  %17 = add i64 %22, %13
  br i1 %16, label %21, label %18

18:
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %0, ptr align 1 %10, i64 %9, i1 false)
  %19 = shl i64 %12, 1
  %20 = icmp ult i64 %19, %1
  br i1 %20, label %11, label %14

21:
  %22 = phi i64 [ %13, %11 ], [ %17, %15 ]
  %23 = phi i64 [ 0, %11 ], [ %27, %15 ]
  %24 = tail call i64 @llvm.umin.i64(i64 %1, i64 %22)
  %25 = add i64 %23, %12
  %26 = tail call i64 @llvm.umin.i64(i64 %25, i64 %1)
  %27 = add i64 %23, %13
  %28 = tail call i64 @llvm.umin.i64(i64 %27, i64 %1)
  %29 = icmp ult i64 %23, %28
  br i1 %29, label %30, label %15

30:
  %31 = phi i64 [ %56, %48 ], [ %23, %21 ]
  %32 = phi i64 [ %50, %48 ], [ %26, %21 ]
  %33 = phi i64 [ %49, %48 ], [ %23, %21 ]
  %34 = icmp ult i64 %33, %26
  br i1 %34, label %35, label %46

35:
  %36 = icmp ult i64 %32, %28
  br i1 %36, label %37, label %44

37:
  %38 = mul i64 %33, %2
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 %38
  %40 = mul i64 %32, %2
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 %40
  %42 = tail call i32 %3(ptr noundef nonnull %39, ptr noundef nonnull %41) #7
  %43 = icmp slt i32 %42, 1
  br i1 %43, label %44, label %46

44:
  %45 = add i64 %33, 1
  br label %48

46:
  %47 = add i64 %32, 1
  br label %48

48:
  %49 = phi i64 [ %45, %44 ], [ %33, %46 ]
  %50 = phi i64 [ %32, %44 ], [ %47, %46 ]
  %51 = phi i64 [ %33, %44 ], [ %32, %46 ]
  %52 = mul i64 %31, %2
  %53 = getelementptr inbounds nuw i8, ptr %10, i64 %52
  %54 = mul i64 %51, %2
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 %54
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %53, ptr nonnull align 1 %55, i64 %2, i1 false)
  %56 = add nuw i64 %31, 1
  %57 = icmp eq i64 %56, %24
  br i1 %57, label %15, label %30

58:
  ret void
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

define ptr @bsearch(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull readonly captures(none) %4) local_unnamed_addr #4 {
  br label %6

6:
  %7 = phi i64 [ %2, %5 ], [ %22, %11 ]
  %8 = phi i64 [ 0, %5 ], [ %24, %11 ]
  %9 = phi ptr [ undef, %5 ], [ %25, %11 ]
  %10 = icmp ult i64 %8, %7
  br i1 %10, label %11, label %26

11:
  %12 = sub nuw i64 %7, %8
  %13 = lshr i64 %12, 1
  %14 = add i64 %13, %8
  %15 = mul i64 %14, %3
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 %15
  %17 = tail call i32 %4(ptr noundef nonnull %0, ptr noundef nonnull %16) #7
  %18 = icmp eq i32 %17, 0
  %19 = icmp slt i32 %17, 0
  %20 = add i64 %14, 1
  %21 = select i1 %19, i64 %14, i64 %7
  %22 = select i1 %18, i64 %7, i64 %21
  %23 = icmp slt i32 %17, 1
  %24 = select i1 %23, i64 %8, i64 %20
  %25 = select i1 %18, ptr %16, ptr %9
  br i1 %18, label %26, label %6

26:
  %27 = phi ptr [ %25, %11 ], [ null, %6 ]
  ret ptr %27
}

declare i64 @llvm.umin.i64(i64, i64) #5

attributes #0 = { nounwind "no-jump-tables"="true" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #4 = { inlinehint nounwind "no-jump-tables"="true" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind }
