; f(x, a) = -x * fabs(a[1]) + copysign(a[2], a[0])
define double @f(double %x, ptr %a) {
  %bits = bitcast double %x to i64
  %flipped = xor i64 %bits, -9223372036854775808
  %minus = bitcast i64 %flipped to double               ; -> fneg double %x
  %p1 = getelementptr double, ptr %a, i64 1
  %y = load double, ptr %p1
  %y.bits = bitcast double %y to i64
  %size = and i64 %y.bits, 9223372036854775807
  %absolute = bitcast i64 %size to double               ; -> call double @llvm.fabs.f64\(double %y\)
  %product = fmul double %minus, %absolute
  %p2 = getelementptr double, ptr %a, i64 2
  %z = load double, ptr %p2
  %s = load double, ptr %a
  %z.bits = bitcast double %z to i64
  %s.bits = bitcast double %s to i64
  %z.size = and i64 %z.bits, 9223372036854775807
  %sign = and i64 %s.bits, -9223372036854775808
  %both = or i64 %z.size, %sign
  %signed = bitcast i64 %both to double                 ; -> call double @llvm.copysign.f64\(double %z, double %s\)
  %r = fadd double %product, %signed
  ret double %r
}
