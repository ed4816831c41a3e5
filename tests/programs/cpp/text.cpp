// Numbers that are written down, and numbers that are read.
#include <algorithm>
#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

extern "C" double streams(double x) {
    std::ostringstream out;
    out.precision(17);
    out << x;
    std::istringstream in(out.str());
    double y;
    in >> y;
    return y * y + x;
}

extern "C" double strings(double x) { return std::stod(std::to_string(x)) * x; }

extern "C" double messages(double x, int loud) {
    std::istringstream in("2.5 0.5");
    double a, b;
    in >> a >> b;
    double y = a * x * x + std::stod("1.5") * b;
    if (loud) {
        std::cerr << "y = " << y << " at " << x << std::endl;
        std::fprintf(stderr, "%g\n", y);
    }
    return y;
}

// Each name lies beside numbers, which are moved as words.
extern "C" double named(const double *x, int n) {
    std::vector<std::tuple<double, int, std::string>> all;
    for (int i = 0; i < n; i++) all.emplace_back(x[i] * x[0], i, "n" + std::to_string(i * i));
    std::reverse(all.begin(), all.end());
    double sum = 0;
    for (auto &[value, index, name] : all) sum = sum * 0.5 + value * x[index] * name.size();
    return sum;
}

extern "C" double written(const double *x) {
    std::vector<std::tuple<double, std::string>> all;
    all.emplace_back(x[1], std::to_string(x[0]));
    return std::stod(std::get<1>(all[0])) * std::get<0>(all[0]);
}
