/* Rounding to bfloat (llvm/bfloat.py), by what a processor has without an instruction for it. Not all compilers have the type: these give its bits. */

typedef unsigned int Bits;

unsigned short bfloat_of_float(float x) __asm__("pad.bfloat.of_float");
unsigned short bfloat_of_double(double x) __asm__("pad.bfloat.of_double");

static inline Bits bits_of(float x) {
  Bits bits;
  __builtin_memcpy(&bits, &x, sizeof bits);
  return bits;
}

__attribute__((noinline)) unsigned short bfloat_of_float(float x) {
  Bits bits = bits_of(x), odd = bits >> 16 & 1;
  return (unsigned short)((x != x ? bits | 0x400000 : bits + 0x7fff + odd) >> 16);
}

/* To odd first: rounding twice to nearest is not rounding once. */
__attribute__((noinline)) unsigned short bfloat_of_double(double x) {
  float narrow = (float)x;
  double back = narrow;
  Bits bits = bits_of(narrow);
  if (back != x && x == x && !(bits & 1)) bits += __builtin_fabs(back) < __builtin_fabs(x) ? 1 : -1u;
  __builtin_memcpy(&narrow, &bits, sizeof narrow);
  return bfloat_of_float(narrow);
}
