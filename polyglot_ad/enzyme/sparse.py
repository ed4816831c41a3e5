"""`__enzyme_todense(load, store, arguments…)`: the address of an array that is nowhere.

What is read at a byte offset of it is what `load(offset, arguments…)` gives, what is written goes to `store(value, offset, arguments…)`: a
shadow that collects the entries of a sparse matrix, or one that is a unit vector. When all derivatives are made, what such an address is
given to is inlined, until nothing but loads and stores of it is left; these become calls.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from polyglot_ad.callees import is_memory_copy, is_memory_set
from polyglot_ad.errors import DifferentiationError
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.layout import data_layout
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.values import Function, Value
from polyglot_ad.llvm.native import early, inlined

from .lazy_module import Pieces
from .request import refusal, resolved

NAME = "__enzyme_todense"
_ROUNDS = 64
"""Calls within calls that are inlined."""


def without_arrays(text: str) -> str:
    """The module without arrays that are nowhere."""
    if NAME not in text:
        return text
    text = early(text)
    for _ in range(_ROUNDS):
        pieces = Pieces(text)
        division = pieces.divided(NAME)
        module = parse(division.text)
        arrays = [_Array(call, number) for number, call in enumerate(_calls(list(module.functions.values())))]
        if not arrays:
            return text
        unclear = any(not isinstance(resolved(a), Function) for array in arrays for a in array.call.arguments[:2])
        for array in arrays:
            array.follow(pieces.defined)
        inner = [call for array in arrays for call in array.inner]
        outward = [_inline(array) for array in arrays if array.returned]
        if not inner and not unclear and not any(outward):
            for array in arrays:
                array.replace()
        for call in inner:
            call.attributes = (*call.attributes, "alwaysinline")
        for name in division.heads:
            del module.functions[name]
        text = print_module(module) + division.others
        if inner or any(outward):
            text = early(text)
        elif unclear:
            text = inlined(text)
    raise refusal(arrays[0].call, "a function that is given its address calls itself", "pass it to functions that can be inlined")


def _calls(functions: Sequence[Function]) -> list[ins.CallBase]:
    calls = (i for function in functions for i in function.instructions() if isinstance(i, ins.CallBase))
    return [call for call in calls if call.called_function is not None and NAME in call.called_function.name]


def _is_lifetime(value: Value) -> bool:
    return isinstance(value, ins.CallBase) and value.called_function is not None and value.called_function.name.startswith("llvm.lifetime.")


def _inline(array: _Array) -> bool:
    """Inline a function that returns an address where it is called; whether that was still to be done."""
    function = array.call.function
    attributes = function.all_attributes()
    function.attributes = (*(a for a in attributes if a not in ("noinline", "optnone", "alwaysinline")), "alwaysinline")
    return "alwaysinline" not in attributes


@dataclass
class _Array:
    """One call, and what is done to its address. `inner`: the calls that are given it; `returned`: whether its function returns it."""

    call: ins.CallBase
    number: int
    inner: list[ins.CallBase] = field(default_factory=list)
    accesses: list[ins.Instruction] = field(default_factory=list)
    addresses: set[Value] = field(default_factory=set)
    returned: bool = False
    _place: str = ""
    """The line of the access that is replaced."""

    def follow(self, defined: set[str]) -> None:
        """Find all that is done. Raises what cannot be."""
        work: list[Value] = [self.call]
        joins: list[ins.Instruction] = []
        while work:
            address = work.pop()
            if address in self.addresses:
                continue
            self.addresses.add(address)
            for user in address.users:
                if isinstance(user, ins.GetElementPtr) or user.opcode in ("bitcast", "freeze"):
                    work.append(user)
                elif isinstance(user, ins.Phi | ins.Select):
                    joins.append(user)
                    work.append(user)
                elif isinstance(user, ins.CallBase) and user.called_function is not None and user.called_function.name in defined:
                    self.inner.append(user)
                elif isinstance(user, ins.Load) or (isinstance(user, ins.Store) and user.pointer is address) or self._is_known(user):
                    self.accesses.append(user)
                elif user.opcode == "ret":
                    self.returned = True
                else:
                    raise self._refused(f"its address is used by '{user.opcode}'")
        if self.inner:
            return
        for join in joins:
            chosen = join.operands[1:] if isinstance(join, ins.Select) else join.operands
            if not all(operand in self.addresses for operand in chosen):
                raise self._refused("its address and another one come together")

    def _is_known(self, user: ins.Instruction) -> bool:
        if user.opcode == "icmp":
            return any(isinstance(operand, val.ConstantNull) for operand in user.operands)
        return is_memory_copy(user) or is_memory_set(user) or _is_lifetime(user)

    def _refused(self, why: str) -> DifferentiationError:
        return refusal(self.call, why, "use the address as the shadow of an array of numbers, one by one")

    # what takes the place of accesses -------------------------------------------------------------------------------------------

    def replace(self) -> None:
        if self.returned:
            Builder(before=self.call).call_named("llvm.trap", ty.VOID, [])  # (it is inlined in all its callers here)
        for address in self.addresses:
            if isinstance(address, ins.GetElementPtr):
                address.flags = ()  # these addresses are in no object
        for access in dict.fromkeys(self.accesses):
            b = Builder(before=access)
            self._place = access.metadata.get("dbg", "") or self.call.metadata.get("dbg", "")
            if isinstance(access, ins.Load):
                access.replace_all_uses_with(self._loaded(b, access.type, self._offset(b, access.pointer)))
            elif isinstance(access, ins.Store):
                self._stored(b, access.value, self._offset(b, access.pointer))
            elif isinstance(access, ins.Compare):
                access.replace_all_uses_with(const_int(ty.I1, int(access.predicate == "ne")))
            elif isinstance(access, ins.CallBase):
                self._move(b, access)
            access.erase()
        self.call.replace_all_uses_with(val.ConstantNull(ty.PTR))
        self.call.erase()

    def _offset(self, b: Builder, address: Value) -> Value:
        return b.cast("ptrtoint", address, ty.I64)

    @property
    def _extra(self) -> list[Value]:
        return self.call.arguments[2:]

    @property
    def _element(self) -> ty.Type:
        store = self._function(1)
        found = store.function_type.parameters[0] if store.function_type.parameters else ty.VOID
        if not found.is_float:
            raise self._refused("the first argument of its second function is no number")
        return found

    def _function(self, position: int) -> Function:
        found = resolved(self.call.arguments[position])
        assert isinstance(found, Function)
        return found

    def _call(self, b: Builder, position: int, given: Sequence[Value], extra: Sequence[Value]) -> Value:
        function = self._function(position)
        wanted = function.function_type.parameters
        if len(wanted) != len(given) + len(extra):
            raise self._refused(f"'{function.name}' takes {len(wanted)} arguments, and there are {len(given) + len(extra)}")
        passed: list[Value] = []
        for value, type in zip((*given, *extra), wanted, strict=True):
            if isinstance(value.type, ty.IntType) and isinstance(type, ty.IntType) and value.type is not type:
                value = b.cast("trunc" if value.type.bits > type.bits else "sext", value, type)
            if value.type is not type:
                raise self._refused(f"'{function.name}' takes {type} where it is given {value.type}")
            passed.append(value)
        made = b.call(function, passed, function.function_type)
        made.argument_attributes = [a.attributes for a in function.arguments]
        made.calling_convention = function.calling_convention
        return self._located(made)

    def _located(self, made: ins.Call) -> ins.Call:
        if self._place and made.block is not None and made.block.function is self.call.function:
            made.metadata["dbg"] = self._place
        return made

    def _loaded(self, b: Builder, type: ty.Type, offset: Value) -> Value:
        if not isinstance(type, ty.VectorType):
            found = self._call(b, 0, [offset], self._extra)
            if found.type is not type:
                raise self._refused(f"{type} is read from it, and its first function gives {found.type}")
            return found
        whole: Value = val.ConstantUndef(type)
        for lane, at in enumerate(self._lanes(b, type, offset)):
            whole = b.insert(ins.InsertElement(whole, self._loaded(b, type.element, at), const_int(ty.I64, lane)))
        return whole

    def _stored(self, b: Builder, value: Value, offset: Value) -> None:
        if not isinstance(value.type, ty.VectorType):
            self._call(b, 1, [value, offset], self._extra)
            return
        for lane, at in enumerate(self._lanes(b, value.type, offset)):
            self._stored(b, b.insert(ins.ExtractElement(value, const_int(ty.I64, lane))), at)

    def _lanes(self, b: Builder, type: ty.VectorType, offset: Value) -> list[Value]:
        size = data_layout(b.module.data_layout).size(type.element)
        return [b.add(offset, const_int(ty.I64, lane * size)) for lane in range(type.count)]

    def _move(self, b: Builder, call: ins.CallBase) -> None:
        """Memory that is set or copied, number by number."""
        assert call.called_function is not None
        if _is_lifetime(call):
            return
        target, source, size = call.arguments[:3]
        if is_memory_set(call):
            if not (isinstance(source, val.ConstantInt) and source.value == 0):
                raise self._refused("bytes that are not zero are written to it")
            self._each(
                b,
                "fill",
                size,
                [self._offset(b, target)],
                lambda b, at, own, extra: self._call(b, 1, [zero(self._element), b.add(own[0], at)], extra),
            )
        elif source not in self.addresses:
            self._each(
                b,
                "take",
                size,
                [self._offset(b, target), source],
                lambda b, at, own, extra: self._call(b, 1, [b.load(self._element, b.gep(ty.I8, own[1], [at])), b.add(own[0], at)], extra),
            )
        elif target not in self.addresses:
            self._each(
                b,
                "give",
                size,
                [target, self._offset(b, source)],
                lambda b, at, own, extra: b.store(self._call(b, 0, [b.add(own[1], at)], extra), b.gep(ty.I8, own[0], [at])),
            )
        else:
            raise self._refused("it is copied to itself")

    def _each(
        self,
        b: Builder,
        what: str,
        size: Value,
        own: Sequence[Value],
        do: Callable[[Builder, Value, Sequence[Value], Sequence[Value]], object],
    ) -> None:
        """Call a new function that does something for every number of `size` bytes."""
        passed = [b.cast("zext", size, ty.I64), *own, *self._extra]
        module = b.module
        name = module.unique_name(f"pad.todense.{self.number}.{what}")
        function = module.add_function(Function(name, ty.function(ty.VOID, [v.type for v in passed]), prefix="internal"))
        entry, head, body, done = (function.add_block(word) for word in ("entry", "head", "body", "done"))
        Builder(entry).br(head)
        at = Builder(head).phi(ty.I64, [(const_int(ty.I64, 0), entry)])
        Builder(head).cond_br(Builder(head).icmp("ult", at, function.arguments[0]), body, done)
        inside = Builder(body)
        do(inside, at, function.arguments[1 : 1 + len(own)], function.arguments[1 + len(own) :])
        step = const_int(ty.I64, data_layout(module.data_layout).size(self._element))
        assert isinstance(at, ins.Phi)
        at.add_incoming(inside.add(at, step), body)
        inside.br(head)
        Builder(done).ret()
        self._located(b.call(function, passed))
