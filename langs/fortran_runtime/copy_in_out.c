/* Contiguous copies of arrays that are not, for dummy arguments that must be contiguous. */

#include "assign.h"

void _FortranACopyInAssign(BORROWED Descriptor *temporary, BORROWED const Descriptor *variable, const char *file, int line);
void _FortranACopyOutAssign(BORROWED Descriptor *variable, BORROWED Descriptor *temporary, const char *file, int line);

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

/* All that is asked of the temporary's descriptor is where it is: what else there is to know, callers know better of the variable. */
RUNTIME(void, CopyOutAssign, Descriptor *variable, Descriptor *temporary, const char *file, int line) {
  Nature nature = nature_of(variable ? variable : temporary);
  if (nature == UNKNOWN) {
    _FortranACopyOutAssign(variable, temporary, file, line);
    return;
  }
  if (variable) {
    Unsigned element = variable->element;
    View target = view_of(variable), source = dense(&target, temporary->base, (Long)element);
    if (nature == PLAIN)
      copy(&target, source, variable->rank, kind_of(variable), element, 1, 1);
    else
      assign_components(&target, &source, variable->rank, derived_type(variable), element, file, line);
  }
  if (nature == COMPONENTS) destroy_elements(temporary);
  free(temporary->base);
  temporary->base = 0;
}
