/* Checkpointed loops at run time: which iterations are stored, advanced over and taped (docs/checkpointing.md).

   A derivative begins with `pad_checkpoint_begin`, and says of every object that a checkpointed loop may touch where it is and how many
   bytes it has. A loop is an activation: `open`, then `forward` until it is done; in the reverse pass `turn`, then `backward` until it is
   done, and `close`. `forward` and `backward` give one action at a time, which the derivative carries out; restoring and storing they do
   themselves. The first iteration is taped at once and its tape is kept: what it needs says what the others need. The others follow the
   schedule of Griewank and Walther (Algorithm 799), in chunks of as many iterations as can be taped at once.

   Everything belongs to the thread. Counts are saturated at MOST. */

#include <stddef.h>
#include <stdint.h>

extern void *malloc(size_t);
extern void *calloc(size_t, size_t);
extern void *realloc(void *, size_t);
extern void free(void *);
extern void *aligned_alloc(size_t, size_t);
extern int mkstemp(char *);
extern int unlink(const char *);
extern int close(int);
extern ptrdiff_t pread(int, void *, size_t, int64_t);
extern ptrdiff_t pwrite(int, const void *, size_t, int64_t);
extern int snprintf(char *, size_t, const char *, ...);
extern void pad_refuse(void *) __attribute__((noreturn, cold)); /* pad.raise.refusal */

typedef int64_t i64;
typedef unsigned char byte;

#define MOST (INT64_MAX / 4)
#define OVERHEAD 64 /* of an allocation, and of what is noted of it */
#define CACHED ((i64)8 << 20)
enum { SNAPSHOT = 1, BASE = 2, FINAL = 4, POOLED = 32 }; /* Of other roles: an object that carried pointers may lead to. */
enum { DONE, ADVANCE, TAPE, PULL };
/* Whoever calls the derivative knows them by this (budget.py): */
#define TOO_LARGE "one iteration of a loop within the memory budget"
#define TOO_MANY "iterations of a loop that are taped at once within the memory budget"

typedef struct Refusal {
  const char *code, *construct, *why, *help, *file;
  int32_t line;
} Refusal;

typedef struct Object {
  byte *at;
  i64 bytes;
  i64 tag;
  byte **shadows; /* by lane; null where nobody said */
  const i64 *addresses; /* where it holds some: the stride at which they repeat, how many there are, their offsets; null for nowhere */
} Object;

/* Of the pool (pool.h). */
enum { FREE, LIVE, HELD };
#define CLASSES 256

typedef struct Block {
  byte *at;
  i64 bytes, room; /* asked for; there */
  i64 number, tag, state, pins;
  i64 collected, marked; /* that nothing frees; that something leads to */
  i64 next;       /* in the list of free blocks of this size; indices are from 1 on */
  i64 same;       /* in the list of blocks of this hash */
  byte **shadows; /* by lane; null for none yet */
} Block;

typedef struct Pool {
  Block *blocks;
  i64 count, room, number, slots;
  i64 *hashed;
  i64 heads[CLASSES];
  i64 collects; /* whether any block is collected */
  byte *lowest, *highest;
} Pool;

/* A block of a snapshot, or the shadows of one that is not there at the moment. */
typedef struct Given {
  i64 block, number, bytes, tag, collected;
  byte **shadows;
} Given;

typedef struct Snapshot {
  i64 at;
  byte *data; /* null where it is in the file */
  i64 bytes, place, counted; /* counted: as many as any rank has */
  Given *blocks;
  i64 count, number; /* of blocks; of the next allocation */
} Snapshot;

typedef struct Kept {
  void *tape;
  i64 from, to;
  byte *state;
} Kept;

typedef i64 Agree(i64, i64 *, i64); /* pad_mpi_agree */

typedef struct Loop {
  struct Loop *next;
  i64 total, scalars;
  Object *objects;
  i64 count, of_snapshot, of_base, of_final;
  byte *base, *final;
  Snapshot *snapshots;
  i64 stored, capacity, chunk, end, at;
  i64 in_memory, file_bytes; /* of the snapshots; the others are in the file, one after the other */
  int file; /* a descriptor and 1; 0 for none */
  Kept first, last;
  const byte *flags;
  const i64 *const *addresses; /* by tag; null where no memory holds any */
  i64 number, taped; /* of the first allocation of the loop; of the first one of the last tape */
  Snapshot before_first; /* which blocks there are then */
  Given *given;
  i64 given_count, given_room;
  i64 taping, before, tape_bytes, planned, advanced, most_stored;
  i64 snapshot_bytes, stored_bytes; /* of one, as foreseen; of all in memory */
  i64 whole, had, fixed; /* by the plan: what was left of the budget, the loop's share, and of that neither snapshots nor the tape of a chunk */
  i64 phase, going, left; /* whether iterations run that are not taped, and how many more are to */
  struct Loop *around, *taping_before; /* the loop on whose tape this one lies; the one that was taping when this one began to */
  Object *registry; /* the objects that there are when it begins, where iterations run such loops; without shadows */
  i64 registered;
  i64 allowance, nested; /* bytes for the loops on the tape of one iteration; of those on the present tape */
  i64 opened, opens; /* how many there are on the present tape, and at most were in one iteration */
  i64 kept_inside; /* of the present tape, by those loops: the allowance is for that */
  Agree *ranks; /* of a loop with messages (ranks.h); or null */
  i64 comm, pending;
  Refusal where; /* it is */
} Loop;

