"""Which addresses are handles: those that functions of the program make."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from .addresses import address_parameter
from .model import Parameter, Signature


def with_handles(signatures: Sequence[Signature]) -> list[Signature]:
    """The signatures in which a pointer to what a function of the program makes is a handle: a structure with pointers always, an array or
    plain structure where a call gives an address."""
    made = set(_made(signatures))
    return [replace(one, parameters=tuple(_parameters(one.parameters, made))) for one in signatures]


def gives_addresses(signatures: Sequence[Signature]) -> bool:
    """Whether the program's functions give addresses to Python, or are given some: what lies there may hold addresses of the program's."""
    keys = ("address", "addresses", "or address", "pointee")
    callable_ones = [one for one in signatures if not one.error]
    details = [detail for one in callable_ones for detail in (one.result.detail, *(p.detail for p in one.parameters))]
    return any(key in keys for detail in details for key, _ in detail)


def _made(signatures: Sequence[Signature]) -> Iterator[str]:
    """The types of addresses that functions return, or write behind their arguments."""
    for signature in signatures:
        yield from (str(value) for key, value in signature.result.detail if key == "address")
        for parameter in signature.parameters:
            if parameter.intent != "in":
                yield from (str(value) for key, value in parameter.detail if key == "addresses")


def _parameters(parameters: Sequence[Parameter], made: set[str]) -> Iterator[Parameter]:
    for parameter in parameters:
        detail = dict(parameter.detail)
        pointee = detail.get("pointee")
        if pointee is not None:
            rest = tuple((key, value) for key, value in parameter.detail if key != "pointee")
            more = (("or address", str(pointee)),) if str(pointee) in made and parameter.passing == "pointer" else ()
            yield replace(parameter, detail=(*rest, *more))
        elif detail.get("form") == "pointer" and f"{detail['structure']} *" in made:
            if detail["last"]:
                yield address_parameter(str(detail["of"]), f"{detail['structure']} *")
        else:
            yield parameter
