/* The sides of a collective: a buffer as segments, one for each rank that it exchanges data with, and their numbers as one stream.

In a stream the lanes of a segment stand together, so that what goes to one rank is one piece whatever the width is. */

typedef struct {
    View all;        /* layout and shadows; its count is that of each segment unless `counts` says otherwise */
    int64_t segments, stride;
    int64_t *counts, *at; /* of each segment: items, and its place in bytes; NULL: `stride` bytes apart, all of one length */
    Node **nodes;         /* of each segment, where datatypes differ */
    int64_t *extents;
    void **room; /* for the shadows of one segment */
    int borrows; /* the layout belongs to another side */
} Side;

typedef struct {
    char *data;
    int *counts, *at; /* in units of `type` */
    int64_t *lanes;   /* bytes of one lane of each segment */
    int64_t *where;   /* bytes */
    int64_t total;
    int kind, adjoint; /* adjoint: packed bytes bring their marks, after the lanes */
    MPI_Datatype type;
} Stream;

#define WIDENED(name, T)                                                                                                                                  \
    static int64_t *name(const pad_mpi_site *site, const T *from, int64_t n, int64_t scale) {                                                             \
        int64_t *to = get_memory(site, n * 8);                                                                                                            \
        for (int64_t i = 0; i < n; i++) to[i] = (int64_t)from[i] * scale;                                                                                 \
        return to;                                                                                                                                        \
    }
WIDENED(widened_int, int)
WIDENED(widened_long, int64_t)

static int64_t *widened(const pad_mpi_site *site, const void *from, int64_t n, int64_t scale, int size) {
    if (!from) return NULL;
    return size == 4 ? widened_int(site, from, n, scale) : widened_long(site, from, n, scale);
}

static int numbers_in(const View *v) { return v->node && only_kind(v) != NONE; }

/* A view whatever the count is: whether there is an exchange of adjoints at all, ranks tell by the datatype, also those that take part with nothing. */
static View typed_view(const pad_mpi_site *site, const void *buffer, void *const *shadows, int64_t total, MPI_Datatype type, int which) {
    static const char nothing;
    View v = {.limit = -1, .width = site->width};
    if (type == MPI_DATATYPE_NULL) return v;
    return view_or_packed(site, total > 0 ? buffer : &nothing, total > 0 ? shadows : NULL, 1, type, which);
}

/* Whether bytes of a type may be numbers of any kind: all ranks tell alike. */
static int moves_packed(const pad_mpi_site *site, MPI_Datatype type, int which) {
    View v = typed_view(site, NULL, NULL, 0, type, which);
    int found = v.node && is_packed(&v);
    free_view(&v);
    return found;
}

static void give_room(const pad_mpi_site *site, Side *s) { s->room = get_memory(site, site->width * (int64_t)sizeof(void *)); }

static Side even_side(const pad_mpi_site *site, const void *buffer, void *const *shadows, int64_t segments, int64_t count, MPI_Datatype type, int which) {
    Side s = {.all = typed_view(site, buffer, shadows, segments * count, type, which), .segments = segments};
    s.all.count = count;
    s.stride = count * s.all.extent;
    give_room(site, &s);
    return s;
}

/* Takes `counts` and `items` (places, as multiples of the datatype's extent; NULL: one after the other). */
static Side uneven_side(const pad_mpi_site *site, const void *buffer, void *const *shadows, int64_t segments, int64_t *counts, int64_t *items,
                        MPI_Datatype type, int which) {
    int64_t total = 0;
    for (int64_t i = 0; i < segments; i++) total += counts[i];
    Side s = {.all = typed_view(site, buffer, shadows, total, type, which), .segments = segments, .counts = counts, .at = items};
    if (!items) s.at = get_memory(site, segments * 8);
    for (int64_t i = 0, next = 0; i < segments; next += counts[i++]) s.at[i] = (items ? items[i] : next) * s.all.extent;
    give_room(site, &s);
    return s;
}

/* Takes `counts` and `bytes` (places). */
static Side mixed_side(const pad_mpi_site *site, const void *buffer, void *const *shadows, int64_t segments, int64_t *counts, int64_t *bytes,
                       const MPI_Datatype *types, int which) {
    Side s = {.all = {.limit = -1, .width = site->width, .shared = site->flags & THREADS}, .segments = segments, .counts = counts, .at = bytes};
    s.nodes = get_zeros(site, segments * (int64_t)sizeof(Node *));
    s.extents = get_zeros(site, segments * 8);
    for (int64_t i = 0; i < segments; i++) {
        if (counts[i] <= 0) continue;
        View v = typed_view(site, buffer, shadows, counts[i], types[i], which);
        s.nodes[i] = v.node;
        s.extents[i] = v.extent;
        if (v.bytes == PACKED && !v.laid)
            refuse(site, "packed bytes with a datatype for each rank", "their adjoints have no marks there", "use MPI_Alltoallv");
        if (v.bytes != NONE) s.all.bytes = v.bytes;
        if (v.laid) s.all.laid = v.laid, s.all.layout = v.layout;
        if (!s.all.shadows) s.all.shadows = v.shadows;
        else free(v.shadows);
    }
    give_room(site, &s);
    return s;
}

