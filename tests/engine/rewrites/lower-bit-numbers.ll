; f(x, a) = frexp(x)[0] * a[0]
define double @f(double %x, ptr %a) {
  %bits = bitcast double %x to i64
  %rest = and i64 %bits, -9218868437227405313
  %half = or i64 %rest, 4602678819172646912
  %mantissa = bitcast i64 %half to double               ; -> = call double @pad.rebuilt.f64\(double %x
  %y = load double, ptr %a
  %r = fmul double %mantissa, %y
  ret double %r
}
