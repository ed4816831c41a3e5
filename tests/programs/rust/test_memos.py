"""Memos in variables of Rust: vectors that are empty at first, and trees whose keys are numbers' bits."""

from __future__ import annotations

import pytest

from ..repeated import check


@pytest.mark.parametrize("name", ["by_bits", "in_order", "in_pairs", "sorted"])
def test_memos(program, name):
    check(program("memos.rs")[name], second=name == "sorted")
