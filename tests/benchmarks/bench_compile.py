"""How compile time grows: programs of eight shapes, in growing sizes, loaded and differentiated in reverse mode.

Printed are the processor's seconds of loading, differentiating and generating code, and of what is in no stage; their sum over those of
`clang -O2`, and the exponents of growth from the size before: of the sum and of each.

    python tests/benchmarks/bench_compile.py [--sizes 300,1000,3000] [--limit SECONDS] [--stages] [SHAPE ...]

A size that would take longer than the limit, by the growth so far, is left out. Nothing is taken from the cache.
"""

from __future__ import annotations

import argparse
import math
import os
import random
import resource
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

import numpy as np

STATES = 64
Shape = Callable[[int, random.Random], str]


def straight(n: int, r: random.Random) -> str:
    """One long chain of scalars."""
    lines = [f"  v[{k}] = x[{k % STATES}];" for k in range(8)]
    lines += [f"  t = v[{r.randrange(8)}] * {r.random():.3f} + sin(v[{r.randrange(8)}]); v[{r.randrange(8)}] = t;" for _ in range(n)]
    return "double f(const double *x) {\n  double v[8], t;\n" + "\n".join(lines) + "\n  return v[0] + v[1] + v[2] + v[3];\n}\n"


def functions(n: int, r: random.Random) -> str:
    """Many small functions that are not inlined, each called once."""
    count = max(n // 4, 1)
    made = [
        f"__attribute__((noinline)) static double g{k}(double a, double b) {{ double c = a * b; if (c > {r.random():.3f}) c = c * a; "
        f"c += {r.random():.3f} * b; return c / (1 + a * a); }}"
        for k in range(count)
    ]
    calls = [f"  s += g{k}(x[{r.randrange(STATES)}], x[{r.randrange(STATES)}]);" for k in range(count)]
    return "\n".join(made) + "\ndouble f(const double *x) {\n  double s = 0;\n" + "\n".join(calls) + "\n  return s;\n}\n"


def loops(n: int, r: random.Random) -> str:
    """One loop after the other over arrays."""
    made = [
        f"  for (int i = 1; i < {STATES}; i++) {{ {r.choice('yz')}[i] += x[i] * {r.choice('yz')}[i - 1] * {r.random():.3f}; "
        f"s += {r.choice('yz')}[i] * x[i]; }}"
        for _ in range(max(n // 3, 1))
    ]
    start = f"double f(const double *x) {{\n  double y[{STATES}] = {{0}}, z[{STATES}] = {{1}}, s = 0;\n"
    return start + "\n".join(made) + "\n  return s;\n}\n"


def nests(n: int, r: random.Random) -> str:
    """Nests of four loops, with a statement at each depth."""
    made = []
    for _ in range(max(n // 8, 1)):
        text = ""
        for depth in range(4):
            i = f"i{depth}"
            text += f"for (int {i} = 0; {i} < 3; {i}++) {{ s += x[{i}] * y[{i} + {r.randrange(8)}] * {r.random():.3f}; "
        made.append("  " + text + f"y[i0 + i1 + i2 + i3] += s * {r.random():.3f}; " + "}" * 4)
    return f"double f(const double *x) {{\n  double y[{STATES}] = {{0}}, s = 0;\n" + "\n".join(made) + "\n  return s;\n}\n"


def branches(n: int, r: random.Random) -> str:
    """Conditions on active values."""
    made = [
        f"  if (v[{r.randrange(8)}] > {r.random():.3f}) v[{r.randrange(8)}] = v[{r.randrange(8)}] * x[{r.randrange(STATES)}]; "
        f"else v[{r.randrange(8)}] -= cos(v[{r.randrange(8)}]);"
        for _ in range(max(n // 3, 1))
    ]
    start = "".join(f" v[{k}] = x[{k}];" for k in range(8))
    return "double f(const double *x) {\n  double v[8];" + start + "\n" + "\n".join(made) + "\n  return v[0] + v[1] * v[2];\n}\n"


def structs(n: int, r: random.Random) -> str:
    """Structures behind pointers, passed to functions that are not inlined."""
    count = max(n // 5, 1)
    made = [
        f"__attribute__((noinline)) static void g{k}(S *a, const S *b) {{ a->p.x += b->v.y * {r.random():.3f}; a->v.z = a->p.x * b->m; "
        f"a->m += a->v.z * {r.random():.3f}; }}"
        for k in range(count)
    ]
    calls = [f"  g{k}(&s[{r.randrange(8)}], &s[{r.randrange(8)}]);" for k in range(count)]
    head = "typedef struct { double x, y, z; } V;\ntypedef struct { V p, v; double m; } S;\n"
    start = "  for (int i = 0; i < 8; i++) { s[i].m = x[i]; s[i].p.x = x[i + 8]; s[i].v.y = x[i + 16]; s[i].v.z = 0; }\n"
    end = "  double r = 0;\n  for (int i = 0; i < 8; i++) r += s[i].p.x * s[i].m;\n  return r;\n}\n"
    return head + "\n".join(made) + "\ndouble f(const double *x) {\n  S s[8];\n" + start + "\n".join(calls) + "\n" + end


def kinetics(n: int, r: random.Random) -> str:
    """The right-hand side of a mechanism: rates of reactions, and what they add to the species."""
    count = max(n // 4, 1)
    made = []
    for k in range(count):
        a, b, c = (r.randrange(STATES) for _ in range(3))
        made.append(f"  q = {r.random():.3f} * exp(-{r.random():.3f} / t) * x[{a}] * x[{b}] - k[{k % 8}] * x[{c}];")
        made.append(f"  w[{a}] -= q; w[{b}] -= q; w[{c}] += q;")
    start = f"double f(const double *x) {{\n  double w[{STATES}] = {{0}}, k[8] = {{1, 2, 3, 4, 5, 6, 7, 8}}, q, t = x[0] + 2, s = 0;\n"
    return start + "\n".join(made) + f"\n  for (int i = 0; i < {STATES}; i++) s += w[i] * w[i];\n  return s;\n}}\n"


def block(n: int, r: random.Random) -> str:
    """One block with loads and stores at constant places of arrays."""
    made = []
    for _ in range(n):
        a, b, c, o, s, u = r.randrange(STATES), r.randrange(STATES), r.randrange(STATES), r.choice("yz"), r.choice("xyz"), r.choice("yz")
        made.append(f"  {o}[{a}] = {s}[{b}] * {u}[{a}] * {r.random():.3f} + {o}[{c}];")
    start = f"double f(const double *x) {{\n  static double y[{STATES}], z[{STATES}];\n  y[0] = x[0]; z[0] = x[1];\n"
    return start + "\n".join(made) + "\n  return y[0] + z[1];\n}\n"


SHAPES: dict[str, Shape] = {
    f.__name__: f for f in (straight, functions, loops, nests, branches, structs, kinetics, block)
}  # fmt: skip
PHASES = {
    "load": ("compile", "assemble"),
    "differentiate": ("prepare", "lift", "analyse", "differentiate", "verify", "lower"),
    "generate": ("optimise", "emit", "link"),
    "rest": ("rest",),
}


def processor_seconds() -> float:
    """Those of this process and of the compilers that it started."""
    now = os.times()
    return now.user + now.system + now.children_user + now.children_system


def compiler_seconds(source: Path) -> float:
    """Seconds of the processor that clang needs alone."""
    from polyglot_ad.langs.c.clang import find_clang

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([*find_clang().command, "-O2", "-c", str(source), "-o", os.devnull], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measured(shape: str, n: int, folder: Path) -> tuple[dict[str, float], float]:
    """Seconds by stage, and those of the compiler alone."""
    import polyglot_ad as pad
    from polyglot_ad.passes.stages import recorded

    source = folder / f"{shape}{n}.c"
    source.write_text("#include <math.h>\n" + SHAPES[shape](n, random.Random(n)), encoding="utf-8")
    before = processor_seconds()
    with recorded(processor_seconds) as seconds:
        pad.grad(pad.load(source).f)(np.linspace(0.1, 0.9, STATES))
    seconds["rest"] = processor_seconds() - before - sum(seconds.values())
    return seconds, compiler_seconds(source)


def by_phase(seconds: dict[str, float], stages: bool) -> dict[str, float]:
    """Those of the phases, or of all stages."""
    if stages:
        return {stage: seconds.get(stage, 0.0) for phase in PHASES.values() for stage in phase}
    return {phase: sum(seconds.get(stage, 0.0) for stage in members) for phase, members in PHASES.items()}


def exponent(now: float, before: float, factor: float) -> float:
    """Of growth, where something `factor` times as large takes `now` instead of `before`."""
    return math.log(max(now, 1e-3) / max(before, 1e-3)) / math.log(factor)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("shapes", nargs="*", help=f"of {', '.join(SHAPES)}; all unless named")
    parser.add_argument("--sizes", default="300,1000,3000", help="statements, about (%(default)s)")
    parser.add_argument("--limit", type=float, default=120, help="seconds that one program may take (%(default)s)")
    parser.add_argument("--stages", action="store_true", help="all stages instead of phases")
    given = parser.parse_args()
    sizes = [int(size) for size in given.sizes.split(",")]
    with tempfile.TemporaryDirectory() as folder:
        os.environ["POLYGLOT_AD_CACHE_DIR"] = str(Path(folder) / "cache")
        measured("straight", 10, Path(folder))  # what is made once in a process
        names = by_phase({}, given.stages)
        print(f"{'':<10}{'size':>7}{'clang':>8}{'ratio':>7}{'growth':>8}" + "".join(f"{name:>20}" for name in names))
        for shape in given.shapes or SHAPES:
            last: tuple[int, float, dict[str, float]] | None = None
            growth = 1.0
            for n in sizes:
                if last is not None and last[1] * (n / last[0]) ** growth > given.limit:
                    print(f"{shape:<10}{n:>7}   left out", flush=True)
                    break
                seconds, own = measured(shape, n, Path(folder))
                total = sum(seconds.values())
                parts = by_phase(seconds, given.stages)
                shown, grown = "", dict.fromkeys(parts, "")
                if last is not None:
                    growth = exponent(total, last[1], n / last[0])
                    shown = f"{growth:.2f}"
                    grown = {name: f"({exponent(value, last[2][name], n / last[0]):.2f})" for name, value in parts.items()}
                columns = "".join(f"{value:>13.2f}{grown[name]:>7}" for name, value in parts.items())
                print(f"{shape:<10}{n:>7}{own:>8.2f}{total / own:>7.1f}{shown:>8}{columns}", flush=True)
                last = (n, total, parts)


if __name__ == "__main__":
    main()
