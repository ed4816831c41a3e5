/* Operators of reductions. SUM is linear. For PROD, MIN, MAX, MINLOC and MAXLOC the derivative by each rank's operand is a weight for each number, which
the forward sweep finds with reductions of its own. MIN and MAX follow the lowest rank among equals, as MINLOC and MAXLOC do. */

enum { OP_SUM, OP_PROD, OP_MIN, OP_MAX, OP_MINLOC, OP_MAXLOC, OP_REPLACE, OP_OTHER };

static int operator_class(MPI_Op op) {
    if (op == MPI_SUM) return OP_SUM;
    if (op == MPI_PROD) return OP_PROD;
    if (op == MPI_MIN) return OP_MIN;
    if (op == MPI_MAX) return OP_MAX;
    if (op == MPI_MINLOC) return OP_MINLOC;
    if (op == MPI_MAXLOC) return OP_MAXLOC;
    return op == MPI_REPLACE ? OP_REPLACE : OP_OTHER;
}

static int usable_operator(const pad_mpi_site *site, MPI_Op op) {
    int kind = operator_class(op);
    if (kind >= OP_REPLACE)
        refuse(site, "a reduction of numbers by an operator without a known derivative", "the operator was made outside of what is differentiated, or acts on bits",
               "call MPI_Op_create within the differentiated function, or use MPI_SUM, PROD, MIN, MAX, MINLOC or MAXLOC");
    return kind;
}

/* The weights of one rank's operand while they are being found. */
typedef struct {
    int kind, class, components; /* components: 2 for complex numbers */
    int64_t n;                   /* numbers */
    void *x, *all;
    int *zeros, *all_zeros;
    MPI_Request requests[2];
    int pending;
} Weights;

/* For MINLOC and MAXLOC: the winner has the least index, then the lowest rank. */
typedef struct {
    long double value, index;
    int64_t rank, sign;
} Pick;

static void pick(void *in, void *inout, int *length, MPI_Datatype *type) {
    const Pick *a = in;
    Pick *b = inout;
    (void)type;
    for (int i = 0; i < *length; i++) {
        int64_t order = ((a[i].value > b[i].value) - (a[i].value < b[i].value)) * a[i].sign;
        if (order == 0) order = (b[i].index > a[i].index) - (b[i].index < a[i].index);
        if (order == 0) order = b[i].rank - a[i].rank;
        if (order > 0) b[i] = a[i];
    }
}

typedef struct { double value; int rank; } PairF64;
typedef struct { float value; int rank; } PairF32;
typedef struct { long double value; int rank; } PairF80;

#define FILL_PAIRS(P, T)                                                                                                                                  \
    for (int64_t i = 0; i < w->n; i++) {                                                                                                                  \
        ((P *)pairs)[i].value = ((T *)w->x)[i];                                                                                                           \
        ((P *)pairs)[i].rank = me;                                                                                                                        \
    }

/* The winner among all ranks, for MIN and MAX. */
static void find_extreme(const pad_mpi_site *site, Weights *w, MPI_Comm comm) {
    int me = rank_in(comm);
    int64_t size = w->kind == F32 ? (int64_t)sizeof(PairF32) : w->kind == F64 ? (int64_t)sizeof(PairF64) : (int64_t)sizeof(PairF80);
    MPI_Datatype type = w->kind == F32 ? MPI_FLOAT_INT : w->kind == F64 ? MPI_DOUBLE_INT : MPI_LONG_DOUBLE_INT;
    void *pairs = w->all = get_zeros(site, w->n * size);
    if (w->kind == F32) FILL_PAIRS(PairF32, float) else if (w->kind == F64) FILL_PAIRS(PairF64, double) else FILL_PAIRS(PairF80, long double)
    check(site, PMPI_Iallreduce(MPI_IN_PLACE, pairs, (int)w->n, type, w->class == OP_MIN ? MPI_MINLOC : MPI_MAXLOC, comm, &w->requests[w->pending++]));
}

/* The pair (value, index) of an item of MINLOC and MAXLOC. */
static Pick pair_at(const char *at, MPI_Datatype type, int64_t extent) {
    Pick p = {0, 0, 0, 0};
    if (type == MPI_DOUBLE_INT) p.value = *(f64u *)at, p.index = *(int *)(at + 8);
    else if (type == MPI_FLOAT_INT) p.value = *(f32u *)at, p.index = *(int *)(at + 4);
    else if (type == MPI_LONG_DOUBLE_INT) p.value = *(f80u *)at, p.index = *(int *)(at + 16);
    else if (extent == 8) p.value = *(f32u *)at, p.index = ((f32u *)at)[1];
    else p.value = *(f64u *)at, p.index = ((f64u *)at)[1];
    return p;
}

