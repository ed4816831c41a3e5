"""Texts that the C library copies to, or from, memory in which there are numbers, too: names in an arena.

To the analyses `strcpy` moves all bytes from an address on, among them those of numbers that lie behind the text, or before it in objects
that are not told apart. A loop that moves letter by letter moves letters, which are told apart from numbers when the derivative runs.
"""

from __future__ import annotations

from polyglot_ad.analysis.activity import ActivityAnalysis
from polyglot_ad.callees import describe
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import ConstantExpr, ConstantInt, ConstantString, GlobalVariable, Value

from ..control.blocks import split_block
from .index_tests import is_confused

_WHOLE, _ADDED, _PART, _ADDED_PART, _TO_END = (
    ("strcpy", "__strcpy_chk"),
    ("strcat", "__strcat_chk"),
    ("strncpy",),
    ("strncat",),
    ("stpcpy",),
)
_NAMES = (*_WHOLE, *_ADDED, *_PART, *_ADDED_PART, *_TO_END)
_LENGTH, _SHORTER = "strlen", "strnlen"
_FEW = 64
"""Letters that are stored one by one."""
_OF_NUMBERS = 4
"""To so many bytes numbers are aligned, at the least: two of them may be cleared at once."""
_STEPS = 16
"""Of arithmetic by which a length comes from that of a text."""


def copy_texts(activity: ActivityAnalysis) -> bool:
    """Replace calls that copy texts beside numbers by loops, or stores; whether there were any."""
    copied: list[ins.Call] = []
    stored: list[tuple[ins.Call, bytes]] = []
    words: list[ins.Load | ins.Store] = []

    little = activity.facts.module.data_layout.startswith("e")

    def mixed(pointer: Value) -> bool:
        return activity.facts.is_pointer(pointer) and is_confused(activity.facts.node(pointer))

    for function in activity.functions:
        for i in function.instructions():
            if isinstance(i, ins.Load | ins.Store):
                if little and _is_of_letters(i) and mixed(i.pointer):
                    words.append(i)
                continue
            called = i.called_function if isinstance(i, ins.Call) else None
            if called is None or called.blocks:
                continue
            assert isinstance(i, ins.Call)
            described = describe(i)
            if described.kind == "copy":
                letters = _constant(i)
                if letters is not None and mixed(i.arguments[0]):
                    stored.append((i, letters))
                elif letters is None and _is_text(i) and any(map(mixed, i.arguments[:2])):
                    copied.append(i)
            elif called.name in _NAMES and _moves_numbers(activity, i):
                copied.append(i)
    for call in copied:
        if call.called_function is not None and call.called_function.name in _NAMES:
            _copy(call)
        else:
            _letters(call, *call.arguments[:3])
            if not call.type.is_void:
                call.replace_all_uses_with(call.arguments[0])
            call.erase()
    for call, letters in stored:
        _store(call, call.arguments[0], letters)
        if not call.type.is_void:
            call.replace_all_uses_with(call.arguments[0])
    for i in words:
        if isinstance(i, ins.Load):
            i.replace_all_uses_with(_loaded(i))
        else:
            assert isinstance(i.value, ConstantInt)
            size = _bytes(i.value.type)
            _store(i, i.pointer, (i.value.value % (1 << 8 * size)).to_bytes(size, "little"))
    for done in (*(call for call, _ in stored), *words):
        done.erase()
    return bool(copied or stored or words)


def _bytes(type: ty.Type) -> int:
    return type.bits // 8 if isinstance(type, ty.IntType) else 0


def _is_of_letters(i: ins.Load | ins.Store) -> bool:
    """Whether this accesses several letters as one integer that is not aligned: a constant, or one that is compared."""
    type = i.type if isinstance(i, ins.Load) else i.value.type
    if _bytes(type) not in (2, 4, 8) or i.align >= min(_bytes(type), _OF_NUMBERS) or i.ordering or i.volatile:
        return False
    return isinstance(i.value, ConstantInt) if isinstance(i, ins.Store) else all(isinstance(u, ins.Compare) for u in i.users)


def _loaded(load: ins.Load) -> Value:
    """An integer of the letters, each of which is loaded by itself."""
    b = Builder(before=load)
    found: Value = const_int(load.type, 0)
    for k in range(_bytes(load.type)):
        letter = b.load(ty.I8, b.gep(ty.I8, load.pointer, [k], flags=("inbounds",)), align=1)
        if "dbg" in load.metadata:
            letter.metadata["dbg"] = load.metadata["dbg"]
        found = b.binary("or", found, b.binary("shl", b.cast("zext", letter, load.type), const_int(load.type, 8 * k)))
    return found


def _moves_numbers(activity: ActivityAnalysis, call: ins.Call) -> bool:
    row = describe(call).external
    return row is not None and any(activity.graph.text.numbers_copied(call, row, written) for written in (False, True))


