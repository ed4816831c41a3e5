"""Types of exceptions, as far as their typeinfo globals tell: which handler may catch what is thrown."""

from __future__ import annotations

from polyglot_ad.analysis.memory.exceptions import is_fundamental, several_bases
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import GlobalVariable, Value


def bases(type: Value) -> tuple[list[Value], bool]:
    """(the base classes that a class's typeinfo lists, whether that is all). A typeinfo that another library defines lists nothing."""
    if not isinstance(type, GlobalVariable) or type.initializer is None:
        return [], is_fundamental(type)
    initializer = type.initializer
    if not isinstance(initializer, val.ConstantAggregate):
        return [], False
    return [e for e in initializer.elements[2:] if isinstance(e, GlobalVariable) and e.name.startswith("_ZTI")], True


def may_match(handler: Value, thrown: Value) -> bool:
    """Whether `catch (handler)` may catch an object of type `thrown`."""
    if handler is thrown:
        return True
    if is_fundamental(handler):
        return False
    if is_pointer(thrown) or is_pointer(handler):
        return is_pointer(thrown) and is_pointer(handler)
    if isinstance(handler, GlobalVariable) and handler.initializer is not None and not bases(thrown)[1]:
        return False  # a class of the library is not derived from one of the program
    listed, complete = bases(thrown)
    return any(may_match(handler, base) for base in listed) or not complete


def must_match(handler: Value, thrown: Value) -> bool:
    """Whether `catch (handler)` certainly catches every object of type `thrown`."""
    return handler is thrown or (not several_bases(thrown) and any(must_match(handler, base) for base in bases(thrown)[0]))


def is_pointer(type: Value) -> bool:
    """Whether a pointer is thrown: the handler then gets the pointer, not the place where it lies."""
    return isinstance(type, GlobalVariable) and type.name.startswith("_ZTIP")
