/* Pooled threads that meet. */

#define ORDERED 1
#include "pool.c"
