#include <cmath>
#include <vector>

extern "C" double roughness(const double *u, int n)
{
    std::vector<double> slopes;
    for (int i = 1; i < n; i++)
        slopes.push_back(std::sqrt(1.0 + (u[i] - u[i - 1]) * (u[i] - u[i - 1])));
    double sum = 0.0;
    for (double slope : slopes)
        sum += slope;
    return sum;
}
