"""No gradient of a program without races has one; a gradient that is made to have one is found out."""

from __future__ import annotations

import functools
import re
import tempfile
from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.langs import openmp

from . import detector

PROGRAMS = Path(__file__).parent.parent / "parallel"
DEFINITION = {
    ".c": r"^double (\w+)\(const",
    ".cpp": r'^extern "C" double (\w+)\(const',
    ".f90": r"^ real\(8\) function (\w+)\(",
}
SOURCES = ("constructs.c", "sharing.c", "pages.c", "tasks.c", "constructs.f90", "threads.c", "threads.cpp")
_HELD: list[tempfile.TemporaryDirectory[str]] = []

pytestmark = pytest.mark.skipif(bool(detector.missing()), reason=detector.missing())


CHOSEN = {"pages.c": ("along",), "threads.cpp": ("lambdas", "by_value", "locked", "queue", "promised")}
"""Of the pages: loops along them. C++ differs from C in what starts threads, and is slow to compile."""

RACY = {("constructs.f90", name) for name in ("threadprivate", "copyin_array", "threadprivate_allocatable")}
"""Programs with a race of their own: at copyin, code of flang writes the first thread's copy, with what it holds, while others read it."""

OF_THE_RUNTIME = "taskwait_task_data->ptr == NULL"
"""An assertion of libomp about what it tells tools when a thread waits for dependences: it forgets to reset a field."""


def functions(source: str) -> list[str]:
    path = PROGRAMS / source
    found = re.findall(DEFINITION[path.suffix], path.read_text(), re.M)
    return [name for name in found if name in CHOSEN.get(source, found) and (source, name) not in RACY]


@functools.cache
def watched(source: str) -> detector.Watched:
    _HELD.append(tempfile.TemporaryDirectory(prefix="polyglot_ad-races-"))
    library = pad.load(PROGRAMS / source, openmp=True, flags=["-std=c++20"] if source.endswith(".cpp") else None)
    return detector.build(library, functions(source), Path(_HELD[-1].name))


@pytest.mark.parametrize(("source", "name"), [(source, name) for source in SOURCES for name in functions(source)])
def test_gradient_has_no_races(source, name):
    gradients = watched(source)
    if name in gradients.refused:
        assert "PAD-E" in gradients.refused[name]
        return
    outcome = detector.execute(gradients.program, f"gradient_{name}")
    for _ in range(8):
        if OF_THE_RUNTIME not in outcome.stderr:
            break
        outcome = detector.execute(gradients.program, f"gradient_{name}", "1")
    if OF_THE_RUNTIME in outcome.stderr:
        pytest.skip(f"libomp gives up, with a tool, in nine runs of nine: {OF_THE_RUNTIME}")
    assert outcome.returncode == 0, outcome.stderr[-3000:]
    assert not detector.races(outcome), detector.races(outcome)[0]
    assert np.all(np.isfinite(np.array(outcome.stdout.split(), float)))


SCATTER = """
double scatter(const double *x, int n) {
    double sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i * i % 7];
    return sum;
}
"""


def test_a_race_is_found(tmp_path):
    """Additions to what threads share, as if each were alone."""

    def plain(text: str) -> str:
        broken = text.replace("thread_local global ptr @pad.sums.none", "thread_local global ptr @pad.sums.alone")
        broken, opened = re.subn(r"call ptr @pad\.sums\.open\((ptr [^,]+), i64 \d\)", r"select i1 true, ptr @pad.sums.alone, \1", broken)
        assert broken != text
        assert opened
        return broken

    gradients = detector.build(pad.compile(SCATTER, language="c", openmp=True), ["scatter"], tmp_path, broken=plain)
    assert detector.races(detector.execute(gradients.program, "gradient_scatter"))


def test_the_runtime_is_the_one_that_is_watched():
    assert openmp.runtime().objects[0].startswith(str(detector.LLVM)), "other tests may use another libomp than this session does"
