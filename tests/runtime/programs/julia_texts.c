/* Texts of Julia: numbers with the fewest digits that name them. */
#include "arena.c"
#include "texts.c"
#include "waiting.c"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Noreturn void raise_error(const char *text, Word length) {
  fprintf(stderr, "%.*s\n", (int)length, text);
  abort();
}

static const char *taken(Word text) {
  static char found[4096];
  Size size = julia_text_size(text);
  julia_text_take(text, found);
  found[size] = 0;
  return found;
}

static void is(double x, Size bits, const char *expected) {
  Word text = julia_text();
  julia_text_float(text, x, bits);
  const char *found = taken(text);
  if (strcmp(found, expected)) fprintf(stderr, "%s, not %s\n", found, expected), abort();
}

int main(void) {
  is(0.1, 64, "0.1"), is(1 / 3., 64, "0.3333333333333333"), is(1e6, 64, "1.0e6"), is(999999, 64, "999999.0"), is(123456.75, 64, "123456.75");
  is(1e-4, 64, "0.0001"), is(1.5e-5, 64, "1.5e-5"), is(0.00125, 64, "0.00125"), is(-0.0, 64, "-0.0"), is(5e-324, 64, "5.0e-324");
  is(1.7976931348623157e308, 64, "1.7976931348623157e308"), is(INFINITY, 64, "Inf"), is(-INFINITY, 64, "-Inf"), is(NAN, 64, "NaN");
  is(0.1f, 32, "0.1"), is(16777216.f, 32, "1.6777216e7"), is(1 / 3.f, 32, "0.33333334"), is(100, 32, "100.0");
  Word text = julia_text();
  for (int k = 0; k < 100; k++) {
    julia_text_integer(text, -k);
    julia_text_character(text, 0xc3a40000);
    julia_text_unsigned(text, 15, k % 3);
  }
  const char *all = taken(text);
  assert(!strncmp(all, "0\xc3\xa4" "15-1\xc3\xa4" "0xf-2\xc3\xa4" "0x0f", 20));
  text = julia_text();
  julia_text_bytes(text, "ok\n", 3);
  julia_text_print(text, 1);
}
