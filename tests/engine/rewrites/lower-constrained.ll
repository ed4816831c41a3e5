; f(x, a) = (x + a[0]) * sqrt(fabs(a[1])) - int(x)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.fmul.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.fsub.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.sqrt.f64(double, metadata, metadata)
declare i32 @llvm.experimental.constrained.fptosi.i32.f64(double, metadata)
declare double @llvm.experimental.constrained.sitofp.f64.i32(i32, metadata, metadata)
declare double @llvm.fabs.f64(double)
define double @f(double %x, ptr %a) strictfp {
  %y = load double, ptr %a
  %p = getelementptr double, ptr %a, i64 1
  %z = load double, ptr %p
  %size = call double @llvm.fabs.f64(double %z)
  %sum = call double @llvm.experimental.constrained.fadd.f64(double %x, double %y, metadata !"round.tonearest", metadata !"fpexcept.strict")  ; -> = fadd double %x, %y
  %root = call double @llvm.experimental.constrained.sqrt.f64(double %size, metadata !"round.tonearest", metadata !"fpexcept.strict")  ; -> = call double @llvm.sqrt.f64
  %product = call double @llvm.experimental.constrained.fmul.f64(double %sum, double %root, metadata !"round.tonearest", metadata !"fpexcept.strict")  ; -> = fmul double
  %n = call i32 @llvm.experimental.constrained.fptosi.i32.f64(double %x, metadata !"fpexcept.strict")  ; -> = fptosi double %x to i32
  %m = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 %n, metadata !"round.tonearest", metadata !"fpexcept.strict")  ; -> = sitofp i32 %\S+ to double
  %r = call double @llvm.experimental.constrained.fsub.f64(double %product, double %m, metadata !"round.tonearest", metadata !"fpexcept.strict")  ; -> = fsub double
  ret double %r
}
