/* A damped spring, and how far its motion is from data: the parameters are stiffness and damping. */
void motion(const double *parameters, double *x, int n)
{
    double position = 1, velocity = 0, step = 0.05;
    for (int i = 0; i < n; i++) {
        x[i] = position;
        velocity -= step * (parameters[0] * position + parameters[1] * velocity);
        position += step * velocity;
    }
}

double misfit(const double *parameters, const double *data, int n)
{
    double x[200], sum = 0;
    if (n > 200)
        n = 200;
    motion(parameters, x, n);
    for (int i = 0; i < n; i++)
        sum += (x[i] - data[i]) * (x[i] - data[i]);
    return sum / n;
}
