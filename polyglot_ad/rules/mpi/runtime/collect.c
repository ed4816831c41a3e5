/* Gather, Scatter, Allgather, Alltoall and their relatives: which segments each rank sends and receives.

`size` is that of the program's integers in lists of counts, `dsize` of those in lists of places: 4 bytes, or 8; 0: there are no lists, and all segments are
of one length. Lists are copied: the program may change them. */

static int64_t of_list(const void *list, int64_t i, int size) { return size == 4 ? ((const int *)list)[i] : ((const int64_t *)list)[i]; }

static Op *gathering(const pad_mpi_site *site, const void *sendbuf, int64_t sendcount, MPI_Datatype sendtype, void *recvbuf, int64_t recvcount,
                     const void *recvcounts, const void *displs, int size, int dsize, MPI_Datatype recvtype, int root, MPI_Comm comm, void *const *s1,
                     void *const *s2) {
    if (root == MPI_PROC_NULL) return NULL;
    Op *op = new_move(site, comm, !size, exchange_gather, exchange_scatter);
    Move *m = move_of(op);
    int n = peers_in(comm);
    op->peer = root;
    if (takes_root_role(comm, root))
        m->recv = size ? uneven_side(site, recvbuf, s2, n, widened(site, recvcounts, n, 1, size), widened(site, displs, n, 1, dsize), recvtype, 1)
                             : even_side(site, recvbuf, s2, n, recvcount, recvtype, 1);
    if (sendbuf == MPI_IN_PLACE) m->send = segment_of(site, &m->recv, rank_in(comm));
    else if (root != MPI_ROOT) m->send = even_side(site, sendbuf, s1, 1, sendcount, sendtype, 0);
    return if_it_carries(op);
}

static Op *scattering(const pad_mpi_site *site, const void *sendbuf, int64_t sendcount, const void *sendcounts, const void *displs, int size, int dsize,
                      MPI_Datatype sendtype, void *recvbuf, int64_t recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, void *const *s1,
                      void *const *s2) {
    if (root == MPI_PROC_NULL) return NULL;
    Op *op = new_move(site, comm, !size, exchange_scatter, exchange_gather);
    Move *m = move_of(op);
    int n = peers_in(comm);
    op->peer = root;
    if (takes_root_role(comm, root))
        m->send = size ? uneven_side(site, sendbuf, s1, n, widened(site, sendcounts, n, 1, size), widened(site, displs, n, 1, dsize), sendtype, 0)
                             : even_side(site, sendbuf, s1, n, sendcount, sendtype, 0);
    if (recvbuf == MPI_IN_PLACE) m->recv = segment_of(site, &m->send, rank_in(comm));
    else if (root != MPI_ROOT) m->recv = even_side(site, recvbuf, s2, 1, recvcount, recvtype, 1);
    return if_it_carries(op);
}

static Op *spreading(const pad_mpi_site *site, const void *sendbuf, int64_t sendcount, MPI_Datatype sendtype, void *recvbuf, int64_t recvcount,
                     const void *recvcounts, const void *displs, int size, int dsize, MPI_Datatype recvtype, MPI_Comm comm, void *const *s1,
                     void *const *s2) {
    /* Between two groups each rank sends to all others, and the sum is made where it arrives; so do packed bytes, which no operator of MPI adds. */
    int inter = is_inter(comm) || moves_packed(site, recvtype, 1), n = peers_in(comm);
    Op *op = inter ? new_move(site, comm, 0, exchange_swap, exchange_swap) : new_move(site, comm, !size, exchange_spread, exchange_fold);
    Move *m = move_of(op);
    m->converts = !inter;
    m->recv = size ? uneven_side(site, recvbuf, s2, n, widened(site, recvcounts, n, 1, size), widened(site, displs, n, 1, dsize), recvtype, 1)
                         : even_side(site, recvbuf, s2, n, recvcount, recvtype, 1);
    if (sendbuf == MPI_IN_PLACE) m->send = segment_of(site, &m->recv, rank_in(comm));
    else m->send = even_side(site, sendbuf, s1, 1, sendcount, sendtype, 0);
    if (inter) repeat_side(&m->send, n);
    return if_it_carries(op);
}

static Op *swapping(const pad_mpi_site *site, const void *sendbuf, int64_t sendcount, MPI_Datatype sendtype, void *recvbuf, int64_t recvcount,
                    MPI_Datatype recvtype, MPI_Comm comm, void *const *s1, void *const *s2) {
    Op *op = new_move(site, comm, EVEN, exchange_swap, exchange_swap);
    Move *m = move_of(op);
    int n = peers_in(comm);
    m->recv = even_side(site, recvbuf, s2, n, recvcount, recvtype, 1);
    if (sendbuf == MPI_IN_PLACE) m->send = same_side(site, &m->recv);
    else m->send = even_side(site, sendbuf, s1, n, sendcount, sendtype, 0);
    return if_it_carries(op);
}

