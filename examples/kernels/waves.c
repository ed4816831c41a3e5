/* The energy of a chain of springs after a number of leapfrog steps. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

double chain_energy(const double *start, double stiffness, int n, int steps)
{
    double *q = malloc(n * sizeof *q), *p = calloc(n, sizeof *p), energy = 0.0;
    memcpy(q, start, n * sizeof *q);
    for (int s = 0; s < steps; s++) {
        for (int i = 0; i < n; i++) {
            double left = i > 0 ? q[i - 1] : 0.0, right = i + 1 < n ? q[i + 1] : 0.0;
            double a = right - q[i], b = q[i] - left;
            p[i] += 0.01 * stiffness * (sin(a) - sin(b));
        }
        for (int i = 0; i < n; i++)
            q[i] += 0.01 * p[i];
    }
    for (int i = 0; i < n; i++)
        energy += 0.5 * p[i] * p[i] + q[i] * q[i];
    free(q);
    free(p);
    return energy;
}
