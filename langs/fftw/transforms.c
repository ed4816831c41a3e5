/* What runs transforms. The engine does not look into it: rules.c says what the derivatives are. */

#include "shape.h"

void *malloc(size_t);
void *calloc(size_t, size_t);
void free(void *);
int memcmp(const void *, const void *, size_t);
void *memcpy(void *, const void *, size_t);

Plan LIBRARY(plan_guru64_dft)(int, const Dimension *, int, const Dimension *, Real *, Real *, int, unsigned);
Plan LIBRARY(plan_guru64_dft_r2c)(int, const Dimension *, int, const Dimension *, Real *, Real *, unsigned);
Plan LIBRARY(plan_guru64_dft_c2r)(int, const Dimension *, int, const Dimension *, Real *, Real *, unsigned);
Plan LIBRARY(plan_guru64_r2r)(int, const Dimension *, int, const Dimension *, Real *, Real *, const int *, unsigned);
void LIBRARY(execute_dft)(Plan, Real *, Real *);
void LIBRARY(execute_dft_r2c)(Plan, Real *, Real *);
void LIBRARY(execute_dft_c2r)(Plan, Real *, Real *);
void LIBRARY(execute_r2r)(Plan, Real *, Real *);
int LIBRARY(alignment_of)(Real *);

/* `aligned`, `plan`: as the program wants it, for memory that is aligned as the library likes it best, and for any. `same`, `back`: of dense storage, the transform and its adjoint but for weights. */
typedef struct Known {
  Shape shape;
  int in_place;
  Plan aligned, plan, same, back;
  ptrdiff_t ins, outs; /* elements, as numbers */
  struct Known *next;
} Known;

Known *known __asm__(OURS(known));
char locked __asm__(OURS(locked));

enum { R2HC, HC2R, DHT, REDFT00, REDFT01, REDFT10, REDFT11, RODFT00, RODFT01, RODFT10, RODFT11 };

static int transposed(int kind) {
  switch (kind) {
    case R2HC: return HC2R;
    case HC2R: return R2HC;
    case REDFT01: return REDFT10;
    case REDFT10: return REDFT01;
    case RODFT01: return RODFT10;
    case RODFT10: return RODFT01;
    default: return kind;
  }
}

/* What element i of n along a dimension is multiplied by, before the adjoint's transform and after it. */
static Real weight(int kind, ptrdiff_t i, ptrdiff_t n, int after) {
  int first = i == 0, last = i == n - 1, middle = n % 2 == 0 && i == n / 2;
  switch (kind) {
    case R2HC: return after || first || middle ? 1 : (Real)0.5;
    case HC2R: return !after || first || middle ? 1 : 2;
    case REDFT00: return first || last ? 1 : after ? 2 : (Real)0.5;
    case REDFT10: return !after && first ? 2 : 1;
    case REDFT01: return after && first ? (Real)0.5 : 1;
    case RODFT10: return !after && last ? 2 : 1;
    case RODFT01: return after && last ? (Real)0.5 : 1;
    default: return 1;
  }
}

/* On the side of the spectrum the last dimension of r2c and c2r has n/2 + 1 elements. */
static int complex_side(const Shape *s, int output) { return s->family == C2C || s->family == (output ? R2C : C2R); }
static ptrdiff_t length(const Shape *s, int k, int output) {
  int half = (s->family == R2C || s->family == C2R) && k == s->rank - 1 && complex_side(s, output);
  return half ? s->dim[k].n / 2 + 1 : s->dim[k].n;
}
static ptrdiff_t numbers(const Shape *s, int output) {
  ptrdiff_t count = complex_side(s, output) ? 2 : 1;
  for (int k = 0; k < s->rank + s->loops; ++k) count *= length(s, k, output);
  return count;
}

enum { GATHER, SCATTER, ADD, CLEAR };

/* Moves between the program's elements on one side and dense ones. `adjoint`: with the weights before (gather) or after (add) its transform. */
static void move(const Shape *s, int output, int what, int adjoint, Real *strided, Real *dense) {
  ptrdiff_t at[2 * MOST] = {0}, place = 0;
  int dimensions = s->rank + s->loops, parts = complex_side(s, output) ? 2 : 1;
  ptrdiff_t count = numbers(s, output) / parts;
  for (ptrdiff_t e = 0; e < count; ++e) {
    Real w = 1;
    if (adjoint && s->family == R2R)
      for (int k = 0; k < s->rank; ++k) w *= weight(s->kinds[k], at[k], s->dim[k].n, what == ADD);
    if (adjoint && (s->family == R2C || s->family == C2R) && parts == 2 && s->rank) {
      ptrdiff_t i = at[s->rank - 1], n = s->dim[s->rank - 1].n;
      if (i != 0 && 2 * i != n) w = s->family == R2C ? (Real)0.5 : 2;
    }
    for (int part = 0; part < parts; ++part) {
      Real *there = strided + place * parts + part;
      switch (what) {
        case GATHER: dense[e * parts + part] = w * *there; break;
        case SCATTER: *there = dense[e * parts + part]; break;
        case ADD: *there += w * dense[e * parts + part]; break;
        default: *there = 0;
      }
    }
    for (int k = dimensions - 1; k >= 0; --k) {
      ptrdiff_t step = output ? s->dim[k].out : s->dim[k].in;
      place += step;
      if (++at[k] < length(s, k, output)) break;
      place -= step * at[k];
      at[k] = 0;
    }
  }
}

