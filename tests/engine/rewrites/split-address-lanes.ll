; f(x, a) = x * a[1] + a[3]
define double @f(double %x, ptr noalias %a) {
  %box = alloca [2 x ptr], align 16
  %other = alloca [2 x ptr], align 16
  %p = getelementptr inbounds double, ptr %a, i64 1
  %q = getelementptr inbounds double, ptr %a, i64 3
  store ptr %p, ptr %box, align 16
  %second = getelementptr inbounds ptr, ptr %box, i64 1
  store ptr %q, ptr %second, align 8
  %both = load <2 x ptr>, ptr %box, align 16                 ; gone
  store <2 x ptr> %both, ptr %other, align 16                ; gone
  %first = load ptr, ptr %other, align 16
  %last = extractelement <2 x ptr> %both, i64 1              ; gone
  %v = load double, ptr %first, align 8
  %w = load double, ptr %last, align 8
  %product = fmul double %v, %x
  %r = fadd double %product, %w
  ret double %r
}
