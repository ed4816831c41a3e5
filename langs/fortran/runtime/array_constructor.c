/* Array constructors whose length is not known before their values: the values are pushed to the end of a vector. These bodies are only
   used for elements that are known to be numbers, or of a derived type that derived.py knows; the facts of a vector are those of the
   array that it fills. */

#include "assign.h"

/* In the place of the library's own, of 80 bytes. */
typedef struct {
  Descriptor *to;
  Long next, capacity;
  const char *file;
  int line;
  _Bool length_of_first;
} Vector;

RUNTIME(void, InitArrayConstructorVector, Vector *vector, Descriptor *to, _Bool length_of_first, const char *file, int line, FACTS(vector)) {
  (void)vector_rank, (void)vector_type, (void)vector_attribute, (void)vector_element, (void)vector_derived;
  vector->to = to;
  vector->next = 0;
  vector->capacity = to->base ? to->dim[0].extent : 0;
  vector->file = file;
  vector->line = line;
  vector->length_of_first = length_of_first;
}

/* Makes room for `more` elements; the first of them. Storage at least doubles, so that values are moved few times. */
INLINE char *room(Vector *vector, Unsigned element, Kind kind, Long more) {
  Descriptor *to = vector->to;
  Long needed = vector->next + more;
  if (vector->capacity < needed) {
    Long capacity = needed > 2 * vector->capacity ? needed : 2 * vector->capacity;
    if (capacity < 8) capacity = 8;
    char *storage = allocate((Unsigned)capacity * element), *old = to->base;
    if (old) {
      copy_forward(storage, old, vector->next, kind, element);
      free(old);
    }
    to->base = storage;
    vector->capacity = capacity;
  }
  if (to->dim[0].extent < needed) {
    to->dim[0].lower = 1;
    to->dim[0].extent = needed;
    to->dim[0].stride = (Long)element;
  }
  char *place = to->base + vector->next * (Long)element;
  vector->next = needed;
  return place;
}

/* Whether elements have components that are copied with them. What grows is moved as it is. */
INLINE int has_components(const DerivedType *type) {
  return type && !(type->no_destruction && type->no_finalization && type->no_defined_assignment);
}

RUNTIME(void, PushArrayConstructorValue, Vector *vector, const Descriptor *from, FACTS(vector), FACTS(from)) {
  (void)vector_rank, (void)vector_attribute;
  Array source = READ(from);
  View given = view_of(&source);
  Kind kind = kind_of_type(vector_type);
  View target = dense(&given, room(vector, vector_element, kind, count(&given)), (Long)vector_element);
  if (has_components(vector_derived)) {
    initialize_elements(&target, source.rank, vector_derived);
    assign_components(&target, &given, source.rank, vector_derived, vector_element);
  } else {
    copy(&target, given, source.rank, kind, vector_element, 1, 1);
  }
}

RUNTIME(void, PushArrayConstructorSimpleScalar, Vector *vector, const char *value, FACTS(vector)) {
  (void)vector_rank, (void)vector_attribute, (void)vector_derived;
  Kind kind = kind_of_type(vector_type);
  copy_one(room(vector, vector_element, kind, 1), value, kind, vector_element);
}
