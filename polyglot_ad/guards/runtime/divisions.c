/* Integer division by zero, where the language leaves it undefined (guards/divisions.py). */

#include "errors.h"

static const char divided[] NAMED("division.text") = "%.*s: integer division by zero";

void division_failed(int length, const char *where) NAMED("division.failed");
void check_divisor(_Bool zero, int length, const char *where) NAMED("check.divisor");

SELDOM _Noreturn void division_failed(int length, const char *where) {
  snprintf(error.message, MESSAGE, divided, length, where);
  raise_kept();
}

/* Inlined, and hoisted where the divisor does not change. */
__attribute__((always_inline)) void check_divisor(_Bool zero, int length, const char *where) {
  if (zero) division_failed(length, where);
}
