"""What Rust functions return: numbers and records as they are, and what is wrapped around them.

Of `Result` and `Option` the content of `Ok` and `Some` comes back, and the other variant is an error. A `Box` is what it holds. `Vec` and
`Box<[T]>` are arrays that the callee has allocated, alone or as members of a tuple or a structure.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from polyglot_ad.process.regex import regex

from .building import Details, allocated_parameter, result_of
from .debug_info import Node, scope_names
from .debug_types import read_type, strip, unsupported_reason
from .model import Parameter, Result
from .rust_enums import Enumeration, enumeration
from .source_types import Record, Scalar, SourceType, Unsupported, dtype_of, dtype_size, size_of

Special = Callable[[Node], "SourceType | None"]
Returned = Result | tuple[Parameter, Result] | tuple[list[Parameter], Result]

_BOX = "alloc::boxed::Box<"
_PATH = regex(r"\b(?:\w+::)+")


def members(node: Node) -> dict[str, Node]:
    return {member.name: member for member in node.nodes("elements") if member is not None and member.tag == "DW_TAG_member"}


def is_vec(node: Node) -> bool:
    return node.name.startswith("Vec<") and scope_names(node)[:2] == ["alloc", "vec"]


def is_string(node: Node) -> bool:
    return node.name == "String" and scope_names(node)[:2] == ["alloc", "string"]


def is_wrapped(node: Node) -> bool:
    """Whether the result is not simply what the callee returns."""
    return _wanted(node) is not None or node.name.startswith(_BOX) or _has_arrays(node)


def words_of(node: Node, base: int = 0) -> dict[str, int]:
    """The offsets of "ptr", "len" and "cap" in a Vec or a String, wherever this compiler puts them."""
    offsets: dict[str, int] = {}
    for name, member in members(node).items():
        at = base + member.number("offset") // 8
        inner, _ = strip(member.node("baseType"))
        if name in ("ptr", "cap", "len"):
            offsets[name] = at
        elif name in ("buf", "inner", "vec") and inner is not None:
            offsets |= words_of(inner, at)
    return offsets


def element_of(node: Node, special: Special) -> SourceType:
    """What a Vec, or a String, is of."""
    parameters = [argument for argument in node.nodes("templateParams") if argument is not None]
    return read_type(parameters[0].node("type"), special) if parameters else Scalar("|u1")


def wrapped_result(node: Node, special: Special) -> Returned:
    """The result of a type for which `is_wrapped`."""
    arms: tuple[object, ...] = ()
    at, inside = 0, node
    while (found := _wanted(inside)) is not None:
        of, name = found
        arms = (*arms, _arm(of, name, at))
        content = next(variant.content for variant in of.variants if variant.name == name)
        member = members(content)["__0"] if content is not None else None
        bare, _ = strip(member.node("baseType") if member is not None else None)
        if member is None or bare is None:
            raise Unsupported(f"of the type `{node.name}`")
        at, inside = at + member.number("offset") // 8, bare
    whole: Details = (("whole", node.number("size") // 8), ("arms", arms))
    if inside.kind == "DIBasicType" and inside.name in ("()", "!"):
        return Result(detail=whole)
    if inside.name.startswith(_BOX) and inside.tag == "DW_TAG_pointer_type":
        found_type = read_type(inside.node("baseType"), special)
        result = result_of(found_type)
        return replace(result, detail=(*result.detail, *whole, ("at", at), ("boxed", size_of(found_type))))
    if made := _array(inside, at, 0, special):
        return replace(made[0], name="result"), Result(slots=made[1].slots, detail=whole)
    if _has_arrays(inside):
        return _members(inside, at, whole, special)
    result = result_of(read_type(inside, special))
    return replace(result, detail=(*result.detail, *whole, ("at", at)))


def _wanted(node: Node) -> tuple[Enumeration, str] | None:
    """The variant of a `Result` or an `Option` that is a result."""
    if not node.name.startswith(("Result<", "Option<")) or scope_names(node)[:1] != ["core"]:
        return None
    found = enumeration(node)
    return (found, "Ok" if node.name.startswith("Result<") else "Some") if found is not None else None


def _arm(of: Enumeration, name: str, at: int) -> object:
    """("tag", (offset, bytes)), the values of it that mean the variant (or those that do not), and what is said otherwise."""
    if of.tag is None:
        return ()
    value = of.value_of(name)
    tag = (at + of.tag[0], of.tag[1])
    test: tuple[str, tuple[int, ...]] = ("not", of.values_of_others(name)) if value is None else ("is", (value,))
    if name == "Some":
        return (tag, test, ("says", "the result is None"))
    content = next((variant.content for variant in of.variants if variant.name == "Err"), None)
    return (tag, test, _message(content, at))


def _message(content: Node | None, at: int) -> object:
    """What an `Err` says: its text, the name of its variant, or its type."""
    member = members(content).get("__0") if content is not None else None
    error, _ = strip(member.node("baseType") if member is not None else None)
    if member is None or error is None:
        return ("says", "the result is an Err")
    at += member.number("offset") // 8
    if error.kind == "DICompositeType" and error.name == "&str":
        words = {name: at + one.number("offset") // 8 for name, one in members(error).items()}
        return ("text", words["data_ptr"], words["length"])
    if error.kind == "DICompositeType" and is_string(error):
        offsets = words_of(error, at)
        return ("text", offsets["ptr"], offsets["len"])
    found = enumeration(error)
    if found is None or found.tag is None or scope_names(error)[:1] in (["core"], ["alloc"], ["std"]):
        return ("says", f"the result is Err({_PATH.sub('', error.name).replace(', Global>', '>')})")
    names = tuple((variant.value, f"the result is Err({found.name}::{variant.name})") for variant in found.variants)
    return ("variants", (at + found.tag[0], found.tag[1]), names)


def _has_arrays(node: Node) -> bool:
    """Whether it is a tuple or a structure of the program's with arrays that the callee has allocated."""
    if node.tag != "DW_TAG_structure_type" or is_vec(node) or scope_names(node)[:1] in (["core"], ["alloc"], ["std"]):
        return False
    types = [strip(member.node("baseType"))[0] for member in members(node).values()]
    return any(type is not None and (is_vec(type) or _is_boxed_slice(type)) for type in types)


