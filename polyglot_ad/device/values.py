"""Derivatives by value of kernels on a device: `jvp`, `vjp`, `grad`, `value_and_grad`, `hvp` of a launch, as those of kernels on the CPU.

What comes out is where the arrays are that went in: NumPy's for NumPy's, arrays of the device for those of the device. Each of these
transformations waits for what it launched.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from polyglot_ad.api.pullbacks import cotangents_of
from polyglot_ad.api.reverse import bare
from polyglot_ad.api.selection import Argnums, chosen, positions, scalar_output, written_reals
from polyglot_ad.bindings.request import differentiable, is_written
from polyglot_ad.errors import ArgumentError
from polyglot_ad.suggest import suggestion

from .arguments import Arguments, beside, bound, copy_of, moving
from .calls import Call, Memory, bytes_of
from .device_array import DeviceArray, as_given, on_device
from .made import Mode, Role

Given = list[tuple[str, Any]]
Beside = Mapping[Role, DeviceArray]
"""What lies beside an array: its shadow, its tangent."""
_CPU = "pad.load gives the kernel on the CPU, which has it"


class Launched(Call):
    """A kernel with the shape of its launch: what transformations of functions take."""

    def jvp_on_device(self, args: Any, tangents: Any) -> tuple[Any, Any]:
        """As `pad.jvp`."""
        if not isinstance(args, list | tuple):
            raise ArgumentError(f"jvp of {self.__name__}: the arguments must be a tuple, got {args!r}")
        given = bound(self, args, {})
        along = moving(self, given, tangents, "jvp")
        arguments = Arguments(self, given)
        if not along:
            run(self, arguments.values)
            outputs = outputs_of(arguments)
            return bare(outputs), bare((None,) * len(outputs))
        tangents = push(self, arguments, along)
        moved = tuple(None if tangents[i] is None else as_given(tangents[i], given[i]) for i in arguments.written)
        return bare(outputs_of(arguments)), bare(moved)

    def vjp_on_device(self, args: Sequence[Any], kwargs: Mapping[str, Any], within: bool) -> tuple[Any, DevicePullback]:
        """As `pad.vjp`."""
        if within:
            raise ArgumentError(f"vjp of {self.__name__}: memory budgets and checkpoints are not for devices: {_CPU}")
        require_real(self, "vjp")
        held = Arguments(self, bound(self, args, kwargs), own=True)
        outputs = fresh(self, held)
        run(self, outputs)
        given = tuple(as_given(outputs[i], held.given[i]) for i in held.written)
        return bare(given), DevicePullback(self, held)

    def gradient_on_device(self, argnums: Any, with_value: bool, has_aux: bool, more: bool) -> DeviceGradient:
        """As `pad.grad` and `pad.value_and_grad`; `more`: with options that are not for devices."""
        transform = "value_and_grad" if with_value else "grad"
        if more:
            raise ArgumentError(f"{transform} of {self.__name__}: no holomorphic, memory and checkpoint on a device: {_CPU}")
        require_real(self, transform)
        return DeviceGradient(self, argnums, transform, has_aux)

    def hvp_on_device(self, args: Any, tangents: Any, argnums: Argnums | None, cotangents: Any, within: bool) -> Any:
        """As `pad.hvp`."""
        if within:
            raise ArgumentError(f"hvp of {self.__name__}: memory budgets and checkpoints are not for devices: {_CPU}")
        if not isinstance(args, list | tuple):
            raise ArgumentError(f"hvp of {self.__name__}: the arguments must be a tuple, got {args!r}")
        require_real(self, "hvp")
        given = bound(self, args, {})
        along = moving(self, given, tangents, "hvp", complete=False)
        if argnums is None and not along:
            raise ArgumentError(f"hvp of {self.__name__}: no argument has a tangent")
        where = positions(self, (next(iter(along)) if len(along) == 1 else tuple(along)) if argnums is None else argnums, "hvp")
        held = Arguments(self, given)
        seeds = one_output(self, held, "hvp") if cotangents is None else seeds_of(held, cotangents_of(self.signature, cotangents))
        found = curve(self, held.values, along, seeds, chosen(where))
        entries = [as_given(one, like) if isinstance(one, DeviceArray) else one for one, like in zip(found, given, strict=True)]
        return entries[where] if isinstance(where, int) else tuple(entries[i] for i in where)

    def position(self, which: int | str) -> int:
        """The position of the parameter that an `argnums` means."""
        names = [one.name for one in self.kernel.signature.parameters]
        if isinstance(which, str) and which in names:
            return names.index(which)
        if isinstance(which, str):
            hint = suggestion(which, names)
            raise ArgumentError(f"{self.__name__}: no argument is called '{which}'; it takes: {', '.join(names)}{hint}")
        if isinstance(which, bool) or not isinstance(which, int):
            raise ArgumentError(f"{self.__name__}: argnums must be positions or names, got {which!r}")
        if not -len(names) <= which < len(names):
            raise ArgumentError(f"{self.__name__}: there is no argument {which}; it takes: {', '.join(names)}")
        return which % len(names)


class DeviceGradient:
    """The gradient of a launch with respect to its one scalar output, an array of one element that the kernel writes."""

    def __init__(self, call: Launched, argnums: Argnums, transform: str, has_aux: bool) -> None:
        self.call, self.transform, self.has_aux = call, transform, has_aux
        self.where = positions(call, argnums, transform)
        self.__name__ = f"{transform}({call.__name__})"
        if not written_reals(call.signature):
            scalar_output(call, (), transform)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        call = self.call
        held = Arguments(call, bound(call, args, kwargs))
        seeds = one_output(call, held, self.transform)
        (seed,) = seeds
        output = held.values[seed]
        wanted = chosen(self.where)
        constant = [i for i in range(len(held.parameters)) if i not in wanted]
        entries = pull(call, held.values, seeds, constant)
        found = [as_given(one, held.given[i]) if isinstance(one, DeviceArray) else one for i, one in enumerate(entries)]
        gradients = found[self.where] if isinstance(self.where, int) else tuple(found[i] for i in self.where)
        value = output.get().item()
        if not self.has_aux:
            return (value, gradients) if self.transform == "value_and_grad" else gradients
        aux = bare(tuple(as_given(held.values[i], held.given[i]) for i in held.written if i != seed))
        return ((value, aux), gradients) if self.transform == "value_and_grad" else (gradients, aux)

    def jvp_on_device(self, args: Any, tangents: Any) -> tuple[Any, Any]:
        """As `pad.jvp` of a gradient: that, and the product of the Hessian with the tangents."""
        if self.transform != "grad" or self.has_aux:
            raise ArgumentError(f"jvp of {self.__name__}: take it of grad without has_aux")
        return self(*args), self.call.hvp_on_device(args, tangents, self.where, None, within=False)

    def __repr__(self) -> str:
        return f"{self.transform}({self.call!r}, argnums={self.where})"


class DevicePullback:
    """The derivative of one call, at copies of its arguments. Every call of it runs the kernel again, and its way back."""

    def __init__(self, call: Launched, held: Arguments) -> None:
        self.call, self._held = call, held

    def __call__(self, cotangents: Any) -> tuple[Any, ...]:
        found = self._pull(cotangents_of(self.call.kernel.signature, cotangents))
        return tuple(
            as_given(one, like) if isinstance(one, DeviceArray) else one for one, like in zip(found, self._held.given, strict=True)
        )

    def batched(self, cotangents: Any) -> tuple[Any, ...]:
        """As the call, of many cotangents, along a leading axis: gradients with that axis. They are launched one after the other."""
        members = _members(self.call.__name__, cotangents_of(self.call.kernel.signature, cotangents))
        found = [self._pull(member) for member in members]
        stacked: list[Any] = []
        for entries, like in zip(zip(*found, strict=True), self._held.given, strict=True):
            if not isinstance(entries[0], DeviceArray):
                stacked.append(None if entries[0] is None else np.stack(entries))
                continue
            whole = DeviceArray.empty(self.call.kernel.device, (len(entries), *entries[0].shape), entries[0].dtype)
            with self.call.kernel.device as device:
                for row, entry in enumerate(entries):
                    device.copy(whole.place + row * entry.nbytes, entry.place, entry.nbytes, self.call.stream)
                device.wait(self.call.stream)
            stacked.append(as_given(whole, like))
        return tuple(stacked)

    def _pull(self, cotangents: Sequence[Any]) -> tuple[Any, ...]:
        """An entry per argument, arrays on the device."""
        call, held = self.call, self._held
        seeds = seeds_of(held, cotangents)
        if not any(map(differentiable, held.parameters)) or not seeds:
            return (None,) * len(held.parameters)
        return pull(call, fresh(call, held), seeds, ())

    def __reduce__(self) -> Any:
        raise TypeError(f"{self!r} holds memory of a device and cannot be pickled")

    def __repr__(self) -> str:
        return f"<pullback of {self.call!r}>"


def _members(name: str, cotangents: Sequence[Any]) -> list[list[Any]]:
    """For every member of a batch its cotangents; None is zero for all."""
    given = [one if one is None or on_device(one) else np.asarray(one) for one in cotangents]
    shapes = [None if one is None else tuple(one.shape) for one in given]
    lengths = {shape[0] if shape else -1 for shape in shapes if shape is not None}
    if len(lengths) != 1 or lengths <= {-1, 0}:
        what = "a batch of cotangents has a leading axis, of one length for all of them and not empty"
        raise ArgumentError(f"{name}: {what}; got shapes {shapes}")
    return [[None if one is None else one[member] for one in given] for member in range(lengths.pop())]


# what is launched


def run(call: Launched, values: Sequence[Any]) -> None:
    """The kernel itself, on arrays of the device."""
    parameters = call.kernel.signature.parameters
    with call.kernel.device as device:
        given: Given = []
        for parameter, value in zip(parameters, values, strict=True):
            if parameter.kind == "array":
                given.append(("CUdeviceptr", value.place))
            else:
                given.append(("bytes", bytes_of(parameter, value.get() if isinstance(value, DeviceArray) else value)))
        call.kernel.function.launch(call.launch.grid, call.launch.block, call.launch.shared, call.stream, given)
        device.wait(call.stream)


def push(call: Launched, arguments: Arguments, along: Mapping[int, Any]) -> list[DeviceArray | None]:
    """Run the tangent, in place; gives the tangents of arrays."""
    parameters = arguments.parameters
    fixed = tuple(p.name for i, p in enumerate(parameters) if differentiable(p) and not is_written(p) and i not in along)
    lots: list[Beside] = [
        {"tangent": beside(call, p, value, along.get(i), "tangent")} if p.kind != "scalar" and (i in along or _moved(p)) else {}
        for i, (p, value) in enumerate(zip(parameters, arguments.values, strict=True))
    ]
    _derive(call, "forward", arguments.values, lots, fixed, along)
    return [one.get("tangent") for one in lots]


def pull(
    call: Launched, values: Sequence[Any], seeds: Mapping[int, Any], constant: Sequence[int]
) -> tuple[DeviceArray | float | None, ...]:
    """Run the derivative in reverse mode on `values`, whose written arrays then hold the outputs; an entry per argument."""
    parameters = call.signature.parameters
    active = [i for i, p in enumerate(parameters) if differentiable(p) and (is_written(p) or i not in constant)]
    lots: list[Beside] = [
        {"shadow": beside(call, p, values[i], seeds.get(i), "cotangent")} if i in active and p.kind != "scalar" else {}
        for i, p in enumerate(parameters)
    ]
    fixed = tuple(parameters[i].name for i, p in enumerate(parameters) if differentiable(p) and i not in active)
    numbers = _derive(call, "reverse", values, lots, fixed, {})
    return tuple(lot.get("shadow") if p.kind != "scalar" else numbers.get(p.name) for p, lot in zip(parameters, lots, strict=True))


def curve(
    call: Launched, values: Sequence[Any], along: Mapping[int, Any], seeds: Mapping[int, Any], wanted: Sequence[int]
) -> tuple[DeviceArray | float | None, ...]:
    """Run the tangent of the derivative in reverse mode; gives, per argument, how its gradient changes along the tangents."""
    parameters = call.signature.parameters
    active = [i for i, p in enumerate(parameters) if differentiable(p) and (is_written(p) or i in wanted or i in along)]
    lots: list[Beside] = [{} for _ in parameters]
    for i in active:
        if (p := parameters[i]).kind != "scalar":
            given: dict[Role, tuple[Any, str]] = {
                "tangent": (along.get(i), "tangent"), "shadow": (seeds.get(i), "cotangent"), "shadow's tangent": (None, "tangent"),
            }  # fmt: skip
            lots[i] = {role: beside(call, p, values[i], value, what) for role, (value, what) in given.items()}
    fixed = tuple(p.name for i, p in enumerate(parameters) if differentiable(p) and i not in active)
    numbers = _derive(call, "second", values, lots, fixed, along)
    return tuple(
        lot.get("shadow's tangent") if p.kind != "scalar" else numbers.get(p.name, 0.0) for p, lot in zip(parameters, lots, strict=True)
    )


def _derive(
    call: Launched, mode: Mode, values: Sequence[Any], lots: Sequence[Beside], fixed: tuple[str, ...], along: Mapping[int, Any]
) -> dict[str, float]:
    """`lots`: what lies beside each array."""
    code, function = call.kernel.derivative(mode, fixed)
    made = code.kernel
    with call.kernel.device as device, Memory(call) as memory:
        given: Given = []
        held: list[DeviceArray] = []
        for index, (parameter, value, roles) in enumerate(zip(call.signature.parameters, values, made.roles, strict=True)):
            if parameter.kind == "scalar":
                given.append(("bytes", bytes_of(parameter, value)))
                given += [("bytes", bytes_of(parameter, along.get(index, 0.0)))] if len(roles) > 1 else []
                continue
            lot = lots[index]
            arrays = [value, *(lot[role] if role in lot else beside(call, parameter, value, None, role) for role in roles[1:])]
            held += arrays
            given += [("CUdeviceptr", array.place) for array in arrays]
            for array in arrays if is_written(parameter) else arrays[1:]:
                memory.watch(array.place, array.nbytes)
        found = call.run_derivative(memory, made, function, given)
        device.wait(call.stream)
    return found


def fresh(call: Launched, held: Arguments) -> list[Any]:
    """The values, for one more run: arrays that are written are copied."""
    return [copy_of(call, value) if is_written(p) else value for p, value in zip(held.parameters, held.values, strict=True)]


def seeds_of(held: Arguments, cotangents: Sequence[Any]) -> dict[int, Any]:
    """By position, those of the outputs that have derivatives."""
    return dict(zip([i for i in held.written if differentiable(held.parameters[i])], cotangents, strict=True))


def one_output(call: Launched, held: Arguments, transform: str) -> dict[int, Any]:
    """The cotangent of the one scalar output, which is 1."""
    seed = scalar_output(call, held.values, transform)
    assert isinstance(seed, int)  # kernels return nothing
    output = held.values[seed]
    if output.size != 1:
        raise ArgumentError(
            f"{call.__name__}: argument '{held.parameters[seed].name}': expected the scalar output to differentiate: an array of one "
            f"element, got one of shape {output.shape} (of a kernel with an array as output take vjp)"
        )
    return {seed: np.ones(output.shape, output.dtype)}


def outputs_of(arguments: Arguments) -> tuple[Any, ...]:
    return tuple(as_given(arguments.values[i], arguments.given[i]) for i in arguments.written)


def _moved(parameter: Any) -> bool:
    return is_written(parameter) and differentiable(parameter)


def require_real(call: Call, transform: str) -> None:
    """Adjoints of complex numbers are conjugated on the way in and out; nothing does that here."""
    for parameter in call.kernel.signature.parameters:
        if np.dtype(parameter.dtype).kind == "c":
            raise ArgumentError(f"{transform} of {call.__name__}: argument '{parameter.name}' is complex: {_CPU}, and so has autodiff")
