"""A Rust crate and its dependencies, by cargo: one Unit for the crate, and one for each dependency whose code it calls.

Generic code of a dependency is compiled into the crate that uses it; the rest is taken from the dependency's own bitcode, which cargo
makes in the same run. Dependencies nothing is needed from are left to the linker, as archives.

In the place of rayon's pool of threads, the crate `rayon-core`, its own form is compiled that derivatives know (`rayon.rs`): cargo
resolves, locks and fetches what the program asks for, and the compiler, called through a script, is given another source.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import urllib.parse
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from polyglot_ad.langs import flags
from polyglot_ad.langs.base import Options
from polyglot_ad.langs.running import read_make_rule, read_variables, run_compiler
from polyglot_ad.langs.rust.channels import bounded, without_waiting
from polyglot_ad.langs.rust.features import of_crate, without_features
from polyglot_ad.langs.rust.libm import is_libm, with_marks
from polyglot_ad.langs.rust.library import with_library_code
from polyglot_ad.langs.rust.rustc import CARGO, RUSTC, WHOLE, check_version, codegen, describe, panics, standard_library
from polyglot_ad.langs.rust.texts import compiled_by, with_own_texts
from polyglot_ad.langs.toolchain import Facts, find
from polyglot_ad.langs.unit import LinkRequirements, Unit
from polyglot_ad.llvm.symbols import symbols
from polyglot_ad.process.paths import cache_directory, write_atomically

# A crate's own profile may ask for what hides the code from us.
PROFILE = {
    "CARGO_PROFILE_RELEASE_LTO": "off",
    "CARGO_PROFILE_RELEASE_OPT_LEVEL": "3",
    "CARGO_PROFILE_RELEASE_CODEGEN_UNITS": "1",
    "CARGO_PROFILE_RELEASE_DEBUG": "2",
    "CARGO_PROFILE_RELEASE_STRIP": "none",
    "CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS": "false",
}
_RAYON = Path(__file__).with_name("rayon.rs")
_WRAPPER = """#!/bin/sh
# cargo calls: this, the compiler, its arguments. What is for the target gets POLYGLOT_AD_FLAGS, behind the flags of the user's settings.
# rayon-core is compiled from POLYGLOT_AD_RAYON.
for word do
    case $word in --target | --target=*) set -- "$@" $POLYGLOT_AD_FLAGS; break ;; esac
done
before=
for word do
    if [ "$before $word" = "--crate-name rayon_core" ]; then
        for word do
            shift
            case $word in *src/lib.rs) word=$POLYGLOT_AD_RAYON ;; esac
            set -- "$@" "$word"
        done
        break
    fi
    before=$word
done
exec $POLYGLOT_AD_WRAPPED "$@"
"""
_CARGO_FLAGS_WITH_VALUE = ("--features", "-F", "--package", "-p", "--config")
_CARGO_FLAGS = ("--no-default-features", "--all-features", "--locked", "--offline", "--frozen")


@dataclass(frozen=True)
class Artifact:
    """What cargo made of one crate for the target."""

    package: str
    source: str
    manifest: str
    bitcode: Path
    rule: Path
    archive: Path

    @property
    def is_local(self) -> bool:
        """Its sources are the user's: they may change without Cargo.lock saying so."""
        return self.package.startswith("path+")

    @property
    def own(self) -> Callable[[str], bool]:
        """Whether a mangled name is of a function of this crate's."""
        return of_crate(self.bitcode.stem.rpartition("-")[0])


def is_crate(source: Path) -> bool:
    return source.is_dir() or source.name == "Cargo.toml"


