"""`polyglot-ad build --python`: the package says what pad says, in a process that has no polyglot_ad."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.cli import main
from polyglot_ad.langs.registry import adapter

SOURCE = """
#include <complex.h>
double rosen(const double *x, int n) {
  double s = 0;
  for (int i = 0; i + 1 < n; i++) { double a = x[i + 1] - x[i] * x[i], b = 1 - x[i]; s += 100 * a * a + b * b; }
  return s;
}
double mixed(double x, float y, long k) { return x * x * y * k; }
void scale(const double *x, double *restrict y, int n, double a) { for (int i = 0; i < n; i++) y[i] = a * x[i] * x[i]; }
double complex square(double complex z) { return z * z; }
float product(const float *v) { return v[0] * v[1]; }
"""
ASKED = ("--function rosen --gradient rosen --tangent rosen:x --gradient mixed --function scale --gradient scale:x,a --tangent scale:x,a "
         "--gradient square --tangent square --gradient product")  # fmt: skip
WITHOUT = "import sys; sys.modules['polyglot_ad'] = None; sys.path.insert(0, sys.argv[1]); import json, numpy as np, kernels as k\n"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("package")
    (folder / "kernels.c").write_text(SOURCE)
    words = ["build", str(folder / "kernels.c"), "--name", "kernels", *ASKED.split(), "--python", "-o", str(folder / "out")]
    assert main(words) == 0
    return folder / "out"


def run(project: Path, code: str) -> list[object]:
    """What an expression gives in a process of its own, as JSON has it."""
    show = "print(json.dumps([*map(plain, " + code + ")]))"
    plain = "plain = lambda v: v.tolist() if hasattr(v, 'tolist') else [v.real, v.imag] if isinstance(v, complex) else "
    plain += "[*map(plain, v)] if isinstance(v, tuple) else v\n"
    done = subprocess.run([sys.executable, "-c", WITHOUT + plain + show, str(project)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: list[object] = json.loads(done.stdout)
    return found


def test_values_and_derivatives(project: Path) -> None:
    lib = pad.compile(SOURCE, "c")
    x = np.array([1.5, 2.0])
    code = """(
        k.rosen([1.5, 2.0], 2), k.rosen_gradient(np.array([1.5, 2.0]), 2, cotangent=2.0), k.rosen_tangent([1.5, 2.0], 2, x_tangent=[1, 0]),
        k.mixed_gradient(2, 3, k=4), k.scale_gradient(np.array([1.0, 2]), np.zeros(2), 2, 3.0, y_cotangent=[1, 1]),
        k.scale_tangent([1.0, 2], np.zeros(2), 2, 3.0, x_tangent=[1, 0], a_tangent=1), k.square_gradient(1 + 2j, cotangent=1),
        k.square_tangent(1 + 2j, z_tangent=1j), k.product_gradient([2, 3]))"""
    value, gradient = pad.value_and_grad(lib.rosen)(x, 2)
    assert run(project, code) == [
        value, [value, (2 * gradient).tolist()], [value, gradient[0]],
        [48, [48, 16]], [None, [[6, 12], 5]], [None, [7, 4]], [[-3, 4], [2, -4]], [[-3, 4], [-4, 2]], [6, [3, 2]],
    ]  # fmt: skip


def test_arguments_are_checked(project: Path) -> None:
    code = """[attempt(f) for f in (
        lambda: k.rosen("x", 2), lambda: k.rosen(np.zeros(2), 3), lambda: k.rosen(np.zeros(2), 2.5), lambda: k.rosen(np.zeros(2), 1 << 40),
        lambda: k.scale(np.zeros(2), [0, 0], 2, 1.0), lambda: k.rosen_tangent(np.zeros(2), 2, x_tangent=[1]),
        lambda: k.mixed_gradient(1j, 1, 1))]"""
    attempt = "def attempt(f):\n  try: f()\n  except (TypeError, ValueError) as e: return str(e)\n"
    done = subprocess.run([sys.executable, "-c", WITHOUT + attempt + f"print({code})", project], capture_output=True, text=True, check=True)
    said = eval(done.stdout)
    assert "float64" in said[0] and "does not fit" in said[1] and "integer" in said[2] and "32 bits" in said[3]
    assert "writes to it" in said[4] and "shape (2,)" in said[5] and "real number" in said[6]


def test_types_are_stated(project: Path) -> None:
    stubs = (project / "kernels" / "__init__.pyi").read_text()
    assert "def rosen(x: NDArray[np.float64], n: int) -> float: ..." in stubs
    assert (
        "def rosen_gradient(x: NDArray[np.float64], n: int, *, cotangent: float = 1.0) -> tuple[float, NDArray[np.float64]]: ..." in stubs
    )
    checked = subprocess.run([sys.executable, "-m", "mypy", "kernels"], cwd=project, capture_output=True, text=True)
    assert checked.returncode == 0 or "No module named mypy" in checked.stderr, checked.stdout


def test_a_wheel(project: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pip", "wheel", ".", "--no-build-isolation", "--no-deps", "-w", tmp_path]
    done = subprocess.run([*map(str, command)], cwd=project, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("kernels-0.1.0-py3-none-linux_*.whl")
    assert {"kernels/__init__.py", "kernels/__init__.pyi", "kernels/py.typed", "kernels/libkernels.so"} <= set(
        zipfile.ZipFile(wheel).namelist()
    )


@pytest.mark.skipif(bool(adapter("fortran").report().missing), reason="needs flang")
def test_fortran(tmp_path: Path) -> None:
    """Descriptors, declared extents, optional arguments."""
    (tmp_path / "f.f90").write_text("""
module weights
contains
  function weigh(a, w, n, shift) result(s)
    integer, intent(in) :: n
    real(8), intent(in) :: a(:, :), w(n)
    real(8), intent(in), optional :: shift
    real(8) :: s
    s = sum(matmul(a, w)**2)
    if (present(shift)) s = s + shift * w(1)
  end function
end module
""")
    assert (
        main(["build", str(tmp_path / "f.f90"), "--name", "kernels", "--gradient", "weigh", "--python", "-o", str(tmp_path / "out")]) == 0
    )
    a, w = np.arange(6.0).reshape(2, 3), np.array([1.0, 2, 3])
    call = "k.weigh_gradient(np.arange(6.0).reshape(2, 3), [1, 2, 3], 3"
    code = f"({call}), {call}, 2.0)[0])"
    (value, gradients), shifted = run(tmp_path / "out", code)
    assert value == np.sum((a @ w) ** 2) and shifted == value + 2
    assert gradients[0] == (2 * np.outer(a @ w, w)).tolist() and gradients[1] == (2 * a.T @ (a @ w)).tolist()


def test_what_has_no_wrapper_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "s.c").write_text("struct p { double x, y; }; double f(struct p a) { return a.x * a.y; }")
    assert main(["build", str(tmp_path / "s.c"), "--name", "s", "--gradient", "f", "--python", "-o", str(tmp_path)]) == 1
    assert "Python package" in capsys.readouterr().err
