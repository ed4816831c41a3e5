/* Blocks that iterations allocate, and free or leave to be collected, under every budget: u becomes 2 u + 1 in a new block, which is longer in
   every third iteration. */

#include <stdint.h>

#include "schedule.c"

_Thread_local Thread pad_checkpoint_thread;
i64 pad_checkpoint_bytes;
void pad_refuse(void *refusal) { (void)refusal; __builtin_trap(); }
int puts(const char *);

enum { FIRST = 8, MOST_STEPS = 64, TAPE_BYTES = 1000 };
typedef struct State { i64 k; double *u; } State;
typedef struct Tape { double *u[MOST_STEPS + 1], *shadow[MOST_STEPS + 1]; } Tape;
static const byte flags[] = {SNAPSHOT | FINAL | POOLED, 0};

static int collects;

static i64 length(i64 k) { return FIRST + k / 3; }

static double *next(State *state, int taped) {
  i64 n = length(state->k), more = length(state->k + 1);
  double *v = (double *)(collects ? pad_checkpoint_collected(more * 8, 0) : pad_checkpoint_allocate(more * 8, 0));
  for (i64 i = 0; i < more; i++) v[i] = i < n ? 2 * state->u[i] + 1 : 0;
  if (collects) pad_checkpoint_collected(100, 0); /* and forgotten */
  else if (taped) pad_checkpoint_postpone((byte *)state->u);
  else pad_checkpoint_release((byte *)state->u);
  return *state = (State){state->k + 1, v}, v;
}

static double expected(i64 k) { return (double)(((i64)1 << k) - 1); }

static int is_right(State *state) { return state->u[0] == expected(state->k) && state->u[FIRST - 1] == expected(state->k); }

static Tape *taped(Loop *loop, State *state, i64 steps, const Refusal *where) {
  Tape *made = calloc(1, sizeof(Tape));
  made->u[0] = state->u;
  made->shadow[0] = (double *)(intptr_t)pad_checkpoint_find(loop, (i64)(intptr_t)state->u, 0, where);
  for (i64 k = 1; k <= steps; k++) {
    made->u[k] = next(state, 1);
    made->shadow[k] = (double *)pad_checkpoint_shadowed((byte *)made->u[k], 0);
  }
  pad_checkpoint_kept(steps * TAPE_BYTES);
  return made;
}

static void pull(Tape *tape, i64 from, i64 steps) {
  for (i64 k = steps; k > 0; k--) {
    i64 n = length(from + k - 1);
    for (i64 i = 0; i < n; i++) tape->shadow[k - 1][i] += 2 * tape->shadow[k][i];
    if (!collects) pad_checkpoint_release((byte *)tape->u[k]);
  }
  free(tape);
}

static int run(i64 total, i64 budget, int counted) {
  Refusal where = {"", "", "", "", "", 0};
  i64 action[2];
  pad_checkpoint_begin(budget, 1, 0, 0);
  State state = {0, (double *)(collects ? pad_checkpoint_collected(FIRST * 8, 0) : pad_checkpoint_zeroed(FIRST * 8, 0))};
  double *first = state.u, *seed = (double *)pad_checkpoint_shadowed((byte *)first, 0);
  byte *other = pad_checkpoint_allocate(8, 1); /* of no matter to the loop */
  pad_checkpoint_shadowed(other, 0);
  Loop *loop = pad_checkpoint_open(counted ? -1 : total, flags, 0, sizeof state, &where);
  if (counted) {
    State trial = state;
    pad_checkpoint_count(loop);
    while (trial.k < total) next(&trial, 0);
    pad_checkpoint_counted(loop, total);
  }
  for (i64 kind; (kind = pad_checkpoint_forward(loop, (byte *)&state, action, 1, &where)) != DONE;) {
    if (!is_right(&state)) return 1;
    if (kind == TAPE) pad_checkpoint_tape(loop, taped(loop, &state, action[0], &where));
    else for (i64 k = 0; k < action[0]; k++) next(&state, 0);
  }
  if (state.k != total || !is_right(&state)) return 2;
  double *end = (double *)(intptr_t)pad_checkpoint_find(loop, (i64)(intptr_t)state.u, 0, &where);
  for (i64 i = 0; i < FIRST; i++) end[i] = 1;
  if (!collects) pad_checkpoint_postpone((byte *)state.u);
  pad_checkpoint_turn(loop);
  for (i64 kind; (kind = pad_checkpoint_backward(loop, (byte *)&state, action)) != DONE;) {
    State before = state;
    if (kind != PULL && !is_right(&state)) return 3;
    if (kind == ADVANCE)
      for (i64 k = 0; k < action[0]; k++) next(&state, 0);
    else if (kind == PULL)
      pull((Tape *)(intptr_t)action[1], state.k, action[0]);
    else {
      Tape *tape = taped(loop, &state, action[0], &where);
      pad_checkpoint_taped(loop);
      pull(tape, before.k, action[0]);
    }
  }
  i64 loop_blocks = pool.count, chunk = loop->chunk;
  pad_checkpoint_close(loop);
  for (i64 i = 0; i < FIRST; i++)
    if (seed[i] != (double)((i64)1 << total) || first[i] != 0) return 4;
  if (collects && !counted && loop_blocks > 3 * chunk + 4 * total / 3 + 12) return 6;
  if (!collects) pad_checkpoint_release((byte *)first);
  pad_checkpoint_release(other);
  pad_checkpoint_end();
  return mine.used ? 5 : 0;
}

int main(void) {
  for (i64 total = 1; total < 50; total++)
    for (i64 budget = 4000; budget < 100000; budget *= 3)
      for (int mode = 0; mode < 4; mode++) {
        collects = mode / 2;
        int failed = run(total, budget, mode % 2);
        if (failed) return failed;
      }
  puts("ok");
  return 0;
}
