; f(x, a) = (x * x if x > 0 else a[1]) * (a[2] if a[0] > 0 else x * x)
define double @f(double %x, ptr %a) {
start:
  %own = alloca double, align 8
  %square = fmul double %x, %x
  store double %square, ptr %own, align 8
  %up = fcmp ogt double %x, 0.0
  br i1 %up, label %mine, label %theirs
mine:
  br label %end
theirs:
  %there = getelementptr double, ptr %a, i64 1
  br label %end
end:
  %place = phi ptr [ %own, %mine ], [ %there, %theirs ]
  %r = load double, ptr %place, align 8                 ; -> = phi double \[ %\S+, %mine \], \[ %\S+, %theirs \]
  %first = load double, ptr %a, align 8
  %over = fcmp ogt double %first, 0.0
  %third = getelementptr double, ptr %a, i64 2
  %chosen = select i1 %over, ptr %third, ptr %own       ; gone
  %s = load double, ptr %chosen, align 8                ; -> %s = phi double
  %p = fmul double %r, %s
  ret double %p
}