typedef struct Totals {
  i64 loops, iterations, chunk, snapshots, snapshot_bytes, tape_bytes, advanced, planned, budget;
} Totals;

/* A loop of which an earlier call taped too many iterations at once, and how many are not too many; until a call comes to its end. */
typedef struct Fewer {
  const char *file;
  i64 line, chunk;
} Fewer;
enum { FEWER = 8 };

typedef struct Thread {
  Object *objects;
  i64 count, room;
  i64 budget, used, beside, width, taping;
  i64 kept; /* so far, by this thread outside of teams */
  const char *folder;
  const Refusal *beyond;
  Loop *open, *on_tape; /* on_tape: the innermost loop of which iterations are taped */
  Pool pool;
  Totals totals;
  struct Thread *around; /* of the call that waits for this one (native.h) */
  Fewer fewer[FEWER];
  char why[480];
} Thread;

extern _Thread_local Thread pad_checkpoint_thread;
#define mine pad_checkpoint_thread

extern i64 pad_checkpoint_bytes; /* kept so far by threads of teams */
#define kept_so_far() (mine.kept + __atomic_load_n(&pad_checkpoint_bytes, __ATOMIC_RELAXED))

static void copy(byte *to, const byte *from, i64 bytes) { __builtin_memcpy(to, from, (size_t)bytes); }

void pad_checkpoint_close(Loop *loop);
static void measure(Loop *loop);
static void fit_while_taping(Loop *loop);

#define pool mine.pool
#include "pool.h"

static void drop_snapshot(Snapshot *snapshot) {
  free(snapshot->data);
  free(snapshot->blocks);
}

static void forget_loop(Loop *loop) {
  while (loop->stored) drop_snapshot(&loop->snapshots[--loop->stored]);
  free(loop->snapshots);
  free(loop->before_first.blocks);
  while (loop->given_count) drop_shadows(loop->given[--loop->given_count].shadows);
  free(loop->given);
  if (loop->file) close(loop->file - 1);
  for (i64 k = 0; k < loop->count; k++) free(loop->objects[k].shadows);
  free(loop->objects);
  free(loop->base);
  free(loop->final);
  free(loop->first.state);
  free(loop->last.state);
  free(loop->registry);
  free(loop);
}

/* A call of a derivative begins; what one that ended in an error has left is given back. */
void pad_checkpoint_begin(i64 budget, i64 width, const Refusal *beyond, i64 folder) {
  mine.on_tape = 0;
  if (!mine.open)
    for (i64 k = 0; k < FEWER; k++) mine.fewer[k] = (Fewer){0};
  while (mine.open) {
    Loop *loop = mine.open;
    mine.open = loop->next;
    forget_loop(loop);
  }
  while (mine.count) free(mine.objects[--mine.count].shadows);
  clear_pool(1);
  mine.width = width;
  mine.taping = 0;
  mine.beyond = beyond;
  mine.folder = (const char *)(intptr_t)folder;
  mine.budget = budget;
  mine.used = mine.beside = 0;
  mine.totals = (Totals){0};
  mine.totals.budget = budget;
}

void pad_checkpoint_end(void) {
  while (mine.count) free(mine.objects[--mine.count].shadows);
  free(mine.objects);
  mine.objects = 0;
  mine.room = 0;
  clear_pool(0);
  mine.width = 0;
}

/* An object: `bytes` < 0 where nobody knows how many. */
void pad_checkpoint_object(byte *at, i64 bytes, i64 tag) {
  if (!at || !bytes || tag < 0) return;
  for (i64 k = mine.count; k-- > 0;)
    if (mine.objects[k].at == at) {
      if (mine.objects[k].tag == tag) { /* as large as anybody says; a new object in the place of one that is gone */
        mine.objects[k].bytes = bytes;
        return;
      }
    }
  if (mine.count == mine.room) {
    mine.room = mine.room ? 2 * mine.room : 64;
    mine.objects = realloc(mine.objects, (size_t)mine.room * sizeof(Object));
  }
  mine.objects[mine.count++] = (Object){at, bytes, tag, 0, 0};
}

