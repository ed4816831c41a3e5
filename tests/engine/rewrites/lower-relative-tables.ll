; f(x, a) = a[0] * 2.0 + a[1] * 3.0 * x + (3.0 if x > 1.0 else 2.0)
@two = internal constant double 2.0
@three = internal constant [2 x double] [double 7.0, double 3.0]
@rel = internal unnamed_addr constant [2 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @two to i64), i64 ptrtoint (ptr @rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr getelementptr inbounds (i8, ptr @three, i64 8) to i64), i64 ptrtoint (ptr @rel to i64)) to i32)], align 4 ; -> ^@rel.whole = internal constant \[2 x ptr\] \[ptr @two, ptr getelementptr
@turned = internal unnamed_addr constant [2 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr getelementptr inbounds (i8, ptr @three, i64 8) to i64), i64 ptrtoint (ptr @turned to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @two to i64), i64 ptrtoint (ptr @turned to i64)) to i32)], align 4
define internal double @factor(i64 %k) noinline {
  %at = shl i64 %k, 2
  %p = call ptr @llvm.load.relative.i64(ptr @rel, i64 %at) ; gone
  %v = load double, ptr %p, align 8       ; -> = mul nsw i64 %at, 2
  ret double %v
}
define double @f(double %x, ptr %a) {
entry:
  %f = call double @factor(i64 0)
  %g = call double @factor(i64 1)
  %u = load double, ptr %a, align 8
  %q = getelementptr inbounds double, ptr %a, i64 1
  %v = load double, ptr %q, align 8
  %first = fmul double %u, %f
  %gx = fmul double %g, %x
  %second = fmul double %v, %gx
  %sum = fadd double %first, %second
  %large = fcmp ogt double %x, 1.0
  %chosen = select i1 %large, ptr @turned, ptr @rel ; -> = select i1 %large, ptr @turned.whole, ptr @rel.whole
  br i1 %large, label %above, label %last
above:
  br label %last
last:
  %which = phi ptr [ %chosen, %entry ], [ @turned, %above ]
  %led = call ptr @llvm.load.relative.i64(ptr %which, i64 0) ; gone
  %one = load double, ptr %led, align 8
  %all = fadd double %sum, %one
  ret double %all
}
declare ptr @llvm.load.relative.i64(ptr, i64)
