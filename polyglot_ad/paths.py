"""Where this package keeps files: one cache folder, never a folder of the user's sources."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def cache_directory() -> Path:
    """POLYGLOT_AD_CACHE_DIR, else polyglot_ad in the user's cache folder. It need not exist yet."""
    chosen = os.environ.get("POLYGLOT_AD_CACHE_DIR")
    if chosen:
        return Path(chosen).expanduser().absolute()
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path("~/.cache").expanduser()) / "polyglot_ad"


def write_atomically(path: Path, content: bytes) -> None:
    """`path` holds the old content or all of the new one, whoever reads or writes at the same time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
