"""What people see beside results: tables in notebooks, a line on the terminal while something takes long."""

from __future__ import annotations

import os
import subprocess
import sys

import polyglot_ad as pad

SOURCE = """
struct node { struct node *next; };
/* Weighs. */
double weigh(const double *x, double *y, int n) { double s = 0; for (int i = 0; i < n; i++) { y[i] = x[i] * 2; s += y[i]; } return s; }
long double wide(long double x) { return x; }
"""
WAITS = """
import time
from polyglot_ad.passes import progress
from polyglot_ad.passes.stages import stage
progress.DELAY = 0.05
with stage("compile"):
    with stage("<clang>"):
        time.sleep(0.5)
    time.sleep(0.7)
print("done")
"""


def test_tables_in_notebooks() -> None:
    lib = pad.compile(SOURCE, "c")
    table = lib._repr_html_()
    assert "weigh" in table and "float64 array" in table and "<table>" in table
    table = lib.weigh._repr_html_()
    assert "<td" in table and "read and written" in table and "writable contiguous float64 array" in table
    assert "weigh" in lib._ipython_key_completions_()


def on_a_terminal(**environment: str) -> str:
    """What the script writes to a terminal."""
    leader, follower = os.openpty()
    done = subprocess.Popen([sys.executable, "-c", WAITS], stdout=follower, stderr=follower, env={**os.environ, **environment})
    os.close(follower)
    shown = b""
    while True:
        try:
            part = os.read(leader, 1024)
        except OSError:  # how the end of a terminal reads
            break
        if not part:
            break
        shown += part
    os.close(leader)
    assert done.wait(30) == 0
    return shown.decode()


def test_progress_on_a_terminal() -> None:
    shown = on_a_terminal()
    assert "polyglot_ad: compile > <clang> (0 s)" in shown and "polyglot_ad: compile (1 s)" in shown
    assert shown.index("compile (1 s)") < shown.index("done")
    assert shown.replace("\r\n", "\n").endswith("done\n") and "\r\x1b[K\r" not in shown
    assert on_a_terminal(POLYGLOT_AD_PROGRESS="0").strip() == "done"


def test_nothing_is_shown_elsewhere() -> None:
    done = subprocess.run([sys.executable, "-c", WAITS], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("done\n", "")
