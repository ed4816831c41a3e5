/* Memory that an iteration allocates and leaves to a later one: a part of schedule.c.

   Blocks stay where they are until the call of the derivative is over, so that a snapshot can be put back to the addresses that its pointers
   have. A block is known by the number of its allocation, which is the same whenever its iteration runs: by it an adjoint finds from
   the tape that reads a block to the tape that has made it, where the block may be at another address. What the program frees on a tape is
   held until the reverse pass is done with it; what it frees elsewhere is there for the next allocation of its size.

   Blocks that are there when a loop begins, and those of its first iteration, whose tape is kept, are pinned: they have shadows of their
   own, and nothing else comes to their places.

   What a language collects the program does not free: where nothing is taped, what nothing leads to any more is found between iterations
   (collect). A word that may be an address is taken for one. */

static i64 highest_bit(i64 x) { return 63 - __builtin_clzll((unsigned long long)x); }

/* Sizes are rounded up, by a quarter at most, so that a vector that grows finds what a shorter one has left. */
static i64 rounded(i64 bytes) {
  i64 step = 64;
  if (bytes < 64) bytes = 64;
  if (bytes > 512) step = (i64)1 << (highest_bit(bytes - 1) - 2);
  return (bytes + step - 1) & -step;
}

static i64 class_of(i64 room) {
  i64 high = highest_bit(room);
  return 4 * high + (room >> (high - 2) & 3);
}

static i64 slot_of(const byte *at) { return (i64)(((uint64_t)(uintptr_t)at >> 6) * 0x9E3779B97F4A7C15ull >> 20) & (pool.slots - 1); }

static Block *block_at(const byte *at) {
  if (!pool.slots) return 0;
  for (i64 k = pool.hashed[slot_of(at)]; k; k = pool.blocks[k - 1].same)
    if (pool.blocks[k - 1].at == at) return &pool.blocks[k - 1];
  return 0;
}

static void hash_block(i64 index) {
  i64 slot = slot_of(pool.blocks[index - 1].at);
  pool.blocks[index - 1].same = pool.hashed[slot];
  pool.hashed[slot] = index;
}

static i64 new_block(byte *at, i64 room) {
  if (pool.count == pool.room) {
    pool.room = pool.room ? 2 * pool.room : 64;
    pool.blocks = realloc(pool.blocks, (size_t)pool.room * sizeof(Block));
    free(pool.hashed);
    pool.slots = 2 * pool.room;
    pool.hashed = calloc((size_t)pool.slots, sizeof(i64));
    for (i64 k = 1; k <= pool.count; k++) hash_block(k);
  }
  pool.blocks[pool.count++] = (Block){.at = at, .room = room};
  hash_block(pool.count);
  return pool.count;
}

static void drop_shadows(byte **shadows) {
  for (i64 lane = 0; shadows && lane < mine.width; lane++) free(shadows[lane]);
  free(shadows);
}

static void give_up(Block *block) {
  i64 kind = class_of(block->room);
  drop_shadows(block->shadows);
  block->shadows = 0;
  block->state = FREE;
  block->next = pool.heads[kind];
  pool.heads[kind] = block - pool.blocks + 1;
}

/* Which blocks are free has changed all over. */
static void list_free(void) {
  for (i64 k = 0; k < CLASSES; k++) pool.heads[k] = 0;
  for (i64 k = pool.count; k-- > 0;)
    if (pool.blocks[k].state == FREE) give_up(&pool.blocks[k]);
}

byte *pad_checkpoint_allocate(i64 bytes, i64 tag) {
  i64 room = rounded(bytes);
  if (bytes < 0 || bytes > MOST) return 0;
  if (!mine.width) return aligned_alloc(64, (size_t)room);
  i64 *from = &pool.heads[class_of(room)];
  i64 index = *from;
  if (index) {
    *from = pool.blocks[index - 1].next;
  } else {
    byte *at = aligned_alloc(64, (size_t)room);
    if (!at) return 0;
    index = new_block(at, room);
  }
  Block *block = &pool.blocks[index - 1];
  block->state = LIVE;
  block->bytes = bytes;
  block->tag = tag;
  block->collected = 0;
  block->number = pool.number++;
  return block->at;
}

byte *pad_checkpoint_zeroed(i64 bytes, i64 tag) {
  byte *at = pad_checkpoint_allocate(bytes, tag);
  if (at) __builtin_memset(at, 0, (size_t)bytes);
  return at;
}

/* Of a language that collects what is not wanted any more. */
byte *pad_checkpoint_collected(i64 bytes, i64 tag) {
  byte *at = pad_checkpoint_zeroed(bytes, tag);
  Block *block = block_at(at);
  if (block) block->collected = pool.collects = 1;
  return at;
}

