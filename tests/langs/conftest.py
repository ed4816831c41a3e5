"""What the adapters' tests share: how to skip a language that is not here, and how to run what was compiled."""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from polyglot_ad.langs import LinkRequirements, Unit, adapter, link_shared


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder that starts empty."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("POLYGLOT_AD_CACHE_DIR", str(folder))
    return folder


@pytest.fixture
def needs() -> Callable[..., None]:
    def check(*languages: str) -> None:
        for language in languages:
            missing = adapter(language).report().missing
            if missing:
                pytest.skip(missing)

    return check


@pytest.fixture
def load(tmp_path: Path) -> Callable[[Sequence[Unit]], ctypes.CDLL]:
    """Object code of the units, linked by the requirements they state, loaded: what the units are for, without the engine."""
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(reloc="pic", codemodel="default", jit=False)
    numbers = itertools.count()

    def made(units: Sequence[Unit]) -> ctypes.CDLL:
        objects = []
        for unit in units:
            path = tmp_path / f"unit{next(numbers)}.o"
            path.write_bytes(machine.emit_object(llvm.parse_bitcode(unit.bitcode)))
            objects.append(path)
        library = tmp_path / f"library{next(numbers)}.so"
        link_shared(objects, library, LinkRequirements.union(unit.link for unit in units))
        return ctypes.CDLL(str(library))

    return made


@pytest.fixture
def text() -> Callable[[Unit], str]:
    """The unit's LLVM assembly."""
    import llvmlite.binding as llvm

    return lambda unit: str(llvm.parse_bitcode(unit.bitcode))


@pytest.fixture
def no_processes(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """After it is called, starting any process is an error."""
    import subprocess

    def forbidden(*arguments: object, **options: object) -> None:
        raise AssertionError(f"a process was started: {arguments}")

    def forbid() -> None:
        monkeypatch.setattr(subprocess, "Popen", forbidden)

    return forbid
