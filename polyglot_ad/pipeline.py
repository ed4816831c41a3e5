"""The pipeline: from the text of a linked program to the code of a derivative, and to that of the program itself.

    text        borrow-state, as-differentiated, custom rules, promise-no-overlap
    prepare     LLVM: O2 without vectorising and unrolling, loops in simplified and LCSSA form
    lift        our IR, from LLVM's text
    canonicalise `differentiate/canonicalise.py`: PASSES
    analyse     `differentiate/analysed_passes.py`: PASSES, each of which has the program analysed again where it changes something
    generate    `differentiate/derive.py`: forward or reverse mode, split or combined
    lower       `differentiate/lowering.py`: LOWERING, what the generated code leaves to the end
    guard       GUARDING, below: exported functions with a status

Prepare to generate are repeated for every level of a chain of derivatives. The module of a chain is optimised and emitted by `products.py`.
`polyglot_ad/enzyme` and the fuzzers go the same way: `derive` or `differentiate/analysed_passes.py`, then `lower`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from .custom.applied import apply
from .custom.stated import SETTER, Resolved
from .differentiate.derive import derivative_of_text
from .differentiate.library.libstdcxx import as_differentiated
from .differentiate.lowering import lower
from .differentiate.parallel.reproducible import make_reproducible, refuse_unordered, regions_of
from .differentiate.spec import CLOSE, Derivative, DerivativeSpec
from .errors import UndefinedError
from .guards import pools
from .guards.guard import guard
from .guards.stack import mark_deep
from .guards.teams import FORKS, RAISE, catch_in_teams
from .ir.parser import parse
from .ir.printer import print_module
from .ir.reached import reached
from .ir.values import Function, Module
from .llvm.prepare import prepare_root
from .llvm.state import borrow_state, state_names
from .passes import Pass, run_pass
from .products import MESSAGE, REPORTS, Code
from .signature.model import Signature
from .stages import stage
from .symbols import ENTRY, FLAT, readable
from .wrappers.bound import bind
from .wrappers.bound import bound as bound_in
from .wrappers.c_function import NAME as C_FUNCTION
from .wrappers.c_function import add_c_function
from .wrappers.without_value import without_value

__all__ = ["bound", "chain", "make_reproducible", "primal", "promise_no_overlap", "refuse_without_order"]

Level = tuple[DerivativeSpec, tuple[bool, ...]]
"""A differentiation that was made: what was asked for, and which arguments have shadows."""
Specify = Callable[[Sequence[Level]], DerivativeSpec | None]
Check = Callable[[Sequence[Level], tuple[bool, ...]], None]
Unread = Callable[[Sequence[Level]], Sequence[str]]


# --- guarding


@dataclass
class Guarded:
    module: Module
    made: Derivative
    exports: list[str] = field(default_factory=list)


def _guard(form: Guarded) -> None:
    module = form.module
    for name in filter(None, (form.made.name, form.made.reverse)):
        guard(module, module.functions[name], ENTRY + name, derivative=True)
        form.exports.append(ENTRY + name)


def _catch(form: Guarded) -> None:
    if RAISE in form.module.functions:
        catch_in_teams(form.module)
        pools.catch_in_pools(form.module)


GUARDING: tuple[Pass[Guarded], ...] = (
    Pass("mark-deep", "functions that need much of the stack are marked, to be checked", lambda form: mark_deep(form.module)),
    Pass("guard", "exported functions, which return a status", _guard),
    Pass("catch-in-teams", "errors of threads and jobs are raised where these are waited for", _catch),
)
"""In the order in which they run."""


# --- chains of derivatives


def chain(
    text: str, signature: Signature, specify: Specify, check: Check, noalias: bool, stateful: bool,
    stated: Resolved, signatures: Sequence[Signature], unread: Unread | None = None,
) -> Code:  # fmt: skip
    """The code of a chain of derivatives of a function of the program `text`. `specify`: the next level, given those below; None at the
    end. `check`: raises where the next one may not have shadows of such arguments. `noalias`: no two arrays of a call overlap.
    `unread`: nobody reads what the primal returns; it gives the types of all results."""
    name = FLAT + signature.symbol
    text = as_differentiated(borrow_state(text) if stateful else text)
    text = _bind(text, signature, signatures)
    text = apply(text, stated, signatures)
    if noalias:
        text = promise_no_overlap(text, name)
    levels: list[Level] = []
    alone = False
    lost: dict[str, None] = {}
    while (spec := specify(levels)) is not None:
        with stage("prepare"):
            text = prepare_root(text, name)
        module, made = derivative_of_text(text, name, spec)
        check(levels, made.shadowed)
        levels.append((spec, made.shadowed))
        name = made.name
        alone |= made.global_shadows
        lost.update(dict.fromkeys(made.losses))
        with stage("lower"):
            text = print_module(module)
    types = unread(levels) if unread is not None else None
    facts: dict[str, Any] = {
        "name": ENTRY + name,
        "shadowed": [list(shadowed) for _, shadowed in levels],
        "alone": alone,
        "report": made.report.to_json(),
        "losses": list(lost),
        "counters": made.counters,
    }
    setter = [SETTER] if SETTER in text else []
    with stage("lower"):
        abi = lower(module, levels[-1][0].mode == "split")
        if types is not None:
            made = replace(made, name=without_value(module, module.functions[name], signature.result.slots, types).name)
            facts["name"] = ENTRY + made.name
        guarded = Guarded(module, made)
        for one in GUARDING:
            run_pass(one, guarded, module)
        text = print_module(module)
    exports = [guarded.exports[0], *([made.counters] if made.counters else []), *setter]
    if made.reverse:
        facts["pullback"] = ENTRY + made.reverse
        exports += [ENTRY + made.reverse, CLOSE]
    return Code(text, (*exports, *(REPORTS if MESSAGE in text else [])), (), facts, mpi=abi)


# --- the program itself


def primal(text: str, signatures: Sequence[Signature]) -> Code:
    """The program's functions, all in one library, so that they share its global variables."""
    entries = [ENTRY + signature.symbol for signature in signatures]
    exports = [*entries, *(REPORTS if MESSAGE in text else [])]

    def without(error: UndefinedError) -> Code | None:
        return _without(code, len(entries), error)

    code = Code(_for_teams(text), tuple(exports), tuple(state_names(text)), {}, without)
    return code


