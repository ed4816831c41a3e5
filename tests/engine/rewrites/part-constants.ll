; f(x, a) = 3 * x + 5 * a[0]
@numbers = private unnamed_addr constant [2 x i64] [i64 3, i64 5], align 8
define double @f(double %x, ptr %a) {
  %first = alloca ptr, align 8
  %second = alloca ptr, align 8
  store ptr @numbers, ptr %first, align 8               ; gone
  store ptr @numbers, ptr %second, align 8              ; gone
  %p = load ptr, ptr %first, align 8
  %i = load i64, ptr %p, align 8
  %three = sitofp i64 %i to double
  %q = load ptr, ptr %second, align 8
  %at = getelementptr i64, ptr %q, i64 1
  %j = load i64, ptr %at, align 8
  %five = sitofp i64 %j to double
  %y = load double, ptr %a, align 8
  %left = fmul double %three, %x
  %right = fmul double %five, %y
  %r = fadd double %left, %right
  ret double %r
}
