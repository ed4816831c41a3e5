/* Memory that a derivative asks for and does not get (guards/exhausted_memory.py). */

#include "errors.h"

static const char exhausted[] NAMED("error.exhaustedtext") = "out of memory";

_Noreturn void error_exhausted(void) NAMED("error.exhausted");
void error_allocated(void *made) NAMED("error.allocated");

SELDOM _Noreturn void error_exhausted(void) {
  error_set(exhausted, sizeof exhausted - 1);
  error_kind(EXHAUSTED);
  raise_kept();
}

__attribute__((always_inline)) void error_allocated(void *made) {
  if (!made) error_exhausted();
}
