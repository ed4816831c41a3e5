"""`custom_rule` and `inactive`: derivatives that the user states, from Python."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from polyglot_ad.custom.stated import EVERYWHERE, Rules, Stated
from polyglot_ad.errors import ArgumentError
from polyglot_ad.functions.function import Function

from .selection import is_generic


class Rule:
    """A rule that was stated; `remove` takes it back, for derivatives made from then on."""

    def __init__(self, rules: Rules, stated: Stated) -> None:
        self._rules = rules
        self._stated = stated

    def remove(self) -> None:
        self._rules.remove(self._stated)

    def __repr__(self) -> str:
        return f"<rule of {self._stated.name!r}>"


def custom_rule(
    function: Function | str,
    *,
    derivative: Function | str | None = None,
    gradient: Function | str | None = None,
    augmented: Function | str | None = None,
    jvp: Callable[..., Any] | None = None,
    vjp: Callable[..., Any] | None = None,
    residuals: Callable[..., Any] | None = None,
    shapes: Mapping[str, Any] | None = None,
    declaration: str = "",
) -> Rule:
    """State the derivative of a function: wherever a program calls it, derivatives made from now on use the rule.

    `function`: of a loaded library, and the rule is about that library; or a name, and it is about all programs of this process, also
    about functions whose code is elsewhere.

    In the program's language (docs/custom-rules.md has the signatures): `derivative` in forward mode; `gradient` in reverse mode, with
    `augmented` where it needs a tape. In Python: `jvp(args, tangents)` gives the tangent of every output; `vjp(kept, cotangents)` gives one
    gradient per argument, where `kept` are the arguments, or what `residuals(args)` gave. Outputs are the return value, then the arrays
    that the function writes: bare when there is one, a tuple when there are several. The function itself always runs as native code.

    `shapes` of arrays whose lengths the signature does not tell: {"x": "n", "a": ("n", "2*n")}. `declaration`: the C prototype of a
    function that is given by name.
    """
    name, rules = _about(function, "custom_rule")
    native = {key: _named(value) for key, value in (("derivative", derivative), ("gradient", gradient), ("augmented", augmented))}
    if augmented is not None and gradient is None:
        raise ArgumentError(f"custom_rule of {name}: an augmented function belongs to a gradient")
    if residuals is not None and vjp is None:
        raise ArgumentError(f"custom_rule of {name}: residuals belong to a vjp")
    if (jvp is not None and derivative is not None) or (vjp is not None and gradient is not None):
        raise ArgumentError(f"custom_rule of {name}: give one rule per mode, in Python or in the program's language")
    if jvp is None and vjp is None and not any(native.values()):
        raise ArgumentError(f"custom_rule of {name}: give a derivative, a gradient, a jvp or a vjp; functions without one are pad.inactive")
    for given in (jvp, vjp, residuals):
        if given is not None and (not callable(given) or isinstance(given, Function)):
            raise ArgumentError(f"custom_rule of {name}: jvp, vjp and residuals are Python functions, got {given!r}")
    python = None
    if jvp is not None or vjp is not None:
        from polyglot_ad.custom.python import PythonRule

        python = PythonRule(_signature(function, declaration), jvp, vjp, residuals, shapes or {})
    elif shapes or declaration:
        raise ArgumentError(f"custom_rule of {name}: shapes and declarations are for rules in Python")
    return _state(rules, Stated(name, native["derivative"], native["augmented"], native["gradient"], python=python))


def inactive(*functions: Function | str) -> list[Rule]:
    """Say that functions have no derivative: their results, and what they write, are constants to derivatives made from now on. A function
    of a loaded library is meant for that library, a name for all programs of this process."""
    found: list[Rule] = []
    for function in functions:
        name, rules = _about(function, "inactive")
        found.append(_state(rules, Stated(name, inactive=True)))
    return found


def _state(rules: Rules, stated: Stated) -> Rule:
    rules.add(stated)
    return Rule(rules, stated)


def _about(function: object, what: str) -> tuple[str, Rules]:
    if isinstance(function, Function):
        return function.signature.symbol, function.program.rules
    if is_generic(function):
        raise ArgumentError(f"{what}: {function!r} has its types at the call; name it: {what}({getattr(function, '__name__', '')!r}, …)")
    if not isinstance(function, str) or not function or any(c in function for c in '"\\\n'):
        raise ArgumentError(f"{what}: expected a function of a loaded library, or a name, got {function!r}")
    return function, EVERYWHERE


def _named(function: Function | str | None) -> str:
    if isinstance(function, Function):
        return function.signature.symbol
    if function is not None and not isinstance(function, str):
        raise ArgumentError(f"custom_rule: expected a function of the same library, or its name, got {function!r}")
    return function or ""


def _signature(function: Function | str, declaration: str) -> Any:
    if isinstance(function, Function):
        if declaration:
            raise ArgumentError(f"custom_rule of {function.signature.name}: its signature is known; a declaration is for names")
        return function.signature
    if not declaration:
        raise ArgumentError(f'custom_rule of {function!r}: say what it takes: declaration="double {function}(double x);"')
    from polyglot_ad.signature import declare

    found = declare(declaration)
    if len(found) != 1:
        raise ArgumentError(f"custom_rule of {function!r}: its declaration must be one prototype")
    return found[0]
