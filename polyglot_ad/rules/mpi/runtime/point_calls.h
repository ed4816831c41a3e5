/* Calls of point to point, for one type of counts: COUNT, CALL(name) the function of MPI, ENTRY(name, mode) ours. */

#define SEND(name, begun)                                                                                                                                 \
    int ENTRY(name, augmented)(const pad_mpi_site *site, const void *buf, COUNT count, MPI_Datatype type, int dest, int tag, MPI_Comm comm,               \
                               void *const *s, void **record) {                                                                                           \
        MPI_Request request;                                                                                                                              \
        Op *op = sending(site, buf, count, type, dest, tag, comm, s);                                                                                     \
        *record = op;                                                                                                                                     \
        if (!op || !threaded()) {                                                                                                                         \
            recorded(op);                                                                                                                                 \
            return CALL(name)(buf, count, type, dest, tag, comm);                                                                                         \
        }                                                                                                                                                 \
        begin_post();                                                                                                                                     \
        posted(op, 0);                                                                                                                                    \
        int code = CALL(begun)(buf, count, type, dest, tag, comm, &request);                                                                              \
        end_post();                                                                                                                                       \
        return code == MPI_SUCCESS ? PMPI_Wait(&request, MPI_STATUS_IGNORE) : code;                                                                       \
    }                                                                                                                                                     \
    int ENTRY(begun, augmented)(const pad_mpi_site *site, const void *buf, COUNT count, MPI_Datatype type, int dest, int tag, MPI_Comm comm,              \
                                MPI_Request *request, void *const *s, void **record) {                                                                    \
        Op *op = sending(site, buf, count, type, dest, tag, comm, s);                                                                                     \
        begin_post();                                                                                                                                     \
        post_deferred(op);                                                                                                                                \
        int code = CALL(begun)(buf, count, type, dest, tag, comm, request);                                                                               \
        end_post();                                                                                                                                       \
        check(site, code);                                                                                                                                \
        *record = deferred(site, op, *request);                                                                                                           \
        return code;                                                                                                                                      \
    }
SEND(Send, Isend)
SEND(Ssend, Issend)
SEND(Rsend, Irsend)
SEND(Bsend, Ibsend)
#undef SEND

#define FORWARD_SEND(name, begun)                                                                                                                         \
    int ENTRY(name, forward)(const pad_mpi_site *site, const void *buf, COUNT count, MPI_Datatype type, int dest, int tag, MPI_Comm comm,                 \
                             void *const *s) {                                                                                                            \
        Op *op = sending(site, buf, count, type, dest, tag, comm, s);                                                                                     \
        if (!op) return CALL(name)(buf, count, type, dest, tag, comm);                                                                                    \
        Parcel p = filled(op);                                                                                                                            \
        int code = PMPI_##name(p.data, p.count, p.type, dest, tag, comm);                                                                                 \
        free_parcel(&p);                                                                                                                                  \
        release_op(&op->base);                                                                                                                            \
        return code;                                                                                                                                      \
    }                                                                                                                                                     \
    int ENTRY(begun, forward)(const pad_mpi_site *site, const void *buf, COUNT count, MPI_Datatype type, int dest, int tag, MPI_Comm comm,                \
                              MPI_Request *request, void *const *s) {                                                                                     \
        int code;                                                                                                                                         \
        Op *op = sending(site, buf, count, type, dest, tag, comm, s);                                                                                     \
        if (op) {                                                                                                                                         \
            Parcel p = filled(op);                                                                                                                        \
            op->forward = sent;                                                                                                                           \
            post_deferred(op);                                                                                                                            \
            code = PMPI_##begun(p.data, p.count, p.type, dest, tag, comm, request);                                                                       \
            free_parcel(&p);                                                                                                                              \
        } else code = CALL(begun)(buf, count, type, dest, tag, comm, request);                                                                            \
        check(site, code);                                                                                                                                \
        deferred(site, op, *request);                                                                                                                     \
        return code;                                                                                                                                      \
    }
