; f(x, a) = x * (a[0] if x > 0 else a[2])
define double @f(double %x, ptr noalias %a) {
start:
  %box = alloca [2 x ptr], align 8
  %third = getelementptr inbounds double, ptr %a, i64 2
  %second = getelementptr inbounds ptr, ptr %box, i64 1
  store ptr %a, ptr %box, align 8
  store ptr %third, ptr %second, align 8
  %positive = fcmp ogt double %x, 0.0
  br i1 %positive, label %left, label %right
left:
  %low.left = load i8, ptr %box, align 8                     ; gone
  %high.left.at = getelementptr inbounds i8, ptr %box, i64 1
  %high.left = load i56, ptr %high.left.at, align 1          ; gone
  br label %end
right:
  %low.right = load i8, ptr %second, align 8                 ; gone
  %high.right.at = getelementptr inbounds i8, ptr %second, i64 1
  %high.right = load i56, ptr %high.right.at, align 1        ; gone
  br label %end
end:
  %low = phi i8 [ %low.left, %left ], [ %low.right, %right ]       ; gone
  %high = phi i56 [ %high.left, %left ], [ %high.right, %right ]   ; gone
  %high.wide = zext i56 %high to i64
  %shifted = shl i64 %high.wide, 8
  %low.wide = zext i8 %low to i64
  %word = or disjoint i64 %shifted, %low.wide                ; gone
  %p = inttoptr i64 %word to ptr
  %v = load double, ptr %p, align 8
  %r = fmul double %v, %x
  ret double %r
}
