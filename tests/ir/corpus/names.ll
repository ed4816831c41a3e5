; Names that need quotes, numbered values between named ones, names that look like numbers or keywords.
define double @"operator()<int, double>"(double %"x y", double %0, double %"0", ptr %"ünï", i32 %"a\22b\\c", i1 %"$flag") {
"entry block":
  %1 = fadd double %0, %"0"
  %"1" = fadd double %1, %"x y"
  %"$dollar" = fmul double %"1", %1
  %-dash = fmul double %"$dollar", 2.000000e+00
  %add = fadd double %-dash, %1
  %2 = call double @"operator()<int, double>"(double %add, double %1, double 0.000000e+00, ptr %"ünï", i32 %"a\22b\\c", i1 %"$flag")
  br label %3

3:
  %4 = phi double [ %2, %"entry block" ], [ %5, %3 ], [ %2, %".dotted" ]
  %5 = fadd double %4, %1
  %c = fcmp olt double %5, 1.000000e+02
  br i1 %c, label %3, label %.dotted

.dotted:
  %d = fcmp olt double %4, 1.000000e+03
  br i1 %d, label %3, label %"7"

"7":
  ret double %5
}

define void @unnamed_entry_and_arguments(i32 %0, i32, i32 %named, i32) {
  %5 = add i32 %0, %1
  %6 = add i32 %2, %named
  br label %7

7:
  %8 = add i32 %5, %6
  ret void
}