def compile_crate(source: Path, options: Options, identity: str) -> list[Unit]:
    manifest = source / "Cargo.toml" if source.is_dir() else source
    cargo_flags, rustc_flags, user_link = _split(options.flags)
    compiler = _compiler_of(manifest.parent)
    host = compiler.detail("host")
    command = [*find(CARGO).command, "rustc", "--quiet", "--release", "--lib", "--crate-type=lib", f"--manifest-path={manifest}"]
    # A target, even the host, keeps our flags away from build scripts and procedural macros.
    command += [f"--target={host}", "--message-format=json-render-diagnostics", *cargo_flags, "--", WHOLE, *rustc_flags]
    panic = panics(path for path in manifest.parent.rglob("*.rs") if "target" not in path.relative_to(manifest.parent).parts)
    # What the script adds is not known to cargo, which would take what was made without it.
    key = "\n".join([str(manifest), _WRAPPER, _RAYON.read_text(), *_flags(panic)])
    target = cache_directory() / "cargo" / hashlib.sha256(key.encode()).hexdigest()[:16]
    answer = run_compiler(command, manifest.parent, {**PROFILE, **_environment(panic), "CARGO_TARGET_DIR": str(target)})
    messages = [json.loads(line) for line in answer.splitlines() if line.startswith("{")]
    artifacts = _artifacts(messages, target / host)
    root = next(item for item in artifacts if Path(item.manifest).samefile(manifest))
    chosen = _needed(root, [item for item in artifacts if item is not root])
    links = [LinkRequirements(objects=tuple(str(item.archive) for item in artifacts if item is not root)), *_native(messages)]
    link = LinkRequirements.union([user_link, *links, standard_library(find(RUSTC).command, compiler, manifest.parent)])
    scripts = _scripts(messages)
    files = (*_files_read(manifest, artifacts), *scripts.files)
    variables = [name for item in artifacts for name in read_variables(item.rule.read_text(errors="surrogateescape"))]
    settings = [str(path) for path in _settings(manifest)]
    codes = {item.package: without_features(item.bitcode.read_bytes(), item.own if item is root else None) for item in [root, *chosen]}
    if any(is_libm(item.package) for item in artifacts):
        codes = {package: with_marks(code) for package, code in codes.items()}
    copies = compiled_by(find(RUSTC).command, compiler, panic, manifest.parent)
    codes = {package: with_library_code(with_own_texts(code, copies), compiler) for package, code in codes.items()}
    rooms = any(bounded(code) for code in codes.values())
    return [
        Unit(
            "rust",
            item.source,
            without_waiting(codes[item.package], rooms),
            files,
            link,
            {} if item is root else {"role": "dependency"},
            identity,
            tuple(settings),
            tuple(dict.fromkeys([*variables, *scripts.variables])),
        )
        for item in [root, *chosen]
    ]


def _split(user: Iterable[str]) -> tuple[list[str], list[str], LinkRequirements]:
    """Flags for cargo, flags for rustc, and what is for the linker."""
    words, link = flags.split(tuple(user))
    cargo: list[str] = []
    rustc: list[str] = []
    waiting = iter(words)
    for word in waiting:
        if word in _CARGO_FLAGS_WITH_VALUE:
            cargo += [word, next(waiting, "")]
        elif word in _CARGO_FLAGS or word.startswith(tuple(f"{flag}=" for flag in _CARGO_FLAGS_WITH_VALUE)):
            cargo.append(word)
        else:
            rustc.append(word)
    return cargo, rustc, link


def _compiler_of(folder: Path) -> Facts:
    """What the compiler says that cargo uses in this folder: rustup lets a crate choose its own."""
    chosen = find(RUSTC)
    facts = describe(lambda *questions: run_compiler([*chosen.command, *questions], folder))
    check_version(facts)
    return facts


def _flags(panic: str) -> tuple[str, ...]:
    return (*codegen(panic), "--emit=llvm-bc,link,dep-info")


def _environment(panic: str) -> dict[str, str]:
    chosen = {
        "CARGO_PROFILE_RELEASE_PANIC": panic,
        "POLYGLOT_AD_FLAGS": " ".join(_flags(panic)),
        "POLYGLOT_AD_RAYON": str(_RAYON),
        "POLYGLOT_AD_WRAPPED": os.environ.get("RUSTC_WRAPPER", ""),
        "RUSTC_WRAPPER": _wrapper(),
    }
    return {**chosen, "RUSTC": find(RUSTC).command[0]} if os.environ.get(RUSTC.variable) else chosen


def _wrapper() -> str:
    """The script, where it can be run."""
    script = cache_directory() / "cargo" / f"rustc-{hashlib.sha256(_WRAPPER.encode()).hexdigest()[:16]}"
    if not os.access(script, os.X_OK) or script.is_dir() or script.read_text() != _WRAPPER:
        write_atomically(script, _WRAPPER.encode())
        script.chmod(0o755)
    return str(script)


def _artifacts(messages: list[dict[str, object]], folder: Path) -> list[Artifact]:
    """The crates compiled for the target: not build scripts, not procedural macros, not what those use."""
    found = []
    for message in messages:
        names = message.get("filenames")
        target = message.get("target")
        if message.get("reason") != "compiler-artifact" or not isinstance(names, list) or not isinstance(target, dict):
            continue
        paths = [Path(name) for name in names]
        metadata = next((path for path in paths if path.suffix == ".rmeta" and path.is_relative_to(folder)), None)
        archive = next((path for path in paths if path.suffix == ".rlib"), None)
        if metadata is None or archive is None:
            continue
        stem = metadata.with_name(metadata.stem.removeprefix("lib"))
        package, manifest = str(message["package_id"]), str(message["manifest_path"])
        found.append(Artifact(package, str(target["src_path"]), manifest, stem.with_suffix(".bc"), stem.with_suffix(".d"), archive))
    return found


