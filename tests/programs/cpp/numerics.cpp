// Vectors, templates, classes, lambdas, virtual functions and algorithms of the standard library.
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <vector>

namespace stats {

double logsumexp(const std::vector<double> &x)
{
    double largest = *std::max_element(x.begin(), x.end());
    double sum = std::accumulate(x.begin(), x.end(), 0.0, [=](double s, double v) { return s + std::exp(v - largest); });
    return largest + std::log(sum);
}

double weighted_median_loss(const double *x, int n)
{
    std::vector<double> sorted(x, x + n);
    std::sort(sorted.begin(), sorted.end());
    double loss = 0.0;
    for (int i = 0; i < n; i++)
        loss += sorted[i] * sorted[i] / (1 + i);
    return loss;
}

} // namespace stats

// A number with its derivative, by operator overloading: differentiated a second time by us.
template <class T> struct Dual {
    T value, slope;
    friend Dual operator*(Dual a, Dual b) { return {a.value * b.value, a.value * b.slope + a.slope * b.value}; }
    friend Dual operator+(Dual a, Dual b) { return {a.value + b.value, a.slope + b.slope}; }
};

template <class T, class F> T slope_of(F f, T x) { return f(Dual<T>{x, T(1)}).slope; }

extern "C" double quartic_slope(double x, double a, double b)
{
    return slope_of([=](auto u) { return Dual<double>{a, 0} * u * u * u * u + Dual<double>{b, 0} * u; }, x);
}

class Matrix {
  public:
    Matrix(int rows, int columns) : rows_(rows), columns_(columns), data_(rows * columns) {}
    Matrix(int rows, int columns, const double *from) : rows_(rows), columns_(columns), data_(from, from + rows * columns) {}
    double &operator()(int i, int j) { return data_[i * columns_ + j]; }
    double operator()(int i, int j) const { return data_[i * columns_ + j]; }
    Matrix operator*(const Matrix &other) const
    {
        Matrix out(rows_, other.columns_);
        for (int i = 0; i < rows_; i++)
            for (int k = 0; k < columns_; k++)
                for (int j = 0; j < other.columns_; j++)
                    out(i, j) += (*this)(i, k) * other(k, j);
        return out;
    }
    double trace() const
    {
        double sum = 0;
        for (int i = 0; i < rows_; i++)
            sum += (*this)(i, i);
        return sum;
    }

  private:
    int rows_, columns_;
    std::vector<double> data_;
};

// trace(a^power)
double trace_of_power(const double *a, int n, int power)
{
    Matrix base(n, n, a), product = base;
    for (int i = 1; i < power; i++)
        product = product * base;
    return product.trace();
}

struct Potential {
    virtual ~Potential() = default;
    virtual double energy(double r) const = 0;
};
struct Morse final : Potential {
    double depth, width;
    Morse(double d, double w) : depth(d), width(w) {}
    double energy(double r) const override { return depth * std::pow(1 - std::exp(-width * (r - 1)), 2); }
};
struct Coulomb final : Potential {
    double charge;
    explicit Coulomb(double q) : charge(q) {}
    double energy(double r) const override { return charge / r; }
};

double chain_energy(const double *r, int n, double depth, double width, double charge)
{
    std::vector<std::unique_ptr<Potential>> bonds;
    for (int i = 0; i < n; i++) {
        if (i % 2 == 0)
            bonds.push_back(std::make_unique<Morse>(depth, width));
        else
            bonds.push_back(std::make_unique<Coulomb>(charge));
    }
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += bonds[i]->energy(r[i]);
    return sum;
}

// Simpson's rule over a std::function.
static double simpson(const std::function<double(double)> &f, double a, double b, int n)
{
    double h = (b - a) / n, sum = f(a) + f(b);
    for (int i = 1; i < n; i++)
        sum += f(a + i * h) * (i % 2 ? 4 : 2);
    return sum * h / 3;
}

double elliptic(double k) { return simpson([k](double t) { return std::sqrt(1 - k * k * std::sin(t) * std::sin(t)); }, 0, 1.5, 20); }

// References out, std::array, structured bindings, ranges.
void polar(const double &x, const double &y, double &r, double &phi)
{
    r = std::hypot(x, y);
    phi = std::atan2(y, x);
}

struct Particle {
    std::array<double, 2> position;
    double charge;
};

double pair_energy(const Particle *particles, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++) {
            auto [xi, yi] = particles[i].position;
            auto [xj, yj] = particles[j].position;
            sum += particles[i].charge * particles[j].charge / std::sqrt((xi - xj) * (xi - xj) + (yi - yj) * (yi - yj));
        }
    return sum;
}

// Grows a vector, and sums the polynomial's values with Horner's scheme in a template of its degree.
template <int Degree> double horner(const double *c, double x)
{
    if constexpr (Degree == 0)
        return c[0];
    else
        return c[0] + x * horner<Degree - 1>(c + 1, x);
}

void collatz_values(const std::vector<double> &c, int start, std::vector<double> &out)
{
    std::vector<int> path;
    for (int n = start; n != 1; n = n % 2 ? 3 * n + 1 : n / 2)
        path.push_back(n);
    for (std::size_t i = 0; i < out.size(); i++)
        out[i] = horner<3>(c.data(), 0.1 * path[i % path.size()]);
}

double checked_root(double x)
{
    if (x < 0)
        throw std::domain_error("negative number");
    return std::sqrt(x);
}

double caught_root(double x)
{
    try {
        return checked_root(x);
    } catch (const std::domain_error &) {
        return x * x;
    }
}