/* The shadow of the object at an address, in one lane. */
void pad_checkpoint_shadow(byte *at, i64 lane, byte *shadow) {
  for (i64 k = mine.count; k-- > 0;) {
    Object *object = &mine.objects[k];
    if (object->at != at) continue;
    if (!object->shadows) object->shadows = calloc((size_t)mine.width, sizeof(byte *));
    object->shadows[lane] = shadow;
    return;
  }
}

void pad_checkpoint_forget(byte *at) {
  i64 left = 0;
  if (!at) return;
  for (i64 k = 0; k < mine.count; k++)
    if (mine.objects[k].at != at) mine.objects[left++] = mine.objects[k];
    else free(mine.objects[k].shadows);
  mine.count = left;
}

static void count_beside(i64 bytes) {
  if (mine.taping || !mine.budget) return;
  mine.beside += bytes;
  if (mine.beyond && mine.beside > mine.budget) {
    Refusal here = *mine.beyond;
    pad_refuse(&here);
  }
}

/* Bytes that the forward half keeps for the reverse half: on a tape of a checkpointed loop, or beside such loops. By a team of threads, of
   which none may leave the others: */
void pad_checkpoint_team(i64 bytes) {
  __atomic_fetch_add(&pad_checkpoint_bytes, bytes, __ATOMIC_RELAXED);
  count_beside(bytes);
}

/* By no team; others may call derivatives at the same time: */
void pad_checkpoint_kept(i64 bytes) {
  mine.kept += bytes;
  count_beside(bytes);
  if (mine.taping) fit_while_taping(mine.on_tape);
}

/* Bytes that the program allocates, whose free is put off, and of their shadows: those of an iteration count. */
void pad_checkpoint_allocated(i64 bytes) {
  if (mine.taping) mine.kept += bytes;
}

/* How many of the iterations that are left go into the next chunk of the loop itself, outside of derivatives. */
i64 pad_checkpoint_chunk(i64 left) { return left; }

#include "plan.h"
#include "ranks.h"

static void refuse(Loop *loop, const Refusal *where, i64 needed, i64 had) {
  Refusal here = *where;
  snprintf(mine.why, sizeof mine.why,
           "it needs %lld bytes at least (%lld for its final state and a snapshot, %lld for the tape of one iteration), and of the memory "
           "budget of %lld bytes %lld are left",
           (long long)needed, (long long)(loop->of_final + loop->of_snapshot), (long long)loop->tape_bytes, (long long)mine.budget,
           (long long)had);
  here.construct = TOO_LARGE;
  here.why = mine.why;
  pad_refuse(&here);
}

/* The bytes that a loop plans with: of one on the tape of another loop not more than leaves as much for the others there. */
static i64 share_of(const Loop *loop, i64 room, i64 others) {
  const Loop *around = loop->around;
  i64 had = room / (others < 1 ? 1 : others), most = !around ? had : around->opens ? around->allowance / around->opens : room / 2;
  return had < most ? had : most;
}

/* The bytes that are left for a loop on the tape of another one, or on none. */
static i64 room_of(const Loop *loop) {
  const Loop *around = loop->around;
  return around ? around->allowance * around->taping - around->nested : mine.budget - mine.used - mine.beside;
}

#include "fit.h"

/* The blocks that are there when a loop begins: it may free those of some tags, and allocate more of them. */
static void open_pool(Loop *loop) {
  for (i64 k = 0; k < pool.count; k++) {
    Block *block = &pool.blocks[k];
    byte flag = loop->flags[block->tag];
    if (block->state != LIVE || !flag) continue;
    if (flag & POOLED) {
      block->pins++;
      flag = FINAL | POOLED;
    }
    int as_object = !(flag & POOLED);
    byte **own = as_object && block->shadows ? malloc((size_t)mine.width * sizeof(byte *)) : 0;
    for (i64 lane = 0; own && lane < mine.width; lane++) own[lane] = block->shadows[lane];
    loop->objects[loop->count++] = (Object){block->at, block->bytes, flag, own, as_object ? addresses_of(loop, block->tag) : 0};
    if (flag & SNAPSHOT) loop->of_snapshot += block->bytes;
    if (flag & BASE) loop->of_base += block->bytes;
    if (flag & FINAL) loop->of_final += block->bytes;
  }
  loop->number = loop->taped = pool.number;
  note_blocks(loop, &loop->before_first);
}

