/* Put, Get and Accumulate, and their forms with requests.

What has been started is waited for by the program; its adjoint belongs to the start: what is put may be read until it is waited for, and what is got is
not touched, so both would be the same at the wait. */

/* Numbers of one kind: where they are at the origin, and at the target. */
typedef struct {
    int kind, count, copied;
    int64_t n;
    View origin;
    MPI_Datatype type; /* at the target: a predefined one, or a copy of the program's, or one of ours */
} Part;

typedef struct {
    Record base;
    Window *window;
    int what, rank, parts;
    MPI_Aint at;
    int64_t ticket, interval; /* of accesses under locks; -1 */
    Part part[3];
} Access;

/* Datatypes of one kind ------------------------------------------------------------------------------------------------------------------------ */

/* The same layout with numbers of one kind only. */
static Node *only_of(const Node *n, int kind) {
    Node *c = new_node(n->tag, n->count);
    c->kind = n->kind == kind ? kind : NONE;
    c->per = n->per;
    c->size = n->size;
    c->stride = n->stride;
    c->mask = (n->mask & 1 << kind) | 1 << NONE;
    if (n->at) memcpy(c->at, n->at, (size_t)n->count * 8);
    if (n->len) memcpy(c->len, n->len, (size_t)n->count * 8);
    for (int64_t i = 0; n->child && i < (n->tag == LIST ? n->count : 1); i++) c->child[i] = only_of(n->child[i], kind);
    return c;
}

typedef struct {
    int kind, count, room;
    MPI_Aint *at;
    int *length;
} Runs;

static void note_run(Walk *w, char *at, int kind, int64_t n) {
    Runs *r = (Runs *)w->stream;
    MPI_Aint place = (MPI_Aint)(intptr_t)at;
    if (kind != r->kind) return;
    if (r->count && place == r->at[r->count - 1] + r->length[r->count - 1] * kind_size(kind) && r->length[r->count - 1] + n < INT_MAX) {
        r->length[r->count - 1] += (int)n;
        return;
    }
    if (r->count == r->room) {
        r->room = 2 * r->room + 8;
        r->at = realloc(r->at, (size_t)r->room * sizeof *r->at);
        r->length = realloc(r->length, (size_t)r->room * sizeof *r->length);
        if (!r->at || !r->length) get_memory(NULL, INT64_MAX);
    }
    r->at[r->count] = place;
    r->length[r->count++] = (int)n;
}

/* Sets what describes the numbers of one kind in `there` items of a layout at the target. */
static void describe(const pad_mpi_site *site, Part *p, const Node *t, MPI_Datatype target, int64_t there, int bytes) {
    int64_t extent = extent_of(target);
    p->type = wire(p->kind);
    p->count = (int)p->n;
    if (t->tag == LEAF && extent == t->size * t->count) return; /* without gaps */
    if (bytes != NONE)
        refuse(site, "one-sided communication of bytes to or from places with gaps between them", "where the numbers are there is not known",
               "describe the numbers by their own datatype");
    p->count = (int)there;
    if ((t->mask & ~1) == 1 << p->kind && !(t->mask & 1) && first_per(t) == 1) check(site, PMPI_Type_dup(target, &p->type));
    else {
        Runs runs = {.kind = p->kind};
        Walk w = {.block = note_run, .kind = NATURAL, .limit = -1, .stream = (char *)&runs};
        MPI_Datatype items;
        walk(&w, t, NULL);
        check(site, PMPI_Type_create_hindexed(runs.count, runs.length, runs.at, wire(p->kind), &items));
        check(site, PMPI_Type_create_resized(items, 0, extent, &p->type));
        check(site, PMPI_Type_commit(&p->type));
        PMPI_Type_free(&items);
        free(runs.at);
        free(runs.length);
    }
    p->copied = 1;
}

/* Accesses to mirrors --------------------------------------------------------------------------------------------------------------------------- */

/* What is there at the target, for all lanes, to `to`; with `instead`, which is read, combined with it. */
static void fetch(const Access *a, const Part *p, char *to, const char *instead, MPI_Op how) {
    Window *w = a->window;
    const pad_mpi_site *site = a->base.site;
    MPI_Datatype wired = wire(p->kind);
    int64_t lane = p->n * kind_size(p->kind);
    for (int l = 0; l < w->width; l++)
        check(site, PMPI_Get_accumulate(instead ? instead + l * lane : NULL, instead ? (int)p->n : 0, wired, to + l * lane, (int)p->n, wired, a->rank, a->at,
                                        p->count, p->type, instead ? how : MPI_NO_OP, w->mirrors[l]));
    for (int l = 0; l < w->width; l++) check(site, PMPI_Win_flush(a->rank, w->mirrors[l]));
}

