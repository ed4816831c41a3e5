/* Windows, and a mirror of each window over each lane's shadows.

Mirrors are locked by all for as long as they exist, and what is asked of them is done at once. So the adjoint of what came is there when the reverse pass
meets the call that sent it. The calls that order accesses are those of the program (epochs.c): a fence (and a barrier) is a barrier in the reverse pass, too,
and where nothing of all ranks orders them, their order was recorded (turns.c). Within an epoch a number is put, or added to, or read, never two of these:
so its adjoint is fetched and zeroed, or fetched, or added to.

Reading is no conflict: a rank may read of its own memory what others get. Both are additions to one adjoint then, which MPI does not do with care
for what a rank does by itself. So while a rank is in the program's own code of the reverse pass, or adds what a message brought, it locks a window of ours (the guard) for itself,
and whoever adds to its adjoints locks it, too. */

typedef struct Window Window;
struct Window {
    Record base;
    Window *next, *next_guarded;
    MPI_Win win, twin, guard, *mirrors; /* twin: over the program's memory as well, for operations that are done one by one */
    MPI_Comm comm, own;                 /* own: for signals */
    Order *order;
    void *memory;
    MPI_Aint size;
    int unit, width, known, rank, ranks;
    void **shadows;
    void *zeros; /* in place of shadows that there are not */
    void *owned; /* memory that was made for the window */
    int is_shared, freed_later;
    MPI_Win *shared; /* of memory that ranks share: the windows that its shadows are */
    int locks;     /* epochs that locks have begun */
    char *held;    /* of each rank: whether its lock is known to be held */
    int got, gets; /* whether this rank, and any rank, got numbers from it (of a window that is not freed that is not asked) */
    int must_free; /* it was used in ways that can only be followed if it is freed in the function */
    int exposed, accessing; /* ranks of epochs by post and start: how many, and which */
    int *origins, *targets;
};

static Window *windows, *guarded;
static pthread_t guardian; /* the thread that has the locks of all guards */