FORWARD_SEND(Send, Isend)
FORWARD_SEND(Ssend, Issend)
FORWARD_SEND(Rsend, Irsend)
#undef FORWARD_SEND

/* The program's buffer for such sends has no room for tangents. So they are copied into memory of ours, and the send is complete at once. */
int ENTRY(Bsend, forward)(const pad_mpi_site *site, const void *buf, COUNT count, MPI_Datatype type, int dest, int tag, MPI_Comm comm, void *const *s) {
    Op *op = sending(site, buf, count, type, dest, tag, comm, s);
    if (!op) return CALL(Bsend)(buf, count, type, dest, tag, comm);
    send_copy(op);
    release_op(&op->base);
    return MPI_SUCCESS;
}

int ENTRY(Ibsend, forward)(const pad_mpi_site *site, const void *buf, COUNT count, MPI_Datatype type, int dest, int tag, MPI_Comm comm,
                           MPI_Request *request, void *const *s) {
    Op *op = sending(site, buf, count, type, dest, tag, comm, s);
    int code = CALL(Ibsend)(buf, count, type, op ? MPI_PROC_NULL : dest, tag, comm, request);
    check(site, code);
    if (op) send_copy(op);
    release_maybe(op);
    deferred(site, NULL, *request);
    return code;
}

int ENTRY(Recv, augmented)(const pad_mpi_site *site, void *buf, COUNT count, MPI_Datatype type, int source, int tag, MPI_Comm comm, MPI_Status *status,
                           void *const *s, void **record) {
    MPI_Status own;
    int code;
    Op *op = receiving(site, buf, count, type, source, comm, s, 0);
    *record = NULL;
    if (source == MPI_ANY_SOURCE && tag == MPI_ANY_TAG) {
        MPI_Message message;
        wild_message(site, op, comm, &message, &own);
        code = CALL(Mrecv)(buf, count, type, &message, &own);
    } else if (!op || !threaded()) {
        code = CALL(Recv)(buf, count, type, source, tag, comm, &own);
        recorded(op);
    } else {
        MPI_Request request;
        begin_post();
        posted(op, 0);
        code = CALL(Irecv)(buf, count, type, source, tag, comm, &request);
        end_post();
        if (code == MPI_SUCCESS) code = PMPI_Wait(&request, &own);
    }
    give_status(status, &own);
    *record = received(op, code, &own);
    return code;
}

int ENTRY(Irecv, augmented)(const pad_mpi_site *site, void *buf, COUNT count, MPI_Datatype type, int source, int tag, MPI_Comm comm,
                            MPI_Request *request, void *const *s, void **record) {
    if (source == MPI_ANY_SOURCE && tag == MPI_ANY_TAG) too_wild(site, comm);
    Op *op = receiving(site, buf, count, type, source, comm, s, 0);
    begin_post();
    post_deferred(op);
    int code = CALL(Irecv)(buf, count, type, source, tag, comm, request);
    end_post();
    check(site, code);
    *record = deferred(site, op, *request);
    return code;
}

int ENTRY(Recv, forward)(const pad_mpi_site *site, void *buf, COUNT count, MPI_Datatype type, int source, int tag, MPI_Comm comm, MPI_Status *status,
                         void *const *s) {
    MPI_Status own;
    Op *op = receiving(site, buf, count, type, source, comm, s, 0);
    if (!op) return CALL(Recv)(buf, count, type, source, tag, comm, status);
    Parcel p = room_for(op);
    int code = PMPI_Recv(p.data, p.count, p.type, source, tag, comm, &own);
    free_parcel(&p);
    if (code == MPI_SUCCESS) unpack(op, &own);
    give_status(status, &own);
    release_op(&op->base);
    return code;
}

