"""Numba's compiler as functions to be differentiated need it, beside the one that programs use.

What Numba compiles it keeps: of a function for each signature, of its own library's functions too. Code that it has made for a call is
optimised, with vectors, and made ready for the processor. So each side keeps its own here, and neither takes what the other has made.
"""

from __future__ import annotations

import importlib
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from weakref import WeakKeyDictionary

import llvmlite.binding as binding

_overloads: WeakKeyDictionary[Any, OrderedDict[Any, Any]] = WeakKeyDictionary()
_internal: dict[Any, Any] = {}


def own_overloads(dispatcher: Any) -> OrderedDict[Any, Any]:
    """What was compiled of a function here, by the types of its arguments."""
    return _overloads.setdefault(dispatcher, OrderedDict())


@contextmanager
def unoptimised(numba: Any) -> Iterator[None]:
    """Numba's compiler without LLVM's optimiser, whose vectors are made after differentiation, and without its JIT for code that calls
    functions of other sources, which this process does not have."""
    codegen: Any = numba.core.codegen
    dispatchers: Any = importlib.import_module("numba.core.dispatcher")
    library, jit, whole = codegen.CPUCodeLibrary, codegen.JITCodeLibrary, codegen.JITCPUCodegen
    context: Any = numba.core.cpu.CPUContext
    base, usual = dispatchers._DispatcherBase, dispatchers.Dispatcher
    target: Any = numba.core.registry.cpu_target.target_context
    kept = library._optimize_functions, library._optimize_final_module, jit._finalize_specific, whole._add_module
    executable, compile, add_overload = context.get_executable, usual.compile, base.add_overload
    foreign: list[Any] = []
    swapped: dict[int, tuple[Any, Any, Any]] = {}

    def add(one: Any, module: Any) -> None:
        if all(_is_known(function.name) for function in module.functions if function.is_declaration):
            # The JIT rewrites what it makes machine code of.
            kept[3](one, module.clone())
        else:
            foreign.append(module)

    def finalize(one: Any) -> None:
        if not is_foreign(one):
            kept[2](one)

    def is_foreign(one: Any) -> bool:
        return any(module is one._final_module for module in foreign)

    def callable_of(one: Any, made: Any, description: Any, environment: Any) -> Any:
        # Nobody calls what is not in the JIT; Numba files what it compiled under this object.
        made._ensure_finalized()
        return [].append if is_foreign(made) else executable(one, made, description, environment)

    def compiled(one: Any, signature: Any) -> Any:
        if id(one) not in swapped:
            swapped[id(one)] = one, one.overloads, one._cache
            # Nor does it come from files, or go there.
            one.overloads, one._cache = own_overloads(one), dispatchers.NullCache()
        return compile(one, signature)

    def file(one: Any, made: Any) -> None:
        if id(one) in swapped:
            one.overloads[tuple(made.signature.args)] = made  # calls from Python do not find it
        else:
            add_overload(one, made)

    with numba.core.compiler_lock.global_compiler_lock:
        internal = target.cached_internal_func
        library._optimize_functions = lambda one, module: None
        library._optimize_final_module = lambda one: None
        jit._finalize_specific, whole._add_module = finalize, add
        context.get_executable, usual.compile, base.add_overload = callable_of, compiled, file
        target.cached_internal_func = _internal
        try:
            yield
        finally:
            library._optimize_functions, library._optimize_final_module, jit._finalize_specific, whole._add_module = kept
            context.get_executable, usual.compile, base.add_overload = executable, compile, add_overload
            target.cached_internal_func = internal
            for one, overloads, cache in swapped.values():
                one.overloads, one._cache = overloads, cache


def _is_known(name: str) -> bool:
    """Whether Numba's JIT finds a function."""
    return name.startswith(("llvm.", "_ZN", ".numba", "cfunc.", "NRT_", "numba_", "nrt_", "Py", "_Py")) or bool(
        binding.address_of_symbol(name)
    )
