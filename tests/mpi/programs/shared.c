/* Memory that ranks share. */
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

/* A stencil on one array, of which each rank has a part: neighbours' numbers are read where they are. */
double mpi_shared_stencil(double *x, int n, MPI_Comm comm) {
  int rank, size, unit;
  double *own, *left, *right, s = 0;
  MPI_Aint bytes;
  MPI_Win win;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  MPI_Win_allocate_shared(2 * n * sizeof *own, sizeof *own, MPI_INFO_NULL, comm, &own, &win);
  MPI_Win_shared_query(win, (rank + size - 1) % size, &bytes, &unit, &left);
  MPI_Win_shared_query(win, (rank + 1) % size, &bytes, &unit, &right);
  MPI_Win_lock_all(MPI_MODE_NOCHECK, win);
  for (int i = 0; i < n; i++) own[i] = x[i];
  for (int k = 0; k < 4; k++) {
    double *u = own + k % 2 * n, *v = own + (k + 1) % 2 * n;
    MPI_Win_sync(win);
    MPI_Barrier(comm);
    MPI_Win_sync(win);
    for (int i = 0; i < n; i++) {
      double before = i > 0 ? u[i - 1] : left[k % 2 * n + n - 1], after = i < n - 1 ? u[i + 1] : right[k % 2 * n];
      v[i] = u[i] + 0.2 * (before * after - u[i] * u[i]);
    }
  }
  for (int i = 0; i < n; i++) s += sin(own[i]) * own[i];
  MPI_Win_unlock_all(win);
  MPI_Win_free(&win);
  return s;
}

/* Everyone reads what one rank has, many times: adjoints that several processes add to at once. Fences. */
double mpi_shared_table(double *x, int n, MPI_Comm comm) {
  int rank, unit;
  double *table, s = 0;
  MPI_Aint bytes;
  MPI_Win win;
  MPI_Comm_rank(comm, &rank);
  MPI_Win_allocate_shared(rank == 0 ? n * sizeof *table : 0, sizeof *table, MPI_INFO_NULL, comm, &table, &win);
  MPI_Win_shared_query(win, 0, &bytes, &unit, &table);
  MPI_Win_fence(0, win);
  if (rank == 0)
    for (int i = 0; i < n; i++) table[i] = x[i] * x[(i + 1) % n];
  MPI_Win_fence(0, win);
  for (int i = 0; i < 2000; i++) s += table[i % n] * x[(i + rank) % n] / 2000;
  MPI_Win_fence(0, win);
  if (rank == 0) table[1] = s * s;
  MPI_Win_fence(0, win);
  s += table[1] * table[0];
  MPI_Win_free(&win);
  return s;
}

/* Each writes into its neighbour's part, and changes a number of the first one's in turn: a lock, then messages of integers make the order. */
double mpi_shared_turns(double *x, int n, MPI_Comm comm) {
  int rank, size, unit, token = 0;
  double *own, *next, *first, s = 0;
  MPI_Aint bytes;
  MPI_Win win;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  MPI_Win_allocate_shared(3 * sizeof *own, sizeof *own, MPI_INFO_NULL, comm, &own, &win);
  MPI_Win_shared_query(win, (rank + 1) % size, &bytes, &unit, &next);
  MPI_Win_shared_query(win, 0, &bytes, &unit, &first);
  own[0] = own[1] = own[2] = x[0];
  MPI_Barrier(comm);
  MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, win);
  first[0] *= x[1] * x[2];
  MPI_Win_unlock(0, win);
  MPI_Barrier(comm);
  MPI_Win_lock_all(0, win);
  if (rank > 0) MPI_Recv(&token, 1, MPI_INT, rank - 1, 0, comm, MPI_STATUS_IGNORE);
  MPI_Win_sync(win);
  next[1] = first[2] * x[3];
  first[2] = sin(first[2]) * x[4];
  MPI_Win_sync(win);
  if (rank < size - 1) MPI_Send(&token, 1, MPI_INT, rank + 1, 0, comm);
  MPI_Win_unlock_all(win);
  MPI_Barrier(comm);
  if (rank == 0) s = own[0] * own[2];
  s += own[1] * own[1] * x[2];
  MPI_Win_free(&win);
  return s;
}

typedef struct {
  volatile int ready;
  double value;
} Slot;

/* A chain of ranks that wait for each other's flags. */
double mpi_shared_flags(double *x, int n, MPI_Comm comm) {
  int rank, size, unit;
  Slot *own, *left = NULL, *right = NULL;
  MPI_Aint bytes;
  MPI_Win win;
  double s = 0;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  MPI_Win_allocate_shared(sizeof *own, 1, MPI_INFO_NULL, comm, &own, &win);
  if (rank > 0) MPI_Win_shared_query(win, rank - 1, &bytes, &unit, &left);
  if (rank < size - 1) MPI_Win_shared_query(win, rank + 1, &bytes, &unit, &right);
  own->ready = 0;
  own->value = x[0];
  MPI_Win_lock_all(0, win);
  MPI_Win_sync(win);
  MPI_Barrier(comm);
  if (rank > 0) {
    while (!own->ready) MPI_Win_sync(win);
    MPI_Win_sync(win);
    s = own->value * x[1];
    own->value *= x[2];
  }
  if (right) {
    right->value = own->value * x[3] + sin(s);
    MPI_Win_sync(win);
    right->ready = 1;
    MPI_Win_sync(win);
  }
  MPI_Barrier(comm);
  s += own->value * own->value;
  MPI_Win_unlock_all(win);
  MPI_Win_free(&win);
  return s;
}