int ENTRY(Irecv, forward)(const pad_mpi_site *site, void *buf, COUNT count, MPI_Datatype type, int source, int tag, MPI_Comm comm, MPI_Request *request,
                          void *const *s) {
    int code;
    Op *op = receiving(site, buf, count, type, source, comm, s, 0);
    if (op) {
        Parcel p = room_for(op);
        op->forward = unpack;
        post_deferred(op);
        code = PMPI_Irecv(p.data, p.count, p.type, source, tag, comm, request);
        free_parcel(&p);
    } else code = CALL(Irecv)(buf, count, type, source, tag, comm, request);
    check(site, code);
    deferred(site, op, *request);
    return code;
}

/* A message that a probe has matched. Its place in the order is the probe's. */
int ENTRY(Mrecv, augmented)(const pad_mpi_site *site, void *buf, COUNT count, MPI_Datatype type, MPI_Message *message, MPI_Status *status,
                            void *const *s, void **record) {
    MPI_Status own;
    Matched m = take_matched(site, *message);
    Op *op = receiving(site, buf, count, type, m.source, m.comm, s, 0);
    at_match(op, &m);
    int code = CALL(Mrecv)(buf, count, type, message, &own);
    give_status(status, &own);
    *record = received(op, code, &own);
    return code;
}

int ENTRY(Imrecv, augmented)(const pad_mpi_site *site, void *buf, COUNT count, MPI_Datatype type, MPI_Message *message, MPI_Request *request,
                             void *const *s, void **record) {
    Matched m = take_matched(site, *message);
    Op *op = receiving(site, buf, count, type, m.source, m.comm, s, 0);
    if (op) op->base.reverse = reverse_post, op->deferred = 1;
    at_match(op, &m);
    int code = CALL(Imrecv)(buf, count, type, message, request);
    check(site, code);
    *record = deferred(site, op, *request);
    return code;
}

int ENTRY(Mrecv, forward)(const pad_mpi_site *site, void *buf, COUNT count, MPI_Datatype type, MPI_Message *message, MPI_Status *status, void *const *s) {
    MPI_Status own;
    Matched m = take_matched(site, *message);
    Op *op = receiving(site, buf, count, type, m.source, m.comm, s, 0);
    at_match(NULL, &m);
    if (!op) return CALL(Mrecv)(buf, count, type, message, status);
    Parcel p = room_for(op);
    int code = PMPI_Mrecv(p.data, p.count, p.type, message, &own);
    free_parcel(&p);
    if (code == MPI_SUCCESS) unpack(op, &own);
    give_status(status, &own);
    release_op(&op->base);
    return code;
}

int ENTRY(Imrecv, forward)(const pad_mpi_site *site, void *buf, COUNT count, MPI_Datatype type, MPI_Message *message, MPI_Request *request,
                           void *const *s) {
    int code;
    Matched m = take_matched(site, *message);
    Op *op = receiving(site, buf, count, type, m.source, m.comm, s, 0);
    at_match(NULL, &m);
    if (op) {
        Parcel p = room_for(op);
        op->forward = unpack;
        post_deferred(op);
        code = PMPI_Imrecv(p.data, p.count, p.type, message, request);
        free_parcel(&p);
    } else code = CALL(Imrecv)(buf, count, type, message, request);
    check(site, code);
    deferred(site, op, *request);
    return code;
}

int ENTRY(Sendrecv, augmented)(const pad_mpi_site *site, const void *sendbuf, COUNT sendcount, MPI_Datatype sendtype, int dest, int sendtag,
                               void *recvbuf, COUNT recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status,
                               void *const *s1, void *const *s2, void **record) {
    MPI_Status own;
    MPI_Request requests[2] = {MPI_REQUEST_NULL, MPI_REQUEST_NULL};
    int code;
    Op *out = sending(site, sendbuf, sendcount, sendtype, dest, sendtag, comm, s1);
    Op *in = receiving(site, recvbuf, recvcount, recvtype, source, comm, s2, 1);
    if (source == MPI_ANY_SOURCE && recvtag == MPI_ANY_TAG) too_wild(site, comm);
    begin_post();
    recorded(out);
    recorded(in);
    if (threaded() && (out || in)) {
        code = CALL(Irecv)(recvbuf, recvcount, recvtype, source, recvtag, comm, &requests[1]);
        if (code == MPI_SUCCESS) code = CALL(Isend)(sendbuf, sendcount, sendtype, dest, sendtag, comm, &requests[0]);
        end_post();
        if (code == MPI_SUCCESS) code = PMPI_Wait(&requests[1], &own);
        if (code == MPI_SUCCESS) code = PMPI_Wait(&requests[0], MPI_STATUS_IGNORE);
    } else {
        end_post();
        code = CALL(Sendrecv)(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, &own);
    }
    give_status(status, &own);
    *record = two(site, out, received(in, code, &own));
    return code;
}

