/* Adjoints that were collected apart are added where they belong, zeros are not. */
#include "apart.c"

#include <assert.h>
#include <math.h>
#include <stdio.h>

#ifndef __clang__
#define shared_float plain_float
#endif

int main(void) {
  /* Two rows and three columns of complex numbers, five apart. */
  float from[12], to[2 + 5 * 2 * 2 + 4];
  for (int k = 0; k < 12; k++) from[k] = k % 4 == 1 ? 0 : k + 1;
  for (int k = 0; k < 26; k++) to[k] = k == 1 ? -0.0f : 100;
  shared_float(from, to, 2, 3, 5, 2);
  for (int k = 0; k < 26; k++) {
    int column = k / 10, inside = k % 10;
    if (k == 1) assert(to[k] == 0 && signbit(to[k]));
    else assert(to[k] == 100 + (inside < 4 ? from[4 * column + inside] : 0));
  }
  /* A vector backwards. */
  double vector[3] = {1, 2, 3}, sums[5] = {10, 20, 30, 40, 50};
  plain_double(vector, sums + 4, 1, 3, -2, 1);
  assert(sums[4] == 51 && sums[3] == 40 && sums[2] == 32 && sums[1] == 20 && sums[0] == 13);
  plain_double(vector, sums, 3, 0, 3, 1);
  assert(sums[0] == 13);
  puts("ok");
}
