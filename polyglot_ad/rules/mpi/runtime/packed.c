/* Packed bytes (MPI_Pack, MPI_PACKED): numbers of any kind, at places that the bytes themselves do not tell.

In the shadow of packed bytes each tangent or adjoint lies where its number does, in the byte order of the machine. Tangents are moved as bytes. Adjoints are
added, for which their kinds must be known: whoever unpacks a number *marks* its place in the shadow, and the marks travel back with the adjoints, up to
where the number was packed. Marks exist in the reverse pass alone, and what is zero needs none. */

enum { PAGE = 512 };

typedef struct Page {
    struct Page *next;
    uintptr_t number;
    unsigned char marks[PAGE]; /* of the shadow of the first lane: the kind of the number that begins here */
} Page;

static Page *pages[1024];

static int is_packed(const View *v) { return v->node && only_kind(v) == PACKED; }

/* Bytes of marks in a message: two bits for each packed byte. */
static int64_t marks_of(const View *v, int64_t lane) { return is_packed(v) ? (lane + 3) / 4 : 0; }

/* Packed bytes in all lanes, with marks of their own (`map`), or else those of the address. */
typedef struct {
    char **lanes;
    int width;
    int64_t n;
    unsigned char *map;
} Packed;

static unsigned char *page_mark(const char *at, int make) {
    uintptr_t number = (uintptr_t)at / PAGE;
    Page **slot = &pages[number % 1024], *p = *slot;
    while (p && p->number != number) p = p->next;
    if (!p && !make) return NULL;
    if (!p) {
        p = get_zeros(NULL, sizeof *p);
        p->number = number;
        p->next = *slot;
        *slot = p;
    }
    return &p->marks[(uintptr_t)at % PAGE];
}

static int mark_at(const Packed *p, int64_t i) {
    if (p->map) return p->map[i / 4] >> i % 4 * 2 & 3;
    const unsigned char *mark = page_mark(p->lanes[0] + i, 0);
    return mark ? *mark : NONE;
}

static void set_mark(Packed *p, int64_t i, int kind) {
    if (p->map) p->map[i / 4] = (unsigned char)((p->map[i / 4] & ~(3 << i % 4 * 2)) | kind << i % 4 * 2);
    else {
        unsigned char *mark = page_mark(p->lanes[0] + i, kind != NONE);
        if (mark) *mark = (unsigned char)kind;
    }
}

/* At the end of a reverse pass. */
static void drop_marks(void) {
    for (int i = 0; i < 1024; i++)
        for (Page **at = &pages[i], *p; (p = *at);) {
            int used = 0;
            for (int k = 0; k < PAGE; k++) used |= p->marks[k];
            if (used) at = &p->next;
            else *at = p->next, free(p);
        }
}

static int is_zero_number(const char *at, int kind) {
    if (kind == F80) return *(const f80u *)at == 0;
    return kind == F32 ? *(const f32u *)at == 0 : *(const f64u *)at == 0;
}

static int all_zero(const Packed *p, int64_t i, int kind) {
    for (int lane = 0; lane < p->width; lane++)
        if (!is_zero_number(p->lanes[lane] + i, kind)) return 0;
    return 1;
}

static void kinds_differ(const pad_mpi_site *site) {
    refuse(site, "packed bytes that are numbers of one kind where they are packed and of another where they are unpacked", "their adjoint cannot be told",
           "unpack what was packed");
}

/* Takes away marks of numbers that overlap the bytes from i to `end`, but for one of `kind` at i itself. Only zeros may be lost. */
static void clear_marks(const pad_mpi_site *site, Packed *p, int64_t i, int64_t end, int kind) {
    for (int64_t k = i > 15 ? i - 15 : 0; k < end; k++) {
        int other = mark_at(p, k);
        if (other == NONE || k + kind_size(other) <= i || (k == i && other == kind)) continue;
        if (k + kind_size(other) > p->n || !all_zero(p, k, other)) kinds_differ(site);
        set_mark(p, k, NONE);
    }
}

