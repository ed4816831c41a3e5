#include <cmath>
#include <memory>
#include <vector>

namespace {
struct State {
    mutable double T = -1, rho = -1, a = 0, b = 0;
    double n = 2;
    __attribute__((noinline)) void set(double t, double r) const {
        if (t == T && r == rho) return;
        T = t;
        rho = r;
        a = std::exp(-t / r) * n;
        b = std::log(t + r);
    }
    double pressure(double t, double r) const { set(t, r); return a * t + b; }
    double entropy(double t, double r) const { set(t, r); return b * b / a; }
};
State state;
std::unique_ptr<State> held;

struct Fluid {
    virtual ~Fluid() = default;
    virtual double enthalpy(double T) = 0;
};
class Gas : public Fluid {
    double last = -1;
    std::vector<double> powers;

public:
    double enthalpy(double T) override {
        if (T != last) {
            last = T;
            powers.assign(4, 0);
            for (int i = 0; i < 4; i++) powers[i] = std::pow(T, i);
        }
        double s = 0;
        for (double v : powers) s += v;
        return s;
    }
};
Fluid &fluid() {
    static Gas gas;
    return gas;
}
}  // namespace

extern "C" double of_an_object(double t, double r) { return state.pressure(t, r) * state.entropy(t, r); }
extern "C" double of_a_held_object(double t, double r) {
    if (!held) held = std::make_unique<State>();
    return held->pressure(t, r) * held->entropy(t, r);
}
extern "C" double of_a_class(double t) { return fluid().enthalpy(t) * t; }
