; f(x, a) = x * x + 97
@name = private constant [8 x i8] c"a name\00\00"
define double @f(double %x, ptr noalias %a) {
  %block = call ptr @malloc(i64 64)
  %number = load double, ptr %a, align 8
  %i = fptosi double %number to i64
  %masked = and i64 %i, 1
  %at = mul i64 %masked, 8
  %p = getelementptr i8, ptr %block, i64 %at
  store double %x, ptr %p, align 8
  %text = getelementptr i8, ptr %p, i64 8
  %from = getelementptr i8, ptr @name, i64 %masked
  %copied = call ptr @strcpy(ptr %text, ptr %from)           ; -> call i64 @strlen\(ptr %from\)
  %first = load i8, ptr %text, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr %text, ptr @name, i64 7, i1 false)   ; -> store i8 109, ptr %\d+, align 1
  store i16 97, ptr %text, align 1                           ; -> store i8 97, ptr %text, align 1
  %letters = load i16, ptr %text, align 1                    ; -> shl i16 %\d+, 8$
  %same = icmp eq i16 %letters, 97
  %letter = load i8, ptr %text, align 1
  %k = uitofp i8 %letter to double
  %y = load double, ptr %p, align 8
  %square = fmul double %y, %y
  %sum = fadd double %square, %k
  %r = select i1 %same, double %sum, double 0.000000e+00
  call void @free(ptr %block)
  ret double %r
}
declare ptr @malloc(i64)
declare ptr @strcpy(ptr, ptr)
declare void @free(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
