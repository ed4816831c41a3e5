"""The budget is kept to: the process may take no more memory, or it is ended."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

_SCRIPT = """
import resource, sys
import numpy as np
import polyglot_ad as pad

burgers = pad.load(sys.argv[1]).burgers
memory, cells, steps = (int(word) for word in sys.argv[2:])
u = 0.1 * np.sin(np.linspace(0, 6, cells))
gradient = pad.grad(burgers, memory=memory) if memory else pad.grad(burgers)
gradient(u[:50].copy(), 50, 5, 1e-3)
with open("/proc/self/status") as file:
    now = next(int(line.split()[1]) * 1024 for line in file if line.startswith("VmSize"))
resource.setrlimit(resource.RLIMIT_AS, (now + 32_000_000, now + 32_000_000))
found = gradient(u, cells, steps, 1e-3)
if memory:
    assert gradient.schedule.planned <= memory
    assert gradient.schedule.recomputations <= 3
print(repr(float(found @ u)))
"""


def run(memory: int, cells: int = 10_000, steps: int = 2_000) -> subprocess.CompletedProcess[str]:
    source = Path(__file__).parent / "states.c"
    command = [sys.executable, "-c", _SCRIPT, str(source), str(memory), str(cells), str(steps)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the size of the process is not known here")
def test_a_gradient_of_many_steps_keeps_to_its_budget():
    # Kept whole, the tape has 320 MB; the program's own arrays and their shadows have less than 1 MB.
    inside = run(24_000_000)
    assert inside.returncode == 0, inside.stderr
    whole = run(0)
    assert whole.returncode != 0
    assert "out of memory" in whole.stderr
