; Vectors as they arrive from a vectoriser, atomics, bits, tail calls, second names of variables: what other programs' LLVM may bring.

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define double @reductions(ptr %x, ptr %y) {
  %a = load <4 x double>, ptr %x, align 8
  %b = load <4 x double>, ptr %y, align 8
  %m = fmul <4 x double> %a, %b
  %s = call double @llvm.vector.reduce.fadd.v4f64(double 1.0, <4 x double> %m)
  %p = call double @llvm.vector.reduce.fmul.v4f64(double 2.0, <4 x double> %b)
  %mx = call double @llvm.vector.reduce.fmax.v4f64(<4 x double> %a)
  %mn = call double @llvm.vector.reduce.fmin.v4f64(<4 x double> %m)
  %r0 = fadd double %s, %p
  %r1 = fmul double %mx, %mn
  %r = fadd double %r0, %r1
  ret double %r
}

define double @shuffles(ptr %x) {
  %a = load <4 x double>, ptr %x, align 8
  %r = shufflevector <4 x double> %a, <4 x double> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %z = shufflevector <4 x double> %a, <4 x double> %r, <3 x i32> <i32 1, i32 6, i32 poison>
  %z0 = extractelement <3 x double> %z, i32 0
  %z1 = extractelement <3 x double> %z, i32 1
  %i = insertelement <4 x double> %a, double %z0, i32 2
  %p = fmul <4 x double> %i, %r
  %e = extractelement <4 x double> %p, i32 3
  %s = call reassoc double @llvm.vector.reduce.fadd.v4f64(double 0.0, <4 x double> %p)
  %t = fmul double %s, %z1
  %u = fadd double %t, %e
  ret double %u
}

define double @variable_lane(ptr %x, i32 %k) {
  %a = load <4 x double>, ptr %x, align 8
  %e = extractelement <4 x double> %a, i32 %k
  %q = fmul double %e, %e
  %k1 = add i32 %k, 1
  %k2 = and i32 %k1, 3
  %b = insertelement <4 x double> %a, double %q, i32 %k2
  %m = fmul <4 x double> %b, %a
  %s = call double @llvm.vector.reduce.fadd.v4f64(double 0.0, <4 x double> %m)
  ret double %s
}

define double @masked(ptr %x, ptr %y, i32 %n) {
  %h = insertelement <4 x i32> poison, i32 %n, i32 0
  %nn = shufflevector <4 x i32> %h, <4 x i32> poison, <4 x i32> zeroinitializer
  %c = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %nn
  %a = call <4 x double> @llvm.masked.load.v4f64.p0(ptr %x, i32 8, <4 x i1> %c, <4 x double> <double 1.0, double 2.0, double 3.0, double 4.0>)
  %m = fmul <4 x double> %a, %a
  call void @llvm.masked.store.v4f64.p0(<4 x double> %m, ptr %y, i32 8, <4 x i1> %c)
  %b = load <4 x double>, ptr %y, align 8
  %s = call double @llvm.vector.reduce.fadd.v4f64(double 0.0, <4 x double> %b)
  ret double %s
}

define double @gathered(ptr %x, ptr %idx) {
  %i = load <4 x i64>, ptr %idx, align 8
  %p = getelementptr double, ptr %x, <4 x i64> %i
  %c = fcmp ogt <4 x double> <double 1.0, double 1.0, double -1.0, double 1.0>, zeroinitializer
  %a = call <4 x double> @llvm.masked.gather.v4f64.v4p0(<4 x ptr> %p, i32 8, <4 x i1> %c, <4 x double> zeroinitializer)
  %q = fmul <4 x double> %a, %a
  call void @llvm.masked.scatter.v4f64.v4p0(<4 x double> %q, <4 x ptr> %p, i32 8, <4 x i1> %c)
  %l = load double, ptr %x, align 8
  %s = call double @llvm.vector.reduce.fadd.v4f64(double 0.0, <4 x double> %a)
  %r = fmul double %s, %l
  ret double %r
}

define double @intrinsics(double %x, double %y) {
  %f = call double @llvm.fma.f64(double %x, double %y, double %x)
  %g = call double @llvm.fmuladd.f64(double %f, double %y, double 1.0)
  %m = call double @llvm.maximum.f64(double %g, double %x)
  %n = call double @llvm.minimum.f64(double %g, double %y)
  %c = call double @llvm.copysign.f64(double %m, double %y)
  %r = call double @llvm.round.f64(double %x)
  %p = call double @llvm.powi.f64.i32(double %n, i32 -3)
  %cn = call double @llvm.canonicalize.f64(double %p)
  %l = call double @llvm.ldexp.f64.i32(double %cn, i32 3)
  %s1 = fadd double %c, %r
  %s2 = fadd double %s1, %l
  %mn = call double @llvm.maxnum.f64(double %s2, double 0.5)
  %min = call double @llvm.minimumnum.f64(double %mn, double 1.0e9)
  ret double %min
}

