"""The Rust compiler: where it is, the flags every Rust source is compiled with, and the library that its code needs."""

from __future__ import annotations

import hashlib
import re
import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from polyglot_ad.errors import ToolchainError
from polyglot_ad.langs.running import run_compiler
from polyglot_ad.langs.toolchain import LLVM_MAJOR, Facts, Tool, ask, executable_identity, unfit
from polyglot_ad.langs.unit import LinkRequirements
from polyglot_ad.process.paths import kept_file

FOLDER = "rust-std"
"""The folder of the cache directory with standard libraries."""

ADVICE = "install Rust with rustup, or from the distribution (Debian: apt-get install rustc-web cargo-web)"

SUPPORT = Path(__file__).with_name("support.rs")
_PARTS = [SUPPORT, *(Path(__file__).with_name(name) for name in ("once.rs", "pool.rs", "channel.rs"))]

# One module per crate, before LLVM's passes, after MIR inlining. A panic ends in a call to a panic entry point: the core redirects those.
_CODEGEN = ("-Copt-level=3", "-Cno-prepopulate-passes", "-Ccodegen-units=1", "-Cdebuginfo=2")


def support_identity() -> str:
    """Of what is linked beside the standard library: units name the archive with both."""
    return hashlib.sha256("".join(part.read_text() for part in _PARTS).encode()).hexdigest()[:16]


def panics(sources: Iterable[Path]) -> str:
    """How panics end: "unwind" where the program may catch them, or lets exceptions of other languages pass (`extern "C-unwind"`), else
    "abort", which leaves out the code for it."""
    texts = (source.read_text(errors="replace") for source in sources)
    return "unwind" if any("catch_unwind" in text or '-unwind"' in text for text in texts) else "abort"


def codegen(panic: str) -> tuple[str, ...]:
    return (*_CODEGEN, f"-Cpanic={panic}")


# A small function is otherwise emitted only where it is used, so a user's own would be missing.
WHOLE = "-Clink-dead-code"


def _describe_rustc(command: tuple[str, ...]) -> Facts:
    return describe(lambda *questions: ask(command, *questions))


def describe(rustc: Callable[..., str]) -> Facts:
    """What a compiler says about itself; `rustc` runs it with arguments and gives what it prints."""
    answer, folders = rustc("-vV"), rustc("--print=target-libdir", "--print=sysroot")
    fields = dict(re.findall(r"^([\w -]+): (.*)$", answer, re.MULTILINE))
    paths = folders.splitlines()
    if "release" not in fields or "host" not in fields or len(paths) != 2:
        raise ToolchainError(f"this is not the answer of a Rust compiler:\n{answer.strip()}\n{folders.strip()}")
    details = (("host", fields["host"]), ("libraries", paths[0]), ("sysroot", paths[1]))
    return Facts(f"rustc {fields['release']}", fields.get("LLVM version", ""), details)


def _describe_cargo(command: tuple[str, ...]) -> Facts:
    return Facts(ask(command, "--version").strip())


RUSTC = Tool("rustc", "POLYGLOT_AD_RUSTC", ("rustc",), _describe_rustc, ADVICE, oldest=17, folders=("~/.cargo/bin",))
CARGO = Tool("cargo", "POLYGLOT_AD_CARGO", ("cargo",), _describe_cargo, ADVICE, folders=("~/.cargo/bin",))


def check_version(facts: Facts) -> None:
    """For a compiler that a crate chose itself (rust-toolchain.toml)."""
    problem = unfit(facts, RUSTC.oldest)
    if problem:
        raise ToolchainError(f"{problem}\n  help: choose a Rust with LLVM {LLVM_MAJOR} or older in rust-toolchain.toml")


def standard_library(command: Sequence[str], facts: Facts, folder: Path) -> LinkRequirements:
    """The standard library of this very compiler (names in it carry a hash that every version changes): an archive, with its allocator.

    The shared one that rustup brings is not everywhere (Debian has none), and would have to be there wherever the product runs.
    `folder`: where to run the compiler, since rustup lets folders choose one.
    """
    identity = "|".join([facts.version, executable_identity(command), *(value for _, value in facts.details), support_identity()])
    key = hashlib.sha256(identity.encode()).hexdigest()[:24]

    def make() -> bytes:
        with tempfile.TemporaryDirectory(prefix="polyglot_ad-") as workspace:
            made = Path(workspace) / "made.a"
            options = ("--crate-type=staticlib", "--crate-name=polyglot_ad_std", "--edition=2021", "-Copt-level=3", "-Cpanic=unwind")
            run_compiler([*command, *options, "-o", str(made), str(SUPPORT)], folder)
            return made.read_bytes()

    archive = kept_file(FOLDER, f"libstd-{key}.a", make)
    return LinkRequirements(libraries=("pthread", "dl", "m"), objects=(str(archive),), resident=True)
