/* Exchanges between the lanes of a warp, and their way back: each lane gets the adjoints of those lanes that read its number.

   `mask`: the lanes that take part; `lane`, `width`, `how`: as in CUDA's __shfl_sync; `own`: this lane; `present`: how many lanes of the warp
   are threads of the block; `together`: `lane` is known to be the same for all lanes. A lane that would read one beyond its segment, or one
   that is not present, reads itself. Loops and branches go alike for all lanes of a mask, which wait for each other in every shuffle. */

#include "memory.h"

typedef unsigned Lanes;

enum { WARP = 32, INDEXED = 0, UP = 1, DOWN = 2, CROSSED = 3 };

#define ALIKE __attribute__((convergent))
#define SHARED ALIKE __attribute__((weak, visibility("hidden")))
#define ALWAYS static inline __attribute__((always_inline))

/* The device's own instructions; `clamp` holds the segments' size and the last lane that may be read. */
ALIKE int shuffle_indexed(Lanes mask, int value, int lane, int clamp) NAMED("device.shuffle.idx");
ALIKE int shuffle_up(Lanes mask, int value, int by, int clamp) NAMED("device.shuffle.up");
ALIKE int shuffle_down(Lanes mask, int value, int by, int clamp) NAMED("device.shuffle.down");
ALIKE int shuffle_crossed(Lanes mask, int value, int with, int clamp) NAMED("device.shuffle.bfly");
ALIKE Lanes ballot(Lanes mask, int predicate) NAMED("device.ballot");

ALWAYS int moved_i32(int value, Lanes mask, int lane, int width, int how) {
  int segments = (WARP - width) << 8, clamp = segments | (WARP - 1);
  return how == INDEXED ? shuffle_indexed(mask, value, lane, clamp)
         : how == UP    ? shuffle_up(mask, value, lane, segments)
         : how == DOWN  ? shuffle_down(mask, value, lane, clamp)
                        : shuffle_crossed(mask, value, lane, clamp);
}

ALWAYS long moved_i64(long value, Lanes mask, int lane, int width, int how) {
  unsigned low = moved_i32((int)value, mask, lane, width, how);
  long high = moved_i32((int)(value >> 32), mask, lane, width, how);
  return (long)((Word)high << 32) | low;
}

ALWAYS float moved_f32(float value, Lanes mask, int lane, int width, int how) {
  union {
    float number;
    int bits;
  } one = {value};
  one.bits = moved_i32(one.bits, mask, lane, width, how);
  return one.number;
}

ALWAYS double moved_f64(double value, Lanes mask, int lane, int width, int how) {
  union {
    double number;
    long bits;
  } one = {value};
  one.bits = moved_i64(one.bits, mask, lane, width, how);
  return one.number;
}

/* The lanes of a mask that are there. */
ALWAYS Lanes among(Lanes mask, int present) { return present < WARP ? mask & ((1u << present) - 1) : mask; }

/* The lane that this one reads. */
ALWAYS int source(int lane, int width, int how, int own, int present) {
  int last = width - 1, base = own & ~last, from = own ^ lane, inside = from <= (base | last);
  if (how == INDEXED) from = base | (lane & last), inside = 1;
  if (how == UP) from = own - lane, inside = from >= base;
  if (how == DOWN) from = own + lane, inside = from <= (base | last);
  return inside && from < present ? from : own;
}

/* Whether a number is the same for all lanes of a mask. */
ALWAYS int is_same(int number, Lanes mask, Lanes there) {
  int first = moved_i32(number, mask, __builtin_ctz(there), WARP, INDEXED);
  return ballot(mask, number == first) == there;
}

/* Whether all lanes take part, or all of each segment that any lane of is in. */
ALWAYS int is_whole(Lanes mask, Lanes there, int width) {
  if (mask != there) return 0;
  for (int first = 0; first < WARP && ~mask; first += width) {
    Lanes all = ~0u >> (WARP - width), some = mask >> first & all;
    if (some && some != all) return 0;
  }
  return 1;
}

#define NUMBERS(T, name)                                                                                                                  \
  SHARED T exchange_##name(T value, Lanes mask, int lane, int width, int how, int own, int present, int together)                         \
      NAMED("exchange." #name);                                                                                                           \
  T exchange_##name(T value, Lanes mask, int lane, int width, int how, int own, int present, int together) {                              \
    (void)own, (void)present, (void)together;                                                                                             \
    return moved_##name(value, mask, lane, width, how);                                                                                   \
  }

#define BACK(T, name)                                                                                                                     \
  NUMBERS(T, name)                                                                                                                        \
  /* Whoever read this lane is looked for among all. */                                                                                   \
  SHARED T gathered_##name(T adjoint, Lanes mask, Lanes there, int from, int own) NAMED("exchange.gathered." #name);                      \
  T gathered_##name(T adjoint, Lanes mask, Lanes there, int from, int own) {                                                              \
    T sum = 0;                                                                                                                            \
    for (int other = 0; other < WARP; other++) {                                                                                          \
      int read = moved_i32(from, mask, other, WARP, INDEXED);                                                                             \
      T amount = moved_##name(adjoint, mask, other, WARP, INDEXED);                                                                       \
      if ((there >> other & 1) && read == own) sum += amount;                                                                             \
    }                                                                                                                                     \
    return sum;                                                                                                                           \
  }                                                                                                                                       \
  SHARED T back_##name(T adjoint, Lanes mask, int lane, int width, int how, int own, int present, int together)                           \
      NAMED("exchange.back." #name);                                                                                                      \
  T back_##name(T adjoint, Lanes mask, int lane, int width, int how, int own, int present, int together) {                                \
    Lanes there = among(mask, present);                                                                                                   \
    int from = source(lane, width, how, own, present), last = width - 1, base = own & ~last;                                              \
    if (!(together || is_same(lane, mask, there)) || (how == INDEXED && !is_whole(mask, there, width)))                                   \
      return gathered_##name(adjoint, mask, there, from, own);                                                                            \
    if (how == INDEXED) {                                                                                                                 \
      T sum = adjoint;                                                                                                                    \
      for (int by = width >> 1; by; by >>= 1) sum += moved_##name(sum, mask, by, width, CROSSED);                                           \
      return own == from ? sum : 0;                                                                                                       \
    }                                                                                                                                     \
    int reader = own ^ lane, inside = own <= (reader | last);                                                                             \
    T other;                                                                                                                              \
    if (how == UP) {                                                                                                                      \
      reader = own + lane, inside = reader <= (base | last);                                                                              \
      other = moved_##name(adjoint, mask, lane, width, DOWN);                                                                             \
    } else if (how == DOWN) {                                                                                                             \
      reader = own - lane, inside = reader >= base;                                                                                       \
      other = moved_##name(adjoint, mask, lane, width, UP);                                                                               \
    } else {                                                                                                                              \
      other = moved_##name(adjoint, mask, lane, WARP, CROSSED);                                                                           \
    }                                                                                                                                     \
    /* Who reads itself has other's number only where it is not another. */                                                               \
    T sum = from == own ? adjoint : 0;                                                                                                    \
    return inside && reader != own && reader < present ? sum + other : sum;                                                               \
  }

NUMBERS(int, i32)
NUMBERS(long, i64)
BACK(float, f32)
BACK(double, f64)

/* The lanes whose number is this one's. */
SHARED Lanes matched(Lanes mask, long value) NAMED("lanes.match");
Lanes matched(Lanes mask, long value) {
  Lanes found = 0;
  for (int lane = 0; lane < WARP; lane++) found |= (Lanes)(moved_i64(value, mask, lane, WARP, INDEXED) == value) << lane;
  return found & mask;
}
