"""What one call of the surface asks for, read from its arguments.

    __enzyme_autodiff(f, enzyme_dup, x, dx, enzyme_const, n, y)

Without a word before it, an argument takes part by its type: pointers come with a shadow, integers are constant, floats are differentiated
by: in reverse mode their gradient is returned, in forward mode they come with a tangent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from polyglot_ad.errors import DifferentiationError
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.metadata import source_location
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Function, Value

from .names import ACTIVITIES, FLAGS, MARK, TAGS, VALUES, Ask, tag_of


@dataclass(frozen=True)
class Given:
    """One parameter of the function: how it takes part ("const", "dup", "out"), and which arguments of the call are its value and its
    shadows. With a `stride` (bytes, an argument of the call) there is one shadow, and the lanes' follow each other in it."""

    activity: str
    primal: int
    shadows: tuple[int, ...] = ()
    stride: int | None = None
    offset: int | None = None
    """The arguments are addresses of structures, and this is where in them it stands."""
    unneeded: bool = False
    """What the function leaves in the memory of the value is not needed."""


@dataclass(frozen=True)
class Request:
    """A call of the surface, understood. Numbers are positions among the arguments of the call."""

    ask: Ask
    function: Function
    given: tuple[Given, ...]
    width: int = 1
    words: frozenset[str] = frozenset()
    tape: int | None = None
    allocated: int | None = None
    seeds: tuple[int, ...] = ()
    result: int | None = None
    """Where the caller wants a structure returned that does not fit into registers."""

    @property
    def activities(self) -> tuple[str, ...]:
        return tuple(one.activity for one in self.given)


def refusal(call: ins.CallBase, why: str, help: str = "") -> DifferentiationError:
    """The error about a call of the surface."""
    name = call.called_function.name if call.called_function is not None else "a call"
    word = name[name.find(MARK) :] if MARK in name else name
    return DifferentiationError("PAD-E401", f"a call of '{plain(word)}'", why, help, source_location(call))


def plain(word: str) -> str:
    """The name of the surface without what C++ adds behind it."""
    known = [ask for ask in Ask if word.startswith(MARK + ask.value)]
    return MARK + known[0].value if known and not word.replace("_", "").isalnum() else word


_CASTS = ("bitcast", "ptrtoint", "inttoptr", "addrspacecast", "sext", "zext", "trunc")


def resolved(value: Value) -> Value:
    """What a value is, behind casts, second names and constants in memory."""
    while True:
        if isinstance(value, val.ConstantExpr | ins.Cast) and value.opcode in _CASTS:
            value = value.operands[0]
        elif isinstance(value, ins.Load) and isinstance(value.pointer, val.GlobalVariable) and value.pointer.constant:
            if not isinstance(value.pointer.initializer, Value):
                return value
            value = value.pointer.initializer
        elif isinstance(value, val.GlobalAlias):
            value = value.aliasee
        else:
            return value


def word_of(value: Value, words: Mapping[int, str]) -> str | None:
    """The word that an argument is."""
    if isinstance(value, val.GlobalVariable):
        return tag_of(value.name)
    if isinstance(value, val.ValueAsMetadata):
        return None
    if isinstance(value, val.ConstantVerbatim):
        return next((tag for tag in TAGS if f'"{tag}"' in value.text), None)
    found = resolved(value)
    if isinstance(found, val.GlobalVariable) and found is not value:
        return tag_of(found.name)
    return words.get(found.value) if isinstance(found, val.ConstantInt) else None


@dataclass
class _Reading:
    """A call that is being read: what was found, and where the reader is."""

    call: ins.CallBase
    words: Mapping[int, str]
    at: int
    function: str
    width: int = 1
    flags: set[str] = field(default_factory=set)
    places: dict[str, int] = field(default_factory=dict)
    unneeded: bool = False
    """Whether the last words said so of the memory of the next value."""

    @property
    def left(self) -> int:
        return len(self.call.arguments) - self.at

    def word(self) -> str | None:
        return word_of(self.call.arguments[self.at], self.words) if self.left else None

    def take(self, what: str) -> int:
        if not self.left:
            raise refusal(self.call, f"there are too few arguments: {what} is missing")
        if self.word() is not None:
            raise refusal(self.call, f"there are too few arguments: {what} is missing before '{self.word()}'")
        self.at += 1
        return self.at - 1

    def take_group(self, types: Sequence[Type], what: str) -> tuple[list[int], list[int | None]]:
        """The arguments that one parameter of the source stands in: as many as it has registers, or the address of a structure where there
        were too few registers left. With it, where in that structure each is."""
        if len(types) > 1 and self.left and any(a.startswith("byval") for a in self.call.argument_attributes[self.at]):
            position = self.take(what)
            return [position] * len(types), [8 * k for k in range(len(types))]
        return [self.take(what) for _ in types], [None] * len(types)

    def take_words(self) -> str | None:
        """Reads words up to the next value; the last activity among them."""
        activity = None
        self.unneeded = False
        while (word := self.word()) is not None:
            self.at += 1
            if word in ACTIVITIES:
                activity = ACTIVITIES[word]
                self.unneeded = "noneed" in word
            elif word in VALUES:
                self.places[word] = self.take(f"the value of '{word}'")
                if word == "enzyme_width":
                    width = resolved(self.call.arguments[self.places[word]])
                    if isinstance(width, val.GlobalVariable) and width.constant and isinstance(width.initializer, Value):
                        width = width.initializer  # as Fortran passes a number
                    if not isinstance(width, val.ConstantInt) or not 1 <= width.value <= 4096:
                        raise refusal(self.call, "the number after 'enzyme_width' is not known when the program is compiled")
                    self.width = width.value
            elif word in FLAGS:
                self.flags.add(word)
        return activity


