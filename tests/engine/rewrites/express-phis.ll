; f(x, a) = x * (a[0] - a[2])
define double @f(double %x, ptr %a) {
start:
  br label %loop
loop:
  %i = phi i64 [ 0, %start ], [ %next, %loop ]
  %before = phi i64 [ -1, %start ], [ %i, %loop ]       ; -> = add i64 %i, -1
  %s = phi double [ 0.0, %start ], [ %sum, %loop ]
  %p = getelementptr double, ptr %a, i64 %i
  %v = load double, ptr %p, align 8
  %k = sitofp i64 %before to double
  %negative = fneg double %k
  %term = fmul double %v, %negative
  %sum = fadd double %s, %term
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 3
  br i1 %more, label %loop, label %end
end:
  %r = fmul double %sum, %x
  ret double %r
}
