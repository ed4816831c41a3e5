/* The numbers of a buffer as a stream without gaps, in the order of the datatype: what adjoint messages carry.

A stream is NATURAL (each number in its own kind) or all of one kind, for reductions. With several lanes it holds lane after lane. */

typedef double f64u __attribute__((aligned(1)));
typedef float f32u __attribute__((aligned(1)));
typedef long double f80u __attribute__((aligned(1)));

typedef struct Walk Walk;
struct Walk {
    void (*block)(Walk *, char *at, int kind, int64_t numbers);
    int bytes;       /* kind of the numbers in leaves without kind, or 0 */
    int64_t limit;   /* basic elements that remain; -1: no end */
    int kind;        /* of the stream, or NATURAL */
    char *stream;
    int64_t numbers; /* that were passed */
    int everything;  /* also what is no number: as bytes */
    int packed;      /* the stream is packed bytes, in which there is room for what is no number: NATIVE or EXTERNAL */
    int shared;      /* see View */
    const View *laid; /* the stream is bytes as they lie in memory, and the blocks are the numbers among them (layouts.c) */
    char *base;       /* where they begin */
    void (*visit)(Walk *, char *at, int64_t place, int kind, int64_t bytes); /* of all that is known of them; NULL: numbers become blocks */
};

static void walk_laid(Walk *w, char *at, int64_t bytes);

enum { NATIVE = 1, EXTERNAL = 2 };

/* Bytes of one basic element when it is packed. */
static int64_t packed_size(const Node *n, int how) {
    MPI_Aint size = 0;
    if (how == NATIVE || n->kind != NONE) return n->size;
    PMPI_Pack_external_size("external32", 1, n->type, &size);
    return size;
}

static void walk_leaf(Walk *w, const Node *n, char *at, int64_t basics) {
    if (w->limit >= 0) {
        if (basics > w->limit) basics = w->limit;
        w->limit -= basics;
    }
    if (w->everything) w->block(w, at, NONE, basics * n->size);
    else if (w->laid) walk_laid(w, at, basics * n->size);
    else if (n->kind != NONE) w->block(w, at, n->kind, basics * n->per);
    else if (w->bytes != NONE) {
        if (basics * n->size % kind_size(w->bytes))
            refuse(NULL, "a message of bytes that ends within a number", "its adjoint cannot be told", "send whole numbers");
        w->block(w, at, w->bytes, basics * n->size / kind_size(w->bytes));
    } else if (w->packed) w->stream += basics * packed_size(n, w->packed);
}

static void walk(Walk *w, const Node *n, char *at);

static void walk_row(Walk *w, const Node *child, char *at, int64_t count, int64_t stride) {
    if (child->tag == LEAF && stride == child->size * child->count) {
        if (child->kind != NONE || w->bytes != NONE || w->limit >= 0 || w->everything || w->packed) walk_leaf(w, child, at, count * child->count);
        return;
    }
    if (child->mask == 1 << NONE && w->bytes == NONE && w->limit < 0 && !w->everything && !w->packed) return;
    for (int64_t i = 0; i < count; i++) walk(w, child, at + i * stride);
}

static void walk(Walk *w, const Node *n, char *at) {
    switch (n->tag) {
    case LEAF: walk_leaf(w, n, at, n->count); break;
    case LOOP: walk_row(w, n->child[0], at, n->count, n->stride); break;
    case BLOCKS:
        for (int64_t i = 0; i < n->count; i++) walk_row(w, n->child[0], at + n->at[i], n->len[i], n->stride);
        break;
    case LIST:
        for (int64_t i = 0; i < n->count; i++) walk(w, n->child[i], at + n->at[i]);
        break;
    }
}

static void walk_view(Walk *w, const View *v, void *base) {
    w->bytes = v->bytes;
    w->limit = v->limit;
    if (v->node) walk_row(w, v->node, base, v->count, v->extent);
}

/* Kind of number that a buffer holds when it is one only; 0: none, NATURAL: several. */
static int only_kind(const View *v) {
    if (!v->node) return NONE;
    int mask = v->node->mask & ~1;
    if (mask == 0) return v->bytes;
    return mask == 1 << F32 ? F32 : mask == 1 << F64 ? F64 : mask == 1 << F80 ? F80 : NATURAL;
}

