/* Sums of the threads of a team: what they add to adjoints that others may add to (sums.py, which says when).

   Memory is looked at in pages. The first thread of a team that adds to a page claims it, and adds plainly to the adjoints themselves; any
   other thread has a zeroed page of its own at some distance, and adds to that. When all have arrived at a barrier, or at the end of the
   region, each of them adds a share of the threads' pages to the adjoints, in the order of the threads' numbers.

   Pages of doubles and floats, and of numbers at odd addresses, are different pages: the low bits of a page's key say which. */

typedef unsigned long Word;
typedef double Double __attribute__((aligned(1)));
typedef float Float __attribute__((aligned(1)));

enum { BITS = 12, LARGE = 32, SHARES = 64, SIZE = 1 << BITS, FEW = 64, MANY = 8192, WINDOW = 16, PRIVATE = (16 << 20) / SIZE, ODD = 7, SINGLE = 8, NOBODY = -1, EVERYBODY = 0xfffe,
       LOOKS = 512, SOME = 128, DENSE = 32 };

typedef struct {
  Word key;
  long away; /* from an address on the page to where to add; 0: there */
} Page;

typedef struct Chunk {
  struct Chunk *next;
  Word bytes;
} Chunk;

typedef struct Sums {
  Page last;
  Page *pages; /* a table with open addressing, of 1 << (64 - shift) places, half of them empty */
  Word shift, count, own;
  Chunk *chunks, *current;
  Word used;
  struct Team *team;
  long number, level;
  Word phase;
  Word look, sparse; /* at how many pages to look next whether they are filled; whether they were not */
} __attribute__((aligned(128))) Sums;

typedef struct Team {
  long size;
  long nested;  /* the threads' pages are added to those of the thread that forked, when they have ended */
  long claims;  /* whether pages may be claimed: nobody adds to adjoints but as here */
  long limited; /* whether additions may be atomic instead */
  long tasks;   /* whether threads that have arrived may run tasks: then each adds its pages itself, atomically */
  long arrived, gone;
  long work;    /* pages of those that have arrived */
  Word added, pending; /* the last phase after which pages were added by one thread, or by all */
  long shares;  /* that are being added, or have been */
  Word *more;
  Word few[FEW]; /* claims: a page's number and the thread's; then the same in `more`, of MANY */
  Sums members[];
} Team;

extern Sums pad_sums_none, pad_sums_alone;
extern Page pad_sums_empty[2]; /* a table without any page */
extern __thread Sums *pad_sums_table;
void *calloc(Word, Word);
void *malloc(Word);
void free(void *);
int sched_yield(void);
void *memset(void *, int, Word);
void *memcpy(void *, const void *, Word);
int omp_get_level(void);
int omp_get_thread_num(void);
void __kmpc_barrier(void *place, int thread);

static inline void shared_double(Double *place, double amount) { __atomic_fetch_add((double *)place, amount, __ATOMIC_RELAXED); }
static inline void shared_float(Float *place, float amount) { __atomic_fetch_add((float *)place, amount, __ATOMIC_RELAXED); }

static inline Word spread(Word key) { return (key >> BITS) * 0x9E3779B97F4A7C15ul; }

/* claims --------------------------------------------------------------------------------------------------------------------------- */

