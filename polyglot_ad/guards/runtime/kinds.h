/* The functions of kinds.c for words of SIZE bytes. */

#define OWN(name) JOIN(name, SIZE)
#define KINDS(name) NAMED("kinds." KIND "." name)
#define EVERY ((WORD)((1 << SIZE) - 1))

/* A word of shadow memory. */
typedef WORD OWN(Word) __attribute__((aligned(4), may_alias));

WORD OWN(covered)(OWN(Word) *word) KINDS("covered");
void OWN(uncovered)(OWN(Word) *word, WORD address) KINDS("uncovered");
FLOAT OWN(forward_stored)(FLOAT tangent, WORD bytes) KINDS("forward.stored");
void OWN(forward_loaded)(FLOAT tangent, WORD bytes, const Refusal *refusal) KINDS("forward.loaded");
FLOAT OWN(reverse_loaded)(FLOAT adjoint, WORD bytes, const Refusal *refusal) KINDS("reverse.loaded");
FLOAT OWN(reverse_stored)(FLOAT adjoint, WORD bytes) KINDS("reverse.stored");
void OWN(reverse_copied)(char *to, char *from, Word into, Word out_of, Word bytes, _Bool lost) KINDS("reverse.copied");
void OWN(forward_filled)(char *to, Word into, Word bytes) KINDS("forward.filled");
void OWN(reverse_filled)(char *to, Word into, Word bytes) KINDS("reverse.filled");
void OWN(reverse_numbers)(char *to, long bytes, const Refusal *refusal) KINDS("reverse.numbers");
void OWN(reverse_number)(FLOAT adjoint, const Refusal *refusal) KINDS("reverse.number");

static INLINED inline WORD OWN(bits_of)(FLOAT number) {
  WORD bits;
  __builtin_memcpy(&bits, &number, SIZE);
  return bits;
}

static INLINED inline _Bool OWN(is_note)(WORD bits) { return (bits & ~EVERY) == NOTE; }
static INLINED inline _Bool OWN(is_zero)(WORD bits) { return !(WORD)(bits << 1); }

static INLINED inline FLOAT OWN(note)(WORD bytes) {
  WORD bits = (bytes & EVERY) | NOTE;
  FLOAT note;
  __builtin_memcpy(&note, &bits, SIZE);
  return note;
}

/* Whether a word is the address that belongs to one in the primal (differentiate/shadows/tagged.py); no adjoint or tangent is as small. */
static INLINED inline _Bool OWN(is_address)(WORD bits) { return SIZE == 8 && bits - LOWEST < HIGHEST - LOWEST; }

INLINED WORD OWN(covered)(OWN(Word) *word) {
  WORD bits = *word;
  _Bool is = OWN(is_address)(bits);
  if (is) *word = 0;
  return is ? bits : 0;
}

INLINED void OWN(uncovered)(OWN(Word) *word, WORD address) {
  if (address) *word = address;
}

INLINED FLOAT OWN(forward_stored)(FLOAT tangent, WORD bytes) {
  WORD bits = OWN(bits_of)(tangent), all = (OWN(is_note)(bits) ? bits : 0) | bytes;
  return OWN(is_zero)(bits) || OWN(is_address)(bits) || (all & EVERY) == EVERY ? 0 : OWN(note)(all);
}

INLINED void OWN(forward_loaded)(FLOAT tangent, WORD bytes, const Refusal *refusal) {
  WORD bits = OWN(bits_of)(tangent);
  if (!OWN(is_zero)(bits) && !(OWN(is_note)(bits) && (bits & bytes) == bytes)) raise_refusal(refusal);
}

INLINED FLOAT OWN(reverse_loaded)(FLOAT adjoint, WORD bytes, const Refusal *refusal) {
  WORD bits = OWN(bits_of)(adjoint);
  if (OWN(is_address)(bits)) raise_refusal(refusal); /* a piece of an address, which nobody follows */
  return OWN(note)((OWN(is_note)(bits) ? bits : 0) | bytes);
}

INLINED FLOAT OWN(reverse_stored)(FLOAT adjoint, WORD bytes) {
  WORD bits = OWN(bits_of)(adjoint), left = (OWN(is_note)(bits) ? bits : EVERY) & ~bytes;
  return OWN(is_zero)(bits) || OWN(is_address)(bits) || !(left & EVERY) ? 0 : OWN(note)(left);
}

/* What is known of the bytes that a copy has written goes back to where they came from, byte by byte, in the order in which an overlap allows it.
   `into`, `out_of`: how far inside of a word the first byte is. `lost`: of a number that is left in `to`, a byte was overwritten. */
void OWN(reverse_copied)(char *to, char *from, Word into, Word out_of, Word bytes, _Bool lost) {
  _Bool up = to >= from;
  for (Word i = 0; i < bytes; i++) {
    Word k = up ? i : bytes - 1 - i, here = (into + k) & (SIZE - 1), there = (out_of + k) & (SIZE - 1);
    OWN(Word) *word = (OWN(Word) *)(to + (long)(k - here)), *home = (OWN(Word) *)(from + (long)(k - there));
    WORD bits = *word, mine = (WORD)1 << here;
    _Bool is = OWN(is_note)(bits);
    if (is ? !(bits & mine) : !lost || OWN(is_zero)(bits) || OWN(is_address)(bits) || OWN(is_address)(*home)) continue;
    WORD left = (is ? bits : EVERY) & ~mine & EVERY;
    *word = left ? left | NOTE : 0;
    WORD before = OWN(is_note)(*home) ? *home : 0;
    *home = ((before | (WORD)1 << there) & EVERY) | NOTE;
  }
}

/* The words of which a fill overwrites a part; they become what a store of an integer there makes of them. Whole ones are cleared by who calls this.
   `into`: how far inside of a word the first byte is. */
static INLINED inline void OWN(filled)(char *to, Word into, Word bytes, FLOAT (*stored)(FLOAT, WORD)) {
  for (Word k = 0; k < bytes;) {
    Word here = (into + k) & (SIZE - 1), rest = SIZE - here, count = bytes - k < rest ? bytes - k : rest;
    FLOAT *word = (FLOAT *)(to + (long)(k - here));
    if (count < SIZE)
      *word = stored(*word, (WORD)(((1 << count) - 1) << here)), k += count;
    else
      k += (bytes - k) & ~(Word)(SIZE - 1);
  }
}

void OWN(forward_filled)(char *to, Word into, Word bytes) { OWN(filled)(to, into, bytes, OWN(forward_stored)); }
void OWN(reverse_filled)(char *to, Word into, Word bytes) { OWN(filled)(to, into, bytes, OWN(reverse_stored)); }

void OWN(reverse_numbers)(char *to, long bytes, const Refusal *refusal) {
  for (long i = 0; i < bytes - (SIZE - 1); i += SIZE)
    if (OWN(is_note)(*(OWN(Word) *)(to + i))) raise_refusal(refusal);
}

INLINED void OWN(reverse_number)(FLOAT adjoint, const Refusal *refusal) {
  if (OWN(is_note)(OWN(bits_of)(adjoint))) raise_refusal(refusal);
}

#undef OWN
#undef KINDS
#undef EVERY
