#include <math.h>
#include <mpi.h>
#include <stdlib.h>
static void nb(MPI_Comm comm, int *l, int *r) { int k, s; MPI_Comm_rank(comm,&k); MPI_Comm_size(comm,&s); *l=(k+s-1)%s; *r=(k+1)%s; }
/* threads with tags of their own */
double mpi_own_tags(const double *x, int n, MPI_Comm comm) {
  int l, r; nb(comm,&l,&r); double s = 0;
  #pragma omp parallel for num_threads(3) schedule(static,1) reduction(+:s)
  for (int t = 0; t < 5; t++) {
    double o[2] = {x[t]*x[0], x[t]}, i[2]; MPI_Request q[2];
    MPI_Irecv(i, 2, MPI_DOUBLE, l, t, comm, &q[0]); MPI_Isend(o, 2, MPI_DOUBLE, r, t, comm, &q[1]);
    MPI_Waitall(2, q, MPI_STATUSES_IGNORE);
    s += i[0]*i[1]*x[t];
  }
  return s;
}
/* threads on the same channel: whichever message whoever gets, the sum is the same */
double mpi_same_channel(const double *x, int n, MPI_Comm comm) {
  int l, r; nb(comm,&l,&r); double s = 0;
  #pragma omp parallel for num_threads(3) schedule(static,1) reduction(+:s)
  for (int t = 0; t < 5; t++) {
    double o = x[t]*x[0]*(t+1), i; MPI_Request q[2];
    MPI_Irecv(&i, 1, MPI_DOUBLE, l, 7, comm, &q[0]); MPI_Isend(&o, 1, MPI_DOUBLE, r, 7, comm, &q[1]);
    MPI_Waitall(2, q, MPI_STATUSES_IGNORE);
    s += i*i;
  }
  return s;
}
/* blocking, same channel, several rounds */
double mpi_same_blocking(const double *x, int n, MPI_Comm comm) {
  int l, r; nb(comm,&l,&r); double s = 0;
  #pragma omp parallel num_threads(2) reduction(+:s)
  for (int t = 0; t < 4; t++) {
    double o = x[t]*x[0]*(t+1), i;
    MPI_Sendrecv(&o, 1, MPI_DOUBLE, r, 7, &i, 1, MPI_DOUBLE, l, 7, comm, MPI_STATUS_IGNORE);
    s += i*i*i;
  }
  return s;
}
/* master communicates between loops of threads */
double mpi_funneled(const double *x, int n, MPI_Comm comm) {
  int l, r; nb(comm,&l,&r); double u[7] = {0}, v[7] = {0}, s = 0;
  for (int i = 0; i < 5; i++) u[i+1] = x[i]*x[i];
  for (int k = 0; k < 3; k++) {
    MPI_Request q[4];
    MPI_Irecv(&u[0], 1, MPI_DOUBLE, l, 0, comm, &q[0]); MPI_Irecv(&u[6], 1, MPI_DOUBLE, r, 1, comm, &q[1]);
    MPI_Isend(&u[5], 1, MPI_DOUBLE, r, 0, comm, &q[2]); MPI_Isend(&u[1], 1, MPI_DOUBLE, l, 1, comm, &q[3]);
    MPI_Waitall(4, q, MPI_STATUSES_IGNORE);
    #pragma omp parallel for num_threads(2)
    for (int i = 1; i < 6; i++) v[i] = u[i] + 0.1*(u[i-1] - 2*u[i] + u[i+1])*u[i];
    #pragma omp parallel for num_threads(2)
    for (int i = 1; i < 6; i++) u[i] = v[i];
  }
  for (int i = 1; i < 6; i++) s += sin(u[i])*x[i-1];
  return s;
}