/* Who has a page: NOBODY only if nobody ever will; EVERYBODY: all add to it atomically, which the first may choose. */
static long claim(Word *table, Word size, Word number, Word mine) {
  Word wanted = number << 16 | (mine + 1), start = number * 0x9E3779B97F4A7C15ul >> 32;
  for (Word k = 0; k < WINDOW; k++) {
    Word *place = table + ((start + k) & (size - 1)), held = __atomic_load_n(place, __ATOMIC_RELAXED);
    if (!held && __atomic_compare_exchange_n(place, &held, wanted, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) return (long)mine;
    if (held >> 16 == number) return (long)(held & 0xffff) - 1;
  }
  return NOBODY;
}

__attribute__((noinline)) static long owner(Sums *sums, Word key) {
  Team *team = sums->team;
  Word number = key >> BITS, mine = sums->sparse ? EVERYBODY : (Word)sums->number;
  long found = claim(team->few, FEW, number, mine);
  if (found != NOBODY) return found;
  Word *more = __atomic_load_n(&team->more, __ATOMIC_ACQUIRE);
  if (!more) {
    Word *made = calloc(MANY, sizeof *made);
    if (__atomic_compare_exchange_n(&team->more, &more, made, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) more = made;
    else free(made);
  }
  return claim(more, MANY, number, mine);
}

/* pages ---------------------------------------------------------------------------------------------------------------------------- */

static Page *place_of(Page *pages, Word shift, Word key) {
  Word mask = -1ul >> shift;
  for (Word k = spread(key) >> shift;; k++) {
    Page *page = pages + (k & mask);
    if (page->key == key || !page->key) return page;
  }
}

__attribute__((noinline)) static void grow(Sums *sums) {
  Word shift = sums->pages == pad_sums_empty ? 64 - 6 : sums->shift - 1;
  Page *made = calloc(1ul << (64 - shift), sizeof *made), *old = sums->pages;
  for (Word k = 0; k >> (64 - sums->shift) == 0; k++)
    if (old[k].key) *place_of(made, shift, old[k].key) = old[k];
  if (old != pad_sums_empty) free(old);
  sums->pages = made;
  sums->shift = shift;
}

/* A page of zeros, with room for a number that begins on its last byte. */
__attribute__((noinline)) static char *fresh(Sums *sums) {
  enum { STRIDE = SIZE + 64 };
  Chunk *chunk = sums->current;
  if (!chunk || sums->used + STRIDE > chunk->bytes) {
    Chunk *next = chunk ? chunk->next : sums->chunks;
    if (!next) {
      Word bytes = chunk ? 2 * chunk->bytes : 4 * STRIDE;
      if (bytes > 1 << 20) bytes = 1 << 20;
      next = malloc(sizeof *next + 48 + bytes);
      next->next = 0;
      next->bytes = bytes;
      memset((char *)next + 64, 0, bytes);
      if (chunk) chunk->next = next;
      else sums->chunks = next;
    }
    sums->current = chunk = next;
    sums->used = 0;
  }
  char *made = (char *)chunk + 64 + sums->used;
  sums->used += STRIDE;
  return made;
}

/* Whether a thread has pages for few additions each, as in a gather at random from much memory. */
static void judge(Sums *sums) {
  sums->look = 2 * sums->count;
  if (sums->own < SOME) return;
  Word filled = 0;
  for (Word k = 0; k >> (64 - sums->shift) == 0; k++) {
    Page page = sums->pages[k];
    if (page.away) {
      Word *here = (Word *)((page.key & -(Word)SIZE) + (Word)page.away);
      for (int at = 0; at < SIZE / 8; at++) filled += here[at] != 0;
    }
  }
  sums->sparse = filled < DENSE * sums->own;
}

/* Where a thread adds to a page. Its key is 0 if atomically. */
__attribute__((noinline)) static Page enter(Sums *sums, Word key) {
  Page page = {key, 0};
  Team *team = sums->team;
  if (sums->pages == pad_sums_empty || 2 * (sums->count + 1) > 1ul << (64 - sums->shift)) grow(sums);
  if (team->limited && sums->count >= sums->look) judge(sums);
  long who = team->claims && !(key & ODD) ? owner(sums, key) : NOBODY;
  if (who == EVERYBODY) return (Page){0, 0};
  if (who != sums->number) {
    if (who == NOBODY && team->limited && (sums->sparse || sums->own >= PRIVATE)) return (Page){0, 0};
    page.away = fresh(sums) - (char *)(key & -(Word)SIZE);
    sums->own++;
  }
  *place_of(sums->pages, sums->shift, key) = page;
  sums->count++;
  return page;
}

static inline Page look(Sums *sums, Word key) {
  Page *page = place_of(sums->pages, sums->shift, key);
  return page->key ? *page : enter(sums, key);
}

/* Add, and say what page that was. */
#define ADDER(KIND, TYPE, LOW, MARK)                                                                                                       \
  __attribute__((noinline)) Page pad_sums_##KIND(Sums *sums, TYPE *place, KIND amount) {                                                   \
    if (sums == &pad_sums_none) {                                                                                                          \
      shared_##KIND(place, amount);                                                                                                        \
      return (Page){0, 0};                                                                                                                 \
    }                                                                                                                                      \
    Page page = look(sums, ((Word)place & (-(Word)SIZE | LOW)) | MARK);                                                                    \
    if (page.key) {                                                                                                                        \
      *(TYPE *)((char *)place + page.away) += amount;                                                                                      \
      sums->last = page;                                                                                                                   \
    } else shared_##KIND(place, amount);                                                                                                   \
    return page;                                                                                                                           \
  }                                                                                                                                        \
  void pad_sums_once_##KIND(TYPE *place, KIND amount) {                                                                                    \
    Sums *sums = pad_sums_table;                                                                                                           \
    if (sums == &pad_sums_alone) *place += amount;                                                                                         \
    else pad_sums_##KIND(sums, place, amount);                                                                                             \
  }                                                                                                                                        \
  void pad_sums_fixed_##KIND(TYPE *place, KIND amount) {                                                                                   \
    if (place) pad_sums_once_##KIND(place, amount);                                                                                        \
  }
