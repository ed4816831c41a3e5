/* Whether an array is contiguous. */

#include "descriptor.h"

_Bool _FortranAIsContiguous(BORROWED const Descriptor *);
_Bool _FortranAIsContiguousUpTo(BORROWED const Descriptor *, int);

INLINE _Bool contiguous(const Array *a, int leading) {
  View v = view_of(a);
  Long expected = (Long)a->element, n = count(&v);
  int yes = 1;
  EACH_DIMENSION(j) {
    yes &= j >= leading || v.extent[j] == 1 || v.stride[j] == expected;
    expected *= v.extent[j];
  }
  return yes || n <= 1;
}

RUNTIME(_Bool, IsContiguous, const Descriptor *d, FACTS(d)) {
  Array a = READ(d);
  return a.rank > MAX_RANK ? _FortranAIsContiguous(d) : contiguous(&a, MAX_RANK);
}

RUNTIME(_Bool, IsContiguousUpTo, const Descriptor *d, int leading, FACTS(d)) {
  Array a = READ(d);
  return a.rank > MAX_RANK ? _FortranAIsContiguousUpTo(d, leading) : contiguous(&a, leading);
}
