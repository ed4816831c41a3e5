/* What the library of messages (rules/mpi/runtime) expects of the derivative that it is linked with (differentiate/mpi/finish.py). */

#include "errors.h"

__attribute__((visibility("hidden"))) void pad_mpi_fail(const Refusal *refusal);
void *taken(void **place) NAMED("mpi.taken");

SELDOM void pad_mpi_fail(const Refusal *refusal) { raise_refusal(refusal); }

/* A record that was kept. */
__attribute__((always_inline)) void *taken(void **place) { return *place; }
