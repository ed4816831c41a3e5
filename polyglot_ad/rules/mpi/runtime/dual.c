/* Tangents of reductions and scans by other operators than MPI_SUM: numbers travel with their tangents, and an operator of ours does with them what the
program's does, in the order of the ranks. So one operation of MPI is enough, whether the program waits for it or not. */

typedef struct {
    int64_t n, items, width;
    int64_t class, kind, components; /* 48 bytes, so that numbers are aligned */
} DualHeader;

/* The bytes of one rank: header, keys (the numbers; of MINLOC and MAXLOC pairs), and the tangents of each lane. */
static int64_t bytes_of_keys(const DualHeader *h) {
    return h->class >= OP_MINLOC ? h->items * (int64_t)sizeof(Pick) : (h->n * kind_size(h->kind) + 15) / 16 * 16;
}

static int64_t bytes_of_dual(const DualHeader *h) { return (int64_t)sizeof *h + bytes_of_keys(h) + h->n * kind_size(h->kind) * h->width; }

#define TIMES_DUAL(T)                                                                                                                                     \
    for (int64_t i = 0; i < h->n; i += c) {                                                                                                               \
        const T *a = (const T *)x + i;                                                                                                                    \
        T *b = (T *)y + i;                                                                                                                                \
        for (int64_t l = 0; l < h->width; l++) {                                                                                                          \
            const T *da = (const T *)dx + l * h->n + i;                                                                                                   \
            T *db = (T *)dy + l * h->n + i, re;                                                                                                           \
            if (c == 1) db[0] = (da[0] != 0 ? da[0] * b[0] : 0) + (db[0] != 0 ? a[0] * db[0] : 0);                                                        \
            else {                                                                                                                                        \
                re = da[0] * b[0] - da[1] * b[1] + a[0] * db[0] - a[1] * db[1];                                                                           \
                db[1] = da[0] * b[1] + da[1] * b[0] + a[0] * db[1] + a[1] * db[0];                                                                        \
                db[0] = re;                                                                                                                               \
            }                                                                                                                                             \
        }                                                                                                                                                 \
        if (c == 1) b[0] = a[0] * b[0];                                                                                                                   \
        else {                                                                                                                                            \
            T re = a[0] * b[0] - a[1] * b[1];                                                                                                             \
            b[1] = a[0] * b[1] + a[1] * b[0];                                                                                                             \
            b[0] = re;                                                                                                                                    \
        }                                                                                                                                                 \
    }

/* Of equal numbers the first rank's stays. */
#define TAKE_DUAL(T)                                                                                                                                      \
    for (int64_t i = 0; i < h->n; i++) {                                                                                                                  \
        T a = ((const T *)x)[i], *b = (T *)y + i;                                                                                                         \
        if (h->class == OP_MIN ? *b < a : *b > a) continue;                                                                                               \
        *b = a;                                                                                                                                           \
        for (int64_t l = 0; l < h->width; l++) ((T *)dy)[l * h->n + i] = ((const T *)dx)[l * h->n + i];                                                   \
    }

static void fold_dual(void *in, void *inout, int *length, MPI_Datatype *type) {
    const DualHeader *h = inout;
    int c = h->components;
    int64_t keys = bytes_of_keys(h), number = kind_size(h->kind);
    const char *x = (const char *)in + sizeof *h, *dx = x + keys;
    char *y = (char *)inout + sizeof *h, *dy = y + keys;
    (void)length, (void)type;
    if (h->class == OP_PROD) {
        if (h->kind == F32) TIMES_DUAL(float) else if (h->kind == F64) TIMES_DUAL(double) else TIMES_DUAL(long double)
    } else if (h->class == OP_MIN || h->class == OP_MAX) {
        if (h->kind == F32) TAKE_DUAL(float) else if (h->kind == F64) TAKE_DUAL(double) else TAKE_DUAL(long double)
    } else
        for (int64_t i = 0, per = h->n / h->items * number; i < h->items; i++) {
            const Pick *a = (const Pick *)x + i;
            Pick *b = (Pick *)y + i;
            if (a->value == b->value ? b->index < a->index : h->class == OP_MINLOC ? b->value < a->value : b->value > a->value) continue;
            *b = *a;
            for (int64_t l = 0; l < h->width; l++) memcpy(dy + l * h->n * number + i * per, dx + l * h->n * number + i * per, (size_t)per);
        }
}

