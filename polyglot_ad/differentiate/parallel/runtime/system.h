/* What the run-time library of threads calls of the C library. */

#pragma once

#include "memory.h"

typedef struct {
  Word words[8];
} Attributes;
typedef struct {
  long seconds, rest;
} Time;

enum { SECOND = 1000000000 /* nanoseconds */, SOON = 10000000, TIMED_OUT = 110 };

int pthread_create(Word *, Attributes *, void *(*)(void *), void *);
int pthread_join(Word, void *);
long time(long *);
int clock_gettime(int, Time *);

static inline Time soon(void) {
  Time now;
  clock_gettime(0, &now);
  now.rest += SOON;
  return now.rest < SECOND ? now : (Time){now.seconds + 1, now.rest - SECOND};
}
