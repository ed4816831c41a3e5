/* Arenas in which several threads allocate. */

#define CONCURRENT
#include "tapes.c"
