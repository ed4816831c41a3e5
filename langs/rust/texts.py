"""Texts that `format!` makes, in memory of the program's.

The standard library's function gives a `String` of its own: of where its text lies, and that nothing but text lies there, no analysis
knows. In a table whose keys are such texts, keys, values and the table itself are then one object. What is called here instead copies the
text to memory that the program asks for (`text.rs`), which the same compiler turns into code of the program.
"""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

import llvmlite.binding as llvm

from polyglot_ad.langs.running import run_compiler
from polyglot_ad.langs.rust.rustc import FOLDER, codegen
from polyglot_ad.langs.toolchain import Facts, executable_identity
from polyglot_ad.process.paths import kept_file
from polyglot_ad.process.regex import regex

# Its symbol contains the hash of the compiler; where a `String` lies in an argument, and how large it is, that compiler says.
_MARK = b"3fmt6format12format_inner"
_FORMATS = regex(r"_R\w*5alloc3fmt6format12format_inner")
_WAY = regex(r"_[ZR]\w*(?:5alloc3fmt6format|4core6option\S*11map_or_else)")
"""What the library itself calls it through, from `format!` on."""
_COPIES = "pad_rust_own_text"
_INSTEAD = "pad_rust_formatted"
_TAKES_AND_GIVES = regex(r"@pad_rust_own_text\(ptr [^,]*sret\((?P<room>\[\d+ x i8\])\)[^,]*, ptr [^,]*%\w+\)")
_BODY = """
declare void @"{formats}"(ptr, ptr, ptr)
declare void @pad_rust_own_text(ptr, ptr)
define linkonce_odr hidden void @pad_rust_formatted(ptr sret({room}) align 8 %into, ptr %template, ptr %arguments) alwaysinline {{
  %made = alloca {room}, align 8
  call void @"{formats}"(ptr sret({room}) align 8 %made, ptr %template, ptr %arguments)
  call void @pad_rust_own_text(ptr sret({room}) align 8 %into, ptr %made)
  ret void
}}
"""
_SOURCE = Path(__file__).with_name("text.rs")


def text_identity() -> str:
    return hashlib.sha256(_SOURCE.read_bytes()).hexdigest()[:16]


def with_own_texts(bitcode: bytes, made: Callable[[], bytes]) -> bytes:
    """A unit whose texts are copied; `made` gives the code of the function that copies, by the unit's compiler."""
    if _MARK not in bitcode:
        return bitcode
    module = llvm.parse_bitcode(bitcode)
    formats = [function for function in module.functions if function.is_declaration and _FORMATS.fullmatch(function.name)]
    if len(formats) != 1:
        return bitcode
    copies = llvm.parse_bitcode(made())
    ours = copies.get_function(_COPIES)
    form = _TAKES_AND_GIVES.search(str(ours).partition("{\n")[0])
    if form is None or str(formats[0].global_value_type) != "void (ptr, ptr, ptr)":
        return bitcode
    # Each unit has one of its own: they are as good as one.
    ours.linkage = llvm.Linkage.linkonce_odr
    ours.visibility = llvm.Visibility.hidden
    ours.add_function_attribute("alwaysinline")  # each text is an object of its own
    _inline_way_to(formats[0].name, module)
    name, formats[0].name = formats[0].name, _INSTEAD
    body = llvm.parse_assembly(_BODY.format(formats=name, room=form["room"]))
    for other in (body, copies):
        other.triple, other.data_layout = module.triple, module.data_layout
        module.link_in(other)
    module.verify()
    return bytes(module.as_bitcode())


def _inline_way_to(formats: str, module: llvm.ModuleRef) -> None:
    """Where a text is made, it is to be seen that its capacity is none of the numbers by which `Option`s and `Entry`s of texts say what
    they are: else keys in a table and the table's own elements seem to be one."""
    way = [function for function in module.functions if not function.is_declaration and _WAY.match(function.name)]
    callees = {function.name: _called_in(function) for function in way}
    found = {formats}
    while more := [function for function in way if function.name not in found and callees[function.name] & found]:
        for function in more:
            function.add_function_attribute("alwaysinline")
            found.add(function.name)


def _called_in(function: llvm.ValueRef) -> set[str]:
    calls = (i for block in function.blocks for i in block.instructions if i.opcode in ("call", "invoke"))
    return {operand.name for i in calls for operand in i.operands}


def compiled_by(command: Sequence[str], facts: Facts, panic: str, folder: Path) -> Callable[[], bytes]:
    """What makes the function's code; `folder`: where to run the compiler, since rustup lets folders choose one."""

    def read() -> bytes:
        identity = [facts.version, executable_identity(command), *(value for _, value in facts.details), text_identity(), panic]
        key = hashlib.sha256("|".join(identity).encode()).hexdigest()[:24]
        return kept_file(FOLDER, f"text-{key}.bc", make).read_bytes()

    def make() -> bytes:
        with tempfile.TemporaryDirectory(prefix="polyglot_ad-") as workspace:
            output = Path(workspace) / "text.bc"
            options = ("--crate-type=lib", "--crate-name=polyglot_ad_text", "--edition=2021", *codegen(panic), "-Cdebuginfo=0")
            run_compiler([*command, *options, f"--emit=llvm-bc={output}", str(_SOURCE)], folder)
            return output.read_bytes()

    return read


__all__ = ["compiled_by", "text_identity", "with_own_texts"]
