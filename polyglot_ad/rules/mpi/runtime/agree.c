/* Loops of several ranks that are reversed by checkpoints (differentiate/checkpoint): all run the same iterations again, so their schedules agree. */

/* Of each number the least that a rank of the communicator gives. How many requests the program waits for still. */
int64_t pad_mpi_agree(int64_t handle, int64_t *numbers, int64_t count) {
    MPI_Comm comm = (MPI_Comm)(intptr_t)handle;
    if (count) {
        MPI_Errhandler old = errors_returned(comm);
        check(NULL, PMPI_Allreduce(MPI_IN_PLACE, numbers, (int)count, MPI_INT64_T, MPI_MIN, comm));
        errors_as_before(comm, old);
    }
    return issued;
}
