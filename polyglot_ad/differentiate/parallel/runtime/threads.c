/* Threads of a program and of its derivatives (differentiate/parallel/threads/start.py). The reverse of a join starts a thread that runs the
   reverse; the reverse of the start waits until that has happened, and for its end. */

#include "threads.h"
#include "system.h"

enum { TRIES = 200, PATIENCE = 60 /* seconds */ };
static const char late[] NAMED("thread.late") =
    "polyglot-ad: a detached thread still runs 60 seconds after the function has returned: let it end, or join it. ";

Word pthread_self(void);
int pthread_timedjoin_np(Word, void *, Time *);
int pthread_attr_init(Attributes *);
int pthread_attr_destroy(Attributes *);
int pthread_attr_getstacksize(Attributes *, Word *);
int pthread_attr_setstacksize(Attributes *, Word);
int pthread_attr_getdetachstate(Attributes *, int *);
long write(int, const void *, Word);
_Noreturn void _exit(int);

__thread Word thread_own;
static long live NAMED("thread.live");

Word thread_stack(Attributes *attributes) NAMED("thread.stack");
Word thread_self(void) NAMED("thread.self");
void thread_start(Handle *handle, Record *record, Runner *run, Runner *back) NAMED("thread.start");
int thread_create(Record *record, void *(*begin)(void *)) NAMED("thread.create");
int thread_made(Record *record, int way) NAMED("thread.made");
void *thread_begin(void *record) NAMED("thread.begin");
void *thread_begin_back(void *record) NAMED("thread.begin.back");
void *thread_counted(void *record) NAMED("thread.counted");
void *thread_counted_back(void *record) NAMED("thread.counted.back");
void thread_wait(Record *record) NAMED("thread.wait");
Record *thread_kept(Record *record) NAMED("thread.kept");
Word thread_join(Handle *handle) NAMED("thread.join");
void thread_unjoin(Word number) NAMED("thread.unjoin");
Word thread_meet(Handle *handle) NAMED("thread.meet");
void thread_unmeet(Word number) NAMED("thread.unmeet");
void thread_into(Handle *handle, Events *context) NAMED("thread.into");
void thread_leave(Handle *handle) NAMED("thread.leave");
void thread_spun(Word rounds) NAMED("thread.spun");
void thread_detach(Handle *handle) NAMED("thread.detach");
void thread_detach_as(Handle *handle, Attributes *attributes) NAMED("thread.detach.as");
void thread_patience(Events *context) NAMED("thread.patience");
Word thread_all(Events *context) NAMED("thread.all");
Word thread_gather(void) NAMED("thread.gather");
void thread_scatter(Word number) NAMED("thread.scatter");
void thread_settle_held(Record *record) NAMED("thread.settle.held");
void thread_settle(Record *record) NAMED("thread.settle");

/* starting -------------------------------------------------------------------------------------------------------------------------- */

OUT_OF_LINE Word thread_stack(Attributes *attributes) {
  Word size = 0;
  if (attributes) pthread_attr_getstacksize(attributes, &size);
  return size;
}

OUT_OF_LINE Word thread_self(void) { return thread_own ? thread_own : pthread_self(); }

OUT_OF_LINE void thread_start(Handle *handle, Record *record, Runner *run, Runner *back) {
  record->run = run;
  record->back = back;
  record->state = STARTED;
  record->stack = handle->stack;
  record->owner = 0;
  record->call = 0;
  record->pool = record->met = record->unmet = record->ended = 0;
  handle->record = record;
  thread_launch(record, FORTH);
}

void *thread_main(void *given) {
  Record *record = given;
  order_context = record->context;
  thread_own = record->arguments[0];
  record->run(record);
  return 0;
}

void *thread_main_back(void *given) {
  Record *record = given;
  order_context = record->context;
  record->back(record);
  return 0;
}

/* In a thread of the system. */
void *thread_begin(void *record) {
  stop_run(record, thread_main);
  return 0;
}

void *thread_begin_back(void *record) {
  stop_run(record, thread_main_back);
  return 0;
}