static View segment(const Side *s, int64_t i) {
    View v = s->all;
    int64_t at = s->at ? s->at[i] : i * s->stride;
    if (s->counts) v.count = s->counts[i];
    if (s->nodes) {
        v.node = s->nodes[i];
        v.extent = s->extents[i];
        if (v.node && (v.node->mask & ~1 || (v.laid && !is_raw(v.node)))) v.bytes = NONE, v.laid = NULL, v.layout = NULL;
    }
    v.from += at;
    if (v.shadows) {
        for (int lane = 0; lane < v.width; lane++) s->room[lane] = s->all.shadows[lane] ? (char *)s->all.shadows[lane] + at : NULL;
        v.shadows = s->room;
    }
    return v;
}

static void copy_shadows(const pad_mpi_site *site, Side *s) {
    void **from = s->all.shadows;
    if (!from) return;
    s->all.shadows = get_memory(site, site->width * (int64_t)sizeof(void *));
    memcpy(s->all.shadows, from, (size_t)site->width * sizeof(void *));
}

/* One segment of a side by itself: where a call works in place. */
static Side segment_of(const pad_mpi_site *site, const Side *whole, int64_t i) {
    Side s = {.all = segment(whole, i), .segments = 1, .borrows = 1};
    copy_shadows(site, &s);
    give_room(site, &s);
    return s;
}

/* The same segments of the same buffer. */
static Side same_side(const pad_mpi_site *site, const Side *whole) {
    Side s = *whole;
    s.borrows = 1;
    copy_shadows(site, &s);
    give_room(site, &s);
    return s;
}

/* A single segment as one for each of several ranks: all get it. */
static void repeat_side(Side *s, int64_t segments) {
    s->segments = segments;
    s->stride = 0;
}

static void free_side(Side *s) {
    free(s->all.shadows);
    free(s->room);
    if (s->borrows) return;
    free_node(s->all.node);
    for (int64_t i = 0; s->nodes && i < s->segments; i++) free_node(s->nodes[i]);
    free(s->nodes);
    free(s->extents);
    free(s->counts);
    free(s->at);
}

/* Room for the numbers of all segments, of one kind, or each of its own (NATURAL). */
static void open_stream(const pad_mpi_site *site, const Side *s, int kind, Stream *t, int adjoint) {
    int64_t unit = kind == NATURAL || kind == NONE ? 1 : kind_size(kind);
    t->kind = kind == NONE ? NATURAL : kind;
    t->adjoint = adjoint;
    t->type = wire(t->kind);
    t->counts = get_zeros(site, (s->segments + 1) * (int64_t)sizeof(int));
    t->at = get_zeros(site, (s->segments + 1) * (int64_t)sizeof(int));
    t->lanes = get_zeros(site, (s->segments + 1) * 8);
    t->where = get_zeros(site, (s->segments + 1) * 8);
    t->total = 0;
    for (int64_t i = 0; i < s->segments; i++) {
        if (i > 0 && !s->counts) t->lanes[i] = t->lanes[0];
        else {
            View v = segment(s, i);
            if (v.count > 0) stream_length(&v, t->kind, &t->lanes[i]);
        }
        int64_t bytes = t->lanes[i] * site->width + (adjoint && kind == PACKED ? (t->lanes[i] + 3) / 4 : 0);
        t->where[i] = t->total;
        if (t->total / unit > INT_MAX || bytes / unit > INT_MAX)
            refuse(site, "a collective whose adjoints or tangents are more than 2147483647 numbers", "they are counted by int", "split it, or use fewer lanes");
        t->counts[i] = (int)(bytes / unit);
        t->at[i] = (int)(t->total / unit);
        t->total += bytes;
    }
    t->data = get_memory(site, t->total);
}

static void close_stream(Stream *t) {
    free(t->data);
    free(t->counts);
    free(t->at);
    free(t->lanes);
    free(t->where);
    memset(t, 0, sizeof *t);
}

static int64_t bytes_of(const Stream *t, int64_t segment) {
    return (int64_t)t->counts[segment] * (t->kind == NATURAL ? 1 : kind_size(t->kind));
}

/* block: read_block, add_block, write_block or zero_block, on all segments. */
static void each_segment(const Side *s, const Stream *t, void (*block)(Walk *, char *, int, int64_t)) {
    for (int64_t i = 0; i < s->segments; i++) {
        View v = segment(s, i);
        if (v.node && v.count > 0) each_lane(&v, block, t->kind, t->data + t->where[i], t->lanes[i]);
    }
}

static void read_side(const Side *s, Stream *t) {
    if (!s->all.shadows) memset(t->data, 0, (size_t)t->total);
    else each_segment(s, t, read_block);
}

/* Adjoints leave a side, or are added to it. */
static void take_side(const Side *s, Stream *t) {
    if (t->kind == PACKED) {
        memset(t->data, 0, (size_t)t->total);
        for (int64_t i = 0; i < s->segments; i++) {
            View v = segment(s, i);
            if (v.node && v.count > 0) take_adjoints(&v, t->kind, t->data + t->where[i], t->lanes[i]);
        }
        return;
    }
    read_side(s, t);
    each_segment(s, t, zero_block);
}

static void give_side(const pad_mpi_site *site, const Side *s, const Stream *t) {
    if (t->kind != PACKED) {
        close_guards();
        each_segment(s, t, add_block);
        open_guards();
    }
    for (int64_t i = 0; t->kind == PACKED && i < s->segments; i++) {
        View v = segment(s, i);
        if (v.node && v.count > 0) give_adjoints(site, &v, t->kind, t->data + t->where[i], t->lanes[i]);
    }
}