static void find_located(const pad_mpi_site *site, Weights *w, const void *buf, int64_t count, MPI_Datatype type, MPI_Comm comm) {
    Pick *picks = w->all = get_zeros(site, count * (int64_t)sizeof *picks);
    int64_t extent = extent_of(type);
    for (int64_t i = 0; i < count; i++) {
        picks[i] = pair_at((const char *)buf + i * extent, type, extent);
        picks[i].rank = rank_in(comm);
        picks[i].sign = w->class == OP_MAXLOC ? 1 : -1;
    }
    MPI_Datatype item;
    MPI_Op op;
    check(site, PMPI_Type_contiguous((int)sizeof(Pick), MPI_BYTE, &item));
    check(site, PMPI_Type_commit(&item));
    check(site, PMPI_Op_create(pick, 1, &op));
    check(site, PMPI_Iallreduce(MPI_IN_PLACE, picks, (int)count, item, op, comm, &w->requests[w->pending++]));
    PMPI_Type_free(&item);
    PMPI_Op_free(&op);
    w->n = count;
}

#define SPLIT_ZEROS(T)                                                                                                                                    \
    for (int64_t i = 0; i < w->n / c; i++) {                                                                                                              \
        T *a = (T *)w->x + i * c, *b = (T *)w->all + i * c;                                                                                               \
        w->zeros[i] = a[0] == 0 && (c == 1 || a[1] == 0);                                                                                                 \
        b[0] = w->zeros[i] ? 1 : a[0];                                                                                                                    \
        if (c == 2) b[1] = w->zeros[i] ? 0 : a[1];                                                                                                        \
    }

/* PROD: the product of what is not zero, and how many are zero. */
static void find_product(const pad_mpi_site *site, Weights *w, MPI_Comm comm) {
    int c = w->components;
    MPI_Datatype complex = w->kind == F32 ? MPI_C_FLOAT_COMPLEX : w->kind == F64 ? MPI_C_DOUBLE_COMPLEX : MPI_C_LONG_DOUBLE_COMPLEX;
    w->all = get_memory(site, w->n * kind_size(w->kind));
    w->zeros = get_memory(site, w->n / c * (int64_t)sizeof(int));
    w->all_zeros = get_memory(site, w->n / c * (int64_t)sizeof(int));
    if (w->kind == F32) SPLIT_ZEROS(float) else if (w->kind == F64) SPLIT_ZEROS(double) else SPLIT_ZEROS(long double)
    check(site, PMPI_Iallreduce(MPI_IN_PLACE, w->all, (int)(w->n / c), c == 2 ? complex : wire(w->kind), MPI_PROD, comm, &w->requests[w->pending++]));
    check(site, PMPI_Iallreduce(w->zeros, w->all_zeros, (int)(w->n / c), MPI_INT, MPI_SUM, comm, &w->requests[w->pending++]));
}

static int first_per(const Node *n) { return n->tag == LEAF ? n->per : n->child && n->count ? first_per(n->child[0]) : 1; }

/* Starts finding weights, from this rank's operand as it is before the reduction. All ranks that have an operand take part. */
static Weights *find_weights(const pad_mpi_site *site, const View *v, const void *buf, int64_t count, MPI_Datatype type, int class, MPI_Comm comm) {
    Weights *w = get_zeros(site, sizeof *w);
    w->kind = widest(v);
    w->class = class;
    w->components = first_per(v->node) == 2 ? 2 : 1;
    View primal = *v;
    void *base = (void *)buf;
    int64_t bytes;
    primal.shadows = &base;
    primal.width = 1;
    w->n = stream_length(v, w->kind, &bytes);
    if (w->n > INT_MAX) refuse(site, "a reduction of more than 2147483647 numbers by another operator than MPI_SUM", "weights are counted by int", "split it");
    w->x = get_memory(site, bytes);
    stream_read(&primal, w->kind, w->x, bytes);
    if (class == OP_PROD) find_product(site, w, comm);
    else if (class == OP_MIN || class == OP_MAX) find_extreme(site, w, comm);
    else find_located(site, w, buf, count, type, comm);
    return w;
}

#define WINNER(P, T) for (int64_t i = 0; i < n; i++) ((T *)result)[i] = ((P *)w->all)[i].rank == me;
#define SET_WEIGHT(T) for (int64_t i = 0; i < n; i++) ((T *)result)[i] = ((Pick *)w->all)[i / per].rank == me;

