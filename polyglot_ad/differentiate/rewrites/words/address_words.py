"""Words that hold numbers and are moved as addresses are moved as integers.

Memory has no types, and a word is loaded as what it is used as somewhere. A number that lies where an address may lie (a union, a small
vector that keeps its elements where others keep an address, a generic container of `void *`) is moved as an address, then:

    %p = load ptr, ptr %union        store ptr %p, ptr %other        %x = bitcast (ptrtoint %p) to double

An address has a shadow, not an adjoint: the derivative of such a number would be lost. An integer carries both (`shadows/tagged.py`).

Two cases. No address is known that the value could be, and nobody accesses memory through it: then it is a word, whatever its type says,
as a parameter and as a result, too. Else it may be an address, and only what is stored where numbers lie, or becomes an integer, is loaded
again as an integer.
"""

from __future__ import annotations

from collections.abc import Iterator

from polyglot_ad.analysis.memory import MemoryFacts
from polyglot_ad.analysis.tbaa import MOVED
from polyglot_ad.errors import DifferentiationError
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.metadata import source_location
from polyglot_ad.ir.reached import in_constants
from polyglot_ad.ir.values import Argument, Function, Module, Value

_MOVES = ("phi", "select", "freeze")
_OF_ADDRESSES = ("nonnull", "align", "dereferenceable", "dereferenceable_or_null")
_OF_NUMBERS = ("noundef", "signext", "zeroext", "inreg")


def move_numbers_as_integers(module: Module, facts: MemoryFacts) -> bool:
    """In place; whether anything was changed."""
    functions = [f for f in module.functions.values() if f.blocks]
    values = [v for f in functions for v in (*f.arguments, *f.instructions()) if v.type is ty.PTR]
    found = {v for v in values if facts.content(v).find().floats}
    if not found:
        return False
    # What one word leads to, all lead to that it may be copied to.
    nodes = {facts.node(v) for v in found}
    nowhere = {n for n in nodes if not (n.origins - {"integer"} or n.sites or n.functions or n.entries or n.walks)}
    words = {v for v in values if facts.node(v) in nowhere}
    kept = in_constants(module) if words else set()  # tables may call these
    while refused := {facts.node(v) for v in words if not _can_be_integer(v, words, kept)}:
        words = {v for v in words if facts.node(v) not in refused}
    _Retyping(words).run(functions)
    return _Loads(found - words, facts).run(functions) or bool(words)


def _can_be_integer(value: Value, words: set[Value], kept: set[Function]) -> bool:
    if isinstance(value, Argument):
        assert value.function is not None
        return _is_only_called(value.function, kept) and _plain_uses(value, words, kept)
    if isinstance(value, ins.CallBase):
        callee = value.called_function
        if callee is None or not callee.blocks or not _is_only_called(callee, kept):
            return False
        return all(o in words or isinstance(o, val.Constant) for o in _results(callee)) and _plain_uses(value, words, kept)
    if isinstance(value, ins.Load):
        return not value.ordering and not value.volatile and _plain_uses(value, words, kept)
    made = isinstance(value, ins.Instruction) and (
        value.opcode in _MOVES or (value.opcode == "inttoptr" and value.operands[0].type is ty.I64)
    )
    return made and _plain_uses(value, words, kept)


def _plain_uses(value: Value, words: set[Value], kept: set[Function]) -> bool:
    """Uses as a word; every other one gets an address that is made of it again, if that is all it can be."""
    for user in value.users:
        if isinstance(user, ins.Store):
            if user.pointer is value or user.ordering or user.volatile:
                return False
        elif isinstance(user, ins.CallBase):
            callee = user.called_function
            if callee is None or not callee.blocks:
                continue
            if len(user.arguments) != len(callee.arguments) or user.callee is value or value in user.bundle_operands:
                return False
            if any(a is value and p not in words for a, p in zip(user.arguments, callee.arguments, strict=True)):
                return False
        elif user.opcode == "ret":
            calls = [u for u in user.function.users if isinstance(u, ins.CallBase)]
            if not _is_only_called(user.function, kept) or any(call not in words for call in calls):
                return False
        elif user.opcode not in ("ptrtoint", "icmp") and not (user.opcode in _MOVES and user in words):
            return False
    return True


def _is_only_called(function: Function, kept: set[Function]) -> bool:
    local = function.prefix.split()[:1] in (["internal"], ["private"])
    return (
        local
        and function not in kept
        and all(isinstance(u, ins.CallBase) and u.called_function is function and function not in u.arguments for u in function.users)
    )


def _results(function: Function) -> Iterator[Value]:
    return (i.operands[0] for i in function.instructions() if i.opcode == "ret" and i.operands)


