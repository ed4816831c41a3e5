/* The library's functions, in C and in Fortran. A plan of the program is its key, and where it reads and writes. */

#include "shape.h"

void *malloc(size_t);
void free(void *);

/* `mark`: the library's own plans, which a program may be given from outside, do not begin with it. */
typedef struct {
  ptrdiff_t mark;
  Key key;
  Real *in, *out;
} Ours;
enum { MARK = 0x50414446 };

typedef struct {
  int n, in, out;
} Narrow;

void LIBRARY(execute)(Ours *);
void LIBRARY(execute_dft)(Ours *, Real *, Real *);
void LIBRARY(execute_dft_r2c)(Ours *, Real *, Real *);
void LIBRARY(execute_dft_c2r)(Ours *, Real *, Real *);
void LIBRARY(execute_r2r)(Ours *, Real *, Real *);
void LIBRARY(destroy_plan)(Ours *);

#define C(name) __asm__(BODY(c.name))
#define INLINE static inline __attribute__((always_inline))
#define PUBLIC(result, name, ...) \
  result name(__VA_ARGS__) C(name); \
  result name(__VA_ARGS__)

INLINE Ours *planned(const Shape *shape, Real *in, Real *out) {
  Key key = intern(shape, in == out);
  if (!key) return NULL;
  Ours *made = malloc(sizeof *made);
  made->mark = MARK;
  made->key = key;
  made->in = in;
  made->out = out;
  return made;
}

INLINE int is_ours(const Ours *p) { return p->mark == MARK; }

INLINE Shape shaped(int family, int rank, int sign, unsigned flags, const int *kinds) {
  Shape s;
  __builtin_memset(&s, 0, sizeof s);
  s.family = family;
  s.rank = rank;
  s.sign = sign;
  s.flags = (int)flags;
  if (kinds)
    for (int k = 0; k < rank; ++k) s.kinds[k] = kinds[k];
  return s;
}

/* Elements that the storage of a dimension has, where the program does not say it: half of the last one in the spectrum, and room for the
   spectrum where the numbers are in the same place. */
INLINE ptrdiff_t embedded(int family, int output, int last, int in_place, ptrdiff_t n) {
  if (!last || family == C2C || family == R2R) return n;
  if (output == (family == R2C)) return n / 2 + 1;
  return in_place ? 2 * (n / 2 + 1) : n;
}

INLINE void row_major(Shape *s, const int *n, const int *in, ptrdiff_t in_step, const int *out, ptrdiff_t out_step, int in_place) {
  for (int k = s->rank - 1; k >= 0; --k) {
    int last = k == s->rank - 1;
    s->dim[k].n = n[k];
    s->dim[k].in = in_step;
    s->dim[k].out = out_step;
    in_step *= in ? in[k] : embedded(s->family, 0, last, in_place, n[k]);
    out_step *= out ? out[k] : embedded(s->family, 1, last, in_place, n[k]);
  }
}

INLINE Ours *simple(int family, int rank, const int *n, Real *in, Real *out, int sign, const int *kinds, unsigned flags) {
  if (rank < 0 || rank > MOST) return NULL;
  Shape s = shaped(family, rank, sign, flags, kinds);
  row_major(&s, n, NULL, 1, NULL, 1, in == out);
  return planned(&s, in, out);
}

INLINE Ours *many(int family, int rank, const int *n, int count, Real *in, const int *in_room, int in_step, int in_far, Real *out,
                  const int *out_room, int out_step, int out_far, int sign, const int *kinds, unsigned flags) {
  if (rank < 0 || rank > MOST) return NULL;
  Shape s = shaped(family, rank, sign, flags, kinds);
  row_major(&s, n, in_room, in_step, out_room, out_step, in == out);
  s.loops = 1;
  s.dim[rank].n = count;
  s.dim[rank].in = in_far;
  s.dim[rank].out = out_far;
  return planned(&s, in, out);
}

INLINE Ours *guru(int family, int rank, const Narrow *dim, const Dimension *wide, int loops, const Narrow *loop, const Dimension *wide_loop,
                  Real *in, Real *out, int sign, const int *kinds, unsigned flags) {
  if (rank < 0 || rank > MOST || loops < 0 || loops > MOST) return NULL;
  Shape s = shaped(family, rank, sign, flags, kinds);
  s.loops = loops;
  for (int k = 0; k < rank; ++k) s.dim[k] = wide ? wide[k] : (Dimension){dim[k].n, dim[k].in, dim[k].out};
  for (int k = 0; k < loops; ++k) s.dim[rank + k] = wide ? wide_loop[k] : (Dimension){loop[k].n, loop[k].in, loop[k].out};
  return planned(&s, in, out);
}