ADDER(double, Double, 7, 0)
ADDER(float, Float, 3, SINGLE)

/* The same where it is added again and again: the caller remembers the page. */
#define REMEMBERING(KIND, TYPE, LOW, MARK)                                                                                                 \
  __attribute__((always_inline)) void pad_sums_remembering_##KIND(Sums *sums, Page *page, TYPE *place, KIND amount) {                      \
    if (sums == &pad_sums_alone) {                                                                                                         \
      _Pragma("clang fp reassociate(on)") *place += amount;                                                                                \
      return;                                                                                                                              \
    }                                                                                                                                      \
    Word key = ((Word)place & (-(Word)SIZE | LOW)) | MARK;                                                                                 \
    if (page->key != key) {                                                                                                                \
      Page *held = sums->pages + (spread(key) >> sums->shift);                                                                             \
      if (held->key != key) {                                                                                                              \
        *page = pad_sums_##KIND(sums, place, amount);                                                                                      \
        return;                                                                                                                            \
      }                                                                                                                                    \
      *page = *held;                                                                                                                       \
    }                                                                                                                                      \
    *(TYPE *)((char *)place + page->away) += amount;                                                                                       \
  }
REMEMBERING(double, Double, 7, 0)
REMEMBERING(float, Float, 3, SINGLE)

/* On what page a thread is to add, and where that is (segments.py): its key is 0 if atomically, and anything else in a thread that runs alone. */
#define FINDER(KIND, LOW, MARK)                                                                                                            \
  __attribute__((noinline)) Page pad_sums_page_##KIND(Sums *sums, char *place) {                                                           \
    if (sums == &pad_sums_none || sums == &pad_sums_alone) return (Page){sums == &pad_sums_alone, 0};                                      \
    return look(sums, ((Word)place & (-(Word)SIZE | LOW)) | MARK);                                                                         \
  }
FINDER(double, 7, 0)
FINDER(float, 3, SINGLE)

/* adding pages --------------------------------------------------------------------------------------------------------------------- */

/* To the adjoints, or to the pages of `parent`. */
#define FOLDER(KIND, TYPE, BITS_OF)                                                                                                        \
  static void fold_##KIND(Page page, long together, Sums *parent) {                                                                        \
    TYPE *there = (TYPE *)((page.key & -(Word)SIZE) + (page.key & (sizeof(KIND) - 1))), *here = (TYPE *)((char *)there + page.away);       \
    for (Word k = 0; k < SIZE / sizeof(KIND); k++) {                                                                                       \
      KIND amount = here[k];                                                                                                               \
      if (amount != 0) {                                                                                                                   \
        here[k] = 0;                                                                                                                       \
        if (parent) pad_sums_##KIND(parent, there + k, amount);                                                                            \
        else if (together) shared_##KIND(there + k, amount);                                                                               \
        else there[k] += amount;                                                                                                           \
      }                                                                                                                                    \
    }                                                                                                                                      \
  }
