"""`polyglot-ad ir`: the passes by name, the program after one of them, and what each of them takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from polyglot_ad.bindings.request import differentiable
from polyglot_ad.differentiate import analysed_passes
from polyglot_ad.differentiate.rewrites.operations import canonicalise
from polyglot_ad.errors import ArgumentError
from polyglot_ad.functions.library import Source, function_named, load
from polyglot_ad.pipeline.finish import FINISHING
from polyglot_ad.programs.levels import Level

from . import traced

Mode = Literal["forward", "reverse", "split"]
_WRITTEN = {
    "lift": "our IR, from LLVM's text of the prepared program",
    "differentiate": "the derivative is written beside the program",
    "drop-marks": "marks of accesses go",
    "supply-bodies": "what derivatives call of BLAS and LAPACK gets bodies",
}
"""Steps of `pipeline/derive.py` and `differentiate/analysed_passes.py` that are in none of the lists."""


def passes() -> list[tuple[str, str]]:
    """Name and purpose, in the order in which they run."""
    found = [("lift", _WRITTEN["lift"])]
    found += [(one.name, one.what) for one in canonicalise.PASSES]
    found += [(one.name, one.what) for one in analysed_passes.PASSES]
    found += [(name, what) for name, what in _WRITTEN.items() if name != "lift"]
    return [*found, *((one.name, one.what) for one in FINISHING)]


def printed(sources: Sequence[Source], function: str, mode: Mode, after: Sequence[str], times: bool, **options: Any) -> str:
    """The module of a derivative `after` some passes, or as LLVM gets it; or the `times` of the passes."""
    known = dict(passes())
    for name in after:
        if name not in known and name != "all":
            raise ArgumentError(f"ir: there is no pass '{name}'; `polyglot-ad ir --list` lists them")
    name, _, words = function.rpartition(":") if function.count(":") % 2 else (function, "", "")
    found = function_named(load(list(sources), **options), name, "ir")
    found.require_callable()
    parameters = found.signature.parameters
    selected = tuple(found.position(word) for word in words.split(",")) if words else ()
    selected = selected or tuple(i for i, one in enumerate(parameters) if differentiable(one) and one.intent != "out")
    with traced(after) as trace:
        code, _ = found.program.export(found.signature, (Level(mode, selected),))
    if times:
        return "\n".join(f"{1e3 * seconds:9.1f} ms  {name}" for name, seconds in trace.seconds.items())
    return "\n".join(f"; *** after {name}\n{text}" for name, text in trace.printed) if after else code.text