/* In C. MORE: what stands between the arrays and the flags; SIGN and KINDS: what of it the transform gets. */
#define PLANS(family, suffix, MORE, SIGN, KINDS) \
  PUBLIC(Ours *, plan_##suffix, int rank, const int *n, Real *in, Real *out MORE, unsigned flags) { \
    return simple(family, rank, n, in, out, SIGN, KINDS, flags); \
  } \
  PUBLIC(Ours *, plan_many_##suffix, int rank, const int *n, int count, Real *in, const int *in_room, int in_step, int in_far, Real *out, \
         const int *out_room, int out_step, int out_far MORE, unsigned flags) { \
    return many(family, rank, n, count, in, in_room, in_step, in_far, out, out_room, out_step, out_far, SIGN, KINDS, flags); \
  } \
  PUBLIC(Ours *, plan_guru_##suffix, int rank, const Narrow *dim, int loops, const Narrow *loop, Real *in, Real *out MORE, unsigned flags) { \
    return guru(family, rank, dim, NULL, loops, loop, NULL, in, out, SIGN, KINDS, flags); \
  } \
  PUBLIC(Ours *, plan_guru64_##suffix, int rank, const Dimension *dim, int loops, const Dimension *loop, Real *in, Real *out MORE, \
         unsigned flags) { \
    return guru(family, rank, NULL, dim, loops, NULL, loop, in, out, SIGN, KINDS, flags); \
  }
#define NUMBERED(family, suffix, MORE, SIGN) \
  PUBLIC(Ours *, plan_##suffix##_1d, int n, Real *in, Real *out MORE, unsigned flags) { \
    return simple(family, 1, &n, in, out, SIGN, NULL, flags); \
  } \
  PUBLIC(Ours *, plan_##suffix##_2d, int n0, int n1, Real *in, Real *out MORE, unsigned flags) { \
    return simple(family, 2, (int[]){n0, n1}, in, out, SIGN, NULL, flags); \
  } \
  PUBLIC(Ours *, plan_##suffix##_3d, int n0, int n1, int n2, Real *in, Real *out MORE, unsigned flags) { \
    return simple(family, 3, (int[]){n0, n1, n2}, in, out, SIGN, NULL, flags); \
  }
#define WITH_SIGN , int sign
#define WITH_KINDS , const int *kinds
#define NOTHING
PLANS(C2C, dft, WITH_SIGN, sign, NULL)
PLANS(R2C, dft_r2c, NOTHING, -1, NULL)
PLANS(C2R, dft_c2r, NOTHING, 1, NULL)
PLANS(R2R, r2r, WITH_KINDS, 0, kinds)
NUMBERED(C2C, dft, WITH_SIGN, sign)
NUMBERED(R2C, dft_r2c, NOTHING, -1)
NUMBERED(C2R, dft_c2r, NOTHING, 1)
PUBLIC(Ours *, plan_r2r_1d, int n, Real *in, Real *out, int k, unsigned flags) { return simple(R2R, 1, &n, in, out, 0, &k, flags); }
PUBLIC(Ours *, plan_r2r_2d, int n0, int n1, Real *in, Real *out, int k0, int k1, unsigned flags) {
  return simple(R2R, 2, (int[]){n0, n1}, in, out, 0, (int[]){k0, k1}, flags);
}
PUBLIC(Ours *, plan_r2r_3d, int n0, int n1, int n2, Real *in, Real *out, int k0, int k1, int k2, unsigned flags) {
  return simple(R2R, 3, (int[]){n0, n1, n2}, in, out, 0, (int[]){k0, k1, k2}, flags);
}

PUBLIC(void, execute, Ours *p) {
  if (is_ours(p))
    run(p->key, p->in, p->out);
  else
    LIBRARY(execute)(p);
}
#define ON_OTHER_ARRAYS(name) \
  void ours_##name(Ours *p, Real *in, Real *out) C(name); \
  void ours_##name(Ours *p, Real *in, Real *out) { \
    if (is_ours(p)) \
      run(p->key, in, out); \
    else \
      LIBRARY(name)(p, in, out); \
  }
ON_OTHER_ARRAYS(execute_dft)
ON_OTHER_ARRAYS(execute_dft_r2c)
ON_OTHER_ARRAYS(execute_dft_c2r)
ON_OTHER_ARRAYS(execute_r2r)

PUBLIC(void, destroy_plan, Ours *p) {
  if (!p) return;
  if (is_ours(p))
    free(p);
  else
    LIBRARY(destroy_plan)(p);
}

/* Plans that are kept here outlive the library's own tables: these stay. */
PUBLIC(void, cleanup, void) {}
PUBLIC(void, cleanup_threads, void) {}

#define ALLOCATES(name, size) \
  void *ours_##name(size_t n) C(name); \
  void *ours_##name(size_t n) { return malloc(size); }
ALLOCATES(malloc, n)
ALLOCATES(alloc_real, n * sizeof(Real))
ALLOCATES(alloc_complex, 2 * n * sizeof(Real))
void ours_free(void *) C(free);
void ours_free(void *p) { free(p); }

