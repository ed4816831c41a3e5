/* Packed buffers. */
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>

/* A header of integers, then numbers of two kinds, in a buffer on the stack, round a ring. */
double mpi_packed_ring_float(double *x, int n, MPI_Comm comm) {
  char buffer[256];
  int rank, size, at = 0, count = 3;
  float weight = (float)(x[4] * x[0]);
  double result = 0, came[4];
  MPI_Status status;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  double mine[4] = {x[0] * x[1], sin(x[2]), x[3] * (rank + 1), x[2]};
  MPI_Pack(&count, 1, MPI_INT, buffer, 256, &at, comm);
  MPI_Pack(mine, count, MPI_DOUBLE, buffer, 256, &at, comm);
  MPI_Pack(&weight, 1, MPI_FLOAT, buffer, 256, &at, comm);
  MPI_Pack(mine + 3, 1, MPI_DOUBLE, buffer, 256, &at, comm);
  MPI_Sendrecv_replace(buffer, 256, MPI_PACKED, (rank + 1) % size, 1, (rank + size - 1) % size, 1, comm, &status);
  at = count = 0;
  MPI_Unpack(buffer, 256, &at, &count, 1, MPI_INT, comm);
  MPI_Unpack(buffer, 256, &at, came, count, MPI_DOUBLE, comm);
  MPI_Unpack(buffer, 256, &at, &weight, 1, MPI_FLOAT, comm);
  MPI_Unpack(buffer, 256, &at, came + count, 1, MPI_DOUBLE, comm);
  for (int i = 0; i <= count; i++) result += came[i] * came[i] * x[i] * weight;
  return result;
}

/* Parameters from the first rank in one message; memory of the length that is asked for; sent on a tree; probed. */
struct settings {
  double dt;
  int steps;
  double limits[2];
};

double mpi_packed_parameters(double *x, int n, MPI_Comm comm) {
  int rank, size, length, more, at = 0;
  struct settings s = {0, 0, {0, 0}};
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  MPI_Pack_size(3, MPI_DOUBLE, comm, &length);
  MPI_Pack_size(1, MPI_INT, comm, &more);
  char *buffer = malloc(length + more);
  if (rank == 0) {
    s.dt = x[0] * 0.1, s.steps = 4, s.limits[0] = x[1], s.limits[1] = x[2] * x[3];
    MPI_Pack(&s.dt, 1, MPI_DOUBLE, buffer, length + more, &at, comm);
    MPI_Pack(&s.steps, 1, MPI_INT, buffer, length + more, &at, comm);
    MPI_Pack(s.limits, 2, MPI_DOUBLE, buffer, length + more, &at, comm);
  }
  MPI_Bcast(buffer, length + more, MPI_PACKED, 0, comm);
  at = 0;
  MPI_Unpack(buffer, length + more, &at, &s.dt, 1, MPI_DOUBLE, comm);
  MPI_Unpack(buffer, length + more, &at, &s.steps, 1, MPI_INT, comm);
  MPI_Unpack(buffer, length + more, &at, s.limits, 2, MPI_DOUBLE, comm);
  double y = x[4];
  for (int k = 0; k < s.steps; k++) y += s.dt * (s.limits[0] * y - s.limits[1] * y * y);
  /* Its state goes to the first rank, which does not know how long the message is. */
  if (rank) {
    at = 0;
    MPI_Pack(&rank, 1, MPI_INT, buffer, length + more, &at, comm);
    for (int k = 0; k < 1 + rank % 2; k++) MPI_Pack(&y, 1, MPI_DOUBLE, buffer, length + more, &at, comm);
    MPI_Send(buffer, at, MPI_PACKED, 0, 3, comm);
  }
  for (int k = 1; rank == 0 && k < size; k++) {
    int count, from;
    double other[2] = {0, 0};
    MPI_Status status;
    MPI_Probe(MPI_ANY_SOURCE, 3, comm, &status);
    MPI_Get_count(&status, MPI_PACKED, &count);
    char *message = malloc(count);
    MPI_Recv(message, count, MPI_PACKED, status.MPI_SOURCE, 3, comm, &status);
    at = 0;
    MPI_Unpack(message, count, &at, &from, 1, MPI_INT, comm);
    for (int i = 0; at < count; i++) MPI_Unpack(message, count, &at, &other[i], 1, MPI_DOUBLE, comm);
    y += from * other[0] * other[1] + other[0];
    free(message);
  }
  free(buffer);
  return y * y;
}

/* In a loop, with requests, by memory that is filled anew; the numbers of each message lie elsewhere. */
double mpi_packed_loop(double *x, int n, MPI_Comm comm) {
  static char out[512], in[512];
  int rank, size;
  double sum = 0, u[5];
  memcpy(u, x, sizeof u);
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  for (int k = 0; k < 4; k++) {
    MPI_Request r[2];
    int at = 0;
    MPI_Irecv(in, 512, MPI_PACKED, (rank + size - 1) % size, k, comm, &r[0]);
    MPI_Pack(&k, k % 3, MPI_INT, out, 512, &at, comm);
    MPI_Pack(u, 5 - k % 2, MPI_DOUBLE, out, 512, &at, comm);
    MPI_Isend(out, at, MPI_PACKED, (rank + 1) % size, k, comm, &r[1]);
    MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
    at = k % 3 * (int)sizeof(int);
    double v[5] = {1, 1, 1, 1, 1};
    MPI_Unpack(in, 512, &at, v, 5 - k % 2, MPI_DOUBLE, comm);
    for (int i = 0; i < 5; i++) u[i] = sin(v[i]) * x[i];
    sum += u[k] * u[4];
  }
  return sum;
}

/* Of the external representation; gathered, and what is gathered is scattered again. */
double mpi_packed_external(double *x, int n, MPI_Comm comm) {
  int rank, size, number = 7;
  MPI_Aint at = 0, length, all_at = 0;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  double y[3] = {x[0] * x[1], x[2], exp(x[3])}, z[3] = {0, 0, 0}, s = 0;
  MPI_Pack_external_size("external32", 3, MPI_DOUBLE, &length);
  char *buffer = malloc(length + 4), *all = malloc(size * (length + 4));
  MPI_Pack_external("external32", &number, 1, MPI_INT, buffer, length + 4, &at);
  MPI_Pack_external("external32", y, 3, MPI_DOUBLE, buffer, length + 4, &at);
  MPI_Gather(buffer, (int)at, MPI_BYTE, all, (int)at, MPI_BYTE, size - 1, comm);
  for (int k = 0; rank == size - 1 && k < size; k++) {
    MPI_Unpack_external("external32", all, size * at, &all_at, &number, 1, MPI_INT);
    MPI_Unpack_external("external32", all, size * at, &all_at, z, 3, MPI_DOUBLE);
    s += z[0] * z[1] * z[2] * number;
  }
  MPI_Scatter(all, (int)at, MPI_BYTE, buffer, (int)at, MPI_BYTE, size - 1, comm);
  at = 4;
  MPI_Unpack_external("external32", buffer, length + 4, &at, z, 3, MPI_DOUBLE);
  s += z[0] * x[4] + z[2] * z[1];
  free(buffer), free(all);
  return s;
}
