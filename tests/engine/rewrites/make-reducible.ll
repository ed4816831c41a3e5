; f(x, a) = x + (a[2] + a[3] if x > 0 else a[3])
define double @f(double %x, ptr %a) {
start:
  %up = fcmp ogt double %x, 0.0
  br i1 %up, label %first, label %second                ; gone
first:
  %s1 = phi double [ %x, %start ], [ %s2.next, %second ]         ; -> ^switch i32 %entry, label %first
  %i1 = phi i64 [ 2, %start ], [ %i2.next, %second ]
  %p1 = getelementptr double, ptr %a, i64 %i1
  %v1 = load double, ptr %p1
  %s1.next = fadd double %s1, %v1
  %i1.next = add i64 %i1, 1
  br label %second
second:
  %s2 = phi double [ %x, %start ], [ %s1.next, %first ]
  %i2 = phi i64 [ 3, %start ], [ %i1.next, %first ]
  %p2 = getelementptr double, ptr %a, i64 %i2
  %v2 = load double, ptr %p2
  %s2.next = fadd double %s2, %v2
  %i2.next = add i64 %i2, 1
  %more = icmp slt i64 %i2.next, 4
  br i1 %more, label %first, label %end
end:
  ret double %s2.next
}
