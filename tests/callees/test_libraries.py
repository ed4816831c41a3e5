"""What libraries keep, copy as text, hand out again and call back is refused where numbers are active, in both modes alike; elsewhere these
libraries are called as ever."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import polyglot_ad as pad

HERE = Path(__file__).parent
_FUNCTION = re.compile(r"^double (\w+)\(double x\)|^(?:AS_TEXT|COPIED)\((\w+),", re.M)


def functions(name: str) -> list[str]:
    return [match[1] or match[2] for match in _FUNCTION.finditer((HERE / name).read_text()) if match[1] != "name"]


@pytest.fixture(scope="module")
def refused():
    return pad.load(HERE / "refused.c")


@pytest.fixture(scope="module")
def works():
    return pad.load(HERE / "works.c")


@pytest.mark.parametrize("mode", ["reverse", "forward"])
@pytest.mark.parametrize("name", functions("refused.c"))
def test_active_numbers_in_libraries_are_refused(refused, name, mode):
    function = refused[name]
    with pytest.raises(pad.DifferentiationError) as error:
        pad.grad(function)(3.0) if mode == "reverse" else pad.jvp(function, (3.0,), (1.0,))
    copied_as_letters = ("by_strcpy", "by_strncpy", "by_strcat", "by_stpcpy", "by_sprintf", "by_words")
    assert error.value.code == ("PAD-E102" if name.endswith("_by_hand") else "PAD-E101" if name in copied_as_letters else "PAD-E301")
    assert "refused.c" in error.value.location


@pytest.mark.parametrize("name", functions("works.c"))
def test_libraries_are_called(works, name):
    function = works[name]
    assert function(3.0) == 9.0
    assert pad.grad(function)(3.0) == pytest.approx(6.0)
    assert pad.jvp(function, (3.0,), (1.0,))[1] == pytest.approx(6.0)


def test_an_address_in_a_variable_that_others_may_change_is_checked():
    """The library that has the program's variables keeps what they hold at first; the derivative only sees what they are."""
    lib = pad.compile(
        "static double cells[4]; double *table[2] = {&cells[1], &cells[2]}; void endgrent(void *);\n"
        "double f(double x) { *table[0] = x * x; endgrent(table); return cells[1]; }",
        "c",
    )
    assert lib.f(3.0) == 9.0
    for run in (lambda: pad.grad(lib.f)(3.0), lambda: pad.jvp(lib.f, (3.0,), (1.0,))):
        with pytest.raises(pad.DifferentiationError) as error:
            run()
        assert error.value.code in ("PAD-E301", "PAD-E306")


def test_inactive_is_advised_only_where_no_number_comes_back():
    lib = pad.compile(
        "double solve(const double *, int); void note(const double *, int);\n"
        "double f(const double *x, int n) { return solve(x, n) * x[0]; }\n"
        "double g(const double *x, int n) { note(x, n); return x[0] * x[0]; }",
        "c",
    )
    import numpy as np

    for name, advised in (("f", False), ("g", True)):
        with pytest.raises(pad.DifferentiationError) as error:
            pad.grad(lib[name])(np.array([1.0, 2.0]), 2)
        assert ("pad.inactive" in error.value.help) == advised
