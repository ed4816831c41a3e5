/* Tasks of a program and of its derivatives (differentiate/parallel/task_runtime.py), over OpenMP's run-time library. */

#include "memory.h"

typedef struct Record Record;

/* Of the run-time library. Of kinds, 4 are mutually exclusive tasks. */
typedef struct {
  Word base, length;
  unsigned char kind, rest[7];
} Dependence;

/* An augmented task's, its tape to the one who spawned it; arguments and the tape follow. */
struct Record {
  Record *next;
  void (*run)(Record *);
  Word spawned, count;
  Dependence *dependences;
};

/* What stands before a task's private data is the run-time library's. */
typedef struct {
  Word head[5];
  Record *record;
} Task;

_Static_assert(sizeof(Record) == 40 && sizeof(Dependence) == 24 && sizeof(Task) == 48, "the engine knows them");

extern char ident NAMED("ident");
/* The children of the running task that no join marker has taken yet. */
static __thread Record **context NAMED("task.context");

int __kmpc_global_thread_num(void *);
Task *__kmpc_omp_task_alloc(void *, int, int, Word, Word, int (*)(int, Task *));
int __kmpc_omp_task(void *, int, Task *);
int __kmpc_omp_task_with_deps(void *, int, Task *, int, Dependence *, int, Dependence *);
int __kmpc_omp_taskwait(void *, int);

Record **task_open(Record **children) NAMED("task.open");
void task_close(Record **outer) NAMED("task.close");
void task_start(Task *task, unsigned count, Dependence *dependences) NAMED("task.start");
void task_record(Record *record, void (*run)(Record *), unsigned count, Dependence *dependences) NAMED("task.record");
Word task_join(void) NAMED("task.join");
int task_back(int thread, Task *task) NAMED("task.back");
void task_unjoin(Word list) NAMED("task.unjoin");
void task_settle_held(Record *record) NAMED("task.settle.held");
void task_settle(Record *record) NAMED("task.settle");

OUT_OF_LINE Record **task_open(Record **children) {
  Record **outer = context;
  *children = 0;
  context = children;
  return outer;
}

OUT_OF_LINE void task_close(Record **outer) { context = outer; }

/* Which of mutually exclusive tasks comes first may matter: they run in the order in which they are spawned. */
OUT_OF_LINE void task_start(Task *task, unsigned count, Dependence *dependences) {
  int thread = __kmpc_global_thread_num(&ident);
  if (!count) {
    __kmpc_omp_task(&ident, thread, task);
    return;
  }
  for (unsigned k = 0; k < count; k++)
    if (dependences[k].kind & 4) dependences[k].kind = 3;
  __kmpc_omp_task_with_deps(&ident, thread, task, count, dependences, 0, 0);
}

OUT_OF_LINE void task_record(Record *record, void (*run)(Record *), unsigned count, Dependence *dependences) {
  *record = (Record){context ? *context : 0, run, 0, count, dependences};
  if (context) *context = record;
}

OUT_OF_LINE Word task_join(void) {
  if (!context) return 0;
  Record *first = *context;
  *context = 0;
  return (Word)first;
}

OUT_OF_LINE int task_back(int thread, Task *task) {
  (void)thread;
  task->record->run(task->record);
  return 0;
}

OUT_OF_LINE void task_unjoin(Word list) {
  int thread = __kmpc_global_thread_num(&ident);
  for (Record *record = (Record *)list, *next; record; record = next) {
    next = record->next;
    record->spawned = 1;
    Task *task = __kmpc_omp_task_alloc(&ident, thread, 1, sizeof(Task), 0, task_back);
    task->record = record;
    task_start(task, record->count, record->dependences);
  }
}

/* A reverse that was never spawned, because no marker took the record, runs here: that is the reverse of the sequential program. */
OUT_OF_LINE void task_settle_held(Record *record) {
  if (!record->spawned) {
    record->run(record);
    return;
  }
  __kmpc_omp_taskwait(&ident, __kmpc_global_thread_num(&ident));
  record->spawned = 0;
}

OUT_OF_LINE void task_settle(Record *record) {
  task_settle_held(record);
  free(record->dependences);
  free(record);
}
