/* The intrinsic REDUCE with a function of the program. */

#include "rearrange.h"

typedef _Complex double ComplexNumber;
typedef double (*Real8Ref)(const double *, const double *);
typedef double (*Real8Value)(double, double);
typedef float (*Real4Ref)(const float *, const float *);
typedef float (*Real4Value)(float, float);
typedef int (*Integer4Ref)(const int *, const int *);
typedef ComplexNumber (*Complex8Ref)(const ComplexNumber *, const ComplexNumber *);

double _FortranAReduceReal8Ref(BORROWED const Descriptor *, Real8Ref, const char *file, int line, int dimension,
                               BORROWED const Descriptor *mask, BORROWED const double *identity, _Bool ordered);
double _FortranAReduceReal8Value(BORROWED const Descriptor *, Real8Value, const char *file, int line, int dimension,
                                 BORROWED const Descriptor *mask, BORROWED const double *identity, _Bool ordered);
float _FortranAReduceReal4Ref(BORROWED const Descriptor *, Real4Ref, const char *file, int line, int dimension,
                              BORROWED const Descriptor *mask, BORROWED const float *identity, _Bool ordered);
float _FortranAReduceReal4Value(BORROWED const Descriptor *, Real4Value, const char *file, int line, int dimension,
                                BORROWED const Descriptor *mask, BORROWED const float *identity, _Bool ordered);
int _FortranAReduceInteger4Ref(BORROWED const Descriptor *, Integer4Ref, const char *file, int line, int dimension,
                               BORROWED const Descriptor *mask, BORROWED const int *identity, _Bool ordered);
void _FortranACppReduceComplex8Ref(BORROWED ComplexNumber *result, BORROWED const Descriptor *, Complex8Ref, const char *file, int line,
                                   int dimension, BORROWED const Descriptor *mask, BORROWED const ComplexNumber *identity, _Bool ordered);
void _FortranAReduceReal8DimRef(BORROWED Descriptor *result, BORROWED const Descriptor *, Real8Ref, const char *file, int line, int dimension,
                                BORROWED const Descriptor *mask, BORROWED const double *identity, _Bool ordered);
void _FortranAReduceReal8DimValue(BORROWED Descriptor *result, BORROWED const Descriptor *, Real8Value, const char *file, int line,
                                  int dimension, BORROWED const Descriptor *mask, BORROWED const double *identity, _Bool ordered);

/* From the first element on, in their order; the identity is the result where there is none. */
#define REDUCED(T, value, n, skipped, element, APPLY) \
  T value = 0; \
  { \
    int any = 0; \
    for (Long k = 0; k < n; ++k) { \
      if (skipped) continue; \
      const T *x = (const T *)(element); \
      if (any) value = APPLY; \
      else value = *x; \
      any = 1; \
    } \
    if (!any) { \
      if (!identity) _FortranAReportFatalUserError("REDUCE() of no elements needs an IDENTITY=", file, line); \
      value = *identity; \
    } \
  }

/* The whole array `a`. */
#define ALL(T, value, APPLY) \
  Array where; \
  View v = view_of(&a), masks = repeated(&v, 0); \
  if (mask) { \
    where = READ(mask); \
    masks = beside(&where, &v); \
  } \
  Long size = count(&v); \
  REDUCED(T, value, size, mask && !truth_at(masks.base + element_offset(&masks, a.rank, (Unsigned)k), where.element), \
          v.base + element_offset(&v, a.rank, (Unsigned)k), APPLY)

/* Along a dimension, once per element of the result. */
#define ALONG(T, APPLY) \
  Array where; \
  View v = view_of(&a), masks = repeated(&v, 0); \
  if (mask) { \
    where = READ(mask); \
    masks = beside(&where, &v); \
  } \
  if (dimension < 1 || dimension > a.rank) _FortranAReportFatalUserError("bad DIM= argument", file, line); \
  Long extent, stride, mask_extent, mask_stride; \
  View left = without(&v, dimension - 1, &extent, &stride), masks_left = without(&masks, dimension - 1, &mask_extent, &mask_stride); \
  int rank = a.rank - 1; \
  View to = make_result(result, &left, rank, &a); \
  Long size = count(&left); \
  for (Long j = 0; j < size; ++j) { \
    const char *from = left.base + element_offset(&left, rank, (Unsigned)j); \
    const char *m = masks_left.base + element_offset(&masks_left, rank, (Unsigned)j); \
    REDUCED(T, value, extent, mask && !truth_at(m + k * mask_stride, where.element), from + k * stride, APPLY) \
    *(T *)(to.base + j * (Long)a.element) = value; \
  }

