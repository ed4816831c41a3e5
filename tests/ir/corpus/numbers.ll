; Bit patterns: half, bfloat, float, double, x86_fp80, fp128, ppc_fp128; integers of odd and large widths.
@h = constant [5 x half] [half 0xH0000, half 0xH3C00, half 0xH7E00, half 0xHFC01, half 0xH0001]
@b = constant [3 x bfloat] [bfloat 0xR3F80, bfloat 0xR7FC0, bfloat 0xR8001]
@f = constant [8 x float] [float 0.000000e+00, float -0.000000e+00, float 0x7FF0000000000000, float 0x7FF4000000000000, float 0xFFF8000000000000, float 0x36A0000000000000, float 0x3FB99999A0000000, float 0x46293E5940000000]
@d = constant [10 x double] [double 0.000000e+00, double -0.000000e+00, double 0x7FF0000000000000, double 0xFFF0000000000000, double 0x7FF8000000000000, double 0x7FF0000000000001, double 0x0000000000000001, double 0x3FB999999999999A, double 1.000000e+300, double 0x7FEFFFFFFFFFFFFF]
@x = constant [4 x x86_fp80] [x86_fp80 0xK00000000000000000000, x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK7FFFC000000000000000, x86_fp80 0xK4000C90FDAA22168C235]
@q = constant [3 x fp128] [fp128 0xL00000000000000000000000000000000, fp128 0xL00000000000000003FFF000000000000, fp128 0xL8469898CC51701B84000921FB54442D1]
@p = constant [2 x ppc_fp128] [ppc_fp128 0xM3FF00000000000000000000000000000, ppc_fp128 0xM400921FB54442D183CA1A62633145C07]
@i = constant { i1, i3, i7, i65, i128, i256 } { i1 true, i3 -4, i7 63, i65 -18446744073709551616, i128 -1, i256 57896044618658097711785492504343953926634992332820282019728792003956564819967 }
@array = constant [4 x i16] [i16 -32768, i16 0, i16 1, i16 32767]
@string = constant [7 x i8] c"a\22\\\00\FF\0Ab"
@ints = constant [3 x i8] c"abc"
@doubles = constant [2 x double] [double 1.000000e+00, double 0x3FD3333333333333]

define x86_fp80 @long_double(x86_fp80 %x) {
  %1 = fmul x86_fp80 %x, 0xK3FFF8CCCCCCCCCCCD000
  %2 = fptrunc x86_fp80 %1 to double
  %3 = fpext double %2 to x86_fp80
  %4 = fcmp une x86_fp80 %3, %1
  %5 = select i1 %4, x86_fp80 %3, x86_fp80 0xK00000000000000000000
  ret x86_fp80 %5
}

define { half, bfloat, fp128, ppc_fp128 } @others(half %h, bfloat %b, fp128 %q, ppc_fp128 %p) {
  %1 = fadd half %h, 0xH4248
  %2 = fadd bfloat %b, 0xR4049
  %3 = fneg fp128 %q
  %4 = frem ppc_fp128 %p, 0xM40000000000000000000000000000000
  %5 = insertvalue { half, bfloat, fp128, ppc_fp128 } poison, half %1, 0
  %6 = insertvalue { half, bfloat, fp128, ppc_fp128 } %5, bfloat %2, 1
  %7 = insertvalue { half, bfloat, fp128, ppc_fp128 } %6, fp128 %3, 2
  %8 = insertvalue { half, bfloat, fp128, ppc_fp128 } %7, ppc_fp128 %4, 3
  ret { half, bfloat, fp128, ppc_fp128 } %8
}

define i128 @wide(i128 %a, i64 %b) {
  %1 = zext nneg i64 %b to i128
  %2 = shl nuw nsw i128 %1, 64
  %3 = or disjoint i128 %2, %a
  %4 = mul nsw i128 %3, 18446744073709551616
  %5 = lshr exact i128 %4, 3
  %6 = trunc nuw i128 %5 to i65
  %7 = sext i65 %6 to i128
  %8 = icmp samesign ult i128 %7, %a
  %9 = uitofp nneg i128 %7 to double
  %10 = fptosi double %9 to i128
  %11 = udiv exact i128 %10, 3
  %12 = srem i128 %11, 7
  %13 = freeze i128 %12
  ret i128 %13
}