def read(call: ins.CallBase, ask: Ask, function: Function, words: Mapping[int, str], groups: Sequence[int] = ()) -> Request:
    """What `call` asks about `function`. `groups`: how many parameters of the IR each parameter of the source is (one, if not said)."""
    start, result = 1, None
    if call.arguments and any(a.startswith("sret") for a in call.argument_attributes[0]):
        start, result = 2, 0
    reading = _Reading(call, words, start, function.name)
    parameters = [a.type for a in function.arguments]
    skipped = 1 if function.arguments and any(a.startswith("sret") for a in function.arguments[0].attributes) else 0
    parameters = parameters[skipped:]
    sizes = list(groups) if sum(groups) == len(parameters) else [1] * len(parameters)
    if ask is Ask.VIRTUAL:
        return Request(ask, function, tuple(Given(default(ask, type), -1) for type in parameters), result=result)
    given = _interleaved(reading, ask, parameters, sizes) if _later(reading) else _in_order(reading, ask, parameters, sizes)
    reading.take_words()
    seeds: list[int] = []
    returned = function.function_type.result
    may_seed = ask in (Ask.AUTODIFF, Ask.REVERSE) and not returned.is_void
    while reading.left:
        if (word := reading.take_words()) is not None or not reading.left:
            if word is None:
                break
            raise refusal(call, f"there is an argument more than '{function.name}' has parameters")
        position = reading.take("an argument")
        type = call.arguments[position].type
        if may_seed and len(seeds) < reading.width and (type is returned or (type.is_float and returned.is_float)):
            seeds.append(position)
        elif ask in (Ask.REVERSE, Ask.FORWARD_SPLIT) and type.is_pointer and "enzyme_tape" not in reading.places:
            reading.places["enzyme_tape"] = position
        else:
            raise refusal(call, f"there are more arguments than '{function.name}' has parameters ({len(parameters)})")
    return Request(
        ask, function, tuple(given), reading.width, frozenset(reading.flags), reading.places.get("enzyme_tape"),
        reading.places.get("enzyme_allocated"), tuple(seeds), result,
    )  # fmt: skip


def default(ask: Ask, type: Type) -> str:
    """How an argument takes part about which nothing is said."""
    if type.is_pointer:
        return "dup"
    if type.scalar.is_float or (type.is_aggregate):
        return "dup" if ask in (Ask.FORWARD, Ask.FORWARD_SPLIT) else "out"
    return "const"


def _of_part(activity: str, ask: Ask, type: Type) -> str:
    """How one register takes part: integers do not, and there is no place for the gradient of a number that is passed with a shadow."""
    if isinstance(type, ty.IntType):
        return "const"
    return "const" if activity == "dup" and not type.is_pointer and ask not in (Ask.FORWARD, Ask.FORWARD_SPLIT) else activity


def _later(reading: _Reading) -> bool:
    """Whether all shadows stand behind all values."""
    return any(word_of(a, reading.words) == "enzyme_interleave" for a in reading.call.arguments[reading.at :])


def _in_order(reading: _Reading, ask: Ask, parameters: Sequence[Type], groups: Sequence[int]) -> list[Given]:
    given: list[Given] = []
    for size in groups:
        types = parameters[len(given) : len(given) + size]
        activity = reading.take_words() or _joint(ask, types)
        unneeded = reading.unneeded
        stride = reading.take("a stride") if activity == "dupv" else None
        primals, offsets = reading.take_group(types, f"argument {len(given) + 1} of '{reading.function}'")
        lanes: list[list[int]] = []
        if activity in ("dup", "dupv"):
            count = 1 if stride is not None else reading.width
            lanes = [reading.take_group(types, f"the shadow of argument {len(given) + 1}")[0] for _ in range(count)]
        for k, primal in enumerate(primals):
            part = _of_part(activity.removesuffix("v"), ask, types[k])
            shadows = tuple(lane[k] for lane in lanes) if part == "dup" else ()
            given.append(Given(part, primal, shadows, stride, offsets[k], unneeded))
    return given


def _interleaved(reading: _Reading, ask: Ask, parameters: Sequence[Type], groups: Sequence[int]) -> list[Given]:
    """Values first, then, behind `enzyme_interleave`, the shadows of those that have some."""
    found: list[tuple[str, int]] = []
    for size in groups:
        types = parameters[len(found) : len(found) + size]
        activity = reading.take_words() or _joint(ask, types)
        found += [(_of_part(activity, ask, t), reading.take(f"argument {len(found) + 1} of '{reading.function}'")) for t in types]
    reading.take_words()
    given: list[Given] = []
    for activity, primal in found:
        shadows = tuple(reading.take("a shadow") for _ in range(reading.width)) if activity == "dup" else ()
        given.append(Given(activity, primal, shadows))
    return given


def _joint(ask: Ask, types: Sequence[Type]) -> str:
    found = {default(ask, type) for type in types}
    return next(iter(found)) if len(found) == 1 else "out" if "out" in found else "dup"
