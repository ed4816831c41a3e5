"""The threads' libraries that the engine knows, of all languages."""

from __future__ import annotations

from polyglot_ad.differentiate.parallel.thread_library import ThreadLibrary

from .c.threads import C_THREADS
from .cxx.threads import CXX_THREADS
from .julia.threads import JULIA_THREADS
from .rust.threads import RUST_THREADS

THREADS: tuple[ThreadLibrary, ...] = (CXX_THREADS, C_THREADS, RUST_THREADS, JULIA_THREADS)
