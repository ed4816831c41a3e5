/* Threads of a program of Julia, and memory that belongs to a call (thread.h). */

#include "thread.h"

int pthread_key_create(Key *, void (*)(void *)) QUIET;
int pthread_key_delete(Key) QUIET;
void *pthread_getspecific(Key) QUIET;
int pthread_setspecific(Key, const void *) QUIET;
int pthread_join(Word, void **) QUIET;

/* Guards call them, which are put around entries after the optimiser has run. */
#define FROM_GUARDS __attribute__((weak, used))
FROM_GUARDS OUT_OF_LINE QUIET Block *gc_mark(void) NAMED("gc.mark");
FROM_GUARDS OUT_OF_LINE QUIET void gc_release(Block *mark) NAMED("gc.release");

/* Thread-local storage by key, not thread_local: code that a JIT loads has no such storage. The word is the key plus one, 0 before there is
   one. */
Word gc_key = 0;

/* Where code asks for the state of the current task: nothing reads it to a purpose. */
extern void *const julia_state[64] NAMED("julia.state");
void *const julia_state[64] = {0};

static INLINED inline Key key(void) {
  Word known = __atomic_load_n(&gc_key, __ATOMIC_ACQUIRE), none = 0;
  if (known) return (Key)(known - 1);
  Key new;
  pthread_key_create(&new, free);
  if (__atomic_compare_exchange_n(&gc_key, &none, (Word)new + 1, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) return new;
  pthread_key_delete(new);
  return (Key)(none - 1);
}

Thread *julia_this(void) {
  Key known = key();
  Thread *this = pthread_getspecific(known);
  if (this) return this;
  this = calloc(1, sizeof *this);
  this->list = this;
  this->number = 1;
  pthread_setspecific(known, this);
  return this;
}

void julia_become(Thread *this) { pthread_setspecific((Key)(__atomic_load_n(&gc_key, __ATOMIC_ACQUIRE) - 1), this); }

Thread *gc_arena(void) { return julia_this()->list; }

void *gc_alloc(Word size) {
  Word total = size + sizeof(Block);
  Block *block = total < size ? 0 : calloc(1, total);
  if (!block) RAISE("OutOfMemoryError");
  Thread *list = gc_arena();
  PUSH(list->blocks, block);
  return block + 1;
}

Block *gc_mark(void) { return gc_arena()->blocks; }

void gc_release(Block *mark) {
  Thread *list = gc_arena();
  julia_all_done(list);
  Block *block = list->blocks;
  while (block && block != mark) {
    Block *next = block->next;
    free(block);
    block = next;
  }
  list->blocks = block;
}

/* Whoever releases memory waits for the tasks that use it. */
void julia_all_done(Thread *list) {
  while (__atomic_load_n(&list->running, __ATOMIC_ACQUIRE)) usleep(20);
  Kept *kept = list->kept;
  list->kept = 0;
  for (; kept; kept = kept->next) {
    if (*kept->joins || !*kept->native) continue;
    *kept->joins = 1;
    pthread_join(*kept->native, 0);
  }
}
