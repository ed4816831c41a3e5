/* PACK and UNPACK. */

#include "rearrange.h"

void _FortranAPack(BORROWED Descriptor *result, BORROWED const Descriptor *source, BORROWED const Descriptor *mask,
                   BORROWED const Descriptor *vector, const char *file, int line);
void _FortranAUnpack(BORROWED Descriptor *result, BORROWED const Descriptor *vector, BORROWED const Descriptor *mask,
                     BORROWED const Descriptor *field, const char *file, int line);

RUNTIME(void, Pack, Descriptor *result, const Descriptor *source, const Descriptor *mask, const Descriptor *vector, const char *file, int line,
        FACTS(source), FACTS(mask)) {
  Array array = READ(source), where = READ(mask);
  if (nature_of(&array) != PLAIN || where.rank > MAX_RANK) {
    _FortranAPack(result, source, mask, vector, file, line);
    return;
  }
  Kind kind = kind_of(&array);
  View from = view_of(&array), masks = beside(&where, &from);
  Long last = rows(&from), length = from.extent[0], chosen = 0;
  for (Long row = 0; row < last; ++row) {
    const char *m = masks.base + row_offset(&masks, array.rank, (Unsigned)row);
    for (Long i = 0; i < length; ++i) chosen += truth_at(m + i * masks.stride[0], where.element);
  }
  View shape = empty_view();
  shape.extent[0] = vector ? vector->dim[0].extent : chosen;
  if (shape.extent[0] < chosen) _FortranAReportFatalUserError("PACK: VECTOR= is too short", file, line);
  View to = make_result(result, &shape, 1, &array);
  Long at = 0;
  for (Long row = 0; row < last; ++row) {
    const char *m = masks.base + row_offset(&masks, array.rank, (Unsigned)row);
    const char *f = from.base + row_offset(&from, array.rank, (Unsigned)row);
    for (Long i = 0; i < length; ++i) {
      if (truth_at(m + i * masks.stride[0], where.element)) {
        copy_one(to.base + at * (Long)array.element, f + i * from.stride[0], kind, array.element);
        ++at;
      }
    }
  }
  if (vector)
    copy_row(to.base + chosen * (Long)array.element, (Long)array.element, vector->base + chosen * vector->dim[0].stride,
             vector->dim[0].stride, shape.extent[0] - chosen, kind, array.element);
}

RUNTIME(void, Unpack, Descriptor *result, const Descriptor *vector, const Descriptor *mask, const Descriptor *field, const char *file,
        int line, FACTS(vector), FACTS(mask), FACTS(field)) {
  Array array = READ(vector), where = READ(mask), otherwise = READ(field);
  if (nature_of(&array) != PLAIN || where.rank > MAX_RANK || otherwise.rank > MAX_RANK) {
    _FortranAUnpack(result, vector, mask, field, file, line);
    return;
  }
  Kind kind = kind_of(&array);
  View masks = view_of(&where), fields = beside(&otherwise, &masks);
  View to = make_result(result, &masks, where.rank, &array);
  Long last = rows(&masks), length = masks.extent[0], at = 0;
  for (Long row = 0; row < last; ++row) {
    char *t = to.base + row_offset(&to, where.rank, (Unsigned)row);
    const char *m = masks.base + row_offset(&masks, where.rank, (Unsigned)row);
    const char *f = fields.base + row_offset(&fields, where.rank, (Unsigned)row);
    for (Long i = 0; i < length; ++i) {
      if (truth_at(m + i * masks.stride[0], where.element)) {
        copy_one(t + i * to.stride[0], array.base + at * array.dim[0].stride, kind, array.element);
        ++at;
      } else {
        copy_one(t + i * to.stride[0], f + i * fields.stride[0], kind, array.element);
      }
    }
  }
}
