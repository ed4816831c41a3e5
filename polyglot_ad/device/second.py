"""Second derivatives of a thread: the gradient's function is a sequential program, of which forward mode gives the tangent.

Where the gradient reads, stores, adds and waits, its tangent does the same beside it, at the same places of memory of its own: what is
right of the one, among threads, is right of the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from polyglot_ad.ir.printer import print_module
from polyglot_ad.llvm.prepare import prepare
from polyglot_ad.pipeline.derive import derive

from .made import Role
from .root import Core, Place, ThreadRoot

_MOVED: dict[Role, Role] = {"primal": "tangent", "shadow": "shadow's tangent"}


def tangent_of(gradient: Core, places: Sequence[Place]) -> Core:
    """Of the core of reverse mode, along tangents of all that is active, and of the shadows."""
    name = gradient.function.name
    gradient.function.prefix = ""
    parameters: list[tuple[int, Role]] = [(index, role) for index, given in enumerate(gradient.roles) for role in given]
    spread = tuple(replace(places[index], active=places[index].active or len(gradient.roles[index]) > 1) for index, _ in parameters)
    _, found = derive(prepare(print_module(gradient.module), [name]), ThreadRoot(name, spread, True))
    roles: list[tuple[Role, ...]] = [()] * len(places)
    for (index, role), given in zip(parameters, found.roles, strict=True):
        roles[index] += (role, _MOVED[role]) if len(given) > 1 else (role,)
    gradients = tuple(gradient.gradients[place] for place in found.gradients)
    return replace(found, roles=tuple(roles), gradients=gradients)
