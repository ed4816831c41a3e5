; f(x, a) = a[0] * x + 1
declare void @free(ptr)
declare ptr @malloc(i64)
define i32 @personality(...) {
  ret i32 0
}
define double @times(double %x, ptr %a) noinline {
  %v = load double, ptr %a
  %r = fmul double %v, %x
  ret double %r
}
define double @f(double %x, ptr %a) personality ptr @personality {
start:
  %room = call ptr @malloc(i64 8)
  %r = invoke double @times(double %x, ptr %a) to label %fine unwind label %cleanup   ; -> %r = call double @times\(double %x, ptr %a\)
fine:
  store double 1.0, ptr %room
  %one = load double, ptr %room
  %s = fadd double %r, %one
  call void @free(ptr %room)
  ret double %s
cleanup:
  %e = landingpad { ptr, i32 } cleanup                  ; gone
  call void @free(ptr %room)
  resume { ptr, i32 } %e                                ; gone
}
