"""What cannot be compiled: all of it is said, with file and line, and the exit status is 1."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from polyglot_ad.driver.main import main

PROGRAM = """double __enzyme_autodiff(void *, ...);
double other(double);
double unknown(double);
double f(double x) { return x * unknown(x); }
union u { double d; unsigned long i; };
double g(double x) { union u v; v.d = x; v.i = (v.i * 3) ^ 77; return v.d; }
void h(const void *a, void *b, int n) { __builtin_memcpy(b, a, n); }
double a(double x) { return __enzyme_autodiff((void *)other, x); }
double b(double x) { return __enzyme_autodiff((void *)f, x); }
double c(double x) { return __enzyme_autodiff((void *)g, x); }
double d(double x) { return __enzyme_autodiff((void *)g, x, x, x); }
void e(double *x, double *y) { __enzyme_autodiff((void *)h, x, y, x, y, 8); }
int main(void) { return a(1) + b(1) + c(1) + d(1); }
"""


def test_all_errors_of_a_file(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "wrong.c").write_text(PROGRAM)
    assert main(["-O2", str(tmp_path / "wrong.c"), "-o", str(tmp_path / "wrong")], cplusplus=False) == 1
    said = capfd.readouterr().err
    for line, what in (
        (11, "more arguments than 'g' has parameters"),
        (8, "the body of 'other' is nowhere"),
        (4, "a call of 'unknown'"),
        (6, "'mul' on an active value"),
        (7, "nothing says what the bytes are"),
    ):
        assert any(f"wrong.c:{line}: error: [PAD-E" in text and what in text for text in said.splitlines()), (line, said)
    assert "note: in g\n" in said
    assert not (tmp_path / "wrong").exists()


def test_errors_of_the_compiler_are_its_own(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "wrong.c").write_text("double f(double x) { return y; } // enzyme\n")
    assert main(["-c", str(tmp_path / "wrong.c"), "-o", str(tmp_path / "wrong.o")], cplusplus=False) == 1
    assert "use of undeclared identifier 'y'" in capfd.readouterr().err


def test_derivatives_of_themselves(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "round.c").write_text("""double __enzyme_autodiff(void *, ...);
double f(double x) { return x > 1 ? __enzyme_autodiff((void *)f, x / 2) : x * x; }
double g(double (*h)(double), double x) { return __enzyme_autodiff((void *)h, x); }
""")
    assert main(["-c", str(tmp_path / "round.c"), "-o", str(tmp_path / "round.o")], cplusplus=False) == 1
    said = capfd.readouterr().err
    assert "round.c:2: error: [PAD-E401]" in said and "uses a derivative of itself" in said
    assert "round.c:3: error: [PAD-E401]" in said and "not a function that is known" in said


def test_a_variable_that_is_used_by_its_name_and_by_its_address(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Where the address is held by another variable from the start, the two are not known to be one."""
    path = tmp_path / "program.c"
    path.write_text(
        "double __enzyme_autodiff(void *, ...);\nstatic double held[3];\nstatic double *place = held;\n"
        "void move(double *p) { place = p; }\n"
        "double f(double x) {\n  place[0] = x;\n  held[2] = held[0] * x;\n  return place[2];\n}\n"
        "double g(double x) { return __enzyme_autodiff((void *)f, x); }\n"
    )
    assert main(["-c", "-O2", str(path), "-o", str(tmp_path / "program.o")], False) == 1
    assert "[PAD-E306] cannot differentiate 'held'" in capsys.readouterr().err


def test_words_of_older_build_files_are_dropped(tmp_path: Path) -> None:
    (tmp_path / "old.c").write_text("double __enzyme_autodiff(void *, ...);\ndouble f(double x) { return x * x; }\n"
                                    "int main(void) { return __enzyme_autodiff((void *)f, 3.0) != 6.0; }\n")  # fmt: skip
    words = ["-flegacy-pass-manager", "-Xclang", "-no-opaque-pointers", "-fno-experimental-new-pass-manager"]
    words += ["-Wl,-mllvm=-load=/nowhere/LLDEnzyme-15.so", "-Wl,--lto-legacy-pass-manager"]
    assert main(["-O2", *words, str(tmp_path / "old.c"), "-o", str(tmp_path / "old")], cplusplus=False) == 0
    assert subprocess.run([tmp_path / "old"]).returncode == 0


def test_the_function_is_named_where_an_argument_is_missing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "few.c").write_text("""extern int enzyme_dup;
double __enzyme_autodiff(void *, ...);
double flux(double *x, int n) { return x[0] * n; }
int main(void) { double x[2] = {1, 2}, d[2] = {0}; __enzyme_autodiff((void *)flux, enzyme_dup, x, 2); }
""")
    assert main([str(tmp_path / "few.c"), "-o", str(tmp_path / "few")], cplusplus=False) == 1
    assert "argument 2 of 'flux' is missing" in capfd.readouterr().err
