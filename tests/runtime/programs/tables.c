/* The threads of a team put their tapes into a table that the first to come makes, and find them there again. */
#include "fork.c"

#include <assert.h>
#include <pthread.h>
#include <stdio.h>

enum { TEAM = 6 };
static __thread int number;
static int levels = 1, level = 1, dynamic = 1;
static Table *table;

int omp_get_num_threads(void) { return TEAM; }
int omp_get_thread_num(void) { return number; }
int omp_get_max_active_levels(void) { return levels; }
void omp_set_max_active_levels(int most) { levels = most; }
int omp_get_active_level(void) { return level; }
int omp_get_dynamic(void) { return dynamic; }
void omp_set_dynamic(int yes) { dynamic = yes; }

static void *forward(void *given) {
  number = (int)(long)given;
  *place(&table) = (char *)&table + number;
  return 0;
}

static void *backward(void *given) {
  number = (int)(long)given;
  assert(*mine(table) == (char *)&table + number);
  return 0;
}

static void team(void *(*run)(void *)) {
  pthread_t threads[TEAM];
  for (long k = 0; k < TEAM; k++) pthread_create(threads + k, 0, run, (void *)k);
  for (int k = 0; k < TEAM; k++) pthread_join(threads[k], 0);
}

int main(void) {
  for (int round = 0; round < 50; round++) {
    team(forward);
    assert(table->team == TEAM && table->events == 0);
    team(backward);
    free(table);
    table = 0;
  }
  Settings kept;
  Word few[2] = {1, 0}, many[2] = {TEAM, 0};
  allow((Table *)few, &kept);
  assert(levels == 1 && dynamic == 1);
  allow((Table *)many, &kept);
  assert(levels == 2 && dynamic == 0);
  restore(&kept);
  assert(levels == 1 && dynamic == 1);
  puts("ok");
}
