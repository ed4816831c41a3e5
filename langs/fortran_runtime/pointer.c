/* Pointers: bounds, allocation, deallocation. The library keeps a mark behind each allocation to tell it from other targets; here
   deallocation trusts the program. */

#include "assign.h"

int _FortranAPointerAllocate(BORROWED Descriptor *, _Bool has_stat, BORROWED const Descriptor *message, const char *file, int line, void *copy);
int _FortranAPointerAllocateSource(BORROWED Descriptor *, BORROWED const Descriptor *source, _Bool has_stat,
                                   BORROWED const Descriptor *message, const char *file, int line);
int _FortranAPointerDeallocate(BORROWED Descriptor *, _Bool has_stat, BORROWED const Descriptor *message, const char *file, int line);
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

RUNTIME(int, PointerDeallocate, Descriptor *d, _Bool has_stat, const Descriptor *message, const char *file, int line, FACTS(d)) {
  Array a = READ(d);
  Nature nature = allocation_nature(&a);
  if (nature == UNKNOWN) return _FortranAPointerDeallocate(d, has_stat, message, file, line);
  if (!a.base) return not_allocated(has_stat, message, file, line);
  View v = view_of(&a);
  if (nature == COMPONENTS) {
    finalize_elements(&v, a.rank, a.derived);
    destroy_elements(&v, a.rank, a.derived);
  }
  free(a.base);
  d->base = 0;
  return STAT_OK;
}

RUNTIME(void, PointerApplyMold, Descriptor *d, const Descriptor *mold, int rank, FACTS(mold)) {
  Array given = READ(mold);
  if (given.rank > MAX_RANK || rank > MAX_RANK)
    _FortranAPointerApplyMold(d, mold, rank);
  else
    take_mold(d, &given, rank);
}
