/* Pointers: bounds, allocation, deallocation. The library keeps a mark behind each allocation to tell it from other targets; here
   deallocation trusts the program. */

#include "assign.h"

int _FortranAPointerAllocate(BORROWED Descriptor *, _Bool has_stat, BORROWED const Descriptor *message, const char *file, int line, void *copy);
int _FortranAPointerAllocateSource(BORROWED Descriptor *, BORROWED const Descriptor *source, _Bool has_stat, BORROWED const Descriptor *message, const char *file,
                                   int line);
int _FortranAPointerDeallocate(BORROWED Descriptor *, _Bool has_stat, BORROWED const Descriptor *message, const char *file, int line);
void _FortranAPointerApplyMold(BORROWED Descriptor *, BORROWED const Descriptor *mold, int rank);

RUNTIME(void, PointerSetBounds, Descriptor *d, int dimension, Long lower, Long upper) { set_bounds_of(d, dimension, lower, upper); }

RUNTIME(int, PointerAllocate, Descriptor *d, _Bool has_stat, const Descriptor *message, const char *file, int line, void *copy) {
  Nature nature = allocation_nature(d);
  if (nature == UNKNOWN) return _FortranAPointerAllocate(d, has_stat, message, file, line, copy);
  allocate_storage(d);
  if (nature == COMPONENTS) initialize_elements(d);
  return STAT_OK;
}

RUNTIME(int, PointerAllocateSource, Descriptor *d, const Descriptor *source, _Bool has_stat, const Descriptor *message, const char *file,
        int line) {
  Nature nature = nature_of(source);
  if (nature == UNKNOWN) return _FortranAPointerAllocateSource(d, source, has_stat, message, file, line);
  return allocate_from(d, source, nature, has_stat, file, line);
}

RUNTIME(int, PointerDeallocate, Descriptor *d, _Bool has_stat, const Descriptor *message, const char *file, int line) {
  Nature nature = allocation_nature(d);
  if (nature == UNKNOWN) return _FortranAPointerDeallocate(d, has_stat, message, file, line);
  if (!d->base) {
    SCALAR(other, 0, POINTER);
    return _FortranAPointerDeallocate(&other, has_stat, message, file, line);
  }
  if (nature == COMPONENTS) destroy_elements(d);
  free(d->base);
  d->base = 0;
  return STAT_OK;
}

RUNTIME(void, PointerApplyMold, Descriptor *d, const Descriptor *mold, int rank) {
  if (mold->rank > MAX_RANK || rank > MAX_RANK)
    _FortranAPointerApplyMold(d, mold, rank);
  else
    take_mold(d, mold, rank);
}
