"""What Rust says of its standard library."""

from __future__ import annotations

from polyglot_ad.language import LanguageRuntime

from .aborts import ABORTS
from .callees import ALLOCATORS, EXTERNALS, THROWS_VALUES, allocator_of

RUST = LanguageRuntime(
    "Rust",
    prefixes=("_R",),
    externals=EXTERNALS,
    allocators=ALLOCATORS,
    allocator_of=allocator_of,
    aborts=ABORTS,
    throws=("pad_rust_panic",),
    throws_values=THROWS_VALUES,
    personality="rust_eh_personality",
    inputs=("*4core3num7dec2flt*",),
)
