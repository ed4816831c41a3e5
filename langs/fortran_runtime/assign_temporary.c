/* Assignment to a temporary of the compiler, which nobody has initialized: parts of structure constructors. */

#include "assign.h"

void _FortranAAssignTemporary(BORROWED Descriptor *to, BORROWED const Descriptor *from, const char *file, int line);

RUNTIME(void, AssignTemporary, Descriptor *to, const Descriptor *from, const char *file, int line) {
  Nature nature = nature_of(from);
  if (nature == UNKNOWN || (from->rank != 0 && from->rank != to->rank)) {
    _FortranAAssignTemporary(to, from, file, line);
    return;
  }
  if (nature == COMPONENTS && to->base) initialize_elements(to);
  assign(to, from, nature, to->attribute == ALLOCATABLE, file, line);
}
