/* The driver of a program whose parts are written in C++, Rust and Fortran. */
#include <stdlib.h>

double saturation(double temperature);                            /* Rust */
void relax(double *u, const double *rhs, int n, int sweeps);      /* Fortran */
double roughness(const double *u, int n);                         /* C++ */

double column_loss(const double *temperature, int n, int sweeps)
{
    double *u = calloc(n, sizeof *u), *rhs = malloc(n * sizeof *rhs);
    for (int i = 0; i < n; i++)
        rhs[i] = saturation(temperature[i]);
    relax(u, rhs, n, sweeps);
    double loss = roughness(u, n);
    free(u);
    free(rhs);
    return loss;
}
