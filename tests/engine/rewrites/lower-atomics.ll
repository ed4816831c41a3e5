; f(x, a) = a[0] + max(a[0], x) + 5
define double @f(double %x, ptr %a) {
  %most = alloca double, align 8
  %count = alloca i64, align 8
  %start = load double, ptr %a, align 8
  store double %start, ptr %most, align 8
  store i64 2, ptr %count, align 8
  %before = atomicrmw fmax ptr %most, double %x monotonic, align 8   ; -> = call double @llvm.maxnum.f64\(double %\S+, double %x\)
  %two = atomicrmw add ptr %count, i64 3 seq_cst, align 8            ; -> = add i64 %\S+, 3
  %after = load double, ptr %most, align 8
  %five = load i64, ptr %count, align 8
  %n = sitofp i64 %five to double
  %s = fadd double %after, %before
  %r = fadd double %s, %n
  ret double %r
}
