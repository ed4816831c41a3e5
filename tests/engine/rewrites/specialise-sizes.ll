; f(x, a) = x * a[1] + a[2]
define internal double @element(ptr %base, i64 %index, i64 %size) noinline {
  %offset = mul i64 %index, %size                            ; gone
  %p = getelementptr inbounds i8, ptr %base, i64 %offset     ; -> getelementptr inbounds nuw i8, ptr %base, i64 16$
  %v = load double, ptr %p, align 8
  ret double %v
}
define double @f(double %x, ptr noalias %a) {
  %one = call double @element(ptr %a, i64 1, i64 8)
  %two = call double @element(ptr %a, i64 1, i64 16)         ; -> call fastcc double @element\.specialised\(ptr %a\)
  %product = fmul double %one, %x
  %r = fadd double %product, %two
  ret double %r
}
