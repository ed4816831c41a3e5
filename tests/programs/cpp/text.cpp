// Numbers that are written down, and numbers that are read.
#include <algorithm>
#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>
#include <tuple>
#include <unordered_map>
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

// A file of parameters: names, numbers and remarks.
struct Parameters {
    std::unordered_map<std::string, std::string> lines;

    explicit Parameters(const std::string &text) {
        std::istringstream in(text);
        std::string line;
        while (std::getline(in, line)) {
            auto remark = line.find('#');
            if (remark != std::string::npos) line.erase(remark);
            auto equals = line.find('=');
            if (equals != std::string::npos) lines[trimmed(line.substr(0, equals))] = trimmed(line.substr(equals + 1));
        }
    }
    static std::string trimmed(std::string word) {
        while (!word.empty() && word.back() == ' ') word.pop_back();
        size_t first = word.find_first_not_of(' ');
        return first == std::string::npos ? std::string() : word.substr(first);
    }
    double number(const std::string &name, double otherwise) const {
        auto found = lines.find(name);
        return found == lines.end() ? otherwise : std::stod(found->second);
    }
};

extern "C" double parameters(const double *x, int n) {
    Parameters given("step = 0.5 # of time\nsteps=3\n  kind = cubic\n");
    double step = given.number("step", 1), stiffness = given.number("stiffness", 2);
    std::vector<double> q(x, x + n);
    for (int k = 0; k < std::stoi(given.lines.at("steps")); k++)
        for (auto &v : q) v -= step * stiffness * (given.lines.at("kind") == "cubic" ? v * v * v : v);
    double sum = 0;
    for (double v : q) sum += v * v;
    return sum;
}
