/* Errors that end the program, as a failed assertion does, where there is no guard to come back to: in code of drivers. */

#include "errors.h"

static const char located[] NAMED("refusal.located") = LOCATED "\n", nowhere[] NAMED("refusal.nowhere") = NOWHERE "\n";

SELDOM _Noreturn void raise_text(const char *text, Word length) {
  write(2, text, length);
  write(2, located + sizeof located - 2, 1);
  abort();
}

/* In a compiler's form. */
SELDOM _Noreturn void raise_refusal(const Refusal *r) {
  if (r->line) dprintf(2, located, r->file, r->line, r->code, r->construct, r->why, r->help);
  else dprintf(2, nowhere, r->code, r->construct, r->why, r->help);
  abort();
}
