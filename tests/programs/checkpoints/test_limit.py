"""The budget is kept to: the process may take no more memory, or it is ended."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import polyglot_ad as pad

_SCRIPT = """
import resource, sys
import numpy as np
import polyglot_ad as pad

burgers = pad.load(sys.argv[1]).burgers
memory, cells, steps = (int(word) for word in sys.argv[2:5])
within = (memory, sys.argv[5]) if len(sys.argv) > 5 else memory
u = 0.1 * np.sin(np.linspace(0, 6, cells))
gradient = pad.grad(burgers, memory=within) if memory else pad.grad(burgers)
gradient(u[:50].copy(), 50, 5, 1e-3)
with open("/proc/self/status") as file:
    now = next(int(line.split()[1]) * 1024 for line in file if line.startswith("VmSize"))
resource.setrlimit(resource.RLIMIT_AS, (now + 32_000_000, now + 32_000_000))
found = gradient(u, cells, steps, 1e-3)
if memory:
    assert gradient.schedule.planned <= memory
    assert gradient.schedule.recomputations <= (1 if len(sys.argv) > 5 else 3)
print(repr(float(found @ u)))
"""


def run(memory: int, cells: int = 10_000, steps: int = 2_000, *folder: str) -> subprocess.CompletedProcess[str]:
    source = Path(__file__).parent / "states.c"
    command = [sys.executable, "-c", _SCRIPT, str(source), str(memory), str(cells), str(steps), *folder]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the size of the process is not known here")
def test_a_gradient_of_many_steps_keeps_to_its_budget():
    # Kept whole, the tape has 320 MB; the program's own arrays and their shadows have less than 1 MB.
    inside = run(24_000_000)
    assert inside.returncode == 0, inside.stderr
    whole = run(0)
    assert whole.returncode != 0
    assert "out of memory" in whole.stderr


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the size of the process is not known here")
def test_states_that_do_not_fit_go_to_files(tmp_path):
    """In a budget in which iterations ran again more than twice, each runs again at most once; and nothing is left in the folder."""
    inside = run(3_000_000, 10_000, 1_000)
    files = run(3_000_000, 10_000, 1_000, str(tmp_path))
    assert files.returncode == 0, files.stderr
    assert inside.returncode == 0, inside.stderr
    assert float(files.stdout) == pytest.approx(float(inside.stdout), rel=1e-12)
    assert not list(tmp_path.iterdir())


_FULL = """
import resource, sys
import numpy as np
import polyglot_ad as pad

burgers = pad.load(sys.argv[1]).burgers
gradient = pad.grad(burgers, memory=(50_000, sys.argv[2]))
u = 0.1 * np.sin(np.linspace(0, 6, 500))
whole = gradient(u, 500, 200, 1e-3)
resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, resource.RLIM_INFINITY))
try:
    gradient(u, 500, 200, 1e-3)
except pad.DifferentiationError as error:
    print(error.code, error.why)
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
assert np.array_equal(gradient(u, 500, 200, 1e-3), whole)
"""


def test_a_folder_without_room(tmp_path):
    command = [sys.executable, "-c", _FULL, str(Path(__file__).parent / "states.c"), str(tmp_path)]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    assert made.stdout.startswith("PAD-E206 a state could not be written to a file")


def test_a_folder_that_is_not_there(tmp_path):
    with pytest.raises(pad.ArgumentError, match="no folder"):
        pad.grad(pad.load(Path(__file__).parent / "states.c").burgers, memory=("1 MB", tmp_path / "none"))
