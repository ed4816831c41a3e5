/* Allocatables: bounds, allocation, deallocation, the transfer of an allocation. */

#include "assign.h"

int _FortranAAllocatableAllocate(BORROWED Descriptor *, Long *async, _Bool has_stat, BORROWED const Descriptor *message, const char *file, int line, void *copy);
int _FortranAAllocatableAllocateSource(BORROWED Descriptor *, BORROWED const Descriptor *source, _Bool has_stat, BORROWED const Descriptor *message, const char *file,
                                       int line);
int _FortranAAllocatableDeallocate(BORROWED Descriptor *, _Bool has_stat, BORROWED const Descriptor *message, const char *file, int line);
int _FortranAMoveAlloc(BORROWED Descriptor *to, BORROWED Descriptor *from, const DerivedType *type, _Bool has_stat, BORROWED const Descriptor *message,
                       const char *file, int line);
void _FortranAAllocatableApplyMold(BORROWED Descriptor *, BORROWED const Descriptor *mold, int rank);

/* The library's own reaction to a fault: on a scalar that has the same fault, as the object itself may hold what matters. */
INLINE int already_allocated(_Bool has_stat, const Descriptor *message, const char *file, int line) {
  char value = 0;
  SCALAR(other, &value, ALLOCATABLE);
  return _FortranAAllocatableAllocate(&other, 0, has_stat, message, file, line, 0);
}

INLINE int not_allocated(_Bool has_stat, const Descriptor *message, const char *file, int line) {
  SCALAR(other, 0, ALLOCATABLE);
  return _FortranAAllocatableDeallocate(&other, has_stat, message, file, line);
}

RUNTIME(void, AllocatableSetBounds, Descriptor *d, int dimension, Long lower, Long upper) {
  if (d->attribute == ALLOCATABLE && !d->base) set_bounds_of(d, dimension, lower, upper);
}

RUNTIME(int, AllocatableAllocate, Descriptor *d, Long *async, _Bool has_stat, const Descriptor *message, const char *file, int line,
        void *copy) {
  Nature nature = allocation_nature(d);
  if (nature == UNKNOWN) return _FortranAAllocatableAllocate(d, async, has_stat, message, file, line, copy);
  if (d->base) return already_allocated(has_stat, message, file, line);
  allocate_storage(d);
  if (nature == COMPONENTS) initialize_elements(d);
  return STAT_OK;
}

RUNTIME(int, AllocatableAllocateSource, Descriptor *d, const Descriptor *source, _Bool has_stat, const Descriptor *message, const char *file,
        int line) {
  Nature nature = nature_of(source);
  if (nature == UNKNOWN) return _FortranAAllocatableAllocateSource(d, source, has_stat, message, file, line);
  if (d->base) return already_allocated(has_stat, message, file, line);
  return allocate_from(d, source, nature, has_stat, file, line);
}

RUNTIME(int, AllocatableDeallocate, Descriptor *d, _Bool has_stat, const Descriptor *message, const char *file, int line) {
  Nature nature = allocation_nature(d);
  if (nature == UNKNOWN) return _FortranAAllocatableDeallocate(d, has_stat, message, file, line);
  if (!d->base) return not_allocated(has_stat, message, file, line);
  if (nature == COMPONENTS) destroy_elements(d);
  free(d->base);
  d->base = 0;
  return STAT_OK;
}

RUNTIME(int, MoveAlloc, Descriptor *to, Descriptor *from, const DerivedType *type, _Bool has_stat, const Descriptor *message,
        const char *file, int line) {
  Nature nature = allocation_nature(from);
  if (nature == UNKNOWN) return _FortranAMoveAlloc(to, from, type, has_stat, message, file, line);
  if (from->base && from->base == to->base) {
    char value = 0;
    SCALAR(other, &value, ALLOCATABLE);
    return _FortranAMoveAlloc(&other, &other, 0, has_stat, message, file, line);
  }
  if (to->base) {
    if (nature == COMPONENTS) destroy_elements(to);
    free(to->base);
    to->base = 0;
  }
  if (from->base) {
    take_descriptor(to, from);
    from->base = 0;
    if (type) set_derived_type(from, type);
  }
  return STAT_OK;
}

RUNTIME(void, AllocatableApplyMold, Descriptor *d, const Descriptor *mold, int rank) {
  if (mold->rank > MAX_RANK || rank > MAX_RANK) {
    _FortranAAllocatableApplyMold(d, mold, rank);
    return;
  }
  if (d->attribute == ALLOCATABLE && !d->base) take_mold(d, mold, rank);
}
