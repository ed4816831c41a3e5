"""Code of a device on disk: kernels and their derivatives, found again without a compiler and without the engine.

A program is kept under its text, its flags, the device and this package's own files, so that the folder `devices` of the cache may be
copied to another machine, with the sources wherever they are there. What else it was made of is looked at when it is found
(dependencies.py).
"""

from __future__ import annotations

import functools
import os
import re
import zlib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

import polyglot_ad
from polyglot_ad import langs
from polyglot_ad.device.made import DerivativeKernel, Mode
from polyglot_ad.errors import ArgumentError, ToolchainError
from polyglot_ad.langs.cuda.dependencies import Dependencies, compiler
from polyglot_ad.langs.cuda.derivative_code import DerivativeCode, compiled_ir, derivative_of
from polyglot_ad.langs.cuda.device_code import DeviceCode, Resources, code_of, device_ir
from polyglot_ad.process import cache
from polyglot_ad.process.regex import regex
from polyglot_ad.programs.storage import signature_from_json, signature_to_json
from polyglot_ad.signature.model import Signature

FOLDER = "devices"
_HERE = "\0folder of the source\0"
"""Stands for it where debug information names it."""
_Made = TypeVar("_Made")


@dataclass(frozen=True)
class Program:
    """The kernels of a source. `ir`: what derivatives are made from."""

    path: Path
    arch: str
    code: DeviceCode
    ir: str
    warp: int
    signatures: tuple[Signature, ...]

    @staticmethod
    def of(source: str | os.PathLike[str], arch: str, flags: Sequence[str] = ()) -> Program:
        path = Path(os.path.abspath(source))
        if not path.exists():
            raise FileNotFoundError(f"no such source: {path}")
        if not arch.startswith("sm_"):
            raise ArgumentError(f"code is kept for launches on NVIDIA's devices (sm_90 and the like), not for {arch}")
        key = cache.digest("program", path.suffix, path.read_bytes(), repr(tuple(flags)), arch, _own_identity())
        return _found_or_made(key, lambda manifest, file: _program(path, flags, manifest, file), lambda: _compiled(path, arch, flags, key))

    def derivative(self, kernel: str, mode: Mode, constant: Collection[str] = ()) -> DerivativeCode:
        """Of a kernel, by its name or symbol, with respect to all numbers, and arrays of numbers, but `constant`."""
        kernel = next((one.symbol for one in self.signatures if kernel in (one.name, one.symbol, *one.aliases)), kernel)
        text = _moved(self.ir, str(self.path.parent), _HERE)
        key = cache.digest("derivative", text, kernel, mode, sorted(constant), self.arch, self.warp, _own_identity())

        def made() -> DerivativeCode:
            found = derivative_of(self.ir, kernel, mode, self.arch, constant, self.warp)
            _require_whole(found.code)
            description = {**asdict(found.kernel), "text": ""}
            manifest = {"signature": signature_to_json(found.signature), "kernel": description, "code": _facts(found.code)}
            cache.put(FOLDER, key, manifest, {".ptx": found.code.text.encode(), ".ll.z": zlib.compress(found.kernel.text.encode())})
            return found

        return _found_or_made(key, _derivative, made)


def _found_or_made(key: str, read: Callable[[Mapping[str, Any], Callable[[str], bytes]], _Made | None], make: Callable[[], _Made]) -> _Made:
    """What is kept under `key`, if it is still right; otherwise what `make` gives, and keeps."""

    def find() -> _Made | None:
        entry = cache.get(FOLDER, key)
        try:
            return None if entry is None else read(entry.manifest, lambda suffix: entry.file(suffix).read_bytes())
        except (OSError, ValueError, KeyError, TypeError, zlib.error):
            return None

    found = find()
    if found is not None:
        return found
    with cache.alone(key):
        found = find()
        if found is not None:
            return found
        try:
            return make()
        except ToolchainError as error:
            if compiler() is not None:
                raise
            error.add_note(
                "Code that was compiled where there is a clang is found in the folder `devices` of POLYGLOT_AD_CACHE_DIR, which may be "
                "copied here: there is none of this source with these flags for this device."
            )
            raise


