"""Loading leaves a program as it is: what a function returns has the same bits as from its own compiler, on special numbers, too."""

from __future__ import annotations

import ctypes
import re
from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.langs import adapter
from polyglot_ad.langs.c.clang import find_clang
from polyglot_ad.langs.fortran.adapter import FLANG, runtime
from polyglot_ad.langs.running import run_compiler
from polyglot_ad.langs.rust.rustc import RUSTC
from polyglot_ad.langs.toolchain import find

HERE = Path(__file__).parent
CLANG = ("-O2", "-fPIC", "-shared", "-fno-math-errno", "-ffp-contract=off")
NUMBERS = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    -2.0,
    -4.0,
    3.7,
    -2.3,
    1e-8,
    -1e-8,
    1e-310,
    -5e-324,
    1e300,
    -1e300,
    77.3,
    709.8,
    np.inf,
    -np.inf,
    np.nan,
]
ARRAYS = [
    np.random.default_rng(1).normal(size=37) * 10.0 ** np.random.default_rng(2).integers(-9, 9, 37),
    np.linspace(-3, 40, 37),
    np.where(np.arange(37) % 5 == 0, -0.0, 1e-310),
    np.where(np.arange(37) == 11, np.inf, np.linspace(1, 2, 37)),
    np.where(np.arange(37) == 11, np.nan, np.linspace(1, 2, 37)),
]


def native(source: Path, out: Path) -> ctypes.CDLL:
    """The source by its own compiler, with the flags that are documented."""
    if source.suffix in (".c", ".cpp"):
        libraries = ["-lm"] if source.suffix == ".c" else ["-lstdc++", "-lm"]
        language = "c" if source.suffix == ".c" else "c++"
        command = [*find_clang().command, *CLANG, "-x", language, str(source), *libraries]
    elif source.suffix == ".f90":
        flang = find(FLANG)
        link = runtime(flang.facts)
        command = [*flang.command, "-cpp", "-O2", "-fPIC", "-shared", "-ffp-contract=off", str(source), *link.objects]
    else:
        command = [*find(RUSTC).command, "--crate-type=cdylib", "--edition=2021", "-Copt-level=3", str(source)]
    run_compiler([*command, "-o", str(out)], out.parent)
    return ctypes.CDLL(str(out))


def bits(x: float) -> int:
    """NaN has one pattern here: which one an operation gives is not said by any language."""
    return int(np.float64(x).view(np.uint64)) if x == x else -1


@pytest.mark.parametrize(("name", "language"), [("corpus.c", "c"), ("corpus.cpp", "c++"), ("corpus.f90", "fortran"), ("corpus.rs", "rust")])
def test_the_same_bits(name, language, tmp_path):
    missing = adapter(language).report().missing
    if missing or (language in ("c", "c++") and find_clang().name == "zig"):
        pytest.skip(missing or "zig links another C++ library")
    lib = pad.load(HERE / name, flags=["-cpp"] if language == "fortran" else [])
    library = native(HERE / name, tmp_path / "native.so")
    different, calls = [], 0
    for full in lib:
        plain = re.split(r"[.:%]", full)[-1]
        if not plain.startswith(("one_", "all_")):
            continue
        ours, theirs = lib[full], getattr(library, plain)
        theirs.restype = ctypes.c_double
        for argument in NUMBERS if plain.startswith("one_") else ARRAYS:
            calls += 1
            if plain.startswith("one_"):
                theirs.argtypes = [ctypes.c_double]
                a, b = ours(argument), theirs(argument)
            else:
                theirs.argtypes = [ctypes.c_void_p, ctypes.c_int]
                values = np.array(argument)
                a, b = ours(values, 37), theirs(values.ctypes.data, 37)
            if bits(a) != bits(b):
                different.append((plain, argument, a, b))
    assert calls > 300
    assert not different