static void add_to_packed(const pad_mpi_site *site, Packed *p, int64_t i, int kind, char *values, int64_t stride) {
    int nothing = 1;
    for (int lane = 0; lane < p->width; lane++) nothing &= is_zero_number(values + lane * stride, kind);
    if (nothing) return;
    clear_marks(site, p, i, i + kind_size(kind), kind);
    if (mark_at(p, i) != kind)
        for (int lane = 0; lane < p->width; lane++) memset(p->lanes[lane] + i, 0, (size_t)kind_size(kind));
    set_mark(p, i, kind);
    for (int lane = 0; lane < p->width; lane++) {
        Walk w = {.kind = NATURAL, .stream = values + lane * stride};
        add_block(&w, p->lanes[lane] + i, kind, 1);
    }
}

static void mark_laid(const View *v, char *data, int64_t lane), give_laid(const View *v, char *data, int64_t lane);

/* The adjoints of a buffer leave it: as the stream of each lane, and, of packed bytes, the marks. */
static void take_adjoints(const View *v, int kind, char *data, int64_t lane) {
    stream_read(v, kind, data, lane);
    if (v->laid) mark_laid(v, data, lane);
    else if (is_packed(v)) {
        Packed own = {(char **)v->shadows, v->width, lane, NULL}, there = {.width = v->width, .n = lane, .map = (unsigned char *)data + lane * v->width};
        memset(there.map, 0, (size_t)marks_of(v, lane));
        pthread_mutex_lock(&lock);
        for (int64_t i = 0; v->shadows && i < lane; i++) {
            int mark = mark_at(&own, i);
            if (mark == NONE || i + kind_size(mark) > lane) continue;
            set_mark(&there, i, mark);
            set_mark(&own, i, NONE);
        }
        pthread_mutex_unlock(&lock);
    }
    zero(v);
}

static void merge_marked(const pad_mpi_site *site, Packed *into, char *data, int64_t lane) {
    Packed from = {.n = lane, .map = (unsigned char *)data + lane * into->width};
    for (int64_t i = 0; i < lane; i++) {
        int mark = from.map[i / 4] ? mark_at(&from, i) : NONE;
        if (mark != NONE) add_to_packed(site, into, i, mark, data + i, lane);
    }
}

/* They are added to those of another. */
static void give_adjoints(const pad_mpi_site *site, const View *v, int kind, char *data, int64_t lane) {
    if (v->laid) give_laid(v, data, lane);
    else if (!is_packed(v)) stream_add(v, kind, data, lane);
    else if (v->shadows) {
        Packed own = {(char **)v->shadows, v->width, lane, NULL};
        pthread_mutex_lock(&lock);
        merge_marked(site, &own, data, lane);
        pthread_mutex_unlock(&lock);
    }
}

/* Sums of packed adjoints: an operator on all that a rank has, the numbers before it. */
static void merge_packed(void *in, void *inout, int *length, MPI_Datatype *type) {
    int64_t *header = inout, lane = header[0], width = header[1];
    char *from = (char *)in + 16, *to = (char *)inout + 16, **lanes = get_memory(NULL, width * (int64_t)sizeof *lanes);
    (void)length, (void)type;
    for (int64_t l = 0; l < width; l++) lanes[l] = to + l * lane;
    Packed into = {lanes, (int)width, lane, (unsigned char *)to + lane * width};
    merge_marked(NULL, &into, from, lane);
    free(lanes);
}

/* Pack and Unpack ------------------------------------------------------------------------------------------------------------------------ */

typedef struct {
    Record base;
    View typed;
    void **shadows; /* of the packed bytes */
    int64_t at, size;
    int how;
} Packing;

static Walk through(const Packing *p, int lane, void (*block)(Walk *, char *, int, int64_t)) {
    Walk w = {.block = block, .kind = NATURAL, .packed = p->how, .stream = p->shadows ? (char *)p->shadows[lane] + p->at : NULL};
    return w;
}

