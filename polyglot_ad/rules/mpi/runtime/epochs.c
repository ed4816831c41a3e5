/* The calls that order accesses to windows. */

static void reverse_fence(Record *record) {
    Window *w = ((Ordering *)record)->window;
    open_mirrors(w, w->gets); /* a window that is not freed in the function has none yet: fences are collective */
    order_accesses(w);
}

/* What is done through the twin is done when it is asked for: then all must have come here. */
static void fence_twin(Window *w) {
    if (w->twin == MPI_WIN_NULL) return;
    check(w->base.site, PMPI_Win_sync(w->twin));
    check(w->base.site, PMPI_Barrier(w->own));
    check(w->base.site, PMPI_Win_sync(w->twin));
}

int pad_mpi_Win_fence_augmented(const pad_mpi_site *site, int assertion, MPI_Win win, void **record) {
    Window *w = window_of(site, win);
    next_interval(w->comm);
    *record = ordering(site, w, reverse_fence);
    int code = PMPI_Win_fence(w->order ? 0 : assertion, win); /* a promise about this window says nothing about others that it orders */
    fence_twin(w);
    return code;
}

int pad_mpi_Win_fence_forward(const pad_mpi_site *site, int assertion, MPI_Win win) {
    Window *w = window_of(site, win);
    int code = PMPI_Win_fence(assertion, win);
    fence_twin(w);
    order_accesses(w);
    return code;
}

/* Post, start, complete, wait ------------------------------------------------------------------------------------------------------------------ */

enum { POSTED, COMPLETED }; /* signals between the ranks of two groups, which are their tags */

static void signal_to(Window *w, int signal, int count, const int *ranks) {
    for (int i = 0; i < count; i++) {
        MPI_Request request;
        check(w->base.site, PMPI_Isend(NULL, 0, MPI_BYTE, ranks[i], signal, w->own, &request));
        check(w->base.site, PMPI_Request_free(&request));
    }
}

static void await_signal(Window *w, int signal, int count, const int *ranks) {
    for (int i = 0; i < count; i++) {
        MPI_Request request;
        check(w->base.site, PMPI_Irecv(NULL, 0, MPI_BYTE, ranks[i], signal, w->own, &request));
        wait_one(w->base.site, &request, MPI_STATUS_IGNORE);
    }
}

/* Ranks of a group, in the window's communicator. */
static int *ranks_of(Window *w, MPI_Group group, int *count) {
    MPI_Group all;
    check(w->base.site, PMPI_Group_size(group, count));
    int *given = get_memory(w->base.site, *count * (int64_t)sizeof(int)), *found = get_memory(w->base.site, *count * (int64_t)sizeof(int));
    for (int i = 0; i < *count; i++) given[i] = i;
    check(w->base.site, PMPI_Comm_group(w->comm, &all));
    check(w->base.site, PMPI_Group_translate_ranks(group, *count, given, all, found));
    PMPI_Group_free(&all);
    free(given);
    return found;
}

/* Whether the derivative's own accesses happen at the time of the call, so that both sides have to be there. */
static int signals(const Window *w) { return w->mirrors || w->twin != MPI_WIN_NULL; }

static void see_all(Window *w) {
    see_mirrors(w);
    if (w->twin != MPI_WIN_NULL) check(w->base.site, PMPI_Win_sync(w->twin));
}

static void posted_to(Window *w, MPI_Group group) {
    free(w->origins);
    w->origins = ranks_of(w, group, &w->exposed);
    see_all(w);
    if (signals(w)) signal_to(w, POSTED, w->exposed, w->origins);
}

static void started_at(Window *w, MPI_Group group) {
    free(w->targets);
    w->targets = ranks_of(w, group, &w->accessing);
    if (signals(w)) await_signal(w, POSTED, w->accessing, w->targets);
}

static void waited_for(Window *w) {
    if (signals(w)) await_signal(w, COMPLETED, w->exposed, w->origins);
    see_all(w);
}

static void *between_groups(const pad_mpi_site *site, Window *w, void (*reverse)(Record *), int count, const int *ranks) {
    Ordering *o = ordering(site, w, reverse);
    w->must_free = 1;
    o->count = count;
    o->ranks = get_memory(site, count * (int64_t)sizeof(int));
    if (count) memcpy(o->ranks, ranks, (size_t)count * sizeof(int));
    return o;
}

/* The adjoints of what was put are here when all origins are through with their accesses. */
static void reverse_post_call(Record *record) {
    Ordering *o = (Ordering *)record;
    await_signal(o->window, COMPLETED, o->count, o->ranks);
    see_mirrors(o->window);
}

static void reverse_start(Record *record) {
    Ordering *o = (Ordering *)record;
    signal_to(o->window, COMPLETED, o->count, o->ranks);
}

static void reverse_complete(Record *record) {
    Ordering *o = (Ordering *)record;
    await_signal(o->window, POSTED, o->count, o->ranks);
}

static void reverse_wait(Record *record) {
    Ordering *o = (Ordering *)record;
    see_mirrors(o->window);
    signal_to(o->window, POSTED, o->count, o->ranks);
}

int pad_mpi_Win_post_augmented(const pad_mpi_site *site, MPI_Group group, int assertion, MPI_Win win, void **record) {
    Window *w = window_of(site, win);
    int code = PMPI_Win_post(group, assertion, win);
    posted_to(w, group);
    *record = between_groups(site, w, reverse_post_call, w->exposed, w->origins);
    return code;
}

int pad_mpi_Win_post_forward(const pad_mpi_site *site, MPI_Group group, int assertion, MPI_Win win) {
    int code = PMPI_Win_post(group, assertion, win);
    posted_to(window_of(site, win), group);
    return code;
}

