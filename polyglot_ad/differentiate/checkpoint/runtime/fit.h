/* Tapes that become more than a loop was planned with: snapshots give way, then the call ends; part of schedule.c. */

static void refuse_tape(const Loop *loop, const char *construct, const char *of, i64 tape, i64 room) {
  Refusal here = loop->where;
  snprintf(mine.why, sizeof mine.why, "the tape of %s is more than %lld bytes, and of the memory budget of %lld bytes %lld are left", of,
           (long long)tape, (long long)mine.budget, (long long)room);
  here.construct = construct;
  here.why = mine.why;
  pad_refuse(&here);
}

/* At most so many iterations of a loop are taped at once by the next call. */
static void tape_fewer(const Loop *loop) {
  i64 k = 0;
  while (k < FEWER - 1 && mine.fewer[k].chunk && (mine.fewer[k].file != loop->where.file || mine.fewer[k].line != loop->where.line)) k++;
  mine.fewer[k] = (Fewer){loop->where.file, loop->where.line, loop->taping / 2};
}

static i64 longest_chunk(const Refusal *where) {
  for (i64 k = 0; k < FEWER; k++)
    if (mine.fewer[k].chunk && mine.fewer[k].file == where->file && mine.fewer[k].line == where->line) return mine.fewer[k].chunk;
  return MOST;
}

/* Drops the snapshot between the nearest others, but not the first one: it will be advanced to from the one before. */
static int drop_one(Loop *loop) {
  i64 found = 0, least = MOST;
  for (i64 k = 1; k < loop->stored; k++) {
    i64 span = (k + 1 < loop->stored ? loop->snapshots[k + 1].at : loop->end) - loop->snapshots[k - 1].at;
    if (loop->snapshots[k].data && span <= least) {
      least = span;
      found = k;
    }
  }
  if (!found) return 0;
  loop->stored_bytes -= loop->snapshots[found].counted;
  drop_snapshot(&loop->snapshots[found]);
  loop->stored--;
  for (i64 k = found; k < loop->stored; k++) loop->snapshots[k] = loop->snapshots[k + 1];
  return 1;
}

/* Whether the present tape of a loop leaves the memory budget; snapshots give way to it. That of several iterations leaves other loops their
   share as long as they may be still to come. */
static int is_beyond(Loop *loop, i64 tape, i64 *room) {
  i64 had = loop->phase == 2 && loop->taping > 1 ? loop->had : loop->whole;
  do {
    *room = had - loop->fixed - loop->stored_bytes;
    if (tape <= *room) return 0;
  } while (drop_one(loop));
  return 1;
}

/* The present tape of a loop becomes more than there is: it need not end, which may take far more memory. Ranks of MPI, which
   wait for each other and keep to one schedule, refuse together where they plan. */
static void fit_while_taping(Loop *loop) {
  if (!loop || loop->ranks || !mine.budget) return;
  i64 tape = kept_so_far() - loop->before - loop->kept_inside, room;
  if (loop->phase == 1) {
    room = room_of(loop);
    if (tape + loop->kept_inside > room) refuse_tape(loop, TOO_LARGE, "its first iteration", tape + loop->kept_inside, room);
  } else if (is_beyond(loop, tape + loop->nested, &room)) {
    if (loop->taping == 1) refuse_tape(loop, TOO_LARGE, "one iteration", tape, room);
    char of[40];
    snprintf(of, sizeof of, "%lld iterations", (long long)loop->taping);
    tape_fewer(loop);
    refuse_tape(loop, TOO_MANY, of, tape, room);
  }
}
