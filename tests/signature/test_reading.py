"""What is read from sources of each language: names, intents, and why a function cannot be called."""

from __future__ import annotations

import pytest

import polyglot_ad as pad
from polyglot_ad.signature.extents import evaluate

C = """
#include <stdbool.h>
typedef struct Node { double v; struct Node *next; } Node;
typedef union { double d; long l; } U;
typedef struct { int a : 3; double d; } Bits;
typedef struct { struct { double x, y; }; double z; } Nested;
typedef double v4 __attribute__((vector_size(32)));
typedef double (*callback)(double);
enum color { RED, GREEN };
double ok(const double *x, double *restrict y, double *z, int n) { y[0] = z[0]; return x[n]; }
double callbacks(callback f, double x) { return f(x); }
double pointers(double **x) { return x[0][0]; }
double anything(void *p) { return *(double *)p; }
double many(int n, ...) { return n; }
double linked(Node *n) { return n->v; }
double either(U u) { return u.d; }
double bits(Bits b) { return b.d; }
double nested(Nested n) { return n.x * n.z; }
v4 simd(v4 x) { return x; }
__int128 wide(__int128 x) { return x; }
__float128 quad(__float128 x) { return x; }
double colored(enum color c, unsigned char k) { return c + k; }
double *address(double *x) { return x; }
double unnamed(double x, int) { return x; }
"""


@pytest.fixture(scope="module")
def c(signatures):
    return signatures("c", C)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("many", "the function takes a variable number of arguments"),
        ("either", "parameter `u` is a union"),
        ("bits", "parameter `b` is of type `an unnamed structure`, which has bit fields"),
        ("simd", "parameter `x` is a SIMD vector"),
        ("wide", "parameter `x` is a number of type __int128, which NumPy does not have"),
        ("quad", "parameter `x` is a number of type __float128, which NumPy does not have"),
    ],
)
def test_reasons_in_c(c, name, reason):
    assert c[name].error == reason
    assert ("refused" in [p.kind for p in c[name].parameters]) == reason.startswith("parameter")


def test_addresses_in_c(c):
    """What is passed by address and is no array (tests/api/test_addresses.py calls such functions)."""
    words = {name: [p.passing for p in c[name].parameters] for name in ("callbacks", "pointers", "anything", "linked", "address")}
    assert words == {
        "callbacks": ["address", "value"], "pointers": ["rows"], "anything": ["address"], "linked": ["member", "member"],
        "address": ["pointer"],
    }  # fmt: skip
    assert [p.name for p in c["linked"].parameters] == ["n.v", "n.next"]
    assert dict(c["address"].result.detail)["address"] == "double *"
    assert not any(c[name].error for name in words)


def test_c(c):
    ok = c["ok"]
    assert not ok.error and [p.intent for p in ok.parameters] == ["in", "inout", "in", "in"]
    assert [p.restrict for p in ok.parameters] == [False, True, False, False] and ok.source.endswith("kernels.c") and ok.line == 10
    assert [member[0] for member in c["nested"].parameters[0].dtype] == ["x", "y", "z"]
    assert [p.dtype for p in c["colored"].parameters] == ["<u4", "|u1"]
    assert [p.name for p in c["unnamed"].parameters] == ["x", "arg2"]


CPP = """
#include <map>
#include <memory>
#include <string>
#include <vector>
struct Owner { double x; ~Owner() {} };
struct Virtual { double x; virtual double f() { return x; } };
struct Early { Early(double); double x; };
double text(const std::string &s) { return s.size(); }
double nested(const std::vector<std::vector<double>> &v) { return v[0][0]; }
double bits(const std::vector<bool> &v) { return v[0]; }
double owner(Owner o) { return o.x; }
double virtual_(const Virtual &v) { return v.x; }
double early(const Early &e) { return e.x; }
double map_(const std::map<int, double> &m) { return m.at(0); }
double pointer(std::unique_ptr<double> p) { return *p; }
double read_only(std::vector<double> &v) { double s = 0; for (double x : v) s += x; return s; }
struct S {
    double a;
    double method(double x) const { return a * x; }
    void set(double x) { a = x; }
    static double fixed(double x) { return x; }
};
double uses(S s) { s.set(2); return s.method(1) + S::fixed(3); }
auto closure = [](double x) { return x; };
double calls(double x) { return closure(x); }
"""


@pytest.fixture(scope="module")
def cpp(signatures):
    return signatures("c++", CPP, "-std=c++17")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("text", "parameter `s` is a std::string"),
        ("nested", "parameter `v` is a vector of data that is of type `vector"),
        ("bits", "parameter `v` is a std::vector<bool>"),
        ("owner", "parameter `o` is of the class type `Owner` by value"),
        ("virtual_", "which has virtual functions"),
        ("map_", "parameter `m` is a std::map"),
        ("pointer", "parameter `p` is a std::unique_ptr"),
    ],
)
def test_reasons_in_cpp(cpp, name, reason):
    assert reason in cpp[name].error


def test_cpp(cpp):
    assert not cpp["early"].error and cpp["read_only"].parameters[0].intent == "in"
    assert cpp["S::method"].parameters[0].intent == "in" and cpp["S::set"].parameters[0].intent == "inout"
    assert [p.name for p in cpp["S::fixed"].parameters] == ["x"]
    assert not any("std::" in name.split("(")[0] or "operator" in name or "~" in name for name in cpp)


