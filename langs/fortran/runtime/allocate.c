/* Allocatables: bounds, allocation, deallocation, the transfer of an allocation. */

#include "assign.h"

int _FortranAAllocatableAllocate(BORROWED Descriptor *, Long *async, _Bool has_stat, BORROWED const Descriptor *message, const char *file,
                                 int line, void *copy);
int _FortranAAllocatableAllocateSource(BORROWED Descriptor *, BORROWED const Descriptor *source, _Bool has_stat,
                                       BORROWED const Descriptor *message, const char *file, int line);
int _FortranAAllocatableDeallocate(BORROWED Descriptor *, _Bool has_stat, BORROWED const Descriptor *message, const char *file, int line);
int _FortranAAllocatableDeallocatePolymorphic(BORROWED Descriptor *, const DerivedType *, _Bool has_stat, BORROWED const Descriptor *message,
                                              const char *file, int line);
int _FortranAMoveAlloc(BORROWED Descriptor *to, BORROWED Descriptor *from, const DerivedType *type, _Bool has_stat,
                       BORROWED const Descriptor *message, const char *file, int line);
void _FortranAAllocatableApplyMold(BORROWED Descriptor *, BORROWED const Descriptor *mold, int rank);

RUNTIME(void, AllocatableSetBounds, Descriptor *d, int dimension, Long lower, Long upper) {
  if (!d->base) set_bounds_of(d, dimension, lower, upper);
}

RUNTIME(int, AllocatableAllocate, Descriptor *d, Long *async, _Bool has_stat, const Descriptor *message, const char *file, int line,
        void *copy, FACTS(d)) {
  Array a = READ(d);
  Nature nature = allocation_nature(&a);
  if (nature == UNKNOWN) return _FortranAAllocatableAllocate(d, async, has_stat, message, file, line, copy);
  if (a.base) return already_allocated(has_stat, message, file, line);
  allocate_storage(d, &a);
  View v = view_of(&a);
  if (nature == COMPONENTS) initialize_elements(&v, a.rank, a.derived);
  return STAT_OK;
}

RUNTIME(int, AllocatableAllocateSource, Descriptor *d, const Descriptor *source, _Bool has_stat, const Descriptor *message, const char *file,
        int line, FACTS(d), FACTS(source)) {
  Array a = READ(d), given = READ(source);
  narrow(&given, source_derived, &a);
  Nature nature = nature_of(&given);
  if (nature == UNKNOWN || a.rank > MAX_RANK) return _FortranAAllocatableAllocateSource(d, source, has_stat, message, file, line);
  if (a.base) return already_allocated(has_stat, message, file, line);
  return allocate_from(d, &a, &given, nature, has_stat, file, line);
}

/* Both kinds of deallocation; -1 if only the library can do it. */
INLINE int deallocate(Descriptor *d, const Array *a, _Bool has_stat, const Descriptor *message, const char *file, int line) {
  Nature nature = allocation_nature(a);
  if (nature == UNKNOWN) return -1;
  if (!a->base) return not_allocated(has_stat, message, file, line);
  View v = view_of(a);
  if (nature == COMPONENTS) {
    finalize_elements(&v, a->rank, a->derived);
    destroy_elements(&v, a->rank, a->derived);
  }
  free(a->base);
  d->base = 0;
  return STAT_OK;
}

RUNTIME(int, AllocatableDeallocate, Descriptor *d, _Bool has_stat, const Descriptor *message, const char *file, int line, FACTS(d)) {
  Array a = READ(d);
  int status = deallocate(d, &a, has_stat, message, file, line);
  return status < 0 ? _FortranAAllocatableDeallocate(d, has_stat, message, file, line) : status;
}

RUNTIME(int, AllocatableDeallocatePolymorphic, Descriptor *d, const DerivedType *type, _Bool has_stat, const Descriptor *message,
        const char *file, int line, FACTS(d)) {
  Array a = READ(d);
  int status = deallocate(d, &a, has_stat, message, file, line);
  if (status < 0) return _FortranAAllocatableDeallocatePolymorphic(d, type, has_stat, message, file, line);
  if (status == STAT_OK) {
    if (!type) forget_derived(d, a.rank);
    write_derived(d, a.rank, type);
    d->type = type ? TYPE_STRUCT : TYPE_OTHER;
  }
  return status;
}

RUNTIME(int, MoveAlloc, Descriptor *to, Descriptor *from, const DerivedType *type, _Bool has_stat, const Descriptor *message,
        const char *file, int line, FACTS(to), FACTS(from)) {
  Array target = READ(to), source = READ(from);
  Nature nature = allocation_nature(&source), old = allocation_nature(&target);
  if (nature == UNKNOWN || old == UNKNOWN) return _FortranAMoveAlloc(to, from, type, has_stat, message, file, line);
  if (source.base && source.base == target.base) {
    return fault(STAT_SAME_ALLOCATABLE, "MOVE_ALLOC passed the same address as to and from", has_stat, message, file, line);
  }
  if (target.base) {
    View v = view_of(&target);
    if (old == COMPONENTS) {
      finalize_elements(&v, target.rank, target.derived);
      destroy_elements(&v, target.rank, target.derived);
    }
    free(target.base);
    to->base = 0;
  }
  if (source.base) {
    to->base = source.base;
    to->element = source.element;
    to->type = (signed char)source.type;
    write_dimensions(to, &source);
    write_derived(to, source.rank, source.derived);
    from->base = 0;
    write_derived(from, source.rank, type);
  }
  return STAT_OK;
}

RUNTIME(void, AllocatableApplyMold, Descriptor *d, const Descriptor *mold, int rank, FACTS(mold)) {
  Array given = READ(mold);
  if (given.rank > MAX_RANK || rank > MAX_RANK)
    _FortranAAllocatableApplyMold(d, mold, rank);
  else if (!d->base)
    take_mold(d, &given, rank);
}

/* Of a polymorphic allocatable, before it is allocated with a type of its own. */
RUNTIME(void, AllocatableInitDerivedForAllocate, Descriptor *d, const DerivedType *type, int rank, int corank) {
  (void)corank;
  if (d->base) return;
  d->element = type->size;
  d->type = TYPE_STRUCT;
  d->attribute = ALLOCATABLE;
  d->extra |= HAS_ADDENDUM;
  write_derived(d, rank, type);
}
