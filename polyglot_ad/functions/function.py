"""`Function`: a native function as Python calls it; kernels and their launches."""

from __future__ import annotations

import functools
import inspect
import keyword
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from polyglot_ad.bindings.addresses import address_of
from polyglot_ad.bindings.native import native_call
from polyglot_ad.budget import Budget, Loops, Memory, budget_of, with_loops, with_marks
from polyglot_ad.errors import ArgumentError, Error, SignatureError
from polyglot_ad.programs.program import Program
from polyglot_ad.signature.kernels import of_launch
from polyglot_ad.signature.model import Signature
from polyglot_ad.suggest import suggestion

from .docstrings import document, summary
from .launches import Launch
from .lengths import Lengths
from .native_function import c_pointer
from .outputs import Outputs
from .result_arrays import ResultArrays
from .structures import Structures

if TYPE_CHECKING:
    from polyglot_ad.explain import Explanation


def function_of(program: Program, signature: Signature) -> Function:
    """The function of a signature: a `Kernel` where it is one of a GPU."""
    made = Kernel if any(map(of_launch, signature.parameters)) else Function
    return made(program, signature)


class Function:
    """A native function. Calling it runs it on the caller's own arrays, which it may write to, and gives its return value."""

    def __init__(self, program: Program, signature: Signature, settled: bool = False) -> None:
        self.program = program
        self.signature = signature
        self.__name__ = signature.name
        self.__doc__ = document(signature)
        self.derived: dict[object, Any] = {}
        self.memory: Budget | None = None
        """What `within` was given."""
        self.visible = tuple(p for p in signature.parameters if not p.hidden and not of_launch(p))
        """The parameters that users pass."""
        self.structures = Structures(signature.name, self.visible)
        self.open = not settled and any(key in _WAYS for parameter in signature.parameters for key, _ in parameter.detail)
        """Whether arguments may pass in several ways: a call says which variant (`variants.py`) it is of."""
        self._result = ResultArrays.of(program, signature)
        self._outputs = Outputs(signature, self.visible)
        self._lengths = Lengths(signature, self.visible)
        self.completes = bool(self._result or self.structures or self._outputs.positions or self._lengths.positions)
        """Whether a call has more or other arguments below Python than users may give it."""
        self._count = -1 if self.completes else len(signature.parameters)
        self._native: Callable[..., Any] = self._settle if self.open else self._first_call

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if kwargs or len(args) != self._count:
            given = self.placed(args, kwargs)
            args = self._complete(given)
            if left_out := self._outputs.left_out(given):
                return self._outputs.returned(self._native(*args), args, left_out)
        return self._native(*args)

    def _first_call(self, *args: Any) -> Any:
        self.require_callable()
        compiled = self.program.primal(self.signature)
        native = native_call(self.signature, compiled.native, compiled.on_error)
        self._native = self._result.returning(native) if self._result else native
        return self._native(*args)

    def _settle(self, *args: Any) -> Any:
        from .variants import variant

        return variant(self, args)._native(*args)

    def at(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[Function, tuple[Any, ...]]:
        """The variant for these arguments, and the arguments by position."""
        from .variants import variant

        bound = self.bind(args, kwargs)
        return variant(self, bound), bound

    def own_count(self, given: int) -> int:
        """How many of so many arguments by position are the function's own, and not tangents or cotangents behind them."""
        return min(given, len(self.structures.arguments))

    def names_of(self, where: int | tuple[int, ...]) -> Any:
        """Positions of parameters as an `argnums`: by name where users count otherwise."""
        if not self.structures:
            return where
        return self.visible[where].name if isinstance(where, int) else tuple(self.visible[one].name for one in where)

    def require_callable(self) -> None:
        if self.signature.error:
            raise SignatureError(f"{self.signature.name} cannot be called from Python: {self.signature.error}")

    def bind(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[Any, ...]:
        """The arguments by position; parameters that are optional and not given are None. Arrays that are only written are made where they
        were not given, lengths of arrays are found, and a result array that the caller must bring stands last."""
        return self._complete(self.placed(args, kwargs))

    def with_lengths(self, args: tuple[Any, ...]) -> tuple[Any, ...]:
        """Visible arguments by position, with the lengths of arrays that are None."""
        return self._lengths.complete(args)

    def _complete(self, given: tuple[Any, ...]) -> tuple[Any, ...]:
        bound = self._outputs.complete(self._lengths.complete(given))
        return (*bound, *self._result.make(bound)) if self._result else bound

    def placed(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[Any, ...]:
        """The visible arguments by position; None for what was left out and may be."""
        self.require_callable()
        parameters = self.visible
        if self.structures:
            args, kwargs = self.structures.expanded(args), self.structures.named(kwargs)
        if len(args) == len(parameters) and not kwargs:
            return tuple(args)
        if len(args) > len(parameters):
            raise ArgumentError(f"{self.signature.name}: {len(args)} arguments were given, it takes {len(parameters)}: {self._names()}")
        given = dict(zip((parameter.name for parameter in parameters), args))
        for name, value in kwargs.items():
            if name in given:
                raise ArgumentError(f"{self.signature.name}: argument '{name}' was given twice")
            if all(parameter.name != name for parameter in parameters):
                hint = suggestion(name, (parameter.name for parameter in parameters))
                raise ArgumentError(f"{self.signature.name}: no argument is called '{name}'; it takes: {self._names()}{hint}")
            given[name] = value
        made = {parameters[index].name for index in (*self._outputs.positions, *self._lengths.positions)}
        missing = [p.name for p in parameters if p.name not in given and not p.optional and p.name not in made]
        if missing:
            found = None if kwargs else self._lengths.spread(args, self._outputs.positions)
            if found is not None:
                return found
            raise ArgumentError(f"{self.signature.name}: missing {', '.join(repr(name) for name in missing)}; it takes: {self._names()}")
        return tuple(given.get(parameter.name) for parameter in parameters)

    def _names(self) -> str:
        return ", ".join(parameter.name for parameter in self.visible) or "no arguments"

    def position(self, which: int | str) -> int:
        """The position of the parameter that an `argnums` means."""
        parameters = self.visible
        if isinstance(which, str):
            for index, parameter in enumerate(parameters):
                if parameter.name == which:
                    return index
            hint = suggestion(which, (parameter.name for parameter in parameters))
            raise ArgumentError(f"{self.signature.name}: no argument is called '{which}'; it takes: {self._names()}{hint}")
        if isinstance(which, bool) or not isinstance(which, int):
            raise ArgumentError(f"{self.signature.name}: argnums must be positions or names, got {which!r}")
        if not -len(parameters) <= which < len(parameters):
            raise ArgumentError(f"{self.signature.name}: there is no argument {which}; it takes: {self._names()}")
        return which % len(parameters)

    def explain(
        self, *args: Any, argnums: int | str | Sequence[int | str] | None = None, memory: Memory = None, checkpoint: Loops = None
    ) -> Explanation:
        """What the gradient with respect to `argnums` (to all real arguments) keeps, recomputes and allocates, per source line: print it,
        or `save` it as a page. With the arguments of a call, in bytes of that call. `memory`: of the gradient within a memory budget."""
        from polyglot_ad.api.selection import chosen, positions
        from polyglot_ad.bindings.request import differentiable
        from polyglot_ad.explain import explain

        self.require_callable()
        if argnums is None:
            argnums = self.names_of(tuple(i for i, p in enumerate(self.visible) if differentiable(p) and p.intent != "out"))
        return explain(
            self.within(memory, "explain", checkpoint), chosen(positions(self, argnums, "explain")), self.bind(args, {}) if args else None
        )

    @property
    def budget(self) -> Budget | None:
        """How much memory its reverse-mode derivatives may keep. What is marked in the source is checkpointed in any case."""
        return with_marks(self.memory or self.program.memory, self.program.marked, self.program.marked_lines)

    def within(self, memory: Memory, transform: str, loops: Loops = None) -> Function:
        """The function, whose reverse-mode derivatives keep no more memory than this, and reverse these loops by checkpoints."""
        budget = with_loops(budget_of(memory, transform), loops, transform)
        return self if budget is None else self._bounded(budget)

    def with_inner_loops(self) -> Function | None:
        """The function, of whose derivatives within its memory budget loops one level further inside are reversed by checkpoints, too; None
        where the user says which loops are."""
        budget = self.budget
        if budget is None or budget.loops or self.program.marked:
            return None
        return self._bounded(replace(budget, depth=budget.depth + 1))

    def _bounded(self, budget: Budget) -> Function:
        found = self.derived.get(("within", budget))
        if found is None:
            made = object.__new__(type(self))
            made.__dict__.update(self.__dict__, memory=budget, derived={})
            found = self.derived.setdefault(("within", budget), made)
        assert isinstance(found, Function)
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        if self.memory is not None:
            plain = object.__new__(type(self))
            plain.__dict__.update(self.__dict__, memory=None)
            return _restored_within, (plain, self.memory.bytes, dict(self.memory.loops) or None)
        index = self.program.signatures.index(self.signature)
        return _restored_function, (portable_key(self.program), index)

    def __deepcopy__(self, memo: object) -> Function:
        return self

    @property
    def __signature__(self) -> inspect.Signature:
        kind, empty = inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.empty
        required = True
        parameters: list[inspect.Parameter] = []
        optional = {parameter.name for parameter in self.visible if parameter.optional}
        for own in self.structures.arguments:
            required &= own not in optional
            how = kind if own.isidentifier() and not keyword.iskeyword(own) else inspect.Parameter.POSITIONAL_ONLY
            name = own if how is kind else f"argument{len(parameters)}"
            parameters.append(inspect.Parameter(name, how, default=empty if required else None))
        try:
            return inspect.Signature(parameters)
        except ValueError:  # names that Python cannot have in this order
            return inspect.Signature([inspect.Parameter("args", inspect.Parameter.VAR_POSITIONAL)])

    @property
    def cffi(self) -> Any:
        """The function as a pointer of cffi, which C code, Numba or SciPy's LowLevelCallable call by its address: with flat arguments,
        which are its own where they are numbers and pointers. Nothing is checked; after an error of native code the result is NaN or
        zero."""
        self.require_callable()
        return c_pointer(self.program, self.signature)

    @property
    def address(self) -> int:
        """The address behind `cffi`."""
        return int(address_of(self.cffi) or 0)

    def ir(self, optimised: bool = True) -> str:
        """The LLVM IR of the function and of what it calls: as it is differentiated, or as the compiler delivered it."""
        return self.program.ir(self.signature, optimised)

    def _repr_html_(self) -> str:
        from .notebook import function_html

        return function_html(self.signature, summary(self.signature), self.visible)

    def __repr__(self) -> str:
        error = f", not callable from Python: {self.signature.error}" if self.signature.error else ""
        return f"<{self.signature.language} function {summary(self.signature)}{error}>"


class Kernel(Function):
    """A kernel of a GPU. It is called with the shape of a launch in brackets: `kernel[grid, block, shared](arguments…)`."""

    def __init__(self, program: Program, signature: Signature) -> None:
        super().__init__(program, signature)
        self._launches: dict[Launch, LaunchedKernel] = {}
        (static,) = (value for parameter in signature.parameters for key, value in parameter.detail if key == "static")
        assert isinstance(static, int)
        self.static_shared_bytes = static

    def __getitem__(self, launch: Any) -> LaunchedKernel:
        key = Launch.of(self.__name__, self.static_shared_bytes, launch)
        if key not in self._launches:
            self._launches[key] = LaunchedKernel(self, key)
        return self._launches[key]

    def require_callable(self) -> None:
        super().require_callable()
        raise ArgumentError(f"{self.__name__} is a kernel, say how it is launched: {self.__name__}[grid, block](…)")


class LaunchedKernel(Function):
    """A kernel with the shape of its launch: a function of the kernel's own parameters."""

    def __init__(self, kernel: Kernel, launch: Launch) -> None:
        super().__init__(kernel.program, kernel.signature)
        self.kernel, self.launch = kernel, launch
        self.completes, self._count = True, -1

    def bind(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[Any, ...]:
        bound_already = len(args) == len(self.signature.parameters) and not kwargs
        return tuple(args) if bound_already else super().bind(args, kwargs)

    def _complete(self, given: tuple[Any, ...]) -> tuple[Any, ...]:
        return (*super()._complete(given), *self.launch.values)

    def __reduce__(self) -> tuple[Any, ...]:
        return Kernel.__getitem__, (self.kernel, (self.launch.grid, self.launch.block, self.launch.shared))

    def __repr__(self) -> str:
        return f"{super().__repr__()[:-1]} in {self.launch}>"


_WAYS = ("or address", "function")
"""Details of parameters that pass in several ways."""


def portable_key(program: Program) -> str:
    """What finds the program again in another process, where what Python stated about it is not known."""
    if program.rules.all() or program.stated().rules:
        raise TypeError("a function with custom rules from Python cannot be pickled: load it, and state the rules, where it is needed")
    return program.key


def _restored_within(function: Function, memory: int, loops: dict[str, int] | None = None) -> Function:
    return function.within(memory, "a pickled function", loops)


@functools.cache
def restored_program(key: str) -> Program:
    found = Program.find(key)
    if found is None:
        where = "load its sources here (POLYGLOT_AD_CACHE_DIR says where the cache is)"
        raise Error(f"a pickled function is not in the cache of this machine: {where}")
    return found


@functools.cache
def _restored_function(key: str, index: int) -> Function:
    program = restored_program(key)
    return function_of(program, program.signatures[index])
