"""The system's own shared libraries, found where this process has its C library: enough to link with, without any development package."""

from __future__ import annotations

from pathlib import Path

from polyglot_ad.errors import ToolchainError

IN_C_LIBRARY = ("m", "c", "pthread", "dl", "rt", "stdc++")
"""Names that `c_libraries` and `cxx_library` cover."""

_C_LIBRARIES = ("libm.so.6", "libc.so.6", "libpthread.so.0", "libdl.so.2", "librt.so.1", "libgcc_s.so.1")
_USUAL_FOLDERS = ("/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/lib64", "/usr/lib64", "/lib", "/usr/lib")


def library_folders() -> list[Path]:
    """Where this process has its C library, then the usual places."""
    found = [str(path.parent) for path in _mapped() if path.name.startswith(("libc.so", "libm.so", "libc-", "libm-"))]
    return [Path(folder) for folder in dict.fromkeys([*found, *_USUAL_FOLDERS]) if Path(folder).is_dir()]


def c_libraries() -> list[Path]:
    """The C library and the compiler's helpers; the dynamic loader too, which defines what thread-local variables need."""
    found = [path for name in _C_LIBRARIES if (path := _find(name))]
    if not any(path.name == "libc.so.6" for path in found):
        raise ToolchainError("the system's libc.so.6 was not found\n  help: install a C compiler (clang or gcc), which knows where it is")
    return [*found, *(path for path in _mapped() if path.name.startswith("ld-linux"))]


def cxx_library() -> Path:
    library = _find("libstdc++.so.6")
    if library is None:
        raise ToolchainError("the system's libstdc++.so.6 was not found\n  help: install it (Debian, Ubuntu: apt-get install libstdc++6)")
    return library


def _find(name: str) -> Path | None:
    return next((folder / name for folder in library_folders() if (folder / name).exists()), None)


def _mapped() -> list[Path]:
    """The files mapped into this process."""
    try:
        lines = Path("/proc/self/maps").read_text().splitlines()
    except OSError:
        return []
    return [Path(name) for name in dict.fromkeys(line.split(maxsplit=5)[-1] for line in lines) if name.startswith("/") and ".so" in name]
