/* Reductions by operators of the program, as the program could have written them itself: every rank gets the operands, one after the other, and folds them
in the order of the ranks. This is not called by derivatives: it becomes a part of the program before that is differentiated, and the operator's function with it. */
#ifdef PAD_MPI_ABI
#include <mpi_abi.h>
#else
#include <mpi.h>
#endif
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define INLINE static inline __attribute__((always_inline))

enum { NOT_DONE = -1 }; /* then the call stays what it is */

typedef void Function(void *, void *, int *, MPI_Datatype *);

/* From one buffer to another, what the type covers and nothing else. */
INLINE void copy(const void *from, void *to, int count, MPI_Datatype type) {
    MPI_Sendrecv(from, count, type, 0, 0, to, count, type, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE);
}

/* The operands of the ranks up to `last` folded in `result`, where `take` is set; with the operand's own gaps otherwise untouched. */
INLINE int fold(const void *operand, void *result, int count, MPI_Datatype type, MPI_Comm comm, int last, int take, Function *f) {
    int rank, size, inter;
    MPI_Aint low, extent;
    if (count <= 0) return MPI_SUCCESS;
    MPI_Comm_test_inter(comm, &inter);
    if (inter) return NOT_DONE;
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    MPI_Type_get_true_extent(type, &low, &extent);
    size_t bytes = (size_t)low + (size_t)extent;
    MPI_Type_get_extent(type, &low, &extent);
    bytes += (size_t)(count - 1) * (size_t)extent;
    void *one = calloc(bytes, 1), *sum = calloc(bytes, 1);
    for (int k = size - 1; k >= 0; k--) {
        if (k == rank) copy(operand, one, count, type);
        MPI_Bcast(one, count, type, k, comm);
        if (k == last) memcpy(sum, one, bytes);
        else if (k < last) {
            int length = count;
            MPI_Datatype same = type;
            f(one, sum, &length, &same);
        }
    }
    if (take) copy(sum, result, count, type);
    free(one);
    free(sum);
    return MPI_SUCCESS;
}

INLINE int last_rank(MPI_Comm comm) {
    int size;
    MPI_Comm_size(comm, &size);
    return size - 1;
}

INLINE int own_rank(MPI_Comm comm) {
    int rank;
    MPI_Comm_rank(comm, &rank);
    return rank;
}

int pad_fold_Allreduce(const void *s, void *r, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm, Function *f) {
    return fold(s == MPI_IN_PLACE ? r : s, r, count, type, comm, last_rank(comm), 1, f);
}

int pad_fold_Reduce(const void *s, void *r, int count, MPI_Datatype type, MPI_Op op, int root, MPI_Comm comm, Function *f) {
    return fold(s == MPI_IN_PLACE ? r : s, r, count, type, comm, last_rank(comm), own_rank(comm) == root, f);
}

int pad_fold_Scan(const void *s, void *r, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm, Function *f) {
    return fold(s == MPI_IN_PLACE ? r : s, r, count, type, comm, own_rank(comm), 1, f);
}

int pad_fold_Exscan(const void *s, void *r, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm, Function *f) {
    int last = own_rank(comm) - 1;
    return fold(s == MPI_IN_PLACE ? r : s, r, count, type, comm, last, last >= 0, f);
}

int pad_fold_Reduce_local(const void *in, void *inout, int count, MPI_Datatype type, MPI_Op op, Function *f) {
    f((void *)in, inout, &count, &type);
    return MPI_SUCCESS;
}
