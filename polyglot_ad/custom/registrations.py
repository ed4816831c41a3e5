"""Rules that a program registers itself: Enzyme's global variables, its annotations, and functions named after the one they belong to.

    void *__enzyme_register_gradient_f[] = {(void *)f, (void *)f_augmented, (void *)f_gradient};
    real function f_pad_derivative(x, dx)

What is read here becomes marks on functions; the variables are dropped. What cannot be read is an error: a rule that is lost would be a
wrong derivative.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from polyglot_ad.callees import allocator
from polyglot_ad.errors import DifferentiationError
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Function, GlobalVariable, Module, Value
from polyglot_ad.process.regex import regex
from polyglot_ad.rules import lookup
from polyglot_ad.signature.model import Signature

from .marks import CustomRule, check_name, mark, mark_rule, marks_of, rule_of
from .scope import CONSTANT

_VARIABLE = regex(
    r"__enzyme_(?P<kind>register_gradient|register_derivative|register_splitderivative|inactivefn|inactive_global|function_like"
    r"|allocation_like|nofree)"
)
_SUFFIX = regex(r"(?P<name>\w+?)_pad_(?P<what>derivative|augmented|gradient|inactive)$")


def take_registrations(module: Module, signatures: Sequence[Signature] = ()) -> set[str]:
    """Turn what a linked program registers into marks, in place. Gives the symbols that must stay visible: functions with a rule, and
    functions that are one."""
    for name, variable in list(module.globals.items()):
        found = _VARIABLE.search(name)
        if found is None or not isinstance(variable, GlobalVariable):
            continue
        if variable.initializer is not None:
            _READERS[found["kind"]](module, name, [*_scalars(variable.initializer)])
        _drop(module, variable)
    _annotations(module)
    _by_name(module, signatures)
    return marked(module)


def marked(module: Module) -> set[str]:
    """The functions with marks, and those that marks name; they become visible to the linker."""
    keep = {CONSTANT} & set(module.globals)
    for function in list(module.functions.values()):
        marks = marks_of(function)
        if not marks:
            continue
        rule = rule_of(function)
        named = rule.functions() if rule is not None else []
        if "allocation" in marks:
            named.append(marks["allocation"].split(";")[1])
        for one in (function.name, *named):
            other = module.functions[one]
            keep.add(one)
            if other.blocks and other.prefix.split(" ")[0] in ("internal", "private"):
                other.prefix = "dso_local"
    return keep


# reading variables --------------------------------------------------------------------------------------------------------------


def _scalars(value: Value) -> Iterator[Value]:
    """The members of an initialiser, without casts and padding."""
    if isinstance(value, val.ConstantAggregate):
        for element in value.elements:
            yield from _scalars(element)
    elif isinstance(value, val.ConstantExpr) and value.opcode in ("inttoptr", "ptrtoint", "bitcast", "addrspacecast"):
        yield from _scalars(value.operands[0])
    elif isinstance(value, val.ConstantZero) and isinstance(value.type, ty.ArrayType):
        yield from (val.ConstantInt(ty.I64, 0) for _ in range(value.type.count))
    elif isinstance(value, val.ConstantNull):
        yield val.ConstantInt(ty.I64, 0)
    elif isinstance(value, val.GlobalAlias):
        yield value.aliasee
    elif not isinstance(value, val.ConstantUndef):
        yield value


def _problem(name: str, why: str) -> DifferentiationError:
    return DifferentiationError("PAD-E307", f"the registration '{name}'", why, "see docs/custom-rules.md for what it must hold")


def _functions(module: Module, name: str, members: list[Value], count: int) -> list[Function]:
    if len(members) != count:
        raise _problem(name, f"it must hold {count} functions and nothing else; it has {len(members)} entries")
    found = [_function(module, member) for member in members]
    if any(function is None for function in found):
        raise _problem(name, "it must hold addresses of functions that are known when the program is compiled")
    return [function for function in found if function is not None]


def _function(module: Module, member: Value) -> Function | None:
    """The function that an entry means. A variable that holds an address known at compile time is taken for it, as Rust writes them."""
    if isinstance(member, GlobalVariable) and member.initializer is not None:
        inner = [*_scalars(member.initializer)]
        member = inner[0] if len(inner) == 1 else member
    return member if isinstance(member, Function) else None


def _add(function: Function, **given: str) -> None:
    """Add to the rule that a function has."""
    old = rule_of(function) or CustomRule()
    known = {key: getattr(old, key) for key in ("derivative", "augmented", "gradient", "split", "tangent")}
    mark_rule(function, CustomRule(**{**known, **{k: check_name(v) for k, v in given.items()}}, only=old.only))


def _gradient(module: Module, name: str, members: list[Value]) -> None:
    primal, augmented, gradient = _functions(module, name, members, 3)
    _add(primal, augmented=augmented.name, gradient=gradient.name)


def _derivative(module: Module, name: str, members: list[Value]) -> None:
    primal, derivative = _functions(module, name, members, 2)
    _add(primal, derivative=derivative.name)


def _split_derivative(module: Module, name: str, members: list[Value]) -> None:
    primal, augmented, tangent = _functions(module, name, members, 3)
    _add(primal, split=augmented.name, tangent=tangent.name)


def _inactive(module: Module, name: str, members: list[Value]) -> None:
    for member in members:
        function = _function(module, member)
        if function is None:
            raise _problem(name, "it must hold addresses of functions that are known when the program is compiled")
        mark(function, "inactive")


def _inactive_global(module: Module, name: str, members: list[Value]) -> None:
    variables = [member for member in members if isinstance(member, GlobalVariable)]
    if len(variables) != len(members):
        raise _problem(name, "it must hold addresses of global variables")
    _make_constant(module, variables)


def _make_constant(module: Module, variables: list[GlobalVariable]) -> None:
    old = module.globals.get(CONSTANT)
    known = list(old.initializer.elements) if isinstance(old, GlobalVariable) and isinstance(old.initializer, val.ConstantAggregate) else []
    elements = (*known, *(v for v in variables if v not in known))
    module.add_global(
        GlobalVariable(CONSTANT, ty.array(ty.PTR, len(elements)), val.ConstantAggregate(ty.array(ty.PTR, len(elements)), elements), True)
    )


def _like(module: Module, name: str, members: list[Value]) -> None:
    function = _function(module, members[0]) if len(members) == 2 else None
    meant = _text(members[1]) if len(members) == 2 else None
    if function is None or meant is None:
        raise _problem(name, 'it must hold a function and the name of the library function that it is like, such as "log1p"')
    _mark_like(function, meant, name)


def _mark_like(function: Function, meant: str, name: str) -> None:
    if lookup(meant) is None and allocator(meant) is None:
        raise _problem(name, f"there is no rule for a function '{meant}' (docs/rules.md)")
    mark(function, "like", meant)


def _allocation(module: Module, name: str, members: list[Value]) -> None:
    """(function, argument with the size, arguments of the deallocator as text: -1 is the address, deallocator)."""
    size = members[1].value if len(members) == 4 and isinstance(members[1], val.ConstantInt) else None
    text = _text(members[2]) if len(members) == 4 else None
    allocate, free = (_function(module, members[i]) if len(members) == 4 else None for i in (0, 3))
    if allocate is None or free is None or size is None or text is None:
        raise _problem(name, "it must hold the allocator, the position of its size, the deallocator's arguments as text, the deallocator")
    positions = [int(part) for part in text.split(",") if part.strip()]
    if -1 not in positions or any(p not in (-1, size) for p in positions):
        raise _problem(name, f"'{text}': the deallocator may take the address (-1) and the size ({size}) only")
    words = ",".join("pointer" if p == -1 else "size" for p in positions)
    mark(allocate, "allocation", f"{size};{free.name};{words}")
    mark(free, "deallocation", str(positions.index(-1)))


def _no_free(module: Module, name: str, members: list[Value]) -> None:
    """That a function frees nothing is not asked here: what is freed is known from the deallocators in the program."""


_READERS: dict[str, Callable[[Module, str, list[Value]], None]] = {
    "register_gradient": _gradient, "register_derivative": _derivative, "register_splitderivative": _split_derivative,
    "inactivefn": _inactive, "inactive_global": _inactive_global, "function_like": _like, "allocation_like": _allocation,
    "nofree": _no_free,
}  # fmt: skip


def _text(member: Value) -> str | None:
    """A string that an entry points to."""
    if isinstance(member, GlobalVariable) and isinstance(member.initializer, val.ConstantAggregate):
        inner = [*_scalars(member.initializer)]
        member = inner[0] if len(inner) == 1 else member
    if isinstance(member, GlobalVariable) and isinstance(member.initializer, val.ConstantString):
        return member.initializer.data.split(b"\0")[0].decode(errors="replace")
    return None


def _drop(module: Module, variable: GlobalVariable) -> None:
    """Remove a registration, also from the lists of what must stay."""
    for name in ("llvm.used", "llvm.compiler.used"):
        used = module.globals.get(name)
        if isinstance(used, GlobalVariable) and isinstance(used.initializer, val.ConstantAggregate):
            rest = tuple(e for e in used.initializer.elements if e is not variable)
            del module.globals[name]
            if rest:
                type = ty.array(ty.PTR, len(rest))
                made = GlobalVariable(name, type, val.ConstantAggregate(type, rest), prefix=used.prefix, suffix=used.suffix)
                module.add_global(made)
    if variable.users:
        raise _problem(variable.name, "the program itself uses this variable")
    del module.globals[variable.name]


# annotations and names ----------------------------------------------------------------------------------------------------------


def _annotations(module: Module) -> None:
    """`__attribute__((annotate("enzyme_inactive")))` and its like."""
    listed = module.globals.get("llvm.global.annotations")
    if not isinstance(listed, GlobalVariable) or not isinstance(listed.initializer, val.ConstantAggregate):
        return
    for entry in listed.initializer.elements:
        if not isinstance(entry, val.ConstantAggregate):
            continue
        subject, text = entry.elements[0], _text(entry.elements[1]) or ""
        if text == "enzyme_inactive" and isinstance(subject, Function):
            mark(subject, "inactive")
        elif text == "enzyme_inactive" and isinstance(subject, GlobalVariable):
            _make_constant(module, [subject])
        elif text.startswith("enzyme_function_like=") and isinstance(subject, Function):
            _mark_like(subject, text.partition("=")[2], f"annotation {text}")
        elif text.startswith("enzyme_shadow="):
            raise _problem(text, "shadows of global variables are the derivative's own")


def with_twins(module: Module, signature: Signature) -> list[Function]:
    """The function of a signature; with it, in Julia, the copies that other functions call."""
    function = module.functions[signature.symbol]
    if signature.language != "julia":
        return [function]
    start = f"jl.fn.{signature.name.rsplit('.', 1)[-1]}."
    copies = [f for name, f in module.functions.items() if name.startswith(start) and name[len(start) :].isdecimal()]
    return [function, *(f for f in copies if f.function_type is function.function_type)]


def mark_groups(function: Function, signature: Signature) -> None:
    """Mark which registers belong to one parameter of the language, and which parameters have no shadow: integers, also by reference."""
    groups: list[str] = []
    at = 0
    types = function.function_type.parameters
    for parameter in signature.parameters:
        count = 2 if parameter.passing == "slice" else 1
        numbers = not isinstance(parameter.dtype, str) or parameter.dtype[1] in "fc"
        if parameter.passing in ("complex", "image", "character", "option", "rust-box", "rust-rows") or parameter.hidden:
            return
        groups.append(f"{count}{'+' if numbers else '-'}")
        at += count
    if at == len(types):
        mark(function, "groups", " ".join(groups))


def _by_name(module: Module, signatures: Iterable[Signature]) -> None:
    """Functions called `f_pad_gradient` and so on, in any language, beside a function `f`."""
    by_name = {signature.name: signature.symbol for signature in signatures}
    signatures_by_symbol = {signature.symbol: signature for signature in signatures}
    for signature in signatures:
        found = _SUFFIX.search(signature.name)
        if found is None or signature.symbol not in module.functions:
            continue
        scope = signature.name[: found.start()]
        symbol = by_name.get(scope + found["name"])
        if symbol is None or symbol not in module.functions:
            raise _problem(signature.name, f"there is no function '{scope}{found['name']}' that it could belong to")
        for function in with_twins(module, signatures_by_symbol[symbol]):
            if found["what"] == "inactive":
                mark(function, "inactive")
            else:
                _add(function, **{found["what"]: signature.symbol})
                mark_groups(function, signatures_by_symbol[symbol])