/* The program frees a block where nothing is taped, or the reverse pass is done with it. */
void pad_checkpoint_release(byte *at) {
  Block *block = block_at(at);
  if (!block) free(at);
  else if (block->pins) block->state = HELD;
  else if (block->state != FREE) give_up(block);
}

/* The program frees a block whose contents, or adjoints, the reverse pass wants. */
void pad_checkpoint_postpone(byte *at) {
  Block *block = block_at(at);
  if (block && block->state == LIVE) block->state = HELD;
}

static byte **shadows_of(Block *block) {
  if (!block->shadows) {
    byte **made = calloc((size_t)mine.width, sizeof(byte *));
    block->shadows = made;
    for (i64 lane = 0; lane < mine.width; lane++) made[lane] = calloc(1, (size_t)block->bytes + 1);
  }
  return block->shadows;
}

/* The shadow of a block that was just allocated. */
byte *pad_checkpoint_shadowed(byte *at, i64 lane) {
  Block *block = block_at(at);
  return block ? shadows_of(block)[lane] : 0;
}

/* The block that an address leads into, or to the end of. */
static Block *block_around(const byte *at) {
  for (i64 k = 0; k < pool.count; k++) {
    Block *block = &pool.blocks[k];
    if (block->state != FREE && at >= block->at && at <= block->at + block->bytes) return block;
  }
  return 0;
}

/* Marks what words lead to; `work`: blocks whose own words are to be looked at, `count` of them. */
static void mark_words(const byte *from, i64 bytes, i64 *work, i64 *count) {
  i64 skipped = -(i64)(intptr_t)from & 7;
  for (i64 place = skipped; place + 8 <= bytes; place += 8) {
    byte *at = *(byte *const *)(from + place);
    if (at < pool.lowest || at > pool.highest) continue;
    Block *block = block_at(at);
    if (!block) block = block_around(at);
    if (!block || block->state == FREE || block->marked) continue;
    block->marked = 1;
    work[(*count)++] = block - pool.blocks;
  }
}

/* Between two iterations a language's blocks of this loop end to which nothing leads; they are only `held` where the iterations were taped. What
   iterations have written is what the loop carries (`state`), its objects, and blocks; what was there before the loop stays. */
static void collect(Loop *loop, const byte *state, int held) {
  if (!pool.collects) return;
  i64 count = 0, *work = malloc((size_t)(pool.count + 1) * sizeof(i64));
  pool.lowest = (byte *)UINTPTR_MAX;
  pool.highest = 0;
  for (i64 k = 0; k < pool.count; k++) {
    Block *block = &pool.blocks[k];
    block->marked = block->state == FREE ? 0 : !block->collected || block->number < loop->number;
    if (block->marked) work[count++] = k;
    if (block->at < pool.lowest) pool.lowest = block->at;
    if (block->at + block->room > pool.highest) pool.highest = block->at + block->room;
  }
  mark_words(state, loop->scalars, work, &count);
  for (i64 k = 0; k < loop->count; k++)
    if (loop->objects[k].tag & FINAL) mark_words(loop->objects[k].at, loop->objects[k].bytes, work, &count);
  while (count) {
    Block *block = &pool.blocks[work[--count]];
    mark_words(block->at, block->bytes, work, &count);
  }
  free(work);
  for (i64 k = 0; k < pool.count; k++) {
    Block *block = &pool.blocks[k];
    if (block->state != LIVE || block->marked) continue;
    if (held || block->pins) block->state = HELD;
    else give_up(block);
  }
}

static const i64 *addresses_of(Loop *loop, i64 tag) { return loop->addresses ? loop->addresses[tag] : 0; }

static int is_pooled(Loop *loop, Block *block) { return block->state != FREE && loop->flags[block->tag] & POOLED; }

/* The bytes of what iterations have left. */
static i64 blocks_there(Loop *loop) {
  i64 bytes = 0;
  for (i64 k = 0; k < pool.count; k++)
    if (pool.blocks[k].state == LIVE && is_pooled(loop, &pool.blocks[k])) bytes += pool.blocks[k].bytes;
  return bytes;
}

static void note_blocks(Loop *loop, Snapshot *snapshot) {
  snapshot->blocks = malloc((size_t)(pool.count + 1) * sizeof(Given));
  snapshot->number = pool.number;
  for (i64 k = 0; k < pool.count; k++) {
    Block *block = &pool.blocks[k];
    if (block->state != LIVE || !is_pooled(loop, block)) continue;
    snapshot->blocks[snapshot->count++] = (Given){k, block->number, block->bytes, block->tag, block->collected, 0};
    snapshot->bytes += block->bytes;
  }
}

