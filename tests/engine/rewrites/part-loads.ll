; f(x, a) = x * x if x > 0 else a[1]
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
  ret double %r
}
