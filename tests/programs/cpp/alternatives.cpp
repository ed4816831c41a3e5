// Variants whose alternatives have destructors.
#include <cmath>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

struct Operation;
struct Number { double value; };
struct Input { int index; };
using Formula = std::variant<Number, Input, std::shared_ptr<Operation>>;
struct Operation { char sign; Formula left, right; };

static double value(const Formula &formula, const double *x) {
  if (auto number = std::get_if<Number>(&formula)) return number->value;
  if (auto input = std::get_if<Input>(&formula)) return x[input->index];
  const Operation &one = *std::get<std::shared_ptr<Operation>>(formula);
  double a = value(one.left, x), b = value(one.right, x);
  return one.sign == '+' ? a + b : one.sign == '*' ? a * b : a / b;
}
static Formula made(char sign, Formula left, Formula right) { return std::make_shared<Operation>(Operation{sign, left, right}); }

extern "C" double formulas(const double *x, int n) {
  Formula all = made('/', Input{1}, made('+', Number{3}, Input{2}));
  for (int i = 0; i < n; i++) all = made(i % 2 ? '*' : '+', all, made('+', Input{i}, Number{x[i] * x[i]}));
  return value(all, x);
}

using Option = std::variant<int, double, std::string, std::vector<double>>;
class Options {
  std::map<std::string, Option> options;

public:
  template <class T> void set(const std::string &name, T value) { options[name] = std::move(value); }
  template <class T> std::optional<T> get(const std::string &name) const {
    auto found = options.find(name);
    if (found == options.end()) return std::nullopt;
    if (auto one = std::get_if<T>(&found->second)) return *one;
    return std::nullopt;
  }
};

extern "C" double options(const double *x, int n) {
  Options given;
  given.set("step", x[0] * 0.5);
  given.set("steps", 3);
  given.set("method", std::string("a method with a name that is not short"));
  given.set("rates", std::vector<double>(x, x + n));
  double s = 0, step = given.get<double>("step").value_or(0.1);
  auto rates = *given.get<std::vector<double>>("rates");
  for (int k = 0; k < *given.get<int>("steps"); k++)
    for (double rate : rates) s += step * std::cos(rate + s);
  if (given.get<std::string>("method")->size() > 20) s *= x[1];
  return given.get<double>("none") ? s : s + x[2];
}

struct Value;
using List = std::vector<Value>;
using Table = std::map<std::string, Value>;
struct Value { std::variant<double, std::string, List, Table> is; };

static double total(const Value &value) {
  if (auto number = std::get_if<double>(&value.is)) return *number * *number;
  if (auto text = std::get_if<std::string>(&value.is)) return text->size();
  double sum = 0;
  if (auto list = std::get_if<List>(&value.is)) {
    for (auto &one : *list) sum += std::sin(total(one));
    return sum;
  }
  for (auto &[key, one] : std::get<Table>(value.is)) sum += key.size() * total(one);
  return sum;
}

extern "C" double documents(const double *x, int n) {
  Table table;
  List list;
  for (int i = 0; i < n; i++) list.push_back(Value{x[i]});
  table["list"] = Value{list};
  table["name"] = Value{std::string("hello")};
  table["k"] = Value{x[0] * x[1]};
  return total(Value{table});
}

// What can be done to a variant; double is an alternative of one without a destructor, too.
using Either = std::variant<double, std::vector<double>>;
using Plain = std::variant<int, double>;
struct Held { Either a, b; };

extern "C" double changes(const double *x, int n) {
  Held one{x[0], std::vector<double>(x, x + n)}, two = one;
  Plain plain = 2;
  two.a = std::move(one.b);
  one.b = x[1] * x[2];
  std::swap(one.a, two.b);
  two.a.emplace<double>(x[3] * x[3]);
  plain = x[2];
  std::vector<Held> all{one, two};
  all.push_back(all[0]);
  all.insert(all.begin(), two);
  all.erase(all.begin() + 1);
  double s = 0;
  for (auto &held : all)
    for (const Either *either : {&held.a, &held.b})
      s = 0.8 * s + std::visit([](const auto &is) {
        if constexpr (std::is_same_v<std::decay_t<decltype(is)>, double>) return std::sin(is);
        else return is[0] * is[is.size() - 1];
      }, *either);
  return s + (std::holds_alternative<double>(plain) ? std::get<double>(plain) : std::get<int>(plain));
}

struct Thrower {
  double *kept;
  explicit Thrower(double v) : kept(new double(v)) { if (v > 100) { delete kept; throw 1; } }
  Thrower(const Thrower &other) : kept(new double(*other.kept)) {}
  ~Thrower() { delete kept; }
};

extern "C" double valueless(const double *x, int n) {
  std::variant<std::string, Thrower> one = "text";
  double s = 0;
  try { one.emplace<Thrower>(x[0] + 1000); } catch (int) { s += one.valueless_by_exception() ? x[1] : 0; }
  one.emplace<Thrower>(x[2] * x[0]);
  auto two = one;
  one = std::string(n, 'a');
  return s * *std::get<Thrower>(two).kept * std::get<std::string>(one).size();
}
