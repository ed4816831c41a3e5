/* How many snapshots a loop has and how many iterations a chunk (Griewank and Walther, Algorithm 799); part of schedule.c. */

/* C(s + r, s), saturated: the longest chain of steps that s snapshots and at most r repetitions of each step reverse. */
static i64 reach(i64 s, i64 r) {
  i64 small = s < r ? s : r, large = s < r ? r : s;
  i64 result = 1;
  if (s < 0 || r < 0) return 0;
  for (i64 k = 1; k <= small; k++) {
    i64 whole = result / k, rest = result % k, factor = large + k;
    if (factor > (i64)1 << 40 || whole > MOST / factor) return MOST;
    result = whole * factor + rest * factor / k;
    if (result > MOST) return MOST;
  }
  return result;
}

static i64 repetitions(i64 l, i64 s) {
  i64 r = 0;
  while (reach(s, r) < l) r++;
  return r;
}

/* The least number of advanced steps with which s snapshots, one of the beginning included, reverse l steps. */
static i64 least_steps(i64 l, i64 s) {
  if (l <= 1) return 0;
  if (s <= 1) return l > 2000000000 ? MOST : l * (l - 1) / 2;
  i64 r = repetitions(l, s);
  i64 sum = reach(s + 1, r - 1);
  if (l > MOST / (r ? r : 1)) return MOST;
  return r * l - sum;
}

/* How far to advance before the next snapshot: l steps are left, s snapshots count the one they begin at. */
static i64 first_part(i64 l, i64 s) {
  i64 r = repetitions(l, s);
  i64 least = l - reach(s - 1, r), most = reach(s, r - 1);
  i64 part = l - reach(s - 1, r - 1);
  if (part > most) part = most;
  if (part < least) part = least;
  if (part < 1) part = 1;
  if (part > l - 1) part = l - 1;
  return part;
}

static i64 divided_up(i64 a, i64 b) { return (a + b - 1) / b; }

/* How many steps a chunk has and how many snapshots there are: with the fewest advanced steps, then with the longest chunks, but for the
   tape of a chunk being `cached` bytes or a few of them. The number of advanced steps; negative if there is no way. */
static i64 plan_within(i64 cached, i64 steps, i64 bytes, i64 snapshot, i64 tape, i64 *chunk, i64 *snapshots) {
  i64 best = -1;
  for (i64 c = 1;; c *= 2) {
    if (c > 1 && c < steps && c > cached / tape) c = steps;
    if (c >= steps && steps > 1 && steps > 4 * (cached / tape)) break;
    if (c > steps) c = steps;
    i64 parts = divided_up(steps, c);
    i64 left = tape > MOST / c ? -1 : bytes - tape * c;
    i64 s = parts == 1 ? (left < 0 ? 0 : 1) : left < snapshot ? 0 : left / snapshot;
    if (s > parts) s = parts;
    if (s >= 1) {
      i64 cost = least_steps(parts, s);
      cost = cost > MOST / c ? MOST : cost * c;
      if (best < 0 || cost <= best) {
        best = cost;
        *chunk = c;
        *snapshots = parts == 1 ? 0 : s;
      }
    }
    if (c == steps) break;
  }
  return best;
}

/* A tape that is larger than a cache costs more time than running each step once more. */
static int plan(i64 steps, i64 bytes, i64 snapshot, i64 tape, i64 *chunk, i64 *snapshots) {
  if (tape < 1) tape = 1;
  i64 whole = plan_within(MOST, steps, bytes, snapshot, tape, chunk, snapshots), short_chunk, few;
  i64 cached = plan_within(CACHED, steps, bytes, snapshot, tape, &short_chunk, &few);
  if (cached >= 0 && cached <= whole + steps) {
    *chunk = short_chunk;
    *snapshots = few;
  }
  return whole >= 0;
}
