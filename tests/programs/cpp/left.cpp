// Containers that live from call to call, in variables of the program and of functions.
#include <map>
#include <memory>
#include <vector>

struct Shape {
  double k = 1;
  virtual ~Shape() = default;
  virtual double area(double x) = 0;
};
struct Square : Shape {
  double area(double x) override { return (k += x * x) * x * x; }
};
struct Cube : Shape {
  double area(double x) override { return (k *= x) * x * x * x; }
};
static std::map<int, double> table;
static std::vector<std::unique_ptr<Shape>> shapes;

extern "C" {
void again() {
  table.clear();
  shapes.clear();
}
double mapped(const double *x, int n) {  // nodes of a tree lead back into the variable
  for (int i = 0; i < n; i++) table[i] = x[i] * x[i] * x[0] + table[i] * .5;
  double s = 0;
  for (auto &[i, value] : table) s += value * x[i];
  return s;
}
double shaped(const double *x, int n) {
  if (shapes.empty()) {
    shapes.emplace_back(new Square);
    shapes.emplace_back(new Cube);
  }
  double s = 0;
  for (int i = 0; i < n; i++) s += shapes[i % 2]->area(x[i]) * x[0];
  shapes[1] = std::make_unique<Square>();
  return s;
}
double local(const double *x, int n) {
  static std::vector<double> buffer(8, 1.0);
  for (int i = 0; i < n; i++) buffer[i] = x[i] * x[i];
  double s = 0;
  for (int i = 0; i < n; i++) s += x[i] * buffer[n - 1 - i];
  return s;
}
}
