/* Large blocks of a derivative's memory stay with the process for its next call (guards/heap.py). A C library gives blocks beyond some size back to
   the system one by one, and each of their pages costs a fault, and is zeroed, when it comes again: that may take longer than the derivative.

   What is kept are blocks of `malloc`, which `free` takes: who does not know of this file may free them. The system may take their pages while
   nobody uses them, when it is short of memory. */

#include "memory.h"

enum { PLACES = 8, LARGE = 32 << 20, PAGE = 2 << 20, MADV_FREE = 8, PHYSICAL_PAGES = 85, PAGE_SIZE = 30 };

Word malloc_usable_size(BORROWED void *);
int madvise(BORROWED void *, Word, int);
long sysconf(int);
int *__errno_location(void);

static void *kept[PLACES] NAMED("large.kept");

void *large_malloc(Word size) NAMED("large.malloc") __attribute__((malloc));
void *large_realloc(void *memory, Word size) NAMED("large.realloc");
void large_free(BORROWED void *memory) NAMED("large.free");

static inline void *take(int place) { return __atomic_exchange_n(&kept[place], (void *)0, __ATOMIC_ACQ_REL); }

static SELDOM void put_back(BORROWED void *block) NAMED("large.put");
static SELDOM void *allocate(Word size) NAMED("large.allocate");
static SELDOM void *grow(void *memory, Word size) NAMED("large.grow");
static SELDOM void keep(char *block, Word size) NAMED("large.keep");

/* Keeps a block if there is a place. */
static SELDOM void put_back(BORROWED void *block) {
  if (!block) return;
  for (int place = 0; place < PLACES; place++) {
    void *none = 0;
    if (__atomic_compare_exchange_n(&kept[place], &none, block, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)) return;
  }
  free(block);
}

static inline void give_up_all(void) {
  for (int place = 0; place < PLACES; place++) free(take(place));
}

/* The smallest block that holds so many bytes; or null, and the largest of the others is given up, which would be of no use beside a new one. */
static inline void *fitting(Word size) {
  void *best = 0, *short_one = 0;
  Word least = -1ul, most = 0;
  for (int place = 0; place < PLACES; place++) {
    void *block = take(place);
    Word have = block ? malloc_usable_size(block) : 0;
    if (have >= size && have < least) {
      put_back(best);
      best = block;
      least = have;
    } else if (have < size && have > most) {
      put_back(short_one);
      short_one = block;
      most = have;
    } else put_back(block);
  }
  if (best) put_back(short_one);
  else free(short_one);
  return best;
}

static SELDOM void *allocate(Word size) {
  void *block = fitting(size);
  if (block || (block = malloc(size))) return block;
  give_up_all();
  return malloc(size);
}

/* More than a quarter of the machine's memory in one block is not kept. */
static SELDOM void keep(char *block, Word size) {
  if (size / 1024 > (Word)sysconf(PHYSICAL_PAGES) / 4 * ((Word)sysconf(PAGE_SIZE) / 1024)) {
    free(block);
    return;
  }
  Word skipped = -(Word)block & (PAGE - 1);
  int before = *__errno_location();
  madvise(block + skipped, (size - skipped) & -(Word)PAGE, MADV_FREE);
  *__errno_location() = before;
  put_back(block);
}

OUT_OF_LINE void *large_malloc(Word size) { return size < LARGE ? malloc(size) : allocate(size); }

OUT_OF_LINE void large_free(BORROWED void *memory) {
  Word size = memory ? malloc_usable_size(memory) : 0;
  if (size < LARGE) free(memory);
  else keep(memory, size);
}

/* A buffer that grows takes the largest block that is kept when it has become large: it will grow on. */
static SELDOM void *grow(void *memory, Word size) {
  Word have = memory ? malloc_usable_size(memory) : 0;
  if (have >= size) return memory;
  void *block = 0;
  for (int place = 0; place < PLACES; place++) {
    void *other = take(place);
    if (other && malloc_usable_size(other) >= (block ? malloc_usable_size(block) : size)) {
      put_back(block);
      block = other;
    } else put_back(other);
  }
  if (!block) return realloc(memory, size);
  __builtin_memcpy(block, memory, have);
  large_free(memory);
  return block;
}

OUT_OF_LINE void *large_realloc(void *memory, Word size) { return size < LARGE ? realloc(memory, size) : grow(memory, size); }
