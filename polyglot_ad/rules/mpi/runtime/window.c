/* One-sided communication: windows, and a mirror of each window over each lane's shadows.

Mirrors are locked by all for as long as they exist, and what is asked of them is done at once. So the adjoint of what came is there when the reverse pass
meets the call that sent it. The calls that order accesses are those of the program: a fence (and a barrier) is a barrier in the reverse pass, too. Within an
epoch a number is put, or added to, or read, never two of these: so its adjoint is fetched and zeroed, or fetched, or added to. */

typedef struct Window Window;
struct Window {
    Record base;
    Window *next;
    MPI_Win win, *mirrors;
    MPI_Comm comm;
    MPI_Aint size;
    int unit, width, known;
    void **shadows;
    void *zeros; /* in place of shadows that there are not */
    int locks;   /* epochs that locks have begun */
    int64_t silent;
    /* Of each interval between barriers: how numbers were accessed under locks. */
    int64_t interval, room;
    int *accesses;
};

static Window *windows;

/* Nothing tells in which order ranks got a lock, so between two barriers all that they do under locks must be of one sort: then the order does not matter.
What else may order ranks is a message; those without numbers have no counterpart in the reverse pass. */
enum { SILENT = 8 };

static void note_access(Window *w, int what) {
    if (w->interval >= w->room) {
        int64_t room = 2 * w->interval + 8;
        w->accesses = realloc(w->accesses, (size_t)room * sizeof(int));
        if (!w->accesses) get_memory(w->base.site, INT64_MAX);
        memset(w->accesses + w->room, 0, (size_t)(room - w->room) * sizeof(int));
        w->room = room;
    }
    w->accesses[w->interval] |= 1 << what;
}

static void next_interval(MPI_Comm comm) {
    for (Window *w = windows; w; w = w->next) {
        int same;
        PMPI_Comm_compare(w->comm, comm, &same);
        if (same == MPI_IDENT || same == MPI_CONGRUENT) w->interval++;
    }
}

static void forget_window(Window *w) {
    pthread_mutex_lock(&lock);
    for (Window **at = &windows; w->known && *at; at = &(*at)->next)
        if (*at == w) {
            *at = w->next;
            w->known = 0;
            break;
        }
    pthread_mutex_unlock(&lock);
}

/* Collective. */
static void check_accesses(const pad_mpi_site *site, Window *w) {
    int64_t n = w->interval + 1;
    int *all = get_zeros(site, n * (int64_t)sizeof(int)), any = 0;
    if (w->accesses && w->silent != silent_messages) w->accesses[0] |= 1 << SILENT;
    if (w->accesses) memcpy(all, w->accesses, (size_t)(n < w->room ? n : w->room) * sizeof(int));
    for (int64_t i = 0; i < n; i++) any |= all[i];
    check(site, PMPI_Allreduce(MPI_IN_PLACE, &any, 1, MPI_INT, MPI_BOR, w->comm));
    if (any) check(site, PMPI_Allreduce(MPI_IN_PLACE, all, (int)n, MPI_INT, MPI_BOR, w->comm));
    int mixed = 0;
    for (int64_t i = 0; i < n; i++) {
        int sorts = all[i] & ((1 << SILENT) - 1);
        mixed |= sorts & (sorts - 1);
    }
    free(all);
    free(w->accesses);
    w->accesses = NULL;
    w->room = w->interval = 0;
    if (mixed || any >> SILENT & 1) {
        MPI_Win win = w->win;
        forget_window(w);
        PMPI_Win_free(&win);
    }
    if (mixed)
        refuse(site, "accesses of different sorts (put, get, accumulate) to a window under locks, with no barrier in between",
               "in which order ranks got the locks is not known to the reverse pass", "separate them by MPI_Barrier over the window's communicator, or use fences");
    if (any >> SILENT & 1)
        refuse(site, "a window that is accessed under locks while messages without numbers are sent", "they may order the accesses, but have no adjoint",
               "order the accesses by MPI_Barrier, or use fences");
}