static Plan planned(const Shape *s, Real *in, Real *out) {
  const Dimension *loops = s->dim + s->rank;
  unsigned flags = (unsigned)s->flags;
  switch (s->family) {
    case C2C: return LIBRARY(plan_guru64_dft)(s->rank, s->dim, s->loops, loops, in, out, s->sign, flags);
    case R2C: return LIBRARY(plan_guru64_dft_r2c)(s->rank, s->dim, s->loops, loops, in, out, flags);
    case C2R: return LIBRARY(plan_guru64_dft_c2r)(s->rank, s->dim, s->loops, loops, in, out, flags);
    default: return LIBRARY(plan_guru64_r2r)(s->rank, s->dim, s->loops, loops, in, out, s->kinds, flags);
  }
}

static void execute(int family, Plan plan, Real *in, Real *out) {
  switch (family) {
    case C2C: LIBRARY(execute_dft)(plan, in, out); break;
    case R2C: LIBRARY(execute_dft_r2c)(plan, in, out); break;
    case C2R: LIBRARY(execute_dft_c2r)(plan, in, out); break;
    default: LIBRARY(execute_r2r)(plan, in, out);
  }
}

/* The transform on dense storage, or the one that its adjoint is made of. */
static Shape dense(const Shape *s, int adjoint) {
  Shape d = *s;
  ptrdiff_t in = 1, out = 1;
  d.flags = ESTIMATE | UNALIGNED;
  for (int k = s->rank + s->loops - 1; k >= 0; --k) {
    d.dim[k].in = adjoint ? out : in;
    d.dim[k].out = adjoint ? in : out;
    in *= length(s, k, 0);
    out *= length(s, k, 1);
  }
  if (!adjoint) return d;
  d.sign = -s->sign;
  d.family = s->family == R2C ? C2R : s->family == C2R ? R2C : s->family;
  for (int k = 0; k < s->rank; ++k) d.kinds[k] = transposed(s->kinds[k]);
  return d;
}

static int equal(const Shape *a, const Shape *b) { return !memcmp(a, b, sizeof *a); }

/* How many numbers the program's storage on a side spans. Distances may be negative: planning wants addresses, and touches what they lead to. */
static void span(const Shape *s, int output, ptrdiff_t *low, ptrdiff_t *high) {
  int parts = complex_side(s, output) ? 2 : 1;
  *low = *high = 0;
  for (int k = 0; k < s->rank + s->loops; ++k) {
    ptrdiff_t far = (length(s, k, output) - 1) * (output ? s->dim[k].out : s->dim[k].in) * parts;
    if (far < 0) *low += far;
    if (far > 0) *high += far;
  }
  *high += parts;
}

static int is_aligned(Real *in, Real *out) { return !LIBRARY(alignment_of)(in) && !LIBRARY(alignment_of)(out); }

static Known *make(const Shape *shape, int in_place) {
  Known *made = calloc(1, sizeof *made);
  if (!made) return NULL;
  made->shape = *shape;
  made->in_place = in_place;
  made->ins = numbers(shape, 0);
  made->outs = numbers(shape, 1);
  /* Planned on memory of its own: planning may overwrite it. */
  ptrdiff_t low[2], high[2], size = 0;
  for (int side = 0; side < 2; ++side) {
    span(shape, side, &low[side], &high[side]);
    if (high[side] - low[side] > size) size = high[side] - low[side];
  }
  if (low[1] < low[0]) low[0] = low[1];
  if (made->ins > size) size = made->ins;
  if (made->outs > size) size = made->outs;
  size = size - low[0] + 16;
  Real *a = calloc((size_t)size, sizeof *a), *b = calloc((size_t)size, sizeof *b);
  if (a && b) {
    Shape same = dense(shape, 0), back = dense(shape, 1), own = *shape;
    Real *in = a - low[0], *out = in_place ? in : b - low[0];
    if (is_aligned(in, out)) made->aligned = planned(&own, in, out);
    own.flags |= UNALIGNED;
    made->plan = planned(&own, in, out);
    made->same = planned(&same, a, b);
    made->back = planned(&back, a, b);
  }
  free(a);
  free(b);
  if (made->plan && made->same && made->back) return made;
  free(made);
  return NULL;
}

Key intern(const Shape *shape, int in_place) {
  while (__atomic_test_and_set(&locked, __ATOMIC_ACQUIRE)) {}
  Known *found = known;
  while (found && !(found->in_place == in_place && equal(&found->shape, shape))) found = found->next;
  if (!found && (found = make(shape, in_place))) {
    found->next = known;
    known = found;
  }
  __atomic_clear(&locked, __ATOMIC_RELEASE);
  return (Key)found;
}

void run(Key key, Real *in, Real *out) {
  const Known *k = (const Known *)key;
  execute(k->shape.family, k->aligned && is_aligned(in, out) ? k->aligned : k->plan, in, out);
}

void apply(Key key, Real *in, Real *out) {
  const Known *k = (const Known *)key;
  Real *a = malloc((size_t)(k->ins + k->outs) * sizeof *a), *b = a + k->ins;
  move(&k->shape, 0, GATHER, 0, in, a);
  execute(k->shape.family, k->same, a, b);
  move(&k->shape, 1, SCATTER, 0, out, b);
  free(a);
}

void pull(Key key, Real *out, Real *in) {
  const Known *k = (const Known *)key;
  Real *a = malloc((size_t)(k->ins + k->outs) * sizeof *a), *b = a + k->outs;
  int family = k->shape.family == R2C ? C2R : k->shape.family == C2R ? R2C : k->shape.family;
  move(&k->shape, 1, GATHER, 1, out, a);
  move(&k->shape, 1, CLEAR, 0, out, NULL);
  execute(family, k->back, a, b);
  move(&k->shape, 0, ADD, 1, in, b);
  free(a);
}
