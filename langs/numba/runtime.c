/* What code of Numba calls of its runtime library: memory of lists, arrays of another shape, and linear algebra, for which SciPy's BLAS stands
   (whose integers have 32 bits). Memory belongs to the call. */
typedef long size;
/* Complex numbers are pairs. */
typedef float c32;
typedef double c64;

void *gc_alloc(size bytes);

/* --- memory ----------------------------------------------------------------------------------------------------------------------------- */

struct info {
  size references;
  void *destructor, *of_destructor, *data;
  size bytes;
  void *allocator;
};

void NRT_incref(struct info *of) {}

void NRT_decref(struct info *of) {}

void NRT_Free(void *memory) {}

void *numba_runtime_build_excinfo_struct(void *of, void *arguments) { return 0; }

void *NRT_Allocate(size bytes) { return gc_alloc(bytes); }

void *NRT_MemInfo_data_fast(struct info *of) { return of->data; }

struct info *NRT_MemInfo_alloc(size bytes) {
  struct info *made = gc_alloc(sizeof *made);
  made->data = gc_alloc(bytes);
  made->bytes = bytes;
  return made;
}

struct info *NRT_MemInfo_alloc_aligned(size bytes, int align) { return NRT_MemInfo_alloc(bytes); }

struct info *NRT_MemInfo_alloc_safe_aligned(size bytes, int align) { return NRT_MemInfo_alloc(bytes); }

struct info *NRT_MemInfo_new_varsize(size bytes) { return NRT_MemInfo_alloc(bytes); }

struct info *NRT_MemInfo_new_varsize_dtor(size bytes, void *destructor) { return NRT_MemInfo_new_varsize(bytes); }

struct info *NRT_MemInfo_alloc_dtor(size bytes, void *destructor) { return NRT_MemInfo_new_varsize(bytes); }

struct info *NRT_MemInfo_alloc_dtor_safe(size bytes, void *destructor) { return NRT_MemInfo_new_varsize(bytes); }

struct info *NRT_MemInfo_alloc_safe(size bytes) { return NRT_MemInfo_new_varsize(bytes); }

void *NRT_MemInfo_varsize_alloc(struct info *of, size bytes) {
  of->data = gc_alloc(bytes);
  of->bytes = bytes;
  return of->data;
}

void *NRT_MemInfo_varsize_realloc(struct info *of, size bytes) {
  void *made = gc_alloc(bytes);
  __builtin_memcpy(made, of->data, bytes < of->bytes ? bytes : of->bytes);
  of->data = made;
  of->bytes = bytes;
  return made;
}

void NRT_MemInfo_varsize_free(struct info *of, void *memory) {
  if (of->data == memory)
    of->data = 0;
}

/* Whether an array may have another shape without a copy, and the distances of its elements then: runs of axes that lie evenly are one. */
int numba_attempt_nocopy_reshape(size axes, const size *sizes, const size *steps, size wanted_axes, const size *wanted, size *found, size element,
                                 int columns) {
  size count = 1;
  for (size k = 0; k < axes; k++)
    count *= sizes[k];
  size wanted_count = 1;
  for (size k = 0; k < wanted_axes; k++)
    wanted_count *= wanted[k];
  if (count != wanted_count)
    return 0;
  /* `at` and `to` walk from the axis that varies fastest. */
  size at = columns ? 0 : axes - 1, to = columns ? 0 : wanted_axes - 1, by = columns ? 1 : -1;
  size step = element;
  while (to >= 0 && to < wanted_axes) {
    while (at >= 0 && at < axes && sizes[at] == 1)
      at += by;
    if (count == 0 || at < 0 || at >= axes) {
      /* Nothing, or what is left are axes of one element. */
      found[to] = step;
      step *= wanted[to] > 0 ? wanted[to] : 1;
      to += by;
      continue;
    }
    size first = steps[at], old = sizes[at], made = wanted[to], begin = to;
    at += by;
    to += by;
    while (old != made) {
      if (made < old) {
        made *= wanted[to];
        to += by;
      } else {
        while (sizes[at] == 1)
          at += by;
        if (steps[at] != first * old)
          return 0;
        old *= sizes[at];
        at += by;
      }
    }
    step = first;
    for (size k = begin; k != to; k += by) {
      found[k] = step;
      step *= wanted[k];
    }
  }
  return 1;
}

