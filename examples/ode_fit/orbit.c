/* Lotka and Volterra's predators and prey, by Runge and Kutta's fourth-order method. */

static void rates(const double y[2], const double p[4], double dy[2])
{
    dy[0] = p[0] * y[0] - p[1] * y[0] * y[1];
    dy[1] = p[2] * y[0] * y[1] - p[3] * y[1];
}

static void step(double y[2], const double *p, double h)
{
    double k1[2], k2[2], k3[2], k4[2], z[2];
    rates(y, p, k1);
    for (int i = 0; i < 2; i++)
        z[i] = y[i] + 0.5 * h * k1[i];
    rates(z, p, k2);
    for (int i = 0; i < 2; i++)
        z[i] = y[i] + 0.5 * h * k2[i];
    rates(z, p, k3);
    for (int i = 0; i < 2; i++)
        z[i] = y[i] + h * k3[i];
    rates(z, p, k4);
    for (int i = 0; i < 2; i++)
        y[i] += h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
}

/* The trajectory at `times` moments, `inner` steps of h apart, from y = p[4], p[5]. */
void trajectory(const double *p, double *out, int times, int inner, double h)
{
    double y[2] = {p[4], p[5]};
    for (int t = 0; t < times; t++) {
        for (int s = 0; s < inner; s++)
            step(y, p, h);
        out[2 * t] = y[0];
        out[2 * t + 1] = y[1];
    }
}

/* The mean squared distance from what was observed. */
double misfit(const double *p, const double *observed, int times, int inner, double h)
{
    double y[2] = {p[4], p[5]}, sum = 0.0;
    for (int t = 0; t < times; t++) {
        for (int s = 0; s < inner; s++)
            step(y, p, h);
        for (int i = 0; i < 2; i++)
            sum += (y[i] - observed[2 * t + i]) * (y[i] - observed[2 * t + i]);
    }
    return sum / (2 * times);
}
