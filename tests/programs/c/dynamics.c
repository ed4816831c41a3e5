#include <math.h>

typedef struct {
    double position[3];
    double velocity[3];
    double mass;
} Body;

static void acceleration(const Body *bodies, int n, int i, double *out)
{
    out[0] = out[1] = out[2] = 0.0;
    for (int j = 0; j < n; j++) {
        if (j == i)
            continue;
        double d[3], r2 = 1e-3;
        for (int k = 0; k < 3; k++) {
            d[k] = bodies[j].position[k] - bodies[i].position[k];
            r2 += d[k] * d[k];
        }
        double scale = bodies[j].mass / (r2 * sqrt(r2));
        for (int k = 0; k < 3; k++)
            out[k] += scale * d[k];
    }
}

/* Bodies that attract each other, moved by `steps` kicks and drifts, in place. */
void simulate(Body *bodies, int n, double dt, int steps)
{
    for (int s = 0; s < steps; s++) {
        for (int i = 0; i < n; i++) {
            double a[3];
            acceleration(bodies, n, i, a);
            for (int k = 0; k < 3; k++)
                bodies[i].velocity[k] += dt * a[k];
        }
        for (int i = 0; i < n; i++)
            for (int k = 0; k < 3; k++)
                bodies[i].position[k] += dt * bodies[i].velocity[k];
    }
}

double kinetic_energy(const Body *bodies, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 3; k++)
            sum += 0.5 * bodies[i].mass * bodies[i].velocity[k] * bodies[i].velocity[k];
    return sum;
}

/* Predator and prey: y' of the Lotka-Volterra equations. */
static void lotka_volterra(const double y[2], const double p[4], double dy[2])
{
    dy[0] = p[0] * y[0] - p[1] * y[0] * y[1];
    dy[1] = p[2] * y[0] * y[1] - p[3] * y[1];
}

/* Runge and Kutta's fourth-order method with the right-hand side as a function pointer. */
static void rk4(void (*f)(const double *, const double *, double *), double y[2], const double *p, double h)
{
    double k1[2], k2[2], k3[2], k4[2], z[2];
    f(y, p, k1);
    for (int i = 0; i < 2; i++) z[i] = y[i] + 0.5 * h * k1[i];
    f(z, p, k2);
    for (int i = 0; i < 2; i++) z[i] = y[i] + 0.5 * h * k2[i];
    f(z, p, k3);
    for (int i = 0; i < 2; i++) z[i] = y[i] + h * k3[i];
    f(z, p, k4);
    for (int i = 0; i < 2; i++) y[i] += h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
}

/* Sum of squared differences between the trajectory and what was observed. */
double orbit_misfit(const double *parameters, const double *start, const double *observed, int steps, double h)
{
    double y[2] = {start[0], start[1]}, sum = 0.0;
    for (int s = 0; s < steps; s++) {
        rk4(lotka_volterra, y, parameters, h);
        for (int i = 0; i < 2; i++) {
            double error = y[i] - observed[2 * s + i];
            sum += error * error;
        }
    }
    return sum;
}

/* Fermi, Pasta, Ulam and Tsingou's chain: velocity Verlet, in place, with a goto and a switch on the boundary. */
enum boundary { FIXED, PERIODIC };

void chain(double *q, double *p, int n, double alpha, double dt, int steps, enum boundary boundary)
{
    int s = 0;
again:
    if (s >= steps)
        return;
    for (int i = 0; i < n; i++) {
        double left, right;
        switch (boundary) {
        case FIXED:
            left = i > 0 ? q[i - 1] : 0.0;
            right = i + 1 < n ? q[i + 1] : 0.0;
            break;
        default:
            left = q[(i + n - 1) % n];
            right = q[(i + 1) % n];
        }
        double a = right - q[i], b = q[i] - left;
        p[i] += dt * (a - b + alpha * (a * a - b * b));
    }
    for (int i = 0; i < n; i++)
        q[i] += dt * p[i];
    s++;
    goto again;
}
