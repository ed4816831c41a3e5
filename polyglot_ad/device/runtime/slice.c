/* What one thread of a device keeps for its way back: a slice of memory that all threads of a launch share, whose words are interleaved, so
   that threads side by side touch words side by side. Addresses in a slice are distances; 0 is none of them. */

#include "memory.h"

enum { HEAD = 16 };

/* `threads`: of the launch, `own`: the number of this one; `capacity`: bytes of a slice; `top`: what is taken, or was asked for. */
typedef struct {
  char *memory;
  Word threads, own, top, capacity;
} Slice;

#define SHARED __attribute__((weak, visibility("hidden")))
SHARED void open_slice(Slice *slice, char *memory, Word threads, Word own, Word capacity) NAMED("slice.open");
SHARED void *place(const Slice *slice, Word at, Word word) NAMED("slice.place");
SHARED Word take(Slice *slice, Word bytes, Word word) NAMED("slice.take");
SHARED Word extend(Slice *slice, Word old, Word bytes, Word word) NAMED("slice.extend");
SHARED void report(const Slice *slice, Word *needed) NAMED("slice.report");
SHARED void zero(const Slice *slice, Word at, Word bytes, Word word) NAMED("slice.zero");
SHARED void clear(unsigned *words, Word count, Word first, Word step) NAMED("slice.clear");

void open_slice(Slice *slice, char *memory, Word threads, Word own, Word capacity) {
  *slice = (Slice){memory, threads, own, 0, capacity};
}

/* The address of a number that lies in one word, a power of two of bytes; words are not interleaved where `word` is 0. */
void *place(const Slice *slice, Word at, Word word) {
  if (!word) return slice->memory + slice->own * slice->capacity + at;
  return slice->memory + (at & -word) * slice->threads + slice->own * word + (at & (word - 1));
}

/* So many bytes more, aligned to 16; 0 if there are not so many. In front of them stands how many there are. */
Word take(Slice *slice, Word bytes, Word word) {
  Word begin = slice->top, size = (bytes + 15) & -16ul;
  slice->top = begin + HEAD + size;
  if (slice->top > slice->capacity || slice->top < begin) return 0;
  *(Word *)place(slice, begin, word) = size;
  return begin + HEAD;
}

/* The same numbers with more room. What was taken last grows where it is. */
Word extend(Slice *slice, Word old, Word bytes, Word word) {
  if (!old) return take(slice, bytes, word);
  Word *head = place(slice, old - HEAD, word);
  Word had = *head, size = (bytes + 15) & -16ul;
  if (old + had == slice->top) {
    slice->top = old + size;
    if (slice->top > slice->capacity || slice->top < old) return 0;
    *head = size;
    return old;
  }
  Word made = take(slice, bytes, word);
  for (Word at = 0; made && at < had; at += 8) *(Word *)place(slice, made + at, word) = *(Word *)place(slice, old + at, word);
  return made;
}

/* How many bytes a slice would have needed, at least: the most of all threads. */
void report(const Slice *slice, Word *needed) { __atomic_fetch_max(needed, slice->top, __ATOMIC_RELAXED); }

/* So many bytes of what was taken are zero. */
void zero(const Slice *slice, Word at, Word bytes, Word word) {
  Word step = (at | bytes) & 7 ? 1 : 8;
  for (Word done = 0; done < bytes; done += step)
    if (step == 8) *(Word *)place(slice, at + done, word) = 0;
    else *(char *)place(slice, at + done, word) = 0;
}

/* Every `step`-th word from `first` on is zero: what one of the threads does that clear memory together. */
void clear(unsigned *words, Word count, Word first, Word step) {
  for (Word at = first; at < count; at += step) words[at] = 0;
}
