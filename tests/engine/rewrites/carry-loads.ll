; f(x, a) = x * (a[0] * a[1] + a[1] * a[2] + a[2] * a[3])
define double @f(double %x, ptr noalias %a) {
start:
  br label %loop
loop:
  %i = phi i64 [ 0, %start ], [ %next, %loop ]
  %s = phi double [ 0.0, %start ], [ %sum, %loop ]
  %next = add nuw nsw i64 %i, 1
  %p = getelementptr inbounds double, ptr %a, i64 %i
  %v = load double, ptr %p, align 8                     ; -> = phi double \[ %\S+, %start \], \[ %w, %loop \]
  %q = getelementptr inbounds double, ptr %a, i64 %next
  %w = load double, ptr %q, align 8
  %product = fmul double %v, %w
  %sum = fadd double %s, %product
  %more = icmp ult i64 %next, 3
  br i1 %more, label %loop, label %end
end:
  %r = fmul double %sum, %x
  ret double %r
}