static Op *swapping_lists(const pad_mpi_site *site, const void *sendbuf, const void *sendcounts, const void *sdispls, MPI_Datatype sendtype, void *recvbuf,
                          const void *recvcounts, const void *rdispls, MPI_Datatype recvtype, int size, int dsize, MPI_Comm comm, void *const *s1,
                          void *const *s2) {
    Op *op = new_move(site, comm, UNEVEN, exchange_swap, exchange_swap);
    Move *m = move_of(op);
    int n = peers_in(comm);
    m->recv = uneven_side(site, recvbuf, s2, n, widened(site, recvcounts, n, 1, size), widened(site, rdispls, n, 1, dsize), recvtype, 1);
    if (sendbuf == MPI_IN_PLACE) m->send = same_side(site, &m->recv);
    else m->send = uneven_side(site, sendbuf, s1, n, widened(site, sendcounts, n, 1, size), widened(site, sdispls, n, 1, dsize), sendtype, 0);
    return if_it_carries(op);
}

/* With a datatype for each rank. All take part in the exchange of adjoints whatever the datatypes are: a rank that moves nothing cannot know of the
others. */
static Op *swapping_types(const pad_mpi_site *site, const void *sendbuf, const void *sendcounts, const void *sdispls, const MPI_Datatype *sendtypes,
                          void *recvbuf, const void *recvcounts, const void *rdispls, const MPI_Datatype *recvtypes, int size, int dsize, MPI_Comm comm,
                          void *const *s1, void *const *s2) {
    Op *op = new_move(site, comm, UNEVEN, exchange_swap, exchange_swap);
    Move *m = move_of(op);
    int n = peers_in(comm);
    m->recv = mixed_side(site, recvbuf, s2, n, widened(site, recvcounts, n, 1, size), widened(site, rdispls, n, 1, dsize), recvtypes, 1);
    if (sendbuf == MPI_IN_PLACE) m->send = same_side(site, &m->recv);
    else m->send = mixed_side(site, sendbuf, s1, n, widened(site, sendcounts, n, 1, size), widened(site, sdispls, n, 1, dsize), sendtypes, 0);
    return if_it_carries(op);
}

/* Reductions whose result is scattered. The operand is the whole vector, in segments as long as the results of the ranks. By other operators than MPI_SUM
tangents of all of it are moved to all. */
static void fold_forth(Op *op) { dual_start(op, DUAL_ALL, 1); }

static void fold_arrive(Op *op, MPI_Status *status) {
    Move *m = move_of(op);
    int me = rank_in(op->comm), kind = widest(&m->send.all);
    int64_t first = 0;
    (void)status;
    for (int i = 0; i < me; i++) {
        View v = segment(&m->send, i);
        first += v.count > 0 ? stream_length(&v, kind, NULL) : 0;
    }
    View own = segment(&m->recv, 0);
    dual_arrive(op, own.count > 0 ? &own : NULL, first);
}

static Op *folding(const pad_mpi_site *site, const void *sendbuf, void *recvbuf, int64_t recvcount, const void *recvcounts, int size, MPI_Datatype type,
                   MPI_Op operator, MPI_Comm comm, int by, void *const *s1, void *const *s2) {
    int in_place = sendbuf == MPI_IN_PLACE, n = size_of(comm), me = rank_in(comm);
    int64_t total = 0, first = 0, own = size ? of_list(recvcounts, me, size) : recvcount;
    const void *operand = in_place ? recvbuf : sendbuf;
    for (int i = 0; i < n; i++) {
        if (i == me) first = total;
        total += size ? of_list(recvcounts, i, size) : recvcount;
    }
    if (is_inter(comm)) return folding_groups(site, sendbuf, recvbuf, first, own, total, type, operator, comm, by, s1, s2);
    Op *op = new_move(site, comm, !size, exchange_fold, exchange_spread);
    Move *m = move_of(op);
    m->converts = 1;
    m->recv = even_side(site, recvbuf, s2, 1, own, type, 1);
    int64_t *counts = get_memory(site, n * 8);
    for (int i = 0; i < n; i++) counts[i] = size ? of_list(recvcounts, i, size) : recvcount;
    m->send = uneven_side(site, operand, in_place ? s2 : s1, n, counts, NULL, type, in_place);
    if (!(op = if_it_carries(op))) return NULL;
    if (m->recv.all.bytes == PACKED) refuse(site, "a reduction of packed bytes", "MPI has none", "unpack them");
    View whole = m->send.all;
    whole.count = total;
    make_plan(op, &whole, operand, total, type, operator);
    op->drop_start = drop_weights;
    op->again = find_own_weights;
    op->completed = weights_known;
    if (plan_of(op)) {
        op->forth = fold_forth;
        op->arrive = fold_arrive;
    }
    return op;
}
