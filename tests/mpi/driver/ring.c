/* A program that asks for derivatives itself: all modes against differences of the sum of what all ranks return. */
#include <mpi.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
extern double __enzyme_autodiff(void *, ...);
extern double __enzyme_fwddiff(void *, ...);
extern int enzyme_dup, enzyme_const;
extern void *__enzyme_augmentfwd(void *, ...);
extern void __enzyme_reverse(void *, ...);

static double loss(const double *x, int n, MPI_Comm comm) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  double got, s = 0, t = x[0];
  for (int k = 0; k < n; k++) {
    t *= x[k];
    MPI_Sendrecv(&t, 1, MPI_DOUBLE, (rank + 1) % size, 0, &got, 1, MPI_DOUBLE, (rank + size - 1) % size, 0, comm, MPI_STATUS_IGNORE);
    s += sin(got) * x[k];
  }
  double all;
  MPI_Allreduce(&s, &all, 1, MPI_DOUBLE, MPI_SUM, comm);
  return all * all * x[1];
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  int rank, size, bad = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  double x[3] = {0.4 + 0.1 * rank, 1.1, 0.7 - 0.05 * rank}, g[3] = {0, 0, 0};
  __enzyme_autodiff((void *)loss, enzyme_dup, x, g, enzyme_const, 3, enzyme_const, MPI_COMM_WORLD);
  for (int r = 0; r < size; r++)
    for (int i = 0; i < 3; i++) {
      double h = 1e-6, y[3] = {x[0], x[1], x[2]}, up, down, mine;
      if (r == rank) y[i] = x[i] + h;
      mine = loss(y, 3, MPI_COMM_WORLD);
      MPI_Allreduce(&mine, &up, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
      if (r == rank) y[i] = x[i] - h;
      mine = loss(y, 3, MPI_COMM_WORLD);
      MPI_Allreduce(&mine, &down, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
      if (r == rank && !(fabs((up - down) / (2 * h) - g[i]) < 1e-5 * (1 + fabs(g[i])))) {
        printf("rank %d: %g instead of %g\n", rank, g[i], (up - down) / (2 * h));
        bad++;
      }
    }
  /* Tangents: all ranks move at once. */
  double dx[3] = {1, -0.5, 0.25 * rank}, dot = g[0] * dx[0] + g[1] * dx[1] + g[2] * dx[2], total, tangent;
  tangent = __enzyme_fwddiff((void *)loss, enzyme_dup, x, dx, enzyme_const, 3, enzyme_const, MPI_COMM_WORLD);
  MPI_Allreduce(MPI_IN_PLACE, &tangent, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  MPI_Allreduce(&dot, &total, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  if (!(fabs(tangent - total) < 1e-9 * (1 + fabs(total)))) { printf("tangent %g instead of %g\n", tangent, total); bad++; }
  /* The halves of split mode. */
  double h[3] = {0, 0, 0};
  void *tape = __enzyme_augmentfwd((void *)loss, enzyme_dup, x, h, enzyme_const, 3, enzyme_const, MPI_COMM_WORLD);
  __enzyme_reverse((void *)loss, enzyme_dup, x, h, enzyme_const, 3, enzyme_const, MPI_COMM_WORLD, 1.0, tape);
  for (int i = 0; i < 3; i++) if (!(fabs(h[i] - g[i]) < 1e-9 * (1 + fabs(g[i])))) { printf("split %g instead of %g\n", h[i], g[i]); bad++; }
  MPI_Allreduce(MPI_IN_PLACE, &bad, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  if (rank == 0) printf("%d ranks: %d wrong\n", size, bad);
  MPI_Finalize();
  return bad != 0;
}
