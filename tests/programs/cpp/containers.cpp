// Containers, algorithms, complex numbers, variants, iterators, expression templates and inheritance.
#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <complex>
#include <deque>
#include <functional>
#include <iterator>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <valarray>
#include <variant>
#include <vector>

double inner(const std::vector<double> &a, const std::vector<double> &b)
{
    std::vector<double> products(a.size());
    std::transform(a.begin(), a.end(), b.begin(), products.begin(), std::multiplies<>());
    return std::accumulate(products.begin(), products.end(), 0.0);
}

double nested(const double *a, int n, int m)
{
    std::vector<std::vector<double>> rows(n, std::vector<double>(m));
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            rows[i][j] = a[i * m + j] * (i + 1);
    std::sort(rows.begin(), rows.end(), [](auto &x, auto &y) { return x[0] < y[0]; });
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        for (double v : rows[i])
            sum += v * v * (i + 1);
    return sum;
}

double mandelbrot_distance(double re, double im, int steps)
{
    std::complex<double> c(re, im), z = 0, dz = 0;
    for (int i = 0; i < steps; i++) {
        dz = 2.0 * z * dz + 1.0;
        z = z * z + c;
    }
    return std::abs(z) * std::log(std::abs(z)) / std::abs(dz);
}

double histogram(const double *x, const int *key, int n)
{
    std::map<int, double> sums;
    for (int i = 0; i < n; i++)
        sums[key[i]] += x[i];
    double total = 0.0;
    for (const auto &[k, sum] : sums)
        total += k * sum * sum;
    return total;
}

struct Gaussian {
    double width;
};
struct Lorentzian {
    double width, skew;
};
using Line = std::variant<Gaussian, Lorentzian>;

double profile(const double *x, int n, double width, double skew)
{
    std::vector<Line> lines;
    for (int i = 0; i < n; i++) {
        if (i % 2)
            lines.emplace_back(Gaussian{width});
        else
            lines.emplace_back(Lorentzian{width, skew});
    }
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += std::visit(
            [&](auto &&line) {
                if constexpr (std::is_same_v<std::decay_t<decltype(line)>, Gaussian>)
                    return std::exp(-x[i] * x[i] / (line.width * line.width));
                else
                    return line.width / (x[i] * x[i] + line.width * line.width) + line.skew * x[i];
            },
            lines[i]);
    return sum;
}

std::optional<double> root(double a, double b, double c)
{
    double d = b * b - 4 * a * c;
    if (d < 0)
        return std::nullopt;
    return (-b + std::sqrt(d)) / (2 * a);
}

double real_root_or_zero(double a, double b, double c) { return root(a, b, c).value_or(0.0); }

double waves(const double *x, int n)
{
    std::valarray<double> v(x, n);
    std::valarray<double> w = std::sin(v) * 2.0 + v * v;
    return (w * w).sum();
}

namespace lazily {
template <class L, class R> struct Sum {
    const L &l;
    const R &r;
    double operator[](int i) const { return l[i] + r[i]; }
};
template <class L> struct Scaled {
    double s;
    const L &l;
    double operator[](int i) const { return s * l[i]; }
};
struct Vec {
    std::array<double, 4> data;
    double operator[](int i) const { return data[i]; }
    template <class E> Vec &operator=(const E &e)
    {
        for (int i = 0; i < 4; i++)
            data[i] = e[i];
        return *this;
    }
};
template <class L, class R> Sum<L, R> operator+(const L &l, const R &r) { return {l, r}; }
} // namespace lazily

void lazy(const double *x, double s, double *out)
{
    using lazily::Vec;
    Vec a{{x[0], x[1], x[2], x[3]}}, b{{x[3], x[2], x[1], x[0]}}, c;
    c = a + lazily::Scaled<Vec>{s, b};
    std::copy(c.data.begin(), c.data.end(), out);
}

class Layer {
  public:
    virtual ~Layer() = default;
    virtual std::vector<double> apply(const std::vector<double> &x) const = 0;
};
class Dense : public Layer {
    std::vector<double> weights_;
    int outputs_;

  public:
    Dense(const double *w, int inputs, int outputs) : weights_(w, w + inputs * outputs), outputs_(outputs) {}
    std::vector<double> apply(const std::vector<double> &x) const override
    {
        std::vector<double> y(outputs_);
        for (int i = 0; i < outputs_; i++)
            y[i] = std::inner_product(x.begin(), x.end(), weights_.begin() + i * x.size(), 0.0);
        return y;
    }
};
class Activation : public Layer {
  public:
    std::vector<double> apply(const std::vector<double> &x) const override
    {
        std::vector<double> y(x);
        for (double &v : y)
            v = v > 0 ? v : 0.1 * v;
        return y;
    }
};

double network(const double *w, const double *x)
{
    std::vector<std::unique_ptr<Layer>> layers;
    layers.push_back(std::make_unique<Dense>(w, 3, 4));
    layers.push_back(std::make_unique<Activation>());
    layers.push_back(std::make_unique<Dense>(w + 12, 4, 1));
    std::vector<double> y(x, x + 3);
    for (const auto &layer : layers)
        y = layer->apply(y);
    return y[0] * y[0];
}

