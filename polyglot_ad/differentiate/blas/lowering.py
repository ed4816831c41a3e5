"""A call of a routine, whatever its form, as one of the canonical routine (form.py)."""

from __future__ import annotations

from abc import ABC, abstractmethod

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Function, Value
from polyglot_ad.rules.blas import Operand, Row, Symbol, canonical_name

from ..rewrites.control.blocks import split_block
from .form import REAL, function_type, is_complex, result_type


class Lowering(ABC):
    """One call. `values` holds the canonical arguments by operand."""

    def __init__(self, call: ins.CallBase, symbol: Symbol) -> None:
        self.call = call
        self.symbol = symbol
        self.row: Row = symbol.row
        self.type = symbol.type
        self.integer = ty.integer(symbol.family.bits)
        self.builder = Builder(before=call)
        self.values: dict[str, list[Value]] = {}
        self.info: Value | None = None
        self.by_rows: Value | None = None
        """Whether matrices lie by rows, where conjugates are to be taken then."""
        self.lengths: list[Value] = []
        self.work: list[tuple[str, Value]] = []
        """Lengths of workspace, and what they are lengths of (its kind)."""

    @abstractmethod
    def fits(self) -> bool:
        """Whether the call has the form that the routine has in this interface."""

    @abstractmethod
    def read(self) -> None:
        """Find the canonical arguments in the call's."""

    def replace(self) -> None:
        self.builder = Builder(before=self.call)
        self.read()
        self._answer_query()
        arguments = [value for operand in self.row.operands for value in self.values[operand.name]]
        module = self.builder.module
        name, type = canonical_name(self.symbol.family, self.type, self.row), function_type(self.type, self.row)
        if self.by_rows is not None:
            name = f"pad.la.{self.symbol.family.name}.{self.type}.any_{self.row.name}"
            arguments, type = [self.by_rows, *arguments], ty.function(type.result, [ty.I32, *type.parameters])
        callee = module.functions.get(name)
        if callee is None:
            callee = module.add_function(Function(name, type, attributes=("nounwind",)))
        made = self.builder.call(callee, arguments, name=self.call.name if self._returned() is not None else "")
        if "dbg" in self.call.metadata:
            made.metadata["dbg"] = self.call.metadata["dbg"]
        self.finish(made)
        if self.call.users:
            self.call.replace_all_uses_with(val.ConstantUndef(self.call.type))
        self.call.erase()

    def _answer_query(self) -> None:
        """A call that asks for the size of the workspace gets an answer, and does nothing else. Ours is allocated where it is used: any
        answer will do."""
        if not self.lengths:
            return
        b = self.builder
        asked: Value = const_int(ty.I1, 0)
        for length in self.lengths:
            asked = b.binary("or", asked, b.icmp("eq", length, const_int(ty.I64, -1)))
        block = self.call.block
        assert block is not None and block.function is not None
        rest = split_block(block, self.call)
        answer, work = block.function.add_block("workspace.query"), block.function.add_block("routine")
        Builder(block).cond_br(asked, answer, work)
        b.at_end(answer)
        size: Value = const_int(ty.I64, 1)
        for operand in self.row.operands:
            if operand.kind == "i":
                size = b.add(size, self.values[operand.name][0])
        size = b.mul(size, const_int(ty.I64, 64))
        for kind, pointer in self.work:
            if kind == "I":
                b.store(b.cast("trunc", size, self.integer), pointer)
            else:
                b.store(b.cast("sitofp", size, REAL[self.type]), pointer)
        if self.info is not None:
            b.store(const_int(self.integer, 0), self.info)
        b.br(rest)
        b.at_end(work)
        end = b.br(rest)
        b.at(end)

    def _returned(self) -> ty.Type | None:
        """The type of a number that the routine returns."""
        return result_type(self.type, self.row) if self.row.result in ("s", "r", "double") else None

    def finish(self, made: ins.Call) -> None:
        """Hand on what the routine gives back."""
        if self._returned() is not None:
            self.call.replace_all_uses_with(made)
        elif self.row.result == "info" and self.info is not None:
            self.builder.store(self.builder.cast("trunc", made, self.integer), self.info)
        elif self.row.name in ("dotc", "dotu"):
            self._complex_result()

    # complex numbers returned -----------------------------------------------------------------------------------------------

    def _complex_result(self) -> None:
        if not self._returns_complex(self.call.type):
            return
        b, real = self.builder, REAL[self.type]
        place = self.values["r"][0]
        both = [b.load(real, b.gep(real, place, [k])) for k in range(2)]
        whole: Value = val.ConstantUndef(self.call.type)
        for k, part in enumerate(both):
            if isinstance(self.call.type, ty.VectorType):
                whole = b.insert(ins.InsertElement(whole, part, const_int(ty.I64, k)))
            else:
                whole = b.insert_value(whole, part, k)
        self.call.replace_all_uses_with(whole)

    def _returns_complex(self, type: ty.Type) -> bool:
        real = REAL[self.type]
        if isinstance(type, ty.VectorType):
            return type.element is real and type.count == 2
        if isinstance(type, ty.ArrayType):
            return type.element is real and type.count == 2
        return isinstance(type, ty.StructType) and list(type.fields or ()) == [real, real]

    def _place(self) -> Value:
        """Memory for a complex result."""
        block = self.call.block
        assert block is not None and block.function is not None
        entry = block.function.entry
        return Builder(before=entry.instructions[0]).alloca(ty.array(REAL[self.type], 2), name="dot")

    # letters ----------------------------------------------------------------------------------------------------------------

    def letter(self, operand: Operand, value: Value) -> Value:
        """For real matrices C is T."""
        if operand.name.startswith("trans") and not is_complex(self.type):
            return self._replaced(value, "C", "T")
        return value

    def _replaced(self, value: Value, old: str, new: str) -> Value:
        if isinstance(value, val.ConstantInt):
            return const_int(ty.I32, ord(new)) if value.value == ord(old) else value
        b = self.builder
        return b.select(b.icmp("eq", value, const_int(ty.I32, ord(old))), const_int(ty.I32, ord(new)), value)

    def widened(self, value: Value) -> Value:
        return self.builder.cast("sext", value, ty.I64)
