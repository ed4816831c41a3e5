; f(x, a) = x * a[0] + a[1]
define internal double @member(ptr %p) noinline {            ; -> define internal double @member\S*specialised
  %inner = load ptr, ptr %p, align 8
  %v = load double, ptr %inner, align 8
  ret double %v
}
define internal double @number(ptr %p, i1 %through) noinline {
  br i1 %through, label %deep, label %flat
deep:
  %v = call double @member(ptr %p)
  ret double %v
flat:
  %w = load double, ptr %p, align 8
  ret double %w
}
define double @f(double %x, ptr noalias %a) {
  %box = alloca ptr, align 8
  store ptr %a, ptr %box, align 8
  %plain = alloca double, align 8
  %q = getelementptr inbounds double, ptr %a, i64 1
  %second = load double, ptr %q, align 8
  store double %second, ptr %plain, align 8
  %v = call double @number(ptr %box, i1 true)
  %w = call double @number(ptr %plain, i1 false)             ; -> call double @number\S*specialised
  %product = fmul double %v, %x
  %r = fadd double %product, %w
  ret double %r
}