/* In Fortran: by reference, the fastest dimension first. */
#define F(name) __asm__(BODY(f.name))
#define SUBROUTINE(name, ...) \
  void f_##name(__VA_ARGS__) F(name); \
  void f_##name(__VA_ARGS__)

INLINE void turned(int rank, const int *n, int *reversed) {
  for (int k = 0; k < rank && k < MOST; ++k) reversed[k] = n[rank - 1 - k];
}

#define F_PLANS(family, suffix, MORE, SIGN, KINDS) \
  SUBROUTINE(plan_##suffix, Ours **p, const int *rank, const int *n, Real *in, Real *out MORE, const int *flags) { \
    int r[MOST], k[MOST]; \
    turned(*rank, n, r); \
    if (KINDS) turned(*rank, KINDS, k); \
    *p = simple(family, *rank, r, in, out, SIGN, KINDS ? k : NULL, (unsigned)*flags); \
  } \
  SUBROUTINE(plan_many_##suffix, Ours **p, const int *rank, const int *n, const int *count, Real *in, const int *in_room, const int *in_step, \
             const int *in_far, Real *out, const int *out_room, const int *out_step, const int *out_far MORE, const int *flags) { \
    int r[MOST], i[MOST], o[MOST], k[MOST]; \
    turned(*rank, n, r); \
    turned(*rank, in_room, i); \
    turned(*rank, out_room, o); \
    if (KINDS) turned(*rank, KINDS, k); \
    *p = many(family, *rank, r, *count, in, i, *in_step, *in_far, out, o, *out_step, *out_far, SIGN, KINDS ? k : NULL, (unsigned)*flags); \
  }
#define F_NUMBERED(family, suffix, MORE, SIGN) \
  SUBROUTINE(plan_##suffix##_1d, Ours **p, const int *n, Real *in, Real *out MORE, const int *flags) { \
    *p = simple(family, 1, n, in, out, SIGN, NULL, (unsigned)*flags); \
  } \
  SUBROUTINE(plan_##suffix##_2d, Ours **p, const int *n0, const int *n1, Real *in, Real *out MORE, const int *flags) { \
    *p = simple(family, 2, (int[]){*n1, *n0}, in, out, SIGN, NULL, (unsigned)*flags); \
  } \
  SUBROUTINE(plan_##suffix##_3d, Ours **p, const int *n0, const int *n1, const int *n2, Real *in, Real *out MORE, const int *flags) { \
    *p = simple(family, 3, (int[]){*n2, *n1, *n0}, in, out, SIGN, NULL, (unsigned)*flags); \
  }
#define F_SIGN , const int *sign
#define NO_KINDS ((const int *)NULL)
F_PLANS(C2C, dft, F_SIGN, *sign, NO_KINDS)
F_PLANS(R2C, dft_r2c, NOTHING, -1, NO_KINDS)
F_PLANS(C2R, dft_c2r, NOTHING, 1, NO_KINDS)
F_PLANS(R2R, r2r, WITH_KINDS, 0, kinds)
F_NUMBERED(C2C, dft, F_SIGN, *sign)
F_NUMBERED(R2C, dft_r2c, NOTHING, -1)
F_NUMBERED(C2R, dft_c2r, NOTHING, 1)
SUBROUTINE(plan_r2r_1d, Ours **p, const int *n, Real *in, Real *out, const int *k, const int *flags) {
  *p = simple(R2R, 1, n, in, out, 0, k, (unsigned)*flags);
}
SUBROUTINE(plan_r2r_2d, Ours **p, const int *n0, const int *n1, Real *in, Real *out, const int *k0, const int *k1, const int *flags) {
  *p = simple(R2R, 2, (int[]){*n1, *n0}, in, out, 0, (int[]){*k1, *k0}, (unsigned)*flags);
}
SUBROUTINE(plan_r2r_3d, Ours **p, const int *n0, const int *n1, const int *n2, Real *in, Real *out, const int *k0, const int *k1,
           const int *k2, const int *flags) {
  *p = simple(R2R, 3, (int[]){*n2, *n1, *n0}, in, out, 0, (int[]){*k2, *k1, *k0}, (unsigned)*flags);
}
SUBROUTINE(execute, Ours **p) { execute(*p); }
#define F_ON_OTHER_ARRAYS(name) \
  SUBROUTINE(name, Ours **p, Real *in, Real *out) { ours_##name(*p, in, out); }
F_ON_OTHER_ARRAYS(execute_dft)
F_ON_OTHER_ARRAYS(execute_dft_r2c)
F_ON_OTHER_ARRAYS(execute_dft_c2r)
F_ON_OTHER_ARRAYS(execute_r2r)
SUBROUTINE(destroy_plan, Ours **p) { destroy_plan(*p); }
SUBROUTINE(cleanup, void) {}
