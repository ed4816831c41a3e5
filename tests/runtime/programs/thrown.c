/* Who destroys an object that was thrown, references to it, and shadows. The C++ library is one of our own here. */
#include "exceptions.c"
#undef SHARED
#define HEADER BYTES_BEFORE
#include "shadows.c"

#include <assert.h>
#include <stdio.h>

static _Alignas(16) char memory[128 + 16], *const object = memory + 128, *const exception = memory + 128 - 32;
static int added, dropped, primed;
static char type, other;

void *__cxa_allocate_exception(Word size) { return size <= 16 ? object : 0; }
void __cxa_free_exception(void *given) { assert(given == object); }
void *__cxa_init_primary_exception(void *given, void *of, void *destructor) {
  primed = given == object && of == &type && destructor == &other;
  return given;
}
Pointer current(void) { return (Pointer){object, {0}}; }
void add_reference(void **pointer) { added += *pointer == object; }
void drop_reference(void **pointer) { dropped += *pointer == object; }

static void set(Word class, int handlers, int references) {
  *(Word *)exception = class;
  FIELD(int, object, HANDLERS) = handlers;
  FIELD(int, object, REFERENCES) = references;
  FIELD(void *, object, TYPE) = &type;
  FIELD(void *, object, DESTRUCTOR) = &other;
}

static int dies(Word class, int handlers, int references, void *of) {
  set(class, handlers, references);
  void *found = unwind_dying(exception, of);
  assert(found == (FIELD(void *, object, DESTRUCTOR) ? 0 : object));
  return found != 0;
}

int main(void) {
  assert(unwind_allocate(8) == object);
  assert(dies(OF_LIBSTDCXX, 1, 1, &type) && dies(OF_LIBCXXABI, 1, 1, &type));
  assert(!dies(OF_LIBSTDCXX, 2, 1, &type) && !dies(OF_LIBSTDCXX, 1, 2, &type) && !dies(OF_LIBSTDCXX, 1, 1, &other) && !dies(7, 1, 1, &type));
  assert(unwind_keep(exception) == object && unwind_keep_owned(exception) == object && unwind_adopt(object, &type) == object && added == 1);
  unwind_release(object);
  unwind_prime(object, &type, &other);
  assert(dropped == 1 && primed);
  unwind_free(object);
  unwind_abandon(object);
  assert(unwind_hold(object, &type) == exception && unwind_hold(0, &type) == nothing);
  assert(unwind_moved(memory, object, object + 8, 0) == memory + 8 && !unwind_moved(memory, object, 0, 0));
  puts("ok");
}
