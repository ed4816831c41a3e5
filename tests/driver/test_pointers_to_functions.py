"""Calls through pointers: of functions that the caller passes, of library functions in tables, of control blocks of the C++ library."""

from __future__ import annotations

from typing import Any

HEAD = "#include <math.h>\n#include <stdio.h>\nextern int enzyme_dup, enzyme_const, enzyme_out;\n"
C = HEAD + "double __enzyme_autodiff(void *, ...);\n"


def test_what_the_caller_passes_is_no_function_that_is_known(run: Any) -> None:
    # The program itself stores a function without derivative where the caller has stored one with a derivative; `sin` is in a table.
    program = """
typedef double (*function)(double);
struct operation { function f; double scale; };
__attribute__((noinline)) static double one(double x) { return 1; }
double square(double x) { return x * x; }
double run(struct operation *o, double x, int c) {
  if (c) o->f = one;
  return o->f(x) * o->scale;
}
function table[2] = {square, sin};
double apply(double x, int k) { return table[k](x); }
int main(void) {
  for (int c = 0; c < 2; c++) {
    struct operation o = {square, 2}, d = {square, 0};
    printf("%g ", __enzyme_autodiff((void *)run, enzyme_dup, &o, &d, enzyme_out, 3.0, enzyme_const, c));
    printf("%g\\n", d.scale);
  }
  for (int k = 0; k < 2; k++) printf("%.4f ", __enzyme_autodiff((void *)apply, enzyme_out, 0.5, enzyme_const, k));
  printf("%.4f\\n", __enzyme_autodiff((void *)(double (*)(double))cos, enzyme_out, 0.5));
}
"""
    assert run(C + program, "-lm") == ["12 9", "0 1", "1.0000 0.8776 -0.4794"]


def test_objects_of_the_program_itself(run: Any) -> None:
    program = """
#include <functional>
#include <memory>
#include <vector>
double __enzyme_autodiff(void *, double);
double functions(double x) {
  std::vector<std::function<double(double)>> all;
  all.push_back([x](double y) { return x * y; });
  all.push_back([](double y) { return sin(y); });
  double r = 1;
  for (auto &f : all) r = f(r);
  return r;
}
double shared(double x) {
  auto p = std::make_shared<double>(x);
  auto q = p;
  return *p * *q;
}
int main() { printf("%.4f %g\\n", __enzyme_autodiff((void *)functions, 0.5), __enzyme_autodiff((void *)shared, 3.0)); }
"""
    assert run(HEAD + program, cplusplus=True) == ["0.8776 6"]


def test_an_integer_in_one_function_where_another_has_a_number(run: Any) -> None:
    # Both are objects of the program itself, so these are all that it calls.
    program = """
#include <functional>
double __enzyme_autodiff(void *, double, int);
double chosen(double x, int k) {
  std::function<double(double)> f;
  if (k)
    f = [k](double y) { return y * k; };  // an integer where the other has a number
  else
    f = [x](double y) { return y * x; };
  return f(f(x));
}
int main() { printf("%g %g\\n", __enzyme_autodiff((void *)chosen, 2.0, 0), __enzyme_autodiff((void *)chosen, 2.0, 3)); }
"""
    assert run(HEAD + program, cplusplus=True) == ["12 9"]
