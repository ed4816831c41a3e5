"""`polyglot-ad build`: its header is C, its libraries link and run without this package, its errors are named."""

from __future__ import annotations

import shutil
import subprocess

import cffi
import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.cli import main
from polyglot_ad.export import Wanted, build
from polyglot_ad.export.archive import Member, archive

SOURCE = """
#include <math.h>
static double gravity = 9.81;
void set_gravity(double g) { gravity = g; }
double energy(const double *v, int n, double height)
{
    double sum = gravity * height;
    for (int i = 0; i < n; i++)
        sum += 0.5 * v[i] * v[i];
    return sum;
}
"""

MAIN = """
#include <stdio.h>
#include "physics.h"
int main(void)
{
    double v[2] = {3.0, 4.0}, shadow[2] = {0.0, 0.0}, results[2];
    physics_set_gravity(10.0, results);
    int status = physics_energy_gradient(v, shadow, 2, 5.0, 1.0, results);
    printf("%d %g %g %g %g\\n", status, results[0], shadow[0], shadow[1], results[1]);
    return 0;
}
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    library = pad.compile(SOURCE, "c")
    wanted = [Wanted("value", "set_gravity"), Wanted("gradient", "energy"), Wanted("tangent", "energy", ("height",))]
    return build(library, "physics", wanted, tmp_path_factory.mktemp("built"))


def test_c_program_with_the_static_library(built, tmp_path):
    """Global variables of the program exist once: the gradient sees what the primal set."""
    compiler = shutil.which("clang-22") or shutil.which("clang") or shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler to link a program with")
    (tmp_path / "main.c").write_text(MAIN)
    command = [compiler, "main.c", f"-I{built.header.parent}", str(built.static), "-lm", "-o", "program"]
    subprocess.run(command, cwd=tmp_path, check=True)
    assert subprocess.run([tmp_path / "program"], capture_output=True, text=True, check=True).stdout == "0 62.5 3 4 10\n"


def test_header_in_cxx(built, tmp_path):
    compiler = shutil.which("clang++-22") or shutil.which("clang++") or shutil.which("c++")
    if compiler is None:
        pytest.skip("no C++ compiler to link a program with")
    (tmp_path / "main.cpp").write_text('#include "physics.h"\n' + MAIN)
    command = [compiler, "main.cpp", f"-I{built.header.parent}", str(built.static), "-lm", "-o", "program"]
    subprocess.run(command, cwd=tmp_path, check=True)
    assert subprocess.run([tmp_path / "program"], capture_output=True, text=True, check=True).stdout == "0 62.5 3 4 10\n"


def test_header_and_shared_library_through_cffi(built):
    ffi = cffi.FFI()
    ffi.cdef(built.prototypes.read_text())
    lib = ffi.dlopen(str(built.shared))
    v, results = ffi.new("double[]", [3.0, 4.0]), ffi.new("double[2]")
    assert lib.physics_set_gravity(2.0, results) == 0
    assert lib.physics_energy_tangent(v, 2, 5.0, 1.0, results) == 0
    assert list(results) == [22.5, 2.0]


def test_header_says_what_is_where(built):
    text = built.header.read_text()
    assert (
        "int physics_energy_gradient(const double *v, double *v_shadow, int n, double height, double value_cotangent, void *results);"
        in text
    )
    assert "results[1]: the gradient with respect to height (double)" in text


def test_errors_of_native_code_are_named(tmp_path):
    source = """
    #include <stdexcept>
    extern "C" double root(double x) { if (x < 0) throw std::domain_error("negative number"); return x * x; }
    """
    made = build(pad.compile(source, "c++"), "roots", [Wanted("gradient", "root")], tmp_path)
    ffi = cffi.FFI()
    ffi.cdef(made.prototypes.read_text())
    lib = ffi.dlopen(str(made.shared))
    results = ffi.new("double[2]")
    assert lib.roots_root_gradient(3.0, 1.0, results) == 0
    assert list(results) == [9.0, 6.0]
    assert lib.roots_root_gradient(-1.0, 1.0, results) != 0
    assert ffi.string(lib.roots_root_gradient_error()) == b"negative number"


def test_command_line(tmp_path, capsys):
    source = tmp_path / "square.c"
    source.write_text("double square(double x) { return x * x; }")
    assert main(["build", str(source), "--name", "sq", "--gradient", "square:x", "-o", str(tmp_path / "out")]) == 0
    assert [line.rsplit("/", 1)[1] for line in capsys.readouterr().out.split()] == ["sq.h", "sq.cdef", "libsq.so", "libsq.a"]
    assert main(["build", str(source), "--name", "sq", "-o", str(tmp_path / "out")]) == 1
    assert "at least one" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        (Wanted("gradient", "energy", ("n",)), "no derivative with respect to n"),
        (Wanted("gradient", "energy", ("mass",)), "no argument is called 'mass'"),
    ],
)
def test_bad_requests(wanted, message, tmp_path):
    with pytest.raises(pad.ArgumentError, match=message):
        build(pad.compile(SOURCE, "c"), "physics", [wanted], tmp_path)


def test_words_of_the_command_line():
    assert Wanted.parse("gradient", "stats::mean:x,y") == Wanted("gradient", "stats::mean", ("x", "y"))
    assert Wanted.parse("gradient", "stats::mean") == Wanted("gradient", "stats::mean")


def test_archive_is_what_ar_makes(tmp_path):
    """Read back by NumPy-free means: the index leads to the header of the member that defines the symbol."""
    members = [Member("0.o", b"odd", ["first"]), Member("1.o", b"even", ["second", "third"])]
    data = archive(members)
    assert data[:8] == b"!<arch>\n"
    count = int.from_bytes(data[68:72], "big")
    offsets = np.frombuffer(data, ">u4", count, 72)
    names = data[72 + 4 * count :].split(b"\0")[:count]
    found = {name.decode(): data[at : at + 4].decode().rstrip() for name, at in zip(names, offsets, strict=True)}
    assert found == {"first": "0.o/", "second": "1.o/", "third": "1.o/"}


RUST = '#[no_mangle] pub fn root(a: f64) -> f64 { if a < 0.0 { panic!("negative {a}") } a.sqrt() }\n'


def test_static_library_of_rust(tmp_path):
    """What of Rust's standard library the code asks for is in it, and no more."""
    compiler = shutil.which("clang-22") or shutil.which("clang") or shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler to link a program with")
    built = build(pad.compile(RUST, "rust"), "k", [Wanted("gradient", "root")], tmp_path)
    use = 'double r[3]; int s = k_root_gradient(4, 1, r); printf("%d %g\\n", s, r[1]);'
    (tmp_path / "main.c").write_text(f'#include "k.h"\n#include <stdio.h>\nint main(void) {{ {use} }}\n')
    command = [compiler, "main.c", str(built.static), "-lm", "-lpthread", "-ldl", "-o", "program"]
    subprocess.run(command, cwd=tmp_path, check=True)
    assert subprocess.run([tmp_path / "program"], capture_output=True, text=True, check=True).stdout == "0 0.25\n"
    plain = build(pad.compile("#[no_mangle] pub fn half(a: f64) -> f64 { a / 2.0 }\n", "rust"), "p", [Wanted("gradient", "half")], tmp_path)
    assert plain.static.stat().st_size < 100_000


