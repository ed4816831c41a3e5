"""Addresses that programs compute with integers, or change atomically: the shadow goes with them, or both modes refuse."""

from __future__ import annotations

import re

import numpy as np
import pytest

from polyglot_ad.errors import DifferentiationError
from polyglot_ad.fuzz import Batch, Case

from .harness import FORWARD, HEADER, REVERSE, Kernels, Mode, program

X = np.array([0.9, 0.3, 0.75, 0.2])
SOURCE = program("addresses")
NAMES = [re.findall(r"^void (\w+)\(const double \*x", part, re.M) for part in SOURCE.split("/* refused */")]

kernels = Kernels(SOURCE)
for name in NAMES[0]:
    kernels.add(name, X)


@pytest.mark.parametrize("name", kernels.names)
def test_followed(name: str) -> None:
    kernels.check(name)


@pytest.fixture(scope="module")
def batch() -> Batch:
    return Batch(HEADER + SOURCE)


@pytest.mark.parametrize("mode", [FORWARD, REVERSE], ids=str)
@pytest.mark.parametrize("name", NAMES[1])
def test_refused(batch: Batch, name: str, mode: Mode) -> None:
    with pytest.raises(DifferentiationError) as caught:
        batch.derive(Case(name, (X,), ("double",)), mode)
    # Bits and vectors have rules of their own, which come first.
    assert caught.value.code in ("PAD-E101", "PAD-E102", "PAD-E105")
    lines = (HEADER + SOURCE).splitlines()
    comment = f"// {name.replace('_', ' ')}"
    marked = [number for number, line in enumerate(lines, 1) if line.endswith(comment)]
    assert not marked or caught.value.location.rsplit(":", 1)[-1] == str(marked[0])
