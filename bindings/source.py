"""Generated Python: one straight function per signature and kind of call, so that a call costs what its arguments cost and no more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from .loader import ffi, pointer

FILE = "polyglot_ad call:"
"""How the names of the files begin that generated functions seem to come from."""


class Source:
    """Lines of one function being written, and the objects its names stand for."""

    def __init__(self, name: str, parameters: Sequence[str]) -> None:
        self.name = name
        self.parameters = list(parameters)
        self.lines: list[str] = []
        self.names: dict[str, Any] = {
            "ndarray": np.ndarray,
            "zeros": np.zeros,
            "zeros_like": np.zeros_like,
            "conj": np.conjugate,
            "buf": ffi.from_buffer,
            "pointer": pointer,
            "NULL": ffi.NULL,
        }

    def line(self, text: str, depth: int = 0) -> None:
        self.lines.append("    " * (depth + 1) + text)

    def bind(self, name: str, value: object) -> str:
        """Make `value` known to the function as `name`."""
        assert self.names.get(name, value) is value, f"{name} is bound twice"
        self.names[name] = value
        return name

    def function(self) -> Callable[..., Any]:
        text = "\n".join([f"def {self.name}({', '.join(self.parameters)}):", *self.lines, ""])
        code = compile(text, f"<{FILE} {self.name}>", "exec")
        scope = dict(self.names)
        exec(code, scope)
        made: Callable[..., Any] = scope[self.name]
        return made


def tuple_of(items: Sequence[str]) -> str:
    """A tuple display, right for one item too."""
    return f"({', '.join(items)}{',' if len(items) == 1 else ''})"