def _needed(root: Artifact, others: list[Artifact]) -> list[Artifact]:
    """The dependencies that define what the crate, and what they in turn, call."""
    tables = {item.package: symbols(item.bitcode.read_bytes()) for item in others if item.bitcode.exists()}
    wanted = set(symbols(root.bitcode.read_bytes()).undefined)
    chosen: list[Artifact] = []
    waiting = [item for item in others if item.package in tables]
    while True:
        found = [item for item in waiting if tables[item.package].defined & wanted]
        if not found:
            return chosen
        chosen += found
        waiting = [item for item in waiting if item not in found]
        for item in found:
            wanted |= tables[item.package].undefined


def _native(messages: list[dict[str, object]]) -> list[LinkRequirements]:
    """Libraries that build scripts ask for: "static=z", "dylib=z", "z"; in folders "native=/path", "/path"."""
    found = []
    for message in messages:
        names, folders = message.get("linked_libs"), message.get("linked_paths")
        if message.get("reason") != "build-script-executed" or not isinstance(names, list) or not isinstance(folders, list):
            continue
        # Static libraries are inside the archive of their crate already.
        shared = tuple(name.split("=")[-1] for name in names if not name.startswith("static"))
        paths = tuple(folder.split("=")[-1] for folder in folders)
        found.append(LinkRequirements(libraries=shared, search=paths, rpaths=paths if shared else ()))
    return found


def _files_read(manifest: Path, artifacts: list[Artifact]) -> tuple[str, ...]:
    """The user's files that decide the result: sources of local crates, manifests, the lock file, settings of cargo and rustup."""
    files = [str(manifest)]
    for item in artifacts:
        if item.is_local:
            files += [item.manifest, *(str(manifest.parent / name) for name in read_make_rule(item.rule.read_text()))]
    return tuple(dict.fromkeys([*files, *(str(path) for path in _settings(manifest) if path.is_file())]))


def _settings(manifest: Path) -> list[Path]:
    """Where cargo and rustup look for theirs."""
    names = ("Cargo.lock", "Cargo.toml", ".cargo/config.toml", ".cargo/config", "rust-toolchain.toml", "rust-toolchain")
    home = Path(os.environ.get("CARGO_HOME") or "~/.cargo").expanduser()
    own = [folder / name for folder in [manifest.parent, *manifest.parent.parents] for name in names]
    return [*own, home / "config.toml", home / "config"]


@dataclass(frozen=True)
class _Scripts:
    """What build scripts say that they depend on."""

    files: tuple[str, ...]
    variables: tuple[str, ...]


def _scripts(messages: list[dict[str, object]]) -> _Scripts:
    files: list[str] = []
    variables: list[str] = []
    for message in messages:
        if message.get("reason") != "build-script-executed":
            continue
        try:
            said = (Path(str(message["out_dir"])).parent / "output").read_text(errors="surrogateescape")
        except (OSError, KeyError):
            continue
        found = re.findall(r"^cargo::?rerun-if-(changed|env-changed)=(.*)$", said, re.M)
        variables += [name.strip() for kind, name in found if kind == "env-changed"]
        local = re.match(r"path\+file://([^#]*)", str(message.get("package_id")))
        folder = Path(urllib.parse.unquote(local[1])) if local else Path("/")
        named = [folder / path.strip() for kind, path in found if kind == "changed" and (local or Path(path.strip()).is_absolute())]
        if local and not found:
            # Without a word of the script's, it depends on all files of its package.
            named = [folder]
        files += [str(path) for name in named for path in _all_below(name)]
    return _Scripts(tuple(dict.fromkeys(files)), tuple(dict.fromkeys(variables)))


def _all_below(path: Path) -> list[Path]:
    """The file, or the folder and what is in it, without what is built there."""
    if not path.is_dir():
        return [path]
    inside = [found for found in sorted(path.rglob("*")) if not {"target", ".git"} & set(found.relative_to(path).parts)]
    return [path, *inside] if len(inside) < _MOST_FILES else [path]


_MOST_FILES = 10000
