"""Derivatives by value of kernels on a device: `jvp`, `vjp`, `grad`, `value_and_grad` of a launch, as those of kernels on the CPU.

What comes out is where the arrays are that went in: NumPy's for NumPy's, arrays of the device for those of the device. Each of these
transformations waits for what it launched.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from polyglot_ad.api.reverse import bare, cotangents_of
from polyglot_ad.api.selection import Argnums, chosen, positions, scalar_output, written_reals
from polyglot_ad.bindings.request import differentiable, is_written
from polyglot_ad.errors import ArgumentError
from polyglot_ad.suggest import suggestion

from .arguments import Arguments, beside, bound, copy_of, moving
from .calls import Call, Memory, bytes_of
from .device_array import DeviceArray, as_given, on_device
from .made import Mode

Given = list[tuple[str, Any]]
_CPU = "pad.load gives the kernel on the CPU, which has it"


class Launched(Call):
    """A kernel with the shape of its launch: what transformations of functions take."""

    def jvp_on_device(self, args: Any, tangents: Any) -> tuple[Any, Any]:
        """As `pad.jvp`."""
        if not isinstance(args, list | tuple):
            raise ArgumentError(f"jvp of {self.__name__}: the arguments must be a tuple, got {args!r}")
        given = bound(self, args, {})
        along = moving(self, given, tangents)
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
        seed = scalar_output(call, held.values, self.transform)
        assert isinstance(seed, int)
        output = held.values[seed]
        if output.size != 1:
            raise ArgumentError(
                f"{call.__name__}: argument '{held.parameters[seed].name}': expected the scalar output to differentiate: an array of one "
                f"element, got one of shape {output.shape} (of a kernel with an array as output take vjp)"
            )
        wanted = chosen(self.where)
        constant = [i for i in range(len(held.parameters)) if i not in wanted]
        entries = pull(call, held, held.values, {seed: np.ones(output.shape, output.dtype)}, constant)
        found = [as_given(one, held.given[i]) if isinstance(one, DeviceArray) else one for i, one in enumerate(entries)]
        gradients = found[self.where] if isinstance(self.where, int) else tuple(found[i] for i in self.where)
        value = output.get().item()
        if not self.has_aux:
            return (value, gradients) if self.transform == "value_and_grad" else gradients
        aux = bare(tuple(as_given(held.values[i], held.given[i]) for i in held.written if i != seed))
        return ((value, aux), gradients) if self.transform == "value_and_grad" else (gradients, aux)

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
        seeds = dict(zip([i for i in held.written if differentiable(held.parameters[i])], cotangents, strict=True))
        if not any(map(differentiable, held.parameters)) or not seeds:
            return (None,) * len(held.parameters)
        return pull(call, held, fresh(call, held), seeds, ())

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
    shadows: list[DeviceArray | None] = [
        beside(call, p, value, along.get(i), "tangent") if isinstance(value, DeviceArray) and (i in along or _moved(p)) else None
        for i, (p, value) in enumerate(zip(parameters, arguments.values, strict=True))
    ]
    _derive(call, "forward", arguments, arguments.values, shadows, fixed, along)
    return shadows


def pull(
    call: Launched, held: Arguments, values: Sequence[Any], seeds: Mapping[int, Any], constant: Sequence[int]
) -> tuple[DeviceArray | float | None, ...]:
    """Run the derivative in reverse mode on `values`, whose written arrays then hold the outputs; an entry per argument."""
    parameters = held.parameters
    active = [i for i, p in enumerate(parameters) if differentiable(p) and (is_written(p) or i not in constant)]
    shadows: list[DeviceArray | None] = [
        beside(call, p, values[i], seeds.get(i), "cotangent") if i in active and p.kind != "scalar" else None
        for i, p in enumerate(parameters)
    ]
    fixed = tuple(parameters[i].name for i, p in enumerate(parameters) if differentiable(p) and i not in active)
    numbers = _derive(call, "reverse", held, values, shadows, fixed, {})
    entries = [shadow if p.kind != "scalar" else numbers.get(p.name) for p, shadow in zip(parameters, shadows, strict=True)]
    return tuple(entries)


def _derive(
    call: Launched, mode: Mode, arguments: Arguments, values: Sequence[Any], shadows: Sequence[DeviceArray | None],
    fixed: tuple[str, ...], along: Mapping[int, Any],
) -> dict[str, float]:  # fmt: skip
    code, function = call.kernel.derivative(mode, fixed)
    made = code.kernel
    with call.kernel.device as device, Memory(call) as memory:
        given: Given = []
        for index, (parameter, value, shadowed) in enumerate(zip(arguments.parameters, values, made.shadowed, strict=True)):
            if parameter.kind == "scalar":
                given.append(("bytes", bytes_of(parameter, value)))
                given += [("bytes", bytes_of(parameter, along.get(index, 0.0)))] if shadowed else []
                continue
            shadow = shadows[index]
            if shadowed and shadow is None:
                shadow = beside(call, parameter, value, None, "shadow")
            for array in (value, shadow) if shadowed and shadow is not None else (value,):
                given.append(("CUdeviceptr", array.place))
                if array is shadow or is_written(parameter):
                    memory.watch(array.place, array.nbytes)
        found = call.run_derivative(memory, made, function, given)
        device.wait(call.stream)
    return found


def fresh(call: Launched, held: Arguments) -> list[Any]:
    """The values, for one more run: arrays that are written are copied."""
    return [copy_of(call, value) if is_written(p) else value for p, value in zip(held.parameters, held.values, strict=True)]


def outputs_of(arguments: Arguments) -> tuple[Any, ...]:
    return tuple(as_given(arguments.values[i], arguments.given[i]) for i in arguments.written)


def _moved(parameter: Any) -> bool:
    return is_written(parameter) and differentiable(parameter)


def require_real(call: Call, transform: str) -> None:
    """Adjoints of complex numbers are conjugated on the way in and out; nothing does that here."""
    for parameter in call.kernel.signature.parameters:
        if np.dtype(parameter.dtype).kind == "c":
            raise ArgumentError(f"{transform} of {call.__name__}: argument '{parameter.name}' is complex: {_CPU}, and so has autodiff")
