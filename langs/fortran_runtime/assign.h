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

/* Assigns elements. A whole allocatable gets storage of the source's shape if it has none; its old storage is freed last, since the
   source may lie in it. */
INLINE void assign(Descriptor *to, const Descriptor *from, Nature nature, int whole, const char *file, int line) {
  Unsigned element = from->element;
  Kind kind = kind_of(from);
  int scalar = from->rank == 0, rank = scalar ? to->rank : from->rank;
  View target = view_of(to), source = view_of(from);
  View before = target;
  int retired = 0, fresh = 0;
  if (scalar) {
    fresh = whole && !to->base; /* a scalar too: the compiler refuses an array that has no shape yet */
    if (fresh) {
      take_shape(to, from, allocate(element));
      target.base = to->base;
    }
    source = repeated(&target, from->base);
  } else if (whole) {
    fresh = !to->base || !same_shape(&target, &source);
    if (fresh) {
      retired = to->base != 0;
      take_shape(to, from, allocate((Unsigned)count(&source) * element));
    }
    target = dense(&source, to->base, (Long)element);
  }
  if (nature == PLAIN) {
    copy(&target, source, rank, kind, element, whole && !scalar, fresh);
  } else {
    if (fresh) initialize_elements(to);
    assign_components(&target, &source, rank, derived_type(from), element, file, line);
    if (retired) EACH_ELEMENT(&before, rank, old) type_destroy(derived_type(from), old);
  }
  if (retired) free(before.base);
}

/* Allocates the shape that the descriptor has, and copies the source. */
INLINE int allocate_from(Descriptor *d, const Descriptor *source, Nature nature, _Bool has_stat, const char *file, int line) {
  View wanted = view_of(d), given = view_of(source);
  allocate_storage(d);
  if (nature == COMPONENTS) initialize_elements(d);
  if (source->rank > 0 && !same_shape(&wanted, &given)) {
    if (has_stat) return STAT_INVALID_EXTENT;
    _FortranAReportFatalUserError("allocation from a source of another shape", file, line);
  }
  View target = view_of(d);
  if (source->rank == 0) given = repeated(&target, source->base);
  if (nature == PLAIN)
    copy(&target, given, d->rank, kind_of(source), source->element, 1, 1);
  else
    assign_components(&target, &given, d->rank, derived_type(source), source->element, file, line);
  return STAT_OK;
}
