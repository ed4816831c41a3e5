// Numbers that are written down, and numbers that are read.
#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>

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