int pad_mpi_Win_start_augmented(const pad_mpi_site *site, MPI_Group group, int assertion, MPI_Win win, void **record) {
    Window *w = window_of(site, win);
    int code = PMPI_Win_start(group, assertion, win);
    started_at(w, group);
    *record = between_groups(site, w, reverse_start, w->accessing, w->targets);
    return code;
}

int pad_mpi_Win_start_forward(const pad_mpi_site *site, MPI_Group group, int assertion, MPI_Win win) {
    int code = PMPI_Win_start(group, assertion, win);
    started_at(window_of(site, win), group);
    return code;
}

int pad_mpi_Win_complete_augmented(const pad_mpi_site *site, MPI_Win win, void **record) {
    Window *w = window_of(site, win);
    if (signals(w)) signal_to(w, COMPLETED, w->accessing, w->targets);
    *record = between_groups(site, w, reverse_complete, w->accessing, w->targets);
    return PMPI_Win_complete(win);
}

int pad_mpi_Win_complete_forward(const pad_mpi_site *site, MPI_Win win) {
    Window *w = window_of(site, win);
    signal_to(w, COMPLETED, w->accessing, w->targets);
    return PMPI_Win_complete(win);
}

int pad_mpi_Win_wait_augmented(const pad_mpi_site *site, MPI_Win win, void **record) {
    Window *w = window_of(site, win);
    int code = PMPI_Win_wait(win);
    waited_for(w);
    *record = between_groups(site, w, reverse_wait, w->exposed, w->origins);
    return code;
}

int pad_mpi_Win_wait_forward(const pad_mpi_site *site, MPI_Win win) {
    int code = PMPI_Win_wait(win);
    waited_for(window_of(site, win));
    return code;
}

int pad_mpi_Win_test_augmented(const pad_mpi_site *site, MPI_Win win, int *flag, void **record) {
    Window *w = window_of(site, win);
    *record = NULL;
    PATIENTLY(*flag, PMPI_Win_test(win, flag))
    if (*flag) {
        waited_for(w);
        *record = between_groups(site, w, reverse_wait, w->exposed, w->origins);
    }
    return code;
}

int pad_mpi_Win_test_forward(const pad_mpi_site *site, MPI_Win win, int *flag) {
    int code = PMPI_Win_test(win, flag);
    if (*flag) waited_for(window_of(site, win));
    return code;
}

/* Locks ---------------------------------------------------------------------------------------------------------------------------------------- */

static void begin_lock(const pad_mpi_site *site, Window *w, int rank) {
    w->locks++;
    w->must_free = 1;
    if (rank >= 0 && w->held) w->held[rank] = 0;
    /* Who locks its own memory, or such that it shares, may use it by itself. */
    if (rank >= 0 && w->order && (rank == w->rank || w->order->home >= 0)) note_sort(site, w->order, LOCAL);
}

static void end_lock(const pad_mpi_site *site, Window *w, int rank) {
    w->locks--;
    if (!w->held) return;
    if (rank < 0) memset(w->held, 0, (size_t)w->ranks);
    else w->held[rank] = 0;
}

static void no_lock(const pad_mpi_site *site, Window *w, int rank) {}

/* A lock may be taken as late as at the first access; where its time matters, that is an access of our own. */
static void hold_lock(const pad_mpi_site *site, Window *w, int rank, MPI_Aint at) {
    char byte;
    if (w->locks <= 0 || !w->held || w->held[rank]) return;
    check(site, PMPI_Get(&byte, 1, MPI_BYTE, rank, at, 1, MPI_BYTE, w->win));
    check(site, PMPI_Win_flush(rank, w->win));
    w->held[rank] = 1;
}

/* What is asked of mirrors is complete already, in both modes. */
#define PASSIVE_CALL(name, change, target, params, args)                                                                                                  \
    int pad_mpi_##name##_augmented(const pad_mpi_site *site, GIVEN params, void **record) {                                                               \
        *record = NULL;                                                                                                                                   \
        change(site, window_of(site, win), target);                                                                                                       \
        int code = PMPI_##name args;                                                                                                                      \
        see_all(window_of(site, win));                                                                                                                    \
        return code;                                                                                                                                      \
    }                                                                                                                                                     \
    int pad_mpi_##name##_forward(const pad_mpi_site *site, GIVEN params) {                                                                                \
        change(site, window_of(site, win), target);                                                                                                       \
        int code = PMPI_##name args;                                                                                                                      \
        see_all(window_of(site, win));                                                                                                                    \
        return code;                                                                                                                                      \
    }
PASSIVE_CALL(Win_lock, begin_lock, rank, (int type, int rank, int assertion, MPI_Win win), (type, rank, assertion, win))
PASSIVE_CALL(Win_lock_all, begin_lock, -1, (int assertion, MPI_Win win), (assertion, win))
PASSIVE_CALL(Win_unlock, end_lock, rank, (int rank, MPI_Win win), (rank, win))
PASSIVE_CALL(Win_unlock_all, end_lock, -1, (MPI_Win win), (win))
PASSIVE_CALL(Win_flush, no_lock, rank, (int rank, MPI_Win win), (rank, win))
PASSIVE_CALL(Win_flush_all, no_lock, -1, (MPI_Win win), (win))
PASSIVE_CALL(Win_flush_local, no_lock, rank, (int rank, MPI_Win win), (rank, win))
PASSIVE_CALL(Win_flush_local_all, no_lock, -1, (MPI_Win win), (win))
PASSIVE_CALL(Win_sync, no_lock, -1, (MPI_Win win), (win))
