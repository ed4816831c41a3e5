"""A program is compiled again when anything changed that its compilers read, looked for in vain, or only asked about."""

from __future__ import annotations

import os
import subprocess
import time

import pytest

import polyglot_ad as pad
from polyglot_ad.langs.c.clang import find_clang
from polyglot_ad.langs.fortran.adapter import FLANG
from polyglot_ad.langs.toolchain import find

C = '#include "z.h"\ndouble f(double x) { return K * x; }'
ASKS = "#if __has_include({})\n#define K 7\n#else\n#define K 3\n#endif\ndouble f(double x) {{ return K * x; }}"
FLAG = "double f(double x) { return K * x; }"
MODULE = (
    "module k\n{}\ncontains\nfunction f(x) result(y)\n real(8), intent(in) :: x\n real(8) :: y\n {}\n y = c*x\nend function\nend module\n"
)
CONSTANT = " real(8), parameter :: c = {}d0\n"
RUST = 'const fn digit(s: &str) -> f64 {{ (s.as_bytes()[0] - 48) as f64 }}\n#[no_mangle] pub extern "C" fn f(x: f64) -> f64 {{ {} }}'


class Folder:
    """Files below a folder, and the slope of the function `f` in one of them."""

    def __init__(self, path) -> None:
        self.path = path

    def write(self, name, text):
        path = self.path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def slope(self, source="k.c", flags=()):
        return pad.load(self.path / source, flags=list(flags)).f(1.0)

    def module(self, folder, value):
        source = self.write(f"{folder}/m.f90", f"module m\n{CONSTANT.format(value)}end module\n")
        subprocess.run([*find(FLANG).command, "-c", source.name, "-o", "m.o"], cwd=source.parent, check=True)


@pytest.fixture
def folder(tmp_path):
    return Folder(tmp_path)


def test_a_header_that_appears_earlier(folder):
    flags = [f"-I{folder.path}/first", f"-I{folder.path}/second"]
    folder.write("second/z.h", "#define K 2\n")
    folder.write("k.c", C)
    assert folder.slope(flags=flags) == 2
    folder.write("first/z.h", "#define K 9\n")
    assert folder.slope(flags=flags) == 9
    beside = folder.write("z.h", "#define K 5\n")
    assert folder.slope(flags=flags) == 5
    beside.unlink()
    assert folder.slope(flags=flags) == 9


@pytest.mark.parametrize("name", ['"opt/z.h"', "<opt/z.h>", "HEADER"])
def test_a_header_that_is_only_asked_about(folder, name):
    flags = [f"-I{folder.path}", "-DHEADER=<opt/z.h>"]
    folder.write("k.c", ASKS.format(name))
    assert folder.slope(flags=flags) == 3
    asked = folder.write("opt/z.h", "")
    assert folder.slope(flags=flags) == 7
    asked.unlink()
    assert folder.slope(flags=flags) == 3


def test_a_link_that_leads_elsewhere(folder):
    for name, k in (("a", 2), ("b", 8)):
        folder.write(f"{name}/z.h", f"#define K {k}\n")
    folder.write("k.c", C)
    link = folder.path / "link"
    link.symlink_to(folder.path / "a")
    assert folder.slope(flags=[f"-I{link}"]) == 2
    link.unlink()
    link.symlink_to(folder.path / "b")
    assert folder.slope(flags=[f"-I{link}"]) == 8


def test_another_header_of_the_same_size_and_time(folder):
    folder.write("k.c", C)
    for k in (2, 8):
        os.utime(folder.write("z.h", f"#define K {k}\n"), ns=(10**18, 10**18))
        if k == 2:
            time.sleep(2.1)  # until its time is old enough to be believed
        assert folder.slope() == k


@pytest.mark.parametrize(("variable", "values"), [
    ("CPATH", ("a", "b")), ("C_INCLUDE_PATH", ("a", "b")), ("CCC_OVERRIDE_OPTIONS", ("+-DK=2", "+-DK=8")),
])  # fmt: skip
def test_variables_that_compilers_read(folder, monkeypatch, variable, values):
    if find_clang().name == "zig":
        pytest.skip("zig reads other variables")
    for name, k in (("a", 2), ("b", 8)):
        folder.write(f"{name}/of_path.h", f"#define K {k}\n")
    folder.write("k.c", FLAG if "=" in values[0] else FLAG.replace("double f", "#include <of_path.h>\ndouble f"))
    for value, k in zip(values, (2, 8), strict=True):
        monkeypatch.setenv(variable, value if "=" in value else str(folder.path / value))
        assert folder.slope() == k