# programs


def _program(path: Path, flags: Sequence[str], manifest: Mapping[str, Any], file: Callable[[str], bytes]) -> Program | None:
    if not Dependencies.from_json(manifest["dependencies"]).are_current(path, flags):
        return None
    text = _moved(zlib.decompress(file(".ll.z")).decode(), _HERE, str(path.parent))
    code = _code(manifest["code"], file)
    signatures = tuple(signature_from_json(one) for one in manifest["signatures"])
    return Program(path, code.arch, code, text, manifest["warp"], signatures)


def _compiled(path: Path, arch: str, flags: Sequence[str], key: str) -> Program:
    for_device = device_ir(path, arch, flags)
    from polyglot_ad.device.derivative import kernels_of  # here: where there is no compiler, there may be no engine either

    ir, warp = compiled_ir(path, flags)
    made = Program(path, arch, code_of(for_device.text, arch), ir.text, warp, tuple(kernels_of(ir.text)))
    _require_whole(made.code)
    manifest = {
        "dependencies": Dependencies.of((for_device, ir), path, flags).to_json(), "warp": warp, "code": _facts(made.code),
        "signatures": [signature_to_json(one) for one in made.signatures],
    }  # fmt: skip
    text = _moved(made.ir, str(path.parent), _HERE)
    cache.put(FOLDER, key, manifest, {".ptx": made.code.text.encode(), ".ll.z": zlib.compress(text.encode())})
    return made


_FILES = regex(r"^.*!DIFile\(.*$", re.M)


def _moved(text: str, old: str, new: str) -> str:
    """Where debug information says that files are; texts of the program, which may name them too, have lengths."""
    return _FILES.sub(lambda match: match[0].replace(old, new), text)


# derivatives


def _derivative(manifest: Mapping[str, Any], file: Callable[[str], bytes]) -> DerivativeCode:
    known = manifest["kernel"]
    parts: dict[str, Any] = {name: tuple(known[name]) for name in ("gradients", "strides", "scattered")}
    parts["roles"] = tuple(map(tuple, known["roles"]))
    kernel = replace(DerivativeKernel(**{**known, **parts}), text=zlib.decompress(file(".ll.z")).decode())
    return DerivativeCode(signature_from_json(manifest["signature"]), kernel, _code(manifest["code"], file))


# code


def _require_whole(code: DeviceCode) -> None:
    lacking = ", ".join(code.undefined)
    if "__assert_fail" in code.undefined:
        raise ToolchainError(f"kernels call {lacking}: there is no assert on a device; compile with flags=['-DNDEBUG']")
    if lacking:
        raise ToolchainError(f"kernels call {lacking}, which NVIDIA's libdevice has: pip install 'polyglot-ad[cuda]' brings it")


def _facts(code: DeviceCode) -> dict[str, Any]:
    """All but the text. What an assembler made is left out: the driver has its own."""
    return {"arch": code.arch, "resources": [asdict(one) for one in code.resources]}


def _code(known: Mapping[str, Any], file: Callable[[str], bytes]) -> DeviceCode:
    return DeviceCode(known["arch"], file(".ptx").decode(), b"", tuple(Resources(**one) for one in known["resources"]), ())


@functools.cache
def _own_identity() -> str:
    """What this package's files hold: neither their times nor the versions of what the package stands on."""
    found: list[object] = []
    for package in (polyglot_ad, langs):
        for root in sorted(map(Path, package.__path__)):
            for path in sorted(_files(root)):
                found += [path.relative_to(root), path.read_bytes()]
    return cache.digest(*found)


_APART = ("__pycache__", "generated", "bindings", "langs", "api", "packages")
"""Folders whose files are made of others, or shape no code of a device."""


def _files(folder: Path) -> list[Path]:
    found: list[Path] = []
    for path in folder.iterdir():
        if path.is_dir():
            found += [] if path.name in _APART else _files(path)
        elif path.suffix in (".py", ".c", ".h"):
            found.append(path)
    return found
