#include <mpi.h>
#include <stdlib.h>
/* Receives of anything from anybody that do not block: adjoints are on their way while they wait.
   A master hands out work and collects it by Waitany. */
double mpi_w_master(double *x, int n, MPI_Comm comm) {
  int r, s; MPI_Comm_rank(comm, &r); MPI_Comm_size(comm, &s);
  int tasks = 3 * s;
  double t = 0;
  if (s == 1) return x[0] * x[1];
  if (r == 0) {
    enum { K = 2 };
    double buf[K][2]; MPI_Request q[K]; int given = 0, got = 0;
    for (int k = 0; k < K; k++) MPI_Irecv(buf[k], 2, MPI_DOUBLE, MPI_ANY_SOURCE, MPI_ANY_TAG, comm, &q[k]);
    for (int w = 1; w < s && given < tasks; w++) { double v = x[given % n]; MPI_Send(&v, 1, MPI_DOUBLE, w, 1 + given, comm); given++; }
    while (got < tasks) {
      int i; MPI_Status st;
      MPI_Waitany(K, q, &i, &st);
      t += buf[i][0] * buf[i][1] * (st.MPI_TAG + 1); got++;
      if (got + K - 1 < tasks) MPI_Irecv(buf[i], 2, MPI_DOUBLE, MPI_ANY_SOURCE, MPI_ANY_TAG, comm, &q[i]);
      if (given < tasks) { double v = x[given % n] * x[(given + 1) % n]; MPI_Send(&v, 1, MPI_DOUBLE, st.MPI_SOURCE, 1 + given, comm); given++; }
      else { double v = 0; MPI_Send(&v, 1, MPI_DOUBLE, st.MPI_SOURCE, 0, comm); }
    }
  } else for (;;) {
    double v, o[2]; MPI_Status st;
    MPI_Recv(&v, 1, MPI_DOUBLE, 0, MPI_ANY_TAG, comm, &st);
    if (st.MPI_TAG == 0) break;
    o[0] = v * v; o[1] = 1.5 + v * st.MPI_TAG;
    MPI_Send(o, 2, MPI_DOUBLE, 0, st.MPI_TAG, comm);
  }
  return t;
}
double mpi_w_persistent(double *x, int n, MPI_Comm comm) {
  int r, s; MPI_Comm_rank(comm, &r); MPI_Comm_size(comm, &s);
  MPI_Comm twin; MPI_Comm_dup(comm, &twin);
  double in[5], out[5], t = 0; MPI_Request q;
  MPI_Recv_init(in, 5, MPI_DOUBLE, MPI_ANY_SOURCE, MPI_ANY_TAG, twin, &q);
  for (int k = 0; k < 4; k++) {
    for (int i = 0; i < n; i++) out[i] = x[i] * (k + 1) + (k ? in[i] : 0);
    MPI_Start(&q);
    MPI_Send(out, n, MPI_DOUBLE, (r + 1) % s, k, twin);
    int flag = 0; MPI_Status st;
    while (!flag) MPI_Test(&q, &flag, &st);
    t += in[st.MPI_TAG % n] * in[0];
    if (k % 2) MPI_Barrier(twin);
  }
  MPI_Request_free(&q); MPI_Comm_free(&twin);
  return t;
}
static double inner(double *x, int n, MPI_Comm c, int depth) {
  int r, s; MPI_Comm_rank(c, &r); MPI_Comm_size(c, &s);
  double out = x[depth % n], in; MPI_Request q; 
  MPI_Irecv(&in, 1, MPI_DOUBLE, MPI_ANY_SOURCE, MPI_ANY_TAG, c, &q);
  MPI_Send(&out, 1, MPI_DOUBLE, (r + 1) % s, depth, c);
  MPI_Wait(&q, MPI_STATUS_IGNORE);
  return in * in * out + (depth ? inner(x, n, c, depth - 1) : 0);
}
double mpi_w_split(double *x, int n, MPI_Comm comm) {
  int r; MPI_Comm_rank(comm, &r);
  MPI_Comm half; MPI_Comm_split(comm, r % 2, r, &half);
  double t = inner(x, n, half, 2);
  MPI_Barrier(comm);
  t += inner(x, n, comm, 1) * x[1];
  MPI_Comm_free(&half);
  return t;
}
double mpi_w_shift(double *x, int n, MPI_Comm comm) {
  int r, s; MPI_Comm_rank(comm, &r); MPI_Comm_size(comm, &s);
  double in[5], t = 0;
  for (int k = 0; k < 3; k++) {
    MPI_Sendrecv(x, n, MPI_DOUBLE, (r + 1) % s, k, in, n, MPI_DOUBLE, MPI_ANY_SOURCE, MPI_ANY_TAG, comm, MPI_STATUS_IGNORE);
    t += in[k] * in[k + 1] * x[k];
    MPI_Barrier(comm);
  }
  return t;
}