/* Between the shadows of both sides, lane by lane. */
static void each_packed(const Packing *p, void (*block)(Walk *, char *, int, int64_t)) {
    for (int lane = 0; p->shadows && p->typed.shadows && lane < p->typed.width; lane++) {
        Walk w = through(p, lane, block);
        walk_view(&w, &p->typed, p->typed.shadows[lane]);
    }
}

static void release_packing(Record *record) {
    Packing *p = (Packing *)record;
    free_view(&p->typed);
    free(p->shadows);
    free(p);
}

typedef struct {
    const Packing *packing;
    Walk walk;
    Packed packed;
    char *values;
    int64_t stride;
} Marking;

/* Of each number that is packed: its mark has come to its end. */
static void unmark_block(Walk *w, char *at, int kind, int64_t n) {
    Marking *m = (Marking *)((char *)w - offsetof(Marking, walk));
    (void)at;
    for (int64_t i = 0; i < n; i++, w->stream += kind_size(kind)) {
        int64_t place = w->stream - m->packed.lanes[0];
        if (mark_at(&m->packed, place) == kind) set_mark(&m->packed, place, NONE);
    }
}

static void reverse_pack(Record *record) {
    Packing *p = (Packing *)record;
    if (!p->shadows) return;
    Marking m = {p, through(p, 0, unmark_block), {(char **)p->shadows, p->typed.width, p->at + p->size, NULL}, NULL, 0};
    pthread_mutex_lock(&lock);
    walk_view(&m.walk, &p->typed, NULL);
    clear_marks(record->site, &m.packed, p->at, p->at + p->size, NONE);
    pthread_mutex_unlock(&lock);
    close_guards();
    each_packed(p, add_block);
    open_guards();
    for (int lane = 0; lane < p->typed.width; lane++) memset((char *)p->shadows[lane] + p->at, 0, (size_t)p->size);
}

static void mark_block(Walk *w, char *at, int kind, int64_t n) {
    Marking *m = (Marking *)((char *)w - offsetof(Marking, walk));
    (void)at;
    for (int64_t i = 0; i < n; i++, w->stream += kind_size(kind), m->values += kind_size(kind))
        add_to_packed(m->packing->base.site, &m->packed, w->stream - m->packed.lanes[0], kind, m->values, m->stride);
}

static void reverse_unpack(Record *record) {
    Packing *p = (Packing *)record;
    int64_t lane;
    stream_length(&p->typed, NATURAL, &lane);
    char *values = get_memory(record->site, lane * p->typed.width);
    stream_read(&p->typed, NATURAL, values, lane);
    zero(&p->typed);
    if (p->shadows) {
        Marking m = {p, through(p, 0, mark_block), {(char **)p->shadows, p->typed.width, p->at + p->size, NULL}, values, lane};
        pthread_mutex_lock(&lock);
        walk_view(&m.walk, &p->typed, NULL);
        pthread_mutex_unlock(&lock);
    }
    free(values);
}

static void forward_pack(const Packing *p) {
    for (int lane = 0; p->shadows && lane < p->typed.width; lane++) memset((char *)p->shadows[lane] + p->at, 0, (size_t)p->size);
    each_packed(p, read_block);
}

static void forward_unpack(const Packing *p) {
    if (!p->shadows) zero(&p->typed);
    each_packed(p, write_block);
}

