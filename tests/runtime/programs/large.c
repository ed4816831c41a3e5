/* Large blocks that stay: which are given again, that contents move, that smaller ones are plain, that threads share them. */
#include "memory/large.c"

#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static int held(void) {
  int count = 0;
  for (int place = 0; place < PLACES; place++) count += kept[place] != 0;
  return count;
}

static void *many(void *unused) {
  for (int round = 0; round < 200; round++) {
    Word size = LARGE + ((round * 37) % 5) * 1000000ul;
    char *block = large_malloc(size);
    block[0] = block[size - 1] = (char)round;
    assert(block[0] == (char)round);
    large_free(block);
  }
  return unused;
}

int main(void) {
  char *small = large_malloc(100);
  large_free(small);
  large_free(0);
  assert(held() == 0);

  char *one = large_malloc(LARGE), *two = large_malloc(2ul * LARGE);
  large_free(two);
  large_free(one);
  assert(held() == 2);
  assert(large_malloc(LARGE) == one); /* the smallest that fits */
  assert(large_malloc(LARGE + 5000000) == two && held() == 0);
  large_free(one);
  large_free(two);
  char *three = large_malloc(3ul * LARGE); /* none fits: the largest goes */
  assert(three && held() == 1);
  large_free(three);

  char *grown = large_realloc(0, 1000);
  memset(grown, 7, 1000);
  grown = large_realloc(grown, LARGE);
  for (int k = 0; k < 1000; k++) assert(grown[k] == 7);
  assert(grown == three); /* the largest: it grows on */
  assert(large_realloc(grown, 2ul * LARGE) == grown);
  grown = large_realloc(grown, 4ul * LARGE);
  for (int k = 0; k < 1000; k++) assert(grown[k] == 7);
  large_free(grown);

  for (int k = 0; k < PLACES + 3; k++) kept[k % PLACES] ? (void)0 : put_back(malloc(LARGE));
  large_free(large_malloc(LARGE));
  give_up_all();
  assert(held() == 0);

  pthread_t threads[4];
  for (int k = 0; k < 4; k++) pthread_create(&threads[k], 0, many, 0);
  for (int k = 0; k < 4; k++) pthread_join(threads[k], 0);
  give_up_all();
  puts("ok");
  return 0;
}
