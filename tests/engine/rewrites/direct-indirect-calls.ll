; f(x, a) = (x * x if a[0] > 0 else x + 1) * a[1]
define internal double @square(double %x) noinline {
  %r = fmul double %x, %x
  ret double %r
}
define internal double @more(double %x) noinline {
  %r = fadd double %x, 1.0
  ret double %r
}
define double @f(double %x, ptr noalias %a) {
  %v = load double, ptr %a, align 8
  %positive = fcmp ogt double %v, 0.0
  %chosen = select i1 %positive, ptr @square, ptr @more
  %y = call double %chosen(double %x)                        ; -> call double @square\(double %x\)
  %p = getelementptr inbounds double, ptr %a, i64 1
  %w = load double, ptr %p, align 8
  %r = fmul double %y, %w
  ret double %r
}
