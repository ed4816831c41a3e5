"""The first half of the pipeline: from the text of a prepared program to a module with the derivative of a root."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from polyglot_ad.differentiate.analysed_passes import differentiated
from polyglot_ad.differentiate.rewrites.operations.canonicalise import NothingUnrolledError
from polyglot_ad.differentiate.roots.root import Analysed, Root
from polyglot_ad.errors import DifferentiationError
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.values import Module
from polyglot_ad.passes import passed
from polyglot_ad.passes.stages import stage
from polyglot_ad.process.regex import regex

A = TypeVar("A", bound=Analysed)
R = TypeVar("R")

UNPROVED = regex("PAD-E[13]")
"""The codes of what is refused for what memory may hold and who may see it: more is known where loops are unrolled."""


def derive(text: str, root: Root[A, R], see: Callable[[Module], None] | None = None) -> tuple[Module, R]:
    """The module of a prepared program with the derivative of its root. `see` is shown the program as it was prepared.

    The loops are first as they are best for the mode. What is refused there is tried with the loops as they are best for the other one: so
    both modes take the same programs. A program without such loops is not tried again."""
    try:
        return _derive(text, root, None, see)
    except DifferentiationError as error:
        if not UNPROVED.match(error.code):
            raise
        try:
            return _derive(text, root, not root.reverse)
        except (DifferentiationError, NothingUnrolledError):
            raise error from None


def _derive(text: str, root: Root[A, R], unroll: bool | None, see: Callable[[Module], None] | None = None) -> tuple[Module, R]:
    began = time.perf_counter()
    with stage("lift"):
        module = parse(text)
    passed("lift", module, began)
    if see is not None:
        see(module)
    return module, differentiated(module, root, unroll)
