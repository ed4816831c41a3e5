"""Objects that are reached by counted references: numbers, texts and lists of both, which change through any of them."""

from __future__ import annotations

from pathlib import Path

import pytest

import polyglot_ad as pad


@pytest.fixture(scope="module")
def library():
    return pad.load(Path(__file__).parent / "shared.rs")


def test_numbers_and_lists_of_texts_behind_counted_references(library, against_differences):
    against_differences(library.tanks, 1e-7)
