/* Loops with messages of MPI: all ranks of their communicator run them, and follow one schedule (schedule.c). */

/* Of each number the least that a rank gives. */
static void agree(Loop *loop, i64 *numbers, i64 count) {
  if (loop->ranks) loop->ranks(loop->comm, numbers, count);
}

static i64 greatest(Loop *loop, i64 number) {
  i64 least = -number;
  agree(loop, &least, 1);
  return -least;
}

static void refuse_for(const Refusal *where, const char *why, const char *help) {
  Refusal here = *where;
  here.why = why;
  here.help = help;
  pad_refuse(&here);
}

static void same_number(Agree *ranks, i64 comm, i64 total, const Refusal *where) {
  i64 ends[2] = {total, -total};
  ranks(comm, ends, 2);
  if (ends[0] != -ends[1])
    refuse_for(where, "ranks exchange messages in it, and run it a different number of times", "take the derivative without a memory budget");
}

/* The ranks of this communicator run a loop together. */
void pad_checkpoint_together(Loop *loop, Agree *ranks, i64 comm) {
  loop->ranks = ranks;
  loop->comm = comm;
  loop->pending = ranks(comm, 0, 0);
}

/* A loop that this rank does not run; do others? */
void pad_checkpoint_absent(Agree *ranks, i64 comm, const Refusal *where) { same_number(ranks, comm, 0, where); }

/* At the end of a tape: all that was begun in it is over. */
static void nothing_pending(Loop *loop) {
  if (loop->ranks && greatest(loop, loop->ranks(loop->comm, 0, 0) != loop->pending))
    refuse_for(&loop->where, "an iteration begins messages that a later one waits for", "wait for all requests in the iteration that begins them");
}
