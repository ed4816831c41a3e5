/* Threads that wait for what another one does; after an error these are woken. */

#pragma once

#include "stops.h"

enum Wait { CONDITION, BARRIER };

typedef struct Waiter {
  Call *call;
  void *object;
  int kind;
  struct Waiter *before, *after;
} Waiter;

/* Before and after; both may raise the error of another thread. */
void stop_wait(Waiter *waiter, void *object, int kind) NAMED("stop.wait");
void stop_waited(Waiter *waiter) NAMED("stop.waited");
