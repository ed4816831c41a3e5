"""Functions that get their types at the call, as in Julia: each combination of argument types is compiled for itself, at first use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from polyglot_ad.custom.stated import Rules
from polyglot_ad.errors import ArgumentError, CompileError, SignatureError
from polyglot_ad.langs import Options, Unit
from polyglot_ad.langs.julia.source import JuliaFunction, JuliaSource
from polyglot_ad.langs.numba.source import NumbaSource
from polyglot_ad.process import cache
from polyglot_ad.process.locks import making
from polyglot_ad.programs.program import Program

from .function import Function


class GenericFunction:
    """A function of one name with its methods. `others` are the units of the program's other sources, whose functions it may call;
    `rules` are stated for all functions of the library."""

    language = "julia"

    def __init__(
        self,
        name: str,
        source: JuliaSource | NumbaSource,
        methods: Sequence[JuliaFunction],
        others: Sequence[Unit],
        rules: Rules | None = None,
    ) -> None:
        self.name = name
        self.methods = tuple(methods)
        self._source = source
        self._others = tuple(others)
        self._rules = rules or Rules()
        self._by_values: dict[object, Function] = {}
        self._by_types: dict[tuple[str, ...], Function] = {}
        self._refused: dict[tuple[str, ...], CompileError | SignatureError] = {}
        self.__name__ = name
        self.__doc__ = "\n".join(
            [
                *(_describe(method) for method in methods),
                "",
                f"{self.language} function, compiled for the types of its arguments at the first call",
            ]
        )

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        function, bound = self.at(args, kwargs)
        return function(*bound)

    def at(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[Function, tuple[Any, ...]]:
        """The specialisation for these arguments, and the arguments by position, those by keyword last."""
        bound, keywords = self._bind(args, kwargs) if kwargs else (tuple(args), ())
        return self.specialise(bound, keywords), bound

    def own_count(self, given: int) -> int:
        counts = [len(method.arguments) for method in self.methods]
        return max((count for count in counts if count <= given), default=given)

    def alone(self) -> Function | GenericFunction:
        """The compiled function if there is only one: a single method that says all its types. Why it is none is told when it is called."""
        method = self.methods[0]
        if len(self.methods) > 1 or not method.concrete or not method.arguments or method.keywords:
            return self
        try:
            return self.of_types(method.specialisation.types)
        except (CompileError, SignatureError):
            return self

    def specialise(self, args: Sequence[Any], keywords: Sequence[str] = ()) -> Function:
        """The function compiled for the types of these values. `keywords`: the names of the last ones."""
        key = _key(args)
        found = self._by_values.get((key, keywords)) if key is not None else None
        if found is None:
            count = len(args) - len(keywords)
            types = self._source.argument_types(args[:count], self.name)
            named = zip(keywords, self._source.argument_types(args[count:]), strict=True)
            found = self.of_types([*types, *(f";{name}::{type}" for name, type in named)])
            if key is not None:
                self._by_values[key, keywords] = found
        return found

    def of_types(self, types: Sequence[str]) -> Function:
        """The function compiled for Julia types ("Float64", "Array{Float64,1}")."""
        wanted = tuple(types)
        with making:
            if wanted in self._refused:  # a search for the methods of dynamic calls may have taken a minute
                raise self._refused[wanted].with_traceback(None)
            if wanted not in self._by_types:
                try:
                    self._by_types[wanted] = self._compile(wanted)
                except (CompileError, SignatureError) as error:
                    if type(error) in (CompileError, SignatureError):  # not: the compiler itself has ended, which may be by chance
                        self._refused[wanted] = error
                    raise
            return self._by_types[wanted]

    def _compile(self, types: Sequence[str]) -> Function:
        unit = self._source.specialise(self.name, types)
        symbol = _symbol(unit)
        units = [*self._called(unit), unit]
        units = [*(other for other in self._others if _symbol(other) not in map(_symbol, units)), *units]
        contents = [cache.digest(part.bitcode) for part in units]
        key = cache.digest("specialisation", unit.identity, *contents, cache.package_identity())
        program = Program.find(key) or Program.build(key, units)
        program.rules, program.part = self._rules, True
        signature = next(signature for signature in program.signatures if signature.symbol == symbol)
        return Function(program, signature)

    def _called(self, unit: Unit) -> Iterator[Unit]:
        """The methods that `unit` calls and that say their types, with rules for their derivatives: what custom rules are about."""
        calls = unit.interface.get("calls")
        own = (_symbol(unit), *(_symbol(other) for other in self._others))
        for method in self._source.functions() if calls else ():
            plain = method.name.rsplit(".", 1)[-1]
            if not method.concrete or not method.arguments or plain.split("_pad_")[0] not in calls:  # type: ignore[operator]
                continue
            try:
                called = self._source.compiled(method.specialisation)
            except (CompileError, SignatureError):
                continue
            if _symbol(called) not in own:
                yield called

    def _bind(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[tuple[Any, ...], tuple[str, ...]]:
        for method in self.methods:
            rest = [argument.name for argument in method.arguments[len(args) :]]
            keywords = tuple(sorted(name for name in kwargs if name not in rest))
            if len(method.arguments) >= len(args) and set(rest) <= set(kwargs) and all(map(method.takes, keywords)):
                return (*args, *(kwargs[name] for name in [*rest, *keywords])), keywords
        raise ArgumentError(f"{self.name}: no method takes {len(args)} positional arguments and {', '.join(kwargs)}: {self.__doc__}")

    def __repr__(self) -> str:
        return f"<{self.language} function {self.name}, {len(self.methods)} method{'s' if len(self.methods) > 1 else ''}>"


def generic_functions(units: Sequence[Unit], options: Options) -> dict[str, GenericFunction]:
    """The generic functions that Julia sources among the units define."""
    found: dict[str, GenericFunction] = {}
    for unit in units:
        methods = unit.interface.get("methods")
        if unit.language != "julia" or not isinstance(methods, list):
            continue
        source = JuliaSource(unit.source, options, unit)
        by_name: dict[str, list[JuliaFunction]] = {}
        for facts in methods:
            method = JuliaFunction.of(facts)
            by_name.setdefault(method.name, []).append(method)
        others = [other for other in units if other is not unit]
        rules = Rules()
        for name, group in by_name.items():
            found[name] = GenericFunction(name, source, group, others, rules)
    return found


def _describe(method: JuliaFunction) -> str:
    arguments = ", ".join(argument.name if argument.type == "Any" else f"{argument.name}::{argument.type}" for argument in method.arguments)
    return f"{method.name}({arguments}{'; ' if method.keywords else ''}{', '.join(method.keywords)})"


def _symbol(unit: Unit) -> str:
    functions = unit.interface.get("functions")
    return str(functions[0]["symbol"]) if isinstance(functions, list) and functions else ""


def _key(args: Sequence[Any]) -> object:
    """Equal for arguments that certainly have equal types in Julia; None where only a closer look can tell."""
    parts: list[object] = []
    for value in args:
        if type(value) is np.ndarray:
            parts.append((value.dtype, value.ndim))
        elif type(value) in (float, int, bool, complex):
            parts.append(type(value))
        else:
            return None
    return tuple(parts)