RUNTIME(double, ReduceReal8Ref, const Descriptor *x, Real8Ref operation, const char *file, int line, int dimension, const Descriptor *mask,
        const double *identity, _Bool ordered, FACTS(x), FACTS(mask)) {
  Array a = READ(x);
  if (a.rank > MAX_RANK) return _FortranAReduceReal8Ref(x, operation, file, line, dimension, mask, identity, ordered);
  ALL(double, value, operation(&value, x))
  return value;
}

RUNTIME(double, ReduceReal8Value, const Descriptor *x, Real8Value operation, const char *file, int line, int dimension,
        const Descriptor *mask, const double *identity, _Bool ordered, FACTS(x), FACTS(mask)) {
  Array a = READ(x);
  if (a.rank > MAX_RANK) return _FortranAReduceReal8Value(x, operation, file, line, dimension, mask, identity, ordered);
  ALL(double, value, operation(value, *x))
  return value;
}

RUNTIME(float, ReduceReal4Ref, const Descriptor *x, Real4Ref operation, const char *file, int line, int dimension, const Descriptor *mask,
        const float *identity, _Bool ordered, FACTS(x), FACTS(mask)) {
  Array a = READ(x);
  if (a.rank > MAX_RANK) return _FortranAReduceReal4Ref(x, operation, file, line, dimension, mask, identity, ordered);
  ALL(float, value, operation(&value, x))
  return value;
}

RUNTIME(float, ReduceReal4Value, const Descriptor *x, Real4Value operation, const char *file, int line, int dimension,
        const Descriptor *mask, const float *identity, _Bool ordered, FACTS(x), FACTS(mask)) {
  Array a = READ(x);
  if (a.rank > MAX_RANK) return _FortranAReduceReal4Value(x, operation, file, line, dimension, mask, identity, ordered);
  ALL(float, value, operation(value, *x))
  return value;
}

RUNTIME(int, ReduceInteger4Ref, const Descriptor *x, Integer4Ref operation, const char *file, int line, int dimension,
        const Descriptor *mask, const int *identity, _Bool ordered, FACTS(x), FACTS(mask)) {
  Array a = READ(x);
  if (a.rank > MAX_RANK) return _FortranAReduceInteger4Ref(x, operation, file, line, dimension, mask, identity, ordered);
  ALL(int, value, operation(&value, x))
  return value;
}

RUNTIME(void, CppReduceComplex8Ref, ComplexNumber *result, const Descriptor *x, Complex8Ref operation, const char *file, int line,
        int dimension, const Descriptor *mask, const ComplexNumber *identity, _Bool ordered, FACTS(x), FACTS(mask)) {
  Array a = READ(x);
  if (a.rank > MAX_RANK) {
    _FortranACppReduceComplex8Ref(result, x, operation, file, line, dimension, mask, identity, ordered);
  } else {
    ALL(ComplexNumber, value, operation(&value, x))
    *result = value;
  }
}

RUNTIME(void, ReduceReal8DimRef, Descriptor *result, const Descriptor *x, Real8Ref operation, const char *file, int line, int dimension,
        const Descriptor *mask, const double *identity, _Bool ordered, FACTS(x), FACTS(mask)) {
  Array a = READ(x);
  if (a.rank > MAX_RANK) {
    _FortranAReduceReal8DimRef(result, x, operation, file, line, dimension, mask, identity, ordered);
  } else {
    ALONG(double, operation(&value, x))
  }
}

RUNTIME(void, ReduceReal8DimValue, Descriptor *result, const Descriptor *x, Real8Value operation, const char *file, int line,
        int dimension, const Descriptor *mask, const double *identity, _Bool ordered, FACTS(x), FACTS(mask)) {
  Array a = READ(x);
  if (a.rank > MAX_RANK) {
    _FortranAReduceReal8DimValue(result, x, operation, file, line, dimension, mask, identity, ordered);
  } else {
    ALONG(double, operation(value, *x))
  }
}
