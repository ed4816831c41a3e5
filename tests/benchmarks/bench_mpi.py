"""Gradients of programs with MPI on 1 and 2 ranks of MPICH (tools/install_mpi): time of a gradient over that of the program, bytes that
the reverse pass sends over those of the program, and how both scale.

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

N = 8000
CASES = {"one": (1, N), "strong": (2, N // 2), "weak": (2, N)}
"""How many ranks, and how many numbers each has: two ranks share the work of one, or do twice as much."""
Row = dict[str, float]


def measured(library: str, ranks: int, n: int) -> dict[str, Row]:
    made = run("mpich", ranks, HERE / "traffic" / "measure.py", "--time", f"--n={n}", LD_PRELOAD=library)
    if made.returncode:
        raise SystemExit(made.stdout + made.stderr)
    found: dict[str, Row] = json.loads(made.stdout)
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        library = preloaded("mpich", Path(folder))
        print("| kernel | ranks | numbers per rank | program, µs | gradient / program | messages | bytes sent | in reverse / program |")
        print("|---|---|---|---|---|---|---|---|")
        found: dict[str, dict[str, Row]] = {}
        for case, (ranks, n) in CASES.items():
            found[case] = measured(library, ranks, n)
            for name, row in found[case].items():
                times = f"{row['seconds'] * 1e6:.0f} | {row['gradient'] / row['seconds']:.1f}"
                sent = f"{row['calls']} | {row['bytes']} | {row['reverse bytes'] / row['bytes']:.2f}"
                print(f"| {name.replace('_', ' ')} | {ranks} | {n} | {times} | {sent} |", flush=True)
    print()
    print("Time on one rank over that on two: strong scaling (2 is ideal), weak scaling (1 is ideal).")
    print()
    print("| kernel | strong: program | gradient | weak: program | gradient |")
    print("|---|---|---|---|---|")
    for name, alone in found["one"].items():
        cells = [alone[time] / found[case][name][time] for case in ("strong", "weak") for time in ("seconds", "gradient")]
        print(f"| {name.replace('_', ' ')} | {' | '.join(f'{cell:.2f}' for cell in cells)} |")


try:
    main()
except pytest.skip.Exception as reason:
    print(reason)
