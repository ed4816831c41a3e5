/* Memory that ranks share: its shadows are shared in the same way, so that an address of another rank's part has a shadow as well.

Everyone may read everything, and adds to adjoints atomically (differentiate/parallel/sharing.py). The windows live until the reverse pass is over; those of a pullback that is held
until the program ends, as ranks do not agree when they let go of it. */

static void clear_shared(Window *w) {
    for (int l = 0; w->shared && l < w->width; l++) memset(w->shadows[l], 0, (size_t)w->size);
    __sync_synchronize();
}

static void free_shared(Window *w) {
    const pad_mpi_site *site = w->base.site;
    for (int l = 0; w->shared && l < w->width; l++) check(site, PMPI_Win_free(&w->shared[l]));
    check(site, PMPI_Win_free(&w->win));
}

/* `places`: where the shadows of the variable are that gets the address; NULL: nothing active is behind it. */
static Window *sharing(const pad_mpi_site *site, MPI_Win win, void *memory, MPI_Aint size, int64_t unit, MPI_Info info, MPI_Comm comm, void *const *places) {
    Window *w = created(site, win, memory, size, unit, comm, NULL, 0);
    w->is_shared = 1;
    w->must_free = 1;
    w->order->flags = site->kinds[0] == 'i';
    if (!places) return w;
    w->shared = get_zeros(site, w->width * (int64_t)sizeof(MPI_Win));
    w->shadows = get_zeros(site, w->width * (int64_t)sizeof(void *));
    for (int l = 0; l < w->width; l++) {
        check(site, PMPI_Win_allocate_shared(size, w->unit, info, comm, &w->shadows[l], &w->shared[l]));
        *(void **)places[l] = w->shadows[l];
    }
    clear_shared(w);
    check(site, PMPI_Barrier(comm));
    return w;
}

#define ALLOCATE_SHARED(name, N)                                                                                                                          \
    int pad_mpi_##name##_augmented(const pad_mpi_site *site, MPI_Aint size, N unit, MPI_Info info, MPI_Comm comm, void *base, MPI_Win *win,                \
                                   void *const *places, void **record) {                                                                                  \
        int code = PMPI_##name(size, unit, info, comm, base, win);                                                                                        \
        check(site, code);                                                                                                                                \
        *record = sharing(site, *win, *(void **)base, size, unit, info, comm, places);                                                                    \
        return code;                                                                                                                                      \
    }                                                                                                                                                     \
    int pad_mpi_##name##_forward(const pad_mpi_site *site, MPI_Aint size, N unit, MPI_Info info, MPI_Comm comm, void *base, MPI_Win *win,                  \
                                 void *const *places) {                                                                                                   \
        int code = PMPI_##name(size, unit, info, comm, base, win);                                                                                        \
        check(site, code);                                                                                                                                \
        open_mirrors(sharing(site, *win, *(void **)base, size, unit, info, comm, places), 0);                                                             \
        return code;                                                                                                                                      \
    }

static void find_shadows(const pad_mpi_site *site, MPI_Win win, int rank, void *const *places) {
    Window *w = window_of(site, win);
    MPI_Aint size;
    int unit;
    if (!w->is_shared)
        refuse(site, "MPI_Win_shared_query of a window that does not share its memory", "other ranks' shadows are not here", "use MPI_Win_allocate_shared");
    for (int l = 0; places && w->shared && l < w->width; l++) check(site, PMPI_Win_shared_query(w->shared[l], rank, &size, &unit, places[l]));
}

#define SHARED_QUERY(name, N)                                                                                                                             \
    int pad_mpi_##name##_augmented(const pad_mpi_site *site, MPI_Win win, int rank, MPI_Aint *size, N *unit, void *base, void *const *places,              \
                                   void **record) {                                                                                                       \
        *record = NULL;                                                                                                                                   \
        find_shadows(site, win, rank, places);                                                                                                            \
        return PMPI_##name(win, rank, size, unit, base);                                                                                                  \
    }                                                                                                                                                     \
    int pad_mpi_##name##_forward(const pad_mpi_site *site, MPI_Win win, int rank, MPI_Aint *size, N *unit, void *base, void *const *places) {              \
        find_shadows(site, win, rank, places);                                                                                                            \
        return PMPI_##name(win, rank, size, unit, base);                                                                                                  \
    }

ALLOCATE_SHARED(Win_allocate_shared, int)
SHARED_QUERY(Win_shared_query, int)
#ifdef HAS_LARGE_COUNTS
ALLOCATE_SHARED(Win_allocate_shared_c, MPI_Aint)
SHARED_QUERY(Win_shared_query_c, MPI_Aint)
#endif
