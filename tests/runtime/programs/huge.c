/* Large pages change nothing of a block, nor of errno; what is freed when code is loaded is gone. */
#include "pages.c"
#include "heap.c"

#include <assert.h>
#include <errno.h>
#include <stdio.h>

int main(void) {
  heap_begin();
  for (Word bytes = 1; bytes <= 4 * LARGE; bytes *= 4) {
    char *made = malloc(bytes);
    made[0] = 1;
    made[bytes - 1] = 2;
    errno = 7;
    pages_advise(made, bytes);
    assert(errno == 7 && made[0] == (bytes > 1 ? 1 : 2) && made[bytes - 1] == 2);
    free(made);
  }
  puts("ok");
}