/* Before the program's own operation, which may overwrite its operand: in op->out. */
static void make_dual(Op *op) {
    const Plan *p = plan_of(op);
    if (!p) return;
    DualHeader own = {0, p->count, op->base.site->width, p->class, widest(&p->operand), 1}, *h = &own;
    h->n = stream_length(&p->operand, h->kind, NULL);
    if (p->class == OP_PROD && first_per(p->operand.node) == 2) h->components = 2;
    op->out = get_zeros(op->base.site, bytes_of_dual(h));
    memcpy(op->out, h, sizeof own);
    if (!p->buf) return;
    char *keys = (char *)op->out + sizeof own;
    int64_t lane = h->n * kind_size(h->kind), extent = extent_of(p->type);
    if (h->class >= OP_MINLOC)
        for (int64_t i = 0; i < h->items; i++) ((Pick *)keys)[i] = pair_at((const char *)p->buf + i * extent, p->type, extent);
    else {
        void *base = (void *)p->buf;
        View primal = p->operand;
        primal.shadows = &base;
        primal.width = 1;
        stream_read(&primal, h->kind, keys, lane);
    }
    stream_read(&p->operand, h->kind, keys + bytes_of_keys(h), lane);
}

enum { DUAL_ROOT, DUAL_ALL, DUAL_SCAN, DUAL_EXSCAN };

/* `result`: whether this rank gets one. */
static void dual_start(Op *op, int how, int result) {
    const pad_mpi_site *site = op->base.site;
    const Plan *p = plan_of(op);
    MPI_Datatype whole, piece;
    MPI_Op fold;
    if (!op->out) make_dual(op);
    int64_t bytes = bytes_of_dual(op->out);
    op->in = get_zeros(site, bytes);
    MPI_Errhandler old = errors_returned(op->comm);
    piece = large(site, &bytes, MPI_BYTE);
    check(site, PMPI_Type_contiguous((int)bytes, piece, &whole));
    check(site, PMPI_Type_commit(&whole));
    check(site, PMPI_Op_create(fold_dual, 0, &fold));
    const void *own = p->buf ? op->out : NULL;
    if (how == DUAL_ROOT && op->blocking) check(site, PMPI_Reduce(own, result ? op->in : NULL, 1, whole, fold, op->peer, op->comm));
    else if (how == DUAL_ROOT) check(site, PMPI_Ireduce(own, result ? op->in : NULL, 1, whole, fold, op->peer, op->comm, request_of(op)));
    else if (how == DUAL_ALL) check(site, PMPI_Iallreduce(own, op->in, 1, whole, fold, op->comm, request_of(op)));
    else if (how == DUAL_SCAN) check(site, PMPI_Iscan(own, op->in, 1, whole, fold, op->comm, request_of(op)));
    else check(site, PMPI_Iexscan(own, op->in, 1, whole, fold, op->comm, request_of(op)));
    free_large(piece, MPI_BYTE);
    PMPI_Type_free(&whole);
    PMPI_Op_free(&fold);
    errors_as_before(op->comm, old);
}

/* The result, from number `first` on, becomes the tangent of `to` (NULL: this rank has none). */
static void dual_arrive(Op *op, const View *to, int64_t first) {
    settle(op);
    DualHeader *h = op->out;
    int64_t number = kind_size(h->kind);
    if (to && to->node) stream_write(to, h->kind, (char *)op->in + sizeof *h + bytes_of_keys(h) + first * number, h->n * number);
    free(op->in);
    free(op->out);
    op->in = op->out = NULL;
}
