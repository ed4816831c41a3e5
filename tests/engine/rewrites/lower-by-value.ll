; f(x, a) = a[0] + 1 + a[0] * x
define internal double @changed(ptr byval({ double, double }) align 8 %s, double %x) noinline { ; gone
  %v = load double, ptr %s, align 8       ; -> = alloca \{ double, double \}
  %w = fadd double %v, 1.0
  store double %w, ptr %s, align 8
  %r = load double, ptr %s, align 8
  ret double %r
}
define double @f(double %x, ptr %a) {
  %r = call double @changed(ptr byval({ double, double }) align 8 %a, double %x) ; gone
  %kept = load double, ptr %a, align 8
  %m = fmul double %kept, %x
  %sum = fadd double %r, %m
  ret double %sum
}
