/* Assignment of arrays and scalars of one type: what the bodies that copy, allocate from a source and reallocate have in common. */

#pragma once

#include "fault.h"

/* A value for what is not polymorphic: of an extension of its type, the part that it has too. `known`: the value's type, if it is known
   when the unit is compiled, and then it is the variable's. */
INLINE void narrow(Array *value, const DerivedType *known, const Array *to) {
  if (known || value->type != TYPE_STRUCT || to->type != TYPE_STRUCT || !to->derived) return;
  value->derived = to->derived;
  value->element = to->element;
}

INLINE int same_shape(const View *a, const View *b) {
  int same = 1;
  EACH_DIMENSION(j) same &= a->extent[j] == b->extent[j];
  return same;
}

/* The bounds, element size and type of `from`, for storage at `base`. */
INLINE void take_shape(Descriptor *home, Array *to, const Array *from, char *base) {
  Unsigned stride = from->element;
  home->base = to->base = base;
  home->element = to->element = from->element;
  home->type = (signed char)(to->type = from->type);
  EACH_DIMENSION(j) {
    if (j < from->rank) {
      Long extent = from->dim[j].extent;
      to->dim[j].lower = extent > 0 ? from->dim[j].lower : 1;
      to->dim[j].extent = extent;
      to->dim[j].stride = (Long)stride;
      home->dim[j] = to->dim[j];
      stride *= (Unsigned)extent;
    }
  }
}

/* Assigns elements to the array whose descriptor is `home`. A whole allocatable gets storage of the source's shape if it has none; its
   old storage is freed last, since the source may lie in it. */
INLINE void assign(Descriptor *home, Array to, const Array *from, Nature nature, int whole) {
  Unsigned element = from->element;
  Kind kind = kind_of(from);
  int scalar = from->rank == 0, rank = scalar ? to.rank : from->rank;
  View target = view_of(&to), source = view_of(from);
  View before = target;
  int retired = 0, fresh = whole && (!to.base || (is_character(from) && to.element != element));
  if (scalar) {
    if (fresh) { /* a scalar too: the compiler refuses an array that has no shape yet */
      retired = to.base != 0;
      take_shape(home, &to, from, allocate((Unsigned)count(&target) * element));
      target = dense(&target, to.base, (Long)element);
    }
    source = repeated(&target, from->base);
  } else if (whole) {
    fresh = fresh || !same_shape(&target, &source);
    if (fresh) {
      retired = to.base != 0;
      take_shape(home, &to, from, allocate((Unsigned)count(&source) * element));
    }
    target = dense(&source, to.base, (Long)element);
  }
  if (nature == PLAIN) {
    copy(&target, source, rank, kind, element, whole && !scalar, fresh);
  } else {
    if (fresh) initialize_elements(&target, rank, from->derived);
    assign_components(&target, &source, rank, from->derived, element);
    if (retired) destroy_elements(&before, rank, from->derived);
  }
  if (retired) free(before.base);
}

/* Whether a variable is finalized before it gets another value. */
INLINE int is_finalized(const Array *a, Nature nature) { return nature == COMPONENTS && a->base && !a->derived->no_finalization; }

/* Allocates the shape that the descriptor has, and copies the source. */
INLINE int allocate_from(Descriptor *home, Array *to, const Array *source, Nature nature, _Bool has_stat, const char *file, int line) {
  View given = view_of(source);
  allocate_storage(home, to);
  View target = view_of(to);
  if (nature == COMPONENTS) initialize_elements(&target, to->rank, source->derived);
  if (source->rank > 0 && !same_shape(&target, &given)) {
    return fault(STAT_INVALID_EXTENT, "Invalid extent", has_stat, 0, file, line);
  }
  if (source->rank == 0) given = repeated(&target, source->base);
  if (nature == PLAIN)
    copy(&target, given, to->rank, kind_of(source), source->element, 1, 1);
  else
    assign_components(&target, &given, to->rank, source->derived, source->element);
  return STAT_OK;
}

/* Element size, type, and the shape if the mold has one. */
INLINE void take_mold(Descriptor *d, const Array *mold, int rank) {
  d->element = mold->element;
  d->type = (signed char)mold->type;
  d->rank = (signed char)rank;
  EACH_DIMENSION(j) {
    if (j < mold->rank && j < rank) d->dim[j] = mold->dim[j];
  }
  write_derived(d, rank, mold->derived);
}

/* Neither allocated nor associated. */
INLINE void clear_descriptor(Descriptor *d, int attribute, int rank, int type, Unsigned element, const DerivedType *derived) {
  d->base = 0;
  d->element = element;
  d->version = VERSION;
  d->rank = (signed char)rank;
  d->type = (signed char)type;
  d->attribute = (signed char)attribute;
  d->extra = derived || type == TYPE_OTHER ? HAS_ADDENDUM : 0;
  EACH_DIMENSION(j) {
    if (j < rank) {
      d->dim[j].lower = 1;
      d->dim[j].extent = 0;
      d->dim[j].stride = j == 0 ? (Long)element : 0;
    }
  }
  if (type == TYPE_OTHER) forget_derived(d, rank);
  write_derived(d, rank, derived);
}
