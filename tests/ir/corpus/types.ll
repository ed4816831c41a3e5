; Named, numbered, opaque, packed, recursive structures; arrays of arrays; address spaces; target types; empty aggregates.
target datalayout = "e-p:64:64-p1:32:32-p270:32:32-i64:64-n8:16:32:64-S128"
%0 = type { i32, %1 }
%1 = type <{ i8, i32, [0 x i8] }>
%list = type { double, ptr, %opaque_holder }
%opaque_holder = type { ptr }
%opaque = type opaque
%"quoted name" = type { %"5", {}, <{}> }
%"5" = type { i8 }
%"with \22quote\22 and \5C" = type { [2 x [3 x { <{ i16 }>, ptr addrspace(1) }]] }
%packed = type <{ i8, double, <{ i1, i128 }> }>

@a = global %0 { i32 1, %1 <{ i8 2, i32 3, [0 x i8] zeroinitializer }> }
@b = global %"quoted name" { %"5" { i8 1 }, {} zeroinitializer, <{}> zeroinitializer }
@c = global %"with \22quote\22 and \5C" zeroinitializer
@d = global %packed <{ i8 1, double 2.000000e+00, <{ i1, i128 }> <{ i1 true, i128 5 }> }>
@e = addrspace(1) global ptr addrspace(270) null
@f = external global %opaque
@g = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] zeroinitializer]
@h = global {} zeroinitializer
@i = global [0 x i32] zeroinitializer
@j = global %list { double 1.000000e+00, ptr @j, %opaque_holder { ptr @f } }
@k = global [2 x { i32, ptr }] [{ i32, ptr } { i32 1, ptr @a }, { i32, ptr } undef]

define { ptr, [2 x { i32, <2 x float> }] } @aggregates({ ptr, [2 x { i32, <2 x float> }] } %x, %0 %y) {
  %1 = extractvalue { ptr, [2 x { i32, <2 x float> }] } %x, 1, 1, 1
  %2 = insertvalue { ptr, [2 x { i32, <2 x float> }] } %x, <2 x float> %1, 1, 0, 1
  %3 = extractvalue %0 %y, 1, 1
  %4 = alloca %0, i32 %3, align 16
  %5 = alloca [5 x %packed], align 1
  %6 = alloca i8, i64 8, align 32
  %7 = alloca inalloca { i32 }, align 4
  store %0 %y, ptr %4, align 4
  %8 = getelementptr inbounds nuw %0, ptr %4, i64 1, i32 1, i32 2, i64 0
  %9 = load { ptr, [2 x { i32, <2 x float> }] }, ptr %8, align 8
  %10 = getelementptr nusw nuw [2 x %0], ptr %8, i32 0, i32 1
  ret { ptr, [2 x { i32, <2 x float> }] } %9
}

define ptr addrspace(1) @spaces(ptr addrspace(1) %p, ptr addrspace(270) %q) addrspace(0) {
  %1 = addrspacecast ptr addrspace(270) %q to ptr
  %2 = load i32, ptr addrspace(270) %q, align 4
  store i32 %2, ptr addrspace(1) %p, align 4
  %3 = getelementptr i32, ptr addrspace(1) %p, i64 1
  %4 = bitcast ptr addrspace(1) %3 to ptr addrspace(1)
  %5 = alloca i32, align 4, addrspace(5)
  ret ptr addrspace(1) %4
}

define target("spirv.Image", void, 1, 0) @handle(target("spirv.Image", void, 1, 0) %x, target("aarch64.svcount") %y) {
  %1 = freeze target("aarch64.svcount") %y
  ret target("spirv.Image", void, 1, 0) %x
}

define target("aarch64.svcount") @zero() {
  ret target("aarch64.svcount") zeroinitializer
}
