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
import sys

lib = pad.compile('''
#include <math.h>
double logistic(double x, double r, long n) {
  for (long i = 0; i < n; i++) x = r * x * (1 - x);
  return x;
}
double until(double x, double r, double least) {
  while (x > least) x *= r;
  return x;
}
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
calls = {
    "waves": lambda: pad.autodiff(pad.Reverse, lib.waves, pad.Duplicated(x, gradient), pad.Const(x.size)),
    "logistic": lambda: pad.autodiff(pad.Reverse, lib.logistic, pad.Active(0.3), pad.Const(0.5), pad.Const(8_000_000)),
    "until": lambda: pad.autodiff(pad.Reverse, lib.until, pad.Active(1.0), pad.Active(1 - 1e-6), pad.Const(3e-3)),
}
faults = []
for call in range(6):
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    calls[sys.argv[1]]()
    faults.append(resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before)
print(min(faults[2:]))
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries have other ways with large blocks")
@pytest.mark.parametrize("name", ["waves", "logistic", "until"])
def test_pages_do_not_come_anew_with_every_call(name: str) -> None:
    """The caches are several blocks of megabytes; one of 64 MB; one that grows beyond that: each of their pages would cost a fault."""
    said = subprocess.run([sys.executable, "-c", PROGRAM, name], capture_output=True, text=True, check=True)
    assert int(said.stdout) < 100
