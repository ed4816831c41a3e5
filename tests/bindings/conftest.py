"""Small shared libraries written by hand to the flat ABI, compiled by whatever C compiler is here."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from polyglot_ad.bindings.loader import NativeLibrary
from polyglot_ad.langs.c.clang import find_clang


@pytest.fixture
def flat_library(tmp_path: Path) -> Callable[[str], NativeLibrary]:
    """Compiles C text and loads it."""

    def make(text: str) -> NativeLibrary:
        source, library = tmp_path / "flat.c", tmp_path / "flat.so"
        source.write_text(text)
        subprocess.run([*find_clang().command, "-shared", "-fPIC", "-O1", str(source), "-o", str(library), "-lm"], check=True)
        return NativeLibrary(library)

    return make
