"""What a derivative does where a call begins, before anything of the program runs: the state of its shadows of global variables.

Of a derivative that is differentiated once more, the part that follows addresses into memory of earlier calls stays outside: to the
derivatives above that is done already, as what earlier calls left is, and the shadows that it fills are variables like the program's own
(`outside`). The last derivative of the chain begins with the set-ups of all levels, from the first one up.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from polyglot_ad.guards.blocks import DIFFERS, LEFT, VARIABLE
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.values import Function, GlobalVariable, Module, Value

from ..parallel.threadprivate import FRESH
from .helpers import emit_zero


@dataclass(frozen=True)
class Shadowed:
    """A variable of `size` bytes and its shadows, one per lane."""

    variable: GlobalVariable
    size: int
    shadows: tuple[GlobalVariable, ...]


@dataclass(frozen=True)
class Address:
    """What a variable holds at `offset`: an address in one of `inside`, those that the analyses call `node`; or, where `lowest` is not
    None, of memory that an earlier call left, in which words from there on may be addresses."""

    offset: int
    node: int
    inside: tuple[Shadowed, ...]
    lowest: int | None


@dataclass(frozen=True)
class Fresh:
    """A variable whose shadows begin afresh: zeros, but for addresses. `whole`: the size of a shadow."""

    of: Shadowed
    whole: int
    private: bool
    addresses: tuple[Address, ...]

    @property
    def follows(self) -> bool:
        return any(address.lowest is not None for address in self.addresses)


@dataclass(frozen=True)
class Left:
    """An address that an earlier call may have left in a variable. `colour`: what the analyses call what it leads to, -1 where that may be
    anything. It is wrong if it leads into one of `elsewhere` (variable, size), or where one of `others` in the list leads."""

    variable: GlobalVariable
    offset: int
    colour: int
    elsewhere: tuple[tuple[GlobalVariable, int], ...]
    others: tuple[int, ...]


@dataclass(frozen=True)
class SetUp:
    """`variables`: all that addresses may lead into, with their colours; `asked`: whether it matters."""

    level: int
    width: int
    variables: tuple[tuple[Shadowed, int], ...]
    asked: bool
    left: tuple[Left, ...]
    fresh: tuple[Fresh, ...]


def outside(set_up: SetUp) -> tuple[SetUp, SetUp]:
    """(what can stay outside of a derivative that is differentiated once more, what it does itself)."""
    followed = tuple(one for one in set_up.fresh if one.follows)
    rest = tuple(one for one in set_up.fresh if not one.follows)
    beside = SetUp(set_up.level, set_up.width, set_up.variables, set_up.asked, set_up.left, followed)
    for shadow in {shadow: None for one in _mentioned(beside) for shadow in one.shadows}:
        shadow.prefix, shadow.initializer = "external", None
    return beside, SetUp(set_up.level, set_up.width, (), False, (), rest)


def _mentioned(set_up: SetUp) -> list[Shadowed]:
    inside = [one for fresh in set_up.fresh for address in fresh.addresses for one in address.inside]
    return [*(fresh.of for fresh in set_up.fresh), *inside, *(one for one, _ in set_up.variables)]


class Emission:
    """Writes a set-up, perhaps of a level below, where a builder is. `arena`: where shadows of earlier memory are kept, if there is one.
    `raiser`: `void f(i1)`, which raises where the argument holds."""

    def __init__(self, b: Builder, set_up: SetUp, arena: Value | None) -> None:
        self.b = b
        self.set_up = set_up
        self.arena = arena or zero(ty.PTR)
        self.level = const_int(ty.I64, set_up.level)
        self.width = const_int(ty.I64, set_up.width)

    def list_variables(self) -> None:
        """Say what variables there are."""
        b = self.b
        if not self.set_up.asked:
            return
        lanes = b.alloca(ty.array(ty.PTR, self.set_up.width), name="lanes", align=8)
        for one, colour in self.set_up.variables:
            for lane, shadow in enumerate(one.shadows):
                b.store(self._there(shadow), b.gep(ty.PTR, lanes, [lane]), align=8)
            numbers = [const_int(ty.I64, number) for number in (one.size, colour)]
            listed: Value = lanes if one.shadows else zero(ty.PTR)
            b.call_named(VARIABLE, ty.VOID, [self.level, self._there(one.variable), *numbers, listed, self.width])

    def wrong(self) -> Value:
        """Whether addresses that earlier calls left lead to what the analyses have not reckoned with."""
        b, left = self.b, self.set_up.left
        wrong: Value = const_int(ty.I1, 0)
        loaded = [b.load(ty.PTR, b.gep(ty.I8, self._there(one.variable), [one.offset])) for one in left]
        for one, address in zip(left, loaded, strict=True):
            if one.colour >= 0:
                found = b.call_named(DIFFERS, ty.I64, [self.level, address, const_int(ty.I64, one.colour)])
                wrong = b.binary("or", wrong, b.icmp("ne", found, const_int(ty.I64, 0)))
            for variable, size in one.elsewhere:
                wrong = b.binary("or", wrong, self._is_inside(address, variable, size)[0])
            for other in one.others:
                same = b.binary("and", b.icmp("eq", address, loaded[other]), b.icmp("ne", address, zero(ty.PTR)))
                wrong = b.binary("or", wrong, same)
        return wrong

    def refresh(self, follow: bool = True) -> None:
        """Without `follow` memory of earlier calls has no shadows."""
        for one in self.set_up.fresh:
            for lane in range(self.set_up.width):
                self._refresh(one, lane, follow)

    def _refresh(self, one: Fresh, lane: int, follow: bool) -> None:
        b, shadow = self.b, self._there(one.of.shadows[lane])
        if one.of.variable.constant:
            if isinstance(one.of.shadows[lane].initializer, val.Value):
                b.store(one.of.shadows[lane].initializer, shadow)  # type: ignore[arg-type]
            return
        size = const_int(ty.I64, one.whole)
        if one.private:
            b.call_named(FRESH, ty.VOID, [shadow, size])
            return
        emit_zero(b, shadow, size)
        for address in one.addresses:
            held = b.load(ty.PTR, b.gep(ty.I8, self._there(one.of.variable), [address.offset]))
            known: Value = b.call(self._shadow_of(address, lane), [held])
            if follow and address.lowest is not None:
                numbers = [const_int(ty.I64, lane), self.width, self.arena, const_int(ty.I64, address.lowest)]
                there = b.call_named(LEFT, ty.PTR, [self.level, held, *numbers])
                known = b.select(b.icmp("eq", known, zero(ty.PTR)), there, known)
            b.store(known, b.gep(ty.I8, shadow, [address.offset]))

    def _shadow_of(self, held: Address, lane: int) -> Function:
        """`ptr f(ptr)`: from an address in one of the variables to the one in its shadow; null for every other address, even in another
        variable: the analyses have not reckoned with that."""
        module = self.b.module
        name = f"pad.shadow.of.global.{self.set_up.level}.{held.node}.{lane}"
        found = module.functions.get(name)
        if found is not None and found.blocks:
            return found
        function = module.add_function(Function(name, ty.function(ty.PTR, (ty.PTR,)), ["address"], prefix="internal"))
        (address,) = function.arguments
        outer, self.b = self.b, Builder(function.add_block("entry"))
        result: Value = zero(ty.PTR)
        for one in held.inside:
            is_inside, distance = self._is_inside(address, one.variable, one.size)
            result = self.b.select(is_inside, self.b.gep(ty.I8, self._there(one.shadows[lane]), [distance]), result)
        self.b.ret(result)
        self.b = outer
        return function

    def _is_inside(self, address: Value, variable: GlobalVariable, size: int) -> tuple[Value, Value]:
        """(whether an address leads into a variable, how far)."""
        b = self.b
        distance = b.sub(b.cast("ptrtoint", address, ty.I64), b.cast("ptrtoint", self._there(variable), ty.I64))
        return b.icmp("ult", distance, const_int(ty.I64, max(1, size))), distance

    def _there(self, variable: GlobalVariable) -> Value:
        """The variable in this module. One of a level below is known by its name."""
        found = self.b.module.get_global(variable.name)
        return found if found is not None else _declared(self.b.module, variable)


def _declared(module: Module, variable: GlobalVariable) -> GlobalVariable:
    local = " thread_local" if "thread_local" in variable.prefix else ""
    made = GlobalVariable(variable.name, ty.I64, None, variable.constant, f"external{local}")
    module.add_global(made)
    return made


def define_shadows(module: Module, below: Sequence[SetUp]) -> None:
    """Give the shadows of levels below, which nobody has defined, their memory."""
    for set_up in below:
        wholes = {shadow.name: fresh.whole for fresh in set_up.fresh for shadow in fresh.of.shadows}
        for one in _mentioned(set_up):
            for shadow in one.shadows:
                _define(module, shadow, max(wholes.get(shadow.name, 0), one.size))


def _define(module: Module, shadow: GlobalVariable, size: int) -> None:
    found = module.get_global(shadow.name)
    if not isinstance(found, GlobalVariable) or found.initializer is not None:
        return
    found.value_type = ty.array(ty.I64, -(-size // 8))
    found.initializer = zero(found.value_type)
    found.prefix = "internal"
    found.suffix = shadow.suffix if "align" in shadow.suffix else ", align 16"
