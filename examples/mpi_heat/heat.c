/* Heat in a rod that is spread over all ranks: each has `cells` of it. */
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

/* Conductivity at x in [0, 1]. */
static double conductivity(const double *p, double x) { return exp(p[0] + p[1] * x + p[2] * x * x); }

/* What neighbours have at their ends comes into u[0] and u[cells + 1]; the rod's own ends let no heat through. */
static void exchange(double *u, int cells, int left, int right, MPI_Comm comm) {
  u[0] = u[1];
  u[cells + 1] = u[cells];
  MPI_Sendrecv(&u[1], 1, MPI_DOUBLE, left, 0, &u[cells + 1], 1, MPI_DOUBLE, right, 0, comm, MPI_STATUS_IGNORE);
  MPI_Sendrecv(&u[cells], 1, MPI_DOUBLE, right, 1, &u[0], 1, MPI_DOUBLE, left, 1, comm, MPI_STATUS_IGNORE);
}

/* From the temperatures `start` to those after `steps` steps. The parameters of rank 0 count. */
void simulate(const double *parameters, const double *start, double *end, int cells, int steps, MPI_Comm comm) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  int left = rank ? rank - 1 : MPI_PROC_NULL, right = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;

  double p[3] = {parameters[0], parameters[1], parameters[2]};
  MPI_Bcast(p, 3, MPI_DOUBLE, 0, comm);

  double *u = calloc(cells + 2, sizeof *u), *flux = calloc(cells + 1, sizeof *flux);
  for (int i = 0; i < cells; i++) u[i + 1] = start[i];
  for (int step = 0; step < steps; step++) {
    exchange(u, cells, left, right, comm);
    for (int i = 0; i <= cells; i++) {
      double x = (double)(rank * cells + i) / (size * cells);
      flux[i] = 0.2 * conductivity(p, x) * (u[i + 1] - u[i]);
    }
    for (int i = 1; i <= cells; i++) u[i] += flux[i] - flux[i - 1];
  }
  for (int i = 0; i < cells; i++) end[i] = u[i + 1];
  free(u);
  free(flux);
}

/* The squared distance from what was seen, over the whole rod. It is the result of rank 0, so that it counts once. */
double misfit(const double *parameters, const double *start, const double *seen, int cells, int steps, MPI_Comm comm) {
  int rank;
  MPI_Comm_rank(comm, &rank);
  double *end = malloc(cells * sizeof *end), mine = 0, all = 0;
  simulate(parameters, start, end, cells, steps, comm);
  for (int i = 0; i < cells; i++) mine += (end[i] - seen[i]) * (end[i] - seen[i]);
  free(end);
  MPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, comm);
  return rank == 0 ? all : 0;
}
