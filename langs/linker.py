"""Making a shared library of object files, with whatever linker driver is at hand: clang, cc, or zig from its wheel."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path

from polyglot_ad.errors import CompileError, ToolchainError
from polyglot_ad.langs.clang import ADVICE, find_clang, is_zig
from polyglot_ad.langs.running import run_compiler
from polyglot_ad.langs.toolchain import ziglang
from polyglot_ad.langs.unit import LinkRequirements

# Undefined symbols are an error now, not at load time. A function of the user's is never replaced by one of the same name in the process
# (gamma, y0), and archives' symbols stay inside.
LINK = ("-shared", "-Wl,-z,defs", "-Wl,-Bsymbolic", "-Wl,--as-needed")
_UNDEFINED = re.compile(r"undefined (?:reference to|symbol:?) [`']?([^'\s]+)'?")
_CXX_LIBRARY_FOLDERS = ("/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib", "/lib64", "/lib")


def link_shared(objects: Sequence[Path], out: Path, requirements: LinkRequirements = LinkRequirements()) -> None:
    """Links `objects` into the shared library `out`, which is there as a whole or not at all.

    CompileError names the functions that nothing defines, ToolchainError says how to get a linker.
    """
    driver = _driver()
    if requirements.libcxx:
        # Most code needs of libc++ only what it shares with the system's libstdc++: operator new, exceptions. Building libc++ itself, which
        # zig does when asked for it, takes a minute the first time.
        library = _system_cxx_library()
        if library is not None:
            try:
                _link(driver, objects, out, requirements, [str(library)])
                return
            except CompileError:
                pass
        _link(_zig_cxx(), objects, out, requirements, [])
        return
    _link(driver, objects, out, requirements, [])


def _link(driver: tuple[str, ...], objects: Sequence[Path], out: Path, needs: LinkRequirements, more: list[str]) -> None:
    out = out.absolute()
    out.parent.mkdir(parents=True, exist_ok=True)
    archives = ["-Wl,--start-group", *needs.objects, "-Wl,--end-group"] if needs.objects else []
    arguments = [*(str(item.absolute()) for item in objects), *archives, *more]
    arguments += [f"-L{folder}" for folder in needs.search]
    arguments += [f"-Wl,-rpath,{folder}" for folder in needs.rpaths]
    arguments += [word for name in needs.libraries for word in _library(driver, name)]
    with tempfile.TemporaryDirectory(dir=out.parent, prefix=".link-") as folder:
        made = Path(folder) / out.name
        try:
            run_compiler([*driver, *LINK, *arguments, "-o", str(made)], Path(folder))
        except CompileError as error:
            raise _explained(error) from error
        made.replace(out)


def _library(driver: tuple[str, ...], name: str) -> list[str]:
    """zig takes `-lstdc++` for its own libc++."""
    if name == "stdc++" and is_zig(driver):
        library = _system_cxx_library()
        if library is None:
            raise ToolchainError("the system's libstdc++.so.6 was not found\n  help: install libstdc++6")
        return [str(library)]
    return [f"-l{name}"]


def _explained(error: CompileError) -> CompileError:
    text = str(error)
    missing = list(dict.fromkeys(_UNDEFINED.findall(text)))
    if not missing:
        return CompileError(f"the shared library could not be linked:\n{text}")
    return CompileError(
        f"no source or library defines: {', '.join(missing)}\n"
        f"  help: add the source that does, or the library with flags=['-lNAME', '-L/its/folder']\n{text}"
    )


def _driver() -> tuple[str, ...]:
    try:
        return find_clang().command
    except ToolchainError:
        for name in ("cc", "gcc"):
            found = shutil.which(name)
            if found and not os.environ.get("POLYGLOT_AD_CLANG"):
                return (found,)
        raise


def _zig_cxx() -> tuple[str, ...]:
    clang = find_clang()
    executable = clang.command[0] if clang.name == "zig" else ziglang()
    if executable is None:
        raise ToolchainError(f"this C++ code was compiled by ziglang, which is no longer there\n  help: {ADVICE}")
    return (executable, "c++")


def _system_cxx_library() -> Path | None:
    for folder in _CXX_LIBRARY_FOLDERS:
        library = Path(folder) / "libstdc++.so.6"
        if library.exists():
            return library
    return None
