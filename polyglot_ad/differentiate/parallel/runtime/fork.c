/* Tables of the tapes of a team's threads (differentiate/parallel/launch.py). */

#include "memory.h"

/* `events`: the number of the last event. */
typedef struct {
  Word team, events;
  void *tapes[];
} Table;

/* What a program may have switched off again since it forked: nested regions, and teams of just the size that is asked for. */
typedef struct {
  int levels, dynamic;
} Settings;

static const char size_message[] NAMED("fork.size") = "polyglot_ad: the OpenMP runtime gave the reverse pass fewer threads than the primal\n";

int omp_get_num_threads(void);
int omp_get_thread_num(void);
int omp_get_max_active_levels(void);
void omp_set_max_active_levels(int);
int omp_get_active_level(void);
int omp_get_dynamic(void);
void omp_set_dynamic(int);
int dprintf(int, const char *, ...);
_Noreturn void abort(void);

void **place(Table **slot) NAMED("fork.place");
void **mine(Table *table) NAMED("fork.mine");
void allow(Table *table, Settings *kept) NAMED("fork.allow");
void restore(Settings *kept) NAMED("fork.restore");

/* Where a thread of the forward pass puts its tape; the first to come makes the table. */
OUT_OF_LINE void **place(Table **slot) {
  Table *table = __atomic_load_n(slot, __ATOMIC_ACQUIRE);
  if (!table) {
    Word team = omp_get_num_threads();
    Table *made = calloc(team + 2, 8);
    made->team = team;
    if (__atomic_compare_exchange_n(slot, &table, made, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) table = made;
    else free(made);
  }
  return &table->tapes[omp_get_thread_num()];
}

/* And where one of the reverse pass finds it. */
OUT_OF_LINE void **mine(Table *table) {
  if (table->team != (Word)omp_get_num_threads()) {
    dprintf(2, size_message);
    abort();
  }
  return &table->tapes[omp_get_thread_num()];
}

OUT_OF_LINE void allow(Table *table, Settings *kept) {
  *kept = (Settings){omp_get_max_active_levels(), omp_get_dynamic()};
  if (table->team <= 1) return;
  omp_set_dynamic(0);
  int level = omp_get_active_level();
  if (level >= kept->levels) omp_set_max_active_levels(level + 1);
}

OUT_OF_LINE void restore(Settings *kept) {
  omp_set_max_active_levels(kept->levels);
  omp_set_dynamic(kept->dynamic);
}
