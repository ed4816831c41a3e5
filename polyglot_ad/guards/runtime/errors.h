/* Errors of native code: a message of the program's or ours, and behind the room for it a record with fields, as Python reads it
   (polyglot_ad/programs/error_record.py). What a program says is text, whatever it looks like: only this library writes records. */

#pragma once

#include "memory.h"

enum { MESSAGE = 4096 };
enum Kind { PLAIN, REFUSAL, EXHAUSTED };

/* Of constant size, so that it goes from thread to thread as bytes. */
typedef struct {
  char message[MESSAGE];
  int kind, line;
  char code[16], construct[744], why[1024], help[1024], file[1024];
  char rest[256];
} Error;

_Static_assert(sizeof(Error) == 2 * MESSAGE && __builtin_offsetof(Error, file) == MESSAGE + 2816, "Python reads it");

/* What a derivative cannot do: its texts, and the line, if it is known (guards/refusals.py). */
typedef struct {
  const char *code, *construct, *why, *help, *file;
  int line;
} Refusal;

/* (Texts have names of their own in the module that they become part of.) */
#define LOCATED "%s:%d: error: [%s] cannot differentiate %s: %s; %s"
#define NOWHERE "derivative: error: [%s] cannot differentiate %s: %s; %s"

/* Code that a JIT loads has no storage of threads: all share it. */
#ifdef ONE_FOR_ALL
#define PER_THREAD
#else
#define PER_THREAD __thread
#endif
extern PER_THREAD Error error NAMED("error.text");

Word strlen(const char *);
long write(int, const void *, Word);
int snprintf(char *, Word, const char *, ...);
int dprintf(int, const char *, ...);
_Noreturn void abort(void);

void error_kind(int kind) NAMED("error.kind");
void error_set(const char *text, Word length) NAMED("error.set");
_Noreturn void raise_text(const char *text, Word length) NAMED("raise");
_Noreturn void raise_kept(void) NAMED("raise.kept");
_Noreturn void raise_refusal(const Refusal *refusal) NAMED("raise.refusal");
