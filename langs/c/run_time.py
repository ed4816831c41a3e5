"""What C says of its library."""

from __future__ import annotations

from polyglot_ad.language import LanguageRuntime

from .aborts import ABORTS
from .callees import ALLOCATORS, EXTERNALS

C = LanguageRuntime(
    "C",
    externals=EXTERNALS,
    allocators=ALLOCATORS,
    aborts=ABORTS,
    personality="__gcc_personality_v0",
    inputs=("fread", "fread_unlocked", "read", "pread", "pread64", "fgets", "fgets_unlocked", "strtod", "strtof", "strtold", "atof",
            "getc", "fgetc", "getchar", "getc_unlocked", "fgetc_unlocked", "getchar_unlocked", "getw",
            "sscanf", "fscanf", "__isoc99_sscanf", "__isoc99_fscanf", "__isoc23_sscanf", "__isoc23_fscanf"),
    console=frozenset(("printf", "vprintf", "puts", "putchar", "putc_unlocked", "putchar_unlocked", "perror", "__printf_chk",
                       "__vprintf_chk", "stdout", "stderr")),
)  # fmt: skip
