"""What Rust says of its standard library."""

from __future__ import annotations

from polyglot_ad.language import LanguageRuntime

from .aborts import ABORTS
from .callees import ALLOCATORS, EXTERNALS, THROWS_VALUES, allocator_of
from .formatting import WRITES, panic_body

PANIC = "pad_rust_panic"
"""Panics with a message (support.rs)."""

RUST = LanguageRuntime(
    "Rust",
    sources=(".rs",),
    rows_are_storage=True,
    prefixes=("_R",),
    externals=EXTERNALS,
    allocators=ALLOCATORS,
    allocator_of=allocator_of,
    aborts=ABORTS,
    abort_of=panic_body,
    abort_bodies={WRITES: "rust_format.ll"},
    unwinds_with=PANIC,
    throws=(PANIC,),
    throws_values=THROWS_VALUES,
    personality="rust_eh_personality",
    inputs=("*4core3num7dec2flt*",),
)
