// The log likelihood of a mixture of normal distributions, by their means and the logarithms of their widths.
#include <algorithm>
#include <cmath>
#include <vector>

double mixture(const std::vector<double> &parameters, const std::vector<double> &data)
{
    std::size_t count = parameters.size() / 2;
    std::vector<double> terms(count);
    double total = 0.0;
    for (double x : data) {
        for (std::size_t k = 0; k < count; k++) {
            double z = (x - parameters[k]) * std::exp(-parameters[count + k]);
            terms[k] = -0.5 * z * z - parameters[count + k];
        }
        double largest = *std::max_element(terms.begin(), terms.end()), sum = 0.0;
        for (double term : terms)
            sum += std::exp(term - largest);
        total += largest + std::log(sum / count);
    }
    return total / data.size();
}
