"""A module without calls of the surface: each becomes a call of a derivative, inner ones first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from polyglot_ad.budget import Budget, with_marks
from polyglot_ad.errors import DifferentiationError, Error
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.llvm.codegen import strip_debug_info
from polyglot_ad.llvm.native import early, inlined, linked, made_local
from polyglot_ad.programs.marks import empty, harmless, has_marks

from .lazy_module import Pieces
from .names import MARK
from .registered import registered
from .replace import PREFIX, Replacements
from .request import refusal
from .sites import PLAIN, Site, find
from .sparse import NAME as TODENSE
from .sparse import without_arrays
from .tags import settle

_CLEARER: tuple[Callable[[str], str], ...] = (early, inlined)
"""What is done to a module, one after the other, when it is not clear what its calls ask for."""


class Refused(Error):
    """Calls of the surface that cannot be replaced; `missing`: only because code is not in this module."""

    def __init__(self, errors: Sequence[DifferentiationError], missing: bool) -> None:
        self.errors = tuple({str(error): error for error in errors}.values())  # a call may have been inlined in several places
        self.missing = missing
        super().__init__("\n".join(map(str, self.errors)))


def uses_surface(content: bytes | str) -> bool:
    """Whether a module may use the surface at all."""
    return (MARK.encode() if isinstance(content, bytes) else MARK) in content  # type: ignore[operator]


def resolve(
    text: str, ends_program: bool = True, debug: bool = True, budget: Budget | None = None, lines: tuple[tuple[str, int], ...] = ()
) -> str:
    """The module of `text` with derivatives in the place of the surface. Raises `Refused` with all errors that there are.

    `ends_program`: so does an error at run time; else it is left to `pad.raise`, which the module does not define. `debug`: whether debug
    info is kept; `budget`: of memory, of gradients; `lines`: the loops before which a line of the sources marks them."""
    budget = with_marks(budget, has_marks(text), lines)
    text = _resolved(harmless(text), ends_program, debug, budget) if uses_surface(text) else text
    return empty(text if debug else strip_debug_info(text))


def _resolved(text: str, ends_program: bool, debug: bool, budget: Budget | None) -> str:
    text, words = settle(text)
    text, local = registered(text)
    clearer = list(_CLEARER)
    count = 0
    parts: list[str] = []
    sources: list[str] = []  # of the parts, as they are differentiated again
    shared: set[str] = set()
    once: dict[str, DifferentiationError] = {}
    while True:
        pieces = Pieces(text)
        division = pieces.divided(MARK)
        module = parse(division.text)
        sites = find(module, words)
        if not sites:
            text = linked(text, parts, shared, PREFIX) if parts else text
            text = made_local(text, local) if local else text
            return _without_arrays(text)
        unclear = [site.unclear for site in sites if site.unclear is not None]
        if unclear and clearer:
            text = clearer.pop(0)(text)
            continue
        read = Pieces(linked(text, sources, shared, PREFIX)) if sources else pieces
        work = _inner([site for site in sites if site.unclear is None], unclear, read)
        made = Replacements(module, read, words, count, ends_program, again=len(work) < len(sites), budget=budget)
        made.replace(work)
        twice = _twice(work, read, once)
        errors = [*unclear, *made.errors, *twice]
        if clearer and any(error.construct == "an indirect call" for error in errors):
            text = clearer.pop(0)(text)
        elif errors:
            raise Refused(errors, made.missing and not unclear and not twice)
        else:
            for name in division.heads:
                del module.functions[name]
            text, count = print_module(module) + division.others, made.count
            if len(work) == len(sites) and not debug and TODENSE not in text:
                text = strip_debug_info(text)
            parts += made.parts
            sources += made.sources
            shared |= made.shared
            once |= made.once


def _without_arrays(text: str) -> str:
    try:
        return without_arrays(text)
    except DifferentiationError as error:
        raise Refused([error], missing=False) from None


def _twice(sites: Sequence[Site], pieces: Pieces, once: Mapping[str, DifferentiationError]) -> list[DifferentiationError]:
    """What is wrong with derivatives of derivatives in `once`."""
    functions = {site.function.name for site in sites if site.function is not None and site.ask not in PLAIN} if once else set()
    return [once[name] for function in functions for name in pieces.reached(function) & once.keys()]


def _inner(sites: Sequence[Site], unclear: Sequence[DifferentiationError], pieces: Pieces) -> list[Site]:
    """Those whose functions use no derivatives themselves. `unclear`: what is wrong with other calls, for the case that there are none."""
    holding = {site.call.function.name for site in sites if site.ask not in PLAIN}
    found = [
        site for site in sites if site.function is not None and (site.ask in PLAIN or not holding & pieces.reached(site.function.name))
    ]
    if not found and sites:
        itself = [refusal(site.call, "the function uses a derivative of itself") for site in sites]
        raise Refused([*unclear, *itself], missing=False)
    return found
