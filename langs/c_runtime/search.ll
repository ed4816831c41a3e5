; Made from search.c by regenerate.py.

define noundef ptr @lfind(ptr noundef %0, ptr noundef %1, ptr noundef readonly captures(none) %2, i64 noundef %3, ptr noundef readonly captures(none) %4) local_unnamed_addr #0 {
  %6 = load i64, ptr %2, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %18, label %8

8:
  %9 = phi i64 [ %14, %13 ], [ 0, %5 ]
  %10 = phi ptr [ %15, %13 ], [ %1, %5 ]
  %11 = tail call i32 %4(ptr noundef %0, ptr noundef %10) #4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %18, label %13

13:
  %14 = add nuw i64 %9, 1
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 %3
  %16 = load i64, ptr %2, align 8
  %17 = icmp ult i64 %14, %16
  br i1 %17, label %8, label %18

18:
  %19 = phi ptr [ null, %5 ], [ null, %13 ], [ %10, %8 ]
  ret ptr %19
}

define ptr @lsearch(ptr noundef %0, ptr noundef %1, ptr noundef captures(none) %2, i64 noundef %3, ptr noundef readonly captures(none) %4) local_unnamed_addr #0 {
  %6 = load i64, ptr %2, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %18, label %8

8:
  %9 = phi i64 [ %14, %13 ], [ 0, %5 ]
  %10 = phi ptr [ %15, %13 ], [ %1, %5 ]
  %11 = tail call i32 %4(ptr noundef %0, ptr noundef %10) #4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %18, label %13

13:
  %14 = add nuw i64 %9, 1
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 %3
  %16 = load i64, ptr %2, align 8
  %17 = icmp ult i64 %14, %16
  br i1 %17, label %8, label %18

18:
  %19 = phi ptr [ %1, %5 ], [ %15, %13 ], [ %10, %8 ]
  %20 = phi i1 [ false, %5 ], [ %12, %8 ], [ %12, %13 ]
  %21 = phi ptr [ undef, %5 ], [ %10, %8 ], [ %10, %13 ]
  br i1 %20, label %25, label %22

22:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %19, ptr align 1 %0, i64 %3, i1 false)
  %23 = load i64, ptr %2, align 8
  %24 = add i64 %23, 1
  store i64 %24, ptr %2, align 8
  br label %25

25:
  %26 = phi ptr [ %19, %22 ], [ %21, %18 ]
  ret ptr %26
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

define void @insque(ptr noundef %0, ptr noundef %1) local_unnamed_addr #2 {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %4, label %5

4:
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  br label %12

5:
  %6 = load ptr, ptr %1, align 8
  store ptr %0, ptr %1, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %10, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %0, ptr %9, align 8
  br label %10

10:
  store ptr %6, ptr %0, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %1, ptr %11, align 8
  br label %12

12:
  ret void
}

define void @remque(ptr noundef readonly captures(none) %0) local_unnamed_addr #2 {
  %2 = load ptr, ptr %0, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %8, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store ptr %6, ptr %7, align 8
  br label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %14, label %12

12:
  %13 = load ptr, ptr %0, align 8
  store ptr %13, ptr %10, align 8
  br label %14

14:
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

attributes #0 = { nounwind "no-jump-tables"="true" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-jump-tables"="true" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind }
