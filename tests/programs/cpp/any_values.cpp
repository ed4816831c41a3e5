// Values of any type: numbers, vectors and texts in one container, and all that is done to a std::any.
#include <any>
#include <map>
#include <string>
#include <utility>
#include <vector>

// One after the other in a list.
extern "C" double listed(const double *x, int n)
{
    std::vector<std::any> all;
    for (int i = 0; i < n; i++) switch (i % 4) {
        case 0: all.emplace_back(x[i] * x[i]); break;
        case 1: all.emplace_back(std::vector<double>(x, x + i + 1)); break;
        case 2: all.emplace_back(std::string("a text that is so long that it is allocated")); break;
        default: all.emplace_back(i);
        }
    double s = 0;
    for (auto &one : all) {
        if (auto *number = std::any_cast<double>(&one)) s += *number * *number;
        else if (auto *list = std::any_cast<std::vector<double>>(&one))
            for (double v : *list) s = s * 0.5 + v;
        else if (auto *text = std::any_cast<std::string>(&one)) s += text->size() * s;
        else s *= std::any_cast<int>(one);
    }
    return s;
}

// By name: settings of a model.
extern "C" double by_name(const double *x, int n)
{
    std::map<std::string, std::any> settings;
    settings["rate"] = x[0];
    settings["steps"] = n;
    settings["name"] = std::string("model");
    settings["weights"] = std::vector<double>(x, x + n);
    double s = 0;
    for (int k = 0; k < std::any_cast<int>(settings["steps"]); k++)
        s += std::any_cast<double>(settings["rate"]) * std::any_cast<std::vector<double> &>(settings["weights"])[k] * k;
    return s * std::any_cast<const std::string &>(settings["name"]).size();
}

// Copied, moved, assigned, exchanged, emptied, and asked for what it is not.
struct Large {
    double values[4];
};
extern "C" double all_of_it(const double *x, int n)
{
    std::any a = x[0], b = std::string("text"), c;
    std::any d = a, e = std::move(b);
    double s = std::any_cast<double>(d) * std::any_cast<std::string>(e).size();
    std::swap(a, e);
    s += std::any_cast<double>(e) * x[1];
    c = Large{{x[0], x[1] * x[1], x[2], 1}};
    d = c;
    std::any_cast<Large &>(d).values[1] *= x[2];
    for (const std::any *one : {&c, &d})
        for (double v : std::any_cast<const Large &>(*one).values) s = 0.9 * s + v;
    c.emplace<std::vector<double>>(x, x + n);
    e = c;
    c.reset();
    s += c.has_value() ? 100 : std::any_cast<std::vector<double> &>(e)[n - 1] * x[0];
    try {
        s += std::any_cast<double>(e);
    } catch (const std::bad_any_cast &) {
        s *= x[3];
    }
    if (e.type() == typeid(std::vector<double>)) s += x[4] * x[4];
    return s;
}
