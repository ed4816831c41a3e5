/* Memory of derivatives: what its files share. Their functions have names of the engine (`NAMED`), and become part of a program's module. */

#pragma once

typedef unsigned long Word;

void *malloc(Word);
void *calloc(Word, Word);
void *realloc(void *, Word);
void free(void *);

#define NAMED(name) __asm__("pad." name)
#define OUT_OF_LINE __attribute__((noinline))
/* What runs seldom: it becomes part of a module as it is here, and is not optimised again with it (`optnone` where this says `minsize`). */
#ifdef __clang__
#define SELDOM __attribute__((noinline, cold, minsize))
#define BORROWED __attribute__((noescape))
#else
#define SELDOM __attribute__((noinline, cold))
#define BORROWED
#endif
