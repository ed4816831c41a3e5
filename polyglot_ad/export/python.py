"""A Python package around an exported library: `pip install` and `pip wheel` take it as it is, and it needs NumPy and cffi alone.

FOLDER/pyproject.toml, setup.py          the project
FOLDER/NAME/__init__.py, __init__.pyi    a function for each exported one, with its types
FOLDER/NAME/libNAME.so
"""

from __future__ import annotations

import keyword
import re
import shutil
from collections.abc import Sequence
from pathlib import Path

from polyglot_ad.bindings.dtypes import numpy_dtype
from polyglot_ad.bindings.flat import Label

from .interface import Exported, Interface, Place, one_or
from .wrapper import Wrapper

_HERE = Path(__file__).parent
_VIEWS = {"double": "double", "float": "float", "i64": "int64_t", "i32": "int32_t", "i16": "int16_t", "i8": "int8_t"}


def write_package(folder: Path, name: str, shared: Path, prototypes: str, exported: Sequence[Exported]) -> Path:
    """Write the project; its package's folder."""
    package = folder / name
    functions = [_Wrapper(Interface(one, name, "Python", _python_name)) for one in exported]
    package.mkdir(parents=True, exist_ok=True)
    text = (_HERE / "package" / "init.txt").read_text()
    listed = "\n".join(f"* `{one.line}`" for one in functions)
    filled = {"NAME": name, "LIST": listed}
    body = "\n\n\n".join(one.code() for one in functions)
    (package / "__init__.py").write_text(_filled(text, {**filled, "PROTOTYPES": prototypes, "CODE": body}))
    stubs = "\n".join(one.stub() for one in functions)
    (package / "__init__.pyi").write_text(f"from typing import Any\n\nimport numpy as np\nfrom numpy.typing import NDArray\n\n{stubs}\n")
    (package / "py.typed").touch()
    shutil.copy(shared, package / f"lib{name}.so")
    for file in ("pyproject.toml", "setup.py", "README.md"):
        (folder / file).write_text(_filled((_HERE / "package" / f"{file}.txt").read_text(), filled))
    return package


def _filled(text: str, words: dict[str, str]) -> str:
    for key, value in words.items():
        text = text.replace(f"<{key}>", value)
    return text