define double @parts(double %x) {
  %f = call {double, i32} @llvm.frexp.f64.i32(double %x)
  %m = extractvalue {double, i32} %f, 0
  %e = extractvalue {double, i32} %f, 1
  %ed = sitofp i32 %e to double
  %md = call {double, double} @llvm.modf.f64(double %x)
  %fr = extractvalue {double, double} %md, 0
  %ip = extractvalue {double, double} %md, 1
  %sc = call {double, double} @llvm.sincos.f64(double %x)
  %s = extractvalue {double, double} %sc, 0
  %c = extractvalue {double, double} %sc, 1
  %a = fmul double %m, %ed
  %b = fmul double %fr, %ip
  %d = fmul double %s, %c
  %t = fadd double %a, %b
  %u = fadd double %t, %d
  %k = call i1 @llvm.is.fpclass.f64(double %x, i32 3)
  %v = select i1 %k, double 0.0, double %u
  ret double %v
}

define double @atomics(ptr %p, double %x) {
  store double %x, ptr %p
  %o = atomicrmw fadd ptr %p, double %x seq_cst
  %o2 = atomicrmw fsub ptr %p, double 1.5 monotonic
  %m = fmul double %o, %o2
  %o3 = atomicrmw xchg ptr %p, double %m seq_cst
  %l = load atomic double, ptr %p seq_cst, align 8
  %r = fmul double %l, %o3
  store atomic double %r, ptr %p release, align 8
  ret double %r
}

define double @atomic_choice(ptr %p, double %x) {
  store double %x, ptr %p
  %o = atomicrmw fmax ptr %p, double 0.5 seq_cst
  %o2 = atomicrmw fmin ptr %p, double 2.5 seq_cst
  %l = load double, ptr %p
  %m = fmul double %o, %o2
  %r = fmul double %m, %l
  ret double %r
}

define double @exchange_loop(ptr %p, double %x) {
entry:
  store double 2.0, ptr %p
  %old0 = load atomic i64, ptr %p monotonic, align 8
  br label %loop
loop:
  %old = phi i64 [ %old0, %entry ], [ %seen, %loop ]
  %f = bitcast i64 %old to double
  %n = fmul double %f, %x
  %ni = bitcast double %n to i64
  %pair = cmpxchg ptr %p, i64 %old, i64 %ni seq_cst monotonic
  %seen = extractvalue {i64, i1} %pair, 0
  %ok = extractvalue {i64, i1} %pair, 1
  br i1 %ok, label %done, label %loop
done:
  %r = load double, ptr %p
  ret double %r
}

define double @bits(double %x) {
  %i = bitcast double %x to i64
  %a = and i64 %i, 9223372036854775807
  %f = bitcast i64 %a to double
  %v = bitcast double %x to <2 x i32>
  %w = bitcast <2 x i32> %v to double
  %s = xor i64 %i, -9223372036854775808
  %g = bitcast i64 %s to double
  %t = fmul double %f, %w
  %u = fadd double %t, %g
  ret double %u
}

define double @chosen_pointers(ptr %x, ptr %y, i1 %c) {
  %p = select i1 %c, ptr %x, ptr %y
  %q = select i1 %c, ptr %y, ptr %x
  %a = load double, ptr %p
  %p1 = getelementptr inbounds nuw double, ptr %q, i64 1
  %b = load double, ptr %p1
  %m = fmul double %a, %b
  store double %m, ptr %p
  %z = load double, ptr %x
  %r = fmul double %z, %b
  ret double %r
}

define double @pointers_as_integers(ptr %x) {
  %i = ptrtoint ptr %x to i64
  %j = add i64 %i, 8
  %p = inttoptr i64 %j to ptr
  %a = load double, ptr %p
  %k = and i64 %i, -8
  %q = inttoptr i64 %k to ptr
  %b = load double, ptr %q
  %pm = call ptr @llvm.ptrmask.p0.i64(ptr %x, i64 -8)
  %c = load double, ptr %pm
  %m = fmul double %a, %b
  %r = fmul double %m, %c
  ret double %r
}

define double @memory(ptr %x, i64 %n) {
  %b = alloca [8 x double], align 16
  call void @llvm.lifetime.start.p0(i64 64, ptr %b)
  call void @llvm.memset.p0.i64(ptr %b, i8 0, i64 64, i1 false)
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %b, ptr align 8 %x, i64 16, i1 false)
  %b2 = getelementptr double, ptr %b, i64 2
  %sz = mul i64 %n, 8
  call void @llvm.memmove.p0.p0.i64(ptr %b2, ptr %b, i64 %sz, i1 false)
  %b4 = getelementptr double, ptr %b, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b4, ptr align 8 %x, i64 16, i1 false)
  %e1 = getelementptr double, ptr %b, i64 1
  %e3 = getelementptr double, ptr %b, i64 3
  %e5 = getelementptr double, ptr %b, i64 5
  %v1 = load double, ptr %e1
  %v3 = load double, ptr %e3
  %v5 = load double, ptr %e5
  %m = fmul double %v1, %v3
  %r = fmul double %m, %v5
  call void @llvm.lifetime.end.p0(i64 64, ptr %b)
  ret double %r
}

