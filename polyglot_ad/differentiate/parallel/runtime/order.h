/* The order in which threads met, as the forward half notes it (differentiate/parallel/synchronisation.py). */

#pragma once

#include "memory.h"

typedef struct Record Record;

/* Of a team, and of the teams inside it: the number of the last event. That of the root has the list of threads that nobody joins, too. */
typedef struct {
  Word number;
  Record *detached;
} Events;

/* Null outside of regions, unless the root has opened its own. */
extern __thread Events *order_context NAMED("order.context");

int usleep(unsigned);
int sched_yield(void);
