/* Making of persistent requests, for one type of counts: see point_calls.h. */

#define SEND_INIT(name)                                                                                                                                   \
    int ENTRY(name, augmented)(const pad_mpi_site *site, const void *buf, COUNT count, MPI_Datatype type, int dest, int tag, MPI_Comm comm,               \
                               MPI_Request *request, void *const *s, void **record) {                                                                     \
        Op *op = sending(site, buf, count, type, dest, tag, comm, s);                                                                                     \
        *record = NULL;                                                                                                                                   \
        int code = CALL(name)(buf, count, type, dest, tag, comm, request);                                                                                \
        check(site, code);                                                                                                                                \
        remember(site, *request, NULL, template_of(site, op));                                                                                            \
        return code;                                                                                                                                      \
    }                                                                                                                                                     \
    int ENTRY(name, forward)(const pad_mpi_site *site, const void *buf, COUNT count, MPI_Datatype type, int dest, int tag, MPI_Comm comm,                 \
                             MPI_Request *request, void *const *s) {                                                                                      \
        int code, copied = strcmp(#name, "Bsend_init") == 0;                                                                                              \
        Op *op = sending(site, buf, count, type, dest, tag, comm, s);                                                                                     \
        if (op && !copied) {                                                                                                                              \
            Parcel p = filled(op);                                                                                                                        \
            code = PMPI_##name(p.data, p.count, p.type, dest, tag, comm, request);                                                                        \
            free_parcel(&p);                                                                                                                              \
        } else code = CALL(name)(buf, count, type, op ? MPI_PROC_NULL : dest, tag, comm, request);                                                        \
        check(site, code);                                                                                                                                \
        Template *t = template_of(site, op);                                                                                                              \
        t->forward = 1;                                                                                                                                   \
        t->copied = copied;                                                                                                                               \
        remember(site, *request, NULL, t);                                                                                                                \
        return code;                                                                                                                                      \
    }
SEND_INIT(Send_init)
SEND_INIT(Ssend_init)
SEND_INIT(Rsend_init)
SEND_INIT(Bsend_init)
#undef SEND_INIT

int ENTRY(Recv_init, augmented)(const pad_mpi_site *site, void *buf, COUNT count, MPI_Datatype type, int source, int tag, MPI_Comm comm,
                                MPI_Request *request, void *const *s, void **record) {
    if (source == MPI_ANY_SOURCE && tag == MPI_ANY_TAG) too_wild(site, comm);
    Op *op = receiving(site, buf, count, type, source, comm, s, 0);
    *record = NULL;
    int code = CALL(Recv_init)(buf, count, type, source, tag, comm, request);
    check(site, code);
    remember(site, *request, NULL, template_of(site, op));
    return code;
}

int ENTRY(Recv_init, forward)(const pad_mpi_site *site, void *buf, COUNT count, MPI_Datatype type, int source, int tag, MPI_Comm comm,
                              MPI_Request *request, void *const *s) {
    int code;
    Op *op = receiving(site, buf, count, type, source, comm, s, 0);
    if (op) {
        Parcel p = room_for(op);
        op->forward = unpack_again;
        code = PMPI_Recv_init(p.data, p.count, p.type, source, tag, comm, request);
        free_parcel(&p);
    } else code = CALL(Recv_init)(buf, count, type, source, tag, comm, request);
    check(site, code);
    Template *t = template_of(site, op);
    t->forward = 1;
    remember(site, *request, NULL, t);
    return code;
}
