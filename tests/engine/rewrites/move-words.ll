; f(x, a) = 2 * x if x > 0 else x * a[0]
define double @f(double %x, ptr noalias %a) {
start:
  %box = alloca double, align 8
  %number = fcmp ogt double %x, 0.0
  br i1 %number, label %left, label %right
left:
  br label %store
right:
  %word = ptrtoint ptr %a to i64
  %moved = bitcast i64 %word to double
  br label %store
store:
  %d = phi double [ %x, %left ], [ %moved, %right ]           ; -> = phi i64 \[ %\S+, %left \], \[ %word, %right \]
  store double %d, ptr %box, align 8                          ; gone
  br i1 %number, label %two, label %times
two:
  %v = load double, ptr %box, align 8
  %twice = fmul double %v, 2.0
  br label %end
times:
  %p = load ptr, ptr %box, align 8
  %w = load double, ptr %p, align 8
  %product = fmul double %w, %x
  br label %end
end:
  %r = phi double [ %twice, %two ], [ %product, %times ]
  ret double %r
}
