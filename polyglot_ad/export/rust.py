"""A Rust module around an exported library: NAME.rs, for `include!`, with safe functions on numbers and slices.

An array of one dimension is a slice; of several, a slice and its shape. The elements of Fortran's arrays lie in the order of Fortran.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from polyglot_ad.bindings.dtypes import numpy_dtype
from polyglot_ad.bindings.flat import Label

from .expressions import Words, printed
from .interface import Exported, Interface, Place, one_or
from .wrapper import Wrapper

_TYPES = {"double": "f64", "float": "f32", "i64": "i64", "i32": "i32", "i16": "i16", "i8": "i8"}
_RESERVED = frozenset(
    ("as", "async", "await", "box", "break", "const", "continue", "crate", "dyn", "else", "enum", "extern", "false", "fn", "for", "if",
     "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub", "ref", "return", "self", "static", "struct", "super", "trait",
     "true", "type", "unsafe", "use", "where", "while", "yield", "try", "union", "cotangent", "status", "abstract", "final", "gen")
)  # fmt: skip
_FRAME = """// NAME: native functions and their derivatives, made by polyglot_ad.

/// What native code, or the test of its arguments, found wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Error(pub String);

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Error {}

#[allow(dead_code)]
type Said = unsafe extern "C" fn() -> *const std::os::raw::c_char;

#[allow(dead_code)]
fn check(status: i32, name: &str, said: Option<Said>) -> Result<(), Error> {
    if status == 0 {
        return Ok(());
    }
    let why = match said {
        Some(said) => unsafe { std::ffi::CStr::from_ptr(said()) }.to_string_lossy().into_owned(),
        None => format!("status {status}"),
    };
    Err(Error(format!("{name}: {why}")))
}

#[allow(dead_code)]
fn beside<T: Copy + Default>(len: usize, given: Option<&[T]>, name: &str) -> Result<Vec<T>, Error> {
    match given {
        None => Ok(vec![T::default(); len]),
        Some(given) if given.len() == len => Ok(given.to_vec()),
        Some(given) => Err(Error(format!("{name}: expected {len} elements, got {}", given.len()))),
    }
}

