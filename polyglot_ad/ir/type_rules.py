"""Which operand and result types each opcode takes: one rule per shape of instruction, used by the verifier.

A rule yields what is wrong, in words that follow "operand types of …:".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from . import instructions as ins
from . import types as ty
from .types import Type
from .values import ConstantInt, ConstantUndef, ConstantZero

_INTEGER_OPERATIONS = frozenset(op for op in ins.BINARY if not op.startswith("f"))
_FLOAT_CASTS = {"fptrunc": (-1, ty.FloatType, ty.FloatType), "fpext": (1, ty.FloatType, ty.FloatType)}
_CASTS: dict[str, tuple[int, type[Type], type[Type]]] = {
    # opcode: sign of the change of width (0: any), class of the operand, class of the result
    "trunc": (-1, ty.IntType, ty.IntType),
    "zext": (1, ty.IntType, ty.IntType),
    "sext": (1, ty.IntType, ty.IntType),
    **_FLOAT_CASTS,
    "fptoui": (0, ty.FloatType, ty.IntType),
    "fptosi": (0, ty.FloatType, ty.IntType),
    "uitofp": (0, ty.IntType, ty.FloatType),
    "sitofp": (0, ty.IntType, ty.FloatType),
    "ptrtoint": (0, ty.PointerType, ty.IntType),
    "ptrtoaddr": (0, ty.PointerType, ty.IntType),
    "inttoptr": (0, ty.IntType, ty.PointerType),
    "addrspacecast": (0, ty.PointerType, ty.PointerType),
}


def _shape(type: Type) -> tuple[int, bool] | None:
    return (type.count, type.scalable) if isinstance(type, ty.VectorType) else None


def _first_class(type: Type) -> bool:
    return not isinstance(type, ty.FunctionType) and type not in (ty.VOID, ty.LABEL)


def _binary(i: ins.Instruction) -> Iterator[str]:
    left, right = (operand.type for operand in i.operands)
    if left is not right or i.type is not left:
        yield f"{left} and {right} make {i.type}"
    wanted = ty.IntType if i.opcode in _INTEGER_OPERATIONS else ty.FloatType
    if not isinstance(left.scalar, wanted):
        yield f"{left} where a {'float' if wanted is ty.FloatType else 'integer'} belongs"


def _unary(i: ins.Instruction) -> Iterator[str]:
    if i.type is not i.operands[0].type:
        yield f"{i.operands[0].type} makes {i.type}"
    if i.opcode == "fneg" and not isinstance(i.type.scalar, ty.FloatType):
        yield f"{i.type} where a float belongs"


def _cast(i: ins.Instruction) -> Iterator[str]:
    source, result = i.operands[0].type, i.type
    if i.opcode == "bitcast":
        if isinstance(source.scalar, ty.PointerType) != isinstance(result.scalar, ty.PointerType):
            yield f"{source} to {result}"
        elif not isinstance(source.scalar, ty.PointerType) and _bits(source) != _bits(result):
            yield f"{source} to {result}, of another width"
        return
    change, from_class, to_class = _CASTS[i.opcode]
    if _shape(source) != _shape(result):
        yield f"{source} to {result}, of another shape"
    if not isinstance(source.scalar, from_class) or not isinstance(result.scalar, to_class):
        yield f"{source} to {result}"
    elif change and (_bits(result) - _bits(source)) * change <= 0:
        yield f"{source} to {result}, which is not {'wider' if change > 0 else 'narrower'}"


def _bits(type: Type) -> int:
    count = type.count if isinstance(type, ty.VectorType) else 1
    scalar = type.scalar
    return count * scalar.bits if isinstance(scalar, ty.IntType | ty.FloatType) else -1


def _compare(i: ins.Instruction) -> Iterator[str]:
    left, right = (operand.type for operand in i.operands)
    if left is not right:
        yield f"{left} against {right}"
    allowed = ty.FloatType if i.opcode == "fcmp" else ty.IntType | ty.PointerType
    if not isinstance(left.scalar, allowed):
        yield f"{left}"
    if i.type.scalar is not ty.I1 or _shape(i.type) != _shape(left):
        yield f"the result is {i.type}"


def _select(i: ins.Instruction) -> Iterator[str]:
    condition, if_true, if_false = (operand.type for operand in i.operands)
    if if_true is not if_false or i.type is not if_true:
        yield f"{if_true} or {if_false} make {i.type}"
    if condition.scalar is not ty.I1 or (_shape(condition) is not None and _shape(condition) != _shape(if_true)):
        yield f"the condition is {condition}"


def _phi(i: ins.Instruction) -> Iterator[str]:
    for operand in i.operands:
        if operand.type is not i.type:
            yield f"{operand.type} arrives at a phi of {i.type}"


def _alloca(i: ins.Instruction) -> Iterator[str]:
    if any(not isinstance(operand.type, ty.IntType) for operand in i.operands) or len(i.operands) > 1:
        yield "the count of elements is one integer"


def _load(i: ins.Instruction) -> Iterator[str]:
    yield from _pointer(i.operands[0].type)
    if not _first_class(i.type):
        yield f"a load of {i.type}"


def _store(i: ins.Instruction) -> Iterator[str]:
    yield from _pointer(i.operands[1].type)
    if not _first_class(i.operands[0].type):
        yield f"a store of {i.operands[0].type}"


def _pointer(type: Type) -> Iterator[str]:
    if not isinstance(type, ty.PointerType):
        yield f"{type} where a pointer belongs"


def _getelementptr(i: ins.Instruction) -> Iterator[str]:
    base, *indices = (operand.type for operand in i.operands)
    if not isinstance(base.scalar, ty.PointerType) or i.type.scalar is not base.scalar:
        yield f"{base} makes {i.type}"
    if not indices or any(not isinstance(index.scalar, ty.IntType) for index in indices):
        yield "an index that is no integer, or none at all"
        return
    shapes = {_shape(type) for type in (base, *indices)} - {None}
    if len(shapes) > 1 or shapes != {_shape(i.type)} - {None}:
        yield f"shapes of vectors do not agree with {i.type}"
    assert isinstance(i, ins.GetElementPtr)
    yield from _walk(i)


def _walk(i: ins.GetElementPtr) -> Iterator[str]:
    type = i.source_type
    for index in i.operands[2:]:
        if isinstance(type, ty.StructType):
            fields = type.fields or ()
            if not isinstance(index, ConstantInt | ConstantZero) and not isinstance(index.type, ty.VectorType):
                yield f"an index into {type} that is no constant"
                return
            if isinstance(index.type, ty.VectorType):
                return
            number = index.value if isinstance(index, ConstantInt) else 0
            if not 0 <= number < len(fields):
                yield f"{type} has no field {number}"
                return
            type = fields[number]
        elif isinstance(type, ty.ArrayType | ty.VectorType):
            type = type.element
        else:
            yield f"an index into {type}"
            return


def _member(type: Type, indices: tuple[int, ...]) -> Type | None:
    for index in indices:
        if isinstance(type, ty.StructType) and type.fields is not None and index < len(type.fields):
            type = type.fields[index]
        elif isinstance(type, ty.ArrayType) and index < type.count:
            type = type.element
        else:
            return None
    return type


def _extractvalue(i: ins.Instruction) -> Iterator[str]:
    assert isinstance(i, ins.ExtractValue)
    member = _member(i.operands[0].type, i.indices)
    if member is None or member is not i.type:
        yield f"member {list(i.indices)} of {i.operands[0].type} as {i.type}"


def _insertvalue(i: ins.Instruction) -> Iterator[str]:
    assert isinstance(i, ins.InsertValue)
    aggregate, element = (operand.type for operand in i.operands)
    member = _member(aggregate, i.indices)
    if member is None or member is not element or i.type is not aggregate:
        yield f"{element} as member {list(i.indices)} of {aggregate}"


def _extractelement(i: ins.Instruction) -> Iterator[str]:
    vector, index = (operand.type for operand in i.operands)
    if not isinstance(vector, ty.VectorType) or i.type is not vector.element or not isinstance(index, ty.IntType):
        yield f"element {index} of {vector} as {i.type}"


def _insertelement(i: ins.Instruction) -> Iterator[str]:
    vector, element, index = (operand.type for operand in i.operands)
    if not isinstance(vector, ty.VectorType) or element is not vector.element or i.type is not vector or not isinstance(index, ty.IntType):
        yield f"{element} into {vector} at {index}"


def _shufflevector(i: ins.Instruction) -> Iterator[str]:
    left, right, mask = i.operands
    if not isinstance(left.type, ty.VectorType) or left.type is not right.type:
        yield f"{left.type} and {right.type}"
    elif not isinstance(mask.type, ty.VectorType) or mask.type.element is not ty.I32:
        yield f"a mask of {mask.type}"
    elif i.type is not ty.vector(left.type.element, mask.type.count, mask.type.scalable):
        yield f"the result is {i.type}"


def _call(i: ins.Instruction) -> Iterator[str]:
    assert isinstance(i, ins.CallBase)
    signature, arguments = i.function_type, i.arguments
    yield from _pointer(i.callee.type)
    if i.type is not signature.result:
        yield f"a call of {signature} makes {i.type}"
    if len(i.argument_attributes) != len(arguments):
        yield f"{len(arguments)} arguments with {len(i.argument_attributes)} sets of attributes"
    wanted = signature.parameters
    if len(arguments) < len(wanted) or (len(arguments) > len(wanted) and not signature.variadic):
        yield f"{len(arguments)} arguments for {signature}"
        return
    for number, (argument, parameter) in enumerate(zip(arguments, wanted, strict=False)):
        if argument.type is not parameter:
            yield f"argument {number} is {argument.type}, not {parameter}"


def _br(i: ins.Instruction) -> Iterator[str]:
    if len(i.operands) != len(i.targets) - 1 or any(operand.type is not ty.I1 for operand in i.operands):
        yield "a conditional branch has an i1 and two targets, another none and one"


def _switch(i: ins.Instruction) -> Iterator[str]:
    assert isinstance(i, ins.Switch)
    if not isinstance(i.operands[0].type, ty.IntType):
        yield f"a selector of {i.operands[0].type}"
    if len(i.cases) != len(i.targets) - 1:
        yield f"{len(i.cases)} cases with {len(i.targets)} targets"
    if len(set(i.cases)) != len(i.cases):
        yield "a case appears twice"


def _ret(i: ins.Instruction) -> Iterator[str]:
    result = i.function.function_type.result
    returned = i.operands[0].type if i.operands else ty.VOID
    if returned is not result:
        yield f"{returned} returned from a function of {result}"


def _indirectbr(i: ins.Instruction) -> Iterator[str]:
    yield from _pointer(i.operands[0].type)


def _landingpad(i: ins.Instruction) -> Iterator[str]:
    assert isinstance(i, ins.LandingPad)
    if not i.clauses and not i.cleanup:
        yield "neither a clause nor cleanup"
    for clause, operand in zip(i.clauses, i.operands, strict=True):
        if not isinstance(operand.type, ty.PointerType if clause == "catch" else ty.ArrayType):
            yield f"{clause} of {operand.type}"


def _cmpxchg(i: ins.Instruction) -> Iterator[str]:
    pointer, expected, new = (operand.type for operand in i.operands)
    yield from _pointer(pointer)
    if expected is not new or not isinstance(expected, ty.IntType | ty.PointerType):
        yield f"{expected} against {new}"


_FLOAT_RMW = frozenset(("fadd", "fsub", "fmax", "fmin", "fmaximum", "fminimum"))


def _atomicrmw(i: ins.Instruction) -> Iterator[str]:
    assert isinstance(i, ins.AtomicRMW)
    pointer, value = (operand.type for operand in i.operands)
    yield from _pointer(pointer)
    if i.operation in _FLOAT_RMW:
        if not isinstance(value.scalar, ty.FloatType):
            yield f"{i.operation} of {value}"
    elif i.operation != "xchg" and not isinstance(value, ty.IntType):
        yield f"{i.operation} of {value}"


def _funclet(i: ins.Instruction) -> Iterator[str]:
    if not i.operands or (i.operands[0].type is not ty.TOKEN and not isinstance(i.operands[0], ConstantUndef)):
        yield "the first operand is no token"


def _anything(i: ins.Instruction) -> Iterator[str]:
    return iter(())


OPERAND_COUNTS: dict[str, int] = {
    **dict.fromkeys(ins.BINARY, 2),
    **dict.fromkeys(ins.CASTS, 1),
    **dict.fromkeys(("fneg", "freeze", "load", "va_arg", "switch", "indirectbr", "resume", "extractvalue", "catchret", "cleanupret"), 1),
    **dict.fromkeys(("icmp", "fcmp", "store", "insertvalue", "extractelement", "atomicrmw"), 2),
    **dict.fromkeys(("select", "insertelement", "shufflevector", "cmpxchg"), 3),
    "unreachable": 0,
    "fence": 0,
}

TYPE_RULES: dict[str, Callable[[ins.Instruction], Iterator[str]]] = {
    **dict.fromkeys(ins.BINARY, _binary),
    **dict.fromkeys(ins.CASTS, _cast),
    **dict.fromkeys(("fneg", "freeze"), _unary),
    **dict.fromkeys(("icmp", "fcmp"), _compare),
    **dict.fromkeys(("call", "invoke", "callbr"), _call),
    **dict.fromkeys(("catchpad", "cleanuppad", "catchswitch", "catchret", "cleanupret"), _funclet),
    **dict.fromkeys(("fence", "unreachable", "resume"), _anything),
    "select": _select,
    "phi": _phi,
    "alloca": _alloca,
    "load": _load,
    "store": _store,
    "getelementptr": _getelementptr,
    "extractvalue": _extractvalue,
    "insertvalue": _insertvalue,
    "extractelement": _extractelement,
    "insertelement": _insertelement,
    "shufflevector": _shufflevector,
    "br": _br,
    "switch": _switch,
    "ret": _ret,
    "indirectbr": _indirectbr,
    "landingpad": _landingpad,
    "cmpxchg": _cmpxchg,
    "atomicrmw": _atomicrmw,
    "va_arg": _indirectbr,
}


def type_errors(instruction: ins.Instruction) -> Iterator[str]:
    count = OPERAND_COUNTS.get(instruction.opcode)
    if count is not None and len(instruction.operands) != count:
        yield f"{len(instruction.operands)} operands instead of {count}"
        return
    yield from TYPE_RULES[instruction.opcode](instruction)
