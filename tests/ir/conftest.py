"""LLVM itself is the judge of the IR package: text goes through llvmlite, each time in a context of its own."""

from __future__ import annotations

from collections.abc import Callable

import llvmlite.binding as llvm
import pytest


@pytest.fixture(scope="session")
def canonical() -> Callable[[str], str]:
    """LLVM's own print of a text; raises RuntimeError when LLVM rejects it."""

    def reprint(text: str) -> str:
        return str(llvm.parse_assembly(text, llvm.create_context()))

    return reprint


@pytest.fixture(scope="session")
def llvm_verifies() -> Callable[[str], None]:
    """Raises RuntimeError when LLVM's verifier objects to a text."""

    def verify(text: str) -> None:
        llvm.parse_assembly(text, llvm.create_context()).verify()

    return verify
