/* What is done to one component of a derived type. The functions that derived.py makes for a type call these with constants: where the
   component lies, and for allocatable components all of their descriptor that never changes. */

#include "assign.h"

int _FortranAAllocatableDeallocate(BORROWED Descriptor *, _Bool has_stat, BORROWED const Descriptor *message, const char *file, int line);
void _FortranAAssignPolymorphic(BORROWED Descriptor *to, BORROWED const Descriptor *from, const char *file, int line);

#define HELPER(result, name, ...) \
  __attribute__((always_inline)) result name(__VA_ARGS__) __asm__("pad.fortran.component." #name); \
  result name(__VA_ARGS__)

/* Components that are not of derived type, n of them in an array. */
HELPER(void, move, char *to, const char *from, Long n, int type, Unsigned element) {
  copy_forward(to, from, n, kind_of_type(type), element);
}

/* A pointer to a procedure. */
HELPER(void, point, void **place, void *procedure) { *place = procedure; }

HELPER(void, assign_data, char *to, const char *from, Long n, Unsigned element, const DerivedType *type) {
  for (Long i = 0; i < n; ++i) type_assign(type, to + i * (Long)element, from + i * (Long)element);
}

HELPER(void, initialize_data, char *place, Long n, Unsigned element, const DerivedType *type) {
  for (Long i = 0; i < n; ++i) type_initialize(type, place + i * (Long)element);
}

HELPER(void, destroy_data, char *place, Long n, Unsigned element, const DerivedType *type) {
  for (Long i = 0; i < n; ++i) type_destroy(type, place + i * (Long)element);
}

HELPER(void, finalize_data, char *place, Long n, Unsigned element, const DerivedType *type, int rank) {
  if (rank == 0)
    type_finalize(type, place);
  else
    for (Long i = 0; i < n; ++i) type_finalize_element(type, place + i * (Long)element);
}

HELPER(void, clear, char *place, int attribute, int rank, int type, Unsigned element, const DerivedType *derived) {
  clear_descriptor((Descriptor *)place, attribute, rank, type, element, derived);
}

/* Of class(*), which holds nothing. */
HELPER(void, clear_any, char *place, int rank) {
  Descriptor *d = (Descriptor *)place;
  d->element = 0;
  d->type = TYPE_OTHER;
  forget_derived(d, rank);
}

HELPER(void, destroy, char *place, int rank, int type, Unsigned element, const DerivedType *derived) {
  Array own = read_descriptor((Descriptor *)place, rank, type, ALLOCATABLE, element, derived);
  if (!own.base) return;
  View v = view_of(&own);
  if (derived && nature_of(&own) == COMPONENTS) destroy_elements(&v, rank, derived);
  free(own.base);
  ((Descriptor *)place)->base = 0;
}

/* Whether nothing is to be done at the end of the life of what class(*) holds. */
HELPER(_Bool, is_plain, char *place, int rank) {
  Array own = read_descriptor((Descriptor *)place, rank, NOT_KNOWN, ALLOCATABLE, 0, 0);
  return own.type != TYPE_STRUCT || (own.derived && is_plain_type(own.derived));
}

/* Allocated exactly if the source is. */
HELPER(void, assign_allocatable, char *to, const char *from, int rank, int type, Unsigned element, const DerivedType *derived) {
  Array source = read_descriptor((const Descriptor *)from, rank, type, ALLOCATABLE, element, derived);
  /* of deferred length: never the storage that there is */
  if (!source.base || (!derived && !element)) destroy(to, rank, type, element, derived);
  if (!source.base) return;
  Array target = read_descriptor((Descriptor *)to, rank, type, ALLOCATABLE, element, derived);
  assign((Descriptor *)to, target, &source, derived ? nature_of(&source) : PLAIN, 1);
}

HELPER(void, finalize, char *place, int rank, int type, Unsigned element, const DerivedType *derived) {
  Array own = read_descriptor((Descriptor *)place, rank, type, ALLOCATABLE, element, derived);
  if (!own.base || nature_of(&own) != COMPONENTS) return;
  View v = view_of(&own);
  finalize_elements(&v, rank, own.derived);
}

/* Of a type that the program's units do not describe. */
HELPER(void, destroy_otherwise, char *place) { _FortranAAllocatableDeallocate((Descriptor *)place, 0, 0, "", 0); }
HELPER(void, assign_otherwise, char *to, const char *from) {
  _FortranAAssignPolymorphic((Descriptor *)to, (const Descriptor *)from, "", 0);
}
