"""What Julia says of its run time."""

from __future__ import annotations

from polyglot_ad.language import LanguageRuntime

from .aborts import ABORTS
from .callees import ALLOCATORS, EXTERNALS

JULIA = LanguageRuntime(
    "Julia",
    prefixes=("jl_", "ijl_"),
    externals=EXTERNALS,
    allocators=ALLOCATORS,
    aborts=ABORTS,
)
