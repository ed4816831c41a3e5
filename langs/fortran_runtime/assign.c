/* Assignment: to allocatables, between arrays that may overlap, of derived types. */

#include "assign.h"

void _FortranAAssign(BORROWED Descriptor *to, BORROWED const Descriptor *from, const char *file, int line);

RUNTIME(void, Assign, Descriptor *to, const Descriptor *from, const char *file, int line) {
  Nature nature = nature_of(from);
  if (nature == UNKNOWN) {
    _FortranAAssign(to, from, file, line);
    return;
  }
  if (from->rank != 0 && from->rank != to->rank) _FortranAReportFatalUserError("assignment of an array of another rank", file, line);
  assign(to, from, nature, to->attribute == ALLOCATABLE, file, line);
}
