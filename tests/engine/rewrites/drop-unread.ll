; f(x, a) = a[0] * x + a[1] + 2.0 + x * x + x
@table = internal constant [1 x ptr] [ptr @listed]
define internal double @listed(ptr %square, double %x) noinline {
  %v = fmul double %x, %x
  store double %v, ptr %square, align 8     ; -> store double %v, ptr %square
  ret double %x
}
define internal double @left(ptr writeonly %kept, ptr %out, ptr %a, double %x, i64 %deep) noinline {
  %p = load double, ptr %a, align 8
  %second = getelementptr inbounds i8, ptr %kept, i64 8
  store ptr %a, ptr %second, align 8        ; gone
  store ptr %out, ptr %kept, align 8        ; gone
  %v = fmul double %p, %x
  store double %v, ptr %out, align 8        ; -> store double %v, ptr %out
  %end = icmp eq i64 %deep, 0
  br i1 %end, label %last, label %more
more:
  %less = sub i64 %deep, 1
  %again = call double @left(ptr %second, ptr %out, ptr %a, double %x, i64 %less)
  br label %last
last:
  ret double %v
}
define internal double @told(ptr %kept, ptr %a) noinline {
  store ptr %a, ptr %kept, align 8          ; -> store ptr %a, ptr %kept
  %q = getelementptr inbounds double, ptr %a, i64 1
  %v = load double, ptr %q, align 8
  ret double %v
}
define double @f(double %x, ptr %a) {
  %kept = alloca [6 x ptr], align 8
  %out = alloca double, align 8
  %read = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr %kept, i8 0, i64 48, i1 false) ; gone
  %l = call double @left(ptr %kept, ptr %out, ptr %a, double %x, i64 2)
  %o = load double, ptr %out, align 8
  %t = call double @told(ptr %read, ptr %a)
  %back = load ptr, ptr %read, align 8
  %same = icmp eq ptr %back, %a
  %two = select i1 %same, double 2.0, double 0.0
  %sum = fadd double %o, %t
  %r = fadd double %sum, %two
  %unread = alloca double, align 8
  %directly = call double @listed(ptr %unread, double 3.0)
  %code = load ptr, ptr @table, align 8
  %square = alloca double, align 8
  %x.again = call double %code(ptr %square, double %x)
  %squared = load double, ptr %square, align 8
  %both = fadd double %x.again, %squared
  %all = fadd double %r, %both
  ret double %all
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