static void deposit(const Access *a, const Part *p, const char *from, MPI_Op how) {
    Window *w = a->window;
    const pad_mpi_site *site = a->base.site;
    int64_t lane = p->n * kind_size(p->kind);
    for (int l = 0; l < w->width; l++)
        check(site, PMPI_Accumulate(from + l * lane, (int)p->n, wire(p->kind), a->rank, a->at, p->count, p->type, how, w->mirrors[l]));
    for (int l = 0; l < w->width; l++) check(site, PMPI_Win_flush(a->rank, w->mirrors[l]));
}

static void begin_turn(const Access *a) {
    const Order *o = a->window->order;
    if (a->ticket >= 0 && o->sorts[a->interval]) await_turn(a->base.site, o, a->rank, a->ticket);
}

static void finish_turn(const Access *a) {
    if (a->ticket >= 0) end_turn(a->base.site, a->window->order, a->rank);
}

static void reverse_part(const Access *a, const Part *p) {
    const pad_mpi_site *site = a->base.site;
    int64_t lane = p->n * kind_size(p->kind), bytes = lane * site->width;
    char *data = get_zeros(site, bytes), *zeros = a->what == PUT ? get_zeros(site, bytes) : NULL;
    if (a->what == GET) {
        stream_read(&p->origin, p->kind, data, lane);
        zero(&p->origin);
        pass_guard(a->window, a->rank);
        deposit(a, p, data, MPI_SUM);
        leave_guard(a->window, a->rank);
    } else {
        fetch(a, p, data, zeros, MPI_REPLACE);
        stream_add(&p->origin, p->kind, data, lane);
    }
    free(data);
    free(zeros);
}

static void need_mirrors(const pad_mpi_site *site, const Window *w) {
    if (!w->mirrors)
        refuse(site, "the derivative of one-sided communication with a window that is not freed in the function", "making its mirror takes all ranks",
               "call MPI_Win_free within the function");
}

static void reverse_access(Record *record) {
    Access *a = (Access *)record;
    need_mirrors(record->site, a->window);
    begin_turn(a);
    for (int i = 0; i < a->parts; i++) reverse_part(a, &a->part[i]);
    finish_turn(a);
}

static void release_access(Record *record) {
    Access *a = (Access *)record;
    for (int i = 0; i < a->parts; i++) {
        if (a->part[i].copied) PMPI_Type_free(&a->part[i].type);
        free_view(&a->part[i].origin);
    }
    free(a);
}

static void forward_access(Access *a) {
    if (!a) return;
    hold_lock(a->base.site, a->window, a->rank, a->at);
    for (int i = 0; i < a->parts; i++) {
        Part *p = &a->part[i];
        int64_t lane = p->n * kind_size(p->kind);
        char *data = get_zeros(a->base.site, lane * a->base.site->width);
        if (a->what == GET) {
            fetch(a, p, data, NULL, MPI_NO_OP);
            stream_write(&p->origin, p->kind, data, lane);
        } else {
            stream_read(&p->origin, p->kind, data, lane);
            deposit(a, p, data, a->what == PUT ? MPI_REPLACE : MPI_SUM);
        }
        free(data);
    }
    release_access(&a->base);
}

/* What a call does --------------------------------------------------------------------------------------------------------------------------------- */

/* Integers may be what ranks tell each other by that something has been done. */
static void silent_access(void) { silent_messages++; }

