/* Which words of memory a derivative's program has written since a call of it began (rewrites/memory/written_set.py): a bit for every four bytes, in
   a tree over addresses that grows with what is noted. Numbers that are only moved keep their bits, wherever they lie then. What is noted in
   one call is forgotten in the next, since it has another number. Any number of threads may note and ask. */

#include "spin.h"

enum { GRAIN = 2, BITS = 64, PAGE = 12, WORDS = 1 << (PAGE - GRAIN - 6), STEP = 12, FAN = 1 << STEP, LEVELS = 3, WIDEST = BITS << GRAIN };

typedef struct {
  Word call;
  Word bits[WORDS];
} Page;

/* Zeros before the first call. */
typedef struct {
  void **root;
  Word call, lock, all;
} Written;

void written_begin(BORROWED Written *set) NAMED("written.begin");
void written_note(BORROWED Written *set, BORROWED void *address, Word size) NAMED("written.note");
void written_put(BORROWED Written *set, BORROWED void *address, Word size, Word mask) NAMED("written.put");
void written_all(BORROWED Written *set) NAMED("written.all");
void written_copy(BORROWED Written *set, BORROWED void *to, BORROWED void *from, Word size) NAMED("written.copy");
Word written_mask(BORROWED Written *set, BORROWED void *address, Word size) NAMED("written.mask");
Word written_any(BORROWED Written *set, BORROWED void *address, Word size) NAMED("written.any");

void written_give(Word place, Word mask) NAMED("written.give");
Word written_take(Word place) NAMED("written.take");

static Page *page_at(Written *, Word, int) NAMED("written.page");
static void *made(void **, Word) NAMED("written.made");
static void renew(Written *, Page *, Word) NAMED("written.renew");
static void change(Written *, Word, Word, Word, Word) NAMED("written.change");
static Word look(Written *, Word, Word) NAMED("written.look");

/* Beside arguments and results of calls, what is not of this call. */
enum { PASSED = 16 };
static __thread Word passed[PASSED] NAMED("written.passed");

static inline Word ones(Word count) { return count < BITS ? ((Word)1 << count) - 1 : ~(Word)0; }
static inline Word least(Word one, Word other) { return one < other ? one : other; }