/* --- random numbers ------------------------------------------------------------------------------------------------------------------------ */

/* The generator of M. Matsumoto and T. Nishimura (ACM TOMACS 8, 1998), MT19937, laid out as Numba's code reads it. It is the program's own:
   `np.random.seed` in what is differentiated seeds it (lowering.py refuses programs that never do). */
enum { WORDS = 624, APART = 397 };

struct generator {
  int index;
  unsigned words[WORDS];
  int has_gauss;
  double gauss;
  int is_seeded;
};

static unsigned twisted(unsigned high, unsigned low) {
  const unsigned both = (high & 0x80000000u) | (low & 0x7fffffffu);
  return both >> 1 ^ (both & 1 ? 0x9908b0dfu : 0);
}

void numba_rnd_init(struct generator *of, unsigned seed) {
  for (int k = 0; k < WORDS; k++) {
    of->words[k] = seed;
    seed = 1812433253u * (seed ^ seed >> 30) + k + 1;
  }
  of->index = WORDS;
  of->has_gauss = 0;
  of->gauss = 0;
  of->is_seeded = 1;
}

void numba_rnd_shuffle(struct generator *of) {
  if (!of->is_seeded) /* where only another way seeds it: as the generator's authors do */
    numba_rnd_init(of, 5489);
  for (int k = 0; k < WORDS; k++)
    of->words[k] = of->words[(k + APART) % WORDS] ^ twisted(of->words[k], of->words[(k + 1) % WORDS]);
}

/* Each thread has its own, as in Numba. */
static _Thread_local struct generator numpy_state = {.index = WORDS}, python_state = {.index = WORDS};

struct generator *numba_get_np_random_state(void) { return &numpy_state; }
struct generator *numba_get_py_random_state(void) { return &python_state; }

/* --- parts of numbers ---------------------------------------------------------------------------------------------------------------------- */

double frexp(double, int *);
float frexpf(float, int *);
double ldexp(double, int);
float ldexpf(float, int);

double tgamma(double);
float tgammaf(float);
double lgamma(double);
float lgammaf(float);

double numba_frexp(double x, int *exponent) { return frexp(x, exponent); }
float numba_frexpf(float x, int *exponent) { return frexpf(x, exponent); }
double numba_ldexp(double x, int exponent) { return ldexp(x, exponent); }
float numba_ldexpf(float x, int exponent) { return ldexpf(x, exponent); }
double numba_gamma(double x) { return tgamma(x); }
float numba_gammaf(float x) { return tgammaf(x); }
double numba_lgamma(double x) { return lgamma(x); }
float numba_lgammaf(float x) { return lgammaf(x); }

/* --- the interpreter ---------------------------------------------------------------------------------------------------------------------- */

int numba_gil_ensure(void) { return 0; }
void numba_gil_release(int *state) {}
/* What is called when a library was given wrong arguments, which it is not. */
void numba_fatal_error(void) { __builtin_trap(); }

/* --- linear algebra --------------------------------------------------------------------------------------------------------------------- */

#define REAL(t, T)                                                                                                                             \
  T scipy_##t##dot_(const int *, const T *, const int *, const T *, const int *);                                                              \
  T scipy_##t##nrm2_(const int *, const T *, const int *);
