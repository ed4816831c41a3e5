/* Tasks on a run-time library that runs each when it is spawned, and remembers with which dependences. */
#include "tasks.c"

#include <assert.h>
#include <stdio.h>

char ident;
static int spawned, kinds, order[4], count;

int __kmpc_global_thread_num(void *place) {
  (void)place;
  return 0;
}

typedef struct {
  Word routine, head[4];
  Word data[];
} Fake;

Task *__kmpc_omp_task_alloc(void *place, int thread, int flags, Word size, Word shared, int (*run)(int, Task *)) {
  (void)place, (void)thread, (void)flags, (void)shared;
  Fake *made = calloc(1, size);
  made->routine = (Word)run;
  return (Task *)made;
}

int __kmpc_omp_task(void *place, int thread, Task *task) {
  (void)place;
  spawned++;
  ((int (*)(int, Task *))((Fake *)task)->routine)(thread, task);
  free(task);
  return 0;
}

int __kmpc_omp_task_with_deps(void *place, int thread, Task *task, int count, Dependence *all, int few, Dependence *none) {
  (void)few, (void)none;
  for (int k = 0; k < count; k++) kinds = 10 * kinds + all[k].kind;
  return __kmpc_omp_task(place, thread, task);
}

int __kmpc_omp_taskwait(void *place, int thread) {
  (void)place, (void)thread;
  return 0;
}

static void back(Record *record) { order[count++] = (int)((Word *)(record + 1))[0]; }

static Record *recorded(int number, unsigned dependences) {
  Record *made = calloc(1, sizeof *made + sizeof(Word));
  Dependence *all = dependences ? calloc(dependences, sizeof *all) : 0;
  for (unsigned k = 0; k < dependences; k++) all[k].kind = k ? 1 : 4;
  task_record(made, back, dependences, all);
  ((Word *)(made + 1))[0] = number;
  return made;
}

int main(void) {
  Record *children, *first, *second, *inner, *alone = recorded(1, 0);
  Record **outer = task_open(&children);
  first = recorded(2, 0);
  second = recorded(3, 2);
  Record *grandchildren, **between = task_open(&grandchildren);
  inner = recorded(4, 0);
  assert(between == &children && grandchildren == inner && !inner->next);
  task_close(between);
  Word list = task_join();
  assert((Record *)list == second && second->next == first && !first->next && !task_join());
  task_close(outer);
  assert(!task_join());
  task_unjoin(list);
  assert(spawned == 2 && kinds == 31 && order[0] == 3 && order[1] == 2);
  /* Those that were spawned are waited for; the others run now. */
  task_settle(second);
  task_settle(first);
  assert(count == 2);
  task_settle(inner);
  task_settle(alone);
  assert(count == 4 && order[2] == 4 && order[3] == 1);
  puts("ok");
}