def _constant(call: ins.Call) -> bytes | None:
    """The letters that a copy moves, where these are constant."""
    size, (base, offset) = call.arguments[2], _place(call.arguments[1])
    if not isinstance(size, ConstantInt) or not 0 < size.value <= _FEW or not isinstance(base, GlobalVariable) or not base.constant:
        return None
    text = base.initializer
    if not isinstance(text, ConstantString) or not 0 <= offset <= len(text.data) - size.value:
        return None
    return text.data[offset : offset + size.value]


def _is_text(call: ins.Call) -> bool:
    """Whether a copy moves as many bytes as a text has, or bytes of constant text."""
    source, length = call.arguments[1:3]
    if isinstance(length, ConstantInt):
        return False
    work, seen = [length], {length}
    while work:
        one = work.pop()
        if isinstance(one, ins.Call) and one.called_function is not None and one.called_function.name in (_LENGTH, _SHORTER):
            return True
        if isinstance(one, ins.Instruction) and one.opcode in ("add", "sub", "phi", "select", "freeze") and len(seen) < _STEPS:
            new = [o for o in (one.operands[1:] if one.opcode == "select" else one.operands) if o not in seen]
            seen.update(new)
            work += new
    return _are_letters(source)


def _are_letters(pointer: Value) -> bool:
    """Whether an address leads to constant text."""
    work, seen = [pointer], {pointer}
    while work:
        one = work.pop()
        if isinstance(one, ins.GetElementPtr) or (isinstance(one, ConstantExpr) and one.opcode == "getelementptr"):
            new = [one.operands[0]]
        elif isinstance(one, ins.Phi) or (isinstance(one, ins.Instruction) and one.opcode == "select"):
            new = list(one.operands if isinstance(one, ins.Phi) else one.operands[1:])
        elif isinstance(one, GlobalVariable) and one.constant and isinstance(one.initializer, ConstantString):
            new = []
        else:
            return False
        new = [value for value in new if value not in seen]
        seen.update(new)
        work += new
    return True


def _place(pointer: Value) -> tuple[Value, int]:
    """A base and a constant distance from it."""
    if isinstance(pointer, ConstantExpr) and pointer.opcode == "getelementptr" and pointer.source_type is ty.I8:
        base, *indices = pointer.operands
        if len(indices) == 1 and isinstance(indices[0], ConstantInt):
            return base, indices[0].value
    return pointer, 0


def _store(before: ins.Instruction, place: Value, letters: bytes) -> None:
    b = Builder(before=before)
    for k, letter in enumerate(letters):
        stored = b.store(const_int(ty.I8, letter), b.gep(ty.I8, place, [k], flags=("inbounds",)), align=1)
        if "dbg" in before.metadata:
            stored.metadata["dbg"] = before.metadata["dbg"]


def _copy(call: ins.Call) -> None:
    assert call.called_function is not None
    name = call.called_function.name
    target, source = call.arguments[:2]
    b = Builder(before=call)
    if name in (*_ADDED, *_ADDED_PART):
        target = b.gep(ty.I8, target, [b.call_named(_LENGTH, ty.I64, [target])])
    if name in (*_PART, *_ADDED_PART):
        length = b.call_named(_SHORTER, ty.I64, [source, call.arguments[2]])
        end = _letters(call, target, source, length)
        b = Builder(before=call)
        if name in _PART:
            rest = b.sub(call.arguments[2], length)
            b.call_named("llvm.memset.p0.i64", ty.VOID, [end, const_int(ty.I8, 0), rest, const_int(ty.I1, 0)])
        else:
            b.store(const_int(ty.I8, 0), end, align=1)
    else:
        # (The end is stored by itself, so that the result is an address that the program has, and no loop has to find it.)
        length = b.call_named(_LENGTH, ty.I64, [source])
        end = _letters(call, target, source, length)
        Builder(before=call).store(const_int(ty.I8, 0), end, align=1)
    call.replace_all_uses_with(end if name in _TO_END else call.arguments[0])
    call.erase()


def _letters(call: ins.Call, target: Value, source: Value, length: Value) -> Value:
    """Copy so many letters before a call; gives the address behind them."""
    before = call.block
    assert before is not None and before.function is not None
    rest = split_block(before, call)
    head, body = before.function.add_block("letters", before=rest), before.function.add_block("letter", before=rest)
    Builder(before).br(head)
    b = Builder(head)
    counter = b.phi(ty.I64, [(const_int(ty.I64, 0), before)])
    b.cond_br(b.icmp("ult", counter, length), body, rest)
    b = Builder(body)
    letter = b.load(ty.I8, b.gep(ty.I8, source, [counter], flags=("inbounds",)), align=1)
    stored = b.store(letter, b.gep(ty.I8, target, [counter], flags=("inbounds",)), align=1)
    for i in (letter, stored) if "dbg" in call.metadata else ():
        i.metadata["dbg"] = call.metadata["dbg"]
    counter.add_incoming(b.binary("add", counter, const_int(ty.I64, 1), flags=("nuw", "nsw")), body)
    b.br(head)
    return Builder(before=call).gep(ty.I8, target, [length], flags=("inbounds",))


__all__ = ["copy_texts"]
