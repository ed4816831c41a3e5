"""One adapter per language: sources go in, `Unit`s (LLVM bitcode before optimisation, and what linking needs) come out.

    units = compile_sources(["flux.f90", "drive.c"], flags={"c": ["-DN=3"]})
    unit = compile_text("double sq(double x) { return x*x; }", "c")
    link_shared([Path("kernels.o")], Path("kernels.so"), LinkRequirements.union(unit.link for unit in units))

Whoever keeps something made from sources asks `Request` whether they changed, without a compiler running:

    request = Request.of(["kernels.c"])
    units, record = request.compile()        # keep record.to_json()
    Record.from_json(kept).is_current(request.identity())
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from polyglot_ad.langs.base import Adapter, Options, ToolchainReport
from polyglot_ad.langs.compiling import Request, compile_sources, compile_text, text_file
from polyglot_ad.langs.record import Record
from polyglot_ad.langs.registry import LANGUAGES, adapter, language_of
from polyglot_ad.langs.unit import LinkRequirements, Unit

if TYPE_CHECKING:
    from polyglot_ad.langs.doctor import reports
    from polyglot_ad.langs.linker import link_shared

__all__ = [
    "LANGUAGES",
    "Adapter",
    "LinkRequirements",
    "Options",
    "Record",
    "Request",
    "ToolchainReport",
    "Unit",
    "adapter",
    "compile_sources",
    "compile_text",
    "language_of",
    "link_shared",
    "reports",
    "text_file",
]


def __getattr__(name: str) -> Any:
    # Programs that are found in the cache are neither linked nor diagnosed.
    if name == "reports":
        from polyglot_ad.langs.doctor import reports

        return reports
    if name == "link_shared":
        from polyglot_ad.langs.linker import link_shared

        return link_shared
    raise AttributeError(name)
