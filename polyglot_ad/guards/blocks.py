"""The table of the memory that a program has allocated and not freed (runtime/memory/blocks.c).

Only a program with global variables that may hold addresses has one. The table is a variable like the program's own: the primal library
has it, and derivatives borrow it (llvm/state.py). The primal tells it what it allocates and frees, and so do derivatives, which ask
it for what earlier calls left (differentiate/shadows/earlier.py).
"""

from __future__ import annotations

import re

from polyglot_ad import runtime
from polyglot_ad.callees import Allocator, allocation_of
from polyglot_ad.callees.allocators import allocator
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.values import GlobalVariable, Module, Value
from polyglot_ad.process.regex import regex

from .held_memory import MARK
from .splice import splice

TABLE = "pad.state.blocks"
TYPE = ty.struct((ty.PTR, ty.I64))
NOTE, FORGET = "pad.blocks.note", "pad.blocks.forget"
OWN, DISOWN, END = "pad.earlier.own", "pad.earlier.disown", "pad.earlier.end"
LEFT, DIFFERS, VARIABLE = "pad.earlier.shadow", "pad.earlier.differs", "pad.earlier.variable"
ASKED = (LEFT, DIFFERS, VARIABLE, OWN)
SHADOW = '"pad.shadow"'
"""The attribute of a call that allocates a shadow of what the program allocates."""
_DEFINED = f"@{TABLE} = global {{ ptr, i64 }} zeroinitializer, align 8\n"
_VARIABLE = regex(r'^@"?pad\.state\.[^\n]*? global (?P<type>[^\n]*)$', re.M)
_NUMBERS = regex(r"(?:\[\d+ x )*(?:half|bfloat|float|double|x86_fp80|fp128|i1|i16|i32|(?<!\d x )i8)\b")
_DECLARATION = regex(r'^declare [^@\n]*@("?)(?P<name>[\w.$-]+)\1\((?P<parameters>[^\n]*?)\)[^()\n]*(?:\([^()\n]*\)[^()\n]*)*$', re.M)


# --- in the text of a program


def with_table(text: str) -> str:
    """The program, with a table if it has global variables that may hold addresses, and allocates memory."""
    if any(not _NUMBERS.match(found["type"]) for found in _VARIABLE.finditer(text)) and _allocators(text):
        return text.replace("\ndefine ", f"\n{_DEFINED}\ndefine ", 1)  # where variables are looked for (llvm/modules.py)
    return text


def has_table(text: str) -> bool:
    return f"@{TABLE} = " in text


def without_table(text: str) -> str:
    return re.sub(rf"^@{re.escape(TABLE)} = .*\n", "", text, flags=re.M)


def note_blocks(text: str) -> str:
    """The program itself as it runs: what allocates and frees also tells the table."""
    if not has_table(text):
        return text
    rows = _allocators(text)
    if not rows:
        return text
    names = "|".join(re.escape(name) for name in sorted(rows, key=len, reverse=True))
    body: list[str] = []
    kept: list[str] = []
    for line in text.splitlines():
        (kept if line.startswith("declare ") else body).append(line)
    renamed = re.sub(rf'@("?)({names})\1(?![\w.$-])', lambda found: f'@"{_around(found[2])}"', "\n".join(body))
    declared = "\n".join(kept)
    wrappers = [_wrapper(row, parameters, result) for row, parameters, result in rows.values()]
    own = runtime.read("memory", "blocks.ll")
    added = [
        line
        for line in own.splitlines()
        if not line.startswith(f"@{TABLE} ") and not ((found := _DECLARATION.match(line)) and f"@{found['name']}(" in declared)
    ]
    return "\n".join([renamed, declared, *added, *wrappers, ""])


def _around(name: str) -> str:
    return f"pad.blocks.of.{name}"


def _allocators(text: str) -> dict[str, tuple[Allocator, list[str], str]]:
    """The functions that allocate or free memory of the C library's heap: name to (row, types of parameters, type of the result)."""
    found: dict[str, tuple[Allocator, list[str], str]] = {}
    for declaration in _DECLARATION.finditer(text):
        row = allocator(declaration["name"])
        if row is not None and is_noted(row):
            parameters = [part.split()[0] for part in re.sub(r"\([^()]*\)", "", declaration["parameters"]).split(",") if part.strip()]
            result = re.sub(r"\([^()]*\)", "", declaration[0].partition("@")[0]).split()[-1]
            found[row.name] = row, parameters, result
    return found