def _without(code: Code, entries: int, error: UndefinedError) -> Code | None:
    """A primal library without the functions that use what nothing defines; None if no function can do without."""
    module = parse(code.text)
    lacking = [entry for entry in code.exports if entry.startswith(ENTRY) and _mentions(reached([module.functions[entry]]), error)]
    exports = tuple(name for name in code.exports if name not in lacking)
    if not lacking or len(exports) == len(code.exports) - entries:
        return None
    return Code(code.text, exports, code.variables, {"missing": dict.fromkeys(lacking, str(error))})


def _mentions(functions: Iterable[Function], error: UndefinedError) -> bool:
    names = {name for function in functions if function.is_declaration for name in (function.name, readable(function.name))}
    return not names.isdisjoint(error.missing)


def bound(text: str, signature: Signature, signatures: Sequence[Signature], stateful: bool) -> Code:
    """One function itself, with functions of the program in the place of some arguments (`variants.py`)."""
    text = _bind(borrow_state(text) if stateful else text, signature, signatures)
    return Code(_for_teams(text), (ENTRY + signature.symbol, *(REPORTS if MESSAGE in text else [])), (), {})


def c_function(code: Code, signature: Signature) -> Code:
    """A function as C calls it, around its guarded entry in `code`."""
    module = parse(code.text)
    add_c_function(module, signature, ENTRY + signature.symbol)
    return Code(print_module(module), (C_FUNCTION, *code.exports[1:]), (), {})


def _bind(text: str, signature: Signature, signatures: Sequence[Signature]) -> str:
    targets = bound_in(signature)
    if not targets:
        return text
    module = parse(text)
    bind(module, FLAT + signature.symbol, targets, signatures)
    return print_module(module)


def refuse_without_order(text: str, root: str) -> None:
    """Raise for what is not reproducible in a function."""
    module = parse(prepare_root(text, root))
    refuse_unordered(module, reached(regions_of(module)))


def _for_teams(text: str) -> str:
    """The program as it runs: threads of its teams and jobs of its pools may raise errors."""
    if f"@{RAISE}(" not in text or not any(f"@{name}(" in text for name in (*FORKS, *pools.FORKS)):
        return text
    module = parse(text)
    catch_in_teams(module)
    pools.catch_in_pools(module)
    return print_module(module)


def promise_no_overlap(text: str, name: str) -> str:
    """The module with `noalias` on every data pointer of the flat function `name`."""

    def promise(match: re.Match[str]) -> str:
        return match[1] + re.sub(r"\bptr (?!noalias)", "ptr noalias ", match[2]) + match[3]

    return re.sub(rf'^(define [^@]*@"?{re.escape(name)}"?\()([^\n]*?)(\)[^()\n]*\{{)$', promise, text, count=1, flags=re.M)
