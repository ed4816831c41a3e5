/* Contiguous copies of arrays that are not, for dummy arguments that must be contiguous. */

#include "assign.h"

void _FortranACopyInAssign(Descriptor *temporary, const Descriptor *variable, const char *file, int line);
void _FortranACopyOutAssign(Descriptor *variable, Descriptor *temporary, const char *file, int line);

RUNTIME(void, CopyInAssign, Descriptor *temporary, const Descriptor *variable, const char *file, int line) {
  Nature nature = nature_of(variable);
  if (nature == UNKNOWN) {
    _FortranACopyInAssign(temporary, variable, file, line);
    return;
  }
  take_descriptor(temporary, variable);
  temporary->base = 0;
  temporary->attribute = ALLOCATABLE;
  assign(temporary, variable, nature, 1, file, line);
}

RUNTIME(void, CopyOutAssign, Descriptor *variable, Descriptor *temporary, const char *file, int line) {
  Nature nature = nature_of(temporary);
  if (nature == UNKNOWN) {
    _FortranACopyOutAssign(variable, temporary, file, line);
    return;
  }
  if (variable) {
    View target = view_of(variable), source = view_of(temporary);
    if (nature == PLAIN)
      copy(&target, source, temporary->rank, kind_of(temporary), temporary->element, 1, 1);
    else
      assign_components(&target, &source, temporary->rank, derived_type(temporary), temporary->element, file, line);
  }
  if (nature == COMPONENTS) destroy_elements(temporary);
  free(temporary->base);
  temporary->base = 0;
}