def _is_boxed_slice(node: Node) -> bool:
    return node.name.startswith(f"{_BOX}[") and node.tag == "DW_TAG_structure_type"


def _array(node: Node, at: int, slot: int, special: Special) -> tuple[Parameter, Result] | None:
    """A Vec or a boxed slice at an offset of what is returned; its length goes to a slot of the results."""
    if is_vec(node):
        element, words = element_of(node, special), words_of(node, at)
    elif _is_boxed_slice(node):
        parts = members(node)
        pointer, _ = strip(parts["data_ptr"].node("baseType"))
        element = read_type(pointer.node("baseType") if pointer is not None else None, special)
        words = {name: at + parts[part].number("offset") // 8 for name, part in (("ptr", "data_ptr"), ("len", "length"))}
        words["cap"] = words["len"]
    else:
        return None
    if reason := unsupported_reason(element):
        raise Unsupported(f"an array of data that is {reason}")
    if set(words) != {"ptr", "len", "cap"}:
        raise Unsupported(f"of the type `{node.name}`")
    detail = (
        ("form", "rust-vec"), ("pointer", words["ptr"]), ("length", words["len"]), ("capacity", words["cap"]), ("slot", slot),
        ("element", size_of(element)), ("inside", True),
    )  # fmt: skip
    return allocated_parameter(element, 1, "C", detail)


def _members(node: Node, at: int, whole: Details, special: Special) -> tuple[list[Parameter], Result]:
    """A tuple or a structure with arrays: a hidden parameter for each member."""
    found: list[Parameter] = []
    slots = 0
    for name, member in members(node).items():
        type, _ = strip(member.node("baseType"))
        if type is None:
            raise Unsupported("of an unknown type")
        place = at + member.number("offset") // 8
        if made := _array(type, place, slots, special):
            parameter, slots = made[0], slots + 1
        else:
            parameter = _number(type, place, special)
        found.append(replace(parameter, name=f"result.{name.removeprefix('__')}"))
    return found, Result(slots=("i64",) * slots, detail=whole)


def _number(node: Node, at: int, special: Special) -> Parameter:
    type = read_type(node, special)
    if reason := unsupported_reason(type):
        raise Unsupported(f"of a structure with a member that is {reason}")
    if isinstance(type, Record):
        raise Unsupported(f"of a structure that has both arrays and another structure, `{type.name}`")
    dtype, shape = dtype_of(type)
    size = dtype_size(dtype)
    for extent in shape:
        size *= extent or 0
    detail = (("form", "rust-vec"), ("element", size), ("at", at), ("number", True), ("inside", True))
    return allocated_parameter(type, 0, "C", detail)[0]
