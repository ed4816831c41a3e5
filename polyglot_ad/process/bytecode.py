"""Where Python keeps the bytecode of this package's modules.

Installed from a wheel they have it beside them. In a checkout, under PYTHONDONTWRITEBYTECODE, all of them would be compiled anew by every
command, which takes longer than a small source and its derivative.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from importlib.util import cache_from_source
from pathlib import Path

from polyglot_ad.errors import CacheError

from .paths import cache_directory

FOLDER = "bytecode"
"""Of the cache."""


def keep_bytecode() -> None:
    """For a process of our own: bytecode that nobody keeps is kept in the cache folder."""
    beside = cache_from_source(__file__)
    if not sys.dont_write_bytecode or sys.pycache_prefix is not None or Path(beside).exists():
        return
    with suppress(CacheError):
        sys.pycache_prefix = str(cache_directory() / FOLDER)
        sys.dont_write_bytecode = False
