; Fixed and scalable vectors, splats, shuffles, vectors of pointers, vector constants of every element kind.
@v = constant <4 x float> <float 1.000000e+00, float 0x3FB99999A0000000, float undef, float poison>
@w = constant <2 x ptr> <ptr @v, ptr null>
@x = constant <3 x i1> <i1 true, i1 false, i1 true>
@y = constant <4 x half> splat (half 0xH3C00)
@z = constant <2 x i128> <i128 -170141183460469231731687303715884105728, i128 170141183460469231731687303715884105727>
@s = constant [2 x <2 x i8>] [<2 x i8> splat (i8 -1), <2 x i8> zeroinitializer]

define <4 x double> @fixed(<4 x double> %a, <4 x double> %b, i64 %i, <4 x i1> %m, ptr %p) {
  %s = fadd fast <4 x double> %a, splat (double 1.000000e+00)
  %t = fmul reassoc nnan ninf nsz arcp contract afn <4 x double> %s, <double 0.000000e+00, double 1.000000e-01, double 0x7FF8000000000001, double -0.000000e+00>
  %e = extractelement <4 x double> %t, i64 %i
  %f = insertelement <4 x double> poison, double %e, i32 0
  %g = shufflevector <4 x double> %f, <4 x double> poison, <4 x i32> zeroinitializer
  %h = shufflevector <4 x double> %g, <4 x double> %b, <8 x i32> <i32 0, i32 5, i32 poison, i32 7, i32 1, i32 2, i32 3, i32 4>
  %k = shufflevector <8 x double> %h, <8 x double> poison, <4 x i32> <i32 7, i32 6, i32 5, i32 4>
  %c = fcmp olt <4 x double> %k, %a
  %d = select <4 x i1> %c, <4 x double> %k, <4 x double> %b
  %r = call <4 x double> @llvm.masked.load.v4f64.p0(ptr align 8 %p, <4 x i1> %m, <4 x double> %d)
  %u = call reassoc double @llvm.vector.reduce.fadd.v4f64(double 0.000000e+00, <4 x double> %r)
  %n = insertelement <4 x double> %r, double %u, i64 3
  ret <4 x double> %n
}

define <vscale x 2 x double> @scalable(<vscale x 2 x double> %a, <vscale x 2 x i1> %m, ptr %p) {
  %s = fadd <vscale x 2 x double> %a, splat (double 2.500000e+00)
  %t = select <vscale x 2 x i1> %m, <vscale x 2 x double> %s, <vscale x 2 x double> zeroinitializer
  %i = insertelement <vscale x 2 x double> poison, double 1.000000e+00, i64 0
  %b = shufflevector <vscale x 2 x double> %i, <vscale x 2 x double> poison, <vscale x 2 x i32> zeroinitializer
  %u = fmul <vscale x 2 x double> %t, %b
  %g = getelementptr double, ptr %p, <vscale x 2 x i64> splat (i64 3)
  %v = call <vscale x 2 x double> @llvm.masked.gather.nxv2f64.nxv2p0(<vscale x 2 x ptr> %g, <vscale x 2 x i1> splat (i1 true), <vscale x 2 x double> %u)
  ret <vscale x 2 x double> %v
}

define <2 x ptr> @pointers(ptr %p, <2 x ptr> %q, <2 x i64> %i) {
  %a = getelementptr inbounds double, ptr %p, <2 x i64> %i
  %b = getelementptr { double, [3 x i32] }, <2 x ptr> %a, i64 1, i32 1, <2 x i64> <i64 0, i64 2>
  %c = ptrtoint <2 x ptr> %b to <2 x i64>
  %d = inttoptr <2 x i64> %c to <2 x ptr>
  %e = addrspacecast <2 x ptr> %d to <2 x ptr addrspace(3)>
  %f = addrspacecast <2 x ptr addrspace(3)> %e to <2 x ptr>
  %g = icmp eq <2 x ptr> %f, %q
  %h = select <2 x i1> %g, <2 x ptr> %q, <2 x ptr> %a
  ret <2 x ptr> %h
}

declare <4 x double> @llvm.masked.load.v4f64.p0(ptr, <4 x i1>, <4 x double>)
declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
declare <vscale x 2 x double> @llvm.masked.gather.nxv2f64.nxv2p0(<vscale x 2 x ptr>, <vscale x 2 x i1>, <vscale x 2 x double>)
