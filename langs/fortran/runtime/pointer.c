/* Pointers: bounds, allocation, deallocation. The library keeps a mark behind each allocation to tell it from other targets; here
   deallocation trusts the program. */

#include "assign.h"

int _FortranAPointerAllocate(BORROWED Descriptor *, _Bool has_stat, BORROWED const Descriptor *message, const char *file, int line, void *copy);
int _FortranAPointerAllocateSource(BORROWED Descriptor *, BORROWED const Descriptor *source, _Bool has_stat,
                                   BORROWED const Descriptor *message, const char *file, int line);
void _FortranADestroy(BORROWED const Descriptor *);
void _FortranAPointerApplyMold(BORROWED Descriptor *, BORROWED const Descriptor *mold, int rank);

RUNTIME(void, PointerSetBounds, Descriptor *d, int dimension, Long lower, Long upper) { set_bounds_of(d, dimension, lower, upper); }

RUNTIME(int, PointerAllocate, Descriptor *d, _Bool has_stat, const Descriptor *message, const char *file, int line, void *copy, FACTS(d)) {
  Array a = READ(d);
  Nature nature = allocation_nature(&a);
  if (nature == UNKNOWN) return _FortranAPointerAllocate(d, has_stat, message, file, line, copy);
  allocate_storage(d, &a);
  View v = view_of(&a);
  if (nature == COMPONENTS) initialize_elements(&v, a.rank, a.derived);
  return STAT_OK;
}

RUNTIME(int, PointerAllocateSource, Descriptor *d, const Descriptor *source, _Bool has_stat, const Descriptor *message, const char *file,
        int line, FACTS(d), FACTS(source)) {
  Array a = READ(d), given = READ(source);
  narrow(&given, source_derived, &a);
  Nature nature = nature_of(&given);
  if (nature == UNKNOWN || a.rank > MAX_RANK) return _FortranAPointerAllocateSource(d, source, has_stat, message, file, line);
  return allocate_from(d, &a, &given, nature, has_stat, file, line);
}

/* The library's own deallocation would look for its mark. */
INLINE int deallocate_pointer(Descriptor *d, const Array *a, _Bool has_stat, const Descriptor *message, const char *file, int line) {
  Nature nature = allocation_nature(a);
  if (!a->base) return not_allocated(has_stat, message, file, line);
  View v = view_of(a);
  if (nature == UNKNOWN) {
    _FortranADestroy(d);
  } else if (nature == COMPONENTS) {
    finalize_elements(&v, a->rank, a->derived);
    destroy_elements(&v, a->rank, a->derived);
  }
  free(a->base);
  d->base = 0;
  return STAT_OK;
}

RUNTIME(int, PointerDeallocate, Descriptor *d, _Bool has_stat, const Descriptor *message, const char *file, int line, FACTS(d)) {
  Array a = READ(d);
  return deallocate_pointer(d, &a, has_stat, message, file, line);
}

/* `type`: the declared one, which the pointer has again; none of class(*). */
RUNTIME(int, PointerDeallocatePolymorphic, Descriptor *d, const DerivedType *type, _Bool has_stat, const Descriptor *message,
        const char *file, int line, FACTS(d)) {
  Array a = READ(d);
  int status = deallocate_pointer(d, &a, has_stat, message, file, line);
  if (status == STAT_OK) {
    write_derived(d, a.rank, type);
    d->type = type ? TYPE_STRUCT : TYPE_OTHER;
  }
  return status;
}

RUNTIME(void, PointerNullifyDerived, Descriptor *d, const DerivedType *type, int rank, int corank) {
  (void)corank;
  clear_descriptor(d, POINTER, rank, TYPE_STRUCT, type->size, type);
}

RUNTIME(void, PointerApplyMold, Descriptor *d, const Descriptor *mold, int rank, FACTS(mold)) {
  Array given = READ(mold);
  if (given.rank > MAX_RANK || rank > MAX_RANK)
    _FortranAPointerApplyMold(d, mold, rank);
  else
    take_mold(d, &given, rank);
}
