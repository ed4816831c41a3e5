; f(x, a) = x * a[0] + a[0] + a[1]
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define double @f(double %x, ptr noalias %a) {
start:
  %old = call ptr @malloc(i64 40)
  store i64 2, ptr %old, align 8
  %old.sum = getelementptr inbounds i8, ptr %old, i64 8
  store double %x, ptr %old.sum, align 8
  br label %fill
fill:
  %i = phi i64 [ 0, %start ], [ %next, %fill ]
  %from = getelementptr inbounds double, ptr %a, i64 %i
  %v = load double, ptr %from, align 8
  %data = getelementptr inbounds i8, ptr %old, i64 16
  %to = getelementptr inbounds double, ptr %data, i64 %i
  store double %v, ptr %to, align 8
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 2
  br i1 %more, label %fill, label %copy
copy:
  %count = load i64, ptr %old, align 8
  %words = shl i64 %count, 3
  %bytes = add i64 %words, 16
  %new = call ptr @malloc(i64 %bytes)
  call void @llvm.memcpy.p0.p0.i64(ptr %new, ptr %old, i64 %bytes, i1 false)   ; -> call i64 @llvm\.umin\.i64\(i64 %bytes, i64 32\)
  %new.sum = getelementptr inbounds i8, ptr %new, i64 8
  %s = load double, ptr %new.sum, align 8
  %new.data = getelementptr inbounds i8, ptr %new, i64 16
  br label %sum
sum:
  %j = phi i64 [ 0, %copy ], [ %j.next, %sum ]
  %t = phi double [ 0.0, %copy ], [ %t.next, %sum ]
  %at = getelementptr inbounds double, ptr %new.data, i64 %j
  %w = load double, ptr %at, align 8
  %t.next = fadd double %t, %w
  %j.next = add nuw nsw i64 %j, 1
  %again = icmp ult i64 %j.next, %count
  br i1 %again, label %sum, label %end
end:
  %first = load double, ptr %new.data, align 8
  call void @free(ptr %old)
  call void @free(ptr %new)
  %product = fmul double %s, %first
  %r = fadd double %product, %t.next
  ret double %r
}
