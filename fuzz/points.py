"""The points at which random programs are differentiated."""

from __future__ import annotations

from typing import Any

import numpy as np

from .batch import Case, Const
from .openmp.notation import LENGTH as OPENMP_LENGTH
from .scope import LENGTH
from .tree import ProgramText

SPECIAL = 0.15
"""How often a point has special numbers in it."""


def struct_type(real: str) -> np.dtype[Any]:
    kind = "f4" if real == "float" else "f8"
    return np.dtype([("u", kind), ("k", "i4"), ("v", kind, (4,)), ("w", kind)], align=True)


_ROUNDING = ("(float)", "_Complex float", "float a;", "as f32", ", 4)", "Float32(")
"""Words of programs that round to single precision on the way, where differences say little."""
_SPECIAL = (0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 1e-9, -1e-9, 1e3)
"""Where formulas have branches: zeros, ties, powers of two, the large and the small."""


def _somewhere_special(value: Any, generator: np.random.Generator) -> None:
    """Put special numbers into an array, and make some of it equal."""
    flat = value.reshape(-1)
    for index in np.flatnonzero(generator.random(flat.size) < 0.3):
        flat[index] = generator.choice(_SPECIAL) if generator.random() < 0.6 else flat[int(generator.integers(flat.size))]


def case_of(program: ProgramText, point: int = 0) -> Case:
    """The arguments to call the program with."""
    generator = np.random.default_rng([program.seed, point])
    length = OPENMP_LENGTH if program.language.startswith("openmp") else LENGTH
    # A second stream, so that the first one is what it always was.
    special = np.random.default_rng([program.seed, point, 1])
    is_special = special.random() < SPECIAL
    scalar: Any = np.float32 if program.real == "float" else float
    arguments: list[Any] = []
    for name in program.parameters:
        if name in "ab":
            value: Any = scalar(generator.uniform(-1.5, 1.5))
            value = scalar(special.choice(_SPECIAL)) if is_special and special.random() < 0.4 else value
        elif name in ("n", "m"):
            value = int(generator.integers(0, length))
        elif name == "ix":
            value = generator.integers(0, length, length).astype(np.int32)
        elif name == "perm":
            value = generator.permutation(length).astype(np.int32)
        elif name == "s":
            value = np.zeros(2, struct_type(program.real))
            for part in ("u", "v", "w"):
                value[part] = generator.uniform(-1.5, 1.5, value[part].shape)
            value["k"] = generator.integers(0, LENGTH, 2)
        else:
            value = generator.uniform(-1.5, 1.5, length).astype(np.float32 if program.real == "float" else np.float64)
        if is_special and isinstance(value, np.ndarray) and value.dtype.kind == "f":
            _somewhere_special(value, special)
        arguments.append(Const(value) if name in program.constant else value)
    return Case(program.root.name, tuple(arguments), (program.real,))


def is_exact(program: ProgramText) -> bool:
    """Whether a program computes in double precision throughout, so that differences of it say something."""
    return program.real != "float" and not any(word in program.render() for word in _ROUNDING)
