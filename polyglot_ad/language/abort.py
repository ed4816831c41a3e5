"""Functions on the way to an abort, as the languages describe them (`langs`): a row each, and the body that takes its place."""

from __future__ import annotations

import re
from dataclasses import dataclass

from polyglot_ad.ir.values import Function
from polyglot_ad.programs.error_record import MESSAGE_BYTES


@dataclass(frozen=True)
class Abort:
    """One function: `types` of its parameters as text (None: any), the message as for printf, and printf's arguments.

    An argument is IR ("i64 %0"), or "str %0 %1" for an address and a length. `located`: the last parameter is a core::panic::Location
    (address and length of a file's name, line, column), which goes before the message. `unwinds`: where the program catches what its
    language unwinds with, it is that, with the message; elsewhere it is an error of ours.
    """

    pattern: re.Pattern[str]
    types: tuple[str, ...] | None
    message: str
    arguments: tuple[str, ...] = ()
    located: bool = False
    unwinds: bool = False

    def matches(self, function: Function) -> bool:
        if not self.pattern.fullmatch(function.name):
            return False
        return self.types is None or self.types == tuple(str(type) for type in function.function_type.parameters)

    def body(self, function: Function) -> str:
        """A definition of the function in IR text."""
        types = [str(type) for type in function.function_type.parameters]
        lines: list[str] = []
        arguments: list[str] = []
        message = self.message
        if self.located:
            message = f"panicked at %.*s:%u:%u: {message}"
            last = f"%{len(types) - 1}"
            lines += [
                f"%file = load ptr, ptr {last}, align 8",
                f"%length.at = getelementptr i8, ptr {last}, i64 8",
                "%length.wide = load i64, ptr %length.at, align 8",
                "%length = trunc i64 %length.wide to i32",
                f"%line.at = getelementptr i8, ptr {last}, i64 16",
                "%line = load i32, ptr %line.at, align 4",
                f"%column.at = getelementptr i8, ptr {last}, i64 20",
                "%column = load i32, ptr %column.at, align 4",
            ]
            arguments += ["i32 %length", "ptr %file", "i32 %line", "i32 %column"]
        for number, argument in enumerate(self.arguments):
            if argument.startswith("str "):
                _, address, size = argument.split()
                lines.append(f"%size.{number} = trunc i64 {size} to i32")
                arguments += [f"i32 %size.{number}", f"ptr {address}"]
            else:
                arguments.append(argument)
        data = message.encode() + b"\0"
        text = "".join(chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\' else f"\\{byte:02X}" for byte in data)
        label = f'"pad.text.{function.name}"'
        parameters = ", ".join(f"{type} %{index}" for index, type in enumerate(types))
        call = ", ".join(["ptr @pad.error.text", f"i64 {MESSAGE_BYTES}", f"ptr @{label}", *arguments])
        lines += [f"call i32 (ptr, i64, ptr, ...) @snprintf({call})", "call void @pad.raise.kept()", "unreachable"]
        return (
            f'@{label} = private unnamed_addr constant [{len(data)} x i8] c"{text}"\n'
            f'define internal {function.function_type.result} @"{function.name}"({parameters}) noreturn cold noinline {{\nstart:\n  '
            + "\n  ".join(lines) + "\n}\n"
        )  # fmt: skip


def exactly(name: str) -> re.Pattern[str]:
    return re.compile(re.escape(name))


def types_of(text: str) -> tuple[str, ...]:
    return tuple(text.split())
