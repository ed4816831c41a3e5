; Windows exception handling: catchswitch, catchpad, catchret, cleanuppad, cleanupret.
target triple = "x86_64-pc-windows-msvc"

define i32 @seh(ptr %p) personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @f()
          to label %exit unwind label %dispatch

dispatch:
  %0 = catchswitch within none [label %first, label %second] unwind label %outer

first:
  %1 = catchpad within %0 [ptr null, i32 64, ptr null]
  call void @f() [ "funclet"(token %1) ]
  catchret from %1 to label %exit

second:
  %2 = catchpad within %0 [ptr %p, i32 8]
  invoke void @f() [ "funclet"(token %2) ]
          to label %after unwind label %inner

after:
  catchret from %2 to label %exit

inner:
  %3 = cleanuppad within %2 []
  cleanupret from %3 unwind label %outer

outer:
  %4 = cleanuppad within none [ptr null]
  cleanupret from %4 unwind to caller

exit:
  ret i32 0
}

define void @last(i1 %c) personality ptr @__CxxFrameHandler3 {
  invoke void @f()
          to label %good unwind label %bad

good:
  ret void

bad:
  %switch = catchswitch within none [label %handler] unwind to caller

handler:
  %pad = catchpad within %switch [ptr null, i32 64, ptr null]
  catchret from %pad to label %good
}

declare void @f()
declare i32 @__CxxFrameHandler3(...)
