// Containers whose balancing and hooking libstdc++ keeps in its library.
#include <cmath>
#include <list>
#include <map>
#include <set>

// Every key is put in, a third is taken out again: all cases of balancing are met. What is returned weighs the values by their order.
extern "C" double tree(const double *x, int n, int step) {
    std::map<int, double> values;
    for (int i = 0; i < n; i++) values[(i * step) % n] += x[i] * x[i];
    for (int i = 0; i < n; i += 3) values.erase((i * 7) % n);
    double sum = 0;
    int place = 1;
    for (auto &[key, value] : values) sum += value * key * place++;
    for (auto it = values.rbegin(); it != values.rend(); ++it) sum += std::sin(it->second) * place--;
    return sum;
}

extern "C" double ordered(const double *x, int n) {
    std::set<double> values(x, x + n);
    double sum = 0;
    int place = 1;
    for (double v : values) sum += v * v * place++;
    return sum;
}

extern "C" double chain(const double *x, int n) {
    std::list<double> values(x, x + n), others;
    values.sort();
    values.reverse();
    others.push_front(x[0] * x[1]);
    others.splice(others.end(), values, values.begin());
    values.pop_back();
    others.swap(values);
    double sum = 0, place = 1;
    for (double v : others) sum += v * v * place++;
    for (double v : values) sum += v * place++;
    return sum;
}