void *thread_counted(void *record) {
  thread_begin(record);
  __atomic_sub_fetch(&live, 1, __ATOMIC_RELAXED);
  return 0;
}

void *thread_counted_back(void *record) {
  thread_begin_back(record);
  __atomic_sub_fetch(&live, 1, __ATOMIC_RELAXED);
  return 0;
}

/* The derivative of a thread needs up to twice its stack. */
OUT_OF_LINE int thread_create(Record *record, void *(*begin)(void *)) {
  Attributes attributes;
  Word usual = 0;
  pthread_attr_init(&attributes);
  pthread_attr_getstacksize(&attributes, &usual);
  pthread_attr_setstacksize(&attributes, 2 * (record->stack > usual ? record->stack : usual));
  int failed, tries = 0;
  while ((failed = pthread_create(&record->native, &attributes, begin, record)) && ++tries <= TRIES) usleep(1000);
  pthread_attr_destroy(&attributes);
  return !failed;
}

OUT_OF_LINE int thread_made(Record *record, int way) {
  if (!record->limit) return thread_create(record, way == BACK ? thread_begin_back : thread_begin);
  if (__atomic_fetch_add(&live, 1, __ATOMIC_RELAXED) < record->limit)
    if (thread_create(record, way == BACK ? thread_counted_back : thread_counted)) return 1;
  __atomic_sub_fetch(&live, 1, __ATOMIC_RELAXED);
  return 0;
}

/* Where there is no thread to be had, it runs at once. */
OUT_OF_LINE void thread_launch(Record *record, int way) {
  if (pool_launch(record, way)) return;
  Events *context = order_context;
  record->context = context;
  record->alone = 0;
  stop_add(record);
  if (thread_made(record, way)) return;
  stop_remove(record);
  Word own = thread_own;
  record->native = 0;
  record->alone = 1;
  if (way == BACK) thread_main_back(record);
  else thread_main(record);
  thread_own = own;
  order_context = context;
}

/* ending ---------------------------------------------------------------------------------------------------------------------------- */

/* Whether a thread of the system has ended; waits for it a little, and raises what other threads have raised. */
static int ended(Record *record) NAMED("thread.ended");
static OUT_OF_LINE int ended(Record *record) {
  stop_check();
  Time limit = soon();
  if (pthread_timedjoin_np(record->native, 0, &limit) == TIMED_OUT) return 0;
  stop_joined(record);
  stop_check();
  return 1;
}

OUT_OF_LINE void thread_wait(Record *record) {
  if (record->alone || pool_wait(record)) return;
  while (!ended(record)) continue;
}

/* Of an augmented thread, its reverse may begin. */
Record *thread_kept(Record *record) {
  __atomic_store_n(&record->state, JOINED, __ATOMIC_RELEASE);
  return record;
}

OUT_OF_LINE Word thread_join(Handle *handle) {
  Record *record = handle->record;
  thread_wait(record);
  if (record->back) return (Word)thread_kept(record);
  free(record);
  return 0;
}

OUT_OF_LINE void thread_unjoin(Word number) {
  Record *record = (Record *)number;
  if (!record) return;
  thread_launch(record, BACK);
  __atomic_store_n(&record->state, REVERSING, __ATOMIC_RELEASE);
}

/* Any number may wait for it, and the first does so for the others. */
OUT_OF_LINE Word thread_meet(Handle *handle) {
  Record *record = handle->record;
  if (__atomic_fetch_add(&record->met, 1, __ATOMIC_ACQ_REL) == 0) {
    thread_wait(record);
    __atomic_store_n(&record->ended, 1, __ATOMIC_RELEASE);
  }
  while (!__atomic_load_n(&record->ended, __ATOMIC_ACQUIRE)) {
    stop_check();
    usleep(20);
  }
  return record->back ? (Word)thread_kept(record) : 0;
}

