; f(x, a) = a[0] + x * a[1] + x * x * a[2]
define double @f(double %x, ptr %a) {
start:
  br label %loop
loop:
  %i = phi i64 [ 0, %start ], [ %next, %loop ]          ; gone
  %power = phi double [ 1.0, %start ], [ %higher, %loop ]
  %s = phi double [ 0.0, %start ], [ %sum, %loop ]
  %p = getelementptr double, ptr %a, i64 %i
  %v = load double, ptr %p, align 8
  %term = fmul double %power, %v
  %sum = fadd double %s, %term
  %higher = fmul double %power, %x
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 3
  br i1 %more, label %loop, label %end
end:
  ret double %sum
}
