"""Another copy of the OpenMP runtime in the process, before or after ours: the numbers are right, and the process lives."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from polyglot_ad.langs import openmp

SCRIPT = """
import ctypes, sys
import numpy as np
import polyglot_ad as pad
SOURCE = '''#include <math.h>
double f(const double *x, int n) {
  double s = 0;
  #pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) s += sin(x[i]);
  return s;
}'''
x = np.linspace(0, 1, 50)
for word in sys.argv[1:]:
    if word == "ours":
        lib = pad.compile(SOURCE, language="c", openmp=True)
        assert np.allclose(lib.f(x, 50), np.sin(x).sum()) and np.allclose(pad.grad(lib.f)(x, 50), np.cos(x))
    else:
        assert ctypes.CDLL(word).omp_get_max_threads() == 3
names = {line.split()[-1].rsplit("/", 1)[-1] for line in open("/proc/self/maps") if "omp" in line and "r-x" in line}
print(*sorted(name for name in names if name.startswith(("libomp", "libiomp"))))
"""


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """The runtime as another library brings it: under a name of its own."""
    path = Path(openmp.runtime().objects[0]).resolve()
    content = path.read_bytes()
    if b"\0libomp.so.5\0" not in content:
        pytest.skip("the runtime has another name")
    copy = tmp_path / "libiomp5.so"
    copy.write_bytes(content.replace(b"\0libomp.so.5\0", b"\0libiomp5.so\0"))
    return copy


@pytest.mark.parametrize("order", [["other", "ours"], ["ours", "other", "ours"], ["other", "ours", "ours"]], ids=" ".join)
def test_two_runtimes(other: Path, order: list[str]) -> None:
    words = [str(other) if word == "other" else word for word in order]
    environment = {**os.environ, "OMP_NUM_THREADS": "3"}
    done = subprocess.run([sys.executable, "-c", SCRIPT, *words], capture_output=True, text=True, timeout=120, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    expected = ["libiomp5.so"] if order[0] == "other" else 2
    assert done.stdout.split() == expected or len(done.stdout.split()) == expected