HEAT = """
#include <math.h>
#include <stdlib.h>
double heat(const double *start, int n, int steps, double k) {
    double *u = malloc(n * sizeof *u), *v = malloc(n * sizeof *v), sum = 0;
    for (int i = 0; i < n; i++)
        u[i] = v[i] = start[i];
    for (int t = 0; t < steps; t++) {
        for (int i = 1; i < n - 1; i++)
            v[i] = u[i] + k * sin(u[i - 1] - 2 * u[i] + u[i + 1]);
        double *old = u;
        u = v;
        v = old;
    }
    for (int i = 0; i < n; i++)
        sum += u[i] * u[i];
    free(u);
    free(v);
    return sum;
}
"""


def test_memory_budget(tmp_path):
    (tmp_path / "heat.c").write_text(HEAT)
    assert (
        main(["build", str(tmp_path / "heat.c"), "--name", "hot", "--gradient", "heat:start", "--memory", "20kB", "-o", str(tmp_path)]) == 0
    )
    assert "0 for 20000; then the bytes of each array:\n *   extents[1]: start" in (tmp_path / "hot.h").read_text()
    ffi = cffi.FFI()
    ffi.cdef((tmp_path / "hot.cdef").read_text())
    library = ffi.dlopen(str(tmp_path / "libhot.so"))
    start, shadow, results = np.linspace(0, 1, 50) ** 2, np.zeros(50), np.zeros(2)
    buffers = [ffi.from_buffer("double[]", one) for one in (start, shadow)]

    def gradient(budget: int) -> int:
        shadow[:] = 0
        extents = ffi.new("long long[]", [budget, start.nbytes, 0])
        return library.hot_heat_gradient(*buffers, 50, 300, 0.2, 1.0, extents, ffi.from_buffer(results))

    def heat(u: np.ndarray) -> complex:
        u = u.copy()
        for _ in range(300):
            u[1:-1] = u[1:-1] + 0.2 * np.sin(u[:-2] - 2 * u[1:-1] + u[2:])
        return (u * u).sum()

    along = np.cos(np.arange(50.0))
    wanted = heat(start + 1e-30j * along).imag / 1e-30
    for budget in (0, 15_000):
        assert gradient(budget) == 0
        assert shadow @ along == pytest.approx(wanted, rel=1e-12)
    assert gradient(500) != 0
    assert b"PAD-E206" in ffi.string(library.hot_heat_gradient_error())
