/* FORALL whose left side is computed before anything is assigned: a list of descriptors. */

#include "descriptor.h"

typedef struct {
  Descriptor header;
  Dimension dim[MAX_RANK + 1]; /* the last is room for the addendum */
} Element;

typedef struct {
  Element *elements;
  Long count, room;
} Stack;

INLINE void copy_addendum(Dimension *to, const Dimension *from) {
  *(const DerivedType **)to = *(const DerivedType *const *)from;
  to->extent = from->extent;
}

/* Part by part, each as what it is. */
INLINE void copy_descriptor(Descriptor *to, Dimension *to_dim, const Descriptor *from, const Dimension *from_dim) {
  to->base = from->base;
  to->element = from->element;
  to->version = from->version;
  to->rank = from->rank;
  to->type = from->type;
  to->attribute = from->attribute;
  to->extra = from->extra;
  EACH_DIMENSION(j) {
    if (j < from->rank) to_dim[j] = from_dim[j];
  }
  if (from->extra & HAS_ADDENDUM) copy_addendum(&to_dim[from->rank], &from_dim[from->rank]);
}

RUNTIME(void *, CreateDescriptorStack, const char *file, int line) {
  (void)file, (void)line;
  Stack *s = malloc(sizeof(Stack));
  s->elements = malloc(sizeof(Element));
  s->count = 0;
  s->room = 1;
  return s;
}

RUNTIME(void, PushDescriptor, void *stack, const Descriptor *d) {
  Stack *s = stack;
  if (d->rank > MAX_RANK) _FortranAReportFatalUserError("FORALL over arrays of more than seven dimensions", "", 0);
  if (s->count == s->room) {
    Element *larger = malloc(2 * (Unsigned)s->room * sizeof(Element));
    for (Long i = 0; i < s->count; ++i)
      copy_descriptor(&larger[i].header, larger[i].dim, &s->elements[i].header, s->elements[i].dim);
    free(s->elements);
    s->elements = larger;
    s->room *= 2;
  }
  Element *e = &s->elements[s->count++];
  copy_descriptor(&e->header, e->dim, d, d->dim);
}

RUNTIME(void, DescriptorAt, void *stack, Unsigned at, Descriptor *d) {
  const Stack *s = stack;
  copy_descriptor(d, d->dim, &s->elements[at].header, s->elements[at].dim);
}

RUNTIME(void, DestroyDescriptorStack, void *stack) {
  Stack *s = stack;
  free(s->elements);
  free(s);
}
