"""Gradients of programs with MPI on 1 and 2 ranks of MPICH (tools/install_mpi): time of a gradient over that of the program, and bytes that
the reverse pass sends over those of the program.

    python tests/benchmarks/bench_mpi.py
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.mpi.mpis import HERE, run
from tests.mpi.test_traffic import preloaded


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        library = preloaded("mpich", Path(folder))
        print("| kernel | ranks | program, µs | gradient / program | messages | bytes sent | in reverse / program |")
        print("|---|---|---|---|---|---|---|")
        for ranks in (1, 2):
            made = run("mpich", ranks, HERE / "traffic" / "measure.py", "--time", LD_PRELOAD=library)
            if made.returncode:
                raise SystemExit(made.stdout + made.stderr)
            for name, row in json.loads(made.stdout).items():
                times = f"{row['seconds'] * 1e6:.0f} | {row['gradient'] / row['seconds']:.1f}"
                sent = f"{row['calls']} | {row['bytes']} | {row['reverse bytes'] / row['bytes']:.2f}"
                print(f"| {name.replace('_', ' ')} | {ranks} | {times} | {sent} |", flush=True)


try:
    main()
except pytest.skip.Exception as reason:
    print(reason)
