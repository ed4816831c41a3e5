/* TRIM, ADJUSTL, ADJUSTR and REPEAT of a text. The library gets a copy in memory of its own: beside that lie no numbers, while the text
   itself may be a component of an object that has some. Whether bytes of numbers are in the text itself is seen where it is copied. */

#include "rearrange.h"

typedef struct {
  char *base;
  Unsigned element;
  int version;
  signed char rank, type, attribute, extra;
} ScalarDescriptor;

void _FortranATrim(BORROWED Descriptor *result, BORROWED const ScalarDescriptor *text, const char *file, int line);
void _FortranAAdjustl(BORROWED Descriptor *result, BORROWED const ScalarDescriptor *text, const char *file, int line);
void _FortranAAdjustr(BORROWED Descriptor *result, BORROWED const ScalarDescriptor *text, const char *file, int line);
void _FortranARepeat(BORROWED Descriptor *result, BORROWED const ScalarDescriptor *text, Long copies, const char *file, int line);

/* The text, in memory of its own. */
INLINE ScalarDescriptor copied(const Array *text) {
  ScalarDescriptor copy = {allocate(text->element), text->element, VERSION, 0, (signed char)text->type, 0, 0};
  memcpy(copy.base, text->base, text->element);
  return copy;
}

RUNTIME(void, Trim, Descriptor *result, const Descriptor *text, const char *file, int line, FACTS(text)) {
  Array a = READ(text);
  ScalarDescriptor copy = copied(&a);
  _FortranATrim(result, &copy, file, line);
  free(copy.base);
}

RUNTIME(void, Repeat, Descriptor *result, const Descriptor *text, Long copies, const char *file, int line, FACTS(text)) {
  Array a = READ(text);
  ScalarDescriptor copy = copied(&a);
  _FortranARepeat(result, &copy, copies, file, line);
  free(copy.base);
}

RUNTIME(void, Adjustl, Descriptor *result, const Descriptor *text, const char *file, int line, FACTS(text)) {
  Array a = READ(text);
  if (a.rank != 0) {
    _FortranAAdjustl(result, (const ScalarDescriptor *)text, file, line);
    return;
  }
  ScalarDescriptor copy = copied(&a);
  _FortranAAdjustl(result, &copy, file, line);
  free(copy.base);
}

RUNTIME(void, Adjustr, Descriptor *result, const Descriptor *text, const char *file, int line, FACTS(text)) {
  Array a = READ(text);
  if (a.rank != 0) {
    _FortranAAdjustr(result, (const ScalarDescriptor *)text, file, line);
    return;
  }
  ScalarDescriptor copy = copied(&a);
  _FortranAAdjustr(result, &copy, file, line);
  free(copy.base);
}