int ENTRY(Sendrecv, forward)(const pad_mpi_site *site, const void *sendbuf, COUNT sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf,
                             COUNT recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status, void *const *s1,
                             void *const *s2) {
    MPI_Status own;
    MPI_Request request;
    Op *out = sending(site, sendbuf, sendcount, sendtype, dest, sendtag, comm, s1);
    Op *in = receiving(site, recvbuf, recvcount, recvtype, source, comm, s2, 1);
    int code;
    if (out) {
        Parcel p = filled(out);
        code = PMPI_Isend(p.data, p.count, p.type, dest, sendtag, comm, &request);
        free_parcel(&p);
    } else code = CALL(Isend)(sendbuf, sendcount, sendtype, dest, sendtag, comm, &request);
    check(site, code);
    if (in) {
        Parcel p = room_for(in);
        code = PMPI_Recv(p.data, p.count, p.type, source, recvtag, comm, &own);
        free_parcel(&p);
        if (code == MPI_SUCCESS) unpack(in, &own);
    } else code = CALL(Recv)(recvbuf, recvcount, recvtype, source, recvtag, comm, &own);
    give_status(status, &own);
    check(site, PMPI_Wait(&request, MPI_STATUS_IGNORE));
    release_maybe(out);
    release_maybe(in);
    return code;
}

int ENTRY(Sendrecv_replace, augmented)(const pad_mpi_site *site, void *buf, COUNT count, MPI_Datatype type, int dest, int sendtag, int source,
                                       int recvtag, MPI_Comm comm, MPI_Status *status, void *const *s, void **record) {
    MPI_Status own;
    Op *out = sending(site, buf, count, type, dest, sendtag, comm, s);
    Op *in = receiving(site, buf, count, type, source, comm, s, 0);
    if (source == MPI_ANY_SOURCE && recvtag == MPI_ANY_TAG) too_wild(site, comm);
    int code;
    begin_post();
    recorded(out);
    recorded(in);
    if (threaded() && out && in) {
        MPI_Request requests[2];
        Parcel p = plain_copy(site, buf, count, type);
        code = CALL(Irecv)(buf, count, type, source, recvtag, comm, &requests[1]);
        if (code == MPI_SUCCESS) code = PMPI_Isend(p.data, p.count, p.type, dest, sendtag, comm, &requests[0]);
        end_post();
        if (code == MPI_SUCCESS) code = PMPI_Wait(&requests[1], &own);
        if (code == MPI_SUCCESS) code = PMPI_Wait(&requests[0], MPI_STATUS_IGNORE);
        free_parcel(&p);
        free(p.data);
    } else {
        end_post();
        code = CALL(Sendrecv_replace)(buf, count, type, dest, sendtag, source, recvtag, comm, &own);
    }
    give_status(status, &own);
    *record = two(site, out, received(in, code, &own));
    return code;
}

