"""Where this package keeps files: one cache folder, never a folder of the user's sources."""

from __future__ import annotations

import atexit
import functools
import grp
import hashlib
import os
import pwd
import shutil
import stat
import tempfile
import warnings
from collections.abc import Callable
from pathlib import Path

from polyglot_ad.errors import CacheError


def cache_directory() -> Path:
    """The folder that files are written to; it need not exist yet. The configured one; a temporary one, which goes with the process,
    where that cannot be made or written, or where other users can write: what is in it runs as native code."""
    configured = configured_directory()
    problem = _problem(configured, os.getpid())
    return _temporary(configured, problem, os.getpid()) if problem else configured


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
    configured = configured_directory()
    if own.is_relative_to(configured) or own.exists() or _distrusted(configured):
        return own
    found = configured.joinpath(*parts)
    return found if found.exists() else own


@functools.lru_cache(64)
def _problem(folder: Path, process: int) -> str:
    """Why the folder is not used; "" where it is there, or can be made, and takes files that nobody else can change."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return _distrusted(folder)
    except OSError:
        return "cannot be written"


def _distrusted(folder: Path) -> str:
    """Why others could have put files into a folder. The administrator could; a group of the user alone (many systems have those) is nobody
    else."""
    try:
        status = folder.stat()
    except OSError:
        return ""
    if status.st_uid not in (os.getuid(), 0):
        return "belongs to another user"
    shared = status.st_mode & stat.S_IWOTH or (status.st_mode & stat.S_IWGRP and status.st_gid not in _own_groups())
    return "can be written by other users" if shared else ""


@functools.cache
def _own_groups() -> frozenset[int]:
    """The groups in which nobody else is, as far as that is known."""
    try:
        user = pwd.getpwuid(os.getuid())
        members = {name for name in grp.getgrgid(user.pw_gid).gr_mem if name != user.pw_name}
        return frozenset() if members or grp.getgrgid(user.pw_gid).gr_name != user.pw_name else frozenset({user.pw_gid})
    except KeyError:  # a user or a group without a name
        return frozenset()


@functools.lru_cache(64)
def _temporary(configured: Path, problem: str, process: int) -> Path:
    try:
        made = Path(tempfile.mkdtemp(prefix="polyglot_ad-cache-"))
    except OSError as error:
        raise CacheError(
            f"there is no folder to keep compiled programs in: {configured} {problem}, and there is no temporary one ({error})\n"
            "  help: set POLYGLOT_AD_CACHE_DIR to a folder of yours that can be written"
        ) from error
    warnings.warn(
        f"the cache folder {configured} {problem}: what is compiled is kept until this process ends, in {made}; "
        "set POLYGLOT_AD_CACHE_DIR to a folder that you alone can write to",
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