/* Of a product, by this rank's factor: real, or complex (the transpose of the derivative is the product with the conjugate). */
#define OTHERS(T)                                                                                                                                         \
    for (int64_t i = 0; i < n / c; i++) {                                                                                                                 \
        T *x = (T *)w->x + i * c, *p = (T *)w->all + i * c, *r = (T *)result + i * c;                                                                     \
        int left = w->all_zeros[i] - w->zeros[i];                                                                                                         \
        if (left > 0) r[0] = 0;                                                                                                                           \
        else if (w->zeros[i]) r[0] = p[0];                                                                                                                \
        else r[0] = c == 2 ? 0 : p[0] / x[0];                                                                                                             \
        if (c == 2 && left > 0) r[1] = 0;                                                                                                                 \
        else if (c == 2 && w->zeros[i]) r[1] = p[1];                                                                                                      \
        else if (c == 2) {                                                                                                                                \
            T scale = x[0] * x[0] + x[1] * x[1];                                                                                                          \
            r[0] = (p[0] * x[0] + p[1] * x[1]) / scale;                                                                                                   \
            r[1] = (p[1] * x[0] - p[0] * x[1]) / scale;                                                                                                   \
        }                                                                                                                                                 \
    }

/* Completes them: an array like the stream of one lane. */
static void *found_weights(const pad_mpi_site *site, Weights *w, MPI_Comm comm, int64_t n) {
    if (!w) return NULL;
    wait_all(site, w->pending, w->requests);
    int me = rank_in(comm), c = w->components;
    void *result = get_memory(site, n * kind_size(w->kind));
    if (w->class == OP_PROD) {
        if (w->kind == F32) OTHERS(float) else if (w->kind == F64) OTHERS(double) else OTHERS(long double)
    } else if (w->class == OP_MINLOC || w->class == OP_MAXLOC) {
        int per = (int)(n / w->n);
        if (w->kind == F32) SET_WEIGHT(float) else if (w->kind == F64) SET_WEIGHT(double) else SET_WEIGHT(long double)
    } else if (w->kind == F32) WINNER(PairF32, float)
    else if (w->kind == F64) WINNER(PairF64, double)
    else WINNER(PairF80, long double)
    free(w->x);
    free(w->all);
    free(w->zeros);
    free(w->all_zeros);
    free(w);
    return result;
}

#define TIMES(T)                                                                                                                                          \
    for (int64_t i = 0; i < n; i++) {                                                                                                                     \
        const T *a = (const T *)weights + i;                                                                                                              \
        T *s = (T *)stream + i;                                                                                                                           \
        if (!complex) s[0] = a[0] != 0 ? a[0] * s[0] : 0;                                                                                                 \
        else if (i % 2 == 0) {                                                                                                                            \
            T re = s[0] * a[0] + sign * s[1] * a[1];                                                                                                      \
            s[1] = s[1] * a[0] - sign * s[0] * a[1];                                                                                                      \
            s[0] = re;                                                                                                                                    \
        }                                                                                                                                                 \
    }

/* Multiplies a stream by weights; sign 1: by their conjugate (adjoints), -1: by themselves (tangents). */
static void multiply(const void *weights, int kind, int complex, int sign, char *stream, int64_t n) {
    if (kind == F32) TIMES(float) else if (kind == F64) TIMES(double) else TIMES(long double)
}

static void weigh(const Op *op, int kind, char *stream, int64_t lane) {
    if (!op->spare[0]) return;
    for (int l = 0; l < op->base.site->width; l++) multiply(op->spare[0], kind, (int)op->number[2], 1, stream + l * lane, lane / kind_size(kind));
}

/* What a reduction by another operator than MPI_SUM reads of the program, when it starts. It is that of the persistent request where there is one. */
typedef struct {
    View operand; /* borrowed; of a rank that has none: of the result */
    const void *buf; /* NULL: it has none */
    int64_t count;
    MPI_Datatype type;
    MPI_Op operator;
    int class;
} Plan;

enum { PLAN = 6 };

static Plan *plan_of(const Op *op) { return (Plan *)op->spare[PLAN]; }

static void make_plan(Op *op, const View *v, const void *buf, int64_t count, MPI_Datatype type, MPI_Op operator) {
    int class = usable_operator(op->base.site, operator);
    if (class == OP_SUM || count <= 0 || !v->node) return;
    Plan *plan = get_zeros(op->base.site, sizeof *plan);
    *plan = (Plan){*v, buf, count, type, operator, class};
    op->spare[PLAN] = plan;
}

static void drop_weights(Op *op) { free((void *)op->spare[0]); }

static void drop_plan(Op *op) {
    drop_weights(op);
    free(plan_of(op));
}
