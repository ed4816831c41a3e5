/* Partitioned messages. */
#include <math.h>
#include <mpi.h>

/* Partitions are computed, and readied, one after the other. */
double mpi_partitioned(double *x, int n, MPI_Comm comm) {
  int rank, size, flag = 0;
  double out[8], in[8], s = 0;
  MPI_Request r[2];
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  MPI_Psend_init(out, 4, 2, MPI_DOUBLE, (rank + 1) % size, 4, comm, MPI_INFO_NULL, &r[0]);
  MPI_Precv_init(in, 4, 2, MPI_DOUBLE, (rank + size - 1) % size, 4, comm, MPI_INFO_NULL, &r[1]);
  MPI_Startall(2, r);
  for (int k = 3; k >= 0; k--) {
    out[2 * k] = sin(x[k] * x[4]);
    out[2 * k + 1] = x[k] * x[k + 1];
    MPI_Pready(k, r[0]);
  }
  while (!flag) MPI_Parrived(r[1], 1, &flag);
  s += in[2] * in[3] * x[2];
  MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
  for (int i = 0; i < 8; i++) s += in[i] * in[i] * x[i % 5];
  MPI_Request_free(&r[0]);
  MPI_Request_free(&r[1]);
  return s;
}
