; not run: what raises the error is of the runtime
define internal ptr @get(ptr %block, ptr %used) noinline {
  %at = load i64, ptr %used, align 8
  %next = add i64 %at, 16
  store i64 %next, ptr %used, align 8
  %p = getelementptr i8, ptr %block, i64 %at                 ; -> getelementptr i8, ptr %block, i64 %\d+$
  ret ptr %p                                                 ; -> mul nsw i64 %\d+, 16$
}
define double @f(double %x, ptr noalias %a) {
  %used = alloca i64, align 8
  store i64 0, ptr %used, align 8
  %block = call ptr @malloc(i64 64)
  %one = call ptr @get(ptr %block, ptr %used)
  %number = load double, ptr %a, align 8
  %i = fptosi double %number to i32
  store i32 %i, ptr %one, align 8
  %v = getelementptr inbounds i8, ptr %one, i64 8
  store double %x, ptr %v, align 8
  %two = call ptr @get(ptr %block, ptr %used)
  store i32 1, ptr %two, align 8
  %w = getelementptr inbounds i8, ptr %two, i64 8
  %a1 = getelementptr inbounds double, ptr %a, i64 1
  %second = load double, ptr %a1, align 8
  store double %second, ptr %w, align 8
  %y = load double, ptr %v, align 8
  %z = load double, ptr %w, align 8
  %k = load i32, ptr %two, align 8
  %n = sitofp i32 %k to double
  %square = fmul double %y, %y
  %scaled = fmul double %z, %n
  %r = fadd double %square, %scaled
  call void @free(ptr %block)
  ret double %r
}
declare ptr @malloc(i64)
declare void @free(ptr)