/* NULL where no numbers move. `which`: the number of the buffer among those of the call. */
static Access *accessing(const pad_mpi_site *site, int what, const void *origin, int64_t count, MPI_Datatype type, int rank, MPI_Aint at, int64_t there,
                         MPI_Datatype target, MPI_Win win, void *const *s, int which) {
    Window *w = window_of(site, win);
    if (rank == MPI_PROC_NULL) return NULL;
    View v = view(site, origin, s, count, type, which);
    if (!carries(&v)) {
        silent_access();
        free_view(&v);
        return NULL;
    }
    Access *a = get_zeros(site, sizeof *a);
    a->base.reverse = reverse_access;
    a->base.release = release_access;
    a->base.site = site;
    a->window = w;
    a->what = what;
    a->rank = rank;
    a->at = at;
    a->ticket = -1;
    Node *t = layout_of(site, target);
    int only = only_kind(&v);
    for (int kind = F32; kind <= F80; kind++) {
        if (only == NATURAL ? !(v.node->mask & 1 << kind) : kind != only) continue;
        Part *p = &a->part[a->parts];
        p->kind = kind;
        p->origin = v;
        p->origin.shadows = NULL;
        p->origin.node = only_of(v.node, kind);
        if (v.shadows) {
            p->origin.shadows = get_memory(site, v.width * (int64_t)sizeof(void *));
            memcpy(p->origin.shadows, v.shadows, (size_t)v.width * sizeof(void *));
        }
        p->n = stream_length(&p->origin, kind, NULL);
        if (p->n > INT_MAX || there > INT_MAX)
            refuse(site, "one-sided communication of more than 2147483647 numbers", "they are counted by int", "split it");
        if (p->n == 0) {
            free_view(&p->origin);
            continue;
        }
        describe(site, p, t, target, there, v.bytes);
        a->parts++;
    }
    free_node(t);
    free_view(&v);
    if (what == GET) w->got = 1;
    return a;
}

/* Under locks an access has its place in an order: before it writes, after it has read. */
static void number_before(Access *a) {
    if (!a || a->window->locks <= 0 || !a->window->order) return;
    Order *o = a->window->order;
    note_sort(a->base.site, o, a->what);
    a->interval = o->interval;
    hold_lock(a->base.site, a->window, a->rank, a->at);
    if (a->what != GET) a->ticket = take_ticket(a->base.site, o, a->rank);
}

static void number_after(Access *a) {
    if (!a || a->window->locks <= 0 || !a->window->order || a->what != GET) return;
    check(a->base.site, PMPI_Win_flush(a->rank, a->window->win));
    a->ticket = take_ticket(a->base.site, a->window->order, a->rank);
}

#define ACCESS(name, later, N, data, what)                                                                                                                      \
    int pad_mpi_##name##_augmented(const pad_mpi_site *site, data a, N n, MPI_Datatype t, int rank, MPI_Aint at, N m, MPI_Datatype u, MPI_Win win,         \
                                   void *const *s, void **record) {                                                                                       \
        Access *access = *record = accessing(site, what, a, n, t, rank, at, m, u, win, s, 0);                                                             \
        number_before(access);                                                                                                                            \
        int code = PMPI_##name(a, n, t, rank, at, m, u, win);                                                                                             \
        number_after(access);                                                                                                                             \
        return code;                                                                                                                                      \
    }                                                                                                                                                     \
    int pad_mpi_##name##_forward(const pad_mpi_site *site, data a, N n, MPI_Datatype t, int rank, MPI_Aint at, N m, MPI_Datatype u, MPI_Win win,           \
                                 void *const *s) {                                                                                                        \
        forward_access(accessing(site, what, a, n, t, rank, at, m, u, win, s, 0));                                                                        \
        return PMPI_##name(a, n, t, rank, at, m, u, win);                                                                                                 \
    }                                                                                                                                                     \
    int pad_mpi_##later##_augmented(const pad_mpi_site *site, data a, N n, MPI_Datatype t, int rank, MPI_Aint at, N m, MPI_Datatype u, MPI_Win win,        \
                                    MPI_Request *request, void *const *s, void **record) {                                                                \
        Access *access = *record = accessing(site, what, a, n, t, rank, at, m, u, win, s, 0);                                                             \
        number_before(access);                                                                                                                            \
        int code = PMPI_##later(a, n, t, rank, at, m, u, win, request);                                                                                   \
        number_after(access);                                                                                                                             \
        deferred(site, NULL, *request);                                                                                                                   \
        return code;                                                                                                                                      \
    }                                                                                                                                                     \
    int pad_mpi_##later##_forward(const pad_mpi_site *site, data a, N n, MPI_Datatype t, int rank, MPI_Aint at, N m, MPI_Datatype u, MPI_Win win,          \
                                  MPI_Request *request, void *const *s) {                                                                                 \
        forward_access(accessing(site, what, a, n, t, rank, at, m, u, win, s, 0));                                                                        \
        int code = PMPI_##later(a, n, t, rank, at, m, u, win, request);                                                                                   \
        deferred(site, NULL, *request);                                                                                                                   \
        return code;                                                                                                                                      \
    }

ACCESS(Put, Rput, int, const void *, PUT)
ACCESS(Get, Rget, int, void *, GET)
#ifdef HAS_LARGE_COUNTS
ACCESS(Put_c, Rput_c, MPI_Count, const void *, PUT)
ACCESS(Get_c, Rget_c, MPI_Count, void *, GET)
#endif