/* The most precise kind. */
static int widest(const View *v) {
    if (!v->node) return NONE;
    int mask = v->node->mask & ~1;
    return mask == 0 ? v->bytes : mask & 1 << F80 ? F80 : mask & 1 << F64 ? F64 : F32;
}

static void count_block(Walk *w, char *at, int kind, int64_t numbers) {
    (void)at;
    w->numbers += numbers;
    w->stream += numbers * kind_size(w->kind == NATURAL ? kind : w->kind);
}

/* Length of the stream of one lane: numbers, and bytes. */
static int64_t stream_length(const View *v, int kind, int64_t *bytes) {
    int one = only_kind(v);
    Walk w = {.block = count_block, .kind = kind};
    if (one != NONE) walk_view(&w, v, NULL);
    if (bytes) *bytes = (int64_t)(intptr_t)w.stream;
    return w.numbers;
}

#define EACH_NUMBER(statement) for (int64_t i = 0; i < n; i++) statement

static void read_block(Walk *w, char *at, int kind, int64_t n) {
    if (w->kind == NATURAL || w->kind == kind) {
        memcpy(w->stream, at, (size_t)(n * kind_size(kind)));
        w->stream += n * kind_size(kind);
        return;
    }
    if (w->kind == F64) EACH_NUMBER(((f64u *)w->stream)[i] = ((f32u *)at)[i]);
    else if (kind == F32) EACH_NUMBER(((f80u *)w->stream)[i] = ((f32u *)at)[i]);
    else EACH_NUMBER(((f80u *)w->stream)[i] = ((f64u *)at)[i]);
    w->stream += n * kind_size(w->kind);
}

static void add_one(char *at, int kind, double x) {
    if (kind == F64) __atomic_fetch_add((double *)at, x, __ATOMIC_RELAXED);
    else __atomic_fetch_add((float *)at, (float)x, __ATOMIC_RELAXED);
}

/* What several threads add to: atomically, as the program's own reverse pass does. */
static void add_shared(Walk *w, char *at, int kind, int64_t n, int from) {
    int64_t size = kind_size(kind);
    for (int64_t i = 0; i < n; i++) {
        if (from == F64) add_one(at + i * size, kind, ((f64u *)w->stream)[i]);
        else if (from == F32) add_one(at + i * size, kind, ((f32u *)w->stream)[i]);
        else add_one(at + i * size, kind, (double)((f80u *)w->stream)[i]);
    }
    w->stream += n * kind_size(from);
}

static void add_f64(f64u *to, const f64u *from, int64_t n) { VECTORISED EACH_NUMBER(to[i] += from[i]); }

static void add_f32(f32u *to, const f32u *from, int64_t n) { VECTORISED EACH_NUMBER(to[i] += from[i]); }

static void add_block(Walk *w, char *at, int kind, int64_t n) {
    int from = w->kind == NATURAL ? kind : w->kind;
    if (w->shared && (kind == F32 || kind == F64) && (uintptr_t)at % (uintptr_t)kind_size(kind) == 0) {
        add_shared(w, at, kind, n, from);
        return;
    }
    if (kind == F64 && from == F64) add_f64((f64u *)at, (const f64u *)w->stream, n);
    else if (kind == F32 && from == F32) add_f32((f32u *)at, (const f32u *)w->stream, n);
    else if (kind == F80) EACH_NUMBER(((f80u *)at)[i] += ((f80u *)w->stream)[i]);
    else if (kind == F64) EACH_NUMBER(((f64u *)at)[i] += (double)((f80u *)w->stream)[i]);
    else if (from == F64) EACH_NUMBER(((f32u *)at)[i] += (float)((f64u *)w->stream)[i]);
    else EACH_NUMBER(((f32u *)at)[i] += (float)((f80u *)w->stream)[i]);
    w->stream += n * kind_size(from);
}

