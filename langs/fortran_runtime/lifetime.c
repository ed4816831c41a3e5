/* The beginning and the end of objects of derived type. */

#include "assign.h"

void _FortranAInitialize(BORROWED const Descriptor *, const char *file, int line);
void _FortranADestroy(BORROWED const Descriptor *);
void _FortranADestroyWithoutFinalization(BORROWED const Descriptor *);

RUNTIME(void, Initialize, const Descriptor *d, const char *file, int line) {
  Nature nature = allocation_nature(d);
  if (nature == UNKNOWN)
    _FortranAInitialize(d, file, line);
  else if (nature == COMPONENTS)
    initialize_elements(d);
}

RUNTIME(void, Destroy, const Descriptor *d) {
  Nature nature = nature_of(d);
  if (nature == UNKNOWN)
    _FortranADestroy(d);
  else if (nature == COMPONENTS && d->base)
    destroy_elements(d);
}

RUNTIME(void, DestroyWithoutFinalization, const Descriptor *d) {
  Nature nature = nature_of(d);
  if (nature == UNKNOWN)
    _FortranADestroyWithoutFinalization(d);
  else if (nature == COMPONENTS && d->base)
    destroy_elements(d);
}