#define ANY(t, T)                                                                                                                              \
  void scipy_##t##gemv_(const char *, const int *, const int *, const T *, const T *, const int *, const T *, const int *, const T *, T *,     \
                        const int *);                                                                                                          \
  void scipy_##t##gemm_(const char *, const char *, const int *, const int *, const int *, const T *, const T *, const int *, const T *,       \
                        const int *, const T *, T *, const int *);                                                                             \
  void scipy_##t##getrf_(const int *, const int *, T *, const int *, int *, int *);                                                            \
  void scipy_##t##getri_(const int *, T *, const int *, const int *, T *, const int *, int *);                                                 \
  void scipy_##t##potrf_(const char *, const int *, T *, const int *, int *);                                                                  \
  void scipy_##t##gesv_(const int *, const int *, T *, const int *, int *, T *, const int *, int *);                                            \
  void scipy_##t##geqrf_(const int *, const int *, T *, const int *, T *, T *, const int *, int *);                                            \
  void scipy_##t##gels_(const char *, const int *, const int *, const int *, T *, const int *, T *, const int *, T *, const int *, int *);
#define REAL_FORMS(t, T)                                                                                                                       \
  void scipy_##t##orgqr_(const int *, const int *, const int *, T *, const int *, const T *, T *, const int *, int *);                         \
  void scipy_##t##geev_(const char *, const char *, const int *, T *, const int *, T *, T *, T *, const int *, T *, const int *, T *,          \
                        const int *, int *);                                                                                                   \
  void scipy_##t##syevd_(const char *, const char *, const int *, T *, const int *, T *, T *, const int *, int *, const int *, int *);         \
  void scipy_##t##gesdd_(const char *, const int *, const int *, T *, const int *, T *, T *, const int *, T *, const int *, T *, const int *,  \
                         int *, int *);
#define COMPLEX_FORMS(t, T)                                                                                                                    \
  void scipy_##t##ungqr_(const int *, const int *, const int *, T *, const int *, const T *, T *, const int *, int *);                         \
  void scipy_##t##geev_(const char *, const char *, const int *, T *, const int *, T *, T *, const int *, T *, const int *, T *, const int *,  \
                        T *, int *);                                                                                                           \
  void scipy_##t##heevd_(const char *, const char *, const int *, T *, const int *, T *, T *, const int *, T *, const int *, int *,            \
                         const int *, int *);                                                                                                  \
  void scipy_##t##gesdd_(const char *, const int *, const int *, T *, const int *, T *, T *, const int *, T *, const int *, T *, const int *,  \
                         T *, int *, int *);
REAL(s, float)
REAL(d, double)
ANY(s, float)
ANY(d, double)
ANY(c, c32)
ANY(z, c64)
REAL_FORMS(s, float)
REAL_FORMS(d, double)
COMPLEX_FORMS(c, c32)
COMPLEX_FORMS(z, c64)
float scipy_scnrm2_(const int *, const c32 *, const int *);
double scipy_dznrm2_(const int *, const c64 *, const int *);

static const int one = 1;

#define DOT(T)                                                                                                                                 \
  {                                                                                                                                            \
    const T *a = x, *b = y;                                                                                                                    \
    T re = 0, im = 0, sign = conjugate ? -1 : 1;                                                                                               \
    for (size k = 0; k < n; k++) {                                                                                                             \
      re += a[2 * k] * b[2 * k] - sign * a[2 * k + 1] * b[2 * k + 1];                                                                          \
      im += a[2 * k] * b[2 * k + 1] + sign * a[2 * k + 1] * b[2 * k];                                                                          \
    }                                                                                                                                          \
    ((T *)result)[0] = re;                                                                                                                     \
    ((T *)result)[1] = im;                                                                                                                     \
  }                                                                                                                                           

int numba_xxdot(char kind, char conjugate, size n, const void *x, const void *y, void *result) {
  const int count = n;
  if (kind == 's')
    *(float *)result = scipy_sdot_(&count, x, &one, y, &one);
  else if (kind == 'd')
    *(double *)result = scipy_ddot_(&count, x, &one, y, &one);
  else if (kind == 'c')
    DOT(c32)
  else
    DOT(c64)
  return 0;
}