RUST = """
pub enum Shape { Circle(f64), Square(f64) }
pub fn boxed(a: Box<Vec<f64>>) -> f64 { a[0] }
pub fn dynamic(f: &dyn Fn(f64) -> f64) -> f64 { f(1.0) }
pub fn shape(s: &Shape) -> f64 { match s { Shape::Circle(r) => *r, Shape::Square(a) => *a } }
pub fn wide(a: i128) -> i128 { a }
pub fn result(x: f64) -> Shape { if x > 0.0 { Shape::Circle(x) } else { Shape::Square(x) } }
pub fn inside(x: f64) -> Result<Shape, i32> { if x > 0.0 { Ok(Shape::Circle(x)) } else { Err(1) } }
pub fn strings(v: &[String]) -> usize { v.len() }
pub fn generic<T: Copy>(x: T) -> T { x }
pub fn uses_generic(x: f64) -> f64 { generic(x) }
pub trait Area { fn area(&self) -> f64; }
impl Area for f64 { fn area(&self) -> f64 { *self } }
pub mod deep { pub mod er { pub fn f(x: &mut f64, y: &[f32]) { *x += y[0] as f64 } } }
fn private(x: f64) -> f64 { x + 1.0 }
pub fn uses_private(x: f64) -> f64 { private(x) }
"""


@pytest.fixture(scope="module")
def rust(signatures):
    return signatures("rust", RUST)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("boxed", "parameter `a` is a box of data that is of type `Vec<f64"),
        ("dynamic", "parameter `f` is of type `&dyn"),
        ("shape", "of the enum type `Shape`"),
        ("wide", "i128, which NumPy does not have"),
        ("result", "the result is of the enum type `Shape`"),
        ("inside", "the result is of the enum type `Shape`"),
        ("strings", "parameter `v` is a slice of data that is of type `String`"),
    ],
)
def test_reasons_in_rust(rust, name, reason):
    assert reason in rust[name].error


def test_rust(rust):
    f = rust["kernels::deep::er::f"]
    assert f is rust["deep::er::f"] is rust["er::f"] is rust["f"]
    assert [(p.intent, p.dtype, p.restrict) for p in f.parameters] == [("inout", "<f8", True), ("in", "<f4", True)]
    assert not rust["private"].error and not any("closure" in name or "core::" in name or "{" in name for name in rust)


def test_packages_of_a_registry_are_not_offered(tmp_path):
    """They are compiled with what calls them, not each for itself."""
    package = tmp_path / "registry" / "src" / "index-1" / "springs-1.2.0"
    package.mkdir(parents=True)
    (package / "lib.rs").write_text("pub fn pull(x: f64) -> f64 { 3.0 * x }\n")
    source = tmp_path / "own.rs"
    source.write_text(f'#[path = "{package}/lib.rs"] pub mod springs;\npub fn f(x: f64) -> f64 {{ springs::pull(x) + 1.0 }}\n')
    library = pad.load(source)
    assert library.f(2.0) == 7.0 and pad.grad(library.f)(2.0) == 3.0
    with pytest.raises(pad.SignatureError, match=r"of the package springs-1\.2\.0"):
        library["springs::pull"](2.0)


FORTRAN = """
module m
  type :: t
    real(8) :: a
    real(8), allocatable :: b(:)
  end type
  interface twice
    module procedure twice_real, twice_int
  end interface
contains
  real(8) function twice_real(x)
    real(8), intent(in) :: x
    twice_real = 2 * x
  end function
  integer function twice_int(i)
    integer, intent(in) :: i
    twice_int = 2 * i
  end function
  subroutine callback(f, y)
    interface
      real(8) function f(x)
        real(8), intent(in) :: x
      end function
    end interface
    real(8), intent(out) :: y
    y = f(1d0)
  end subroutine
  subroutine polymorphic(x)
    class(t), intent(in) :: x
  end subroutine
  subroutine components(x)
    type(t), intent(in) :: x
  end subroutine
  subroutine ranks(x)
    real(8), intent(in) :: x(..)
  end subroutine
  function name(i)
    integer, intent(in) :: i
    character(4) :: name
    name = 'abcd'
  end function
  pure elemental real(8) function el(x) result(y)
    real(8), intent(in) :: x
    y = x * x
  end function
  subroutine sizes(n, m, k, a, b, c)
    integer, intent(in) :: n, m, k
    real(8), intent(in) :: a(n*m), b(2:n, 0:*)
    real(4), intent(out) :: c(3, k/2)
    real(8) :: work(n)
    work = a(1:n)
    c = real(work(1)) + real(b(2, 0))
  end subroutine
end module
"""


@pytest.fixture(scope="module")
def fortran(signatures):
    return signatures("fortran", FORTRAN)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("polymorphic", "parameter `x` is polymorphic (class(t))"),
        ("components", "whose member `b` is"),
        ("ranks", "parameter `x` is of assumed rank"),
        ("name", "the result is a character string"),
    ],
)
def test_reasons_in_fortran(fortran, name, reason):
    assert reason in fortran[name].error


def test_fortran(fortran):
    assert not fortran["callback"].error and dict(fortran["callback"].parameters[0].detail)["function"]
    assert fortran["m%twice_real"].result.dtype == "<f8" and fortran["twice_int"].result.dtype == "<i4"
    assert fortran["m::el"].result.kind == "scalar" and fortran["el"] is fortran["m%el"]
    p = {p.name: p for p in fortran["sizes"].parameters}
    values = {"n": 5, "m": 3, "k": 7}
    assert evaluate(p["a"].extents[0], values) == 15 and evaluate(p["b"].extents[0], values) == 4 and p["b"].extents[1] == ""
    assert p["c"].shape == (3, None) and evaluate(p["c"].extents[1], values) == 3
    assert p["c"].dtype == "<f4" and p["c"].intent == "out" and all(p[name].restrict for name in "abc")