FOLDER(double, Double, 8)
FOLDER(float, Float, 4)

static void fold(Sums *from, Sums *parent, Word share, Word shares, long together) {
  for (Word k = 0; k >> (64 - from->shift) == 0; k++) {
    Page page = from->pages[k];
    if (page.away && (spread(page.key) >> 32) * shares >> 32 == share) {
      if (page.key & SINGLE) fold_float(page, together, parent);
      else fold_double(page, together, parent);
    }
  }
}

/* What a thread has yet to add to adjoints that it reads (reproducible mode), which nobody else uses meanwhile. */
static void settle(Sums *sums, char *place, char *end) {
  for (Word key = (Word)place & -(Word)SIZE; key < (Word)end; key += SIZE) {
    for (Word low = 0; low < SINGLE + sizeof(float); low++) {
      Page page = *place_of(sums->pages, sums->shift, key | low);
      long step = low & SINGLE ? sizeof(float) : sizeof(double);
      if (!page.key || !page.away) continue;
      for (char *at = (char *)key + (low & ODD), *last = (char *)key + SIZE; at < last; at += step) {
        if (at < place || at + step > end) continue;
        if (low & SINGLE) *(Float *)at += *(Float *)(at + page.away), *(Float *)(at + page.away) = 0;
        else *(Double *)at += *(Double *)(at + page.away), *(Double *)(at + page.away) = 0;
      }
    }
  }
}

void pad_sums_settle_bytes(char *place, Word bytes) {
  if (pad_sums_table->count) settle(pad_sums_table, place, place + bytes);
}

#define SETTLER(KIND, TYPE, LOW, MARK)                                                                                                     \
  void pad_sums_settle_##KIND(TYPE *place) {                                                                                               \
    Sums *sums = pad_sums_table;                                                                                                           \
    if (!sums->count) return;                                                                                                              \
    Page page = *place_of(sums->pages, sums->shift, ((Word)place & (-(Word)SIZE | LOW)) | MARK);                                           \
    if (!page.key || !page.away) return;                                                                                                   \
    TYPE *here = (TYPE *)((char *)place + page.away);                                                                                      \
    *place += *here;                                                                                                                       \
    *here = 0;                                                                                                                             \
  }
SETTLER(double, Double, 7, 0)
SETTLER(float, Float, 3, SINGLE)

/* The same, of all adjoints, before others go on. */
void pad_sums_pass(void) {
  Sums *sums = pad_sums_table;
  if (sums->count && !sums->team->nested && sums->level == omp_get_level()) fold(sums, 0, 0, 1, 0);
}

static void add_share(Team *team, Word share, Word shares) {
  for (long k = 0; k < team->size; k++) fold(team->members + k, 0, share, shares, 0);
}

static void release(Team *team) {
  for (long k = 0; k < team->size; k++) {
    Sums *sums = team->members + k;
    if (sums->pages != pad_sums_empty) free(sums->pages);
    for (Chunk *chunk = sums->chunks, *next; chunk; chunk = next) {
      next = chunk->next;
      free(chunk);
    }
  }
  free(team->more);
}

/* a region ------------------------------------------------------------------------------------------------------------------------- */

Word pad_sums_bytes(Word size) { return sizeof(Team) + size * sizeof(Sums) + 128; }

/* In the thread that forks. A thread that runs alone adds plainly; 0: no team is needed. */
Team *pad_sums_prepare(void *room, long size, long claims, long limited, long tasks) {
  Sums *outer = pad_sums_table;
  Team *team = (Team *)(((Word)room + 127) & -128ul);
  memset(team, 0, sizeof *team + (Word)size * sizeof(Sums));
  team->size = size;
  team->nested = outer != &pad_sums_none && outer != &pad_sums_alone;
  team->claims = claims && !team->nested && size < EVERYBODY;
  team->limited = limited && !team->nested;
  team->tasks = tasks;
  for (long k = 0; k < size; k++) {
    team->members[k].team = team;
    team->members[k].number = k;
    team->members[k].look = LOOKS;
    team->members[k].pages = pad_sums_empty;
    team->members[k].shift = 63;
  }
  return team;
}

