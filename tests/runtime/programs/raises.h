/* Whether a function raises. (guards/runtime/errors.c is included before.) */

#pragma once

#include <setjmp.h>

static int raises(void (*run)(void)) {
  jmp_buf here;
  void *outer = error_enter(here);
  int left = 1;
  if (!setjmp(here)) {
    run();
    left = 0;
  }
  error_leave(outer);
  return left;
}
