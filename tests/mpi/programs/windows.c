/* One-sided communication. */
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

/* Halos by Put and Get, sums by Accumulate; what is in the window is changed between epochs. */
double mpi_fences(double *x, int n, MPI_Comm comm) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  int next = (rank + 1) % size, previous = (rank + size - 1) % size;
  double *u = calloc(8, sizeof *u), part[3] = {x[0] * x[1], x[2], x[3] * x[3]}, got[2] = {0, 0}, s = 0;
  MPI_Win win;
  u[6] = x[4] * x[0];
  MPI_Win_create(u, 8 * sizeof *u, sizeof *u, MPI_INFO_NULL, comm, &win);
  MPI_Win_fence(0, win);
  for (int k = 0; k < 2; k++) {
    MPI_Put(part, 2, MPI_DOUBLE, next, 1, 2, MPI_DOUBLE, win);
    MPI_Get(got, 1, MPI_DOUBLE, previous, 6, 1, MPI_DOUBLE, win);
    MPI_Win_fence(0, win);
    part[0] = got[0] * x[k];
    u[3] = u[1] * u[2];
    MPI_Win_fence(0, win);
    MPI_Accumulate(part, 3, MPI_DOUBLE, 0, 3, 3, MPI_DOUBLE, MPI_SUM, win);
    MPI_Get(got + 1, 1, MPI_DOUBLE, next, 1, 1, MPI_DOUBLE, win);
    MPI_Win_fence(0, win);
    s += sin(u[3]) * u[4] * got[1];
    u[6] *= x[2];
    part[2] += got[1] * got[0];
    MPI_Win_fence(0, win);
  }
  MPI_Win_free(&win);
  for (int i = 0; i < 8; i++) s += u[i] * u[i] * x[i % 5];
  free(u);
  return s;
}

/* Everyone adds to one rank's window, and reads the result after a barrier. */
double mpi_locks(double *x, int n, MPI_Comm comm) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  double u[4] = {x[0], 0, 0, 0}, part[2] = {x[1] * x[2], x[3]}, all[2];
  MPI_Win win;
  MPI_Win_create(u, sizeof u, sizeof *u, MPI_INFO_NULL, comm, &win);
  MPI_Win_lock(MPI_LOCK_EXCLUSIVE, size - 1, 0, win);
  MPI_Accumulate(part, 2, MPI_DOUBLE, size - 1, 0, 2, MPI_DOUBLE, MPI_SUM, win);
  MPI_Win_unlock(size - 1, win);
  MPI_Barrier(comm);
  MPI_Win_lock_all(0, win);
  MPI_Get(all, 2, MPI_DOUBLE, size - 1, 0, 2, MPI_DOUBLE, win);
  MPI_Win_flush(size - 1, win);
  MPI_Win_unlock_all(win);
  MPI_Win_free(&win);
  return all[0] * all[1] * x[4] + u[0];
}
