#include <functional>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

double norm(const std::vector<double> &v) {
    double s = 0;
    for (double x : v) s += x * x;
    return s;
}

double guarded(double x) {
    try {
        if (x < 0) throw std::runtime_error("negative");
        std::vector<double> v(10, x);
        v.push_back(x / 2);
        return norm(v);
    } catch (const std::exception &) {
        return -1;
    } catch (...) {
        throw;
    }
}

std::map<std::string, double> table;

double look_up(const std::string &key, const std::function<double(double)> &f) {
    static thread_local std::unique_ptr<double> memory = std::make_unique<double>(1.0);
    return table[key] += f(*memory);
}
