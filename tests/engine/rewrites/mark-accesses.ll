; not run: marks are functions that only their derivatives have (f(x, a) = x * x if x > 0 else 3 * x)
define double @f(double %x, ptr noalias %a) {
start:
  %u = alloca [8 x i8], align 8
  %number = fcmp ogt double %x, 0.0
  %set = alloca i32, align 4
  store i32 3, ptr %set, align 4
  br i1 %number, label %left, label %right
left:
  store double %x, ptr %u, align 8
  br label %read
right:
  %three = load i32, ptr %set, align 4
  store i32 %three, ptr %u, align 8                         ; -> call void @pad.kinds.stored\(ptr %u, i64 4\)
  br label %read
read:
  %i = load i32, ptr %u, align 8                            ; -> call void @pad.kinds.loaded\(ptr %u, i64 4\)
  %c = sitofp i32 %i to double
  %d = load double, ptr %u, align 8
  %chosen = select i1 %number, double %d, double %c         ; -> %chosen\S* = phi double \[ %c, %chosen\S* \], \[ %d, %read \]
  %r = fmul double %chosen, %x
  ret double %r
}