/* An error leaves things as they are. */
static void forget_windows(void) {
    windows = guarded = NULL;
    orders = NULL;
    held_section = NULL;
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

/* A barrier of the program orders the accesses to all windows over the same ranks. */
static void next_interval(MPI_Comm comm) {
    for (Order *o = orders; o; o = o->next)
        if (is_over(o->comm, comm)) end_interval(o);
}

/* At the end of a derivative. */
static void check_windows(void) {
    for (Window *w = windows; w; w = w->next)
        if (w->must_free && !w->mirrors)
            refuse(w->base.site, "a window that is accessed under locks, or by post and start, and not freed in the differentiated function",
                   "making its mirror for the reverse pass takes all ranks", "call MPI_Win_free within the function");
    orders = NULL; /* of windows that are not freed: the next derivative has others */
}

static Window *window_of(const pad_mpi_site *site, MPI_Win win) {
    pthread_mutex_lock(&lock);
    Window *w = windows;
    while (w && w->win != win) w = w->next;
    pthread_mutex_unlock(&lock);
    if (!w)
        refuse(site, "one-sided communication with a window that was not made in the differentiated function", "where the shadows of its memory are is not known",
               "call MPI_Win_create or MPI_Win_allocate within the function");
    return w;
}

/* Guards ---------------------------------------------------------------------------------------------------------------------------------- */

int omp_in_parallel(void) __attribute__((weak));

/* While one thread lets others add, no other thread may be in the program's own code: which that is, is not known. */
static void alone_with_guards(const pad_mpi_site *site) {
    if (guarded && (!pthread_equal(guardian, pthread_self()) || (omp_in_parallel && omp_in_parallel())))
        refuse(site, "a call of MPI by one of several threads while a window is open that ranks get numbers from",
               "other ranks could add to its adjoints while another thread does", "call MPI outside of regions of threads there, or send and receive messages");
}

static void open_guards(void) {
    for (Window *w = guarded; w; w = w->next_guarded) {
        for (int l = 0; l < w->width; l++) check(w->base.site, PMPI_Win_sync(w->mirrors[l]));
        check(w->base.site, PMPI_Win_unlock(w->rank, w->guard));
    }
}

static void close_guards(void) {
    for (Window *w = guarded; w; w = w->next_guarded) {
        check(w->base.site, PMPI_Win_lock(MPI_LOCK_EXCLUSIVE, w->rank, 0, w->guard));
        for (int l = 0; l < w->width; l++) check(w->base.site, PMPI_Win_sync(w->mirrors[l]));
    }
}

static void pass_guard(Window *w, int rank) {
    if (w->guard != MPI_WIN_NULL) check(w->base.site, PMPI_Win_lock(MPI_LOCK_SHARED, rank, 0, w->guard));
}

static void leave_guard(Window *w, int rank) {
    if (w->guard != MPI_WIN_NULL) check(w->base.site, PMPI_Win_unlock(rank, w->guard));
}

/* Mirrors: collective ---------------------------------------------------------------------------------------------------------------------- */

static void talk(Window *w) {
    if (w->own == MPI_COMM_NULL) check(w->base.site, PMPI_Comm_dup(w->comm, &w->own));
}

static void lock_for_long(const pad_mpi_site *site, MPI_Win win) {
    PMPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    check(site, PMPI_Win_lock_all(0, win));
}

static void free_locked(const pad_mpi_site *site, MPI_Win *win) {
    check(site, PMPI_Win_unlock_all(*win));
    check(site, PMPI_Win_free(win));
}

static void open_mirrors(Window *w, int guard) {
    if (w->mirrors) return;
    const pad_mpi_site *site = w->base.site;
    talk(w);
    w->mirrors = get_zeros(site, w->width * (int64_t)sizeof(MPI_Win));
    for (int l = 0; l < w->width; l++) {
        void *memory = w->shadows ? w->shadows[l] : NULL;
        if (!memory && w->size) memory = w->zeros ? w->zeros : (w->zeros = get_zeros(site, w->size));
        check(site, PMPI_Win_create(memory, w->size, w->unit, MPI_INFO_NULL, w->own, &w->mirrors[l]));
        lock_for_long(site, w->mirrors[l]);
    }
    if (!guard) return;
    check(site, PMPI_Win_create(NULL, 0, 1, MPI_INFO_NULL, w->own, &w->guard));
    PMPI_Win_set_errhandler(w->guard, MPI_ERRORS_RETURN);
    w->next_guarded = guarded;
    guarded = w;
    guardian = pthread_self();
}

static void close_mirrors(Window *w) {
    const pad_mpi_site *site = w->base.site;
    for (Window **at = &guarded; *at; at = &(*at)->next_guarded)
        if (*at == w) {
            *at = w->next_guarded;
            break;
        }
    if (w->guard != MPI_WIN_NULL) check(site, PMPI_Win_free(&w->guard));
    for (int l = 0; w->mirrors && l < w->width; l++) free_locked(site, &w->mirrors[l]);
    if (w->own != MPI_COMM_NULL) check(site, PMPI_Comm_free(&w->own));
    free(w->mirrors);
    free(w->zeros);
    w->mirrors = NULL;
    w->zeros = NULL;
}

static void see_mirrors(Window *w) {
    for (int l = 0; w->mirrors && l < w->width; l++) check(w->base.site, PMPI_Win_sync(w->mirrors[l]));
}

/* What all have done to their own memory is seen by all from here on. */
static void order_accesses(Window *w) {
    MPI_Request request;
    see_mirrors(w);
    if (timeout() > 0) {
        check(w->base.site, PMPI_Ibarrier(w->own, &request));
        wait_one(w->base.site, &request, MPI_STATUS_IGNORE);
    } else check(w->base.site, PMPI_Barrier(w->own));
    see_mirrors(w);
}

static void open_twin(Window *w) {
    const pad_mpi_site *site = w->base.site;
    if (!(site->flags & STEPS)) return;
    talk(w);
    check(site, PMPI_Win_create(w->memory, w->size, w->unit, MPI_INFO_NULL, w->own, &w->twin));
    lock_for_long(site, w->twin);
}

static void close_twin(Window *w) {
    if (w->twin != MPI_WIN_NULL) free_locked(w->base.site, &w->twin);
}

/* The life of a window ---------------------------------------------------------------------------------------------------------------------- */

static void clear_shared(Window *w), free_shared(Window *w);

static void reverse_create(Record *record) {
    Window *w = (Window *)record;
    if (!w->mirrors) return;
    order_accesses(w);
    clear_shared(w);
    close_mirrors(w);
    leave_again(record->site, w->order);
}

static void release_window(Record *record) {
    Window *w = (Window *)record;
    forget_window(w);
    unreference(w->order);
    if (w->freed_later && !(record->site->flags & HELD)) free_shared(w);
    free(w->shared);
    free(w->owned);
    free(w->shadows);
    free(w->zeros);
    free(w->held);
    free(w->origins);
    free(w->targets);
    free(w);
}

static Window *created(const pad_mpi_site *site, MPI_Win win, void *memory, MPI_Aint size, int64_t unit, MPI_Comm comm, void *const *s, int home) {
    Window *w = get_zeros(site, sizeof *w);
    w->base.reverse = reverse_create;
    w->base.release = release_window;
    w->base.site = site;
    w->win = win;
    w->twin = w->guard = MPI_WIN_NULL;
    w->comm = comm;
    w->own = MPI_COMM_NULL;
    w->memory = memory;
    w->owned = take_memory(memory);
    w->size = size;
    if (unit > INT_MAX) refuse(site, "a window whose displacements are more than 2147483647 bytes apart", "they are counted by int", "use a smaller unit");
    w->unit = (int)unit;
    w->width = site->width;
    w->gets = 1;
    PMPI_Comm_rank(comm, &w->rank);
    PMPI_Comm_size(comm, &w->ranks);
    if (s) {
        w->shadows = get_memory(site, site->width * (int64_t)sizeof(void *));
        memcpy(w->shadows, s, (size_t)site->width * sizeof(void *));
    }
    if (site->flags & (PASSIVE | STEPS)) {
        w->held = get_zeros(site, w->ranks);
        w->order = use_order(site, comm, home);
    }
    open_twin(w);
    pthread_mutex_lock(&lock);
    w->next = windows;
    w->known = 1;
    windows = w;
    pthread_mutex_unlock(&lock);
    return w;
}

#define WIN_CREATE(name, N)                                                                                                                               \
    int pad_mpi_##name##_augmented(const pad_mpi_site *site, void *base, MPI_Aint size, N unit, MPI_Info info, MPI_Comm comm, MPI_Win *win,                \
                                   void *const *s, void **record) {                                                                                       \
        int code = PMPI_##name(base, size, unit, info, comm, win);                                                                                        \
        check(site, code);                                                                                                                                \
        *record = created(site, *win, base, size, unit, comm, s, -1);                                                                                     \
        return code;                                                                                                                                      \
    }                                                                                                                                                     \
    int pad_mpi_##name##_forward(const pad_mpi_site *site, void *base, MPI_Aint size, N unit, MPI_Info info, MPI_Comm comm, MPI_Win *win,                  \
                                 void *const *s) {                                                                                                        \
        int code = PMPI_##name(base, size, unit, info, comm, win);                                                                                        \
        check(site, code);                                                                                                                                \
        open_mirrors(created(site, *win, base, size, unit, comm, s, -1), 0);                                                                              \
        return code;                                                                                                                                      \
    }

