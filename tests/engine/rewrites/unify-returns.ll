; f(x, a) = x * 2 if x > 0 else a[0]
define double @f(double %x, ptr %a) {
start:
  %up = fcmp ogt double %x, 0.0
  br i1 %up, label %double, label %other
double:
  %y = fmul double %x, 2.0
  ret double %y                ; gone
other:
  %z = load double, ptr %a     ; -> phi double
  ret double %z                ; gone
}