/* At the end of a derivative. */
static void check_windows(void) {
    for (Window *w = windows; w; w = w->next)
        if (w->accesses) {
            forget_window(w);
            refuse(w->base.site, "a window that is accessed under locks, and not freed in the differentiated function", "the order of accesses is checked when it is",
                   "call MPI_Win_free within the function");
        }
}

static Window *window_of(const pad_mpi_site *site, MPI_Win win) {
    pthread_mutex_lock(&lock);
    Window *w = windows;
    while (w && w->win != win) w = w->next;
    pthread_mutex_unlock(&lock);
    if (!w)
        refuse(site, "one-sided communication with a window that was not made in the differentiated function", "where the shadows of its memory are is not known",
               "call MPI_Win_create within the function");
    return w;
}

/* Collective. */
static void open_mirrors(Window *w) {
    if (w->mirrors) return;
    const pad_mpi_site *site = w->base.site;
    w->mirrors = get_zeros(site, w->width * (int64_t)sizeof(MPI_Win));
    for (int l = 0; l < w->width; l++) {
        void *memory = w->shadows ? w->shadows[l] : NULL;
        if (!memory && w->size) memory = w->zeros ? w->zeros : (w->zeros = get_zeros(site, w->size));
        check(site, PMPI_Win_create(memory, w->size, w->unit, MPI_INFO_NULL, w->comm, &w->mirrors[l]));
        PMPI_Win_set_errhandler(w->mirrors[l], MPI_ERRORS_RETURN);
        check(site, PMPI_Win_lock_all(0, w->mirrors[l]));
    }
}

static void close_mirrors(Window *w) {
    for (int l = 0; w->mirrors && l < w->width; l++) {
        check(w->base.site, PMPI_Win_unlock_all(w->mirrors[l]));
        check(w->base.site, PMPI_Win_free(&w->mirrors[l]));
    }
    free(w->mirrors);
    free(w->zeros);
    w->mirrors = NULL;
    w->zeros = NULL;
}

/* What all have done to their own memory is seen by all from here on. */
static void order_accesses(Window *w) {
    for (int l = 0; l < w->width; l++) check(w->base.site, PMPI_Win_sync(w->mirrors[l]));
    check(w->base.site, PMPI_Barrier(w->comm));
    for (int l = 0; l < w->width; l++) check(w->base.site, PMPI_Win_sync(w->mirrors[l]));
}

static void reverse_create(Record *record) {
    Window *w = (Window *)record;
    if (!w->mirrors) return;
    order_accesses(w);
    close_mirrors(w);
}

static void release_window(Record *record) {
    Window *w = (Window *)record;
    forget_window(w);
    free(w->shadows);
    free(w->zeros);
    free(w->accesses);
    free(w);
}

static Window *created(const pad_mpi_site *site, MPI_Win win, MPI_Aint size, int unit, MPI_Comm comm, void *const *s) {
    Window *w = get_zeros(site, sizeof *w);
    w->base.reverse = reverse_create;
    w->base.release = release_window;
    w->base.site = site;
    w->win = win;
    w->comm = comm;
    w->size = size;
    w->unit = unit;
    w->width = site->width;
    w->silent = silent_messages;
    if (s) {
        w->shadows = get_memory(site, site->width * (int64_t)sizeof(void *));
        memcpy(w->shadows, s, (size_t)site->width * sizeof(void *));
    }
    pthread_mutex_lock(&lock);
    w->next = windows;
    w->known = 1;
    windows = w;
    pthread_mutex_unlock(&lock);
    return w;
}

int pad_mpi_Win_create_augmented(const pad_mpi_site *site, void *base, MPI_Aint size, int unit, MPI_Info info, MPI_Comm comm, MPI_Win *win, void *const *s,
                                 void **record) {
    int code = PMPI_Win_create(base, size, unit, info, comm, win);
    check(site, code);
    *record = created(site, *win, size, unit, comm, s);
    return code;
}

