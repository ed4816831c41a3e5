/* Errors on threads of an OpenMP team (guards/teams.py). */

#include "errors.h"

/* What a thread that is gone leaves behind: nothing; others, if there are any, at a barrier; a lock, or tasks that use its variables. */
enum Harm { ALONE, PATIENT, HOLDING };

/* In the stack of the thread that forked: whether one of the team has failed, and what it says. */
typedef struct {
  int failed;
  char error[sizeof(Error)];
} State;

static __thread State *state NAMED("team.state");
static const char newline[1] NAMED("team.newline") = {'\n'};

int omp_get_num_threads(void);

void team_enter(State *of_team) NAMED("team.enter");
State *team_current(void) NAMED("team.current");
void team_failed(State *of_team, int harm) NAMED("team.failed");
void team_raise(State *of_team, State *outer) NAMED("team.raise");

void team_enter(State *of_team) { state = of_team; }

State *team_current(void) { return state; }

/* The first error of a team is kept. Where the others would wait for the thread for ever, the process ends. */
SELDOM void team_failed(State *of_team, int harm) {
  if (!of_team || harm == HOLDING || (harm == PATIENT && omp_get_num_threads() > 1)) {
    write(2, error.message, strlen(error.message));
    write(2, newline, 1);
    abort();
  }
  int none = 0;
  if (__atomic_compare_exchange_n(&of_team->failed, &none, 1, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
    __builtin_memcpy(of_team->error, &error, sizeof error);
}

void team_raise(State *of_team, State *outer) {
  state = outer;
  if (!of_team->failed) return;
  __builtin_memcpy(&error, of_team->error, sizeof error);
  raise_kept();
}
