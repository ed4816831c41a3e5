; f(x, a) = x * a[2]
define internal ptr @pad.address.offset(ptr %p, i64 %n) noinline {   ; gone
  %q = getelementptr i8, ptr %p, i64 %n                      ; gone
  ret ptr %q
}
define double @f(double %x, ptr noalias %a) {
  %p = call ptr @pad.address.offset(ptr %a, i64 16)          ; -> getelementptr i8, ptr %a, i64 16
  %v = load double, ptr %p, align 8
  %r = fmul double %v, %x
  ret double %r
}