CODE
"""


def write_rust(folder: Path, name: str, exported: Sequence[Exported]) -> Path:
    """Write folder/NAME.rs."""
    functions = [_Wrapper(Interface(one, name, "Rust", _rust_name)) for one in exported]
    path = folder / f"{name}.rs"
    path.write_text(_FRAME.replace("CODE", "\n\n".join(one.code() for one in functions)).replace("NAME", name))
    return path


class _Wrapper(Wrapper):
    """Writes the Rust function of one exported function."""

    nothing, complex_number, truth = "()", "[{}, {}]", "({}) != 0"

    # --- types

    def _element(self, k: int) -> str:
        dtype = numpy_dtype(self.parameters[k].dtype)
        return _rust_type(dtype.kind, dtype.itemsize)

    def _type(self, k: int) -> str:
        element = self._element(k)
        if self.parameters[k].kind != "scalar":
            element = f"&mut [{element}]" if self.of.written(k) else f"&[{element}]"
        return f"Option<{element}>" if self.parameters[k].optional else element

    def _result_type(self) -> str:
        result = self.of.signature.result
        if result.kind == "none":
            return "()"
        dtype = numpy_dtype(result.dtype)
        return _rust_type(dtype.kind, dtype.itemsize)

    def _has_shape(self, k: int) -> bool:
        return self.parameters[k].kind != "scalar" and not self.parameters[k].any_rank and len(self.parameters[k].shape) > 1

    def _arguments(self) -> list[str]:
        found = []
        for k, name in enumerate(self.of.names):
            found.append(f"{name}: {self._type(k)}")
            if self._has_shape(k):
                found.append(f"{name}_shape: [usize; {len(self.parameters[k].shape)}]")
        for one in self.of.given:
            if one.of is None:
                found.append(f"{one.name}: {self._result_type()}")
            elif self.parameters[one.of].kind == "scalar":
                found.append(f"{one.name}: {'[f64; 2]' if self._element(one.of).startswith('[') else 'f64'}")
            else:
                found.append(f"{one.name}: Option<&[{self._element(one.of)}]>")
        return found

    def _returned_type(self) -> str:
        value = self._result_type()
        if self.of.exported.kind == "value":
            return value
        if self.of.exported.kind == "gradient":
            each = [self._element(k) if self.parameters[k].kind == "scalar" else self._vector(k) for k in self.of.differentiated]
        else:
            each = [*([value] if self.of.has_real_result else []), *map(self._vector, self.of.moved)]
        return f"({value}, {one_or(each, '(', ')')})"

    def _vector(self, k: int) -> str:
        return f"Option<Vec<{self._element(k)}>>" if self.parameters[k].optional else f"Vec<{self._element(k)}>"

    # --- code

    def code(self) -> str:
        of = self.of
        unsafe = "unsafe " if self._untested() else ""
        head = f"pub {unsafe}fn {of.name}({', '.join(self._arguments())}) -> Result<{self._returned_type()}, Error> {{"
        safety = ["///", "/// # Safety", f"/// Nothing is known of how much of {self._untested()} it uses."] if unsafe else []
        lines = [f"/// {self._document()}", *safety, "#[allow(clippy::all, unused_parens, dead_code)]", head, *self._externs()]
        for k in of.arrays:
            lines += self._array(k)
        lines += [f"    let mut s{k} = {self._beside(k)};" for k in of.shadows]
        lines.append(f"    let mut results = [0u64; {max(1, len(of.exported.flat.results))}];")
        arguments = ", ".join([*map(self._expression, of.places), "results.as_mut_ptr() as *mut std::os::raw::c_void"])
        said = f"Some({of.exported.error})" if of.exported.error else "None"
        lines.append(f"    let status = unsafe {{ {of.exported.symbol}({arguments}) }};")
        lines.append(f'    check(status, "{of.signature.name}", {said})?;')
        returned = self._returned() if self.of.exported.kind == "value" else f"({self._returned()})"
        return "\n".join([*lines, f"    Ok({returned})", "}"])

    def _untested(self) -> str:
        """The arrays that only an address is known of."""
        parameters = enumerate(self.parameters)
        names = [self.of.names[k] for k, p in parameters if p.kind != "scalar" and p.any_rank and not self.of.misfits(k)]
        return ", ".join(f"`{name}`" for name in names)

    def _document(self) -> str:
        words = {"value": "", "gradient": ": the value, and the gradient", "tangent": ": the value, and the derivative along the tangents"}
        return f"{self.of.signature.name}{words[self.of.exported.kind]}."

    def _externs(self) -> list[str]:
        of = self.of
        arguments = [f"a{n}: {_native(place.type, place.unsigned)}" for n, place in enumerate(of.places)]
        declared = f"fn {of.exported.symbol}({', '.join([*arguments, 'results: *mut std::os::raw::c_void'])}) -> i32;"
        error = [f"        fn {of.exported.error}() -> *const std::os::raw::c_char;"] if of.exported.error else []
        return ['    extern "C" {', f"        {declared}", *error, "    }"]

    def _array(self, k: int) -> list[str]:
        """Lines that test an array."""
        name, parameter = self.of.names[k], self.parameters[k]
        wrong = f'return Err(Error(format!("{name}: an array of {{}} elements does not fit the other arguments", a{k}.len())));'
        tests = [printed(test, self._words()) for test in self.of.misfits(k)]
        if self._has_shape(k):
            tests.insert(0, f"{name}_shape.iter().product::<usize>() != a{k}.len()")
        if not tests:
            return []
        body = f"if {' || '.join(tests)} {{ {wrong} }}"
        if parameter.optional:
            return [f"    if let Some(a{k}) = {name}.as_ref() {{ {body} }}"]
        return [f"    {{ let a{k} = &{name}; {body} }}"]

    def _words(self) -> Words:
        def name(variable: str) -> str:
            return f"({self.of.names[int(variable[1:])]} as i128)"

        def member(variable: str, member: str, axis: int) -> str:
            k = int(variable[1:])
            own = self.of.names[k]
            if member == "nbytes":
                return (
                    f"(std::mem::size_of_val(&{own}[..]) as i128)"
                    if not self.parameters[k].optional
                    else f"(std::mem::size_of_val(&a{k}[..]) as i128)"
                )
            if member == "shape" and self._has_shape(k):
                return f"({own}_shape[{axis}] as i128)"
            return f"({own if not self.parameters[k].optional else variable}.len() as i128)"

        def call(word: str, a: str, b: str) -> str:
            method = {"//": "div_euclid", "max": "max", "min": "min"}[word]
            return f"i128::{method}({a}, {b})" if word == "//" else f"std::cmp::{method}::<i128>({a}, {b})"

        return Words(name, member, call, lambda test, a, b: f"(if {test} {{ {a} }} else {{ {b} }})")

    def _beside(self, k: int) -> str:
        name = self.of.names[k]
        given = self.of.given_for(k) or "None"
        if self.parameters[k].optional:
            return f'match {name}.as_ref() {{ Some(own) => Some(beside(own.len(), {given}, "{name}")?), None => None }}'
        return f'beside::<{self._element(k)}>({name}.len(), {given}, "{given if given != "None" else name}")?'

    def _expression(self, place: Place) -> str:
        if place.kind == "cotangent":
            return f"cotangent[{place.part}]" if self._result_type().startswith("[") else "cotangent"
        assert place.flat is not None
        k, kind = place.of, place.flat.kind
        name, optional = self.of.names[k], self.parameters[k].optional
        void = "*mut std::os::raw::c_void"
        if place.kind == "shadow":
            text = f"s{k}.as_mut().map_or(std::ptr::null_mut(), |v| v.as_mut_ptr())" if optional else f"s{k}.as_mut_ptr()"
            return f"{text} as {void}"
        if place.kind == "tangent":
            name = f"{name}_tangent"
            half = {"real": "[0]", "imag": "[1]"}.get(kind, "")
            return f"{name}{half} as {_TYPES[place.type]}"
        if kind == "data" and self.of.written(k):
            return f"{name}.as_deref().map_or(std::ptr::null(), |v| v.as_ptr()) as {void}" if optional else f"{name}.as_mut_ptr() as {void}"
        if kind == "data":
            return f"{name}.map_or(std::ptr::null(), |v| v.as_ptr()) as {void}" if optional else f"{name}.as_ptr() as {void}"
        if kind == "present":
            return f"{name}.is_some() as i8"
        if kind in ("extent", "stride"):
            return self._measure(k, kind, place.flat.axis)
        text = (
            f"{name}{ {'real': '[0]', 'imag': '[1]'}.get(kind, '') }"
            if not optional
            else f"{name}.unwrap_or_default()" + {"real": "[0]", "imag": "[1]"}.get(kind, "")
        )
        return f"{text} as {_native(place.type, place.unsigned)}"

    def _measure(self, k: int, kind: str, axis: int) -> str:
        """An extent, or a stride in bytes of an array that lies as in Fortran."""
        name = self.of.names[k]
        if not self._has_shape(k):
            length = f"{name}.as_ref().map_or(0, |v| v.len())" if self.parameters[k].optional else f"{name}.len()"
            return f"{length} as i64" if kind == "extent" else f"std::mem::size_of::<{self._element(k)}>() as i64"
        if kind == "extent":
            return f"{name}_shape[{axis}] as i64"
        return f"({name}_shape[..{axis}].iter().product::<usize>() * std::mem::size_of::<{self._element(k)}>()) as i64"

    def _read(self, label: Label) -> str:
        found = self.of.slot(label)
        if found is None:
            return "0.0"
        type = ("u" + _TYPES[found[1]][1:]) if found[2] and found[1].startswith("i") else _TYPES[found[1]]
        if type.startswith("f"):
            return f"{type}::from_bits(results[{found[0]}] as u{type[1:]})"
        return f"results[{found[0]}] as {type}"


def _native(type: str, unsigned: bool) -> str:
    if type == "ptr":
        return "*mut std::os::raw::c_void"
    return "u" + type[1:] if unsigned and type.startswith("i") else _TYPES[type]


def _rust_type(kind: str, size: int) -> str:
    if kind == "c":
        return f"[f{size * 4}; 2]"
    return "bool" if kind == "b" else f"{ {'f': 'f', 'u': 'u'}.get(kind, 'i') }{size * 8}"


def _rust_name(name: str, k: int) -> str:
    plain = re.sub(r"\W", "_", name)
    snake = re.sub(r"(?<=[a-z0-9])([A-Z])", lambda found: "_" + found[1], plain).lower()
    return (
        snake
        if re.fullmatch(r"[a-z]\w*", snake) and snake not in _RESERVED and not re.fullmatch(r"[as]\d+|results", snake)
        else f"argument{k}"
    )