/* Whoever is first puts it there. */
SELDOM static void *made(void **place, Word size) {
  void *made = calloc(1, size), *there = 0;
  if (made && !__atomic_compare_exchange_n(place, &there, made, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
    free(made);
    return there;
  }
  return made;
}

/* Null where nothing was noted, unless it is made, and memory lasts. */
OUT_OF_LINE static Page *page_at(Written *set, Word number, int make) {
  void **place = (void **)&set->root;
  for (int level = LEVELS; level >= 0; level--) {
    void *there = __atomic_load_n(place, __ATOMIC_ACQUIRE);
    if (!there) {
      if (!make) return 0;
      there = made(place, level ? FAN * sizeof(void *) : sizeof(Page));
      if (!there) return 0;
    }
    if (!level) return there;
    place = (void **)there + (number >> (level - 1) * STEP) % FAN;
  }
  return 0;
}

/* The first who notes anything in a page in this call. */
SELDOM static void renew(Written *set, Page *page, Word call) {
  spin_lock(&set->lock);
  if (page->call != call) {
    for (int i = 0; i < WORDS; i++) __atomic_store_n(&page->bits[i], 0, __ATOMIC_RELAXED);
    __atomic_store_n(&page->call, call, __ATOMIC_RELEASE);
  }
  spin_unlock(&set->lock);
}

/* `mask`, the bits of up to so many grains that lie in one word, is what of `all` of them holds. */
static void change(Written *set, Word grain, Word all, Word mask, Word call) {
  Page *page = page_at(set, grain >> (PAGE - GRAIN), mask != 0);
  if (!page) return;
  if (__atomic_load_n(&page->call, __ATOMIC_ACQUIRE) != call) {
    if (!mask) return;
    renew(set, page, call);
  }
  Word *word = &page->bits[grain / BITS % WORDS], had = __atomic_load_n(word, __ATOMIC_RELAXED);
  all <<= grain % BITS, mask <<= grain % BITS;
  if (mask & ~had) __atomic_fetch_or(word, mask, __ATOMIC_RELAXED);
  if (had & all & ~mask) __atomic_fetch_and(word, ~(all & ~mask), __ATOMIC_RELAXED);
}

/* The bits from a grain to the end of its word. */
static Word look(Written *set, Word grain, Word call) {
  if (__atomic_load_n(&set->all, __ATOMIC_RELAXED) == call) return ~(Word)0;
  Page *page = page_at(set, grain >> (PAGE - GRAIN), 0);
  if (!page || __atomic_load_n(&page->call, __ATOMIC_ACQUIRE) != call) return 0;
  return __atomic_load_n(&page->bits[grain / BITS % WORDS], __ATOMIC_RELAXED) >> grain % BITS;
}

static inline Word call_of(Written *set) { return __atomic_load_n(&set->call, __ATOMIC_RELAXED); }
static inline Word end_of(Word base, Word size) { return (base + size + (1 << GRAIN) - 1) >> GRAIN; }

OUT_OF_LINE void written_begin(BORROWED Written *set) { __atomic_fetch_add(&set->call, 1, __ATOMIC_RELAXED); }

OUT_OF_LINE void written_note(BORROWED Written *set, BORROWED void *address, Word size) {
  Word call = call_of(set), end = size ? end_of((Word)address, size) : 0;
  for (Word grain = (Word)address >> GRAIN, count; grain < end; grain += count) {
    count = least(BITS - grain % BITS, end - grain);
    change(set, grain, ones(count), ones(count), call);
  }
}

/* What is written is a number, or some, of up to `WIDEST` bytes, of which the mask says what of them this call has made. */
OUT_OF_LINE void written_put(BORROWED Written *set, BORROWED void *address, Word size, Word mask) {
  Word call = call_of(set), begin = (Word)address >> GRAIN, end = end_of((Word)address, size);
  for (Word grain = begin, count; grain < end; grain += count) {
    count = least(BITS - grain % BITS, end - grain);
    change(set, grain, ones(count), mask >> (grain - begin) & ones(count), call);
  }
}

/* The mask of what lies there. */
OUT_OF_LINE Word written_mask(BORROWED Written *set, BORROWED void *address, Word size) {
  Word call = call_of(set), begin = (Word)address >> GRAIN, end = end_of((Word)address, size), found = 0;
  end = least(end, begin + BITS);
  for (Word grain = begin, count; grain < end; grain += count) {
    count = least(BITS - grain % BITS, end - grain);
    found |= (look(set, grain, call) & ones(count)) << (grain - begin);
  }
  return found;
}

OUT_OF_LINE Word written_any(BORROWED Written *set, BORROWED void *address, Word size) {
  Word call = call_of(set), end = size ? end_of((Word)address, size) : 0;
  for (Word grain = (Word)address >> GRAIN, count; grain < end; grain += count) {
    count = least(BITS - grain % BITS, end - grain);
    if (look(set, grain, call) & ones(count)) return 1;
  }
  return 0;
}

/* Something has been written, perhaps anywhere. */
OUT_OF_LINE void written_all(BORROWED Written *set) { __atomic_store_n(&set->all, call_of(set), __ATOMIC_RELAXED); }

/* As memmove. */
OUT_OF_LINE void written_copy(BORROWED Written *set, BORROWED void *to, BORROWED void *from, Word size) {
  if (!to || !from) return;
  for (Word done = 0, now; done < size; done += now) {
    now = least(size - done, WIDEST);
    Word at = to > from ? size - done - now : done;
    written_put(set, (char *)to + at, now, written_mask(set, (char *)from + at, now));
  }
}

/* The mask of an argument, before the call, or of a result, before the return. Who takes it leaves "all of this call" for who is given none. */
OUT_OF_LINE void written_give(Word place, Word mask) { passed[place] = ~mask; }

OUT_OF_LINE Word written_take(Word place) {
  Word mask = ~passed[place];
  passed[place] = 0;
  return mask;
}