@pytest.mark.parametrize("flags", [["@list"], ["-include", "list.h"]], ids=str)
def test_files_that_flags_name(folder, monkeypatch, flags):
    monkeypatch.chdir(folder.path)
    folder.write("k.c", FLAG)
    for k in (4, 5):
        folder.write("list", f"-DK={k}")
        folder.write("list.h", f"#define K {k}\n")
        assert folder.slope(flags=flags) == k


@pytest.mark.parametrize("way", ["name", "path"])
def test_archives(folder, way):
    folder.write("k.c", "double h(double); double f(double x) { return h(2) * x; }")
    flags = [f"-L{folder.path}", "-lh"] if way == "name" else [str(folder.path / "libh.a")]
    for k in (1, 3):
        folder.write("h.c", f"double h(double x) {{ return {k} * x; }}")
        command = [*find_clang().command, "-c", "-O1", "-fPIC", "h.c", "-o", "h.o"]
        subprocess.run(command, cwd=folder.path, check=True)
        (folder.path / "libh.a").unlink(missing_ok=True)
        subprocess.run(["ar", "rcs", "libh.a", "h.o"], cwd=folder.path, check=True)
        assert folder.slope(flags=flags) == 2 * k


def test_fortran_includes(folder, needs):
    needs("fortran")
    flags = [f"-I{folder.path}/first", f"-I{folder.path}/second"]
    folder.write("k.f90", MODULE.format("", "include 'z.inc'"))
    for place, k in (("second/", 2), ("first/", 9), ("", 5)):
        folder.write(f"{place}z.inc", CONSTANT.format(k))
        assert folder.slope("k.f90", flags) == k


def test_fortran_modules(folder, needs):
    needs("fortran")
    flags = [f"-I{folder.path}/first", f"-I{folder.path}/second"]
    folder.write("k.f90", MODULE.format("use m", ""))
    for place, k in (("second", 2), ("first", 4), (".", 4)):
        folder.module(place, k)
        assert folder.slope("k.f90", flags) == k
    folder.write("m.f90", f"module m\n{CONSTANT.format(7)}end module\n")
    both = pad.load([folder.path / "m.f90", folder.path / "k.f90"])
    assert both.f(1.0) == 7, "a module beside the source that is older than the source"


def test_rust_variables_and_files(folder, monkeypatch, needs):
    needs("rust")
    body = 'digit(env!("PAD_K")) * digit(include_str!("d.txt")) * match option_env!("PAD_O") { Some(s) => digit(s), None => 1.0 } * x'
    folder.write("k.rs", RUST.format(body))
    folder.write("d.txt", "1")
    for variable, value, k in (("PAD_K", "2", 2), ("PAD_K", "8", 8), ("PAD_O", "3", 24), ("PAD_K", "2", 6)):
        monkeypatch.setenv(variable, value)
        assert folder.slope("k.rs") == k
    folder.write("d.txt", "2")
    assert folder.slope("k.rs") == 12


def test_crates(folder, monkeypatch, needs):
    """Build scripts: what they read and which variables; settings of cargo."""
    needs("rust")
    folder.write("Cargo.toml", '[package]\nname = "fresh"\nversion = "0.1.0"\nedition = "2021"\n')
    folder.write(
        "build.rs",
        """fn main() {
    println!("cargo:rerun-if-changed=param.txt");
    println!("cargo:rerun-if-env-changed=PAD_B");
    println!("cargo:rustc-env=KK={}", std::fs::read_to_string("param.txt").unwrap().trim());
    println!("cargo:rustc-env=BB={}", std::env::var("PAD_B").unwrap_or("1".into()));
}""",
    )
    folder.write("src/lib.rs", RUST.format('digit(env!("KK")) * digit(env!("BB")) * (if cfg!(negative) { -x } else { x })'))
    folder.write("param.txt", "2")

    def slope():
        return pad.load(folder.path).f(1.0)

    assert slope() == 2
    folder.write("param.txt", "3")
    assert slope() == 3
    monkeypatch.setenv("PAD_B", "5")
    assert slope() == 15
    folder.write(".cargo/config.toml", '[build]\nrustflags = ["--cfg", "negative"]\n')
    assert slope() == -15
    (folder.path / ".cargo/config.toml").unlink()
    assert slope() == 15
    monkeypatch.setenv("RUSTFLAGS", "--cfg negative")
    assert slope() == -15
