/* Assignment of arrays and scalars of one type: what the bodies that copy, allocate from a source and reallocate have in common. */

#pragma once

#include "descriptor.h"

INLINE int same_shape(const View *a, const View *b) {
  int same = 1;
  EACH_DIMENSION(j) same &= a->extent[j] == b->extent[j];
  return same;
}

/* The bounds, element size and type of `from`, for storage at `base`. */
INLINE void take_shape(Descriptor *to, const Descriptor *from, char *base) {
  Unsigned stride = from->element;
  to->base = base;
  to->element = from->element;
  to->type = from->type;
  EACH_DIMENSION(j) {
    if (j < from->rank) {
      Long extent = from->dim[j].extent;
      to->dim[j].lower = extent > 0 ? from->dim[j].lower : 1;
      to->dim[j].extent = extent;
      to->dim[j].stride = (Long)stride;
      stride *= (Unsigned)extent;
    }
  }
}

/* Assigns elements that are plain. A whole allocatable gets storage of the source's shape if it has none; its old storage is freed last,
   since the source may lie in it. */
INLINE void assign_plain(Descriptor *to, const Descriptor *from) {
  Unsigned element = from->element;
  Kind kind = kind_of(from);
  int whole = to->attribute == ALLOCATABLE, scalar = from->rank == 0;
  View target = view_of(to), source = view_of(from);
  char *old = to->base, *retired = 0;
  int fresh = 0;
  if (scalar) {
    if (whole && !old) {
      take_shape(to, from, allocate(element)); /* a scalar too: the compiler refuses an array that has no shape yet */
      target.base = to->base;
    }
    source = repeated(&target, from->base);
  } else if (whole) {
    fresh = !old || !same_shape(&target, &source);
    if (fresh) {
      retired = old;
      take_shape(to, from, allocate((Unsigned)count(&source) * element));
    }
    target = dense(&source, fresh ? to->base : old, (Long)element);
  }
  copy(&target, source, to->rank, kind, element, whole && !scalar, fresh);
  if (retired) free(retired);
}
