"""Signatures and variables as JSON and back, for the disk cache."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from polyglot_ad.signature.model import Flat, Parameter, Result, Signature, Variable
from polyglot_ad.signature.record_type import RecordType


def signature_to_json(signature: Signature) -> dict[str, Any]:
    """All but what is asked of the program's IR (`needed`)."""
    data = {name: value for name, value in _fields(signature).items() if name != "needed"}
    for part in (*data["parameters"], data["result"]):
        part["dtype"] = _plain(part["dtype"])
    return data


def _fields(value: Any) -> Any:
    """`dataclasses.asdict` without copies of what is not changed: large programs have thousands of signatures."""
    if isinstance(value, tuple | list) and any(map(dataclasses.is_dataclass, value)):
        return [_fields(item) for item in value]
    if not dataclasses.is_dataclass(value):
        return value
    return {field.name: _fields(getattr(value, field.name)) for field in dataclasses.fields(value)}


def _plain(dtype: Any) -> Any:
    """A dtype as text, or as lists of its fields."""
    if isinstance(dtype, str):
        return dtype
    return [(name, _plain(inner), *shape) for name, inner, *shape in dtype]


def signature_from_json(data: Mapping[str, Any]) -> Signature:
    parameters = tuple(_parameter(item) for item in data["parameters"])
    return Signature(**{**_frozen(data), "parameters": parameters, "result": Result(**_frozen(data["result"]))})


def variable_to_json(variable: Variable) -> dict[str, Any]:
    return {**dataclasses.asdict(variable), "dtype": _plain(variable.dtype)}


def variable_from_json(data: Mapping[str, Any]) -> Variable:
    return Variable(**_frozen(data))


def _parameter(data: Mapping[str, Any]) -> Parameter:
    flat = tuple(Flat(**item) for item in data["flat"])
    return Parameter(**{**_frozen(data), "flat": flat})


def _frozen(data: Mapping[str, Any]) -> dict[str, Any]:
    frozen = {name: _tuples(value) for name, value in data.items()}
    if isinstance(frozen.get("dtype"), tuple):
        frozen["dtype"] = RecordType(frozen["dtype"])
    return frozen


def _tuples(value: Any) -> Any:
    """JSON has lists where signatures have tuples."""
    return tuple(_tuples(item) for item in value) if isinstance(value, list | tuple) else value
