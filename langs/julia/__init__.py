"""Julia: `JULIA` is the adapter, `JuliaSource` a file whose functions are specialised when argument types are known.

serve.jl, forked.jl: who asks ─▶ emit.jl (in Julia) ─▶ bitcode bound to that process ─▶ rewrite.py ─▶ bitcode that any process can run
"""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike

from polyglot_ad.langs.base import Options
from polyglot_ad.langs.julia.adapter import JULIA, JuliaAdapter
from polyglot_ad.langs.julia.process import Specialisation
from polyglot_ad.langs.julia.source import DEFAULT, JuliaArgument, JuliaFunction, JuliaSource
from polyglot_ad.langs.unit import Unit

__all__ = ["JULIA", "JuliaAdapter", "JuliaArgument", "JuliaFunction", "JuliaSource", "Specialisation", "emit", "functions"]


def functions(source: str | PathLike[str], options: Options = DEFAULT) -> list[JuliaFunction]:
    """The functions that a Julia file defines. Nothing is compiled."""
    return JuliaSource(source, options).functions()


def emit(source: str | PathLike[str], function: str, argument_types: Sequence[str], options: Options = DEFAULT) -> Unit:
    """The code of `function` for these argument types ("Array{Float64,1}", "Int64") and of all it calls."""
    return JuliaSource(source, options).specialise(function, argument_types)
