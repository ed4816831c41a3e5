"""Rust programs that random ones were shrunk to."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from fuzz import Batch, Case, Mode, examine


def test_shadows_of_constants_are_no_addresses_of_earlier_calls() -> None:
    """All lanes' shadows of a constant hold the same addresses: no error, where nothing was left by an earlier call."""
    batch = Batch((Path(__file__).parent / "programs" / "forms.rs").read_text(), language="rust")
    generator = np.random.default_rng([2100011, 0])
    x, z = (generator.uniform(-1.5, 1.5, 8) for _ in range(2))
    case = batch.flattened(Case("forms", (x, z, 2)))
    modes = (Mode("forward", 2), Mode("reverse", 2))
    for mode in modes:
        batch.derive(case, mode)
    batch.load([case.function], level=1)
    assert examine(batch, case, modes) == []