OUT_OF_LINE void thread_unmeet(Word number) {
  Record *record = (Record *)number;
  if (!record || __atomic_add_fetch(&record->unmet, 1, __ATOMIC_ACQ_REL) != record->met) return;
  record->unmet = 0;
  thread_unjoin(number);
}

/* detached threads ------------------------------------------------------------------------------------------------------------------ */

/* A loop polls: of interest where threads run one after the other (parallel/alone.py). */
OUT_OF_LINE void thread_spun(Word rounds) {
  (void)rounds;
  stop_check();
}

OUT_OF_LINE void thread_into(Handle *handle, Events *context) {
  Record *record = handle->record, *first = __atomic_load_n(&context->detached, __ATOMIC_RELAXED);
  do record->next = first;
  while (!__atomic_compare_exchange_n(&context->detached, &first, record, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED));
}

/* The program frees the handle, which nobody uses from then on. */
OUT_OF_LINE void thread_leave(Handle *handle) {
  if (order_context) thread_into(handle, order_context);
}

/* The thread stores its result in the handle, which is freed when it has ended. */
OUT_OF_LINE void thread_detach(Handle *handle) {
  handle->record->owner = 1;
  thread_leave(handle);
}

OUT_OF_LINE void thread_detach_as(Handle *handle, Attributes *attributes) {
  int state = 0;
  if (attributes) pthread_attr_getdetachstate(attributes, &state);
  if (state) thread_detach(handle);
}

/* What a function returns it has waited for, so what a detached thread still does then is little; one that goes on would be waited for for
   ever. Those that have ended are marked as if they had run where they were made. */
OUT_OF_LINE void thread_patience(Events *context) {
  long limit = time(0) + PATIENCE;
  for (Record *record = __atomic_load_n(&context->detached, __ATOMIC_ACQUIRE); record; record = record->next) {
    if (record->alone | record->pool) continue;
    while (!ended(record)) {
      if (time(0) < limit) continue;
      write(2, late, sizeof late - 1);
      _exit(134);
    }
    record->alone = 1;
  }
}

/* A thread that is waited for may detach others. */
OUT_OF_LINE Word thread_all(Events *context) {
  Record *kept = 0, *record, *next;
  while ((record = __atomic_exchange_n(&context->detached, 0, __ATOMIC_ACQ_REL)))
    for (; record; record = next) {
      thread_wait(record);
      next = record->next;
      if (record->owner) free((void *)record->arguments[0]);
      if (!record->back) {
        free(record);
        continue;
      }
      record->next = kept;
      kept = thread_kept(record);
    }
  return (Word)kept;
}

OUT_OF_LINE Word thread_gather(void) {
  Events *context = order_context;
  thread_patience(context);
  return thread_all(context);
}

/* First those that ran beside the one who waited, then those that it ran itself, which a list of their own holds meanwhile: a record that
   is started may be gone at once. */
OUT_OF_LINE void thread_scatter(Word number) {
  Record *own = 0, **end = &own;
  for (Record *record = (Record *)number, *next; record; record = next) {
    next = record->next;
    if (!pool_here(record)) {
      thread_unjoin((Word)record);
      continue;
    }
    record->link = 0;
    *end = record;
    end = &record->link;
  }
  for (Record *next; own; own = next) {
    next = own->link;
    thread_unjoin((Word)own);
  }
}

/* reverses -------------------------------------------------------------------------------------------------------------------------- */

OUT_OF_LINE void thread_settle_held(Record *record) {
  for (;;) switch (__atomic_load_n(&record->state, __ATOMIC_ACQUIRE)) {
    case JOINED:
      stop_check();
      usleep(50);
      continue;
    case REVERSING:
      thread_wait(record);
      __atomic_store_n(&record->state, JOINED, __ATOMIC_RELEASE);
      return;
    case STARTED:
      thread_wait(record);
      __atomic_store_n(&record->state, SETTLED, __ATOMIC_RELEASE);
      __attribute__((fallthrough));
    default:
      record->back(record);
      return;
    }
}

OUT_OF_LINE void thread_settle(Record *record) {
  thread_settle_held(record);
  free(record);
}
