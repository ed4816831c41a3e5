"""The bodies that are shipped are those of the C files beside them."""

from __future__ import annotations

import pytest

from polyglot_ad.langs import adapter, regenerate


def test_the_bodies_are_made_of_the_c_files():
    if not adapter("c").report().llvm.startswith("22."):
        pytest.skip("the bodies are made by clang 22")
    assert not regenerate.stale()
