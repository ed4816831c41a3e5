"""Passes by name: the list, the program after each, verification that names the pass, and the command that prints."""

from __future__ import annotations

import pytest

import polyglot_ad as pad
from polyglot_ad import cli
from polyglot_ad.errors import ArgumentError, VerificationError
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.values import Module
from polyglot_ad.ir.verifier import verify
from polyglot_ad.passes import PRINT_AFTER, VERIFY_EACH, Pass, run_pass, traced
from polyglot_ad.passes.report import passes, printed
from polyglot_ad.programs.levels import Level

SOURCE = """
#include <math.h>
#include <stdlib.h>
struct pair { double a, b; };
static double twice(double x) { return 2 * x; }
static double squared(double x) { return x * x; }
static double (*const table[2])(double) = {twice, squared};
__attribute__((noinline)) double apply(double (*f)(double), double x) { return f(x) + 1; }
double f(const double *x, int n, double y) {
  double s = 0, *t = malloc(n * sizeof *t);
  for (int i = 0; i < n; i++) t[i] = apply(table[i & 1], x[i]) * y;
  for (int i = 0; i < n; i++) { if (t[i] > 100) { free(t); return -1; } s += sin(t[i]); }
  t = realloc(t, 2 * n * sizeof *t);
  struct pair p = {s, y};
  s += p.a * p.b + t[0];
  free(t);
  return s;
}
"""


@pytest.fixture(scope="module")
def function():
    return pad.compile(SOURCE, "c")["f"]


@pytest.mark.parametrize("mode", ["reverse", "forward", "split"])
def test_the_program_is_well_formed_after_every_pass(function, mode):
    with traced(["all"]) as trace:
        function.program.export(function.signature, (Level(mode, (0, 2)),))
    names = [name for name, _ in passes()]
    assert len(set(names)) == len(names)
    assert [name for name, _ in trace.printed] == names, "every pass runs once, in the order of the list"
    for name, text in trace.printed:
        assert not verify(parse(text)), name
    texts = dict(trace.printed)
    assert "define" in texts["lift"] and texts["lift"] != texts["differentiate"]
    assert set(trace.seconds) == set(names)


def test_a_pass_that_spoils_the_program_is_named(monkeypatch):
    module = parse("define double @f(double %x) {\n  %y = fadd double %x, 1.0\n  ret double %y\n}\n")

    def spoil(module: Module) -> None:
        block = module.functions["f"].entry
        block.instructions.reverse()

    monkeypatch.setenv(VERIFY_EACH, "1")
    run_pass(Pass("harmless", "nothing", lambda module: None), module, module)
    with pytest.raises(VerificationError, match="after the pass 'spoils'"):
        run_pass(Pass("spoils", "reverses", spoil), module, module)
    monkeypatch.setenv(VERIFY_EACH, "0")
    assert not run_pass(Pass("spoils", "back", spoil), module, module)


def test_print_after_writes_on_standard_error(function, monkeypatch, capsys):
    monkeypatch.setenv(PRINT_AFTER, "unify-returns,guard")
    monkeypatch.setenv(VERIFY_EACH, "1")
    function.program.export(function.signature, (Level("reverse", (0,)),))
    written = capsys.readouterr().err
    assert [line for line in written.splitlines() if line.startswith("; ***")] == ["; *** after unify-returns", "; *** after guard"]


def test_the_command(tmp_path, capsys):
    (tmp_path / "f.c").write_text(SOURCE)
    assert cli.main(["ir", "--list"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == [name for name, _ in passes()]
    command = ["ir", str(tmp_path / "f.c"), "--function"]
    assert cli.main([*command, "f:y", "--after", "lower-reallocations"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("; *** after lower-reallocations\n") and "@realloc(" not in text.split("declare")[0]
    assert cli.main([*command, "f", "--mode", "forward"]) == 0
    assert "@pad.entry.pad.flat.f.forward.flat" in capsys.readouterr().out
    assert cli.main([*command, "f", "--times"]) == 0
    assert " ms  differentiate\n" in capsys.readouterr().out
    assert cli.main([*command, "f", "--after", "nonsense"]) == 1
    assert "there is no pass 'nonsense'" in capsys.readouterr().err
    with pytest.raises(ArgumentError):
        printed([str(tmp_path / "f.c")], "f", "reverse", ["nonsense"], False)


REFUSED = """
#include <string.h>
double f(double *x) {
  double s = 0;
%s
  long bits;
  memcpy(&bits, x, sizeof bits);
  return s + (double)(bits * 3);
}
"""


@pytest.mark.parametrize("mode", ["reverse", "forward"])
@pytest.mark.parametrize(("loop", "times"), [("", 1), ("  for (int i = 0; i < 3; i++) { s += x[i]; x[i] *= s; }", 2)])
def test_what_is_refused_is_tried_again_where_loops_can_be_unrolled(mode, loop, times):
    function = pad.compile(REFUSED % loop, "c")["f"]
    with traced(["mark-accesses"]) as trace, pytest.raises(pad.DifferentiationError):
        function.program.export(function.signature, (Level(mode, (0,)),))
    assert len(trace.printed) == times
