"""Finding compilers: an environment variable, PATH, wheels; their versions, and whether their LLVM can be read by llvmlite's.

What a compiler says about itself is remembered on disk under the identity of its executable, so an unchanged compiler is never started to
be asked again.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from polyglot_ad.errors import ToolchainError
from polyglot_ad.process.paths import cache_directory, kept, write_atomically

LLVM_MAJOR = 22
"""LLVM's major version in the llvmlite that pyproject.toml asks for: bitcode of a newer one cannot be read."""


@dataclass(frozen=True)
class Facts:
    """What a compiler says about itself: its version in one line, its LLVM as "22.1.8" ("" if it does not say), and `details` asked for."""

    version: str
    llvm: str = ""
    details: tuple[tuple[str, str], ...] = ()

    @property
    def llvm_major(self) -> int:
        return int(self.llvm.split(".")[0]) if self.llvm else 0

    def detail(self, key: str) -> str:
        return dict(self.details).get(key, "")


@dataclass(frozen=True)
class Toolchain:
    """A compiler that was found and fits. `name` is its family ("clang", "zig", "rustc", "flang"); `command` starts it."""

    name: str
    command: tuple[str, ...]
    facts: Facts

    @property
    def identity(self) -> str:
        return executable_identity(self.command)


@dataclass(frozen=True)
class Tool:
    """A compiler to look for. `describe` asks one that was found; `advice` says how to get one; `oldest` is the first LLVM that will do."""

    name: str
    variable: str
    names: tuple[str, ...]
    describe: Callable[[tuple[str, ...]], Facts]
    advice: str
    oldest: int = 0
    folders: tuple[str, ...] = ()


def find(tool: Tool) -> Toolchain:
    """The compiler named by the environment variable, or nothing else; without it the first on PATH that fits."""
    chosen = os.environ.get(tool.variable)
    if chosen:
        command = _command(chosen)
        if command is None:
            raise ToolchainError(f"{tool.variable} is set to {chosen!r}, which is not an executable\n  help: {tool.advice}")
        facts = facts_of(tool, command)
        problem = unfit(facts, tool.oldest)
        if problem:
            raise ToolchainError(f"{tool.variable} is set to {chosen!r}: {problem}\n  help: {tool.advice}")
        return Toolchain(tool.name, command, facts)
    rejected = []
    for command in _candidates(tool):
        try:
            facts = facts_of(tool, command)
            problem = unfit(facts, tool.oldest)
        except ToolchainError as error:
            problem = str(error)
        if not problem:
            return Toolchain(tool.name, command, facts)
        rejected.append(f"  {command[0]}: {problem}")
    found = "none was found on PATH" if not rejected else "none that was found will do:\n" + "\n".join(rejected)
    raise ToolchainError(f"no {tool.name}: {found}\n  help: {tool.advice}, or set {tool.variable}")


def unfit(facts: Facts, oldest: int = 0) -> str:
    """Why bitcode of this compiler cannot be used, or ""."""
    if facts.llvm_major > LLVM_MAJOR:
        return (
            f"{facts.version} has LLVM {facts.llvm}, which is too new: llvmlite has LLVM {LLVM_MAJOR} and reads bitcode up to that version"
        )
    if facts.llvm_major and facts.llvm_major < oldest:
        return f"{facts.version} has LLVM {facts.llvm}, which is too old: LLVM {oldest} to {LLVM_MAJOR} will do"
    return ""


def _command(text: str) -> tuple[str, ...] | None:
    """The command that a user wrote in an environment variable: a path (blanks in it allowed), a name, or a name and arguments."""
    for words in ([text], shlex.split(text)):
        executable = shutil.which(words[0]) if words else None
        if executable:
            return (executable, *words[1:])
    return None


def _candidates(tool: Tool) -> Iterator[tuple[str, ...]]:
    """Those that are there; the first will usually do."""
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), *(str(Path(folder).expanduser()) for folder in tool.folders)])
    found = (shutil.which(name, path=path) for name in tool.names)
    return ((executable,) for executable in found if executable)


def executable_identity(command: Sequence[str]) -> str:
    """Path, size and time of the executable behind `command`, and its arguments: changes when the compiler is another. Starts nothing."""
    real = Path(command[0]).resolve()
    status = real.stat()
    settings = _rustup_state() if real.with_name("rustup").exists() else ""
    return f"{real}:{status.st_size}:{status.st_mtime_ns}:{shlex.join(command[1:])}:{settings}"


def facts_of(tool: Tool, command: tuple[str, ...]) -> Facts:
    """`tool.describe(command)`, remembered on disk as long as the executable is the same."""
    key = hashlib.sha256(f"{tool.name}|{command[0]}|{executable_identity(command)}".encode()).hexdigest()
    name = f"{key[:32]}.json"
    try:
        check, _, content = kept("toolchains", name).read_text().partition("\n")
        if check == hashlib.sha256(content.encode()).hexdigest():
            known = json.loads(content)
            return Facts(known["version"], known["llvm"], tuple((name, value) for name, value in known["details"]))
    except (OSError, ValueError, KeyError, TypeError):
        pass
    facts = tool.describe(command)
    content = json.dumps({"version": facts.version, "llvm": facts.llvm, "details": facts.details})
    write_atomically(cache_directory() / "toolchains" / name, f"{hashlib.sha256(content.encode()).hexdigest()}\n{content}".encode())
    return facts


def _rustup_state() -> str:
    """rustup's executables stand for whatever toolchain its settings name."""
    home = Path(os.environ.get("RUSTUP_HOME", "~/.rustup")).expanduser()
    state = [os.environ.get("RUSTUP_TOOLCHAIN", "")]
    for path in [home / "settings.toml", *sorted((home / "update-hashes").glob("*"))]:
        try:
            state.append(path.read_text())
        except OSError:
            continue
    return hashlib.sha256("|".join(state).encode()).hexdigest()[:16] if any(state) else ""


def ask(command: Sequence[str], *arguments: str) -> str:
    """What a tool prints when asked about itself."""
    try:
        done = subprocess.run(
            [*command, *arguments], capture_output=True, text=True, timeout=60, stdin=subprocess.DEVNULL, env=environment()
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise ToolchainError(f"{shlex.join([*command, *arguments])} does not run: {error}") from error
    if done.returncode != 0:
        raise ToolchainError(f"{shlex.join([*command, *arguments])} failed:\n{done.stderr.strip() or done.stdout.strip()}")
    return done.stdout


def environment() -> dict[str, str]:
    """The environment compilers run in: the user's, with zig's caches moved into ours."""
    zig = str(cache_directory() / "zig")
    return {**os.environ, "ZIG_GLOBAL_CACHE_DIR": zig, "ZIG_LOCAL_CACHE_DIR": zig}


def ziglang() -> str | None:
    """The zig executable of the ziglang wheel, if that is installed."""
    spec = importlib.util.find_spec("ziglang")
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        for name in ("zig", "zig.exe"):
            if (Path(folder) / name).is_file():
                return str(Path(folder) / name)
    return None
