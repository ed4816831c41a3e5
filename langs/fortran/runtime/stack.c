/* FORALL, and WHERE in it, whose left sides, masks and values are computed before anything is assigned: lists of descriptors. Those of
   values have storage of their own. */

#include "assign.h"

void _FortranAAssignTemporary(BORROWED Descriptor *to, BORROWED const Descriptor *from, const char *file, int line);

/* `derived` and `length` are what stands behind a descriptor's dimensions. */
typedef struct {
  Descriptor header;
  Dimension dim[MAX_RANK];
  const DerivedType *derived;
  Long length;
} Element;

typedef struct {
  Element *elements;
  Long count, room;
} Stack;

/* Part by part, each as what it is. */
INLINE void copy_header(Descriptor *to, Dimension *to_dim, const Descriptor *from, const Dimension *from_dim, int rank) {
  to->base = from->base;
  to->element = from->element;
  to->version = from->version;
  to->rank = (signed char)rank;
  to->type = from->type;
  to->attribute = from->attribute;
  to->extra = from->extra;
  EACH_DIMENSION(j) {
    if (j < rank) to_dim[j] = from_dim[j];
  }
}

INLINE void copy_element(Element *to, const Element *from) {
  copy_header(&to->header, to->dim, &from->header, from->dim, from->header.rank);
  to->derived = from->derived;
  to->length = from->length;
}

INLINE Stack *create(void) {
  Stack *s = malloc(sizeof(Stack));
  s->elements = malloc(sizeof(Element));
  s->count = 0;
  s->room = 1;
  return s;
}

INLINE Element *push(Stack *s, const Descriptor *d, int rank) {
  if (rank > MAX_RANK) _FortranAReportFatalUserError("FORALL over arrays of more than seven dimensions", "", 0);
  if (s->count == s->room) {
    Element *larger = malloc(2 * (Unsigned)s->room * sizeof(Element));
    for (Long i = 0; i < s->count; ++i) copy_element(&larger[i], &s->elements[i]);
    free(s->elements);
    s->elements = larger;
    s->room *= 2;
  }
  Element *e = &s->elements[s->count++];
  copy_header(&e->header, e->dim, d, d->dim, rank);
  e->derived = 0;
  e->length = 0;
  if (d->extra & HAS_ADDENDUM) {
    e->derived = *(const DerivedType *const *)&d->dim[rank];
    e->length = d->dim[rank].extent;
  }
  return e;
}

INLINE void at(const Stack *s, Unsigned index, Descriptor *d, int known_rank) {
  const Element *e = &s->elements[index];
  int rank = known_rank != NOT_KNOWN ? known_rank : e->header.rank;
  copy_header(d, d->dim, &e->header, e->dim, rank);
  if (e->header.extra & HAS_ADDENDUM) {
    *(const DerivedType **)&d->dim[rank] = e->derived;
    d->dim[rank].extent = e->length;
  }
}

INLINE void destroy(Stack *s) {
  free(s->elements);
  free(s);
}

RUNTIME(void *, CreateDescriptorStack, const char *file, int line) {
  (void)file, (void)line;
  return create();
}

RUNTIME(void, PushDescriptor, void *stack, const Descriptor *d, FACTS(d)) {
  (void)d_type, (void)d_attribute, (void)d_element, (void)d_derived;
  push(stack, d, d_rank != NOT_KNOWN ? d_rank : d->rank);
}

RUNTIME(void, DescriptorAt, void *stack, Unsigned index, Descriptor *d, FACTS(d)) {
  (void)d_type, (void)d_attribute, (void)d_element, (void)d_derived;
  at(stack, index, d, d_rank);
}

RUNTIME(void, DestroyDescriptorStack, void *stack) { destroy(stack); }

RUNTIME(void *, CreateValueStack, const char *file, int line) {
  (void)file, (void)line;
  return create();
}

/* The elements in a row, under the bounds they have. */
RUNTIME(void, PushValue, void *stack, const Descriptor *d, FACTS(d)) {
  Array value = READ(d);
  Element *e = push(stack, d, value.rank);
  View given = view_of(&value), target = dense(&given, allocate((Unsigned)count(&given) * value.element), (Long)value.element);
  e->header.base = target.base;
  EACH_DIMENSION(j) {
    if (j < value.rank) e->dim[j].stride = target.stride[j];
  }
  Nature nature = nature_of(&value);
  if (nature == PLAIN) {
    copy(&target, given, value.rank, kind_of(&value), value.element, 1, 1);
  } else if (nature == COMPONENTS) {
    initialize_elements(&target, value.rank, value.derived);
    assign_components(&target, &given, value.rank, value.derived, value.element, "", 0);
  } else {
    Descriptor *shape = malloc(sizeof(Descriptor) + (MAX_RANK + 1) * sizeof(Dimension));
    at(stack, (Unsigned)((Stack *)stack)->count - 1, shape, value.rank);
    _FortranAAssignTemporary(shape, d, "", 0);
    free(shape);
  }
}

RUNTIME(void, ValueAt, void *stack, Unsigned index, Descriptor *d, FACTS(d)) {
  (void)d_type, (void)d_attribute, (void)d_element, (void)d_derived;
  at(stack, index, d, d_rank);
}

RUNTIME(void, DestroyValueStack, void *stack) {
  Stack *s = stack;
  for (Long i = 0; i < s->count; ++i) free(s->elements[i].header.base);
  destroy(s);
}