/* A loop of `total` iterations begins. By tag of an object, `flags`: what it is to this loop; `addresses`: where it holds any. `scalars`: bytes of what it carries. */
Loop *pad_checkpoint_open(i64 total, const byte *flags, const i64 *const *addresses, i64 scalars, const Refusal *where) {
  Loop *loop = malloc(sizeof(Loop));
  *loop = (Loop){0};
  loop->where = *where;
  loop->total = total;
  loop->scalars = scalars;
  loop->next = mine.open;
  loop->around = mine.on_tape;
  if (loop->around) loop->around->opened++;
  mine.open = loop;
  loop->flags = flags;
  loop->addresses = addresses;
  loop->objects = malloc((size_t)(mine.count + pool.count + 1) * sizeof(Object));
  for (i64 k = 0; k < mine.count; k++) {
    Object object = mine.objects[k];
    byte flag = flags[object.tag];
    if (!flag) continue;
    if (object.shadows) {
      byte **own = malloc((size_t)mine.width * sizeof(byte *));
      for (i64 lane = 0; lane < mine.width; lane++) own[lane] = object.shadows[lane];
      object.shadows = own;
    }
    if (object.bytes < 0) {
      Refusal here = *where;
      here.why = "it reads and writes memory whose size is not known";
      here.help = "pass contiguous arrays, and allocate memory in the function";
      pad_refuse(&here);
    }
    object.addresses = addresses_of(loop, object.tag);
    object.tag = flag & ~POOLED; /* on the stack, or a variable, in lists with blocks */
    loop->objects[loop->count++] = object;
    if (flag & SNAPSHOT) loop->of_snapshot += object.bytes;
    if (flag & BASE) loop->of_base += object.bytes;
    if (flag & FINAL) loop->of_final += object.bytes;
  }
  open_pool(loop);
  loop->of_snapshot += scalars;
  if (loop->of_base) {
    byte *to = loop->base = malloc((size_t)loop->of_base);
    for (i64 k = 0; k < loop->count; k++)
      if (loop->objects[k].tag & BASE) {
        copy(to, loop->objects[k].at, loop->objects[k].bytes);
        to += loop->objects[k].bytes;
      }
  }
  return loop;
}

static void put(Loop *loop, byte *from, byte flag, int back) {
  for (i64 k = 0; k < loop->count; k++) {
    Object *object = &loop->objects[k];
    if (!(object->tag & flag)) continue;
    if (back) copy(object->at, from, object->bytes);
    else copy(from, object->at, object->bytes);
    from += object->bytes;
  }
}

/* A loop of which nobody knows how often it runs runs once to be counted; then memory is as it was. */
void pad_checkpoint_count(Loop *loop) {
  loop->final = malloc((size_t)loop->of_final + 1);
  put(loop, loop->final, FINAL, 0);
}

void pad_checkpoint_counted(Loop *loop, i64 total) {
  set_blocks(loop, &loop->before_first);
  put(loop, loop->final, FINAL, 1);
  free(loop->final);
  loop->final = 0;
  loop->total = total;
  mine.totals.advanced += total;
}

/* The same outside of derivatives, of a loop that iterations of another one run. */
i64 pad_checkpoint_hold(const byte *flags) {
  static const Refusal where = {"PAD-E206", "a loop within a memory budget", "", "", "", 0};
  Loop *loop = pad_checkpoint_open(0, flags, 0, 0, &where);
  pad_checkpoint_count(loop);
  return (i64)(intptr_t)loop;
}

void pad_checkpoint_unhold(i64 held, i64 total) {
  Loop *loop = (Loop *)(intptr_t)held;
  pad_checkpoint_counted(loop, total);
  pad_checkpoint_close(loop);
}

/* The shadow of an address; null where it leads to no object that has one. */
static byte *shadow_of(Loop *loop, byte *at, i64 lane, const Refusal *where) {
  Object *found = 0, *before = 0;
  Block *block = block_around(at);
  if (block) return shadows_in(loop, block)[lane] + (at - block->at);
  for (i64 k = 0; k < loop->count; k++) {
    Object *object = &loop->objects[k];
    if (!object->shadows) continue;
    if (at >= object->at && at < object->at + object->bytes) found = object;
    else if (at == object->at + object->bytes) before = object;
  }
  if (found && before && at == found->at) {
    Refusal here = *where;
    here.why = "it carries an address where one object ends and another begins";
    here.help = "pass arrays that do not lie side by side";
    pad_refuse(&here);
  }
  if (!found) found = before;
  return found && found->shadows[lane] ? found->shadows[lane] + (at - found->at) : 0;
}

