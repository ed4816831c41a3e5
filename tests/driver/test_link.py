"""Derivatives of functions in other files: made when the program is linked."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from polyglot_ad.driver.main import main
from polyglot_ad.export.archive import Member, archive
from polyglot_ad.langs.c.clang import find_clang

MAIN = """#include <stdio.h>
double __enzyme_autodiff(void *, ...);
double f(double);
double local(double x) { return x * x; }
int main(void) { printf("%g %g\\n", __enzyme_autodiff((void *)f, 2.0), __enzyme_autodiff((void *)local, 3.0)); return 0; }
"""
F = """double helper(double);
static double table[3] = {1, 2, 3};
void set(double x) { table[2] = x; }
double f(double x) { return helper(x) * table[2]; }
"""
HELPER = "double helper(double x) { return x * x; }\n"


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name, text in (("main.c", MAIN), ("f.c", F), ("helper.c", HELPER)):
        (tmp_path / name).write_text(text)
    return tmp_path


def cc(*words: str) -> int:
    return main(words, cplusplus=False)


def runs(program: str = "./program") -> str:
    return subprocess.run([program], capture_output=True, text=True, check=True, timeout=60).stdout


def test_in_one_step(files: Path) -> None:
    assert cc("-O2", "main.c", "f.c", "helper.c", "-o", "program") == 0
    assert runs() == "12 6\n"


def test_objects_and_archives(files: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (files / "flags").write_text('-O2 -c -DUNUSED="a b" -MD')
    assert cc("@flags", "main.c", "f.c", "helper.c") == 0
    assert "main.c" in (files / "main.d").read_text()
    assert cc("main.o", "f.o", "helper.o", "-o", "program") == 0
    assert runs() == "12 6\n"
    content = [Member(name, (files / name).read_bytes(), symbols) for name, symbols in (("f.o", ["f", "set"]), ("helper.o", ["helper"]))]
    (files / "libfh.a").write_bytes(archive(content))
    (files / "program").unlink()
    assert cc("main.o", "-L.", "-lfh", "-o", "program") == 0
    assert runs() == "12 6\n"
    sections = subprocess.run(["readelf", "-SW", "program"], capture_output=True, text=True, check=False).stdout
    assert "pad_bc" not in sections and "debug_info" not in sections
    capfd.readouterr()
    assert cc("main.o", "f.o", "-o", "missing") == 1
    assert "f.c:4: error: [PAD-E301] cannot differentiate a call of 'helper'" in capfd.readouterr().err
    assert cc("main.o", "-o", "missing") == 1
    assert "main.c:5: error: [PAD-E401] cannot differentiate a call of '__enzyme_autodiff': the body of 'f'" in capfd.readouterr().err


def test_archives_as_build_systems_make_them(files: Path) -> None:
    """Thin ones, which name their objects; whole ones, of which everything is linked; and nothing but archives."""
    assert cc("-O2", "-c", "main.c", "f.c", "helper.c") == 0
    (files / "inner").mkdir()
    for thin, whole in ((False, False), (True, False), (False, True), (True, True)):
        for name, members in (
            ("inner/libhelper.a", ["helper.o"]),
            ("libfh.a", ["f.o", "inner/libhelper.a"] if thin else ["f.o", "helper.o"]),
        ):
            (files / name).unlink(missing_ok=True)
            subprocess.run(["ar", "csrDT" if thin else "csrD", name, *members], check=True)
        words = ["-Wl,--whole-archive", "libfh.a", "-Wl,--no-whole-archive"] if whole else ["libfh.a"]
        assert cc("main.o", *words, "-o", "program") == 0
        assert runs() == "12 6\n"
        (files / "libmain.a").unlink(missing_ok=True)
        subprocess.run(["ar", "csrDT" if thin else "csrD", "libmain.a", "main.o"], check=True)
        assert cc("-Wl,-u,main", "libmain.a", *words, "-o", "program") == 0
        assert runs() == "12 6\n"


def test_shared_libraries(files: Path) -> None:
    (files / "d.c").write_text("double __enzyme_autodiff(void *, ...);\ndouble f(double x) { return x * x * x; }\n"
                               "double df(double x) { return __enzyme_autodiff((void *)f, x); }\n")  # fmt: skip
    (files / "use.c").write_text('#include <stdio.h>\ndouble df(double);\nint main(void) { printf("%g\\n", df(2)); return 0; }\n')
    assert cc("-O2", "-shared", "-fPIC", "d.c", "-o", "libd.so") == 0
    assert cc("-O2", "use.c", "-L.", "-ld", "-Wl,-rpath,.", "-o", "program") == 0
    assert runs() == "12\n"


def test_text(files: Path) -> None:
    (files / "d.c").write_text("double __enzyme_autodiff(void *, ...);\ndouble f(double x) { return x * x * x; }\n"
                               "double df(double x) { return __enzyme_autodiff((void *)f, x); }\n")  # fmt: skip
    assert cc("-O2", "-S", "-emit-llvm", "d.c") == 0
    text = (files / "d.ll").read_text()
    assert "double @df(" in text and "call double @__enzyme" not in text
    assert cc("-O2", "-S", "d.c") == 0
    assert "df:" in (files / "d.s").read_text()


def test_two_objects_with_derivatives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is made in one has the names of what is made in the other."""
    monkeypatch.chdir(tmp_path)
    declared = "double __enzyme_autodiff(void *, ...);\n"
    (tmp_path / "one.c").write_text(
        declared + "static double f(double x) { return x * x; }\ndouble one(double x) { return __enzyme_autodiff((void *)f, x); }\n"
    )
    (tmp_path / "two.c").write_text(
        "#include <stdio.h>\n" + declared + "double one(double);\nstatic double f(double x) { return x * x * x; }\n"
        'int main(void) { printf("%g %g\\n", one(2), __enzyme_autodiff((void *)f, 2.0)); return 0; }\n'
    )  # fmt: skip
    for level in ("-O0", "-O2"):
        assert [cc(level, "-c", name) for name in ("one.c", "two.c")] == [0, 0]
        assert cc("one.o", "two.o", "-o", "program") == 0
        assert runs() == "4 12\n"


def test_whole_program_optimisation(files: Path) -> None:
    """What clang would leave to the linker is made by the driver."""
    assert cc("-O2", "-flto", "main.c", "f.c", "helper.c", "-o", "program") == 0
    assert runs() == "12 6\n"


def test_functions_named_like_those_of_libraries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """`y1` is a Bessel function, but not in this program. (The files are compiled at -O0, where clang says that nothing be optimised.)"""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.c").write_text(
        "#include <stdio.h>\ndouble y1(double);\ndouble __enzyme_autodiff(void *, ...);\ndouble f(double x) { return y1(x) * 2; }\n"
        'int main(void) { printf("%g\\n", __enzyme_autodiff((void *)f, 3.0)); return 0; }\n'
    )
    (tmp_path / "b.c").write_text("double y1(double x) { return x * x; }\n")
    assert [cc("-c", name) for name in ("a.c", "b.c")] == [0, 0]
    assert cc("a.o", "b.o", "-o", "program") == 0
    assert runs() == "12\n"
    subprocess.run([*find_clang().command, "-c", "b.c", "-o", "b.o"], check=True, timeout=60)
    assert cc("a.o", "b.o", "-o", "program") == 1
    assert "'y1' is the program's own function" in capfd.readouterr().err