int numba_xxnrm2(char kind, size n, const void *x, size step, void *result) {
  const int count = n, by = step;
  if (kind == 's')
    *(float *)result = scipy_snrm2_(&count, x, &by);
  else if (kind == 'd')
    *(double *)result = scipy_dnrm2_(&count, x, &by);
  else if (kind == 'c')
    *(float *)result = scipy_scnrm2_(&count, x, &by);
  else
    *(double *)result = scipy_dznrm2_(&count, x, &by);
  return 0;
}

#define KINDS(routine, ...)                                                                                                                    \
  if (kind == 's')                                                                                                                             \
    scipy_s##routine##_(__VA_ARGS__);                                                                                                          \
  else if (kind == 'd')                                                                                                                        \
    scipy_d##routine##_(__VA_ARGS__);                                                                                                          \
  else if (kind == 'c')                                                                                                                        \
    scipy_c##routine##_(__VA_ARGS__);                                                                                                          \
  else                                                                                                                                         \
    scipy_z##routine##_(__VA_ARGS__)

int numba_xxgemv(char kind, char turned, size m, size n, const void *alpha, const void *a, size lda, const void *x, const void *beta, void *y) {
  const int rows = m, columns = n, ld = lda;
  KINDS(gemv, &turned, &rows, &columns, alpha, a, &ld, x, &one, beta, y, &one);
  return 0;
}

int numba_xxgemm(char kind, char turn_a, char turn_b, size m, size n, size k, const void *alpha, const void *a, size lda, const void *b, size ldb,
                 const void *beta, void *c, size ldc) {
  const int rows = m, columns = n, inner = k, of_a = lda, of_b = ldb, of_c = ldc;
  KINDS(gemm, &turn_a, &turn_b, &rows, &columns, &inner, alpha, a, &of_a, b, &of_b, beta, c, &of_c);
  return 0;
}

int numba_xxgetrf(char kind, size m, size n, void *a, size lda, int *pivots) {
  const int rows = m, columns = n, ld = lda;
  int failed = 0;
  KINDS(getrf, &rows, &columns, a, &ld, pivots, &failed);
  return failed;
}

int numba_ez_xxgetri(char kind, size n, void *a, size lda, int *pivots) {
  const int order = n, ld = lda, room = n < 1 ? 1 : 64 * n;
  int failed = 0;
  void *work = gc_alloc(16 * (size)room);
  KINDS(getri, &order, a, &ld, pivots, work, &room, &failed);
  return failed;
}

int numba_xxpotrf(char kind, char triangle, size n, void *a, size lda) {
  const int order = n, ld = lda;
  int failed = 0;
  KINDS(potrf, &triangle, &order, a, &ld, &failed);
  return failed;
}

int numba_xgesv(char kind, size n, size columns, void *a, size lda, int *pivots, void *b, size ldb) {
  const int order = n, right = columns, of_a = lda, of_b = ldb;
  int failed = 0;
  KINDS(gesv, &order, &right, a, &of_a, pivots, b, &of_b, &failed);
  return failed;
}

#define REAL_KINDS(real, complex)                                                                                                              \
  if (kind == 's')                                                                                                                             \
    scipy_s##real;                                                                                                                             \
  else if (kind == 'd')                                                                                                                        \
    scipy_d##real;                                                                                                                             \
  else if (kind == 'c')                                                                                                                        \
    scipy_c##complex;                                                                                                                          \
  else                                                                                                                                         \
    scipy_z##complex

/* Workspace of so many numbers of any kind, at least one. */
static void *room_of(size numbers) { return gc_alloc(16 * (numbers < 1 ? 1 : numbers)); }

int numba_ez_geqrf(char kind, size m, size n, void *a, size lda, void *tau) {
  const int rows = m, columns = n, ld = lda, room = 32 * n + 1;
  int failed = 0;
  void *work = room_of(room);
  KINDS(geqrf, &rows, &columns, a, &ld, tau, work, &room, &failed);
  return failed;
}

