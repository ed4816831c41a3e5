/* Assignment: to allocatables, between arrays that may overlap, of derived types. */

#include "assign.h"

void _FortranAAssign(BORROWED Descriptor *to, BORROWED const Descriptor *from, const char *file, int line);
void _FortranAAssignPolymorphic(BORROWED Descriptor *to, BORROWED const Descriptor *from, const char *file, int line);
void _FortranAAssignTemporary(BORROWED Descriptor *to, BORROWED const Descriptor *from, const char *file, int line);

/* Whether characters must be cut off or blanks added. */
INLINE int cuts(const Array *to, const Array *from) { return is_character(from) && to->element != from->element; }

RUNTIME(void, Assign, Descriptor *to, const Descriptor *from, const char *file, int line, FACTS(to), FACTS(from)) {
  Array target = READ(to), source = READ(from);
  narrow(&source, from_derived, &target);
  Nature nature = nature_of(&source), old = target.base && nature == COMPONENTS ? nature_of(&target) : PLAIN;
  int whole = target.attribute == ALLOCATABLE, finalized = is_finalized(&target, old);
  View before = view_of(&target), given = view_of(&source);
  if (nature == UNKNOWN || old == UNKNOWN || (!whole && cuts(&target, &source)) ||
      (finalized && overlap(&before, &given, (Long)source.element))) {
    _FortranAAssign(to, from, file, line);
    return;
  }
  if (finalized) finalize_elements(&before, target.rank, target.derived);
  if (source.rank != 0 && source.rank != target.rank) _FortranAReportFatalUserError("assignment of an array of another rank", file, line);
  assign(to, target, &source, nature, whole);
}

/* To what is polymorphic: a whole allocatable takes the type of the source too. */
RUNTIME(void, AssignPolymorphic, Descriptor *to, const Descriptor *from, const char *file, int line, FACTS(to), FACTS(from)) {
  Array target = READ(to), source = READ(from);
  Nature nature = nature_of(&source), old = target.base ? nature_of(&target) : PLAIN;
  View before = view_of(&target), given = view_of(&source);
  int finalized = is_finalized(&target, old), whole = target.attribute == ALLOCATABLE;
  int other = whole && target.base && (target.derived != source.derived || target.type != source.type);
  if (nature == UNKNOWN || old == UNKNOWN || (is_character(&source) && !whole) || (other && old == COMPONENTS && !type_is_held(target.derived)) ||
      (source.rank != 0 && source.rank != target.rank) ||
      (finalized && overlap(&before, &given, (Long)source.element))) {
    _FortranAAssignPolymorphic(to, from, file, line);
    return;
  }
  if (finalized) finalize_elements(&before, target.rank, target.derived);
  Array former = target;
  if (other) to->base = target.base = 0;
  if (whole) {
    if (!source.derived && to->extra & HAS_ADDENDUM) forget_derived(to, target.rank);
    write_derived(to, target.rank, source.derived);
    target.derived = source.derived;
  }
  assign(to, target, &source, nature, whole);
  if (other) {
    View v = view_of(&former);
    if (old == COMPONENTS) destroy_held_elements(&v, former.rank, former.derived);
    free(former.base);
  }
}

/* To a temporary that nobody has initialized: parts of structure constructors. What may be polymorphic, as far as the unit tells, and
   is given an object of another type, is left to the library. */
RUNTIME(void, AssignTemporary, Descriptor *to, const Descriptor *from, const char *file, int line, FACTS(to), FACTS(from)) {
  Array target = READ(to), source = READ(from);
  int whole = target.attribute == ALLOCATABLE, other = whole && !to_derived && target.derived != source.derived;
  narrow(&source, from_derived, &target);
  Nature nature = nature_of(&source);
  if (nature == UNKNOWN || other || (source.rank != 0 && source.rank != target.rank) || (!whole && cuts(&target, &source))) {
    _FortranAAssignTemporary(to, from, file, line);
    return;
  }
  if (nature == COMPONENTS && target.base) {
    View elements = view_of(&target);
    initialize_elements(&elements, target.rank, source.derived);
  }
  assign(to, target, &source, nature, whole);
}