class _Wrapper(Wrapper):
    """Writes the Python function of one exported function."""

    nothing, complex_number, truth = "None", "complex({}, {})", "bool({})"

    # --- types

    def _type(self, k: int) -> str:
        dtype = numpy_dtype(self.parameters[k].dtype)
        return _scalar_type(dtype.kind) if self.parameters[k].kind == "scalar" else f"NDArray[np.{dtype.name}]"

    def _type_of_result(self) -> str:
        result = self.of.signature.result
        return "None" if result.kind == "none" else _scalar_type(numpy_dtype(result.dtype).kind)

    def _returned_type(self) -> str:
        value = self._type_of_result()
        if self.of.exported.kind == "value":
            return value
        if self.of.exported.kind == "gradient":
            each = [self._type(k) for k in self.of.differentiated]
        else:
            each = [*([value] if self.of.has_real_result else []), *map(self._type, self.of.moved)]
        return f"tuple[{value}, {one_or(each, 'tuple[', ']')}]"

    @property
    def line(self) -> str:
        """The function's first line, with types."""
        arguments = [
            f"{name}: {self._type(k)}" + (" | None = None" if self.parameters[k].optional else "") for k, name in enumerate(self.of.names)
        ]
        more = [
            f"{one.name}: {self._type_of_result()} = 1.0" if one.of is None else f"{one.name}: {self._type(one.of)} | None = None"
            for one in self.of.given
        ]
        return f"{self.of.name}({', '.join([*arguments, *(['*'] if more else []), *more])}) -> {self._returned_type()}"

    def stub(self) -> str:
        return f"def {self.line}: ..."

    # --- code

    def code(self) -> str:
        of = self.of
        parameters = [name + ("=None" if self.parameters[k].optional else "") for k, name in enumerate(of.names)]
        more = [f"{one.name}={'1.0' if one.of is None else 'None'}" for one in of.given]
        lines = [f"def {of.name}({', '.join([*parameters, *(['*'] if more else []), *more])}):", f'    """{self._document()}"""']
        lines += [f"    a{k} = {self._converted(k, name)}" for k, name in enumerate(of.names)]
        lines += [f"    {line}" for line in [*self._checks(), *self._derivatives()]]
        lines.append(f"    r = _slots({len(of.exported.flat.results)})")
        arguments = ", ".join([*map(self._expression, of.places), "r"])
        error = f"_lib.{of.exported.error}" if of.exported.error else "None"
        lines.append(f"    _checked(_lib.{of.exported.symbol}({arguments}), {of.signature.name!r}, {error})")
        return "\n".join([*lines, f"    return {self._returned()}"])

    def _document(self) -> str:
        signature = self.of.signature
        words = {
            "value": "writes to the arrays that it is given" if any(map(self.of.written, self.of.arrays)) else "",
            "gradient": "the value, and the gradient" + (" of the sum of outputs times cotangents" if len(self.of.given) > 1 else ""),
            "tangent": "the value, and the derivative along the tangents (None does not move)",
        }
        said = words[self.of.exported.kind]
        where = f"{Path(signature.source).name}:{signature.line}" if signature.source else ""
        about = signature.documentation.replace("\\", "\\\\").replace('"', "'")
        first = signature.name + (f": {said}" if said else "") + "."
        return "\n\n    ".join([first, *([about] if about else []), *([f"{signature.language} function, {where}"] if where else [])])

    def _converted(self, k: int, name: str) -> str:
        parameter = self.parameters[k]
        dtype = numpy_dtype(parameter.dtype)
        if parameter.kind == "scalar":
            convert = {"f": "_float", "c": "complex", "b": "bool"}.get(dtype.kind)
            text = f"{convert}({name})" if convert else f"_integer({name}, {name!r}, {dtype.itemsize * 8}, {dtype.kind == 'u'})"
        else:
            ndim = -1 if parameter.any_rank else len(parameter.shape)
            order = "A" if self.of.strided(k) else "F" if parameter.order == "F" else "C"
            text = f"_array({name}, {name!r}, {dtype.str!r}, {ndim}, {order!r}, {self.of.written(k)})"
        return f"None if {name} is None else {text}" if parameter.optional else text

    def _checks(self) -> list[str]:
        found: list[str] = []
        for k in self.of.arrays:
            tests = self.of.misfits(k)
            if tests:
                present = f"a{k} is not None and " if self.parameters[k].optional else ""
                what = f"{self.of.names[k]}: an array of shape {{a{k}.shape}} does not fit the other arguments"
                found.append(f'if {present}({" or ".join(tests)}): raise ValueError(f"{what}")')
        return found

    def _derivatives(self) -> list[str]:
        """Shadows and tangents."""
        lines = []
        for k in self.of.shadows:
            given = self.of.given_for(k)
            lines.append(f"s{k} = _like({given or None}, a{k}, {given!r})")
        for one in self.of.given:
            if one.of is not None and self.parameters[one.of].kind == "scalar":
                kind = "complex" if numpy_dtype(self.parameters[one.of].dtype).kind == "c" else "float"
                lines.append(f"s{one.of} = {kind}(0.0 if {one.name} is None else {one.name})")
        return lines

    def _expression(self, place: Place) -> str:
        if place.kind == "cotangent":
            if numpy_dtype(self.of.signature.result.dtype).kind == "c":
                return f"complex(cotangent).{'imag' if place.part else 'real'}"
            return "float(cotangent)"
        assert place.flat is not None
        half = f".{place.flat.kind}" if place.flat.kind in ("real", "imag") else ""
        if place.kind != "own":
            return f"_address(s{place.of})" if place.kind == "shadow" else f"s{place.of}{half}"
        name = f"a{place.of}"
        if place.flat.kind in ("data", "present"):
            return f"_address({name})" if place.flat.kind == "data" else f"{name} is not None"
        words = {"extent": f".shape[{place.flat.axis}]", "stride": f".strides[{place.flat.axis}]"}
        text = name + words.get(place.flat.kind, half)
        return f"(0 if {name} is None else {text})" if self.parameters[place.of].optional else text

    def _read(self, label: Label) -> str:
        found = self.of.slot(label)
        if found is None:
            return "0.0"
        number, type, unsigned = found
        return f"_read(r, {number}, {('u' if unsigned and type.startswith('i') else '') + _VIEWS[type]!r})"


def _scalar_type(kind: str) -> str:
    return {"f": "float", "c": "complex", "b": "bool"}.get(kind, "int")


def _python_name(name: str, k: int) -> str:
    plain = re.sub(r"\W", "_", name)
    return plain if plain.isidentifier() and not keyword.iskeyword(plain) and not plain.startswith("_") else f"argument{k}"
