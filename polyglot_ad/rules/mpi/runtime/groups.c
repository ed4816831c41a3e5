/* The ranks of an intercommunicator's own group as a communicator, for what the operands of a reduction have to do with each other. They make it when they
need it first, without the other group, and it goes with the intercommunicator. */

static int delete_group(MPI_Comm comm, int key, void *value, void *extra) {
    MPI_Comm *own = value;
    int over = 0;
    (void)comm, (void)key, (void)extra;
    PMPI_Finalized(&over);
    if (!over) PMPI_Comm_free(own);
    free(own);
    return MPI_SUCCESS;
}

static MPI_Comm own_group(const pad_mpi_site *site, MPI_Comm comm, int may_wait) {
    static int key = MPI_KEYVAL_INVALID;
    MPI_Comm *own = NULL;
    int found = 0;
    MPI_Group group, all, outside;
    if (!is_inter(comm)) return comm;
    pthread_mutex_lock(&lock);
    if (key == MPI_KEYVAL_INVALID) check(site, PMPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, delete_group, &key, NULL));
    pthread_mutex_unlock(&lock);
    check(site, PMPI_Comm_get_attr(comm, key, &own, &found));
    if (found) return *own;
    if (!may_wait)
        refuse(site, "a nonblocking reduction by another operator than MPI_SUM over an intercommunicator", "its group has no communicator yet, which takes waiting to make",
               "use a blocking or persistent reduction");
    own = get_memory(site, sizeof *own);
    check(site, PMPI_Comm_group(comm, &group));
    check(site, PMPI_Comm_group(MPI_COMM_WORLD, &all));
    check(site, PMPI_Group_difference(group, all, &outside));
    if (outside != MPI_GROUP_EMPTY)
        refuse(site, "a reduction by another operator than MPI_SUM over an intercommunicator", "its processes are not those of MPI_COMM_WORLD",
               "merge the groups by MPI_Intercomm_merge");
    check(site, PMPI_Comm_create_group(MPI_COMM_WORLD, group, own_tag(), own));
    PMPI_Group_free(&group);
    PMPI_Group_free(&all);
    check(site, PMPI_Comm_set_attr(comm, key, own));
    return *own;
}