/* The shadow of a carried address, as a number. */
i64 pad_checkpoint_find(Loop *loop, i64 address, i64 lane, const Refusal *where) {
  return loop ? (i64)(intptr_t)shadow_of(loop, (byte *)(intptr_t)address, lane, where) : 0;
}

/* The addresses in an object have shadows in its shadows. */
static void shadow_addresses(Loop *loop, byte *at, i64 bytes, byte **shadows, const i64 *addresses) {
  for (i64 begin = 0; begin < bytes; begin += addresses[0] ? addresses[0] : bytes)
    for (i64 k = 0; k < addresses[1]; k++) {
      i64 place = begin + addresses[2 + k];
      if (place + (i64)sizeof(byte *) > bytes) continue;
      for (i64 lane = 0; lane < mine.width; lane++)
        if (shadows[lane]) *(byte **)(shadows[lane] + place) = shadow_of(loop, *(byte **)(at + place), lane, &loop->where);
    }
}

/* A tape begins at a state that advancing has made: what holds addresses has shadows as if it had been made on a tape. */
static void shadow_state(Loop *loop) {
  if (!loop->addresses) return;
  for (i64 k = 0; k < loop->count; k++) {
    Object *object = &loop->objects[k];
    if (object->addresses && object->shadows) shadow_addresses(loop, object->at, object->bytes, object->shadows, object->addresses);
  }
  for (i64 k = 0; k < pool.count; k++) {
    Block *block = &pool.blocks[k];
    const i64 *addresses = addresses_of(loop, block->tag);
    if (addresses && block->state == LIVE && is_pooled(loop, block))
      shadow_addresses(loop, block->at, block->bytes, shadows_in(loop, block), addresses);
  }
}

static void refuse_files(const Refusal *where) {
  Refusal here = *where;
  snprintf(mine.why, sizeof mine.why, "a state could not be written to a file in the folder '%.300s', or read from there", mine.folder);
  here.why = mine.why;
  here.help = "see whether there is room, and whether it may be written to, or give a larger memory budget";
  pad_refuse(&here);
}

/* The file of a loop has no name: it is gone when it is closed, however the process ends. */
static void open_file(Loop *loop, const Refusal *where) {
  char name[4096];
  int length = snprintf(name, sizeof name, "%s/polyglot_ad-states-XXXXXX", mine.folder);
  int made = length > 0 && length < (int)sizeof name ? mkstemp(name) : -1;
  if (made < 0) refuse_files(where);
  unlink(name);
  loop->file = made + 1;
}

/* All bytes of one object to a place in the file, or back. */
static void transfer(Loop *loop, byte *data, i64 bytes, i64 place, int back) {
  while (bytes > 0) {
    i64 moved = back ? pread(loop->file - 1, data, (size_t)bytes, place) : pwrite(loop->file - 1, data, (size_t)bytes, place);
    if (moved <= 0) refuse_files(&loop->where);
    data += moved;
    place += moved;
    bytes -= moved;
  }
}

static void transfer_all(Loop *loop, byte *state, Snapshot *snapshot, int back) {
  i64 place = snapshot->place;
  transfer(loop, state, loop->scalars, place, back);
  place += loop->scalars;
  for (i64 k = 0; k < loop->count; k++) {
    Object *object = &loop->objects[k];
    if (!(object->tag & SNAPSHOT)) continue;
    transfer(loop, object->at, object->bytes, place, back);
    place += object->bytes;
  }
  for (i64 k = 0; k < snapshot->count; k++) {
    Given *given = &snapshot->blocks[k];
    transfer(loop, pool.blocks[given->block].at, given->bytes, place, back);
    place += given->bytes;
  }
}

static void put_blocks(Snapshot *snapshot, byte *from, int back) {
  for (i64 k = 0; k < snapshot->count; k++) {
    Given *given = &snapshot->blocks[k];
    byte *at = pool.blocks[given->block].at;
    if (back) copy(at, from, given->bytes);
    else copy(from, at, given->bytes);
    from += given->bytes;
  }
}

/* Whether there was room: where iterations leave more and more memory, fewer snapshots fit than were foreseen. */
static int store(Loop *loop, byte *state) {
  Snapshot made = {0};
  made.at = loop->at;
  note_blocks(loop, &made);
  made.bytes += loop->of_snapshot;
  made.counted = greatest(loop, made.bytes);
  int is_more = loop->stored_bytes + made.counted > loop->in_memory * loop->snapshot_bytes;
  int in_file = loop->file && (loop->stored >= loop->in_memory || is_more);
  if (!in_file && loop->stored && is_more) {
    free(made.blocks);
    loop->capacity = loop->stored;
    return 0;
  }
  if (in_file) {
    made.place = loop->file_bytes;
    loop->file_bytes += made.bytes;
    transfer_all(loop, state, &made, 0);
  } else {
    byte *data = made.data = malloc((size_t)made.bytes + 1);
    copy(data, state, loop->scalars);
    put(loop, data + loop->scalars, SNAPSHOT, 0);
    put_blocks(&made, data + loop->of_snapshot, 0);
    loop->stored_bytes += made.counted;
  }
  loop->snapshots[loop->stored++] = made;
  if (loop->stored > loop->most_stored) loop->most_stored = loop->stored;
  return 1;
}

