/* The beginning and the end of objects of derived type. */

#include "assign.h"

void _FortranAInitialize(BORROWED const Descriptor *, const char *file, int line);
void _FortranADestroy(BORROWED const Descriptor *);
void _FortranADestroyWithoutFinalization(BORROWED const Descriptor *);

RUNTIME(void, Initialize, const Descriptor *d, const char *file, int line, FACTS(d)) {
  Array a = READ(d);
  View v = view_of(&a);
  Nature nature = allocation_nature(&a);
  if (nature == UNKNOWN)
    _FortranAInitialize(d, file, line);
  else if (nature == COMPONENTS)
    initialize_elements(&v, a.rank, a.derived);
}

RUNTIME(void, Destroy, const Descriptor *d, FACTS(d)) {
  Array a = READ(d);
  View v = view_of(&a);
  Nature nature = nature_of(&a);
  if (nature == UNKNOWN)
    _FortranADestroy(d);
  else if (nature == COMPONENTS && a.base) {
    finalize_elements(&v, a.rank, a.derived);
    destroy_elements(&v, a.rank, a.derived);
  }
}

RUNTIME(void, DestroyWithoutFinalization, const Descriptor *d, FACTS(d)) {
  Array a = READ(d);
  View v = view_of(&a);
  Nature nature = nature_of(&a);
  if (nature == UNKNOWN)
    _FortranADestroyWithoutFinalization(d);
  else if (nature == COMPONENTS && a.base)
    destroy_elements(&v, a.rank, a.derived);
}
