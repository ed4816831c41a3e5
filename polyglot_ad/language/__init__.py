"""The interface between the engine and the languages: in what form a language says what its run-time system and its libraries do.

Each folder of `langs` has a `LanguageRuntime` (`run_time.py`) with its rows; `langs/run_times.py` lists them. The engine's tables
(`callees`, `guards/aborts.py`, …) are made of that list, and know no language by name.
"""

from __future__ import annotations

from .abort import Abort
from .allocator import Allocator
from .external import External, Row
from .runtime import LanguageRuntime

__all__ = ["Abort", "Allocator", "External", "LanguageRuntime", "Row"]
