/* Reductions that flang leaves to its library: norms, and along a dimension that is not known when the program is compiled. */

#include "rearrange.h"

double _FortranANorm2_8(BORROWED const Descriptor *, const char *file, int line, int dimension);
float _FortranANorm2_4(BORROWED const Descriptor *, const char *file, int line, int dimension);
void _FortranANorm2Dim(BORROWED Descriptor *result, BORROWED const Descriptor *, int dimension, const char *file, int line);
void _FortranASumDim(BORROWED Descriptor *result, BORROWED const Descriptor *, int dimension, const char *file, int line,
                     BORROWED const Descriptor *mask);
void _FortranAProductDim(BORROWED Descriptor *result, BORROWED const Descriptor *, int dimension, const char *file, int line,
                         BORROWED const Descriptor *mask);
void _FortranAMaxvalDim(BORROWED Descriptor *result, BORROWED const Descriptor *, int dimension, const char *file, int line,
                        BORROWED const Descriptor *mask);
void _FortranAMinvalDim(BORROWED Descriptor *result, BORROWED const Descriptor *, int dimension, const char *file, int line,
                        BORROWED const Descriptor *mask);

/* max |x| sqrt(1 + sum of (x / max |x|)^2 over the others), so that no square overflows. Zeros add nothing but second derivatives: their
   squares are summed as they are. */
typedef struct {
  double largest, sum, zeros;
} Norm;

INLINE Norm norm_with(Norm n, double x) {
  double size = __builtin_fabs(x);
  if (x == 0) {
    n.zeros += x * x;
  } else if (n.largest == 0) {
    n.largest = size;
  } else if (size > n.largest) {
    double ratio = n.largest / size, square = ratio * ratio;
    n.sum = n.sum * square + square;
    n.largest = size;
  } else {
    double ratio = size / n.largest;
    n.sum += ratio * ratio;
  }
  return n;
}

INLINE double norm_of(Norm n) {
  if (n.largest == 0) return 0;
  return n.largest * __builtin_sqrt(1 + n.sum + n.zeros / n.largest / n.largest);
}

INLINE double norm_all(const Array *a, Kind kind) {
  View v = view_of(a);
  Norm norm = {0, 0, 0};
  Long last = count(&v) > 0 ? rows(&v) : 0;
  for (Long row = 0; row < last; ++row) {
    const char *from = v.base + row_offset(&v, a->rank, (Unsigned)row);
    for (Long i = 0; i < v.extent[0]; ++i)
      norm = norm_with(norm, kind == F64 ? *(const double *)(from + i * v.stride[0]) : *(const float *)(from + i * v.stride[0]));
  }
  return norm_of(norm);
}

RUNTIME(double, Norm2_8, const Descriptor *x, const char *file, int line, int dimension, FACTS(x)) {
  Array a = READ(x);
  return a.rank > MAX_RANK ? _FortranANorm2_8(x, file, line, dimension) : norm_all(&a, F64);
}

RUNTIME(float, Norm2_4, const Descriptor *x, const char *file, int line, int dimension, FACTS(x)) {
  Array a = READ(x);
  return a.rank > MAX_RANK ? _FortranANorm2_4(x, file, line, dimension) : (float)norm_all(&a, F32);
}

typedef enum { NORM, SUM, PRODUCT, LARGEST, SMALLEST } Operation;

#define LIMIT(T) (sizeof(T) == 8 ? 1.7976931348623157e308 : 3.4028234663852886e38)

/* The runtime's way with sums of numbers: Kahan's. */
#define ALONG(T) \
  { \
    T value = operation == PRODUCT ? 1 : operation == LARGEST ? (T)-LIMIT(T) : operation == SMALLEST ? (T)LIMIT(T) : 0, lost = 0; \
    Norm norm = {0, 0, 0}; \
    int any = 0; \
    for (Long i = 0; i < extent; ++i) { \
      if (masked && !truth_at(m + i * mask_stride, mask_element)) continue; \
      T x = *(const T *)(from + i * stride); \
      if (operation == NORM) norm = norm_with(norm, x); \
      if (operation == SUM) { \
        T next = x - lost, sum = value + next; \
        lost = __builtin_isfinite(sum) ? (sum - value) - next : 0; \
        value = sum; \
      } \
      if (operation == PRODUCT) value *= x; \
      /* whatever comes first, even if it is no number; a number in place of what is none */ \
      if ((operation == LARGEST || operation == SMALLEST) && (!any || value != value || (operation == LARGEST ? x > value : x < value))) \
        value = x; \
      any = 1; \
    } \
    *(T *)to = operation == NORM ? (T)norm_of(norm) : value; \
  }

