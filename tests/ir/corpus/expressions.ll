; Constant expressions, in initialisers and as operands.
@a = global [10 x { i32, double }] zeroinitializer
@b = global ptr getelementptr inbounds ([10 x { i32, double }], ptr @a, i64 0, i64 3, i32 1)
@c = global i64 ptrtoint (ptr @a to i64)
@d = global i32 trunc (i64 sub (i64 ptrtoint (ptr @b to i64), i64 ptrtoint (ptr @d to i64)) to i32)
@e = global ptr inttoptr (i64 4096 to ptr)
@f = global ptr addrspacecast (ptr addrspace(1) @g to ptr)
@g = addrspace(1) global i32 0
@h = global i64 add nuw nsw (i64 ptrtoint (ptr @a to i64), i64 8)
@i = constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @i, i32 0, i32 0, i32 2), ptr @f1, ptr null] }
@j = global ptr dso_local_equivalent @f1
@k = global ptr no_cfi @f1
@l = global ptr ptrauth (ptr @f1, i32 0, i64 1234)
@m = global ptr ptrauth (ptr @f1, i32 2, i64 5, ptr @m)
@n = global i64 xor (i64 ptrtoint (ptr @a to i64), i64 -1)
@o = global <2 x i64> <i64 ptrtoint (ptr @a to i64), i64 0>
@p = global i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @f1 to i64), i64 ptrtoint (ptr @p to i64)) to i32)
@q = global ptr getelementptr nuw (i8, ptr getelementptr (i8, ptr @a, i64 ptrtoint (ptr @b to i64)), i64 4)
@s = global [2 x ptr] [ptr @s, ptr getelementptr (i8, ptr @s, i64 8)]

define double @f1(ptr %p, i1 %c) {
entry:
  %x = load double, ptr getelementptr inbounds ([10 x { i32, double }], ptr @a, i64 0, i64 3, i32 1), align 8
  store ptr getelementptr (i8, ptr @a, i64 7), ptr %p, align 8
  %i = add i64 ptrtoint (ptr @a to i64), ptrtoint (ptr @b to i64)
  br i1 true, label %next, label %next2

next:
  %y = phi ptr [ getelementptr (i8, ptr @a, i64 16), %entry ], [ %p, %next2 ]
  %z = select i1 %c, ptr @a, ptr inttoptr (i64 -1 to ptr)
  %w = icmp eq ptr %y, getelementptr (i8, ptr @a, i64 8)
  call void @use(ptr nonnull getelementptr (i8, ptr @a, i64 3), ptr addrspacecast (ptr addrspace(1) @g to ptr), i64 ptrtoint (ptr @f1 to i64))
  %agg = insertvalue { ptr, i64 } { ptr @a, i64 undef }, i64 %i, 1
  ret double %x

next2:
  %v = call double inttoptr (i64 140402 to ptr)(double %x)
  switch i64 ptrtoint (ptr @a to i64), label %next [
    i64 3, label %next2
  ]
}

declare void @use(ptr, ptr, i64)
