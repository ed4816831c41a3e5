/* A transform: which one it is, over which elements, and the library's plans for it and for its adjoint.

   Transforms are linear. The adjoint of one is another of the same library, but for weights of the first, the last or the inner elements along
   a dimension (r2c leaves half of the spectrum out; cosine and sine transforms count elements at the ends once, others twice). */

#pragma once

#include <stddef.h>

#if defined(TYPE_f)
typedef float Real;
#define LIBRARY(name) fftwf_##name
#define OURS(name) "pad.fftw.f." #name
#define BODY(name) "fftw.f." #name
#else
typedef double Real;
#define LIBRARY(name) fftw_##name
#define OURS(name) "pad.fftw.d." #name
#define BODY(name) "fftw.d." #name
#endif

/* Plans are numbers here: memory of the library's that nothing of the program lies in. */
typedef ptrdiff_t Plan;
typedef ptrdiff_t Key;

typedef struct {
  ptrdiff_t n, in, out; /* how many elements, and their distances where they come from and where they go */
} Dimension;

enum { C2C, R2C, C2R, R2R };
enum { MOST = 16, ESTIMATE = 64, UNALIGNED = 2, PRESERVE = 16 };

typedef struct {
  int family, sign, rank, loops, flags, unused; /* no byte between members: shapes are compared as bytes */
  int kinds[MOST];         /* of r2r, by dimension */
  Dimension dim[2 * MOST]; /* of the transform, then of the loops around it */
} Shape;

/* The same transform, whoever asks for it; never freed. 0: the library has no plan for it. */
Key intern(const Shape *, int in_place) __asm__(OURS(intern));
/* By the library's plan: what is read may be overwritten with anything (c2r). */
void run(Key, Real *in, Real *out) __asm__(OURS(run));
/* out = A in. */
void apply(Key, Real *in, Real *out) __asm__(OURS(apply));
/* in += A' out, and out = 0. */
void pull(Key, Real *out, Real *in) __asm__(OURS(pull));
