/* Small functions: asking Python, tables of addresses, how taskloops are divided, and rounding to bfloat. */
#include "addresses.c"
#include "bfloat.c"
#include "python_rules.c"

static int threads;
int omp_get_num_threads(void) { return threads; }
#include "taskloops.c"

#include <assert.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

static int asked(long position, long what, void *slots) { return position == 3 && what == 2 && slots == &threads ? 7 : 0; }

static void tables(void) {
  char data[12];
  char **table = address_table(data, 3, 4);
  assert(table[0] == data && table[1] == data + 4 && table[2] == data + 8);
  free(table);
  free(address_table(data, 0, 4));
}

/* All iterations are dealt out, each once, and none to an empty task. */
static Division divided(long lower, long upper, long stride, int schedule, Word grain, int strict) {
  Division found;
  taskloop_divide(&found, lower, upper, stride, schedule, grain, strict);
  Word trips = 0;
  for (long k = lower; stride < 0 ? k >= upper : k <= upper; k += stride) trips++;
  if (!trips) {
    assert(!found.tasks);
    return found;
  }
  Word dealt = found.tasks * found.part + found.extras, last = dealt > trips ? dealt - trips : 0;
  assert(found.extras < found.tasks && dealt >= trips && last < found.part);
  assert(!last || (schedule == OF_GRAIN && strict)); /* the last task of a strict one is the shorter */
  return found;
}

static void taskloops(void) {
  threads = 2;
  for (long trips = 0; trips < 70; trips++)
    for (long stride = -3; stride <= 3; stride++)
      for (Word grain = 0; stride && grain < 9; grain++)
        for (int schedule = 0; schedule < 3; schedule++)
          for (int strict = 0; strict < 2; strict++) {
            Division found = divided(5, 5 + (trips - 1) * stride, stride, schedule, grain, strict);
            if (!schedule) assert(found.tasks == (Word)(trips < 20 ? trips : 20));
            if (schedule == NUMBER && grain && trips) assert(found.tasks == (grain < (Word)trips ? grain : (Word)trips));
            if (schedule == OF_GRAIN && strict && trips) assert(found.part == (grain ? grain : 1));
          }
}

static double value(unsigned short bits) {
  Bits wide = (Bits)bits << 16;
  float found;
  memcpy(&found, &wide, sizeof found);
  return found;
}

/* No other one is nearer, and of two that are as near it is the even one. */
static void nearest(double x, unsigned short found) {
  double away = fabs(value(found) - x);
  assert(signbit(value(found)) == signbit(x));
  for (int step = -1; step <= 1; step += 2) {
    if (step < 0 && !(found & 0x7fff)) continue;
    double other = fabs(value((unsigned short)(found + step)) - x);
    assert(away < other || (away == other && !(found & 1)));
  }
}

static void rounding(void) {
  unsigned long seed = 1;
  for (int k = 0; k < 20000; k++) {
    seed = seed * 6364136223846793005ul + 1442695040888963407ul;
    double x = ldexp((double)(long)seed, (int)(seed >> 40) % 60 - 60);
    nearest(x, bfloat_of_double(x));
    nearest((float)x, bfloat_of_float((float)x));
    unsigned short low = bfloat_of_float((float)x);
    double middle = (value(low) + value(low + 2)) / 2 + (value(low + 1) - value(low)) / 2;
    nearest(middle, bfloat_of_double(middle));
    nearest(nextafter(middle, 0), bfloat_of_double(nextafter(middle, 0)));
    nearest(nextafter(middle, 2 * middle), bfloat_of_double(nextafter(middle, 2 * middle)));
  }
  assert(isnan(value(bfloat_of_double(NAN))) && isinf(value(bfloat_of_float(INFINITY))) && !bfloat_of_float(0));
}

int main(void) {
  pad_set_python_rules(asked);
  assert(python_call(3, 2, &threads) == 7 && python_call(3, 1, &threads) == 0);
  tables();
  taskloops();
  rounding();
  puts("ok");
}
