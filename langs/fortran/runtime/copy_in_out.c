/* Contiguous copies of arrays that are not, for dummy arguments that must be contiguous. */

#include "assign.h"

void _FortranACopyInAssign(BORROWED Descriptor *temporary, BORROWED const Descriptor *variable, const char *file, int line);
void _FortranACopyOutAssign(BORROWED Descriptor *variable, BORROWED Descriptor *temporary, const char *file, int line);

RUNTIME(void, CopyInAssign, Descriptor *temporary, const Descriptor *variable, const char *file, int line, FACTS(variable)) {
  Array source = READ(variable);
  Nature nature = nature_of(&source);
  if (nature == UNKNOWN) {
    _FortranACopyInAssign(temporary, variable, file, line);
    return;
  }
  Array made = source;
  temporary->base = made.base = 0;
  temporary->element = source.element;
  temporary->version = VERSION;
  temporary->rank = (signed char)source.rank;
  temporary->type = (signed char)source.type;
  temporary->attribute = ALLOCATABLE;
  temporary->extra = source.derived ? HAS_ADDENDUM : 0;
  write_dimensions(temporary, &made);
  write_derived(temporary, source.rank, source.derived);
  assign(temporary, made, &source, nature, 1);
}

/* All that is asked of the temporary's descriptor is where it is: what else there is to know, callers know better of the variable. */
RUNTIME(void, CopyOutAssign, Descriptor *variable, Descriptor *temporary, const char *file, int line, FACTS(variable), FACTS(temporary)) {
  Array made = READ(temporary);
  if (!variable) {
    Nature nature = nature_of(&made);
    if (nature == UNKNOWN) {
      _FortranACopyOutAssign(variable, temporary, file, line);
      return;
    }
    View elements = view_of(&made);
    if (nature == COMPONENTS) destroy_elements(&elements, made.rank, made.derived);
  } else {
    Array whole = READ(variable);
    Nature nature = nature_of(&whole);
    if (nature == UNKNOWN) {
      _FortranACopyOutAssign(variable, temporary, file, line);
      return;
    }
    View target = view_of(&whole), source = dense(&target, made.base, (Long)whole.element);
    if (nature == PLAIN) {
      copy(&target, source, whole.rank, kind_of(&whole), whole.element, 1, 1);
    } else {
      assign_components(&target, &source, whole.rank, whole.derived, whole.element);
      destroy_elements(&source, whole.rank, whole.derived);
    }
  }
  free(made.base);
  temporary->base = 0;
}
