/* Whether an array is contiguous. */

#include "descriptor.h"

_Bool _FortranAIsContiguous(BORROWED const Descriptor *);
_Bool _FortranAIsContiguousUpTo(BORROWED const Descriptor *, int);

INLINE _Bool contiguous(const Descriptor *d, int leading) {
  View v = view_of(d);
  Long expected = (Long)d->element, n = count(&v);
  int yes = 1;
  EACH_DIMENSION(j) {
    yes &= j >= leading || v.extent[j] == 1 || v.stride[j] == expected;
    expected *= v.extent[j];
  }
  return yes || n <= 1;
}

RUNTIME(_Bool, IsContiguous, const Descriptor *d) {
  return d->rank > MAX_RANK ? _FortranAIsContiguous(d) : contiguous(d, MAX_RANK);
}

RUNTIME(_Bool, IsContiguousUpTo, const Descriptor *d, int leading) {
  return d->rank > MAX_RANK ? _FortranAIsContiguousUpTo(d, leading) : contiguous(d, leading);
}
