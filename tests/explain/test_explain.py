"""What `explain` says is what the derivative does: bytes by formula and as counted, reasons, places, in all forms."""

from __future__ import annotations

from html.parser import HTMLParser

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.cli import main

SOURCE = """#include <math.h>
#include <stdlib.h>

double squares(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    return s;
}

double decay(double x, int n) {
    for (int i = 0; i < n; i++)
        x = x - 0.01 * x * x * x;
    return x;
}

double overwritten(double *x, int n) {
    double s = 0;
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < n; i++) {
            s += x[i] * x[i];
            x[i] = x[i] * 0.5;
        }
    return s;
}

double root(double a) {
    double x = a;
    while (fabs(x * x - a) > 1e-12)
        x = 0.5 * (x + a / x);
    return x;
}

__attribute__((noinline)) double tree(const double *x, int lo, int hi) {
    if (hi - lo == 1) return sin(x[lo]);
    int middle = (lo + hi) / 2;
    double left = tree(x, lo, middle), right = tree(x, middle, hi);
    return left * right;
}

double branches(double *x, int n) {
    double s = 1;
    for (int i = 0; i < n; i++) {
        if (x[i] < 1) s = s * s;
        else s = sin(s);
        x[i] = s;
    }
    return s;
}
"""


@pytest.fixture(scope="module")
def source(tmp_path_factory):
    path = tmp_path_factory.mktemp("explain") / "kernels.c"
    path.write_text(SOURCE)
    return path


@pytest.fixture(scope="module")
def lib(source):
    return pad.load(source)


def kept(explanation):
    return [item for item in explanation.items if item.kind in ("cached", "control", "tape", "shadow")]


def test_nothing_is_kept_where_memory_is_not_written(lib):
    explanation = lib.squares.explain(np.ones(5), 5)
    assert not kept(explanation) and explanation.total == 0
    assert any(item.kind == "recomputed" and item.what == "x[…]" and item.place.line == 6 for item in explanation.items)
    assert "nothing is kept" in str(explanation)


@pytest.mark.parametrize("n", [1, 7, 1000])
def test_bytes_are_the_formula_s_and_those_of_the_call(lib, n):
    explanation = lib.decay.explain(0.9, n)
    (item,) = kept(explanation)
    assert (item.size, [loop.iterations for loop in item.loops], item.place.line) == (8, ["n"], 12)
    assert "from one iteration to the next" in item.why
    assert explanation.bytes(item) == explanation.total == 8 * n
    assert f"8 B × n = {'8 kB' if n == 1000 else f'{8 * n} B'}" in str(explanation)


def test_without_a_call_there_are_no_totals(lib):
    explanation = pad.grad(lib.decay).explain()
    assert explanation.total is None and not explanation.measured
    assert "8 B × n" in str(explanation) and " = " not in str(explanation).split("8 B × n")[1].split(",")[0]


def test_what_overwrites_memory_is_named(lib):
    explanation = lib.overwritten.explain(np.ones(6), 6)
    (item,) = [item for item in kept(explanation) if item.what.endswith("x[…]")]
    assert "overwritten at line 21" in item.why and explanation.bytes(item) == 8 * 3 * 6
    assert [loop.iterations for loop in item.loops] == ["3", "n"]


def test_a_loop_of_unknown_length_is_counted(lib):
    x, steps = 2.0, 0
    while abs(x * x - 2.0) > 1e-12:
        x, steps = 0.5 * (x + 2.0 / x), steps + 1
    explanation = lib.root.explain(2.0)
    (item,) = [item for item in kept(explanation) if item.loops]
    assert item.loops[0].iterations == "" and "iterations of the loop at kernels.c:" in str(explanation)
    assert explanation.bytes(item) == 8 * steps
    assert any("how often the loop ran" in item.what and item.kind == "control" for item in explanation.items)


def test_recursion_keeps_tapes(lib):
    explanation = lib.tree.explain(np.linspace(0.1, 1, 8), 0, 8)
    assert explanation.functions["tree"] == "split" and "tree" in str(explanation)
    tapes = [item for item in explanation.items if item.kind == "tape" and item.function == "tree"]
    assert len(tapes) == 2 and all(explanation.bytes(item) == 7 * 8 for item in tapes)


def test_the_way_that_was_taken_is_one_byte(lib):
    explanation = lib.branches.explain(np.linspace(0.5, 2, 9), 9)
    (item,) = [item for item in explanation.items if item.kind == "control"]
    assert item.size == 1 and explanation.bytes(item) == 9


def test_measured_and_other_derivatives_are_apart(lib):
    gradient = pad.grad(lib.decay)
    before = gradient(0.9, 5)
    lib.decay.explain(0.9, 5)
    assert gradient(0.9, 5) == before
    x = np.ones(4)
    lib.overwritten.explain(x, 4)
    np.testing.assert_array_equal(x, np.ones(4))


def test_it_is_kept_beside_the_derivative(lib, source):
    pad.grad(lib.branches)(np.ones(2), 2)
    assert str(pad.load(source).branches.explain()) == str(lib.branches.explain())


def test_argnums_and_arguments_are_checked(lib):
    assert "by x, reverse mode" in str(lib.decay.explain(argnums="x"))
    with pytest.raises(pad.ArgumentError, match="integers have no derivative"):
        lib.decay.explain(argnums="n")
    with pytest.raises(pad.ArgumentError, match="missing 'n'"):
        lib.decay.explain(0.5)


class _Page(HTMLParser):
    def __init__(self):
        super().__init__()
        self.open: list[str] = []
        self.text = ""
        self.sources: list[str] = []

    def handle_starttag(self, tag, attrs):
        if tag != "meta":
            self.open.append(tag)
        self.sources += [value for name, value in attrs if name in ("src", "href")]

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data


def test_page_is_whole_and_holds_the_source(lib, source, tmp_path):
    explanation = lib.overwritten.explain(np.ones(6), 6)
    explanation.save(tmp_path / "page.html")
    page = _Page()
    page.feed((tmp_path / "page.html").read_text())
    assert not page.open and not page.sources
    assert "x[i] = x[i] * 0.5;" in page.text and "i < n" in page.text and "#include <math.h>" in page.text
    assert explanation._repr_html_() == explanation.html()


def test_source_that_is_gone_is_no_error(tmp_path):
    path = tmp_path / "gone.c"
    path.write_text("double f(double x, int n) { for (int i = 0; i < n; i++) x *= x; return x; }")
    function = pad.load(path).f
    path.unlink()
    explanation = function.explain(1.1, 3)
    assert "8 B × n" in str(explanation) and "8 B × n" in explanation.html()


def test_command(source, tmp_path, capsys):
    assert main(["explain", str(source), "decay", "--html", str(tmp_path / "decay.html")]) == 0
    assert "8 B × n" in capsys.readouterr().out and "<!doctype html>" in (tmp_path / "decay.html").read_text()
    assert main(["explain", str(source), "squares:x"]) == 0
    assert main(["explain", str(source), "cubes"]) == 1
    assert "no function 'cubes'" in capsys.readouterr().err
