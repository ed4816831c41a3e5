/* What intrinsics that rearrange elements have in common: results that they allocate, integers and logicals of any kind. */

#pragma once

#include "fault.h"

/* A contiguous result of the shape of `shape`, with lower bounds 1. */
INLINE View make_result(Descriptor *result, const View *shape, int rank, const Array *like) {
  View made = dense(shape, allocate((Unsigned)count(shape) * like->element), (Long)like->element);
  result->base = made.base;
  result->element = like->element;
  result->type = (signed char)like->type;
  EACH_DIMENSION(j) {
    if (j < rank) {
      result->dim[j].lower = 1;
      result->dim[j].extent = made.extent[j];
      result->dim[j].stride = made.stride[j];
    }
  }
  return made;
}

INLINE Long integer_at(const char *place, Unsigned element) {
  return element == 4 ? *(const int *)place : element == 8 ? *(const Long *)place : element == 2 ? *(const short *)place : *place;
}

INLINE int truth_at(const char *place, Unsigned element) { return integer_at(place, element) != 0; }

/* Without dimensions. */
INLINE View empty_view(void) {
  View v;
  v.base = 0;
  EACH_DIMENSION(j) {
    v.extent[j] = 1;
    v.stride[j] = 0;
  }
  return v;
}

/* A scalar takes the shape of the array beside it. */
INLINE View beside(const Array *a, const View *shape) { return a->rank == 0 ? repeated(shape, a->base) : view_of(a); }

/* The array without one dimension, and with that dimension alone. */
INLINE View without(const View *v, int dimension, Long *extent, Long *stride) {
  View left = *v;
  *extent = 1;
  *stride = 0;
  EACH_DIMENSION(j) {
    if (j == dimension) {
      *extent = v->extent[j];
      *stride = v->stride[j];
    }
    if (j >= dimension) {
      left.extent[j] = j + 1 < MAX_RANK ? v->extent[j + 1 < MAX_RANK ? j + 1 : j] : 1;
      left.stride[j] = j + 1 < MAX_RANK ? v->stride[j + 1 < MAX_RANK ? j + 1 : j] : 0;
    }
  }
  return left;
}
