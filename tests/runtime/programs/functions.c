/* Addresses with and without the words before them that say which function is there. */
#include "memory/functions.c"

#include <assert.h>
#include <stdio.h>

static _Alignas(64) Word marked[16] = {FIRST, SECOND, 3, 4, 0, 0, 0, 0, FIRST, SECOND + 1, 3, 4};

int main(void) {
  assert(function_is(marked + 4, 3, 4));
  assert(!function_is(marked + 4, 3, 5) && !function_is(marked + 4, 4, 4));
  assert(!function_is(marked + 12, 3, 4));
  for (Word k = 1; k < 64; k++) assert(!function_is((char *)(marked + 4) + k, 3, 4));
  /* Nothing is read where nothing can be. */
  assert(!function_is(0, 3, 4) && !function_is((void *)4096, 3, 4) && !function_is((void *)8, 3, 4));
  puts("ok");
}