/* In each thread; gives what was before. */
Sums *pad_sums_open(Team *team, long alone) {
  Sums *outer = pad_sums_table;
  if (team->size == 1 && team->nested) return outer;
  if (team->size == 1 && alone) pad_sums_table = &pad_sums_alone;
  else {
    Sums *sums = team->members + omp_get_thread_num();
    sums->level = omp_get_level();
    pad_sums_table = sums;
  }
  return outer;
}

static void leave(Team *team) {
  if (__atomic_add_fetch(&team->gone, 1, __ATOMIC_ACQ_REL) == team->size) release(team);
}

/* Whether this thread is the last to arrive. */
static int arrive(Sums *sums, long of) {
  if (sums->own) __atomic_fetch_add(&sums->team->work, (long)sums->own, __ATOMIC_RELAXED);
  return __atomic_add_fetch(&sums->team->arrived, 1, __ATOMIC_ACQ_REL) == of;
}

void pad_sums_close(Team *team, Sums *outer) {
  Sums *sums = pad_sums_table;
  pad_sums_table = outer;
  if (team->nested || sums == &pad_sums_alone) return;
  if (team->tasks) {
    fold(sums, 0, 0, 1, 1);
    leave(team);
    return;
  }
  long all = team->size * (long)(sums->phase + 1), many = sums->own > LARGE;
  if (arrive(sums, all)) many = team->work > 0;
  else if (many)
    for (Word k = 1; __atomic_load_n(&team->arrived, __ATOMIC_ACQUIRE) < all; k++)
      if (k % 64 == 0) sched_yield();
  for (long share; many && (share = __atomic_fetch_add(&team->shares, 1, __ATOMIC_RELAXED)) < SHARES;) add_share(team, (Word)share, SHARES);
  leave(team);
}

/* A thread that has raised an error does not close. */
void pad_sums_abandon(Sums *outer) {
  Sums *sums = pad_sums_table;
  pad_sums_table = outer;
  if (sums == outer || sums == &pad_sums_none || sums == &pad_sums_alone || sums->team->nested) return;
  __atomic_add_fetch(&sums->team->arrived, 1, __ATOMIC_ACQ_REL);
  leave(sums->team);
}

/* In the thread that forked, when all have ended. */
void pad_sums_finish(Team *team) {
  Sums *parent = pad_sums_table;
  if (!team->nested || team->size == 1) return;
  for (long k = 0; k < team->size; k++) fold(team->members + k, parent, 0, 1, 0);
  release(team);
}

static void forget_claims(Team *team) {
  memset(team->few, 0, sizeof team->few);
  if (team->more) memset(team->more, 0, MANY * sizeof *team->more);
}

/* A barrier of the reverse pass. In a region that one thread of a larger team runs alone there is nothing to do: what nested regions add to
   here nobody looks at while they run. */
void pad_sums_barrier(void *place, int thread) {
  Sums *sums = pad_sums_table;
  Team *team = sums->team;
  if (!team || team->nested || sums->level != omp_get_level()) {
    __kmpc_barrier(place, thread);
    return;
  }
  if (team->tasks) {
    fold(sums, 0, 0, 1, 1);
    __kmpc_barrier(place, thread);
    return;
  }
  Word phase = ++sums->phase;
  if (arrive(sums, team->size * (long)phase) && team->work) {
    if (team->work <= LARGE) {
      add_share(team, 0, 1);
      forget_claims(team);
      team->added = phase;
    } else team->pending = phase;
    team->work = 0;
  }
  __kmpc_barrier(place, thread);
  if (team->pending == phase) {
    add_share(team, (Word)sums->number, (Word)team->size);
    if (!sums->number) forget_claims(team);
    __kmpc_barrier(place, thread);
  } else if (team->added != phase) return;
  if (sums->count) memset(sums->pages, 0, sizeof *sums->pages << (64 - sums->shift));
  sums->count = sums->own = sums->used = 0;
  sums->current = 0;
  sums->last = (Page){0, 0};
}