int pad_mpi_Win_create_forward(const pad_mpi_site *site, void *base, MPI_Aint size, int unit, MPI_Info info, MPI_Comm comm, MPI_Win *win, void *const *s) {
    int code = PMPI_Win_create(base, size, unit, info, comm, win);
    check(site, code);
    open_mirrors(created(site, *win, size, unit, comm, s));
    return code;
}

/* Records of calls that order accesses. */
typedef struct {
    Record base;
    Window *window;
} Ordering;

static void reverse_ordering(Record *record) {
    Window *w = ((Ordering *)record)->window;
    open_mirrors(w); /* a window that is not freed in the function has none yet: fences are collective */
    order_accesses(w);
}

static void *ordering(const pad_mpi_site *site, Window *w) {
    Ordering *o = get_zeros(site, sizeof *o);
    o->base.reverse = reverse_ordering;
    o->base.release = free_record;
    o->base.site = site;
    o->window = w;
    return o;
}

int pad_mpi_Win_free_augmented(const pad_mpi_site *site, MPI_Win *win, void **record) {
    Window *w = window_of(site, *win);
    check_accesses(site, w);
    int code = PMPI_Win_free(win);
    forget_window(w);
    *record = ordering(site, w);
    return code;
}

int pad_mpi_Win_free_forward(const pad_mpi_site *site, MPI_Win *win) {
    Window *w = window_of(site, *win);
    check_accesses(site, w);
    int code = PMPI_Win_free(win);
    close_mirrors(w);
    release_window(&w->base);
    return code;
}

int pad_mpi_Win_fence_augmented(const pad_mpi_site *site, int assertion, MPI_Win win, void **record) {
    Window *w = window_of(site, win);
    w->interval++;
    *record = ordering(site, w);
    return PMPI_Win_fence(assertion, win);
}

int pad_mpi_Win_fence_forward(const pad_mpi_site *site, int assertion, MPI_Win win) {
    int code = PMPI_Win_fence(assertion, win);
    window_of(site, win)->interval++;
    order_accesses(window_of(site, win));
    return code;
}

/* Calls of epochs that a lock begins: what is asked of mirrors is complete already, in both modes. */
#define PASSIVE(name, change, params, args)                                                                                                                       \
    int pad_mpi_##name##_augmented(const pad_mpi_site *site, GIVEN params, void **record) {                                                               \
        *record = NULL;                                                                                                                                   \
        window_of(site, win)->locks += change;                                                                                                            \
        return PMPI_##name args;                                                                                                                          \
    }                                                                                                                                                     \
    int pad_mpi_##name##_forward(const pad_mpi_site *site, GIVEN params) {                                                                                \
        Window *w = window_of(site, win);                                                                                                                 \
        w->locks += change;                                                                                                                               \
        int code = PMPI_##name args;                                                                                                                      \
        for (int l = 0; l < w->width; l++) check(site, PMPI_Win_sync(w->mirrors[l]));                                                                     \
        return code;                                                                                                                                      \
    }
PASSIVE(Win_lock, 1, (int type, int rank, int assertion, MPI_Win win), (type, rank, assertion, win))
PASSIVE(Win_lock_all, 1, (int assertion, MPI_Win win), (assertion, win))
PASSIVE(Win_unlock, -1, (int rank, MPI_Win win), (rank, win))
PASSIVE(Win_unlock_all, -1, (MPI_Win win), (win))
PASSIVE(Win_flush, 0, (int rank, MPI_Win win), (rank, win))
PASSIVE(Win_flush_all, 0, (MPI_Win win), (win))
PASSIVE(Win_flush_local, 0, (int rank, MPI_Win win), (rank, win))
PASSIVE(Win_flush_local_all, 0, (MPI_Win win), (win))
PASSIVE(Win_sync, 0, (MPI_Win win), (win))
