/* What a call has written is known word by word; numbers that are moved keep it; the next call has written nothing; many threads may note at once. */
#include "written.c"

#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

enum { THREADS = 4, EACH = 3000 };
static Written set;
static double table[THREADS * EACH], moved[THREADS * EACH];

static Word of(double *place) { return written_mask(&set, place, sizeof *place); }

static void *note(void *first) {
  for (double *place = first; place < (double *)first + EACH; place += 2) written_note(&set, place, sizeof *place);
  for (double *place = first; place < (double *)first + EACH; place++)
    assert(of(place) == ((place - (double *)first) % 2 ? 0 : 3));
  return 0;
}

static void threads(void) {
  pthread_t all[THREADS];
  for (int k = 0; k < THREADS; k++) pthread_create(&all[k], 0, note, table + k * EACH);
  for (int k = 0; k < THREADS; k++) pthread_join(all[k], 0);
}

int main(void) {
  written_begin(&set);
  assert(!of(table) && !written_any(&set, table, sizeof table));
  written_note(&set, (char *)table + 4, 4);
  assert(of(table) == 2 && written_any(&set, table, sizeof table) && !written_any(&set, table + 1, sizeof table - 8));
  written_note(&set, table, 0);
  assert(of(table) == 2);
  for (int call = 0; call < 3; call++) {
    written_begin(&set);
    assert(!written_any(&set, table, sizeof table));
    threads();
  }
  /* A table that grows, and one whose entries move up by one, and down again. */
  written_copy(&set, moved, table, sizeof table);
  for (int k = 0; k < THREADS * EACH; k++) assert(of(&moved[k]) == of(&table[k]));
  written_copy(&set, moved + 1, moved, 5000 * sizeof *moved);
  for (int k = 0; k < 5000; k++) assert(of(&moved[k + 1]) == of(&table[k]));
  written_copy(&set, moved, moved + 1, 5000 * sizeof *moved);
  for (int k = 0; k < 5000; k++) assert(of(&moved[k]) == of(&table[k]));
  written_copy(&set, 0, moved, 8);
  /* Of what is put, some may be old. */
  written_note(&set, table, 64);
  written_put(&set, table, 64, 0xff0f);
  assert(written_mask(&set, table, 64) == 0xff0f && !of(table + 2));
  written_put(&set, table + 3, 8, 0);
  assert(written_mask(&set, table, 64) == 0xff0f);
  /* Something unknown has been written. */
  written_all(&set);
  assert(of(table + 2) == 3 && written_any(&set, table + 2, 8));
  written_begin(&set);
  assert(!written_any(&set, table, sizeof table));
  /* What is not given is of this call. */
  assert(written_take(3) == ~(Word)0);
  written_give(3, 0xf0);
  assert(written_take(2) == ~(Word)0 && written_take(3) == 0xf0 && written_take(3) == ~(Word)0);
  puts("ok");
}
