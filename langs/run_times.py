"""The run-time systems and libraries that the engine knows, of all languages."""

from __future__ import annotations

from polyglot_ad.language import LanguageRuntime

from .c.run_time import C
from .cxx.run_time import CXX
from .fftw.run_time import FFTW
from .fortran.run_time import FORTRAN
from .julia.run_time import JULIA
from .rust.run_time import RUST

RUN_TIMES: tuple[LanguageRuntime, ...] = (C, CXX, FORTRAN, RUST, JULIA, FFTW)

ASKS = frozenset(name for language in RUN_TIMES for name in language.asks)
"""Functions that compare an address with that of a constant which they are given."""

STORAGE_ROWS = tuple(end for language in RUN_TIMES if language.rows_are_storage for end in language.sources)
ASSOCIATED_STORAGE = tuple(end for language in RUN_TIMES if language.associates_storage for end in language.sources)
"""How names of source files end whose language does so (`LanguageRuntime`)."""
