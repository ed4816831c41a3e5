"""The library with the objects of a source that exist once per program: mutable constants, which all specialisations share.

Each specialisation is compiled for itself. It is linked with this library, which is made when the source has been loaded.
"""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Mapping
from pathlib import Path

from polyglot_ad.errors import CompileError
from polyglot_ad.langs.julia.llvm_text import ModuleText
from polyglot_ad.langs.julia.objects import Address, Objects, State
from polyglot_ad.langs.linker import link_shared
from polyglot_ad.process.paths import cache_directory, write_atomically


def state_library(prefix: str, addresses: Mapping[str, Address], memory_layout: bool) -> tuple[str, list[str]]:
    """(path of the library, its symbols); ("", []) when there are no such objects."""
    module = ModuleText()
    objects = Objects(module, addresses, memory_layout, True, State(prefix, frozenset(), defining=True))
    for number, facts in addresses.items():
        if "state" in facts:
            before = dict(module.variables)
            try:
                objects.operand(number)
            except CompileError:
                module.variables = before  # whoever uses it is told
                objects.forget(number)
    named = any(name.startswith(prefix) for name in module.variables)
    if not named:
        return "", []
    for number, facts in addresses.items():
        if facts.get("kind") == "type":
            objects.operand(number)
    symbols = [name for name in module.variables if not name.startswith("jl.constant.")]
    return str(_made(module.text(), symbols)), symbols


def _made(text: str, symbols: list[str]) -> Path:
    from polyglot_ad.llvm.codegen import optimise_and_emit

    path = cache_directory() / "julia" / f"{hashlib.sha256(text.encode()).hexdigest()[:24]}.so"
    if not path.exists():
        with tempfile.TemporaryDirectory(prefix="polyglot_ad-julia-") as folder:
            part, whole = Path(folder) / "state.o", Path(folder) / "state.so"
            part.write_bytes(optimise_and_emit(text, symbols))
            link_shared([part], whole)
            write_atomically(path, whole.read_bytes())
    return path