static void zero_block(Walk *w, char *at, int kind, int64_t n) {
    (void)w;
    memset(at, 0, (size_t)(n * kind_size(kind)));
}

static void write_block(Walk *w, char *at, int kind, int64_t n) {
    if (kind == PACKED) {
        memcpy(at, w->stream, (size_t)n);
        w->stream += n;
        return;
    }
    zero_block(w, at, kind, n);
    add_block(w, at, kind, n);
}

static void check_laid(const View *v, const char *data, int64_t lane);

/* All lanes, each `stride` bytes after the last in the stream. */
static void each_lane(const View *v, void (*block)(Walk *, char *, int, int64_t), int kind, char *stream, int64_t stride) {
    if (v->laid && v->count > 0 && (block == write_block || block == add_block)) check_laid(v, stream, stride);
    if (!v->shadows || v->count <= 0) return;
    if (v->laid && block == read_block) memset(stream, 0, (size_t)(stride * v->width));
    for (int lane = 0; lane < v->width; lane++) {
        Walk w = {.block = block, .kind = v->laid ? NATURAL : kind, .stream = stream + lane * stride, .base = v->shadows[lane]};
        w.laid = v->laid ? v : NULL;
        w.shared = v->shared;
        if (v->shadows[lane]) walk_view(&w, v, v->shadows[lane]);
    }
}

static void stream_read(const View *v, int kind, void *stream, int64_t stride) {
    if (!v->shadows) memset(stream, 0, (size_t)(stride * v->width));
    each_lane(v, read_block, kind, stream, stride);
}

/* Others may add to this rank's memory at the same time: see window.c. */
static void open_guards(void), close_guards(void);

static void stream_add(const View *v, int kind, void *stream, int64_t stride) {
    close_guards();
    each_lane(v, add_block, kind, stream, stride);
    open_guards();
}

static void stream_write(const View *v, int kind, void *stream, int64_t stride) { each_lane(v, write_block, kind, stream, stride); }

static void zero(const View *v) { each_lane(v, zero_block, NATURAL, NULL, 0); }

/* A buffer argument. `which` is its number among the buffers of the call. */
static View plain_view(const pad_mpi_site *site, void *const *shadows, int64_t count, MPI_Datatype type, int which, int laid) {
    View v = {.count = count, .limit = -1, .width = site->width, .bytes = NONE, .shared = site->flags & THREADS};
    if (count <= 0) return v;
    v.node = layout_of(site, type);
    v.extent = type == MPI_DOUBLE ? 8 : type == MPI_FLOAT ? 4 : extent_of(type);
    int known = site->kinds[which];
    if (laid && site->flags & LAYOUTS && is_raw(v.node) && known != 'p') {
        v.bytes = PACKED;
        v.laid = site;
        v.layout = site->layouts[which];
    } else if ((v.node->mask & ~1) == 0) {
        /* Bytes, or integers that may be the bits of numbers. */
        v.bytes = type == MPI_PACKED || known == 'p' ? PACKED : known == 'f' ? F32 : known == 'd' ? F64 : known == 'x' ? F80 : NONE;
        if (v.bytes == PACKED && (v.node->tag != LEAF || v.node->size * v.node->count != v.extent))
            refuse(site, "packed bytes in a derived datatype", "where they lie is not followed", "move them by MPI_PACKED or MPI_BYTE");
    }
    if ((v.node->mask & ~1) == 0 && known != 0 && v.bytes == (v.laid && !v.layout ? PACKED : NONE))
        refuse(site, "a call of MPI with bytes of several kinds or of an unknown kind", "what its adjoint is cannot be told from MPI_BYTE",
               "describe the numbers by a datatype, such as one made by MPI_Type_create_struct");
    if (shadows && only_kind(&v) != NONE) {
        v.shadows = get_memory(site, site->width * (int64_t)sizeof(void *));
        memcpy(v.shadows, shadows, (size_t)site->width * sizeof(void *));
    }
    return v;
}

static void check_bottom(const pad_mpi_site *site, const void *buffer, const View *v) {
    if (v->node && buffer == MPI_BOTTOM && only_kind(v) != NONE)
        refuse(site, "a call of MPI with MPI_BOTTOM", "the shadows of absolute addresses are not known", "pass the address of the data, and a datatype relative to it");
}

