"""What all tests share: a cache folder of their own, so that nothing found on this disk makes them pass, and a banner."""

from __future__ import annotations

import faulthandler
import os
import tempfile
from pathlib import Path
from typing import TextIO

import pytest

from tools.share import held_of, share

_HELD: list[tempfile.TemporaryDirectory[str]] = []
_CRASH: list[TextIO] = []


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    if (crashes := os.environ.get("POLYGLOT_AD_TEST_CRASHES")) and os.environ.get("PYTEST_XDIST_WORKER"):
        # Where a process died is lost in the output of a long run: the report of the matrix says it again. After pytest's own handler.
        _CRASH.append(Path(crashes).open("a"))  # noqa: SIM115 (open until the end)
        faulthandler.enable(_CRASH[0])
    # Threads that wait leave the processor to those that do not: teams here are larger than the machine. Read when a runtime is loaded.
    os.environ.setdefault("OMP_WAIT_POLICY", "passive")
    # What the engine generates is verified by itself, beside LLVM's own verification.
    os.environ.setdefault("POLYGLOT_AD_VERIFY", "1")
    if "POLYGLOT_AD_CACHE_DIR" not in os.environ:
        folder = tempfile.TemporaryDirectory(prefix="polyglot_ad-tests-")
        _HELD.append(folder)
        os.environ["POLYGLOT_AD_CACHE_DIR"] = folder.name
        # What zig builds once for linking C++ takes a minute, and no result depends on whether it is there.
        shared = Path("~/.cache/polyglot_ad/zig").expanduser()
        shared.mkdir(parents=True, exist_ok=True)
        (Path(folder.name) / "zig").symlink_to(shared, target_is_directory=True)


def pytest_unconfigure(config: pytest.Config) -> None:
    if _CRASH:
        faulthandler.disable()
        _CRASH.pop().close()
    while _HELD:
        _HELD.pop().cleanup()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    held = share()
    if held is not None:
        names = held_of([item.nodeid for item in items], *held)
        others = [item for item in items if item.nodeid not in names]
        items[:] = [item for item in items if item.nodeid in names]
        config.hook.pytest_deselected(items=others)


def pytest_report_header(config: pytest.Config) -> list[str]:
    import llvmlite
    import llvmlite.binding
    import numpy

    from polyglot_ad.langs.registry import LANGUAGES, adapter

    lines = [f"llvmlite {llvmlite.__version__} (LLVM {'.'.join(map(str, llvmlite.binding.llvm_version_info))}), numpy {numpy.__version__}"]
    for language in LANGUAGES:
        report = adapter(language).report()
        lines.append(f"{language}: {report.version or report.missing.splitlines()[0]}")
    return lines
