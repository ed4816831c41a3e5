/* Budgets of the environment, and derivatives that are called within others. */

#include <assert.h>

#include "schedule.c"

_Thread_local Thread pad_checkpoint_thread;
i64 pad_checkpoint_bytes;
static i64 refused;
void pad_refuse(void *refusal) { (void)refusal; refused++; __builtin_trap(); }
int puts(const char *);
int setenv(const char *, const char *, int);

static i64 said(const char *text) {
  const char *rest = "";
  i64 found = bytes_said(text, &rest);
  return *rest ? -1 : found;
}

int main(void) {
  assert(said("2000") == 2000 && said("3 kB") == 3000 && said("1.5KiB") == 1536 && said("2 gb") == 2000000000 && said("7 B") == 7);
  assert(!said("") && !said("much") && !said("-3") && !said("0 GB") && !said("1e40 TB") && said("1 XB") == -1 && !said("1 M"));
  i64 folder = 0, words[2] = {0};
  setenv(variable, "", 1);
  assert(budget_said(5, &folder) == 5 && !folder);
  setenv(variable, " 1 MB in /scratch", 1);
  assert(budget_said(5, &folder) == 1000000 && *(const char *)(intptr_t)folder == '/');
  setenv(variable, "100 B", 1);
  pad_checkpoint_enter(5, 1, 0, 0);
  pad_checkpoint_object((byte *)words, sizeof words, 0);
  i64 *block = (i64 *)pad_checkpoint_allocate(8, 0);
  *block = 7;
  pad_checkpoint_enter(5, 2, 0, 0);
  assert(mine.width == 2 && !mine.count && !pool.count && mine.budget == 100);
  pad_checkpoint_object((byte *)words, sizeof words, 0);
  pad_checkpoint_leave();
  assert(mine.width == 1 && mine.count == 1 && pool.count == 1 && *block == 7);
  pad_checkpoint_release((byte *)block);
  pad_checkpoint_leave();
  assert(!mine.width && !mine.count && !mine.around && !refused);
  puts("ok");
}
