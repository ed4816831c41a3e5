"""Which words are split together: those of which one comes out of another, through phis, calls and results."""

from __future__ import annotations

from collections.abc import Set

from polyglot_ad.callees import allocator, classify_external
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import const_int
from polyglot_ad.ir.layout import DataLayout
from polyglot_ad.ir.values import Argument, Function, Value
from polyglot_ad.rules.scope import scope

from ..bit_origins import Origins
from .halves import (
    ARITHMETIC,
    LANES,
    WIDTH,
    Types,
    becomes_float,
    compares_upper,
    float_halves,
    float_places,
    lower_is_zero,
    only_lower,
    places_in_memory,
    taken,
    takes_half,
)


class Web:
    """The words that are split together. `parameters`, `results`: of functions that change; a result is 0, or the index of a field.
    `kept`: functions that tables may call, which stay as they are. `ends`: integers that are one half of a word (`takes_half`), and are
    words no more; a web that could not grow because of what becomes of such an integer names it as its `culprit`."""

    def __init__(self, root: Function | None, layout: DataLayout, kept: Set[Function], ends: Set[Value] = frozenset()) -> None:
        self.words: dict[Value, None] = {}
        self.parameters: dict[Function, set[int]] = {}
        self.results: dict[Function, set[int]] = {}
        self.returned: dict[tuple[Function, int], Value] = {}
        """One of the words that a function returns."""
        self.types: dict[Value, Types] = {}
        """Of the halves of a word, where they are moved."""
        self._same: dict[Value, Value] = {}
        self.ends = ends
        self.culprit: Value | None = None
        self._half: dict[Value, Value] = {}
        """The integer of one half that a word comes from."""
        self._root = root
        self._kept = kept
        self._layout = layout
        self._work: list[Value] = []
        self._parts: list[Value] = []
        """What gives words a half, and may be one."""

    def grow(self, seed: Value) -> bool:
        """Whether all words that belong to one of them can be split."""
        if not self._grow(seed):
            return False
        while self._parts:
            part = self._parts.pop()
            before = self._state()
            if part not in self.words and not self._grow(part):
                if self.culprit is not None:
                    return False
                # An integer of 64 bits of which a half goes into a word: it stays what it is.
                self.words, self.parameters, self.results, self._parts = before
        return self._settle_types()

    def _grow(self, seed: Value) -> bool:
        self._add(seed)
        while self._work:
            word = self._work.pop()
            before = len(self.words)
            if word in self.ends or not self._comes_apart(word) or not all(self._may_use(word, user) for user in word.users):
                self._work.clear()
                self.culprit = self.culprit or self._half.get(word)
                return False
            for other in list(self.words)[before:]:
                if (half := other if _is_half_of(other, word) else self._half.get(word)) is not None:
                    self._half[other] = half
        return True

    def _state(self) -> tuple[dict[Value, None], dict[Function, set[int]], dict[Function, set[int]], list[Value]]:
        parameters = {function: set(indices) for function, indices in self.parameters.items()}
        results = {function: set(indices) for function, indices in self.results.items()}
        return dict(self.words), parameters, results, list(self._parts)

    def _settle_types(self) -> bool:
        """Whether of some words one half is a float and the other is not, for all that they are made of and used as."""
        origins = Origins()
        floats: dict[Value, set[int]] = {}
        for word in self.words:
            found = floats.setdefault(self._first(word), set())
            found |= float_halves(origins, word)
            found |= {half for half in (0, 1) for part in taken(word, half) if becomes_float(part)}
            found.update(*(float_places(self._layout, pointer) for pointer in places_in_memory(word)))
        for word in self.words:
            halves = floats[self._first(word)]
            self.types[word] = (ty.FLOAT if 0 in halves else ty.I32, ty.FLOAT if 1 in halves else ty.I32)
        return any(len(halves) == 1 for halves in floats.values())

    def _first(self, word: Value) -> Value:
        """What stands for all words that are the same one, through phis and calls."""
        while (before := self._same.get(word)) is not None:
            word = before
        return word

    def _be_same(self, one: Value, *others: Value) -> bool:
        for other in others:
            if not isinstance(other, val.Constant) and (first := self._first(other)) is not self._first(one):
                self._same[first] = self._first(one)
        return self._add(one, *others)

    def _add(self, *words: Value) -> bool:
        for word in words:
            if word not in self.words and not isinstance(word, val.Constant):
                self.words[word] = None
                self._work.append(word)
        return True

    def _comes_apart(self, word: Value) -> bool:
        """The halves of a word, from what it is made of."""
        if isinstance(word, Argument):
            return self._parameter(word.function, word.index)
        if isinstance(word, ins.Load):
            return not word.ordering and not word.volatile
        if isinstance(word, ins.Phi):
            return self._be_same(word, *word.operands)
        if isinstance(word, ins.Select):
            return self._be_same(word, *word.operands[1:])
        if isinstance(word, ins.ExtractValue):
            call = word.operands[0]
            return len(word.indices) == 1 and isinstance(call, ins.Call) and self._result(call.called_function, word.indices[0])
        if isinstance(word, ins.Call):
            return self._result(word.called_function, 0)
        if not isinstance(word, ins.Instruction):
            return False
        if word.opcode == "zext":
            return isinstance(word.operands[0].type, ty.IntType) and word.operands[0].type.bits <= WIDTH
        if word.opcode in ("shl", "lshr"):
            self._parts.append(word.operands[0])
            return isinstance(by := word.operands[1], val.ConstantInt) and 0 < by.value < 2 * WIDTH
        if word.opcode in LANES or word.opcode in ARITHMETIC:
            self._parts += [operand for operand in word.operands if not isinstance(operand, val.Constant)]
            if word.opcode in ("add", "sub") and isinstance(word.operands[1], val.ConstantInt) and lower_is_zero(word.operands[1]):
                return self._be_same(word, word.operands[0])
            return word.opcode != "mul" or only_lower(word) or any(map(lower_is_zero, word.operands))
        return word.opcode == "freeze" and self._be_same(word, word.operands[0])

    def _may_use(self, word: Value, user: ins.Instruction) -> bool:
        if isinstance(user, ins.Cast):
            return user.opcode == "trunc" and isinstance(user.type, ty.IntType) and user.type.bits <= WIDTH
        if isinstance(user, ins.Store):
            return user.value is word and user.pointer is not word and not user.ordering and not user.volatile
        if isinstance(user, ins.Compare):
            return compares_upper(user) or (user.predicate in ("eq", "ne") and self._add(*user.operands))
        if isinstance(user, ins.Call):
            callee = user.called_function
            return user.callee is not word and all(self._parameter(callee, k) for k, a in enumerate(user.arguments) if a is word)
        if isinstance(user, ins.Return):
            return self._result(user.function, 0)
        if isinstance(user, ins.InsertValue):
            return len(user.indices) == 1 and user.operands[0] is not word and self._is_returned(user, user.indices[0])
        if user in self.ends or (user.opcode == "ashr" and takes_half(user)):
            return True
        return user.opcode in ("phi", "select", "freeze", "shl", "lshr", *LANES, *ARITHMETIC) and self._add(user)

    def _is_returned(self, aggregate: Value, field: int) -> bool:
        """Whether an aggregate is put together for nothing but to be returned."""
        for user in aggregate.users:
            if isinstance(user, ins.Return):
                if not self._result(user.function, field):
                    return False
            elif not (isinstance(user, ins.InsertValue) and user.operands[0] is aggregate and self._is_returned(user, field)):
                return False
        return True

    def _parameter(self, function: Function | None, index: int) -> bool:
        if function is None or index >= len(function.arguments) or not self._may_change(function):
            return False
        if index in self.parameters.setdefault(function, set()):
            return True
        self.parameters[function].add(index)
        return self._be_same(function.arguments[index], *(call.arguments[index] for call in calls_of(function)))

    def _result(self, function: Function | None, field: int) -> bool:
        if function is None or not self._may_change(function):
            return False
        if field in self.results.setdefault(function, set()):
            return True
        self.results[function].add(field)
        whole = function.function_type.result is ty.I64
        same: list[Value] = []
        for call in calls_of(function):
            if whole:
                same.append(call)
            elif not all(isinstance(user, ins.ExtractValue) and len(user.indices) == 1 for user in call.users):
                return False
            else:
                same += [user for user in call.users if isinstance(user, ins.ExtractValue) and user.indices[0] == field]
        for block in function.blocks:
            if isinstance(block.terminator, ins.Return):
                value = block.terminator.operands[0]
                element = value if whole else field_of(value, field)
                if element is None or element.type is not ty.I64:
                    return False
                same.append(element)
        self.returned[function, field] = next((word for word in same if not isinstance(word, val.Constant)), function)
        return self._be_same(*[word for word in same if not isinstance(word, val.Constant)]) if same else True

    def _may_change(self, function: Function) -> bool:
        """Of a function of the program that is called by its name alone, and of which nobody says anything by that name."""
        if _is_stated(function.name):
            return False
        result = function.function_type.result
        plain = result is ty.I64 or not isinstance(result, ty.StructType) or all(not f.is_aggregate for f in result.fields or ())
        calls = calls_of(function)
        return (
            bool(function.blocks) and function is not self._root and plain and not function.function_type.variadic
            and bool(calls) and len(calls) == len(function.users) and not any(function in call.arguments for call in calls)
            and function not in self._kept and not any(call.bundles or call.tail == "musttail" for call in calls)
        )  # fmt: skip


def _is_half_of(one: Value, word: Value) -> bool:
    return isinstance(one, ins.BinaryOp) and takes_half(one) and one.operands[0] is word


def _is_stated(name: str) -> bool:
    """Whether a rule or a row says what calls of a function mean, in terms of its parameters."""
    own = scope()
    stated = (own.opaque, own.hidden, own.inactive, own.like, own.allocators, own.overwritten)
    return any(name in names for names in stated) or classify_external(name) is not None or allocator(name) is not None


def calls_of(function: Function) -> list[ins.Call]:
    return [user for user in function.users if isinstance(user, ins.Call) and user.called_function is function]


def field_of(value: Value, field: int) -> Value | None:
    """What an aggregate that is put together has in a field."""
    while isinstance(value, ins.InsertValue) and len(value.indices) == 1:
        if value.indices[0] == field:
            return value.operands[1]
        value = value.operands[0]
    if isinstance(value, val.ConstantUndef):
        return val.ConstantUndef(ty.I64)
    if isinstance(value, val.ConstantZero):
        return const_int(ty.I64, 0)
    return value.elements[field] if isinstance(value, val.ConstantAggregate) else None
