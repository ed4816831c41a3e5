"""What Fortran says of flang's run-time library."""

from __future__ import annotations

from polyglot_ad.language import LanguageRuntime

from .aborts import ABORTS
from .callees import ALLOCATORS, EXTERNALS

FORTRAN = LanguageRuntime(
    "Fortran",
    prefixes=("_Fortran",),
    externals=EXTERNALS,
    allocators=ALLOCATORS,
    aborts=ABORTS,
    inputs=("_FortranAioInput*",),
)
