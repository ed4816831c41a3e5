/* The collectives that move data. Included for each kind of count: N is its type, D that of displacements. `making` gives the operation, or NULL where
there is no derivative; BY: who completes it. */

#define NS ((int)sizeof(N))
#define DS ((int)sizeof(D))

COLLECTIVE(Gather, gather, (const void *a, N n, MPI_Datatype t, void *b, N m, MPI_Datatype u, int root, MPI_Comm comm), (a, n, t, b, m, u, root, comm),
           gathering(site, a, n, t, b, m, NULL, NULL, 0, 0, u, root, comm, s1, s2))
COLLECTIVE(Gatherv, gatherv, (const void *a, N n, MPI_Datatype t, void *b, const N *m, const D *at, MPI_Datatype u, int root, MPI_Comm comm),
           (a, n, t, b, m, at, u, root, comm), gathering(site, a, n, t, b, 0, m, at, NS, DS, u, root, comm, s1, s2))
COLLECTIVE(Scatter, scatter, (const void *a, N n, MPI_Datatype t, void *b, N m, MPI_Datatype u, int root, MPI_Comm comm), (a, n, t, b, m, u, root, comm),
           scattering(site, a, n, NULL, NULL, 0, 0, t, b, m, u, root, comm, s1, s2))
COLLECTIVE(Scatterv, scatterv, (const void *a, const N *n, const D *at, MPI_Datatype t, void *b, N m, MPI_Datatype u, int root, MPI_Comm comm),
           (a, n, at, t, b, m, u, root, comm), scattering(site, a, 0, n, at, NS, DS, t, b, m, u, root, comm, s1, s2))
COLLECTIVE(Allgather, allgather, (const void *a, N n, MPI_Datatype t, void *b, N m, MPI_Datatype u, MPI_Comm comm), (a, n, t, b, m, u, comm),
           spreading(site, a, n, t, b, m, NULL, NULL, 0, 0, u, comm, s1, s2))
COLLECTIVE(Allgatherv, allgatherv, (const void *a, N n, MPI_Datatype t, void *b, const N *m, const D *at, MPI_Datatype u, MPI_Comm comm),
           (a, n, t, b, m, at, u, comm), spreading(site, a, n, t, b, 0, m, at, NS, DS, u, comm, s1, s2))
COLLECTIVE(Alltoall, alltoall, (const void *a, N n, MPI_Datatype t, void *b, N m, MPI_Datatype u, MPI_Comm comm), (a, n, t, b, m, u, comm),
           swapping(site, a, n, t, b, m, u, comm, s1, s2))
COLLECTIVE(Alltoallv, alltoallv,
           (const void *a, const N *n, const D *at, MPI_Datatype t, void *b, const N *m, const D *to, MPI_Datatype u, MPI_Comm comm),
           (a, n, at, t, b, m, to, u, comm), swapping_lists(site, a, n, at, t, b, m, to, u, NS, DS, comm, s1, s2))
COLLECTIVE(Alltoallw, alltoallw,
           (const void *a, const N *n, const D *at, const MPI_Datatype *t, void *b, const N *m, const D *to, const MPI_Datatype *u, MPI_Comm comm),
           (a, n, at, t, b, m, to, u, comm), swapping_types(site, a, n, at, t, b, m, to, u, NS, DS, comm, s1, s2))
COLLECTIVE(Reduce_scatter, reduce_scatter, (const void *a, void *b, const N *m, MPI_Datatype t, MPI_Op with, MPI_Comm comm), (a, b, m, t, with, comm),
           folding(site, a, b, 0, m, NS, t, with, comm, BY, s1, s2))
COLLECTIVE(Reduce_scatter_block, reduce_scatter_block, (const void *a, void *b, N m, MPI_Datatype t, MPI_Op with, MPI_Comm comm),
           (a, b, m, t, with, comm), folding(site, a, b, m, NULL, 0, t, with, comm, BY, s1, s2))

COLLECTIVE(Reduce, reduce, (const void *a, void *b, N n, MPI_Datatype t, MPI_Op with, int root, MPI_Comm comm), (a, b, n, t, with, root, comm),
           reducing(site, a, b, n, t, with, root, 0, comm, BY, s1, s2))
COLLECTIVE(Allreduce, allreduce, (const void *a, void *b, N n, MPI_Datatype t, MPI_Op with, MPI_Comm comm), (a, b, n, t, with, comm),
           reducing(site, a, b, n, t, with, 0, 1, comm, BY, s1, s2))
COLLECTIVE(Scan, scan, (const void *a, void *b, N n, MPI_Datatype t, MPI_Op with, MPI_Comm comm), (a, b, n, t, with, comm),
           scanning(site, a, b, n, t, with, 0, comm, BY, s1, s2))
COLLECTIVE(Exscan, exscan, (const void *a, void *b, N n, MPI_Datatype t, MPI_Op with, MPI_Comm comm), (a, b, n, t, with, comm),
           scanning(site, a, b, n, t, with, 1, comm, BY, s1, s2))
COLLECTIVE(Neighbor_allgather, neighbor_allgather,
           (const void *a, N n, MPI_Datatype t, void *b, N m, MPI_Datatype u, MPI_Comm comm), (a, n, t, b, m, u, comm),
           neighbouring(site, a, n, NULL, NULL, NULL, t, b, m, NULL, NULL, NULL, u, 0, 0, 1, BY, comm, s1, s2))
COLLECTIVE(Neighbor_allgatherv, neighbor_allgatherv,
           (const void *a, N n, MPI_Datatype t, void *b, const N *m, const D *to, MPI_Datatype u, MPI_Comm comm), (a, n, t, b, m, to, u, comm),
           neighbouring(site, a, n, NULL, NULL, NULL, t, b, 0, m, to, NULL, u, NS, DS, 1, BY, comm, s1, s2))
COLLECTIVE(Neighbor_alltoall, neighbor_alltoall,
           (const void *a, N n, MPI_Datatype t, void *b, N m, MPI_Datatype u, MPI_Comm comm), (a, n, t, b, m, u, comm),
           neighbouring(site, a, n, NULL, NULL, NULL, t, b, m, NULL, NULL, NULL, u, 0, 0, 0, BY, comm, s1, s2))
COLLECTIVE(Neighbor_alltoallv, neighbor_alltoallv,
           (const void *a, const N *n, const D *at, MPI_Datatype t, void *b, const N *m, const D *to, MPI_Datatype u, MPI_Comm comm),
           (a, n, at, t, b, m, to, u, comm), neighbouring(site, a, 0, n, at, NULL, t, b, 0, m, to, NULL, u, NS, DS, 0, BY, comm, s1, s2))
COLLECTIVE(Neighbor_alltoallw, neighbor_alltoallw,
           (const void *a, const N *n, const MPI_Aint *at, const MPI_Datatype *t, void *b, const N *m, const MPI_Aint *to, const MPI_Datatype *u,
            MPI_Comm comm),
           (a, n, at, t, b, m, to, u, comm),
           neighbouring(site, a, 0, n, at, t, MPI_DATATYPE_NULL, b, 0, m, to, u, MPI_DATATYPE_NULL, NS, 8, 0, BY, comm, s1, s2))
BROADCAST(Bcast, bcast, (void *a, N n, MPI_Datatype t, int root, MPI_Comm comm), (a, n, t, root, comm), broadcasting(site, a, n, t, root, comm, s1))

#undef NS
#undef DS
