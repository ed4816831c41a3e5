; Variable arguments, musttail, calling conventions, attributes of every form, operand bundles, inline assembly, indirect calls.
%T = type { i32, double }
%"class.std::vector<double, std::allocator<double>>" = type { ptr, ptr, ptr }

@.str = private unnamed_addr constant [4 x i8] c"%f\0A\00", align 1

define i32 @variadic(ptr %format, ...) {
  %list = alloca [1 x { i32, i32, ptr, ptr }], align 16
  call void @llvm.va_start.p0(ptr %list)
  %a = va_arg ptr %list, i32
  %b = va_arg ptr %list, { i32, double }
  call void @llvm.va_copy.p0(ptr %list, ptr %list)
  call void @llvm.va_end.p0(ptr %list)
  %c = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(4) @.str, double noundef 1.000000e+00, i32 %a)
  %d = musttail call i32 (ptr, ...) @variadic(ptr %format, ...)
  ret i32 %d
}

define noundef nonnull align 16 dereferenceable(24) ptr @attributes(ptr noalias nofree noundef readonly captures(none) align 8 dereferenceable_or_null(16) %a, ptr byval([4 x i32]) align 4 %b, i8 zeroext range(i8 0, 5) %c, ptr captures(ret: address, provenance) %d, ptr writable dead_on_unwind initializes((0, 8), (16, 24)) %e, float nofpclass(nan inf zero) %f, ptr byref(%"class.std::vector<double, std::allocator<double>>") %g, ptr "custom"="x y" "flag" %h, i32 inreg signext %i, ptr nest %n) {
  ret ptr %a
}

define void @structure_result(ptr dead_on_unwind noalias writable sret(%T) align 8 %r) {
  ret void
}

define void @conventions(ptr %f, i32 %x) {
  call void @plain()
  tail call fastcc void @fast(i32 %x)
  notail call coldcc void @cold()
  %1 = call ghccc i64 @haskell()
  call preserve_mostcc void %f()
  call cc37 void %f(i32 1)
  call swiftcc void %f(ptr swiftself null, ptr swiftasync null)
  %2 = tail call noalias noundef ptr @malloc(i64 noundef 8) #1
  call x86_stdcallcc void inttoptr (i64 140404 to ptr)(i32 %x)
  %3 = call nnan ninf double @llvm.sqrt.f64(double 2.000000e+00)
  %4 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %1, i64 2)
  %5 = call i32 %f(ptr null, [2 x i32] [i32 1, i32 2], { i8, <2 x i8> } { i8 1, <2 x i8> <i8 2, i8 3> }, ptr getelementptr inbounds nuw (i8, ptr @.str, i64 1))
  ret void
}

define void @bundles(ptr %p, i32 %n, i1 %c) gc "statepoint-example" {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 32), "nonnull"(ptr %p), "dereferenceable"(ptr %p, i32 %n) ]
  call void @llvm.assume(i1 true) [ "cold"() ]
  call void @plain() [ "deopt"(i32 0, { i32, float } { i32 1, float 2.000000e+00 }, ptr @.str), "we\22ird"() ]
  %1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @plain, i32 0, i32 0, i32 0, i32 0) [ "deopt"(i32 %n), "gc-live"(ptr addrspace(1) null) ]
  ret void
}

define i64 @assembly(i64 %x, ptr %p) {
  %1 = call i64 asm "bswap $0", "=r,0"(i64 %x)
  %2 = call { i64, i64 } asm sideeffect inteldialect "mov $0, $2\0Amov $1, \22quoted\22", "=r,=r,r,~{memory}"(i64 %1) #2
  call void asm sideeffect alignstack unwind "nop", ""()
  call void asm "movq $1, $0", "=*m,r"(ptr elementtype(i64) %p, i64 %x)
  %3 = extractvalue { i64, i64 } %2, 0
  ret i64 %3
}

declare void @plain() #0
declare fastcc void @fast(i32)
declare coldcc void @cold()
declare ghccc i64 @haskell()
declare noalias ptr @malloc(i64) #3
declare i32 @printf(ptr noundef, ...) local_unnamed_addr #0
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare void @llvm.assume(i1)
declare double @llvm.sqrt.f64(double)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_copy.p0(ptr, ptr)
declare void @llvm.va_end.p0(ptr)

attributes #0 = { nofree nounwind uwtable(sync) "no-trapping-math"="true" "target-features"="+cx8,+mmx" }
attributes #1 = { allocsize(0) memory(argmem: readwrite, inaccessiblemem: write) }
attributes #2 = { nounwind vscale_range(1,16) }
attributes #3 = { allockind("alloc,uninitialized") allocsize(0) alignstack=16 "alloc-family"="malloc" }
