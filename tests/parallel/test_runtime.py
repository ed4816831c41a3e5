"""The runtime that is shipped is that of the C file beside it."""

from __future__ import annotations

import pytest

from polyglot_ad.differentiate.parallel.runtime import regenerate
from polyglot_ad.langs import adapter


def test_the_runtime_is_made_of_the_c_file():
    if not adapter("c").report().llvm.startswith("22."):
        pytest.skip("the runtime is made by clang 22")
    assert not regenerate.stale()
