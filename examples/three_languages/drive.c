/* Marches a gas through a nozzle: the fluxes are Fortran's, the equation of state is Rust's. */

extern double pressure(double density, double energy);
extern void face_flux(const double *left, const double *right, double *flux);

/* state: density, momentum, energy of every cell. */
double final_thrust(const double *initial, int cells, double dt_over_dx, int steps)
{
    double state[3 * cells], flux[3 * (cells + 1)];
    for (int i = 0; i < 3 * cells; i++)
        state[i] = initial[i];
    for (int s = 0; s < steps; s++) {
        for (int i = 0; i <= cells; i++) {
            const double *left = state + 3 * (i > 0 ? i - 1 : 0), *right = state + 3 * (i < cells ? i : cells - 1);
            face_flux(left, right, flux + 3 * i);
        }
        for (int i = 0; i < 3 * cells; i++)
            state[i] -= dt_over_dx * (flux[i + 3] - flux[i]);
    }
    const double *last = state + 3 * (cells - 1);
    return last[1] * last[1] / last[0] + pressure(last[0], last[2] - 0.5 * last[1] * last[1] / last[0]);
}
