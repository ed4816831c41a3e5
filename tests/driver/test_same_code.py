"""The same source gives the same code in every process: what is emitted has no order of its own to choose."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SOURCE = """
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
// Whether the arrays overlap is asked when it runs: sizes of ranges are products, of which each may overflow.
double product(const double *a, const double *b, double *c, int n) {
    double e = 0;
    for (int i = 0; i < n * n; i++) c[i] = 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++)
            for (int j = 0; j < n; j++) c[i * n + j] += a[i * n + k] * b[k * n + j];
    for (int i = 0; i < n * n; i++) e += c[i] * c[i];
    return e;
}
void gradient(const double *a, double *da, const double *b, double *db, double *c, double *dc, int n) {
    __enzyme_autodiff((void *)product, enzyme_dup, a, da, enzyme_dup, b, db, enzyme_dup, c, dc, enzyme_const, n);
}
"""


def test_the_same_source_gives_the_same_code(tmp_path: Path) -> None:
    source = tmp_path / "product.c"
    source.write_text(SOURCE)
    made = set()
    for number in range(4):
        output, cache = tmp_path / f"{number}.o", tmp_path / f"cache{number}"
        command = [sys.executable, "-m", "polyglot_ad", "cc", "-O2", "-c", str(source), "-o", str(output)]
        subprocess.run(command, check=True, env={**os.environ, "POLYGLOT_AD_CACHE_DIR": str(cache), "PYTHONHASHSEED": str(number)})
        made.add(output.read_bytes())
    assert len(made) == 1
