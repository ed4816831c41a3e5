"""The command `polyglot-ad`: what is on this machine, and what is on this disk."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from polyglot_ad.errors import Error


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="polyglot-ad", description="gradients of C, C++, Rust, Fortran and Julia functions")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    doctor = commands.add_parser("doctor", help="list the languages' toolchains, their versions, and what is missing")
    doctor.add_argument("--require", default="", metavar="LANGUAGES", help="end with status 1 unless all of these are usable (c,rust,...)")
    cache = commands.add_parser("cache", help="what is kept on disk")
    cache.add_argument("action", choices=["info", "clear"])
    chosen = parser.parse_args(arguments)
    try:
        if chosen.command == "doctor":
            return _doctor([name.strip() for name in chosen.require.split(",") if name.strip()])
        return _cache_info() if chosen.action == "info" else _cache_clear()
    except Error as error:
        print(f"polyglot-ad: {error}", file=sys.stderr)
        return 1


def _doctor(required: list[str]) -> int:
    from polyglot_ad.langs.doctor import reports
    from polyglot_ad.langs.registry import normalised

    found = reports()
    rows = [("language", "toolchain", "LLVM", "where")]
    rows += [(report.language, report.version or report.tool or "missing", report.llvm or "-", report.path or "-") for report in found]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    for row in rows:
        print("  ".join([*(cell.ljust(width) for cell, width in zip(row, widths)), row[3]]))
    missing = {report.language: report.missing for report in found if report.missing}
    for language, text in missing.items():
        print(f"\n{language}: {text}")
    return 1 if any(normalised(name) in missing for name in required) else 0


def _cache_info() -> int:
    from polyglot_ad.cache import info
    from polyglot_ad.langs.store import size

    known = info()
    print(f"folder     {known.directory}")
    print(f"programs   {known.programs}")
    print(f"libraries  {known.libraries}")
    print(f"size       {known.size / 2**20:.1f} MiB of {known.limit / 2**20:.0f} MiB")
    print(f"compilers  {size() / 2**20:.1f} MiB (units, build folders of cargo and zig)")
    return 0


def _cache_clear() -> int:
    from polyglot_ad.cache import clear

    clear()
    print("the cache is empty")
    return 0


if __name__ == "__main__":
    sys.exit(main())
