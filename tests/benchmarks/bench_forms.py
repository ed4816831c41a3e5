"""What derivatives cost in programs of the forms that are measured elsewhere (recursion, minima, Jacobians row by row), in C++.

Each is compiled by `polyglot-ad c++`, checks its derivative by differences, and prints the shortest time of its function and how many times
that the derivative takes.

    python tests/benchmarks/bench_forms.py [WORDS]     only programs whose name has one of the words
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

FORMS = Path(__file__).parent / "kernels" / "forms"
FLAGS = ([], ["-march=native", "-ffast-math", "-w"])
_COMPILER = [sys.executable, "-c", "import sys; from polyglot_ad.cli import main; sys.exit(main())", "c++"]


def main() -> int:
    words = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        for flags in FLAGS:
            print(" ".join(["-O3", *flags]), flush=True)
            for source in sorted(FORMS.glob("*.cpp")):
                if words and not any(word in source.name for word in words):
                    continue
                program = Path(folder) / source.stem
                subprocess.run([*_COMPILER, "-O3", *flags, str(source), "-o", str(program), "-lm"], check=True)
                if subprocess.run([str(program)], check=False).returncode:
                    return 1
    return 0


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as cache:
        os.environ.setdefault("POLYGLOT_AD_CACHE_DIR", cache)
        sys.exit(main())
