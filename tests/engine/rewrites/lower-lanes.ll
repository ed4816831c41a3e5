; f(x, a) = (a[0] if x > 0 else 0) + a[1] + a[3] * 10
declare <2 x double> @llvm.masked.load.v2f64.p0(ptr, i32, <2 x i1>, <2 x double>)
declare <2 x double> @llvm.masked.gather.v2f64.v2p0(<2 x ptr>, i32, <2 x i1>, <2 x double>)
define double @f(double %x, ptr %a) {
  %up = fcmp ogt double %x, 0.0
  %mask = insertelement <2 x i1> splat (i1 true), i1 %up, i64 0
  %v = call <2 x double> @llvm.masked.load.v2f64.p0(ptr %a, i32 8, <2 x i1> %mask, <2 x double> zeroinitializer)  ; gone
  %at = getelementptr double, ptr %a, <2 x i64> <i64 1, i64 3>
  %w = call <2 x double> @llvm.masked.gather.v2f64.v2p0(<2 x ptr> %at, i32 8, <2 x i1> splat (i1 true), <2 x double> zeroinitializer)  ; gone
  %v0 = extractelement <2 x double> %v, i64 0
  %w0 = extractelement <2 x double> %w, i64 0
  %w1 = extractelement <2 x double> %w, i64 1
  %ten = fmul double %w1, 10.0
  %s = fadd double %v0, %w0
  %r = fadd double %s, %ten
  ret double %r
}
