"""Puts a program together from the adapters' units: signatures, linked IR, flat functions and guarded entries."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from polyglot_ad.callees.own_names import renamed
from polyglot_ad.custom.registrations import take_registrations
from polyglot_ad.differentiate.rewrites.operations.vector_intrinsics import lower_vectors
from polyglot_ad.enzyme.names import MARK
from polyglot_ad.errors import SignatureError
from polyglot_ad.guards.aborts import redirect
from polyglot_ad.guards.blocks import with_table
from polyglot_ad.guards.divisions import check_divisions
from polyglot_ad.guards.guard import References, guard
from polyglot_ad.guards.stack import mark_deep
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.values import Module
from polyglot_ad.langs.cxx.libstdcxx import follow_through, part_objects, stays_apart
from polyglot_ad.langs.fftw import plans
from polyglot_ad.langs.unit import Unit
from polyglot_ad.llvm.kept_addresses import mark_keeping
from polyglot_ad.llvm.modules import Part, keep_apart, link, text_of
from polyglot_ad.llvm.prepare import prepare
from polyglot_ad.llvm.state import expose_state, state_names
from polyglot_ad.signature import override, read, shortened
from polyglot_ad.signature.handles import gives_addresses, with_handles
from polyglot_ad.signature.intent import defined_by
from polyglot_ad.signature.model import Signature, Variable
from polyglot_ad.signature.variables import read_variables
from polyglot_ad.symbols import ENTRY, FLAT
from polyglot_ad.wrappers import build

from .escaping_constants import escaping_constants
from .products import REPORTS

LARGE = 8 << 20
"""Characters of IR above which a program is optimised once as a whole, before its functions are prepared one by one: what header libraries
of C++ bring is hundreds of times what is left of it."""
LARGE_FOR_ONE = 32 << 10
"""The same for each function that can be called: a program of as many functions as that is cut for each of them, and nothing goes away."""


def assemble(units: Sequence[Unit], declared: Sequence[Signature] = ()) -> tuple[str, list[Signature], list[Variable], bool, bool]:
    """(text of the linked program, its signatures, the variables that it offers, whether it has mutable globals, whether its products share
    anything: these, or addresses of functions and constants).

    `declared` signatures take the place of what debug info says; one that does not fit its function is a SignatureError.
    """
    module, signatures = _linked(units)
    module = _with_derivatives(module)
    variables = _variables(units, module)
    check_divisions(module)
    follow_through(module)
    if all(unit.language != "llvm" for unit in units):
        part_objects(module)
    lower_vectors(module)
    mark_deep(module)
    signatures = with_handles(shortened(override(signatures, list(declared))))
    ruled = take_registrations(module, signatures)
    redirect(module)
    references = References()
    insisted = {signature.symbol for signature in declared} | {signature.name for signature in declared}
    for index, signature in enumerate(signatures):
        if signature.error:
            continue
        try:
            flat = build(module, signature)
        except SignatureError as error:
            if signature.symbol in insisted or signature.name in insisted:
                raise
            signatures[index] = replace(signature, error=str(error))
            continue
        guard(module, flat, ENTRY + signature.symbol, references=references)
    callable_symbols = [signature.symbol for signature in signatures if not signature.error]
    roots = {prefix + symbol for symbol in callable_symbols for prefix in (FLAT, ENTRY)}
    roots |= ruled
    offered = {variable.symbol for variable in variables if not variable.error}
    gives = gives_addresses(signatures)
    escaping = escaping_constants(module)
    text, stateful, keeps = expose_state(print_module(module, only_lines=True), roots | {*REPORTS}, offered, escaping, gives)
    text = mark_keeping(text) if keeps else text
    text = with_table(text)
    if len(text) > max(LARGE, LARGE_FOR_ONE * len(callable_symbols)):
        text = prepare(keep_apart(text, stays_apart), [*roots, *state_names(text)])
    return text, signatures, variables, stateful, stateful or keeps


def _linked(units: Sequence[Unit]) -> tuple[Module, list[Signature]]:
    """The program of all units, and their signatures."""
    if len(units) == 1:
        # One reading is enough, which large programs feel.
        (text,) = renamed([(units[0].language, link([Part(units[0].source, units[0].bitcode)]))])
        module = parse(plans.supply(text))
        return module, read(module, units[0].language, units[0].interface)
    texts = renamed([(unit.language, text_of(unit.bitcode)) for unit in units])
    modules = [parse(text) for text in texts]
    defined = defined_by(modules)
    signatures = [one for unit, module in zip(units, modules, strict=True) for one in read(module, unit.language, unit.interface, defined)]
    return parse(plans.supply(link([Part(unit.source, text) for unit, text in zip(units, texts, strict=True)]))), signatures


def _variables(units: Sequence[Unit], module: Module) -> list[Variable]:
    """What a program with Fortran in it offers of its variables."""
    fortran = [unit for unit in units if unit.language == "fortran"]
    if not fortran:
        return []
    modules = [unit.interface.get("modules") for unit in fortran]
    return read_variables(module, [text for one in modules if isinstance(one, dict) for text in one.values()])


def _with_derivatives(module: Module) -> Module:
    """The program without calls of Enzyme's functions (`polyglot_ad/enzyme`): a function that makes a derivative is one like any other."""
    if not any(MARK in name for name in module.functions):
        return module
    from polyglot_ad.enzyme.resolve import Refused, resolve

    try:
        return parse(resolve(print_module(module), ends_program=False))
    except Refused as refused:
        if len(refused.errors) == 1:
            raise refused.errors[0] from None
        raise
