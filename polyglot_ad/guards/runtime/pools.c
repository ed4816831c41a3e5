/* Errors in jobs of a pool of threads (guards/pools.py). */

#include "errors.h"

long pad_pool_failed(Error *error, long size);
void pool_check(void) NAMED("pool.check");

/* After a job was waited for. */
void pool_check(void) {
  if (pad_pool_failed(&error, sizeof error)) raise_kept();
}
