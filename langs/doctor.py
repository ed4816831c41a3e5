"""What is there on this machine: one report per language, for `polyglot-ad doctor`, the demo and the test matrix."""

from __future__ import annotations

from polyglot_ad.errors import ToolchainError
from polyglot_ad.langs import openmp
from polyglot_ad.langs.base import ToolchainReport
from polyglot_ad.langs.registry import LANGUAGES, adapter


def reports() -> list[ToolchainReport]:
    """Every language, then the OpenMP runtime."""
    return [*(adapter(language).report() for language in LANGUAGES), _openmp()]


def _openmp() -> ToolchainReport:
    try:
        library = openmp.runtime().objects[0]
    except ToolchainError as error:
        return ToolchainReport("openmp", missing=str(error))
    return ToolchainReport("openmp", "runtime", library)
