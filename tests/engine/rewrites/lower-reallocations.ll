; f(x, a) = a[0] * x + x
declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)
define double @f(double %x, ptr %a) {
  %small = call ptr @malloc(i64 16)
  %v = load double, ptr %a, align 8
  store double %v, ptr %small, align 8
  %n = fptosi double %x to i64
  %square = mul i64 %n, %n
  %size = add i64 %square, 64
  %large = call ptr @realloc(ptr %small, i64 %size)     ; gone
  %end = getelementptr double, ptr %large, i64 7        ; -> call void @llvm.memcpy
  store double %x, ptr %end, align 8
  %first = load double, ptr %large, align 8
  %last = load double, ptr %end, align 8
  %product = fmul double %first, %x
  %r = fadd double %product, %last
  call void @free(ptr %large)
  ret double %r
}
