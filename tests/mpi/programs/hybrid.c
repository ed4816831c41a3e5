/* Threads within ranks. */
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

static void exchange(double *u, int n, MPI_Comm comm) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  int left = rank ? rank - 1 : MPI_PROC_NULL, right = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;
  MPI_Sendrecv(&u[1], 1, MPI_DOUBLE, left, 0, &u[n + 1], 1, MPI_DOUBLE, right, 0, comm, MPI_STATUS_IGNORE);
  MPI_Sendrecv(&u[n], 1, MPI_DOUBLE, right, 1, &u[0], 1, MPI_DOUBLE, left, 1, comm, MPI_STATUS_IGNORE);
}

/* Ranks exchange between regions of threads. */
double mpi_threads_between_messages(const double *x, int n, MPI_Comm comm) {
  double *u = calloc(n + 2, sizeof *u), *v = calloc(n + 2, sizeof *v), s = 0, all;
  for (int i = 0; i < n; i++) u[i + 1] = x[i];
  for (int step = 0; step < 4; step++) {
    exchange(u, n, comm);
#pragma omp parallel for num_threads(2)
    for (int i = 1; i <= n; i++) v[i] = u[i] + 0.1 * (u[i - 1] - 2 * u[i] + u[i + 1]) * u[i];
    double *w = u;
    u = v;
    v = w;
  }
#pragma omp parallel for reduction(+ : s) num_threads(2)
  for (int i = 1; i <= n; i++) s += sin(u[i]) * u[i];
  MPI_Allreduce(&s, &all, 1, MPI_DOUBLE, MPI_SUM, comm);
  free(u);
  free(v);
  return all * all;
}

/* One thread of the region exchanges while the others wait. */
double mpi_messages_of_the_first_thread(const double *x, int n, MPI_Comm comm) {
  double u[7] = {0}, v[7] = {0}, s = 0;
  for (int i = 0; i < 5; i++) u[i + 1] = x[i];
#pragma omp parallel num_threads(2)
  for (int step = 0; step < 3; step++) {
#pragma omp master
    exchange(u, 5, comm);
#pragma omp barrier
#pragma omp for
    for (int i = 1; i <= 5; i++) v[i] = u[i] + 0.1 * (u[i - 1] - 2 * u[i] + u[i + 1]) * u[i];
#pragma omp for
    for (int i = 1; i <= 5; i++) u[i] = v[i];
  }
  for (int i = 1; i <= 5; i++) s += u[i] * u[i] * x[0];
  return s;
}

/* Each thread has messages of its own, with a tag of its own. */
double mpi_messages_of_all_threads(const double *x, int n, MPI_Comm comm) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  double s = 0;
#pragma omp parallel for num_threads(2) schedule(static, 1) reduction(+ : s)
  for (int k = 0; k < 2; k++) {
    double mine = x[k] * x[k + 1], other = 0;
    MPI_Sendrecv(&mine, 1, MPI_DOUBLE, (rank + 1) % size, k, &other, 1, MPI_DOUBLE, (rank + size - 1) % size, k, comm, MPI_STATUS_IGNORE);
    s += sin(other) * x[k + 2];
  }
  return s;
}
