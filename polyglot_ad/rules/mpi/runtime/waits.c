/* The calls that complete requests. Their reverse begins the adjoints of what they completed. */

/* A loop that asks again and again keeps a record of every answer: so one that is asked in vain many times waits a little before it says so. */
static int patient(int in_vain) {
    static int times;
    times = in_vain ? times + 1 : 0;
    return times > 64;
}

#define PATIENTLY(flag, call)                                                                                                                             \
    int code = call;                                                                                                                                      \
    if (code == MPI_SUCCESS && !(flag) && patient(1))                                                                                                     \
        for (double end = PMPI_Wtime() + 2e-5; code == MPI_SUCCESS && !(flag) && PMPI_Wtime() < end;) code = call;                                        \
    if (flag) patient(0);                                                                                                                                 \
    check(site, code);

static int wait_one_of(const pad_mpi_site *site, MPI_Request *request, MPI_Status *status, void **record) {
    Watch w;
    MPI_Status own;
    watch(&w, site, 1, request, MPI_STATUSES_IGNORE);
    check(site, PMPI_Wait(request, &own));
    ended(&w, 0, &own, 1);
    give_status(status, &own);
    *record = watched(&w);
    return MPI_SUCCESS;
}

static int test_one_of(const pad_mpi_site *site, MPI_Request *request, int *flag, MPI_Status *status, void **record) {
    Watch w;
    MPI_Status own;
    watch(&w, site, 1, request, MPI_STATUSES_IGNORE);
    PATIENTLY(*flag, PMPI_Test(request, flag, &own))
    if (*flag) {
        ended(&w, 0, &own, 1);
        give_status(status, &own);
    }
    *record = watched(&w);
    return code;
}

/* The request stays, but its data may be used from here on. */
static int look_at_one(const pad_mpi_site *site, MPI_Request request, int *flag, MPI_Status *status, void **record) {
    Watch w;
    MPI_Status own;
    watch(&w, site, 1, &request, MPI_STATUSES_IGNORE);
    PATIENTLY(*flag, PMPI_Request_get_status(request, flag, &own))
    if (*flag) {
        ended(&w, 0, &own, 0);
        give_status(status, &own);
    }
    *record = watched(&w);
    return code;
}

#if MPI_VERSION > 4 || (MPI_VERSION == 4 && MPI_SUBVERSION > 0)
static int look_at_all(const pad_mpi_site *site, int count, const MPI_Request *requests, int *flag, MPI_Status *statuses, void **record) {
    Watch w;
    watch(&w, site, count, requests, statuses);
    PATIENTLY(*flag, PMPI_Request_get_status_all(count, requests, flag, w.statuses))
    for (int i = 0; *flag && i < count; i++) ended(&w, i, &w.statuses[i], 0);
    free_statuses(&w, statuses);
    *record = watched(&w);
    return code;
}

static int look_at_any(const pad_mpi_site *site, int count, const MPI_Request *requests, int *index, int *flag, MPI_Status *status, void **record) {
    Watch w;
    MPI_Status own;
    watch(&w, site, count, requests, &own);
    PATIENTLY(*flag, PMPI_Request_get_status_any(count, requests, index, flag, &own))
    if (*flag) {
        if (*index != MPI_UNDEFINED) ended(&w, *index, &own, 0);
        give_status(status, &own);
    }
    *record = watched(&w);
    return code;
}

static int look_at_some(const pad_mpi_site *site, int count, const MPI_Request *requests, int *number, int *indices, MPI_Status *statuses, void **record) {
    Watch w;
    watch(&w, site, count, requests, statuses);
    PATIENTLY(*number, PMPI_Request_get_status_some(count, requests, number, indices, w.statuses))
    for (int i = 0; *number != MPI_UNDEFINED && i < *number; i++) ended(&w, indices[i], &w.statuses[i], 0);
    free_statuses(&w, statuses);
    *record = watched(&w);
    return code;
}
#endif

static int wait_for_all(const pad_mpi_site *site, int count, MPI_Request *requests, MPI_Status *statuses, void **record) {
    Watch w;
    watch(&w, site, count, requests, statuses);
    check(site, PMPI_Waitall(count, requests, w.statuses));
    for (int i = 0; i < count; i++) ended(&w, i, &w.statuses[i], 1);
    free_statuses(&w, statuses);
    *record = watched(&w);
    return MPI_SUCCESS;
}

static int test_for_all(const pad_mpi_site *site, int count, MPI_Request *requests, int *flag, MPI_Status *statuses, void **record) {
    Watch w;
    watch(&w, site, count, requests, statuses);
    PATIENTLY(*flag, PMPI_Testall(count, requests, flag, w.statuses))
    for (int i = 0; *flag && i < count; i++) ended(&w, i, &w.statuses[i], 1);
    free_statuses(&w, statuses);
    *record = watched(&w);
    return code;
}

