#include <cmath>
#include <complex>
#include <vector>
struct Wave { virtual double at(double x) const = 0; virtual ~Wave() = default; };
struct Sine : Wave { double at(double x) const override { return std::sin(x); } };
struct Pulse : Wave { double at(double x) const override { return std::exp(-x * x); } };
extern "C" double curve(double x, int n) {
    std::vector<double> kept;
    Sine sine; Pulse pulse;
    const Wave *waves[] = {&sine, &pulse};
    for (int i = 0; i < n; i++) kept.push_back(waves[i % 2]->at(x * (i + 1)));
    double sum = 0;
    for (double one : kept) sum += one / (1 + x * x);
    std::complex<double> z(x, sum);
    return std::norm(z) + std::exp(z).real();
}
