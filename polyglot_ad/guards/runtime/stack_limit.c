/* What is left of a stack (llvm/stack_checks.py): one comparison with a variable that all threads share, the limit of the main thread's stack, which
   lies above all others; on other threads a second one, with the limit of the thread itself, which the system is asked for once. */

#include "errors.h"

enum { MARGIN = 256 << 10 };

static Word floor_of_all NAMED("error.stackfloor") = -1ul;
static PER_THREAD Word limit NAMED("error.stacklimit");
static const char overflow[] NAMED("error.stackformat") = "stack overflow: %s needs more than is left of the %lu kB that the stack has";

/* A `pthread_attr_t` has at most so many bytes. */
typedef struct {
  _Alignas(16) char bytes[128];
} Attributes;

/* Where the stack of the main thread began; C libraries other than glibc do not say. */
extern char *__libc_stack_end __attribute__((weak));
void *this_thread(void) __asm__("pthread_self");
int attributes_of(void *thread, Attributes *made) __asm__("pthread_getattr_np");
int stack_of(Attributes *of, char **bottom, Word *size) __asm__("pthread_attr_getstack");
int let_go(Attributes *of) __asm__("pthread_attr_destroy");

void stack_check(const char *what, Word need) NAMED("error.stackcheck");
void stack_look(const char *what, Word here, Word low) NAMED("error.stacklook");

__attribute__((noinline, cold)) void stack_look(const char *what, Word here, Word low) {
  if (limit && low > limit) return;
  Attributes attributes;
  char *start;
  Word size;
  if (attributes_of(this_thread(), &attributes)) return;
  stack_of(&attributes, &start, &size);
  let_go(&attributes);
  Word bottom = (Word)start, top = bottom + size;
  /* Code may run on a stack that is not the thread's. */
  if (here < bottom || here >= top) return;
  limit = bottom + (size / 4 < MARGIN ? size / 4 : MARGIN);
  if (&__libc_stack_end) {
    Word end = (Word)__libc_stack_end;
    if (end >= bottom && end <= top) floor_of_all = limit;
  }
  if (low > limit) return;
  snprintf(error.message, MESSAGE, overflow, what, size >> 10);
  raise_kept();
}

__attribute__((always_inline)) void stack_check(const char *what, Word need) {
  Word here = (Word)__builtin_frame_address(0), low = here > need ? here - need : 0;
  if (low <= floor_of_all) stack_look(what, here, low);
}
