/* Exchanges of warps, whose lanes are threads here: what comes back to a lane is what the transpose gives: products of whole numbers
   are the same on both sides. */
#include "exchange.c"

#include <assert.h>
#include <pthread.h>
#include <stdio.h>

int rand(void);

static int present, values[WARP];
static pthread_barrier_t meeting;
static __thread int own_lane;

static int seen(int value, int from) {
  values[own_lane] = value;
  pthread_barrier_wait(&meeting);
  int found = from >= 0 && from < present ? values[from] : 0x5eed; /* a lane that is not there has anything */
  pthread_barrier_wait(&meeting);
  return found;
}

static int clamped(int value, int from, int inside) { return seen(value, inside ? from : own_lane); }

static int first_of(int clamp) { return own_lane & (clamp >> 8 & 31); }

static int last_of(int clamp) { return first_of(clamp) | (~(clamp >> 8) & 31); }

int shuffle_indexed(Lanes mask, int value, int lane, int clamp) {
  (void)mask;
  return seen(value, first_of(clamp) | (lane & ~(clamp >> 8) & 31));
}
int shuffle_up(Lanes mask, int value, int by, int clamp) {
  (void)mask;
  return clamped(value, own_lane - by, own_lane - by >= first_of(clamp));
}
int shuffle_down(Lanes mask, int value, int by, int clamp) {
  (void)mask;
  return clamped(value, own_lane + by, own_lane + by <= last_of(clamp));
}
int shuffle_crossed(Lanes mask, int value, int with, int clamp) {
  (void)mask;
  return clamped(value, own_lane ^ with, (own_lane ^ with) <= last_of(clamp));
}
Lanes ballot(Lanes mask, int predicate) {
  Lanes said = 0;
  values[own_lane] = predicate;
  pthread_barrier_wait(&meeting);
  for (int lane = 0; lane < present; lane++) said |= (Lanes)(values[lane] != 0) << lane;
  pthread_barrier_wait(&meeting);
  return said & mask;
}

static int width, how, by;
static double sent[WARP], weight[WARP], got[WARP], back[WARP];

/* The lane that is read: the same for all, or one of its own. */
static int lane_of(int own) { return by >= 0 ? by : how == INDEXED ? own * 7 + 3 : (own * 5) % 4; }

static void *run(void *number) {
  own_lane = (int)(long)number;
  int lane = lane_of(own_lane), together = by >= 0 && by % 2;
  double own = sent[own_lane];
  got[own_lane] = exchange_f64(own, ~0u, lane, width, how, own_lane, present, together);
  if (source(lane, width, how, own_lane, present) == own_lane) got[own_lane] = own;
  back[own_lane] = back_f64(weight[own_lane], ~0u, lane, width, how, own_lane, present, together);
  assert(back_f32((float)weight[own_lane], ~0u, lane, width, how, own_lane, present, together) == (float)back[own_lane]);
  assert(exchange_i64((5l << 33) + own_lane, ~0u, 2, WARP, INDEXED, own_lane, present, 1) == (5l << 33) + 2);
  assert(matched(~0u, own_lane % 2) == (among(~0u, present) & (own_lane % 2 ? 0xaaaaaaaau : 0x55555555u)));
  return 0;
}

int main(void) {
  const int widths[] = {32, 8, 1}, distances[] = {0, 1, 5, -1}, threads[] = {32, 11};
  for (int t = 0; t < 2; t++) {
    present = threads[t];
    pthread_barrier_init(&meeting, 0, (unsigned)present);
    for (int w = 0; w < 3; w++)
      for (how = INDEXED; how <= CROSSED; how++)
        for (int d = 0; d < 4; d++) {
          pthread_t lanes[WARP];
          width = widths[w], by = distances[d];
          double there = 0, here = 0;
          for (long lane = 0; lane < present; lane++) {
            sent[lane] = rand() % 1000, weight[lane] = rand() % 1000;
          }
          for (long lane = 0; lane < present; lane++) pthread_create(&lanes[lane], 0, run, (void *)lane);
          for (int lane = 0; lane < present; lane++) pthread_join(lanes[lane], 0);
          for (int lane = 0; lane < present; lane++) there += got[lane] * weight[lane], here += sent[lane] * back[lane];
          assert(there == here);
        }
    pthread_barrier_destroy(&meeting);
  }
  puts("ok");
}
