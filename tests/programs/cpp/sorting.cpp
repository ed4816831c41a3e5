// Records of several integers and a number, as structures and as tuples, sorted by a comparator.
#include <algorithm>
#include <tuple>
#include <vector>

struct Entry {
    int row, column;
    double value;
};

extern "C" double sorted_entries(const double *x, int n) {
    std::vector<Entry> entries;
    for (int k = 0; k < 2 * n; k++) entries.push_back({k * 5 % 7, k, x[k % n] * (k + 1)});
    std::sort(entries.begin(), entries.end(),
              [](const Entry &a, const Entry &b) { return a.row < b.row || (a.row == b.row && a.column < b.column); });
    double sum = 0;
    for (auto [row, column, value] : entries) sum = sum * 0.5 + value * value * (row + 1) + column;
    return sum;
}

extern "C" double sorted_tuples(const double *x, int n) {
    std::vector<std::tuple<int, int, double>> entries;
    for (int k = 0; k < 2 * n; k++) entries.emplace_back(k * 5 % 7, k, x[k % n] * (k + 1));
    std::sort(entries.begin(), entries.end(),
              [](const auto &a, const auto &b) { return std::tie(std::get<0>(a), std::get<1>(a)) < std::tie(std::get<0>(b), std::get<1>(b)); });
    double sum = 0;
    for (auto [row, column, value] : entries) sum = sum * 0.5 + value * value * (row + 1) + column;
    return sum;
}
