/* What the derivatives of the marks compute (differentiate/shadows/kinds.py): functions of one word of shadow memory.

   A *note* is a word that is no number: it says of which bytes of the primal's word something is known, one bit for each. In forward mode, that they
   hold integers, the rest being what is left of a number; in reverse mode, that they were read as integers, and that what was there before must have
   been written as such. Notes are quiet numbers that no operation makes; the bytes stand in their last bits. */

#include "errors.h"

#define JOINED(a, b) a##b
#define JOIN(a, b) JOINED(a, b)
#define INLINED __attribute__((always_inline))
#define LOWEST 0x1000ul
#define HIGHEST 0x100000000000000ul

#define SIZE 8
#define FLOAT double
#define WORD unsigned long
#define NOTE 0x7FF8DEADDEADDE00
#define KIND "f64"
#include "kinds.h"

#undef SIZE
#undef FLOAT
#undef WORD
#undef NOTE
#undef KIND
#define SIZE 4
#define FLOAT float
#define WORD unsigned
#define NOTE 0x7FDEDEA0u
#define KIND "f32"
#include "kinds.h"