static void restore(Loop *loop, byte *state, Snapshot *from) {
  keep_shadows(loop);
  set_blocks(loop, from);
  if (from->data) {
    copy(state, from->data, loop->scalars);
    put(loop, from->data + loop->scalars, SNAPSHOT, 1);
    put_blocks(from, from->data + loop->of_snapshot, 1);
  } else {
    transfer_all(loop, state, from, 1);
  }
  loop->at = from->at;
}

static void keep(Loop *loop, Kept *kept, byte *state, i64 steps) {
  kept->from = loop->at;
  kept->to = loop->at + steps;
  kept->state = malloc((size_t)loop->scalars + 1);
  copy(kept->state, state, loop->scalars);
}

static void measure(Loop *loop) {
  if (!loop->taping) return;
  mine.taping--;
  mine.on_tape = loop->taping_before;
  i64 kept = kept_so_far() - loop->before;
  if (loop->around) loop->around->kept_inside += kept;
  i64 each = greatest(loop, divided_up(kept - loop->kept_inside, loop->taping)), opens = divided_up(loop->opened, loop->taping);
  if (opens > loop->opens) loop->opens = opens;
  nothing_pending(loop);
  if (each > loop->tape_bytes) {
    loop->tape_bytes = each;
    if (loop->phase > 1) { /* It takes more than was foreseen: shorter chunks from now on, then fewer snapshots. */
      i64 whole = each + loop->allowance;
      i64 room = loop->planned - loop->of_final - loop->of_base - whole - loop->in_memory * loop->of_snapshot;
      i64 chunk = room / whole;
      if (chunk < 1 && !loop->ranks && loop->in_memory > 1) {
        i64 fit = loop->in_memory + (room - whole) / loop->snapshot_bytes - 1;
        if (!loop->file) loop->capacity -= loop->in_memory - (fit < 1 ? 1 : fit);
        loop->in_memory = fit < 1 ? 1 : fit;
      }
      chunk = chunk < 1 ? 1 : chunk < loop->chunk ? chunk : loop->chunk;
      agree(loop, &chunk, 1);
      loop->chunk = chunk;
    }
  }
  i64 needed = loop->fixed + loop->stored_bytes + kept;
  if (loop->phase == 2 && !loop->around && needed > loop->planned) { /* This tape is there until the reverse pass. */
    mine.used += needed - loop->planned;
    loop->planned = needed;
  }
  loop->taping = 0;
}

/* In the reverse pass the program has taken leave of its objects: loops on a tape that is made there find them as they were. */
static void register_again(const Loop *loop) {
  while (mine.count) free(mine.objects[--mine.count].shadows);
  if (mine.room < loop->registered) {
    mine.room = loop->registered;
    mine.objects = realloc(mine.objects, (size_t)mine.room * sizeof(Object));
  }
  for (mine.count = 0; mine.count < loop->registered; mine.count++) mine.objects[mine.count] = loop->registry[mine.count];
}

static i64 tape(Loop *loop, i64 steps) {
  if (loop->registry && loop->phase == 3) register_again(loop);
  loop->taping = steps;
  loop->nested = loop->kept_inside = loop->opened = 0;
  loop->taping_before = mine.on_tape;
  mine.on_tape = loop;
  mine.taping++;
  loop->before = kept_so_far();
  loop->taped = pool.number;
  if (loop->phase > 1) shadow_state(loop);
  return TAPE;
}

/* Where not all snapshots fit that it takes to run each iteration once more only, the others go to a file. Half of the memory is for the
   tape of a chunk: longer chunks are fewer states to write. */
static void with_files(Loop *loop, i64 steps, i64 bytes, i64 snapshot, i64 tape, const Refusal *where) {
  i64 chunk = bytes / 2 / (tape < 1 ? 1 : tape), most = longest_chunk(where);
  if (most > steps) most = steps;
  loop->chunk = chunk < 1 ? 1 : chunk > most ? most : chunk;
  loop->capacity = divided_up(steps, loop->chunk);
  i64 room = (bytes - loop->chunk * tape) / snapshot;
  loop->in_memory = room < 0 ? 0 : room > loop->capacity ? loop->capacity : room;
  if (loop->in_memory < loop->capacity) open_file(loop, where);
}

