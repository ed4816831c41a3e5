"""Where this package keeps files: one cache folder, never a folder of the user's sources."""

from __future__ import annotations

import atexit
import functools
import hashlib
import os
import shutil
import tempfile
import warnings
from collections.abc import Callable
from pathlib import Path

from .errors import CacheError


def cache_directory() -> Path:
    """The folder that files are written to; it need not exist yet. The configured one; a temporary one, which goes with the process,
    where that cannot be made or written."""
    configured = configured_directory()
    return configured if _is_usable(configured, os.getpid()) else _temporary(configured, os.getpid())


def configured_directory() -> Path:
    """POLYGLOT_AD_CACHE_DIR, else polyglot_ad in the user's cache folder."""
    chosen = os.environ.get("POLYGLOT_AD_CACHE_DIR")
    if chosen:
        return Path(chosen).expanduser().absolute()
    base = os.environ.get("XDG_CACHE_HOME")
    try:
        return (Path(base) if base else Path("~/.cache").expanduser()) / "polyglot_ad"
    except RuntimeError:  # a user without a home
        return Path(tempfile.gettempdir()) / f"polyglot_ad-{os.getuid()}"


def kept(*parts: str) -> Path:
    """Where a file is found that was kept: in the folder that is written to, or in a configured one that can only be read."""
    own = cache_directory().joinpath(*parts)
    configured = configured_directory().joinpath(*parts)
    return configured if own != configured and not own.exists() and configured.exists() else own


@functools.lru_cache(64)
def _is_usable(folder: Path, process: int) -> bool:
    """Whether the folder is there, or can be made, and takes files."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


@functools.lru_cache(64)
def _temporary(configured: Path, process: int) -> Path:
    try:
        made = Path(tempfile.mkdtemp(prefix="polyglot_ad-cache-"))
    except OSError as error:
        raise CacheError(
            f"there is no folder to keep compiled programs in: {configured} cannot be written, and there is no temporary one ({error})\n"
            "  help: set POLYGLOT_AD_CACHE_DIR to a folder that can be written"
        ) from error
    warnings.warn(
        f"the cache folder {configured} cannot be written: what is compiled is kept until this process ends, in {made}; "
        "set POLYGLOT_AD_CACHE_DIR to a folder that can be written",
        RuntimeWarning,
        stacklevel=2,
    )
    atexit.register(_remove, made, process)
    return made


def _remove(folder: Path, process: int) -> None:
    if os.getpid() == process:
        shutil.rmtree(folder, ignore_errors=True)


def write_atomically(path: Path, content: bytes) -> None:
    """`path` holds the old content or all of the new one, whoever reads or writes at the same time. CacheError if it cannot be written."""
    try:
        _make_room(path)
        descriptor, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:100]}.")
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(content)
            Path(temporary).replace(path)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise CacheError(
            f"cannot write {path}: {error.strerror or error}\n"
            "  help: set POLYGLOT_AD_CACHE_DIR to a folder that can be written and has room"
        ) from error


def _make_room(path: Path) -> None:
    """Make the folder of a file. What is in the way, a file for a folder or a folder for a file, goes if it is in the cache folder."""
    root = cache_directory()
    if path.is_relative_to(root) and path != root:
        for folder in reversed([one for one in path.parents if one.is_relative_to(root) and one != root]):
            if (folder.exists() or folder.is_symlink()) and not folder.is_dir():
                folder.unlink(missing_ok=True)
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
    path.parent.mkdir(parents=True, exist_ok=True)


def kept_file(folder: str, name: str, make: Callable[[], bytes]) -> Path:
    """A file of the cache folder that is made once. Beside it stands what it must be: a damaged one is made again."""
    path = kept(folder, name)
    if not is_intact(path, wholly=True):
        path = cache_directory() / folder / name
        content = make()
        write_atomically(path, content)
        write_atomically(_beside(path), f"{len(content)} {hashlib.sha256(content).hexdigest()}".encode())
    return path


def is_intact(path: Path, wholly: bool = False) -> bool:
    """Whether a kept file is there and as long as it was, or (`wholly`) as it was."""
    try:
        size, content = _beside(path).read_text().split()
        return path.stat().st_size == int(size) and (not wholly or hashlib.sha256(path.read_bytes()).hexdigest() == content)
    except (OSError, ValueError):
        return False


def _beside(path: Path) -> Path:
    return path.with_name(f"{path.name}.sha256")