@tls = thread_local global double 1.0
@glob = global double 3.0
@al = alias double, ptr @glob

define double @variables(double %x) {
  %t = call ptr @llvm.threadlocal.address.p0(ptr @tls)
  store double %x, ptr %t
  store double %x, ptr @al
  %a = load double, ptr @glob
  %tt = call ptr @llvm.threadlocal.address.p0(ptr @tls)
  %b = load double, ptr %tt
  %m = fmul double %a, %b
  ret double %m
}

define internal tailcc double @mt(double %x, i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %e, label %r
e:
  ret double %x
r:
  %y = fmul double %x, %x
  %m = sub i32 %n, 1
  %z = musttail call tailcc double @mt2(double %y, i32 %m)
  ret double %z
}

define internal tailcc double @mt2(double %x, i32 %n) {
  %y = fadd double %x, 0.5
  %z = musttail call tailcc double @mt(double %y, i32 %n)
  ret double %z
}

define double @tail_calls(double %x) {
  %r = call tailcc double @mt(double %x, i32 3)
  ret double %r
}

; A counter of four lanes: x[i] * i for all i below n, a multiple of four.
define double @vector_of_counters(ptr %x, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %lanes = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %entry ], [ %lanes.next, %loop ]
  %sum = phi <4 x double> [ zeroinitializer, %entry ], [ %sum.next, %loop ]
  %p = getelementptr double, ptr %x, <4 x i64> %lanes
  %v = call <4 x double> @llvm.masked.gather.v4f64.v4p0(<4 x ptr> %p, i32 8, <4 x i1> splat (i1 true), <4 x double> poison)
  %k = uitofp <4 x i64> %lanes to <4 x double>
  %sq = fmul <4 x double> %v, %v
  %m = fmul <4 x double> %sq, %k
  call void @llvm.masked.scatter.v4f64.v4p0(<4 x double> %m, <4 x ptr> %p, i32 8, <4 x i1> splat (i1 true))
  %sum.next = fadd <4 x double> %sum, %m
  %i.next = add nuw i64 %i, 4
  %lanes.next = add nuw <4 x i64> %lanes, splat (i64 4)
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %done

done:
  %r = call reassoc double @llvm.vector.reduce.fadd.v4f64(double 0.0, <4 x double> %sum.next)
  ret double %r
}

; a vector in a union with a byte: its address is moved as i8 and i56
define double @moved_in_pieces(ptr %x, i64 %n, i1 %c) {
entry:
  %cell = alloca [16 x i8], align 8
  %copy = alloca [16 x i8], align 8
  %data = call ptr @malloc(i64 16)
  %a = load double, ptr %x, align 8
  %second = getelementptr i8, ptr %x, i64 8
  %b = load double, ptr %second, align 8
  %ab = fmul double %a, %b
  store double %ab, ptr %data, align 8
  %next = getelementptr i8, ptr %data, i64 8
  store double %b, ptr %next, align 8
  call void @opaque_cell(ptr %cell)
  %place = getelementptr i8, ptr %cell, i64 8
  store ptr %data, ptr %place, align 8
  call void @opaque_cell(ptr %cell)
  br i1 %c, label %whole, label %other

whole:
  %low = load i8, ptr %place, align 8
  %rest = getelementptr i8, ptr %cell, i64 9
  %high = load i56, ptr %rest, align 1
  %to = getelementptr i8, ptr %copy, i64 8
  %to.rest = getelementptr i8, ptr %copy, i64 9
  call void @opaque_cell(ptr %copy)
  store i8 %low, ptr %to, align 8
  store i56 %high, ptr %to.rest, align 1
  call void @opaque_cell(ptr %copy)
  %low.again = load i8, ptr %to, align 8
  %high.again = load i56, ptr %to.rest, align 1
  br label %both

other:
  %number = ptrtoint ptr %data to i64
  %low.cut = trunc i64 %number to i8
  %shifted = lshr i64 %number, 8
  %high.cut = trunc i64 %shifted to i56
  br label %both

both:
  %l = phi i8 [ %low.again, %whole ], [ %low.cut, %other ]
  %h = phi i56 [ %high.again, %whole ], [ %high.cut, %other ]
  %h.wide = zext i56 %h to i64
  %h.up = shl nuw i64 %h.wide, 8
  %l.wide = zext i8 %l to i64
  %address = or disjoint i64 %h.up, %l.wide
  %found = inttoptr i64 %address to ptr
  %v = load double, ptr %found, align 8
  %found.next = getelementptr i8, ptr %found, i64 8
  %w = load double, ptr %found.next, align 8
  %s = fmul double %v, %w
  call void @free(ptr %data)
  ret double %s
}

define weak void @opaque_cell(ptr %p) noinline {
  ret void
}

declare ptr @malloc(i64)
declare void @free(ptr)