/* Where blocks are collected, an advance goes by as many iterations at a time as are taped at once: what they leave takes no more than their
   tapes. */
static i64 advance(Loop *loop, i64 steps, i64 *out) {
  i64 now = pool.collects && steps > loop->chunk ? loop->chunk : steps;
  if (loop->registry && loop->phase == 3) register_again(loop);
  loop->left = steps - now;
  loop->going = 1;
  out[0] = now;
  return ADVANCE;
}

/* Whether an advance goes on. */
static int goes_on(Loop *loop, const byte *state, i64 *out) {
  if (!loop->going) return 0;
  loop->going = 0;
  collect(loop, state, 0);
  return loop->left && advance(loop, loop->left, out);
}

static void add_totals(const Loop *loop, i64 snapshot) {
  mine.totals.loops++;
  mine.totals.iterations += loop->total;
  mine.totals.chunk = loop->chunk;
  mine.totals.snapshots = loop->capacity;
  mine.totals.snapshot_bytes = snapshot - OVERHEAD;
  mine.totals.tape_bytes = loop->tape_bytes;
  mine.totals.planned += loop->planned;
}

/* Iterations of the loop run checkpointed loops, in which a quarter of the budget each is kept to: the first one, whose tape stays, those
   of a chunk, and the last one, which runs after the loop. */
void pad_checkpoint_nests(Loop *loop) {
  i64 room = room_of(loop);
  loop->allowance = room > 0 ? room / 4 : 0;
  loop->registered = mine.count;
  loop->registry = malloc((size_t)(mine.count + 1) * sizeof(Object));
  for (i64 k = 0; k < mine.count; k++) {
    loop->registry[k] = mine.objects[k];
    loop->registry[k].shadows = 0;
  }
}

/* The next action of the forward pass; `out`: how many iterations. `state`: what the loop carries, before the action. */
i64 pad_checkpoint_forward(Loop *loop, byte *state, i64 *out, i64 share, const Refusal *where) {
  if (loop->ranks && loop->phase == 0) same_number(loop->ranks, loop->comm, loop->total, where);
  if (!loop->total) return DONE;
  if (goes_on(loop, state, out)) return ADVANCE;
  if (loop->phase == 0) { /* the first iteration */
    loop->phase = 1;
    keep(loop, &loop->first, state, 1);
    out[0] = 1;
    return tape(loop, 1);
  }
  if (loop->phase == 1) {
    i64 steps = loop->total - 1;
    measure(loop);
    loop->at = 1;
    loop->end = loop->total;
    i64 room = room_of(loop) - loop->allowance;
    i64 fixed = loop->of_base + loop->of_final + loop->tape_bytes + loop->allowance + 2 * loop->scalars;
    i64 had = share_of(loop, room, share), given = share < 0 ? -share : 0; /* snapshots, by the user */
    pin_first(loop);
    collect(loop, state, 1);
    i64 snapshot = loop->of_snapshot + blocks_there(loop) + OVERHEAD, tape_bytes = loop->tape_bytes + loop->tape_bytes / 16 + loop->allowance;
    i64 needed = fixed + (steps ? tape_bytes + (steps > 1 ? snapshot : 0) : 0);
    if (had < needed) had = needed < room ? needed : room;
    i64 shared[4] = {had - fixed, -snapshot, -tape_bytes, mine.folder != 0};
    agree(loop, shared, 4);
    i64 bytes = shared[0];
    snapshot = -shared[1];
    tape_bytes = -shared[2];
    needed = fixed + (steps ? tape_bytes + (steps > 1 ? snapshot : 0) : 0);
    loop->chunk = 1;
    if (given) {
      loop->capacity = given < steps ? given : steps;
      needed = fixed + (steps ? tape_bytes + loop->capacity * snapshot : 0);
    }
    if (needed - fixed > bytes || (steps && !given && !plan(steps, bytes, snapshot, tape_bytes, &loop->chunk, &loop->capacity)))
      refuse(loop, where, needed, room);
    i64 most = given ? MOST : longest_chunk(where);
    if (loop->chunk > most) {
      i64 parts = divided_up(steps, loop->chunk = most), half = bytes / 2 / snapshot;
      if (half > parts) half = parts;
      if (loop->capacity < half || !loop->capacity) loop->capacity = half < 1 ? 1 : half;
    }
    loop->in_memory = loop->capacity;
    loop->snapshot_bytes = snapshot;
    if (shared[3] && !given && divided_up(steps, loop->chunk) > loop->capacity) with_files(loop, steps, bytes, snapshot, tape_bytes, where);
    loop->fixed = fixed;
    loop->had = fixed + bytes;
    loop->whole = loop->had > room ? loop->had : room;
    loop->planned = fixed + (steps ? loop->chunk * tape_bytes : 0) + loop->in_memory * snapshot;
    if (loop->around) loop->around->nested += loop->planned;
    else mine.used += loop->planned;
    loop->snapshots = malloc((size_t)(loop->capacity + 1) * sizeof(Snapshot));
    if (!loop->around) add_totals(loop, snapshot);
    loop->phase = 2;
  }
  if (loop->at == loop->end) {
    collect(loop, state, 1);
    return DONE;
  }
  i64 left = loop->end - loop->at;
  if (left <= loop->chunk) {
    keep(loop, &loop->last, state, left);
    out[0] = left;
    tape(loop, left);
    loop->at = loop->end;
    return TAPE;
  }
  if (!loop->stored || (loop->stored < loop->capacity && loop->snapshots[loop->stored - 1].at != loop->at)) store(loop, state);
  i64 s = loop->capacity - loop->stored + 1, l = divided_up(left, loop->chunk);
  i64 steps = s <= 1 ? left - loop->chunk : left - (l - first_part(l, s)) * loop->chunk;
  if (steps < 1) steps = left - loop->chunk;
  loop->at += steps;
  mine.totals.advanced += steps;
  return advance(loop, steps, out);
}