class _Retyping:
    def __init__(self, words: set[Value]) -> None:
        self._words = words

    def run(self, functions: list[Function]) -> None:
        returning = {f for f in functions if f.function_type.result is ty.PTR and any(o in self._words for o in _results(f))}
        for value in self._words:
            value.type = ty.I64
            if isinstance(value, ins.Load):
                value.metadata = _of_integers(value.metadata)
        for function in functions:
            for instruction in list(function.instructions()):
                self._uses(instruction, function in returning)
        for function in functions:
            if function in returning or any(a in self._words for a in function.arguments):
                self._signature(function, function in returning)
        for function in functions:
            for instruction in list(function.instructions()):
                if instruction.opcode in ("ptrtoint", "inttoptr") and (
                    instruction in self._words or (instruction.opcode == "ptrtoint" and instruction.operands[0].type is ty.I64)
                ):
                    self._cast(instruction)

    def _uses(self, i: ins.Instruction, returning: bool) -> None:
        if isinstance(i, ins.CallBase):
            callee = i.called_function
            parameters = callee.arguments if callee is not None and callee.blocks else []
            for index, argument in enumerate(i.arguments):
                wanted = index < len(parameters) and parameters[index] in self._words
                if wanted:
                    self._as_integer(i, index)
                    i.argument_attributes[index] = _of_numbers(i.argument_attributes[index])
                elif argument in self._words:
                    i.set_operand(index, Builder(before=i).cast("inttoptr", argument, ty.PTR))
            if i in self._words:
                i.result_attributes = _of_numbers(i.result_attributes)
        elif isinstance(i, ins.Store) and i.value in self._words:
            i.metadata = {**i.metadata, MOVED: "!{}"}
        elif i.opcode == "ret" and returning:
            self._as_integer(i, 0)
        elif i.opcode in _MOVES and i in self._words:
            for index in range(1 if i.opcode == "select" else 0, len(i.operands)):
                self._as_integer(i, index)
        elif i.opcode == "icmp" and any(o in self._words for o in i.operands):
            self._as_integer(i, 0)
            self._as_integer(i, 1)

    def _as_integer(self, user: ins.Instruction, index: int) -> None:
        value = user.operands[index]
        if value.type is ty.I64:
            return
        if isinstance(value, val.ConstantNull | val.ConstantZero):
            integer: Value = const_int(ty.I64, 0)
        elif isinstance(value, val.ConstantUndef):
            integer = val.ConstantUndef(ty.I64)
        else:
            before = user.blocks[index].terminator if isinstance(user, ins.Phi) else user
            assert before is not None
            integer = Builder(before=before).cast("ptrtoint", value, ty.I64)
        user.set_operand(index, integer)

    def _signature(self, function: Function, returning: bool) -> None:
        result = ty.I64 if returning else function.function_type.result
        function.value_type = ty.function(result, tuple(a.type for a in function.arguments))
        for argument in function.arguments:
            if argument in self._words:
                argument.attributes = _of_numbers(argument.attributes)
        if returning:
            function.result_attributes = _of_numbers(function.result_attributes)
        for call in function.users:
            assert isinstance(call, ins.CallBase)
            call.function_type = function.function_type
            call.type = result

    def _cast(self, i: ins.Instruction) -> None:
        value = i.operands[0]
        if i.opcode == "ptrtoint" and i.type is not ty.I64:
            value = Builder(before=i).cast("trunc", value, i.type)
        i.replace_all_uses_with(value)
        i.erase()


def _of_integers(metadata: dict[str, str]) -> dict[str, str]:
    return {kind: node for kind, node in metadata.items() if kind not in _OF_ADDRESSES}


