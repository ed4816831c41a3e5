"""Functions and constants whose addresses outlive a call: they are compared and called in derivatives as in the program."""

from __future__ import annotations

import pytest

import polyglot_ad as pad

H = 1e-5


@pytest.fixture
def library(program):
    return program("kept_callbacks.c")


def slope(f, x):
    return (f(x + H) - f(x - H)) / (2 * H)


def agree(f, x):
    value, gradient = pad.value_and_grad(f)(x)
    assert value == f(x)
    assert gradient == pytest.approx(slope(f, x), rel=1e-8)
    assert pad.jvp(f, (x,), (1.0,)) == (value, pytest.approx(gradient, rel=1e-14))


@pytest.mark.parametrize("k", [0, 1])
@pytest.mark.parametrize("name", ["same", "called"])
def test_in_variables(library, k, name):
    library.choose(k)
    for x in (0.5, 2.0):
        agree(getattr(library, name), x)
    assert pad.grad(pad.grad(library.called))(2.0) == (12.0 if k else 2.0)


def test_what_derivatives_have_kept(library):
    for k in (0, 1):
        assert pad.grad(library.chosen_here)(2.0, k) == (12.0 if k else 8.0)
        assert [library.same(2.0), library.called(2.0)] == [[6.0, 6.0], [10.0, 9.0]][k]


@pytest.mark.parametrize("of", ["the program", "a derivative"])
def test_errors_of_functions_that_another_library_has_kept(library, of):
    """They reach the guard around the call, whichever library has the function."""
    if of == "the program":
        library.choose(1)
    else:
        pad.grad(library.chosen_here)(2.0, 1)
    for f in (library.called, pad.grad(library.called)):
        for x, code in ((-1.0, 3), (200.0, 4)):
            with pytest.raises(pad.NativeError, match=rf"exit\({code}\)"):
                f(x)


@pytest.mark.parametrize("a", [5.0, -5.0])
@pytest.mark.parametrize("name", ["law_called", "law_compared", "table_compared"])
def test_in_memory_that_the_caller_has(library, a, name):
    law = library.make_law(a)
    f = getattr(library, name)
    for x in (0.5, 2.0):
        value, gradient = pad.value_and_grad(f, argnums=1)(law, x)
        assert value == f(law, x)
        assert gradient == pytest.approx(slope(lambda x: f(law, x), x), rel=1e-8)
        assert pad.jvp(f, (law, x), (None, 1.0)) == (value, pytest.approx(gradient, rel=1e-14))
    library.free_law(law)
