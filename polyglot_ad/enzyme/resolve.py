"""A module without calls of the surface: each becomes a call of a derivative, inner ones first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from polyglot_ad.differentiate.normalise import reached
from polyglot_ad.errors import DifferentiationError, Error
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.llvm.native import early, inlined, linked, made_local

from .names import MARK
from .registered import registered
from .replace import Replacements
from .request import refusal
from .sites import PLAIN, Site, find
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


def resolve(text: str, ends_program: bool = True) -> str:
    """The module of `text` with derivatives in the place of the surface. Raises `Refused` with all errors that there are.

    `ends_program`: so does an error at run time; else it is left to `pad.raise`, which the module does not define."""
    if not uses_surface(text):
        return text
    text, words = settle(text)
    text, local = registered(text)
    clearer = list(_CLEARER)
    count = 0
    while True:
        module = parse(text)
        sites = find(module, words)
        if not sites:
            return made_local(text, local) if local else text
        unclear = [site.unclear for site in sites if site.unclear is not None]
        if unclear and clearer:
            text = clearer.pop(0)(text)
            continue
        made = Replacements(module, text, words, count, ends_program)
        made.replace(_inner([site for site in sites if site.unclear is None], unclear))
        errors = [*unclear, *made.errors]
        if clearer and any(error.construct == "an indirect call" for error in errors):
            text = clearer.pop(0)(text)
        elif errors:
            raise Refused(errors, made.missing and not unclear)
        else:
            text, count = linked(print_module(module), made.parts, made.shared), made.count


def _inner(sites: Sequence[Site], unclear: Sequence[DifferentiationError]) -> list[Site]:
    """Those whose functions use no derivatives themselves. `unclear`: what is wrong with other calls, for the case that there are none."""
    holding = {site.call.function for site in sites if site.ask not in PLAIN}
    found = [site for site in sites if site.function is not None and (site.ask in PLAIN or not holding & reached(site.function))]
    if not found and sites:
        itself = [refusal(site.call, "the function uses a derivative of itself") for site in sites]
        raise Refused([*unclear, *itself], missing=False)
    return found
