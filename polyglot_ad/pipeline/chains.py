"""The code of chains of derivatives, and that of the program itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

from polyglot_ad.custom.applied import apply
from polyglot_ad.custom.stated import SETTER, Resolved
from polyglot_ad.differentiate.checkpoint.names import READ_TOTALS
from polyglot_ad.differentiate.parallel.redundant import FORK, refuse_redundant
from polyglot_ad.differentiate.parallel.reproducible import refuse_unordered, regions_of
from polyglot_ad.differentiate.roots.absent import Absent, AbsentFunctionsError
from polyglot_ad.differentiate.roots.flat_root import FlatRoot
from polyglot_ad.differentiate.roots.spec import CLOSE, DerivativeSpec
from polyglot_ad.differentiate.shadows.set_up import SetUp
from polyglot_ad.errors import DifferentiationError, UndefinedError
from polyglot_ad.guards import blocks, pools
from polyglot_ad.guards.teams import FORKS, RAISE
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.reached import reached
from polyglot_ad.ir.types import FunctionType
from polyglot_ad.ir.values import Function, Module
from polyglot_ad.langs.cxx.libstdcxx import as_differentiated
from polyglot_ad.langs.run_times import ASKS
from polyglot_ad.llvm.absent_addresses import without_absent_addresses
from polyglot_ad.llvm.kept_addresses import kept_functions, offer_addresses, offered_addresses, take_addresses
from polyglot_ad.llvm.prepare import prepare_root, slice_of
from polyglot_ad.llvm.slices import declared
from polyglot_ad.llvm.state import borrow_state, share_constants, state_names
from polyglot_ad.passes.stages import stage
from polyglot_ad.programs.marks import empty, harmless
from polyglot_ad.programs.products import MESSAGE, REPORTS, Code
from polyglot_ad.signature.model import Signature
from polyglot_ad.symbols import ENTRY, FLAT, STATE, readable
from polyglot_ad.wrappers.bound import bind
from polyglot_ad.wrappers.bound import bound as bound_in
from polyglot_ad.wrappers.c_function import NAME as C_FUNCTION
from polyglot_ad.wrappers.c_function import add_c_function
from polyglot_ad.wrappers.without_value import without_value

from .derive import derive
from .finish import Ending, catch_in_threads, finish

__all__ = ["bound", "chain", "prepared", "primal", "promise_no_overlap", "refuse_without_order"]

Level = tuple[DerivativeSpec, tuple[bool, ...]]
"""A differentiation that was made: what was asked for, and which arguments have shadows."""
Specify = Callable[[Sequence[Level]], DerivativeSpec | None]
Check = Callable[[Sequence[Level], tuple[bool, ...]], None]
Unread = Callable[[Sequence[Level]], Sequence[str]]
See = Callable[[Module], None]


# --- chains of derivatives


def chain(
    text: str, signature: Signature, specify: Specify, check: Check, noalias: bool, stateful: bool,
    stated: Resolved, signatures: Sequence[Signature], length: int, unread: Unread | None = None,
    see: See | None = None,
) -> Code:  # fmt: skip
    """The code of a chain of derivatives of a function of the program `text`. `specify`: the next level, given those below; None at the
    end. `check`: raises where the next one may not have shadows of such arguments. `noalias`: no two arrays of a call overlap.
    `length`: of the chain. `unread`: nobody reads what the primal returns; it gives the types of all results. `see` is shown what
    `prepared` gives, where that is what is differentiated.

    Where the function calls what an earlier call may have kept, it is made with all functions of the program that this may be. If that is
    refused, with those that the function mentions: the others are then an error at run time."""
    make = partial(_chain, text, signature, specify, check, noalias, stateful, stated, signatures, length, unread, see)
    more: tuple[str, ...] = ()
    while True:
        try:
            return make(more, partial(_kept_of_type, text, more))
        except AbsentFunctionsError as error:
            more += error.names
        except DifferentiationError:
            if not more:
                raise
            return make((), None)


def _kept_of_type(text: str, present: Collection[str], type: FunctionType) -> list[str]:
    """Those that are `present` may be there in another form: what throws exceptions returns whether it did."""
    return [name for name, other in _kept_types(text).items() if other == str(type) and name not in present]


@lru_cache(maxsize=4)
def _kept_types(text: str) -> dict[str, str]:
    """The functions of a program whose addresses may outlive a call, and their types."""
    names = kept_functions(text)
    functions = parse(declared(text, names)).functions if names else {}
    return {name: str(functions[name].function_type) for name in names}


def _chain(
    text: str, signature: Signature, specify: Specify, check: Check, noalias: bool, stateful: bool,
    stated: Resolved, signatures: Sequence[Signature], length: int, unread: Unread | None, see: See | None,
    more: tuple[str, ...], absent: Absent | None,
) -> Code:  # fmt: skip
    name = FLAT + signature.symbol
    tracked = blocks.has_table(text)
    program = text
    text = _differentiable(text, signature, noalias, stateful, stated, signatures, more)
    usual = noalias and stated == Resolved() and not more
    levels: list[Level] = []
    below: list[SetUp] = []
    alone = False
    lost: dict[str, None] = {}
    while (spec := specify(levels)) is not None:
        with stage("prepare"):
            text = prepare_root(text, name, bool(levels) or _is_whole(signature, stated), () if levels else more)
        continued = len(levels) + 1 < length
        if continued and f"@{FORK}" in text:
            refuse_redundant(parse(text))
        asked = replace(spec, continued=continued, level=len(levels) + 1, tracked=tracked)
        root = FlatRoot(name, asked, tuple(below)) if levels else FlatRoot(name, asked, (), more, absent)
        module, made = derive(text, root, see if usual and not levels else None)
        check(levels, made.shadowed)
        levels.append((spec, made.shadowed))
        name = made.name
        below += [made.set_up] if made.set_up is not None else []
        alone |= made.global_shadows
        lost.update(dict.fromkeys(made.losses))
        if continued:
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
    setter = [SETTER] if SETTER in module.functions or SETTER in module.globals else []
    with stage("lower"):
        if types is not None:
            made = replace(made, name=without_value(module, module.functions[name], signature.result.slots, types).name)
            facts["name"] = ENTRY + made.name
        guarded = {one: ENTRY + one for one in (made.name, made.reverse) if one}
        abi = finish(module, Ending(levels[-1][0].mode == "split", guarded=guarded, errors="kept"))
        text = take_addresses(share_constants(print_module(module), program), program)
    facts["state"] = any(name.startswith(STATE) and not getattr(variable, "constant", False) for name, variable in module.globals.items())
    exports = [guarded[made.name], *([made.counters] if made.counters else []), *setter]
    if levels[-1][0].checkpoint:
        exports.append(READ_TOTALS)
    if made.reverse:
        facts["pullback"] = ENTRY + made.reverse
        exports += [ENTRY + made.reverse, CLOSE]
    return Code(text, (*exports, *(REPORTS if MESSAGE in text else [])), (), facts, mpi=abi)


def _differentiable(
    text: str, signature: Signature, noalias: bool, stateful: bool, stated: Resolved, signatures: Sequence[Signature],
    more: Sequence[str] = (),
) -> str:  # fmt: skip
    """The part of a program that a function, and `more` of them, reach, as it is prepared for its first derivative."""
    name = FLAT + signature.symbol
    text = blocks.without_table(text)
    if not _is_whole(signature, stated):
        text = slice_of(text, name, more)
        text = text if more else without_absent_addresses(text, name, ASKS)
    text = _bind(_with_borrowed_state(text) if stateful else as_differentiated(harmless(text)), signature, signatures)
    text = apply(text, stated, signatures)
    return promise_no_overlap(text, name) if noalias else text


def _is_whole(signature: Signature, stated: Resolved) -> bool:
    """Whether more may be wanted of the program than a function reaches."""
    return bool(stated.rules or bound_in(signature))


@lru_cache(maxsize=4)
def _with_borrowed_state(text: str) -> str:
    """Remembered: LLVM names the types of a program anew each time that it reads them, and what is prepared is found by its text."""
    return as_differentiated(harmless(borrow_state(text)))


def prepared(text: str, signature: Signature, stateful: bool, signatures: Sequence[Signature]) -> Module:
    """A function and what it calls as derivatives usually begin with them (arrays apart, no rules from Python): they find this made."""
    with stage("prepare"):
        text = _differentiable(text, signature, True, stateful, Resolved(), signatures)
        return parse(prepare_root(text, FLAT + signature.symbol, whole=_is_whole(signature, Resolved())))


# --- the program itself


def primal(text: str, signatures: Sequence[Signature]) -> Code:
    """The program's functions, all in one library, so that they share its global variables."""
    entries = [ENTRY + signature.symbol for signature in signatures]
    exports = [*entries, *(REPORTS if MESSAGE in text else [])]

    def without(error: UndefinedError) -> Code | None:
        return _without(code, len(entries), error)

    made = offer_addresses(blocks.note_blocks(_for_teams(empty(text))), text)
    code = Code(made, tuple(exports), (*state_names(text), *offered_addresses(made)), {}, without)
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
    program = text
    text = share_constants(_bind(borrow_state(text) if stateful else text, signature, signatures), program)
    text = take_addresses(blocks.note_blocks(_for_teams(empty(text))), program)
    return Code(text, (ENTRY + signature.symbol, *(REPORTS if MESSAGE in text else [])), (), {})


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
    catch_in_threads(module)
    return print_module(module)


def promise_no_overlap(text: str, name: str) -> str:
    """The module with `noalias` on every data pointer of the flat function `name`."""

    def promise(match: re.Match[str]) -> str:
        return match[1] + re.sub(r"\bptr (?!noalias)", "ptr noalias ", match[2]) + match[3]

    return re.sub(rf'^(define [^@]*@"?{re.escape(name)}"?\()([^\n]*?)(\)[^()\n]*\{{)$', promise, text, count=1, flags=re.M)