/* The blocks of a snapshot are there, and no others of this loop. */
static void set_blocks(Loop *loop, Snapshot *from) {
  for (i64 k = 0; k < pool.count; k++) {
    Block *block = &pool.blocks[k];
    if (!is_pooled(loop, block)) continue;
    if (block->pins) block->state = HELD;
    else if (block->number >= loop->number) give_up(block);
  }
  for (i64 k = 0; k < from->count; k++) {
    Given *given = &from->blocks[k];
    Block *block = &pool.blocks[given->block];
    block->state = LIVE;
    block->number = given->number;
    block->bytes = given->bytes;
    block->tag = given->tag;
    block->collected = given->collected;
  }
  pool.number = from->number;
  list_free();
}

/* Before other blocks come to their places: the shadows of what was there when the last tape began. */
static void keep_shadows(Loop *loop) {
  for (i64 k = 0; k < pool.count; k++) {
    Block *block = &pool.blocks[k];
    if (!is_pooled(loop, block) || block->pins || block->number < loop->number || !block->shadows) continue;
    if (block->number >= loop->taped) continue;
    if (loop->given_count == loop->given_room) {
      loop->given_room = loop->given_room ? 2 * loop->given_room : 16;
      loop->given = realloc(loop->given, (size_t)loop->given_room * sizeof(Given));
    }
    loop->given[loop->given_count++] = (Given){k, block->number, block->bytes, block->tag, block->collected, block->shadows};
    block->shadows = 0;
  }
}

/* The shadows that were kept of a block; null for none. */
static byte **take_kept(Loop *loop, Block *block) {
  for (i64 k = 0; k < loop->given_count; k++) {
    Given found = loop->given[k];
    if (found.number != block->number) continue;
    if (found.bytes != block->bytes) {
      Refusal here = loop->where;
      here.why = "an iteration allocated other memory when it was run again";
      pad_refuse(&here);
    }
    loop->given[k] = loop->given[--loop->given_count];
    return found.shadows;
  }
  return 0;
}

static byte **shadows_in(Loop *loop, Block *block) {
  if (!block->shadows && block->number >= loop->number) block->shadows = take_kept(loop, block);
  return shadows_of(block);
}

/* What is copied from one shadow to another are adjoints: the addresses in it stay. */
static void keep_addresses(const byte *shadow, byte *other, i64 bytes, const i64 *addresses) {
  for (i64 begin = 0; addresses && begin < bytes; begin += addresses[0] ? addresses[0] : bytes)
    for (i64 k = 0; k < addresses[1]; k++) {
      i64 place = begin + addresses[2 + k];
      if (place + (i64)sizeof(byte *) <= bytes) *(byte **)(other + place) = *(byte *const *)(shadow + place);
    }
}

/* A tape was made in the reverse pass: the adjoints of what its iterations have left go to the shadows that it knows. */
void pad_checkpoint_taped(Loop *loop) {
  if (loop->registry) measure(loop); /* what loops on that tape keep from now on is not on it */
  for (i64 k = 0; k < pool.count && loop->given_count; k++) {
    Block *block = &pool.blocks[k];
    if (!is_pooled(loop, block) || block->number < loop->taped) continue;
    byte **kept = take_kept(loop, block);
    if (!kept) continue;
    for (i64 lane = 0; block->shadows && lane < mine.width; lane++) {
      keep_addresses(block->shadows[lane], kept[lane], block->bytes, addresses_of(loop, block->tag));
      copy(block->shadows[lane], kept[lane], block->bytes);
    }
    if (block->shadows) drop_shadows(kept);
    else block->shadows = kept;
  }
}

/* The tape of the first iteration stays: so does what it has allocated. What it has freed no later one will write. */
static void pin_first(Loop *loop) {
  for (i64 k = 0; k < pool.count; k++) {
    Block *block = &pool.blocks[k];
    if (is_pooled(loop, block) && block->number >= loop->number) block->pins++;
  }
  for (i64 k = 0; k < loop->count; k++) {
    Object *object = &loop->objects[k];
    if (!(object->tag & POOLED) || block_at(object->at)->state == LIVE) continue;
    object->tag = 0;
    loop->of_final -= object->bytes;
  }
}

/* The reverse pass is done with the loop: what was there before it stays until the reverse pass is done with that. */
static void close_pool(Loop *loop) {
  for (i64 k = 0; k < pool.count; k++) {
    Block *block = &pool.blocks[k];
    if (!is_pooled(loop, block) || block->number < loop->number) continue;
    block->pins = 0;
    give_up(block);
  }
  for (i64 k = 0; k < loop->before_first.count; k++) {
    Block *block = &pool.blocks[loop->before_first.blocks[k].block];
    block->pins--;
    block->state = HELD;
  }
  pool.number = loop->number;
}

/* All memory goes back; `whole`: also that which the program has not freed, since it ended in an error. */
static void clear_pool(int whole) {
  for (i64 k = 0; k < pool.count; k++) {
    drop_shadows(pool.blocks[k].shadows);
    if (whole || pool.blocks[k].state != LIVE || pool.blocks[k].collected) free(pool.blocks[k].at);
  }
  free(pool.blocks);
  free(pool.hashed);
  pool = (Pool){0};
}
