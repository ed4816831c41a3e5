/* Functions of the run time that lowered programs with exceptions of C++ call (differentiate/unwinding/runtime.py says what each is for). An
   exception is named by the address that landing pads receive, its `_Unwind_Exception`; the object that was thrown follows it. */

#include "memory.h"

/* One for all modules, never inlined and never looked into by the engine. */
#define SHARED __attribute__((weak, visibility("hidden"), noinline))

/* Exception classes of libstdc++ and libc++abi, and bytes of an `_Unwind_Exception`. */
#define OF_LIBSTDCXX 0x474E5543432B2B00ul
#define OF_LIBCXXABI 0x434C4E47432B2B00ul
enum { HEADER = 32 };

/* Fields of a __cxa_exception, which stands before the object: so far back, by the Itanium C++ ABI on 64-bit systems. */
enum { REFERENCES = 128, TYPE = 112, DESTRUCTOR = 104, HANDLERS = 72 };
#define FIELD(type, object, back) (*(type *)((object) - (back)))

/* A std::exception_ptr, which a function returns where its caller says: so does one of this size. */
typedef struct {
  void *object;
  Word rest[3];
} Pointer;

void *__cxa_allocate_exception(Word size);
void __cxa_free_exception(void *object);
void *__cxa_init_primary_exception(void *object, void *type, void *destructor);
Pointer current(void) __asm__("_ZSt17current_exceptionv");
void add_reference(void **pointer) __asm__("_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv");
void drop_reference(void **pointer) __asm__("_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv");

void *unwind_allocate(Word size) NAMED("unwind.allocate");
void unwind_free(void *object) NAMED("unwind.free");
void unwind_abandon(void *object) NAMED("unwind.abandon");
void *unwind_dying(char *exception, void *type) NAMED("unwind.dying");
void *unwind_keep(void *exception) NAMED("unwind.keep");
void *unwind_keep_owned(void *exception) NAMED("unwind.keep.owned");
void *unwind_adopt(void *object, void *type) NAMED("unwind.adopt");
void unwind_addref(void *object) NAMED("unwind.addref");
void unwind_release(void *object) NAMED("unwind.release");
void unwind_prime(void *object, void *type, void *destructor) NAMED("unwind.prime");

SHARED void *unwind_allocate(Word size) { return __cxa_allocate_exception(size); }
SHARED void unwind_free(void *object) { __cxa_free_exception(object); }
SHARED void unwind_abandon(void *object) { __cxa_free_exception(object); }

/* The object, if it has this type and the next end of a handler is its last; the program destroys it then, not the library. */
SHARED void *unwind_dying(char *exception, void *type) {
  Word class = *(Word *)exception;
  char *object = exception + HEADER;
  if (class != OF_LIBSTDCXX && class != OF_LIBCXXABI) return 0;
  if (FIELD(int, object, HANDLERS) != 1 || __atomic_load_n(&FIELD(int, object, REFERENCES), __ATOMIC_ACQUIRE) != 1) return 0;
  if (FIELD(void *, object, TYPE) != type) return 0;
  FIELD(void *, object, DESTRUCTOR) = 0;
  return object;
}

SHARED void *unwind_keep(void *exception) {
  (void)exception;
  return current().object;
}

SHARED void *unwind_keep_owned(void *exception) { return unwind_keep(exception); }

SHARED void unwind_addref(void *object) { add_reference(&object); }
SHARED void unwind_release(void *object) { drop_reference(&object); }

SHARED void *unwind_adopt(void *object, void *type) {
  (void)type;
  unwind_addref(object);
  return object;
}

SHARED void unwind_prime(void *object, void *type, void *destructor) { __cxa_init_primary_exception(object, type, destructor); }
