/* What Rust's own formatting writes to, when the message of a panic has arguments: the message of this thread (langs/rust/formatting.py). */

#include "errors.h"

_Bool write_str(void *self, const char *text, Word length) NAMED("rust.write_str");
_Bool write_char(void *self, unsigned code) NAMED("rust.write_char");

/* At the end, as much as there is room for. Whether it failed: never. */
_Bool write_str(void *self, const char *text, Word length) {
  (void)self;
  Word used = strlen(error.message), room = MESSAGE - 1 - used, kept = length < room ? length : room;
  __builtin_memcpy(error.message + used, text, kept);
  error.message[used + kept] = 0;
  return 0;
}

_Bool write_char(void *self, unsigned code) {
  char shown = code < 128 ? (char)code : '?';
  return write_str(self, &shown, 1);
}
