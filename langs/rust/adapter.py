"""Rust: a .rs file by rustc, a crate (its folder or its Cargo.toml) by cargo."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from polyglot_ad.errors import ToolchainError
from polyglot_ad.langs import flags, mpi
from polyglot_ad.langs.base import Options, ToolchainReport
from polyglot_ad.langs.running import read_make_rule, read_variables, run_compiler
from polyglot_ad.langs.rust import crate
from polyglot_ad.langs.rust.channels import bounded, without_waiting
from polyglot_ad.langs.rust.features import of_crate, without_features
from polyglot_ad.langs.rust.library import with_library_code
from polyglot_ad.langs.rust.rustc import RUSTC, WHOLE, codegen, panics, standard_library, support_identity
from polyglot_ad.langs.rust.texts import compiled_by, text_identity, with_own_texts
from polyglot_ad.langs.toolchain import find
from polyglot_ad.langs.unit import LinkRequirements, Unit
from polyglot_ad.process.regex import regex

VERSION = "17"
"""Part of cache keys: change it when this adapter's output changes."""

_SETTING = regex(r"RUSTFLAGS$|RUST_TARGET_PATH$|RUSTC|RUSTUP_TOOLCHAIN$|CARGO_(?!TERM_|NET_|HTTP_|INSTALL_|LOG)")
"""Variables of the environment that change what cargo and rustc make."""


@dataclass(frozen=True)
class RustAdapter:
    language: str = "rust"
    suffixes: tuple[str, ...] = (".rs", "cargo.toml")

    def identity(self, options: Options) -> str:
        settings = [f"{name}={value}" for name, value in sorted(os.environ.items()) if _SETTING.match(name)]
        return f"rust:{VERSION}:{support_identity()}:{text_identity()}:{find(RUSTC).identity}:{options.text}:{settings}"

    def compile(self, sources: Sequence[Path], options: Options, workspace: Path) -> list[Unit]:
        units: list[Unit] = []
        identity = self.identity(options)
        for number, source in enumerate(sources):
            if crate.is_crate(source):
                units += crate.compile_crate(source, options, identity)
            else:
                units.append(_compile_file(source, options, workspace / f"{number}.bc", identity))
        if not options.mpi:
            return units
        library = mpi.requirements()[1]
        return [replace(unit, link=LinkRequirements.union([unit.link, library])) for unit in units]

    def report(self) -> ToolchainReport:
        try:
            compiler = find(RUSTC)
        except ToolchainError as error:
            return ToolchainReport("rust", missing=str(error))
        return ToolchainReport("rust", "rustc", compiler.command[0], compiler.facts.version, compiler.facts.llvm)


def _compile_file(source: Path, options: Options, output: Path, identity: str) -> Unit:
    compiler = find(RUSTC)
    user, link = flags.split(options.flags)
    rule = output.with_suffix(".d")
    panic = panics([source])
    command = [*compiler.command, "--crate-type=lib", f"--crate-name={_crate_name(source)}", *codegen(panic), WHOLE]
    if not any(flag.startswith("--edition") for flag in user):
        command.append("--edition=2021")
    run_compiler([*command, *user, f"--emit=llvm-bc={output},dep-info={rule}", str(source)], source.parent)
    rule_text = rule.read_text(errors="surrogateescape")
    read = [str(source.parent / name) for name in read_make_rule(rule_text)]
    link = LinkRequirements.union([link, standard_library(compiler.command, compiler.facts, source.parent)])
    code = without_features(output.read_bytes(), of_crate(_crate_name(source)))
    code = with_own_texts(code, compiled_by(compiler.command, compiler.facts, panic, source.parent))
    code = with_library_code(code, compiler.facts)
    files = tuple(dict.fromkeys([str(source), *read]))
    known = tuple(read_variables(rule_text))
    return Unit("rust", str(source), without_waiting(code, bounded(code)), files, link, identity=identity, environment=known)


def _crate_name(source: Path) -> str:
    """Not the name of a library's crate, whose functions are nobody's own."""
    name = re.sub(r"\W", "_", source.stem, flags=re.ASCII)
    return f"_{name}" if name[:1].isdigit() or name in _LIBRARIES else name


_LIBRARIES = ("core", "alloc", "std", "hashbrown", "compiler_builtins")


RUST = RustAdapter()
