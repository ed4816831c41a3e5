"""A module without calls of the surface: each becomes a call of a derivative, inner ones first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from polyglot_ad.differentiate.normalise import reached
from polyglot_ad.differentiate.parallel import launch
from polyglot_ad.errors import DifferentiationError, Error
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.values import Function, Module
from polyglot_ad.llvm.native import early, inlined, linked

from . import glue, split
from .describe import parameter_types
from .names import MARK, Ask
from .native import Mode, Wanted, differentiate
from .part import finished
from .request import refusal, resolved
from .root import ROOT, prepared, shape_of
from .sites import Site, find
from .tags import settle

_PREFIX = "pad.enzyme."
_CLEARER: tuple[Callable[[str], str], ...] = (early, inlined)
"""What is done to a module, one after the other, when it is not clear what its calls ask for."""


class Refused(Error):
    """Calls of the surface that cannot be replaced; `missing`: only because code is not in this module."""

    def __init__(self, errors: Sequence[DifferentiationError], missing: bool) -> None:
        self.errors = tuple({str(error): error for error in errors}.values())  # a call may have been inlined in several places
        self.missing = missing
        super().__init__("\n".join(map(str, self.errors)))


@dataclass
class _Work:
    """Calls that want the same derivative."""

    function: Function
    wanted: Wanted
    sites: list[Site] = field(default_factory=list)


def uses_surface(content: bytes | str) -> bool:
    """Whether a module may use the surface at all."""
    return (MARK.encode() if isinstance(content, bytes) else MARK) in content  # type: ignore[operator]


def resolve(text: str) -> str:
    """The module of `text` with derivatives in the place of the surface. Raises `Refused` with all errors that there are."""
    if not uses_surface(text):
        return text
    text, words = settle(text)
    clearer = list(_CLEARER)
    count = 0
    while True:
        module = parse(text)
        sites = find(module, words)
        if not sites:
            return text
        unclear = [site.unclear for site in sites if site.unclear is not None]
        if unclear and clearer:
            text = clearer.pop(0)(text)
            continue
        try:
            text, count = _replace(module, text, _inner([site for site in sites if site.request is not None]), count, unclear)
        except Refused as refused:
            if not clearer or not any(error.construct == "an indirect call" for error in refused.errors):
                raise
            text = clearer.pop(0)(text)


def _inner(sites: Sequence[Site]) -> list[Site]:
    """Those whose functions use no derivatives themselves."""
    holding = {site.call.function for site in sites}
    found: list[Site] = []
    for site in sites:
        assert site.request is not None
        if not holding & reached(site.request.function):
            found.append(site)
    if not found and sites:
        raise Refused([refusal(site.call, "the function uses a derivative of itself") for site in sites], missing=False)
    return found


def wanted(site: Site) -> Wanted:
    """The derivative that a call wants."""
    request = site.request
    assert request is not None
    modes: Mapping[Ask, Mode] = {Ask.AUTODIFF: "reverse", Ask.FORWARD: "forward"}
    mode = modes.get(request.ask, "split")
    held = [(k, resolved(site.call.arguments[given.primal])) for k, given in enumerate(request.given) if given.primal >= 0]
    # The halves of split mode must agree whatever is known where they are called.
    fixed = () if mode == "split" else tuple((k, value.name) for k, value in held if isinstance(value, Function))
    return Wanted(mode, request.activities, request.width, fixed)


def _replace(module: Module, text: str, sites: Sequence[Site], count: int, unclear: Sequence[DifferentiationError]) -> tuple[str, int]:
    works: dict[tuple[str, Wanted], _Work] = {}
    errors = list(unclear)
    missing = not errors
    for site in sites:
        assert site.request is not None
        function = site.request.function
        if not function.blocks:
            errors.append(_no_body(site, function))
            continue
        key = (function.name, wanted(site))
        works.setdefault(key, _Work(function, key[1])).sites.append(site)
    parts: list[str] = []
    shared: set[str] = set()
    defined = {name for name, f in module.functions.items() if f.blocks} | set(module.globals)
    for work in works.values():
        try:
            part, expected = _made(work, text, defined, count)
        except DifferentiationError as error:
            errors.append(_placed(error, work))
            missing &= error.code == "PAD-E301"
            continue
        parts.append(part)
        shared |= expected
        for site in work.sites:
            _call_instead(module, site, f"{_PREFIX}{count}")
            count += 1
    if errors:
        raise Refused(errors, missing)
    return linked(print_module(module), parts, shared), count


def _no_body(site: Site, function: Function) -> DifferentiationError:
    return refusal(
        site.call, f"the body of '{function.name}' is nowhere in the program", "compile its source with the same driver, and link it"
    )


def _placed(error: DifferentiationError, work: _Work) -> DifferentiationError:
    """The error in the words of the program: its function's name, and the line of the call where it has none."""
    location = error.location or refusal(work.sites[0].call, "").location
    path = tuple(work.function.name if name == ROOT else name for name in error.path)
    return DifferentiationError(error.code, error.construct, error.why, error.help, location, path, error.instruction)


def _made(work: _Work, text: str, defined: set[str], count: int) -> tuple[str, set[str]]:
    """The part with the derivative and one function per call."""
    shape = shape_of(work.function)
    if work.wanted.mode == "split" and shape.through_memory:
        raise refusal(work.sites[0].call, f"'{work.function.name}' returns a structure through memory", "return it through a pointer")
    program = prepared(text, work.function, shape, work.wanted.mode == "split", dict(work.wanted.fixed))
    types = parameter_types(work.function, len(work.function.arguments) - len(shape.parameters))
    native = differentiate(program, work.wanted, shape, types)
    made: list[Function] = []
    for number, site in enumerate(work.sites):
        assert site.request is not None
        made.append(_MAKERS[site.ask](native, site.request, site.call, f"{_PREFIX}{count + number}"))
    launch(native.module, work.wanted.mode == "split")
    return finished(native.module, made, defined, work.function)


_MAKERS = {**glue.MAKERS, **split.MAKERS}


def _call_instead(module: Module, site: Site, name: str) -> None:
    assert site.request is not None
    call = site.call
    positions = glue.used_arguments(site.request)
    type = ty.function(call.type, [call.arguments[at].type for at in positions])
    declared = module.add_function(Function(name, type))
    arguments = [call.arguments[at] for at in positions]
    new: ins.CallBase
    if isinstance(call, ins.Invoke):
        normal, unwind = call.targets
        new = ins.Invoke(declared, arguments, type, normal, unwind, call.name)
    else:
        new = ins.Call(declared, arguments, type, call.name)
    new.argument_attributes = [glue.abi(call, at) for at in positions]
    for own, attributes in zip(declared.arguments, new.argument_attributes, strict=True):
        own.attributes = attributes
    new.metadata = {"dbg": call.metadata["dbg"]} if "dbg" in call.metadata else {}
    new.debug_records, call.debug_records = call.debug_records, []
    block = call.block
    assert block is not None
    block.insert(block.instructions.index(call), new)
    call.replace_all_uses_with(new)
    call.erase()