def _of_numbers(attributes: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(a for a in attributes if a in _OF_NUMBERS)


class _Loads:
    """What may be an address: where it goes to numbers, it is loaded again."""

    def __init__(self, found: set[Value], facts: MemoryFacts) -> None:
        self._found = found
        self._facts = facts
        self._made: dict[Value, Value] = {}

    def run(self, functions: list[Function]) -> bool:
        for function in functions:
            for i in function.instructions():
                self._refuse_what_comes_through_calls(i)
        taken = [i for f in functions for i in f.instructions() if self._is_taken(i)]
        for i in taken:
            word = self._word(i.operands[0], i)
            if isinstance(i, ins.Store):
                made = Builder(before=i).store(word, i.pointer)
                made.align, made.metadata = i.align, {**i.metadata, MOVED: "!{}"}
            else:
                i.replace_all_uses_with(word if i.type is ty.I64 else Builder(before=i).cast("trunc", word, i.type))
            address = i.operands[0]
            i.erase()
            if isinstance(address, ins.Cast) and not address.users:
                address.erase()  # (an address that is nobody's would be judged)
        return bool(taken)

    def _is_taken(self, i: ins.Instruction) -> bool:
        if i.opcode == "ptrtoint":
            return i.operands[0] in self._found and self._is_loaded(i.operands[0], set()) and self._is_number(i)
        return isinstance(i, ins.Store) and not i.ordering and not i.volatile and i.value in self._found and self._is_loaded(i.value, set())

    def _refuse_what_comes_through_calls(self, i: ins.Instruction) -> None:
        """What is an address and a number by turns has no adjoint where it is passed as an address."""
        if i not in self._found and not (i.opcode == "ptrtoint" and i.operands[0] in self._found):
            return
        if i.opcode == "ptrtoint":
            lost = any(u.opcode == "bitcast" for u in i.users) and self._comes_through_call(i.operands[0])
        elif i.opcode == "inttoptr":
            lost = _is_of_number(i.operands[0]) and any(u.opcode in ("call", "invoke", "ret") for u in i.users)
        else:
            lost = False
        if lost:
            raise DifferentiationError(
                "PAD-E105", "a number that is passed as an address", location=source_location(i),
                why="addresses are passed or kept there, too, and nobody knows the derivative of a number that is moved as an address",
                help="pass the union, or a pointer to the number; or keep numbers and addresses in memory of their own",
            )  # fmt: skip

    def _comes_through_call(self, value: Value) -> bool:
        seen: set[Value] = set()
        work = [value]
        while work:
            one = work.pop()
            if isinstance(one, Argument | ins.CallBase):
                return True
            if isinstance(one, ins.Instruction) and one.opcode in _MOVES and one not in seen:
                seen.add(one)
                work += [o for o in one.operands if o.type is ty.PTR]
        return False

    def _is_number(self, i: ins.Instruction) -> bool:
        """Whether something of the integer becomes a number, or is kept."""
        seen: set[Value] = set()
        work: list[ins.Instruction] = [i]
        while work:
            for user in work.pop().users:
                if user.opcode in ("bitcast", "store", "call", "invoke", "ret"):
                    return True
                if user.opcode in (*_MOVES, "trunc", "zext", "lshr", "shl", "or", "and") and user not in seen:
                    seen.add(user)
                    work.append(user)
        return False

    def _is_loaded(self, value: Value, seen: set[Value]) -> bool:
        if value in seen:
            return False
        seen.add(value)
        if isinstance(value, ins.Load):
            return value in self._found and not value.ordering and not value.volatile
        if isinstance(value, ins.Instruction) and value.opcode == "inttoptr":
            word = value.operands[0]
            return _is_of_number(word) or (isinstance(word, ins.Load) and bool(self._facts.content(word).find().floats))
        if isinstance(value, ins.Instruction) and value.opcode in _MOVES:
            return any(self._is_loaded(o, seen) for o in value.operands if o.type is ty.PTR)
        return False

    def _word(self, value: Value, at: ins.Instruction) -> Value:
        known = self._made.get(value)
        if known is not None:
            return known
        made: Value
        if isinstance(value, val.ConstantNull):
            return const_int(ty.I64, 0)
        if isinstance(value, val.ConstantUndef):
            return val.ConstantUndef(ty.I64)
        if isinstance(value, ins.Load) and value in self._found and not value.ordering and not value.volatile:
            assert value.block is not None
            loaded = Builder(before=value.block.after(value)).load(ty.I64, value.pointer)
            loaded.align = value.align
            loaded.metadata = {
                k: v for k, v in value.metadata.items() if k not in ("nonnull", "align", "dereferenceable", "dereferenceable_or_null")
            }
            made = loaded
        elif isinstance(value, ins.Instruction) and value.opcode == "inttoptr" and value.operands[0].type is ty.I64:
            return value.operands[0]
        elif isinstance(value, ins.Phi):
            assert value.block is not None
            made = phi = ins.Phi(ty.I64, [], value.name)
            value.block.insert(value.block.position(value), phi)
            self._made[value] = phi
            for operand, block in zip(value.operands, value.blocks, strict=True):
                assert block.terminator is not None
                phi.add_incoming(self._word(operand, block.terminator), block)
        elif isinstance(value, ins.Instruction) and value.opcode in ("select", "freeze"):
            words = [self._word(o, value) if o.type is ty.PTR else o for o in value.operands]
            b = Builder(before=value)
            select = value.opcode == "select"
            made = b.insert(ins.Select(words[0], words[1], words[2])) if select else b.insert(ins.UnaryOp("freeze", words[0]))
        else:
            return Builder(before=at).cast("ptrtoint", value, ty.I64)
        self._made[value] = made
        return made


def _is_of_number(value: Value) -> bool:
    """Whether an integer is, or may be, the bits of a number."""
    seen: set[Value] = set()
    work = [value]
    while work:
        one = work.pop()
        if isinstance(one, ins.Instruction) and one.opcode == "bitcast" and one.operands[0].type in (ty.DOUBLE, ty.FLOAT):
            return True
        if isinstance(one, ins.Instruction) and one.opcode in (*_MOVES, "zext", "or", "shl") and one not in seen:
            seen.add(one)
            work += one.operands
    return False
