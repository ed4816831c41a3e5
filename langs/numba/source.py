"""`NumbaSource`: a function that `@njit` compiles, compiled for the types of its arguments when those are known, as Numba itself does."""

from __future__ import annotations

import hashlib
import importlib.util
import inspect
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from polyglot_ad.errors import ArgumentError, CompileError, ToolchainError
from polyglot_ad.langs.julia.rewrite import stable_symbol
from polyglot_ad.langs.julia.source import JuliaArgument, JuliaFunction
from polyglot_ad.langs.numba import is_numba
from polyglot_ad.langs.numba.compiler import own_overloads, unoptimised
from polyglot_ad.langs.numba.kinds import facts_of
from polyglot_ad.langs.numba.lowering import lowered, result_facts
from polyglot_ad.langs.unit import LinkRequirements, Unit
from polyglot_ad.llvm.native import inlined
from polyglot_ad.llvm.symbols import assemble

_OPTIONS = ("error_model", "fastmath", "boundscheck", "inline", "locals")
"""Those of Numba's options that say what is computed. `parallel` does not: a `prange` is a loop here."""


class NumbaSource:
    def __init__(self, dispatcher: Any) -> None:
        try:
            import numba
        except ImportError as error:
            raise ToolchainError(f"Numba is not installed: {error}; pip install 'polyglot-ad[numba]'") from None
        self._numba: Any = numba
        self.python: Any = dispatcher.py_func
        self.name = str(self.python.__name__)
        self.signature = inspect.signature(self.python)
        options = {key: value for key, value in dispatcher.targetoptions.items() if key in _OPTIONS and value is not None}
        self._dispatcher = numba.njit(**options)(self.python)
        self._declared = [tuple(one) for one in dispatcher.signatures] if not getattr(dispatcher, "_can_compile", True) else []
        self._types: dict[str, Any] = {}

    @property
    def file(self) -> str:
        return str(self.python.__code__.co_filename)

    def functions(self) -> list[JuliaFunction]:
        arguments = tuple(JuliaArgument(name, "Any", False) for name in self.signature.parameters)
        return [JuliaFunction(self.name, arguments, self.file, self.python.__code__.co_firstlineno, False, False)]

    def argument_types(self, arguments: Sequence[object], name: str | None = None) -> list[str]:
        declared = next((one for one in self._declared if len(one) == len(arguments)), None)
        found: list[str] = []
        for index, value in enumerate(arguments):
            type = self._type_of(value, index)
            if declared is not None and not isinstance(value, np.ndarray | list) and isinstance(value, int | float | complex | np.generic):
                type = declared[index]
            self._types[str(type)] = type
            found.append(str(type))
        return found

    def _type_of(self, value: object, index: int) -> Any:
        if isinstance(value, list):
            value = np.asarray(value, None if value else float)
        types = self._numba.types
        if isinstance(value, np.ndarray) and value.ndim:
            layout = "C" if value.flags.c_contiguous else "F" if value.flags.f_contiguous else "C"
            try:
                return types.Array(self._numba.from_dtype(value.dtype), value.ndim, layout)
            except self._numba.core.errors.NumbaError as error:
                raise ArgumentError(f"argument {index} of {self.name} has a dtype without a counterpart in Numba: {error}") from None
        if isinstance(value, np.ndarray):
            value = value[()]
        try:
            return self._numba.typeof(value)
        except ValueError as error:
            raise ArgumentError(f"argument {index} of {self.name} has no type in Numba: {error}") from None

    def specialise(self, name: str, types: Sequence[str]) -> Unit:
        return self.compiled_for([self._types[type] for type in types])

    def compiled(self, wanted: Any) -> Unit:
        raise CompileError(f"{wanted} gets its types at the call")

    def concrete(self) -> tuple[Any, ...] | None:
        """The types of numbers that the function itself says, if it has one signature of such: other languages may call it."""
        if len(self._declared) != 1:
            return None
        try:
            plain = all(facts_of(type, "")["passing"] == "value" for type in self._declared[0])
        except Exception:  # a type that does not cross
            return None
        return self._declared[0] if plain else None

    def compiled_for(self, types: Sequence[Any], export: str = "") -> Unit:
        """The code for these types, under the C name `export` where other languages call it."""
        errors = self._numba.core.errors
        try:
            with unoptimised(self._numba):
                self._dispatcher.compile(tuple(types))
        except errors.NumbaError as error:
            raise CompileError(f"{self.name}: Numba cannot compile it for these types\n{error}") from None
        made = own_overloads(self._dispatcher)[tuple(types)]
        result = made.signature.return_type
        # Functions of numbers pass them as C does.
        symbol = export or stable_symbol(self.name, [*map(str, types)]).replace("jl.", "numba.", 1)
        facts = [
            {**facts_of(type, f"argument '{name}'"), "name": name} for type, name in zip(types, self.signature.parameters, strict=True)
        ]
        function = {
            "name": self.name, "symbol": symbol, "types": [*map(str, types)], "arguments": facts, "result": result_facts(result),
            "file": self.file, "line": self.python.__code__.co_firstlineno,
        }  # fmt: skip
        text = lowered(made.library.get_llvm_str(), made.fndesc.llvm_func_name, symbol, types, result, self._elsewhere)
        code = assemble(inlined(text))
        identity = hashlib.sha256(code).hexdigest()[:40]
        interface = {"functions": [function], "array": {"data": 0, "length": 8, "sizes": 24, "minimum": 40}, "language": "numba"}
        return Unit("numba", self.file, code, (), _requirements(text, self.name), interface, identity)

    def _elsewhere(self, mangled: str) -> str | None:
        """The code of a function that this one calls, itself or through others, and that Numba links when it runs."""
        work, seen = [self.python], set[int]()
        while work:
            named = inspect.getclosurevars(work.pop())
            for value in (*named.nonlocals.values(), *named.globals.values()):
                if not is_numba(value) or id(value) in seen:
                    continue
                seen.add(id(value))
                work.append(value.py_func)
                for made in (*own_overloads(value).values(), *value.overloads.values()):
                    if made.fndesc.mangled_name == mangled:
                        return str(made.library.get_llvm_str())
        return None


def _requirements(text: str, name: str) -> LinkRequirements:
    """What the code is linked with: linear algebra is in the library of SciPy's wheel, which Numba calls too."""
    common = ("m", "pthread")
    if "@scipy_" not in text:
        return LinkRequirements(libraries=common)
    found = importlib.util.find_spec("scipy")
    folders = [Path(place).parent / "scipy.libs" for place in (found.submodule_search_locations if found is not None else None) or ()]
    libraries = sorted(path for folder in folders for path in folder.glob("libscipy_openblas-*.so"))
    if not libraries:
        raise CompileError(f"{name}: linear algebra of Numba needs the library of SciPy's wheel; pip install scipy")
    return LinkRequirements(libraries=common, objects=(str(libraries[0]),), rpaths=(str(libraries[0].parent),))