int ENTRY(Sendrecv_replace, forward)(const pad_mpi_site *site, void *buf, COUNT count, MPI_Datatype type, int dest, int sendtag, int source, int recvtag,
                                     MPI_Comm comm, MPI_Status *status, void *const *s) {
    MPI_Status own;
    Op *out = sending(site, buf, count, type, dest, sendtag, comm, s);
    Op *in = receiving(site, buf, count, type, source, comm, s, 0);
    if (!out && !in) return CALL(Sendrecv_replace)(buf, count, type, dest, sendtag, source, recvtag, comm, status);
    Parcel p = out ? filled(out) : parcel(site, NULL, 0), q = in ? room_for(in) : parcel(site, NULL, 0);
    int code = PMPI_Sendrecv(p.data, p.count, p.type, dest, sendtag, q.data, q.count, q.type, source, recvtag, comm, &own);
    free_parcel(&p);
    free_parcel(&q);
    if (in && code == MPI_SUCCESS) unpack(in, &own);
    give_status(status, &own);
    release_maybe(out);
    release_maybe(in);
    return code;
}

/* Libraries differ in what status such a request has in the end: so it is that of a receive, and what is sent is copied. */
#ifdef HAS_ISENDRECV
int ENTRY(Isendrecv, augmented)(const pad_mpi_site *site, const void *sendbuf, COUNT sendcount, MPI_Datatype sendtype, int dest, int sendtag,
                                void *recvbuf, COUNT recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request,
                                void *const *s1, void *const *s2, void **record) {
    Op *out = sending(site, sendbuf, sendcount, sendtype, dest, sendtag, comm, s1);
    Op *in = receiving(site, recvbuf, recvcount, recvtype, source, comm, s2, 1);
    if (source == MPI_ANY_SOURCE && recvtag == MPI_ANY_TAG) too_wild(site, comm);
    begin_post();
    recorded(out);
    send_plain_copy(site, sendbuf, sendcount, sendtype, dest, sendtag, comm);
    post_deferred(in);
    check(site, CALL(Irecv)(recvbuf, recvcount, recvtype, source, recvtag, comm, request));
    end_post();
    deferred(site, in, *request);
    *record = two_posts(site, out, in);
    return MPI_SUCCESS;
}

int ENTRY(Isendrecv_replace, augmented)(const pad_mpi_site *site, void *buf, COUNT count, MPI_Datatype type, int dest, int sendtag, int source,
                                        int recvtag, MPI_Comm comm, MPI_Request *request, void *const *s, void **record) {
    Op *out = sending(site, buf, count, type, dest, sendtag, comm, s);
    Op *in = receiving(site, buf, count, type, source, comm, s, 0);
    if (source == MPI_ANY_SOURCE && recvtag == MPI_ANY_TAG) too_wild(site, comm);
    begin_post();
    recorded(out);
    send_plain_copy(site, buf, count, type, dest, sendtag, comm);
    post_deferred(in);
    check(site, CALL(Irecv)(buf, count, type, source, recvtag, comm, request));
    end_post();
    deferred(site, in, *request);
    *record = two_posts(site, out, in);
    return MPI_SUCCESS;
}

int ENTRY(Isendrecv, forward)(const pad_mpi_site *site, const void *sendbuf, COUNT sendcount, MPI_Datatype sendtype, int dest, int sendtag,
                              void *recvbuf, COUNT recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request,
                              void *const *s1, void *const *s2) {
    Op *out = sending(site, sendbuf, sendcount, sendtype, dest, sendtag, comm, s1);
    if (out) send_copy(out);
    else send_plain_copy(site, sendbuf, sendcount, sendtype, dest, sendtag, comm);
    release_maybe(out);
    return ENTRY(Irecv, forward)(site, recvbuf, recvcount, recvtype, source, recvtag, comm, request, s2);
}

int ENTRY(Isendrecv_replace, forward)(const pad_mpi_site *site, void *buf, COUNT count, MPI_Datatype type, int dest, int sendtag, int source, int recvtag,
                                      MPI_Comm comm, MPI_Request *request, void *const *s) {
    return ENTRY(Isendrecv, forward)(site, buf, count, type, dest, sendtag, buf, count, type, source, recvtag, comm, request, s, s);
}
#endif
