"""Types of addresses: clang's `!tbaa` tells an address of one type (`p1 double`) from that of another (`p1 _ZTS4Node`).

A list whose head lies inside another object, a table that leads to its own first bucket: one pointer leads to both objects, which the
analysis takes for one. Then all addresses at the same bytes lead to the same memory, numbers and nodes alike, unless their types keep them
apart. An access says what the address is of that it moves; one that says nothing, or `void *`, may meet them all.
"""

from __future__ import annotations

from collections.abc import Iterator

from polyglot_ad.analysis.tbaa import AccessTypes, access_type
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Module, Value

ADDRESS = "ptr"
"""The tag of an access of an address (`nodes.tag_of`)."""
_TYPED = 3
"""So many types are on the path of an address of a type: itself, any address, anything, and the root."""


def has_address_types(module: Module) -> bool:
    """Whether a program tells addresses of different types apart."""
    types = AccessTypes(module)
    found: set[str] = set()
    for function in module.functions.values():
        for i in function.instructions():
            if isinstance(i, ins.Load | ins.Store) and access_type(i) is not None and _moves_address(i):
                path = types.path(i)
                if len(path) > _TYPED:
                    found.add(path[0])
                    if len(found) > 1:
                        return True
    return False


class AddressTypes:
    """What accesses say of the addresses that they move, by the address at which these lie."""

    def __init__(self, module: Module) -> None:
        self._types = AccessTypes(module)
        self._tags: dict[Value, str] = {}

    def tag(self, place: Value) -> str:
        """The tag of addresses that are read or written at a place; the plain one where not all accesses there agree."""
        found = self._tags.get(place)
        if found is None:
            said = set(self._said(place))
            found = self._tags[place] = f"{ADDRESS} {said.pop()}" if len(said) == 1 and "" not in said else ADDRESS
        return found

    def _said(self, place: Value) -> Iterator[str]:
        for user in place.users:
            if isinstance(user, ins.Load) or (isinstance(user, ins.Store) and user.pointer is place):
                if _moves_address(user):
                    path = self._types.path(user)
                    yield path[0] if path else ""
            elif user.opcode in ("atomicrmw", "cmpxchg"):
                yield ""


def _moves_address(access: ins.Load | ins.Store) -> bool:
    return (access.type if isinstance(access, ins.Load) else access.value.type).scalar.is_pointer
