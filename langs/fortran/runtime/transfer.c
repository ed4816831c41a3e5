/* TRANSFER of numbers, descriptors that are copied, RANDOM_NUMBER. */

#include "rearrange.h"

void _FortranATransfer(BORROWED Descriptor *result, BORROWED const Descriptor *source, BORROWED const Descriptor *mold, const char *file,
                       int line);
void _FortranATransferSize(BORROWED Descriptor *result, BORROWED const Descriptor *source, BORROWED const Descriptor *mold, const char *file,
                           int line, Long size);
void _FortranARandomNumber(BORROWED const Descriptor *, const char *file, int line);

/* The part of which elements consist; complex numbers are two. */
INLINE Kind part_of(const Array *a) {
  if (a->type == TYPE_DOUBLE || a->type == TYPE_COMPLEX_DOUBLE) return F64;
  if (a->type == TYPE_FLOAT || a->type == TYPE_COMPLEX_FLOAT) return F32;
  return BYTES;
}

/* Numbers that stay numbers are moved as what they are; anything else whose elements are nothing but bytes as bytes. */
INLINE int is_moved(const Array *from, const Array *like) {
  return nature_of(from) == PLAIN && nature_of(like) == PLAIN && like->element != 0;
}

/* `size`: of the result, or -1. */
INLINE void transfer(Descriptor *result, const Array *source, const Array *mold, Long size) {
  Array from = *source, like = *mold;
  Kind kind = part_of(&from) == part_of(&like) ? part_of(&from) : BYTES;
  View given = view_of(&from), shape = empty_view();
  Long part = kind == F64 ? 8 : kind == F32 ? 4 : 1, there = count(&given) * (Long)from.element / part, each = (Long)like.element / part;
  if (size >= 0 || like.rank > 0) shape.extent[0] = size >= 0 ? size : (there + each - 1) / each;
  View to = make_result(result, &shape, size >= 0 || like.rank > 0, &like);
  char *dense_source = from.base, *between = 0;
  if (!is_dense(&given, (Long)from.element)) {
    between = allocate((Unsigned)count(&given) * from.element);
    View all = dense(&given, between, (Long)from.element);
    copy_rows(&all, &given, from.rank, kind_of(&from), from.element);
    dense_source = between;
  }
  Long wanted = shape.extent[0] * each, n = there < wanted ? there : wanted;
  copy_forward(to.base, dense_source, n, kind, (Unsigned)part);
  if (kind == BYTES) {
    if (wanted > n) __builtin_memset(to.base + n, 0, (Unsigned)(wanted - n));
  } else {
    for (Long i = n; i < wanted; ++i) {
      if (kind == F64)
        ((double *)to.base)[i] = 0;
      else
        ((float *)to.base)[i] = 0;
    }
  }
  if (between) free(between);
}

RUNTIME(void, Transfer, Descriptor *result, const Descriptor *source, const Descriptor *mold, const char *file, int line, FACTS(source),
        FACTS(mold)) {
  Array from = READ(source), like = READ(mold);
  if (is_moved(&from, &like))
    transfer(result, &from, &like, -1);
  else
    _FortranATransfer(result, source, mold, file, line);
}

RUNTIME(void, TransferSize, Descriptor *result, const Descriptor *source, const Descriptor *mold, const char *file, int line, Long size,
        FACTS(source), FACTS(mold)) {
  Array from = READ(source), like = READ(mold);
  if (is_moved(&from, &like))
    transfer(result, &from, &like, size < 0 ? 0 : size);
  else
    _FortranATransferSize(result, source, mold, file, line, size);
}

/* `bounds`: 1 for lower bounds of one, 2 of zero. Of any rank: this is what `select rank` does before it knows the rank. */
RUNTIME(void, CopyAndUpdateDescriptor, Descriptor *to, const Descriptor *from, const DerivedType *type, signed char attribute, int bounds) {
  to->base = from->base;
  to->element = from->element;
  to->version = from->version;
  to->rank = from->rank;
  to->type = from->type;
  to->attribute = attribute;
  to->extra = from->extra;
  for (int j = 0; j < from->rank; ++j) {
    Long extent = from->dim[j].extent;
    to->dim[j].lower = bounds == 0 ? from->dim[j].lower : bounds == 1 || extent == 0 ? 1 : 0;
    to->dim[j].extent = extent;
    to->dim[j].stride = from->dim[j].stride;
  }
  if (from->extra & HAS_ADDENDUM) {
    const DerivedType **there = (const DerivedType **)&to->dim[from->rank];
    *there = type ? type : *(const DerivedType *const *)&from->dim[from->rank];
  }
}

typedef struct {
  char *base;
  Unsigned element;
  int version;
  signed char rank, type, attribute, extra;
  Dimension dim[1];
} VectorDescriptor;

/* Into memory of its own, and from there to where active numbers may be at other times. */
RUNTIME(void, RandomNumber, const Descriptor *harvest, const char *file, int line, FACTS(harvest)) {
  Array a = READ(harvest);
  if ((a.type != TYPE_DOUBLE && a.type != TYPE_FLOAT) || a.rank > MAX_RANK) {
    _FortranARandomNumber(harvest, file, line);
    return;
  }
  View to = view_of(&a);
  Long n = count(&to);
  if (n <= 0) return;
  char *drawn = allocate((Unsigned)n * a.element);
  VectorDescriptor d = {drawn, a.element, VERSION, 1, (signed char)a.type, 0, 0, {{1, n, (Long)a.element}}};
  _FortranARandomNumber((const Descriptor *)&d, file, line);
  copy(&to, dense(&to, drawn, (Long)a.element), a.rank, kind_of(&a), a.element, 1, 1);
  free(drawn);
}
