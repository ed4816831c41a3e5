; not run: threads are started once all derivatives are there
%struct.ident_t = type { i32, i32, i32, i32, ptr }
@place = private constant %struct.ident_t { i32 0, i32 2, i32 0, i32 0, ptr null }
declare void @__kmpc_fork_call(ptr, i32, ptr, ...)
define internal void @body(ptr noalias %global, ptr noalias %bound, ptr %a, double %x) {   ; -> define .*@pad\.region\.
  %v = load double, ptr %a, align 8
  %w = fmul double %v, %x
  store double %w, ptr %a, align 8
  ret void
}
define double @f(double %x, ptr noalias %a) {
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @place, i32 2, ptr @body, ptr %a, double %x)   ; -> call fastcc void @pad\.region\.body
  %r = load double, ptr %a, align 8
  ret double %r
}