double breadth_first(const double *weight, int n)
{
    std::deque<std::pair<int, double>> queue{{0, 1.0}};
    double sum = 0.0;
    while (!queue.empty()) {
        auto [i, path] = queue.front();
        queue.pop_front();
        if (i >= n)
            continue;
        double here = path * weight[i];
        sum += here;
        queue.emplace_back(2 * i + 1, here);
        queue.emplace_back(2 * i + 2, 0.5 * here);
    }
    return sum;
}

double shared(double x)
{
    auto a = std::make_shared<double>(x * x);
    auto b = a;
    *b *= x;
    return *a + *b;
}

// Blocks of shared pointers are one memory to the analysis: in it there are numbers, their bits, and addresses that lead to no numbers.
double shared_atomic(const double *x, int n)
{
    auto values = std::make_shared<std::vector<double>>(x, x + n);
    auto sum = std::make_shared<std::atomic<double>>(0.0);
    for (double v : *values) {
        double seen = *sum;
        while (!sum->compare_exchange_weak(seen, seen + v * v)) {
        }
    }
    double product = *sum * *sum;
    sum->store(product * (*values)[0]);
    return *sum;
}

std::tuple<double, double> statistics_of(const double *x, int n)
{
    double mean = std::accumulate(x, x + n, 0.0) / n;
    double variance = std::accumulate(x, x + n, 0.0, [=](double s, double v) { return s + (v - mean) * (v - mean); }) / n;
    return {mean, variance};
}

double coefficient_of_variation(const double *x, int n)
{
    auto [mean, variance] = statistics_of(x, n);
    return std::sqrt(variance) / mean;
}

// The counts of nodes in these lie where their elements have a value, and only the language's types tell the two apart.
double ordered(const double *x, int n)
{
    std::set<double> sorted(x, x + n);
    std::multiset<double, std::greater<>> squares;
    for (int i = 0; i < n; i++)
        squares.insert(x[i] * x[i]);
    std::map<double, double> by_key;
    for (int i = 0; i < n; i++)
        by_key[x[i]] = x[i] * (i + 1);
    double sum = 0, weight = 1;
    for (double v : sorted)
        sum += weight++ * v * v;
    for (double v : squares)
        sum += weight++ * v;
    for (auto &[k, v] : by_key)
        sum += weight++ * k * v;
    return sum * double(sorted.size() + squares.size());
}

// sizes lie where another container has its numbers
double side_by_side(const double *x, int n)
{
    std::set<double> squares;
    std::deque<double> ends;
    std::list<double> values;
    for (int i = 0; i < n; i++) {
        squares.insert(x[i] * x[i]);
        if (i & 1)
            ends.push_front(x[i] * 2);
        else
            ends.push_back(x[i] * x[0]);
        values.push_back(x[i]);
    }
    values.sort();
    values.reverse();
    double sum = 0;
    for (double v : squares)
        sum = sum * .7 + v;
    for (double v : ends)
        sum = sum * .9 + v * v;
    int k = 0;
    for (double v : values)
        sum += v * v * ++k;
    ends.pop_front();
    return sum * ends.front() * double(values.size() + squares.size());
}

double spliced(const double *x, int n)
{
    std::list<double> a(x, x + n), b;
    b.splice(b.begin(), a, a.begin(), std::next(a.begin(), 3));
    a.remove_if([](double v) { return v > 1.5; });
    double sum = 0;
    for (double v : a)
        sum += v * v;
    for (double v : b)
        sum *= v;
    return sum + double(a.size());
}

// one address of two members: the left or the right child
struct Shared {
    double v;
    int weight;
    std::shared_ptr<Shared> left, right;
    std::weak_ptr<Shared> up;
};

static double value(const std::shared_ptr<Shared> &p)
{
    if (!p)
        return 1;
    double above = 0;
    if (auto q = p->up.lock())
        above = q->v * q->weight;
    return p->v * value(p->left) * p->weight + value(p->right) * .5 + above * p->v;
}

double shared_tree(const double *x, int n)
{
    std::vector<std::shared_ptr<Shared>> all;
    for (int i = 0; i < n; i++) {
        auto p = std::make_shared<Shared>();
        p->v = x[i] * x[0];
        p->weight = i + 2;
        if (i) {
            auto q = all[(i - 1) / 2];
            p->up = q;
            (i & 1 ? q->left : q->right) = p;
        }
        all.push_back(p);
    }
    return value(all[0]) * double(all[1].use_count());
}

// zeros at the end are dropped, in an object that several calls make: the search from behind computes with addresses as integers
struct Series {
    std::vector<double> c;
    Series(const double *first, const double *last) : c(first, last)
    {
        c.erase(std::find_if(c.rbegin(), c.rend(), [](double v) { return v != 0; }).base(), c.end());
    }
    double operator()(double t) const
    {
        double sum = 0;
        for (std::size_t i = c.size(); i--;)
            sum = sum * t + c[i];
        return sum;
    }
};

double trimmed(const double *x, int n)
{
    std::vector<double> longer(n + 6);
    for (int i = 0; i < n; i++)
        longer[i] = x[i] * x[i];
    Series p(x, x + n), q(longer.data(), longer.data() + n + 6), none(longer.data() + n, longer.data() + n + 6);
    return p(.5) * q(x[0]) * double(q.c.size()) + none(x[1]);
}
