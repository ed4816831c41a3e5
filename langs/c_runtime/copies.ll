; Made from copies.c by regenerate.py.

define noundef ptr @wmemcpy(ptr noalias noundef returned writeonly captures(ret: address, provenance) %0, ptr noalias noundef readonly captures(none) %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = shl i64 %2, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 4 %1, i64 %4, i1 false)
  ret ptr %0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

define noundef ptr @wmemmove(ptr noundef returned writeonly captures(ret: address, provenance) %0, ptr noundef readonly captures(none) %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = shl i64 %2, 2
  tail call void @llvm.memmove.p0.p0.i64(ptr align 4 %0, ptr align 4 %1, i64 %4, i1 false)
  ret ptr %0
}

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #1

define ptr @wmempcpy(ptr noalias noundef writeonly captures(ret: address, provenance) %0, ptr noalias noundef readonly captures(none) %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = shl i64 %2, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 4 %1, i64 %4, i1 false)
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %2
  ret ptr %5
}

define noundef ptr @__memcpy_chk(ptr noalias noundef returned writeonly captures(ret: address, provenance) %0, ptr noalias noundef readonly captures(none) %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #2 {
  %5 = icmp ugt i64 %2, %3
  br i1 %5, label %6, label %7

6:
  tail call void @__chk_fail() #5
  unreachable

7:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %2, i1 false)
  ret ptr %0
}

declare void @__chk_fail() local_unnamed_addr #3

define noundef ptr @__memmove_chk(ptr noundef returned writeonly captures(ret: address, provenance) %0, ptr noundef readonly captures(none) %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #2 {
  %5 = icmp ugt i64 %2, %3
  br i1 %5, label %6, label %7

6:
  tail call void @__chk_fail() #5
  unreachable

7:
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %2, i1 false)
  ret ptr %0
}

define ptr @__mempcpy_chk(ptr noalias noundef writeonly captures(ret: address, provenance) %0, ptr noalias noundef readonly captures(none) %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #2 {
  %5 = icmp ugt i64 %2, %3
  br i1 %5, label %6, label %7

6:
  tail call void @__chk_fail() #5
  unreachable

7:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %2, i1 false)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 %2
  ret ptr %8
}

define noundef ptr @__memset_chk(ptr noundef returned writeonly captures(ret: address, provenance) %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #2 {
  %5 = icmp ugt i64 %2, %3
  br i1 %5, label %6, label %7

6:
  tail call void @__chk_fail() #5
  unreachable

7:
  %8 = trunc i32 %1 to i8
  tail call void @llvm.memset.p0.i64(ptr align 1 %0, i8 %8, i64 %2, i1 false)
  ret ptr %0
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "no-jump-tables"="true" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-jump-tables"="true" }
attributes #3 = { noreturn }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { noreturn nounwind }
