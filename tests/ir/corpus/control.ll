; switch of every width, indirectbr, blockaddress (also of unnamed blocks, across functions, in initialisers), callbr, unreachable.
@table = constant [3 x ptr] [ptr blockaddress(@computed, %a), ptr blockaddress(@computed, %b), ptr blockaddress(@numbered, %3)]
@difference = constant i64 sub (i64 ptrtoint (ptr blockaddress(@computed, %b) to i64), i64 ptrtoint (ptr blockaddress(@computed, %a) to i64))

define i32 @computed(i32 %i) {
entry:
  %p = getelementptr ptr, ptr @table, i32 %i
  %t = load ptr, ptr %p, align 8
  indirectbr ptr %t, [label %a, label %b]

a:
  ret i32 0

b:
  ret i32 1
}

define i32 @numbered(i1 %0, ptr %1) {
  br i1 %0, label %3, label %4

3:
  indirectbr ptr %1, [label %3, label %4]

4:
  %5 = phi i32 [ 0, %2 ], [ 1, %3 ]
  store ptr blockaddress(@numbered, %4), ptr %1, align 8
  store ptr blockaddress(@computed, %b), ptr %1, align 8
  ret i32 %5
}

define i64 @switches(i64 %x, i1 %c, i128 %w, i8 %n) {
  switch i64 %x, label %default [
    i64 -9223372036854775808, label %one
    i64 0, label %one
    i64 42, label %two
  ], !prof !0

one:
  switch i1 %c, label %default [
    i1 true, label %two
    i1 false, label %three
  ]

two:
  switch i128 %w, label %default [
    i128 170141183460469231731687303715884105727, label %three
  ]

three:
  switch i8 %n, label %default [
  ]

default:
  %r = phi i64 [ 0, %0 ], [ 1, %one ], [ 2, %two ], [ %x, %three ]
  br i1 true, label %end, label %never, !prof !1

never:
  unreachable

end:
  ret i64 %r
}

define i32 @asm_goto(i32 %x) {
entry:
  %y = callbr i32 asm "testl $1, $1; jne ${2:l}", "=r,r,!i,~{dirflag},~{fpsr},~{flags}"(i32 %x) #0
          to label %normal [label %zero], !srcloc !2

normal:
  callbr void asm sideeffect "jmp ${0:l}", "!i"()
          to label %zero [label %normal]

zero:
  %r = phi i32 [ %x, %entry ], [ %y, %normal ]
  ret i32 %r
}

attributes #0 = { nounwind memory(none) }
!0 = !{!"branch_weights", i32 1, i32 2, i32 3, i32 4}
!1 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!2 = !{i64 1234}