def is_noted(row: Allocator) -> bool:
    """Whether this is memory of the C library's heap, which belongs to the program."""
    return row.kind in ("alloc", "zeroed", "realloc", "free") and row.heap


def _wrapper(row: Allocator, parameters: list[str], result: str) -> str:
    given = ", ".join(f"{type} %{k}" for k, type in enumerate(parameters))
    lines = [f'define internal {result} @"{_around(row.name)}"({given}) noinline uwtable {{']
    if row.pointer is not None:
        lines.append(f"  call void @{FORGET}(ptr %{row.pointer})")
    if result == "void":
        return "\n".join([*lines, f'  call void @"{row.name}"({given})', "  ret void", "}"])
    lines.append(f'  %made = call {result} @"{row.name}"({given})')
    if row.kind != "free":
        lines += _noting(row, parameters)
    return "\n".join([*lines, f"  ret {result} %made", "}"])


def _noting(row: Allocator, parameters: list[str]) -> list[str]:
    lines: list[str] = []
    size = ""
    for k, index in enumerate(row.size):
        wide = f"%{index}"
        if parameters[index] != "i64":
            lines.append(f"  %wide.{k} = zext {parameters[index]} %{index} to i64")
            wide = f"%wide.{k}"
        if size:
            lines.append(f"  %size.{k} = mul i64 {size}, {wide}")
        size = f"%size.{k}" if size else wide
    block = "%made"
    if row.place >= 0:
        lines += [f"  %there = load ptr, ptr %{row.place}, align 8", "  %fine = icmp eq i32 %made, 0",
                  "  %block = select i1 %fine, ptr %there, ptr null"]  # fmt: skip
        block = "%block"
    return [*lines, f"  call void @{NOTE}(ptr {block}, i64 {size})"]


# --- in a module with derivatives


def note_blocks_of(module: Module) -> None:
    """What derivatives allocate for the program, and free, is told to the table, and the shadows of it to that of the call."""
    if TABLE not in module.globals:
        return
    asked = END in module.functions
    for function in [f for f in module.functions.values() if not f.is_declaration]:
        for call in [i for i in function.instructions() if isinstance(i, ins.CallBase)]:
            row = allocation_of(call)
            if row is not None and is_noted(row):
                _tell(call, row, asked)
    splice(module, runtime.read("memory", "blocks.ll"))
    if asked:
        splice(module, runtime.read("memory", "earlier.ll"))
        _without_arena(module)


def _tell(call: ins.CallBase, row: Allocator, asked: bool) -> None:
    block = call.block
    assert block is not None
    if row.pointer is not None:
        before = Builder(before=call)
        for name in (FORGET, *((DISOWN,) if asked else ())):
            before.call_named(name, ty.VOID, [call.arguments[row.pointer]])
    if row.kind == "free" or MARK in call.attributes or SHADOW in call.attributes:
        return
    if isinstance(call, ins.Invoke):
        normal = call.targets[0]
        if block.function is None or sum(normal in other.successors for other in block.function.blocks) != 1:
            return
        after = Builder(before=next(i for i in normal.instructions if i.opcode != "phi"))
    else:
        after = Builder(before=block.after(call))
    made: Value = call
    if row.place >= 0:
        there = after.load(ty.PTR, call.arguments[row.place])
        made = after.select(after.icmp("eq", call, const_int(ty.I32, 0)), there, zero(ty.PTR))
    size: Value = const_int(ty.I64, 1)
    for index in row.size:
        size = after.mul(size, after.cast("zext", call.arguments[index], ty.I64))
    after.call_named(NOTE, ty.VOID, [made, size])


def _without_arena(module: Module) -> None:
    """Nothing is held."""
    function = module.functions["pad.tape.shadow"]
    if function.is_declaration:
        function.prefix = "internal"
        function.attributes = ()
        Builder(function.add_block("entry")).ret(zero(ty.PTR))


def declare_table(module: Module) -> None:
    """In a program with a table, which it does not use itself."""
    if TABLE not in module.globals:
        module.add_global(GlobalVariable(TABLE, TYPE, None, prefix="external", suffix=", align 8"))


def end_earlier(builder: Builder) -> None:
    """Where a call of a derivative is over, and with it what it knew of earlier memory."""
    if any(name in builder.module.functions for name in ASKED):
        builder.call_named(END, ty.VOID, [])
