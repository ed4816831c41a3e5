"""Memory of derivatives stays with the process from call to call."""

from __future__ import annotations

import platform
import subprocess
import sys

import pytest

PROGRAM = """
import resource
import numpy as np
import polyglot_ad as pad

lib = pad.compile('''
#include <math.h>
double waves(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += sin(exp(sin(x[i])));
  for (int i = 0; i < n; i++) s *= cos(exp(cos(x[i])));
  for (int i = 0; i < n; i++) s += sin(exp(cos(x[i])));
  for (int i = 0; i < n; i++) s *= cos(exp(sin(x[i])));
  return s;
}
''', language="c")
x = np.linspace(0, 1, 200_000)
gradient = np.zeros_like(x)
faults = []
for call in range(6):
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    pad.autodiff(pad.Reverse, lib.waves, pad.Duplicated(x, gradient), pad.Const(x.size))
    faults.append(resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before)
print(min(faults[2:]))
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries have other ways with large blocks")
def test_pages_do_not_come_anew_with_every_call() -> None:
    """The caches are several blocks of megabytes, of which each page would cost a fault."""
    said = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert int(said.stdout) < 100
