"""Pointers to functions that a library made: in its variables, in what its functions return, or left where it was told to. They may be of a
function that is elsewhere, which is found when it is called, or of one of the program that was put there."""

import subprocess

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.langs.c.clang import find_clang

LIBRARY = """
typedef double (*function)(const double *, int);
struct table { function f; };
static double dot(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return s; }
function hook = dot;
struct table own = {dot}, *shared = &own;
struct table *table_of(void) { return &own; }
void give_table(struct table *to) { *to = own; }
void give_address(struct table **to) { *to = &own; }
void give_function(function *to) { *to = dot; }
static double plain(double x) { return x * x; }
double (*of_numbers)(double) = plain;
"""
PROGRAM = """
typedef double (*function)(const double *, int);
struct table { function f; };
extern function hook;
extern struct table own, *shared;
struct table *table_of(void);
void give_table(struct table *), give_address(struct table **), give_function(function *);
static double mine(const double *x, int n) { return x[0] * x[n - 1]; }
static function last;
extern double (*of_numbers)(double);
double of_no_type(const double *x, int n) { return of_numbers(x[0]); }
double through_variable(const double *x, int n) { return hook(x, n); }
double through_table(const double *x, int n) { return own.f(x, n); }
double through_address(const double *x, int n) { return shared->f(x, n); }
double through_copy(const double *x, int n) { struct table t = *shared; return t.f(x, n); }
double through_static(const double *x, int n) { if (!last) last = hook; return last(x, n); }
double through_one_of_two(const double *x, int n) { function f = x[0] > 10 ? mine : hook; return f(x, n); }
double through_what_is_set(const double *x, int n) { if (x[0] > 10) own.f = mine; return own.f(x, n); }
double through_result(const double *x, int n) { return table_of()->f(x, n); }
double through_output(const double *x, int n) { struct table t; give_table(&t); return t.f(x, n); }
double through_output_address(const double *x, int n) { struct table *t; give_address(&t); return t->f(x, n); }
double through_output_function(const double *x, int n) { function f; give_function(&f); return f(x, n); }
"""
NAMES = [line.split("(")[0].removeprefix("double ") for line in PROGRAM.splitlines() if line.startswith("double through")]
X = np.array([1.0, 2.0, 3.0])


def compiled(folder):
    (folder / "hooks.c").write_text(LIBRARY)
    command = [*find_clang().command, "-shared", "-fPIC", str(folder / "hooks.c"), "-o", str(folder / "libhooks.so")]
    subprocess.run(command, check=True)
    return pad.compile(PROGRAM, language="c", flags=[f"-L{folder}", "-lhooks", f"-Wl,-rpath,{folder}"])


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    return compiled(tmp_path_factory.mktemp("hooks"))


@pytest.fixture
def own_program(tmp_path):
    """With variables of the library's that no other test sees."""
    return compiled(tmp_path)


@pytest.mark.parametrize("mode", ["reverse", "forward", "held"])
@pytest.mark.parametrize("name", NAMES)
def test_a_function_of_a_library_is_refused(program, name, mode):
    function = program[name]
    assert function(X, 3) == 14.0
    with pytest.raises(pad.DifferentiationError, match="PAD-E308") as error:
        if mode == "reverse":
            pad.grad(function)(X, 3)
        elif mode == "forward":
            pad.jvp(function, (X, 3), (X,))
        else:
            pad.vjp(function, X, 3)
    assert "source.c" in error.value.location


@pytest.mark.parametrize("name", ["through_one_of_two", "through_what_is_set"])
def test_a_function_of_the_program_that_is_called_there(own_program, name):
    function, x = own_program[name], np.array([11.0, 2.0, 3.0])
    assert function(x, 3) == 33.0
    np.testing.assert_array_equal(pad.grad(function)(x, 3), [3.0, 0.0, 11.0])
    assert pad.jvp(function, (x, 3), (x,)) == (33.0, 66.0)
    value, pullback = pad.vjp(function, x, 3)
    assert value == 33.0
    np.testing.assert_array_equal(pullback(1.0)[0], [3.0, 0.0, 11.0])


def test_without_a_function_of_its_type(own_program):
    """It can be none of the program's, which is known before it runs."""
    with pytest.raises(pad.DifferentiationError, match="PAD-E301") as error:
        pad.grad(own_program.of_no_type)(X, 3)
    assert "source.c" in error.value.location