/* After the program's own call, which has moved its position from `at` to `end`. */
static Packing *packing(const pad_mpi_site *site, const void *buf, int64_t count, MPI_Datatype type, int which, void *const *typed, void *const *packed,
                        int64_t at, int64_t end, int how, void (*reverse)(Record *)) {
    View v = view(site, buf, typed, count, type, which);
    Packing *p = get_zeros(site, sizeof *p);
    p->base.reverse = reverse;
    p->base.release = release_packing;
    p->base.site = site;
    p->typed = v;
    p->at = at;
    p->size = end - at;
    p->how = how;
    Walk w = {.block = count_block, .kind = NATURAL, .packed = how};
    walk_view(&w, &v, NULL);
    if ((int64_t)(intptr_t)w.stream != p->size)
        refuse(site, "bytes packed in a way that is not followed", "they are more or fewer than their numbers", "send the numbers by a derived datatype");
    if (packed) {
        p->shadows = get_memory(site, site->width * (int64_t)sizeof(void *));
        memcpy(p->shadows, packed, (size_t)site->width * sizeof(void *));
    }
    return p;
}

/* N: type of counts, P: of positions; `params`, `args`: of the function but for those in the middle. */
#define PACKING(name, params, args, typed_buf, which, count, position, typed, packed, how, mode_reverse, mode_forward)                                    \
    int pad_mpi_##name##_augmented(const pad_mpi_site *site, GIVEN_TO params, void *const *s1, void *const *s2, void **record) {                          \
        int64_t at = *position;                                                                                                                           \
        int code = PMPI_##name args;                                                                                                                      \
        *record = NULL;                                                                                                                                   \
        if (code == MPI_SUCCESS) *record = packing(site, typed_buf, count, type, which, typed, packed, at, *position, how, mode_reverse);                 \
        return code;                                                                                                                                      \
    }                                                                                                                                                     \
    int pad_mpi_##name##_forward(const pad_mpi_site *site, GIVEN_TO params, void *const *s1, void *const *s2) {                                           \
        int64_t at = *position;                                                                                                                           \
        int code = PMPI_##name args;                                                                                                                      \
        if (code != MPI_SUCCESS) return code;                                                                                                             \
        Packing *p = packing(site, typed_buf, count, type, which, typed, packed, at, *position, how, mode_reverse);                                       \
        mode_forward(p);                                                                                                                                  \
        release_packing(&p->base);                                                                                                                        \
        return code;                                                                                                                                      \
    }
#define GIVEN_TO(...) __VA_ARGS__
#define PACK(name, N)                                                                                                                                     \
    PACKING(name, (const void *in, N count, MPI_Datatype type, void *out, N size, N *position, MPI_Comm comm), (in, count, type, out, size, position, comm), \
            in, 0, count, position, s1, s2, NATIVE, reverse_pack, forward_pack)
#define UNPACK(name, N)                                                                                                                                   \
    PACKING(name, (const void *in, N size, N *position, void *out, N count, MPI_Datatype type, MPI_Comm comm), (in, size, position, out, count, type, comm), \
            out, 1, count, position, s2, s1, NATIVE, reverse_unpack, forward_unpack)
#define PACK_EXTERNAL(name, N, P)                                                                                                                         \
    PACKING(name, (const char *form, const void *in, N count, MPI_Datatype type, void *out, P size, P *position),                                         \
            (form, in, count, type, out, size, position), in, 0, count, position, s1, s2, EXTERNAL, reverse_pack, forward_pack)
#define UNPACK_EXTERNAL(name, N, P)                                                                                                                       \
    PACKING(name, (const char *form, const void *in, P size, P *position, void *out, N count, MPI_Datatype type),                                         \
            (form, in, size, position, out, count, type), out, 1, count, position, s2, s1, EXTERNAL, reverse_unpack, forward_unpack)
PACK(Pack, int)
UNPACK(Unpack, int)
PACK_EXTERNAL(Pack_external, int, MPI_Aint)
UNPACK_EXTERNAL(Unpack_external, int, MPI_Aint)
#ifdef HAS_LARGE_COUNTS
PACK(Pack_c, MPI_Count)
UNPACK(Unpack_c, MPI_Count)
PACK_EXTERNAL(Pack_external_c, MPI_Count, MPI_Count)
UNPACK_EXTERNAL(Unpack_external_c, MPI_Count, MPI_Count)
#endif