/* Of bytes that may be packed, or of which it is known where numbers are among them. */
static View view_or_packed(const pad_mpi_site *site, const void *buffer, void *const *shadows, int64_t count, MPI_Datatype type, int which) {
    View v = plain_view(site, shadows, count, type, which, 1);
    check_bottom(site, buffer, &v);
    return v;
}

static View view(const pad_mpi_site *site, const void *buffer, void *const *shadows, int64_t count, MPI_Datatype type, int which) {
    View v = plain_view(site, shadows, count, type, which, 0);
    check_bottom(site, buffer, &v);
    if (v.bytes == PACKED) refuse(site, "a call that does more with packed bytes than to move them", "which numbers they are is not known", "unpack them");
    return v;
}

static void free_view(View *v) {
    if (!v->borrowed) free_node(v->node);
    if (!v->borrowed) free(v->shadows);
    v->node = NULL;
    v->shadows = NULL;
}

/* The same buffer from item `first` on, with another count. Owns nothing. */
static View part(const View *v, void **room, int64_t first, int64_t count) {
    View p = *v;
    p.count = count;
    p.from += first * v->extent;
    if (v->shadows) {
        for (int lane = 0; lane < v->width; lane++) room[lane] = (char *)v->shadows[lane] + first * v->extent;
        p.shadows = room;
    }
    return p;
}

/* The datatype in which numbers of one kind travel. */
static MPI_Datatype wire(int kind) { return kind == F32 ? MPI_FLOAT : kind == F64 ? MPI_DOUBLE : kind == F80 ? MPI_LONG_DOUBLE : MPI_BYTE; }

/* Where messages end -------------------------------------------------------------------------------------------------------------------- */

static void pass_block(Walk *w, char *at, int kind, int64_t bytes) {
    (void)at, (void)kind;
    w->stream += bytes;
}

/* Bytes of all basic elements of a buffer, also of those without derivative. */
static int64_t whole_length(const View *v) {
    Walk w = {.block = pass_block, .everything = 1};
    walk_view(&w, v, NULL);
    return (int64_t)(intptr_t)w.stream;
}

/* The same with the tangents of `lanes` lanes. */
static int64_t length_with(const View *v, int lanes) {
    int64_t numbers = 0;
    if (lanes) stream_length(v, NATURAL, &numbers);
    return whole_length(v) + lanes * numbers;
}

static void ends_within(const pad_mpi_site *site) {
    refuse(site, "a message that ends within a number", "its adjoint cannot be told", "send whole numbers");
}

/* Sets the count of a buffer (and the limit) to what a message of so many bytes fills, tangents of `lanes` lanes included. */
static void set_length(const pad_mpi_site *site, View *v, int64_t bytes, int lanes) {
    View item = *v;
    item.count = 1;
    item.limit = -1;
    /* Bytes that are numbers are all alike. */
    int64_t share = v->bytes == NONE ? 1 : 1 + lanes, one = v->bytes == NONE ? length_with(&item, lanes) : whole_length(&item);
    if (one == 0) return;
    if (v->bytes != NONE && bytes % (share * kind_size(v->bytes))) ends_within(site);
    bytes /= share;
    v->count = bytes / one;
    v->limit = -1;
    int64_t rest = bytes - v->count * one;
    if (rest == 0) return;
    Walk w = {.block = pass_block, .everything = 1, .limit = INT64_MAX};
    walk_row(&w, v->node, NULL, 1, v->extent);
    int64_t basics = INT64_MAX - w.limit, low = 0, high = basics;
    while (high - low > 1) {
        item.limit = (low + high) / 2;
        if ((v->bytes == NONE ? length_with(&item, lanes) : whole_length(&item)) <= rest) low = item.limit;
        else high = item.limit;
    }
    item.limit = low;
    if ((v->bytes == NONE ? length_with(&item, lanes) : whole_length(&item)) != rest) ends_within(site);
    v->limit = v->count * basics + low;
    v->count++;
}
