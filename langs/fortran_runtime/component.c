/* What is done to one component of a derived type. The functions that derived.py makes for a type call these with constants: where the
   component lies, and for allocatable components all of their descriptor that never changes. */

#include "assign.h"

#define HELPER(result, name, ...) \
  __attribute__((always_inline)) result name(__VA_ARGS__) __asm__("pad.fortran.component." #name); \
  result name(__VA_ARGS__)

typedef struct {
  Descriptor d;
  Dimension room[MAX_RANK + 1];
} Whole;

/* The component's descriptor, with what the type says about it as constants. */
#define READ(name, place, rank_, type_, element_, derived) \
  Whole name; \
  name.d.base = ((const Descriptor *)(place))->base; \
  name.d.element = element_; \
  name.d.version = VERSION; \
  name.d.rank = (signed char)(rank_); \
  name.d.type = (signed char)(type_); \
  name.d.attribute = ALLOCATABLE; \
  name.d.extra = (derived) ? HAS_ADDENDUM : 0; \
  EACH_DIMENSION(j) { \
    if (j < (rank_)) name.d.dim[j] = ((const Descriptor *)(place))->dim[j]; \
  } \
  if (derived) set_derived_type(&name.d, derived)

/* Components that are not of derived type, n of them in an array. */
HELPER(void, move, char *to, const char *from, Long n, int type, Unsigned element) {
  Descriptor like = {0, element, VERSION, 0, (signed char)type, 0, 0};
  copy_forward(to, from, n, kind_of(&like), element);
}

HELPER(void, assign_data, char *to, const char *from, Long n, Unsigned element, const DerivedType *type) {
  for (Long i = 0; i < n; ++i) type_assign(type, to + i * (Long)element, from + i * (Long)element);
}

HELPER(void, initialize_data, char *place, Long n, Unsigned element, const DerivedType *type) {
  for (Long i = 0; i < n; ++i) type_initialize(type, place + i * (Long)element);
}

HELPER(void, destroy_data, char *place, Long n, Unsigned element, const DerivedType *type) {
  for (Long i = 0; i < n; ++i) type_destroy(type, place + i * (Long)element);
}

/* Neither allocated nor associated. */
HELPER(void, clear, char *place, int attribute, int rank, int type, Unsigned element, const DerivedType *derived) {
  Descriptor *d = (Descriptor *)place;
  d->base = 0;
  d->element = element;
  d->version = VERSION;
  d->rank = (signed char)rank;
  d->type = (signed char)type;
  d->attribute = (signed char)attribute;
  d->extra = derived ? HAS_ADDENDUM : 0;
  EACH_DIMENSION(j) {
    if (j < rank) {
      d->dim[j].lower = 1;
      d->dim[j].extent = 0;
      d->dim[j].stride = j == 0 ? (Long)element : 0;
    }
  }
  if (derived) set_derived_type(d, derived);
}

HELPER(void, destroy, char *place, int rank, int type, Unsigned element, const DerivedType *derived) {
  READ(own, place, rank, type, element, derived);
  if (!own.d.base) return;
  if (derived && nature_of(&own.d) == COMPONENTS) destroy_elements(&own.d);
  free(own.d.base);
  ((Descriptor *)place)->base = 0;
}

/* Allocated exactly if the source is. */
HELPER(void, assign_allocatable, char *to, const char *from, int rank, int type, Unsigned element, const DerivedType *derived) {
  READ(source, from, rank, type, element, derived);
  if (!source.d.base) {
    destroy(to, rank, type, element, derived);
    return;
  }
  if (!derived && !element) {
    /* of deferred length: never the storage that there is */
    destroy(to, rank, type, element, derived);
    source.d.element = ((const Descriptor *)from)->element;
  }
  READ(target, to, rank, type, element, derived);
  assign(&target.d, &source.d, derived ? nature_of(&source.d) : PLAIN, 1, "", 0);
  Descriptor *d = (Descriptor *)to;
  d->base = target.d.base;
  if (!element) d->element = target.d.element;
  EACH_DIMENSION(j) {
    if (j < rank) d->dim[j] = target.d.dim[j];
  }
}
