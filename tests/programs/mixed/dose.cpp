#include <cmath>
#include <memory>
#include <vector>
extern "C" double simpson(double (*f)(double, void *), void *, double, double, size_t);
extern "C" void limiter(const double *, size_t, double *);
struct Model {
    virtual double rate(double t) const = 0;
    virtual ~Model() = default;
};
struct Wave : Model {
    std::vector<double> w;
    explicit Wave(std::vector<double> w) : w(std::move(w)) {}
    double rate(double t) const override {
        double s = 0;
        for (size_t i = 0; i < w.size(); ++i) s += w[i] * std::cos(i * t);
        return s;
    }
};
static double bridge(double t, void *p) { return static_cast<const Model *>(p)->rate(t); }
extern "C" double dose(const double *w, int n, double T) {
    std::vector<std::unique_ptr<Model>> ms;
    ms.push_back(std::make_unique<Wave>(std::vector<double>(w, w + n)));
    ms.push_back(std::make_unique<Wave>(std::vector<double>(w + 1, w + n)));
    double s = 1;
    for (auto &m : ms) s *= simpson(bridge, m.get(), 0, T, 10);
    std::vector<double> l(n);
    limiter(w, n, l.data());
    for (double v : l) s += v * v;
    return s;
}