static int wait_for_any(const pad_mpi_site *site, int count, MPI_Request *requests, int *index, MPI_Status *status, void **record) {
    Watch w;
    MPI_Status own;
    watch(&w, site, count, requests, &own);
    check(site, PMPI_Waitany(count, requests, index, &own));
    if (*index != MPI_UNDEFINED) ended(&w, *index, &own, 1);
    give_status(status, &own);
    *record = watched(&w);
    return MPI_SUCCESS;
}

static int test_for_any(const pad_mpi_site *site, int count, MPI_Request *requests, int *index, int *flag, MPI_Status *status, void **record) {
    Watch w;
    MPI_Status own;
    watch(&w, site, count, requests, &own);
    PATIENTLY(*flag, PMPI_Testany(count, requests, index, flag, &own))
    if (*flag) {
        if (*index != MPI_UNDEFINED) ended(&w, *index, &own, 1);
        give_status(status, &own);
    }
    *record = watched(&w);
    return code;
}

static void end_some(Watch *w, int number, const int *indices) {
    for (int i = 0; number != MPI_UNDEFINED && i < number; i++) ended(w, indices[i], &w->statuses[i], 1);
}

static int wait_for_some(const pad_mpi_site *site, int count, MPI_Request *requests, int *number, int *indices, MPI_Status *statuses, void **record) {
    Watch w;
    watch(&w, site, count, requests, statuses);
    check(site, PMPI_Waitsome(count, requests, number, indices, w.statuses));
    end_some(&w, *number, indices);
    free_statuses(&w, statuses);
    *record = watched(&w);
    return MPI_SUCCESS;
}

static int test_for_some(const pad_mpi_site *site, int count, MPI_Request *requests, int *number, int *indices, MPI_Status *statuses, void **record) {
    Watch w;
    watch(&w, site, count, requests, statuses);
    PATIENTLY(*number, PMPI_Testsome(count, requests, number, indices, w.statuses))
    end_some(&w, *number, indices);
    free_statuses(&w, statuses);
    *record = watched(&w);
    return code;
}

/* A send whose request is given up goes on; the adjoint of its data begins here. What a receive would bring is never known to be there. */
static int free_request(const pad_mpi_site *site, MPI_Request *request, void **record) {
    Watch w;
    watch(&w, site, 1, request, MPI_STATUSES_IGNORE);
    *record = give_up(&w, request);
    return MPI_SUCCESS;
}

/* Both modes: in forward mode there is nothing to record. */
#define PLAIN(...) __VA_ARGS__
#define COMPLETING(name, done, arguments, ...)                                                                                                            \
    int pad_mpi_##name##_augmented(const pad_mpi_site *site, __VA_ARGS__, void **record) { return done(site, PLAIN arguments, record); }                  \
    int pad_mpi_##name##_forward(const pad_mpi_site *site, __VA_ARGS__) {                                                                                 \
        void *none;                                                                                                                                       \
        return done(site, PLAIN arguments, &none);                                                                                                        \
    }

COMPLETING(Wait, wait_one_of, (request, status), MPI_Request *request, MPI_Status *status)
COMPLETING(Test, test_one_of, (request, flag, status), MPI_Request *request, int *flag, MPI_Status *status)
COMPLETING(Request_get_status, look_at_one, (request, flag, status), MPI_Request request, int *flag, MPI_Status *status)
COMPLETING(Waitall, wait_for_all, (count, requests, statuses), int count, MPI_Request *requests, MPI_Status *statuses)
COMPLETING(Testall, test_for_all, (count, requests, flag, statuses), int count, MPI_Request *requests, int *flag, MPI_Status *statuses)
COMPLETING(Waitany, wait_for_any, (count, requests, index, status), int count, MPI_Request *requests, int *index, MPI_Status *status)
COMPLETING(Testany, test_for_any, (count, requests, index, flag, status), int count, MPI_Request *requests, int *index, int *flag, MPI_Status *status)
COMPLETING(Waitsome, wait_for_some, (count, requests, number, indices, statuses), int count, MPI_Request *requests, int *number, int *indices,
           MPI_Status *statuses)
COMPLETING(Testsome, test_for_some, (count, requests, number, indices, statuses), int count, MPI_Request *requests, int *number, int *indices,
           MPI_Status *statuses)
#if MPI_VERSION > 4 || (MPI_VERSION == 4 && MPI_SUBVERSION > 0)
COMPLETING(Request_get_status_all, look_at_all, (count, requests, flag, statuses), int count, const MPI_Request *requests, int *flag, MPI_Status *statuses)
COMPLETING(Request_get_status_any, look_at_any, (count, requests, index, flag, status), int count, const MPI_Request *requests, int *index, int *flag,
           MPI_Status *status)
COMPLETING(Request_get_status_some, look_at_some, (count, requests, number, indices, statuses), int count, const MPI_Request *requests, int *number,
           int *indices, MPI_Status *statuses)
#endif
COMPLETING(Request_free, free_request, (request), MPI_Request *request)