INLINE void along(char *to, const char *from, Long stride, Long extent, int masked, const char *m, Long mask_stride, Unsigned mask_element,
                  Operation operation, Kind kind) {
  if (kind == F64) ALONG(double) else ALONG(float)
}

/* Whether it could be done here. */
INLINE int reduce(Descriptor *result, const Array *a, int dimension, const Array *mask, Operation operation, const char *file, int line) {
  Kind kind = kind_of(a);
  if ((kind != F64 && kind != F32) || a->rank > MAX_RANK || (mask && mask->rank > MAX_RANK)) return 0;
  if (dimension < 1 || dimension > a->rank) _FortranAReportFatalUserError("bad DIM= argument", file, line);
  View v = view_of(a), masks = mask ? beside(mask, &v) : repeated(&v, 0);
  Long extent, stride, mask_extent, mask_stride;
  View left = without(&v, dimension - 1, &extent, &stride), masks_left = without(&masks, dimension - 1, &mask_extent, &mask_stride);
  int rank = a->rank - 1;
  View to = make_result(result, &left, rank, a);
  Long n = count(&left);
  for (Long k = 0; k < n; ++k)
    along(to.base + k * (Long)a->element, left.base + element_offset(&left, rank, (Unsigned)k), stride, extent, mask != 0,
          masks_left.base + element_offset(&masks_left, rank, (Unsigned)k), mask_stride, mask ? mask->element : 1, operation, kind);
  return 1;
}

RUNTIME(void, Norm2Dim, Descriptor *result, const Descriptor *x, int dimension, const char *file, int line, FACTS(x)) {
  Array a = READ(x);
  if (!reduce(result, &a, dimension, 0, NORM, file, line)) _FortranANorm2Dim(result, x, dimension, file, line);
}

RUNTIME(void, SumDim, Descriptor *result, const Descriptor *x, int dimension, const char *file, int line, const Descriptor *mask, FACTS(x),
        FACTS(mask)) {
  Array a = READ(x), where;
  if (mask) where = READ(mask);
  if (!reduce(result, &a, dimension, mask ? &where : 0, SUM, file, line)) _FortranASumDim(result, x, dimension, file, line, mask);
}

RUNTIME(void, ProductDim, Descriptor *result, const Descriptor *x, int dimension, const char *file, int line, const Descriptor *mask, FACTS(x),
        FACTS(mask)) {
  Array a = READ(x), where;
  if (mask) where = READ(mask);
  if (!reduce(result, &a, dimension, mask ? &where : 0, PRODUCT, file, line)) _FortranAProductDim(result, x, dimension, file, line, mask);
}

RUNTIME(void, MaxvalDim, Descriptor *result, const Descriptor *x, int dimension, const char *file, int line, const Descriptor *mask, FACTS(x),
        FACTS(mask)) {
  Array a = READ(x), where;
  if (mask) where = READ(mask);
  if (!reduce(result, &a, dimension, mask ? &where : 0, LARGEST, file, line)) _FortranAMaxvalDim(result, x, dimension, file, line, mask);
}

RUNTIME(void, MinvalDim, Descriptor *result, const Descriptor *x, int dimension, const char *file, int line, const Descriptor *mask, FACTS(x),
        FACTS(mask)) {
  Array a = READ(x), where;
  if (mask) where = READ(mask);
  if (!reduce(result, &a, dimension, mask ? &where : 0, SMALLEST, file, line)) _FortranAMinvalDim(result, x, dimension, file, line, mask);
}