int numba_ez_xxgqr(char kind, size m, size n, size k, void *a, size lda, void *tau) {
  const int rows = m, columns = n, inner = k, ld = lda, room = 32 * n + 1;
  int failed = 0;
  void *work = room_of(room);
  REAL_KINDS(orgqr_(&rows, &columns, &inner, a, &ld, tau, work, &room, &failed),
             ungqr_(&rows, &columns, &inner, a, &ld, tau, work, &room, &failed));
  return failed;
}

int numba_ez_rgeev(char kind, char left, char right, size n, void *a, size lda, void *wr, void *wi, void *vl, size ldvl, void *vr, size ldvr) {
  const int order = n, ld = lda, of_left = ldvl, of_right = ldvr, room = 4 * n + 1;
  int failed = 0;
  void *work = room_of(room);
  if (kind == 's')
    scipy_sgeev_(&left, &right, &order, a, &ld, wr, wi, vl, &of_left, vr, &of_right, work, &room, &failed);
  else
    scipy_dgeev_(&left, &right, &order, a, &ld, wr, wi, vl, &of_left, vr, &of_right, work, &room, &failed);
  return failed;
}

int numba_ez_cgeev(char kind, char left, char right, size n, void *a, size lda, void *w, void *vl, size ldvl, void *vr, size ldvr) {
  const int order = n, ld = lda, of_left = ldvl, of_right = ldvr, room = 2 * n + 1;
  int failed = 0;
  void *work = room_of(room), *reals = room_of(n);
  if (kind == 'c')
    scipy_cgeev_(&left, &right, &order, a, &ld, w, vl, &of_left, vr, &of_right, work, &room, reals, &failed);
  else
    scipy_zgeev_(&left, &right, &order, a, &ld, w, vl, &of_left, vr, &of_right, work, &room, reals, &failed);
  return failed;
}

int numba_ez_xxxevd(char kind, char vectors, char triangle, size n, void *a, size lda, void *w) {
  const int order = n, ld = lda, room = 1 + 6 * n + 2 * n * n, integers = 3 + 5 * n;
  int failed = 0;
  void *work = room_of(room), *reals = room_of(room);
  int *indices = gc_alloc(sizeof(int) * integers);
  REAL_KINDS(syevd_(&vectors, &triangle, &order, a, &ld, w, work, &room, indices, &integers, &failed),
             heevd_(&vectors, &triangle, &order, a, &ld, w, work, &room, reals, &room, indices, &integers, &failed));
  return failed;
}

int numba_ez_gesdd(char kind, char job, size m, size n, void *a, size lda, void *s, void *u, size ldu, void *vt, size ldvt) {
  const size less = m < n ? m : n, more = m < n ? n : m;
  const int rows = m, columns = n, ld = lda, of_u = ldu, of_vt = ldvt, room = 5 * less * less + 12 * less + more + 1;
  int failed = 0;
  void *work = room_of(room), *reals = room_of(2 * more * less + 5 * less * less + 7 * less);
  int *indices = gc_alloc(sizeof(int) * (8 * less + 1));
  REAL_KINDS(gesdd_(&job, &rows, &columns, a, &ld, s, u, &of_u, vt, &of_vt, work, &room, indices, &failed),
             gesdd_(&job, &rows, &columns, a, &ld, s, u, &of_u, vt, &of_vt, work, &room, reals, indices, &failed));
  return failed;
}

