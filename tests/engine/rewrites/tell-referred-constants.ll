; f(x, a) = x * a[1] + 2 * a[0] + 2 * a[1]
define linkonce_odr double @member(ptr %p, ptr %offset, i64 %depth) noinline {     ; -> define internal double @member
  %deeper = icmp sgt i64 %depth, 0
  br i1 %deeper, label %again, label %here
again:
  %rest = sub i64 %depth, 1
  %r = call double @member(ptr %p, ptr %offset, i64 %rest)
  ret double %r
here:
  %at = load i64, ptr %offset, align 8
  %q = getelementptr i8, ptr %p, i64 %at                                           ; -> getelementptr i8, ptr %p, i64 8
  %v = load double, ptr %q, align 8
  ret double %v
}
define internal double @either(ptr %p, ptr %offset) noinline {
  %at = load i64, ptr %offset, align 8
  %q = getelementptr i8, ptr %p, i64 %at                                           ; -> select i1
  %v = load double, ptr %q, align 8
  ret double %v
}
define internal double @any(ptr %p, ptr %offset) noinline {
  %at = load i64, ptr %offset, align 8
  %q = getelementptr i8, ptr %p, i64 %at                                           ; -> getelementptr i8, ptr %p, i64 %at
  %v = load double, ptr %q, align 8
  ret double %v
}
define internal double @row(ptr %p, i32 %k) noinline {
  %wide = sext i32 %k to i64
  %q = getelementptr double, ptr %p, i64 %wide                                     ; -> getelementptr double, ptr %p, i64 1
  %v = load double, ptr %q, align 8
  ret double %v
}
define double @f(double %x, ptr noalias %a) {
  %first = alloca i64, align 8
  %second = alloca i64, align 8
  %third = alloca i64, align 8
  %fourth = alloca i64, align 8
  %whole = fptosi double %x to i64
  %parity = and i64 %whole, 0
  store i64 %parity, ptr %fourth, align 8
  store i64 8, ptr %first, align 8
  %v = call double @member(ptr %a, ptr %first, i64 2)
  store i64 0, ptr %second, align 8
  %zero = call double @either(ptr %a, ptr %second)
  store i64 8, ptr %third, align 8
  %one = call double @either(ptr %a, ptr %third)
  %any = call double @any(ptr %a, ptr %fourth)
  %w = call double @row(ptr %a, i32 1)
  %product = fmul double %v, %x
  %sum = fadd double %zero, %one
  %more = fadd double %sum, %w
  %all = fadd double %any, %more
  %r = fadd double %product, %all
  ret double %r
}
