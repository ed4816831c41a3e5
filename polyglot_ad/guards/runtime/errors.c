/* The way out of native code to the guard around the call (guards/guard.py). An error keeps its message and jumps to the frame that the guard set
   up on this thread; without one (a thread of the program's own) it prints the message and aborts, as the language would have done.
   errors_shared.c is the same without storage of threads. */

#include "errors.h"

PER_THREAD Error error;
static PER_THREAD void *frame NAMED("error.frame");
static const char located[] NAMED("refusal.located") = LOCATED, nowhere[] NAMED("refusal.nowhere") = NOWHERE;

_Noreturn void jump(void *frame, int value) __asm__("longjmp");

const char *pad_error_message(void);
const void *pad_error_record(void);
void error_field(char *to, Word most, const char *text) NAMED("error.field");
void *error_enter(void *inner) NAMED("error.enter");
void error_leave(void *outer) NAMED("error.leave");

const char *pad_error_message(void) { return error.message; }
const void *pad_error_record(void) { return &error.kind; }

void error_kind(int kind) { error.kind = kind; }

/* As much of it as there is room for. */
static inline __attribute__((always_inline)) void copy(char *to, Word room, const char *text, Word length) {
  Word kept = length < room ? length : room - 1;
  __builtin_memcpy(to, text, kept);
  to[kept] = 0;
}

void error_field(char *to, Word room, const char *text) { copy(to, room, text, strlen(text)); }

void error_set(const char *text, Word length) {
  error_kind(PLAIN);
  copy(error.message, MESSAGE, text, length);
}

void *error_enter(void *inner) {
  void *outer = frame;
  error_kind(PLAIN);
  frame = inner;
  return outer;
}

void error_leave(void *outer) { frame = outer; }

SELDOM _Noreturn void raise_kept(void) {
  if (frame) jump(frame, 1);
  write(2, error.message, strlen(error.message));
  __builtin_trap();
}

SELDOM _Noreturn void raise_text(const char *text, Word length) {
  error_set(text, length);
  raise_kept();
}

SELDOM _Noreturn void raise_refusal(const Refusal *r) {
  if (r->line) snprintf(error.message, MESSAGE, located, r->file, r->line, r->code, r->construct, r->why, r->help);
  else snprintf(error.message, MESSAGE, nowhere, r->code, r->construct, r->why, r->help);
  error.kind = REFUSAL;
  error.line = r->line;
  error_field(error.code, sizeof error.code, r->code);
  error_field(error.construct, sizeof error.construct, r->construct);
  error_field(error.why, sizeof error.why, r->why);
  error_field(error.help, sizeof error.help, r->help);
  error_field(error.file, sizeof error.file, r->file);
  raise_kept();
}