/* Least squares: of full rank by the factors of Q and R, which have derivatives at equal singular values too. */
#define DEFICIENT(name, T)                                                                                                                     \
  static void name(size m, size n, size columns, size rank, const T *u, const T *s, const T *vt, size less, T *b, size ldb) {                  \
    for (size column = 0; column < columns; column++) {                                                                                        \
      T *x = b + ldb * column, *found = gc_alloc(sizeof(T) * (n + 1));                                                                         \
      for (size i = 0; i < n; i++)                                                                                                             \
        found[i] = 0;                                                                                                                          \
      for (size k = 0; k < rank; k++) {                                                                                                        \
        T along = 0;                                                                                                                           \
        for (size i = 0; i < m; i++)                                                                                                           \
          along += u[m * k + i] * x[i];                                                                                                        \
        along /= s[k];                                                                                                                         \
        for (size i = 0; i < n; i++)                                                                                                           \
          found[i] += along * vt[less * i + k];                                                                                                \
      }                                                                                                                                        \
      for (size i = 0; i < n; i++)                                                                                                             \
        x[i] = found[i];                                                                                                                       \
    }                                                                                                                                          \
  }
DEFICIENT(deficient_float, float)
DEFICIENT(deficient_double, double)

int numba_ez_gelsd(char kind, size m, size n, size columns, void *a, size lda, void *b, size ldb, void *s, double least, int *rank) {
  const size less = m < n ? m : n, bytes = kind == 's' ? 4 : 8;
  if (kind != 's' && kind != 'd')
    numba_fatal_error();
  void *copy = room_of(m * n), *u = room_of(m * less), *vt = room_of(less * n), *again = room_of(less);
  for (size column = 0; column < n; column++)
    __builtin_memcpy((char *)copy + bytes * m * column, (char *)a + bytes * lda * column, bytes * m);
  int failed = numba_ez_gesdd(kind, 'N', m, n, copy, m, s, u, m, vt, less);
  if (failed)
    return failed;
  if (least < 0)
    least = kind == 's' ? 0x1p-23 : 0x1p-52;
  *rank = 0;
  for (size k = 0; k < less; k++)
    *rank += kind == 's' ? ((float *)s)[k] > (float)least * ((float *)s)[0] : ((double *)s)[k] > least * ((double *)s)[0];
  if (*rank < less) {
    failed = numba_ez_gesdd(kind, 'S', m, n, a, lda, again, u, m, vt, less);
    if (failed)
      return failed;
    if (kind == 's')
      deficient_float(m, n, columns, *rank, u, again, vt, less, b, ldb);
    else
      deficient_double(m, n, columns, *rank, u, again, vt, less, b, ldb);
    return 0;
  }
  const int rows = m, width = n, right = columns, of_a = lda, of_b = ldb, room = less + 32 * (less > columns ? less : columns) + 1;
  const char plain = 'N';
  void *work = room_of(room);
  if (kind == 's')
    scipy_sgels_(&plain, &rows, &width, &right, a, &of_a, b, &of_b, work, &room, &failed);
  else
    scipy_dgels_(&plain, &rows, &width, &right, a, &of_a, b, &of_b, work, &room, &failed);
  return failed;
}

/* --- powers of complex numbers ------------------------------------------------------------------------------------------------------------ */

double pow(double, double);
double exp(double);
double log(double);
double atan2(double, double);
double hypot(double, double);
double cos(double);
double sin(double);

static void power(double re, double im, double by, double by_im, double *to, double *to_im) {
  if (by == 0 && by_im == 0) {
    *to = 1;
    *to_im = 0;
  } else if (re == 0 && im == 0) {
    *to = *to_im = by > 0 && by_im == 0 ? 0 : __builtin_nan("");
  } else {
    double length = hypot(re, im), angle = atan2(im, re), grown = pow(length, by), phase = angle * by;
    if (by_im != 0) {
      grown /= exp(angle * by_im);
      phase += by_im * log(length);
    }
    *to = grown * cos(phase);
    *to_im = grown * sin(phase);
  }
}

void numba_cpow(const double *base, const double *exponent, double *result) {
  power(base[0], base[1], exponent[0], exponent[1], result, result + 1);
}

void numba_cpowf(const float *base, const float *exponent, float *result) {
  double re, im;
  power(base[0], base[1], exponent[0], exponent[1], &re, &im);
  result[0] = re;
  result[1] = im;
}
