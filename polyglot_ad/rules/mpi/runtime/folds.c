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

typedef void Function(void *, void *, int *, MPI_Datatype *);

/* From one buffer to another, what the type covers and nothing else. */
INLINE void copy(const void *from, void *to, int count, MPI_Datatype type) {
    MPI_Sendrecv(from, count, type, 0, 0, to, count, type, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE);
}

enum { TO_ALL = -1000 }; /* not a rank, nor what stands for one in an intercommunicator */

/* Of the operands of the ranks up to `last`, folded: `own` items from `first` on in `result`, where last >= 0; with the result's own gaps otherwise untouched.
`root`: who gets the operands. */
INLINE int fold(const void *operand, void *result, int count, int first, int own, MPI_Datatype type, int root, MPI_Comm comm, int last, Function *f) {
    int size, inter;
    MPI_Aint low, extent, span;
    if (count <= 0) return MPI_SUCCESS;
    MPI_Comm_test_inter(comm, &inter);
    if (inter) MPI_Comm_remote_size(comm, &size);
    else MPI_Comm_size(comm, &size);
    if (inter && last >= 0) last = size - 1;
    MPI_Type_get_true_extent(type, &low, &span);
    span += low;
    MPI_Type_get_extent(type, &low, &extent);
    char *operands = calloc((size_t)size * (size_t)count * (size_t)extent + (size_t)span, 1);
    if (root == TO_ALL) MPI_Allgather(operand, count, type, operands, count, type, comm);
    else MPI_Gather(operand, count, type, operands, count, type, root, comm);
    if (last >= 0) {
        char *sum = operands + (size_t)last * (size_t)count * (size_t)extent;
        for (int k = last - 1; k >= 0; k--) {
            int length = count;
            MPI_Datatype same = type;
            f(operands + (size_t)k * (size_t)count * (size_t)extent, sum, &length, &same);
        }
        if (own > 0) copy(sum + first * extent, result, own, type);
    }
    free(operands);
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
    return fold(s == MPI_IN_PLACE ? r : s, r, count, 0, count, type, TO_ALL, comm, last_rank(comm), f);
}

int pad_fold_Reduce(const void *s, void *r, int count, MPI_Datatype type, MPI_Op op, int root, MPI_Comm comm, Function *f) {
    int inter, here;
    if (root == MPI_PROC_NULL) return MPI_SUCCESS;
    MPI_Comm_test_inter(comm, &inter);
    here = inter ? root == MPI_ROOT : own_rank(comm) == root;
    return fold(s == MPI_IN_PLACE ? r : s, r, count, 0, count, type, root, comm, here ? last_rank(comm) : -1, f);
}

int pad_fold_Reduce_scatter(const void *s, void *r, const int *counts, MPI_Datatype type, MPI_Op op, MPI_Comm comm, Function *f) {
    int total = 0, first = 0, me = own_rank(comm), last = last_rank(comm), own = counts[me];
    for (int i = 0; i <= last; i++) {
        if (i < me) first += counts[i];
        total += counts[i];
    }
    return fold(s == MPI_IN_PLACE ? r : s, r, total, first, own, type, TO_ALL, comm, last, f);
}

int pad_fold_Reduce_scatter_block(const void *s, void *r, int own, MPI_Datatype type, MPI_Op op, MPI_Comm comm, Function *f) {
    int me = own_rank(comm), last = last_rank(comm);
    return fold(s == MPI_IN_PLACE ? r : s, r, (last + 1) * own, me * own, own, type, TO_ALL, comm, last, f);
}

int pad_fold_Scan(const void *s, void *r, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm, Function *f) {
    return fold(s == MPI_IN_PLACE ? r : s, r, count, 0, count, type, TO_ALL, comm, own_rank(comm), f);
}

int pad_fold_Exscan(const void *s, void *r, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm, Function *f) {
    return fold(s == MPI_IN_PLACE ? r : s, r, count, 0, count, type, TO_ALL, comm, own_rank(comm) - 1, f);
}

int pad_fold_Reduce_local(const void *in, void *inout, int count, MPI_Datatype type, MPI_Op op, Function *f) {
    f((void *)in, inout, &count, &type);
    return MPI_SUCCESS;
}
