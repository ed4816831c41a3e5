/* Errors of code that a JIT loads. */

#define ONE_FOR_ALL
#include "errors.c"
