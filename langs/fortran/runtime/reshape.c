/* SPREAD, RESHAPE and TRANSPOSE: a result filled from a source that is looked at in another shape. */

#include "rearrange.h"

void _FortranASpread(BORROWED Descriptor *result, BORROWED const Descriptor *source, int dimension, Long copies, const char *file, int line);
void _FortranAReshape(BORROWED Descriptor *result, BORROWED const Descriptor *source, BORROWED const Descriptor *shape,
                      BORROWED const Descriptor *pad, BORROWED const Descriptor *order, const char *file, int line);
void _FortranATranspose(BORROWED Descriptor *result, BORROWED const Descriptor *matrix, const char *file, int line);

RUNTIME(void, Spread, Descriptor *result, const Descriptor *source, int dimension, Long copies, const char *file, int line, FACTS(source)) {
  Array array = READ(source);
  if (nature_of(&array) != PLAIN || array.rank + 1 > MAX_RANK) {
    _FortranASpread(result, source, dimension, copies, file, line);
    return;
  }
  if (dimension < 1 || dimension > array.rank + 1) _FortranAReportFatalUserError("bad DIM= argument", file, line);
  View given = view_of(&array), from = given;
  EACH_DIMENSION(j) {
    if (j == dimension - 1) {
      from.extent[j] = copies > 0 ? copies : 0;
      from.stride[j] = 0;
    } else if (j > dimension - 1) {
      from.extent[j] = given.extent[j - 1];
      from.stride[j] = given.stride[j - 1];
    }
  }
  View to = make_result(result, &from, array.rank + 1, &array);
  if (count(&from) > 0) copy_rows(&to, &from, array.rank + 1, kind_of(&array), array.element);
}

RUNTIME(void, Reshape, Descriptor *result, const Descriptor *source, const Descriptor *shape, const Descriptor *pad, const Descriptor *order,
        const char *file, int line, FACTS(result), FACTS(source), FACTS(shape), FACTS(pad), FACTS(order)) {
  Array array = READ(source);
  int rank = result_rank != NOT_KNOWN ? result_rank : result->rank;
  (void)result_type, (void)result_attribute, (void)result_element, (void)result_derived;
  if (nature_of(&array) != PLAIN || rank > MAX_RANK) {
    _FortranAReshape(result, source, shape, pad, order, file, line);
    return;
  }
  Array wanted = READ(shape);
  Kind kind = kind_of(&array);
  View from = view_of(&array), extents = empty_view();
  EACH_DIMENSION(j) {
    if (j < rank) extents.extent[j] = integer_at(wanted.base + j * wanted.dim[0].stride, wanted.element);
  }
  View to = make_result(result, &extents, rank, &array);
  Long n = count(&to), given = count(&from), first = n < given ? n : given;
  if (order) {
    /* the dimensions of the result in the order in which they are filled */
    Array permutation = READ(order);
    View ordered = to;
    EACH_DIMENSION(j) {
      if (j < rank) {
        Long place = integer_at(permutation.base + j * permutation.dim[0].stride, permutation.element) - 1;
        EACH_DIMENSION(k) {
          if (k < rank && k == place) {
            ordered.extent[j] = to.extent[k];
            ordered.stride[j] = to.stride[k];
          }
        }
      }
    }
    to = ordered;
  }
  if (!order && is_dense(&from, (Long)array.element))
    copy_forward(to.base, from.base, first, kind, array.element);
  else
    for (Long k = 0; k < first; ++k)
      copy_one(to.base + element_offset(&to, rank, (Unsigned)k), from.base + element_offset(&from, array.rank, (Unsigned)k), kind,
               array.element);
  if (n > first) {
    if (!pad) _FortranAReportFatalUserError("RESHAPE: not enough elements", file, line);
    Array filler = READ(pad);
    View with = view_of(&filler);
    Long period = count(&with);
    if (period <= 0) _FortranAReportFatalUserError("RESHAPE: not enough elements", file, line);
    for (Long k = first; k < n; ++k)
      copy_one(to.base + element_offset(&to, rank, (Unsigned)k),
               with.base + element_offset(&with, filler.rank, (Unsigned)(k - first) % (Unsigned)period), kind, array.element);
  }
}

RUNTIME(void, Transpose, Descriptor *result, const Descriptor *matrix, const char *file, int line, FACTS(matrix)) {
  Array array = READ(matrix);
  if (nature_of(&array) != PLAIN) {
    _FortranATranspose(result, matrix, file, line);
    return;
  }
  View given = view_of(&array), from = given;
  from.extent[0] = given.extent[1];
  from.stride[0] = given.stride[1];
  from.extent[1] = given.extent[0];
  from.stride[1] = given.stride[0];
  View to = make_result(result, &from, 2, &array);
  copy_rows(&to, &from, 2, kind_of(&array), array.element);
}
