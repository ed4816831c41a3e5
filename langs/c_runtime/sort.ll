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

define void @qsort_r(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, ptr noundef nonnull readonly captures(none) %3, ptr noundef %4) local_unnamed_addr #0 {
  %6 = icmp ult i64 %1, 2
  %7 = icmp eq i64 %2, 0
  %8 = or i1 %6, %7
  br i1 %8, label %59, label %9

9:
  %10 = mul i64 %2, %1
  %11 = tail call noalias ptr @malloc(i64 noundef %10) #6
  br label %12

12:
  %13 = phi i64 [ 1, %9 ], [ %20, %19 ]
  %14 = shl i64 %13, 1
  br label %22

15:
  tail call void @free(ptr noundef %11) #7
  br label %59

16:
  %17 = icmp ult i64 %28, %1
  %18 = add i64 %23, %14
  br i1 %17, label %22, label %19

19:
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %0, ptr align 1 %11, i64 %10, i1 false)
  %20 = shl i64 %13, 1
  %21 = icmp ult i64 %20, %1
  br i1 %21, label %12, label %15

22:
  %23 = phi i64 [ %14, %12 ], [ %18, %16 ]
  %24 = phi i64 [ 0, %12 ], [ %28, %16 ]
  %25 = tail call i64 @llvm.umin.i64(i64 %1, i64 %23)
  %26 = add i64 %24, %13
  %27 = tail call i64 @llvm.umin.i64(i64 %26, i64 %1)
  %28 = add i64 %24, %14
  %29 = tail call i64 @llvm.umin.i64(i64 %28, i64 %1)
  %30 = icmp ult i64 %24, %29
  br i1 %30, label %31, label %16

31:
  %32 = phi i64 [ %57, %49 ], [ %24, %22 ]
  %33 = phi i64 [ %51, %49 ], [ %27, %22 ]
  %34 = phi i64 [ %50, %49 ], [ %24, %22 ]
  %35 = icmp ult i64 %34, %27
  br i1 %35, label %36, label %47

36:
  %37 = icmp ult i64 %33, %29
  br i1 %37, label %38, label %45

38:
  %39 = mul i64 %34, %2
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 %39
  %41 = mul i64 %33, %2
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 %41
  %43 = tail call i32 %3(ptr noundef nonnull %40, ptr noundef nonnull %42, ptr noundef %4) #7
  %44 = icmp slt i32 %43, 1
  br i1 %44, label %45, label %47

45:
  %46 = add i64 %34, 1
  br label %49

47:
  %48 = add i64 %33, 1
  br label %49

49:
  %50 = phi i64 [ %46, %45 ], [ %34, %47 ]
  %51 = phi i64 [ %33, %45 ], [ %48, %47 ]
  %52 = phi i64 [ %34, %45 ], [ %33, %47 ]
  %53 = mul i64 %32, %2
  %54 = getelementptr inbounds nuw i8, ptr %11, i64 %53
  %55 = mul i64 %52, %2
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 %55
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %54, ptr nonnull align 1 %56, i64 %2, i1 false)
  %57 = add nuw i64 %32, 1
  %58 = icmp eq i64 %57, %25
  br i1 %58, label %16, label %31

59:
  ret void
}

define ptr @bsearch(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull readonly captures(none) %4) local_unnamed_addr #1 {
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

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

declare i64 @llvm.umin.i64(i64, i64) #5

attributes #0 = { nounwind "no-jump-tables"="true" }
attributes #1 = { inlinehint nounwind "no-jump-tables"="true" }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind }
