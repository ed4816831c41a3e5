// Containers of std::pmr in one pool.
#include <deque>
#include <memory_resource>
#include <unordered_map>
#include <vector>

// Structures that hold a container each; pieces are used again between rounds.
struct Item {
    int id;
    double weight;
    std::pmr::vector<int> before;
};
extern "C" double in_rounds(const double *x, int n)
{
    std::pmr::unsynchronized_pool_resource pool;
    double total = 0;
    for (int round = 1; round < 4; round++) {
        std::pmr::deque<Item> items(&pool);
        for (int i = 0; i < n; i++) {
            items.push_back(Item{i, round * x[i], std::pmr::vector<int>(&pool)});
            for (int j = 0; j < i; j += 2) items.back().before.push_back(j);
        }
        std::pmr::unordered_map<int, double> known(&pool);
        for (auto &item : items) {
            double value = item.weight * item.weight;
            for (int j : item.before) value += known[j] * item.weight;
            total += known[item.id] = value;
        }
    }
    return total;
}
