"""Which functions are the halves of a split derivative: said by attributes, for names are the program's."""

from __future__ import annotations

from polyglot_ad.ir.values import Function

_AUGMENTED = '"pad-augmented"='
_REVERSE = '"pad-reverse"'


def mark_halves(augmented: Function, reverse: Function) -> None:
    augmented.attributes = (*augmented.attributes, f'{_AUGMENTED}"{reverse.name}"')
    reverse.attributes = (*reverse.attributes, _REVERSE)


def reversed_by(function: Function) -> str | None:
    """The name of the reverse half that belongs to an augmented primal; None for any other function."""
    return next((a.removeprefix(_AUGMENTED).strip('"') for a in function.attributes if a.startswith(_AUGMENTED)), None)


def is_augmented_mark(attribute: str) -> bool:
    """Whether this is what an augmented primal says of its reverse half."""
    return attribute.startswith(_AUGMENTED)


def is_reverse(function: Function) -> bool:
    return _REVERSE in function.attributes
