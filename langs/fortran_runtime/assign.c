/* Assignment: to allocatables, between arrays that may overlap, of derived types. */

#include "assign.h"

void _FortranAAssign(BORROWED Descriptor *to, BORROWED const Descriptor *from, const char *file, int line);
void _FortranAAssignTemporary(BORROWED Descriptor *to, BORROWED const Descriptor *from, const char *file, int line);

/* Whether characters must be cut off or blanks added. */
INLINE int cuts(const Array *to, const Array *from) { return is_character(from) && to->element != from->element; }

RUNTIME(void, Assign, Descriptor *to, const Descriptor *from, const char *file, int line, FACTS(to), FACTS(from)) {
  Array target = READ(to), source = READ(from);
  Nature nature = nature_of(&source);
  int whole = target.attribute == ALLOCATABLE;
  if (nature == UNKNOWN || (!whole && cuts(&target, &source))) {
    _FortranAAssign(to, from, file, line);
    return;
  }
  if (source.rank != 0 && source.rank != target.rank) _FortranAReportFatalUserError("assignment of an array of another rank", file, line);
  assign(to, target, &source, nature, whole, file, line);
}

/* To a temporary that nobody has initialized: parts of structure constructors. */
RUNTIME(void, AssignTemporary, Descriptor *to, const Descriptor *from, const char *file, int line, FACTS(to), FACTS(from)) {
  Array target = READ(to), source = READ(from);
  Nature nature = nature_of(&source);
  int whole = target.attribute == ALLOCATABLE;
  if (nature == UNKNOWN || (source.rank != 0 && source.rank != target.rank) || (!whole && cuts(&target, &source))) {
    _FortranAAssignTemporary(to, from, file, line);
    return;
  }
  if (nature == COMPONENTS && target.base) {
    View elements = view_of(&target);
    initialize_elements(&elements, target.rank, source.derived);
  }
  assign(to, target, &source, nature, whole, file, line);
}
