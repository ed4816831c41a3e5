/* The spin lock of the run-time library: a word that is 1 while somebody has it. It is not recursive. */

#pragma once

#include "memory.h"

int sched_yield(void);

static inline void spin_lock(Word *word) {
  while (__atomic_exchange_n(word, 1, __ATOMIC_ACQUIRE)) sched_yield();
}

static inline void spin_unlock(Word *word) { __atomic_store_n(word, 0, __ATOMIC_RELEASE); }
