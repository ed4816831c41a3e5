"""Rust as it is written for numerical work (iterators, traits, shared graphs, results, heaps, closures, threads): against differences."""

from __future__ import annotations

from pathlib import Path

import pytest

import polyglot_ad as pad

NAMES = (
    "windowed", "scanned", "converged", "quadrature", "potentials", "bodies", "relaxed", "results", "patterns", "filtered", "shortest",
    "quantiles", "memoised", "configured", "composed", "delayed", "leapfrog", "halves", "borrowed", "shared", "sent",
    "grouped", "reached",
)  # fmt: skip


@pytest.fixture(scope="module")
def library():
    return pad.load(Path(__file__).parent / "idioms.rs")


@pytest.mark.parametrize("name", NAMES)
def test_derivatives(library, name, against_differences):
    against_differences(getattr(library, name), rtol=1e-6)