/* The tape that the forward pass keeps. */
void pad_checkpoint_tape(Loop *loop, void *tape) {
  measure(loop);
  if (loop->phase == 1) loop->first.tape = tape;
  else loop->last.tape = tape;
}

/* The reverse pass comes to the loop: memory is as the forward pass left it, and will be again. */
void pad_checkpoint_turn(Loop *loop) {
  measure(loop);
  loop->final = malloc((size_t)loop->of_final + 1);
  put(loop, loop->final, FINAL, 0);
  if (loop->base) put(loop, loop->base, BASE, 1);
  loop->phase = 3;
}

/* The next action of the reverse pass; `out`: how many iterations, the tape. `state`: what the loop carries before the action. */
i64 pad_checkpoint_backward(Loop *loop, byte *state, i64 *out) {
  measure(loop);
  if (goes_on(loop, state, out)) return ADVANCE;
  if (loop->last.state) {
    Kept kept = loop->last;
    copy(state, kept.state, loop->scalars);
    free(kept.state);
    loop->last.state = 0;
    loop->end = kept.from;
    loop->at = -1;
    out[0] = kept.to - kept.from;
    out[1] = (i64)(intptr_t)kept.tape;
    return PULL;
  }
  while (loop->stored) {
    Snapshot *top = &loop->snapshots[loop->stored - 1];
    i64 left = loop->end - top->at;
    if (!left) {
      if (top->data) loop->stored_bytes -= top->counted;
      else loop->file_bytes = top->place;
      drop_snapshot(top);
      loop->stored--;
      continue;
    }
    if (loop->at < top->at || loop->at >= loop->end) restore(loop, state, top);
    left = loop->end - loop->at;
    if (left <= loop->chunk) {
      out[0] = left;
      loop->end = loop->at;
      loop->at = -1;
      return tape(loop, left);
    }
    i64 s = loop->capacity - loop->stored + (loop->at == top->at);
    if (loop->at != top->at && s >= 1) s = store(loop, state) ? loop->capacity - loop->stored + 1 : 0;
    i64 l = divided_up(left, loop->chunk);
    i64 steps = s <= 1 ? left - loop->chunk : left - (l - first_part(l, s)) * loop->chunk;
    if (steps < 1) steps = left - loop->chunk;
    loop->at += steps;
    mine.totals.advanced += steps;
    return advance(loop, steps, out);
  }
  if (loop->first.state) {
    Kept kept = loop->first;
    copy(state, kept.state, loop->scalars);
    free(kept.state);
    loop->first.state = 0;
    out[0] = 1;
    out[1] = (i64)(intptr_t)kept.tape;
    return PULL;
  }
  put(loop, loop->final, FINAL, 1);
  return DONE;
}

void pad_checkpoint_close(Loop *loop) {
  Loop **at = &mine.open;
  while (*at && *at != loop) at = &(*at)->next;
  if (*at) *at = loop->next;
  if (!loop->around) mine.used -= loop->planned;
  close_pool(loop);
  forget_loop(loop);
}

/* What the last call did: see `Totals`. */
void pad_checkpoint_totals(i64 *to) {
  i64 *from = (i64 *)&mine.totals;
  for (i64 k = 0; k < (i64)(sizeof(Totals) / sizeof(i64)); k++) to[k] = from[k];
}

#include "native.h"
