// C++20's algorithms with projections: members of objects by pointers to members, which are handed on by reference.
#include <algorithm>
#include <string>
#include <vector>

struct Particle {
    int id;
    double mass, energy;
};

struct Named {
    std::string name;
    int id;
    double mass, energy;
};

static std::vector<Particle> particles(const double *x, int n) {
    std::vector<Particle> all;
    for (int k = 0; k < n; k++) all.push_back({k, x[k], x[k] * x[k] + k});
    return all;
}

static std::vector<Named> named(const double *x, int n) {
    std::vector<Named> all;
    for (int k = 0; k < n; k++) all.push_back({"particle " + std::to_string(k), k, x[k], x[k] * x[k] + k});
    return all;
}

template <class Objects> static double weighted(const Objects &all) {
    double sum = 0;
    int place = 0;
    for (const auto &one : all) sum += one.energy * ++place + one.mass * one.id;
    return sum;
}

extern "C" double sorted_by_member(const double *x, int n) {
    auto all = particles(x, n);
    std::ranges::sort(all, {}, &Particle::mass);
    return weighted(all);
}

extern "C" double sorted_objects(const double *x, int n) {
    auto all = named(x, n);
    std::ranges::sort(all, std::ranges::greater{}, &Named::mass);
    return weighted(all);
}

extern "C" double middle(const double *x, int n) {
    auto all = named(x, n);
    std::ranges::nth_element(all, all.begin() + n / 2, {}, &Named::mass);
    return all[n / 2].energy * all[n / 2].mass + all[n / 2].id;
}

extern "C" double smallest(const double *x, int n) {
    auto all = particles(x, n);
    std::ranges::partial_sort(all, all.begin() + 3, {}, &Particle::mass);
    all.resize(3);
    return weighted(all);
}

extern "C" double by_one_and_by_another(const double *x, int n) {
    auto all = particles(x, n);
    std::ranges::sort(all, {}, &Particle::mass);
    double sum = weighted(all);
    std::ranges::sort(all, {}, &Particle::energy);
    return sum + 0.5 * weighted(all);
}
