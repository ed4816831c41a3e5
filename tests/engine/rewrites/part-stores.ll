; f(x, a) = x * x if x > 0 else a[1]
declare void @free(ptr)
declare ptr @malloc(i64)
define double @f(double %x, ptr %a) {
start:
  %own = alloca double, align 8
  %left = alloca ptr, align 8
  %right = alloca ptr, align 8
  %one = call ptr @malloc(i64 8)
  %other = call ptr @malloc(i64 8)
  store ptr %a, ptr %left, align 8
  store ptr %own, ptr %right, align 8
  %square = fmul double %x, %x
  store double %square, ptr %own, align 8
  %up = fcmp ogt double %x, 0.0
  br i1 %up, label %end, label %theirs                  ; -> br i1 %up, label %start.way, label %theirs
theirs:
  %there = getelementptr double, ptr %a, i64 1
  br label %end
end:
  %value = phi ptr [ %own, %start ], [ %there, %theirs ]     ; gone
  %place = phi ptr [ %left, %start ], [ %right, %theirs ]    ; gone
  %old = phi ptr [ %one, %start ], [ %other, %theirs ]       ; gone
  store ptr %value, ptr %place, align 8                 ; -> store ptr %own, ptr %left, align 8
  call void @free(ptr %old)                             ; -> call void @free\(ptr %other\)
  %r = load ptr, ptr %right, align 8
  %v = load double, ptr %r, align 8
  ret double %v
}