WIN_CREATE(Win_create, int)
#ifdef HAS_LARGE_COUNTS
WIN_CREATE(Win_create_c, MPI_Aint)
#endif

/* Records of calls that order accesses. */
typedef struct {
    Record base;
    Window *window;
    int count;
    int *ranks;
} Ordering;

static void release_ordering(Record *record) {
    free(((Ordering *)record)->ranks);
    free(record);
}

static Ordering *ordering(const pad_mpi_site *site, Window *w, void (*reverse)(Record *)) {
    Ordering *o = get_zeros(site, sizeof *o);
    o->base.reverse = reverse;
    o->base.release = release_ordering;
    o->base.site = site;
    o->window = w;
    return o;
}

static void reverse_free(Record *record) {
    Window *w = ((Ordering *)record)->window;
    return_to_order(record->site, w->order);
    open_mirrors(w, w->gets);
    order_accesses(w);
}

int pad_mpi_Win_free_augmented(const pad_mpi_site *site, MPI_Win *win, void **record) {
    Window *w = window_of(site, *win);
    w->gets = w->got;
    check(site, PMPI_Allreduce(MPI_IN_PLACE, &w->gets, 1, MPI_INT, MPI_MAX, w->comm));
    close_twin(w);
    if (w->own != MPI_COMM_NULL) check(site, PMPI_Comm_free(&w->own));
    leave_order(site, w->order);
    int code = MPI_SUCCESS;
    if (w->is_shared) {
        w->freed_later = 1;
        check(site, PMPI_Barrier(w->comm));
        *win = MPI_WIN_NULL;
    } else code = PMPI_Win_free(win);
    forget_window(w);
    *record = ordering(site, w, reverse_free);
    return code;
}

int pad_mpi_Win_free_forward(const pad_mpi_site *site, MPI_Win *win) {
    Window *w = window_of(site, *win);
    close_twin(w);
    leave_order(site, w->order);
    close_mirrors(w);
    int code = MPI_SUCCESS;
    if (w->is_shared) {
        free_shared(w);
        *win = MPI_WIN_NULL;
        free(w->shadows);
        w->shadows = NULL;
    } else code = PMPI_Win_free(win);
    if (w->owned)
        for (int l = 0; w->shadows && l < w->width; l++) pad_mpi_window_memory_free(w->shadows[l]);
    release_window(&w->base);
    return code;
}
