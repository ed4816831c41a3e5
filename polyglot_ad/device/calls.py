"""Calls of kernels, and of their derivatives, on a device: what is copied there and back, memory of the launch, and launching again."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from polyglot_ad.errors import ArgumentError
from polyglot_ad.functions.launches import Launch
from polyglot_ad.signature.model import Parameter, Signature

from .arrays import Placed, placed, stream_of
from .made import COPIES, DerivativeKernel

if TYPE_CHECKING:
    from polyglot_ad.langs.cuda.on_device import DeviceKernel

_SMALL, _LINE = 1 << 14, 128
"""Bytes of a shadow of which there may be copies, and of a line of memory."""
_FIRST_SLICE = 256
"""Bytes that a thread's slice is tried with where it is not known how many it needs."""


class Call:
    """A kernel with the shape of its launch, and its stream."""

    def __init__(self, kernel: DeviceKernel, launch: Launch, stream: Any) -> None:
        self.kernel, self.launch = kernel, launch
        self.stream = stream_of(stream)
        self.__name__ = kernel.__name__

    @property
    def signature(self) -> Signature:
        return self.kernel.signature

    @property
    def structures(self) -> tuple[()]:
        """Arguments that Python expands into several: a kernel has none."""
        return ()

    def __repr__(self) -> str:
        return f"{self.kernel!r} in {self.launch}"

    def __call__(self, *values: Any) -> None:
        """Run it. It may still run when this returns, unless arrays of the host were copied."""
        parameters = self.parameters(values)
        with self.kernel.device, Memory(self) as memory:
            given: list[tuple[str, Any]] = []
            for parameter, value in zip(parameters, values, strict=True):
                if parameter.kind == "array":
                    given.append(("CUdeviceptr", memory.array(parameter, value).place))
                else:
                    given.append(("bytes", bytes_of(parameter, value)))
            self.kernel.function.launch(self.launch.grid, self.launch.block, self.launch.shared, self.stream, given)

    def autodiff_on_device(self, mode: str, annotated: Sequence[Any]) -> tuple[Any, ...] | None:
        """What `autodiff` does: in reverse mode, the gradients of numbers, in order; everything else in place."""
        values = [getattr(one, "value", None) for one in annotated]
        parameters = self.parameters(values)
        kinds = [type(one).__name__ for one in annotated]
        _check(self.__name__, mode, parameters, kinds)
        floats = [p for p in parameters if of_numbers(p)]
        constant = tuple(p.name for p in floats if kinds[parameters.index(p)] == "Const")
        code, function = self.kernel.derivative("forward" if mode == "Forward" else "reverse", constant)
        made = code.kernel
        with self.kernel.device, Memory(self) as memory:
            given: list[tuple[str, Any]] = []
            for parameter, one, shadowed in zip(parameters, annotated, made.shadowed, strict=True):
                given += self._with_shadow(memory, parameter, one, shadowed)
            memory.refuse_overlaps()
            found = self.run_derivative(memory, made, function, given)
        if mode == "Forward":
            return None
        return tuple(found.get(p.name, 0.0) for p, kind in zip(parameters, kinds, strict=True) if kind == "Active")

    def _with_shadow(self, memory: Memory, parameter: Parameter, one: Any, shadowed: bool) -> list[tuple[str, Any]]:
        shadow = getattr(one, "shadow", None)
        if parameter.kind == "scalar":
            return [("bytes", bytes_of(parameter, value)) for value in ((one.value, shadow or 0.0) if shadowed else (one.value,))]
        primal = memory.array(parameter, one.value)
        if not shadowed:
            return [("CUdeviceptr", primal.place)]
        if shadow is None:
            beside = memory.scratch(primal.size)
        else:
            if isinstance(shadow, np.ndarray) != isinstance(one.value, np.ndarray):
                raise ArgumentError(
                    f"{parameter.name}: an array on the device needs a shadow on the device, and a NumPy array one of NumPy's"
                )
            beside = memory.array(parameter, shadow, shadow=True)
            if beside.size != primal.size:
                raise ArgumentError(f"{parameter.name}: {primal.size} bytes, and its shadow {beside.size}")
        return [("CUdeviceptr", primal.place), ("CUdeviceptr", beside.place)]

    def run_derivative(self, memory: Memory, made: DerivativeKernel, function: Any, given: list[tuple[str, Any]]) -> dict[str, float]:
        """Launch the derivative, again where its slices were too small; the gradients by name."""
        if made.whole_warps and (self.launch.block[0] % 32 or self.launch.grid[0] * self.launch.block[0] >= 1 << 31):
            raise ArgumentError(
                f"the derivative of {self.__name__} is made for blocks whose first dimension is a multiple of 32 (whole warps), "
                f"and is launched with {self.launch.block[0]}"
            )
        device, launch, stream = self.kernel.device, self.launch, self.stream
        threads = int(np.prod(launch.grid, dtype=np.int64) * np.prod(launch.block, dtype=np.int64))
        count = len(made.gradients)
        gradients = memory.scratch(8 * count).place if count else 0
        tries = made.capacity is None
        capacity = self.kernel.slices.get(made.name, _FIRST_SLICE) if tries else made.capacity or 0
        needed = memory.scratch(8).place if tries else 0
        copies = _Copies(self, memory, made, given)
        before = memory.snapshot() if tries else []
        while True:
            slices = memory.take(capacity * threads) if capacity else 0
            tail = [
                ("CUdeviceptr", gradients),
                ("CUdeviceptr", slices),
                ("int64_t", capacity),
                ("CUdeviceptr", needed),
                ("int64_t", launch.shared),
            ]
            function.launch(launch.grid, launch.block, made.shared_bytes(launch.shared), stream, [*copies.given, *tail])
            wanted = int(memory.read(needed, np.int64, 1)[0]) if tries else 0
            if not wanted:
                break
            memory.give_back(slices)
            capacity = -(-max(2 * capacity, wanted) // 64) * 64
            for place, copy, size in before:
                device.copy(place, copy, size, stream)
            device.clear(needed, 8, stream)
            if count:
                device.clear(gradients, 8 * count, stream)
        copies.add_up()
        if tries:
            self.kernel.slices[made.name] = capacity
        if not count:
            return {}
        raw = memory.read(gradients, np.int64, count)
        types = {p.name: np.dtype(p.dtype) for p in self.kernel.signature.parameters if p.kind == "scalar"}
        return {name: float(np.frombuffer(raw[k : k + 1].tobytes(), types[name])[0]) for k, name in enumerate(made.gradients)}

    def require_callable(self) -> None:
        if self.kernel.signature.error:
            raise ArgumentError(f"{self.__name__}: {self.kernel.signature.error}")

    def parameters(self, values: Sequence[Any]) -> tuple[Parameter, ...]:
        signature = self.kernel.signature
        self.require_callable()
        if len(values) != len(signature.parameters):
            names = ", ".join(p.name for p in signature.parameters)
            raise ArgumentError(f"{self.__name__} takes {len(signature.parameters)} arguments ({names}), got {len(values)}")
        return signature.parameters


class _Copies:
    """Copies of small shadows to which many blocks add: a device adds to one number by one thread at a time. `given`: what the derivative
    is given for the kernel's parameters, and the distances of copies."""

    def __init__(self, call: Call, memory: Memory, made: DerivativeKernel, given: Sequence[tuple[str, Any]]) -> None:
        self.call, self.copied = call, list[tuple[Placed, int, int, np.dtype[Any]]]()
        self.given = [*given]
        many = int(np.prod(call.launch.grid, dtype=np.int64)) >= COPIES
        for index in made.strides:
            place = sum(map(len, made.roles[:index])) + 1
            shadow = next((one for _, one, _ in memory.arrays if one.place == given[place][1]), None)
            stride = 0
            dtype = _number(np.dtype(call.kernel.signature.parameters[index].dtype))
            if many and index in made.scattered and shadow is not None and dtype is not None and 0 < shadow.size <= _SMALL:
                stride = -(-shadow.size // _LINE) * _LINE
                copies = memory.scratch(COPIES * stride).place
                self.copied.append((shadow, copies, stride, dtype))
                self.given[place] = ("CUdeviceptr", copies)
            self.given.append(("int64_t", stride))

    def add_up(self) -> None:
        for shadow, copies, stride, dtype in self.copied:
            count = shadow.size // dtype.itemsize
            numbers = count, stride // dtype.itemsize, COPIES * count
            self.call.kernel.device.sum(dtype.itemsize).launch(
                (-(-COPIES * count // 256), 1, 1), (256, 1, 1), 0, self.call.stream,
                [("CUdeviceptr", shadow.place), ("CUdeviceptr", copies), *(("int64_t", number) for number in numbers)],
            )  # fmt: skip


def _number(dtype: np.dtype[Any]) -> np.dtype[Any] | None:
    """The one kind of numbers that elements are made of, if all are of one."""
    kinds = {np.dtype(part) for part in _parts(dtype)}
    (kind,) = kinds if len(kinds) == 1 else (None,)
    return kind if kind in (np.dtype("f4"), np.dtype("f8")) else None


def of_numbers(parameter: Parameter) -> bool:
    return any(np.dtype(part).kind in "fc" for part in _parts(np.dtype(parameter.dtype)))


def _parts(dtype: np.dtype[Any]) -> list[np.dtype[Any]]:
    if dtype.subdtype is not None:
        return _parts(dtype.subdtype[0])
    return [part for field in dtype.fields.values() for part in _parts(field[0])] if dtype.fields else [dtype]


def _check(name: str, mode: str, parameters: Sequence[Parameter], kinds: Sequence[str]) -> None:
    """Whether the annotations make sense."""
    for parameter, kind in zip(parameters, kinds, strict=True):
        place = f"autodiff of {name}: argument '{parameter.name}'"
        if kind not in ("Const", "Active", "Duplicated", "DuplicatedNoNeed"):
            raise ArgumentError(f"{place} must be Const, Active or Duplicated, got {kind}")
        if kind != "Const" and not of_numbers(parameter):
            raise ArgumentError(f"{place} holds no numbers with derivatives: it must be Const")
        by_number = parameter.kind == "scalar" and mode == "Reverse"
        if (kind == "Active") != by_number and kind != "Const":
            raise ArgumentError(f"{place} must be {'Active' if by_number else 'Duplicated'}, or Const")


def bytes_of(parameter: Parameter, value: Any) -> bytes:
    try:
        return np.asarray(value, dtype=parameter.dtype).reshape(()).tobytes()
    except (TypeError, ValueError, OverflowError) as error:
        raise ArgumentError(f"{parameter.name}: {value!r} is no {np.dtype(parameter.dtype)}: {error}") from None


class Memory:
    """What a call has on the device, given back when it ends; copies of the host's arrays go back to it."""

    def __init__(self, call: Call) -> None:
        self.device, self.stream, self.name = call.kernel.device, call.stream, call.__name__
        self.arrays: list[tuple[str, Placed, bool]] = []
        self._taken: list[int] = []

    def __enter__(self) -> Memory:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        copied = [one for _, one, _ in self.arrays if isinstance(one.owner, np.ndarray)]
        try:
            for one in copied if kind is None else ():
                if one.host is not None:
                    self.device.copy_out(one.host.ctypes.data, one.place, one.size, self.stream)
            if copied:
                self.device.wait(self.stream)
        finally:
            for place in [*self._taken, *(one.place for one in copied)]:
                self.device.give_back(place, self.stream)

    def watch(self, place: int, size: int) -> None:
        """Memory that a launch writes, which must be as it was if it is made again."""
        self.arrays.append(("", Placed(place, size, np.dtype("u1"), None), True))

    def array(self, parameter: Parameter, value: Any, shadow: bool = False) -> Placed:
        name = f"{self.name}: argument '{parameter.name}'" + (", its shadow" if shadow else "")
        if parameter.kind == "record" and not isinstance(value, np.ndarray):
            value = np.asarray(value, dtype=parameter.dtype)
        written = shadow or parameter.intent != "in"
        for other_name, other, _ in self.arrays:
            both = isinstance(value, np.ndarray) and isinstance(other.owner, np.ndarray)
            if both and (written or other.host is not None) and np.may_share_memory(value, other.owner):
                raise ArgumentError(f"{name} and {other_name} share memory, of which there would be two copies on the device")
        found = placed(self.device, name, value, parameter.dtype, written, self.stream)
        self.arrays.append((name, found, written or of_numbers(parameter)))
        return found

    def take(self, size: int) -> int:
        place = self.device.take(size, self.stream)
        self._taken.append(place)
        return place

    def give_back(self, place: int) -> None:
        if place:
            self._taken.remove(place)
            self.device.give_back(place, self.stream)

    def scratch(self, size: int) -> Placed:
        """Zeroed memory."""
        place = self.take(size)
        self.device.clear(place, size, self.stream)
        self.watch(place, size)
        return self.arrays[-1][1]

    def snapshot(self) -> list[tuple[int, int, int]]:
        """Copies of all arrays as they are: (where an array is, its copy, bytes)."""
        made = []
        for _, one, _ in list(self.arrays):
            copy = self.take(one.size)
            self.device.copy(copy, one.place, one.size, self.stream)
            made.append((one.place, copy, one.size))
        return made

    def read(self, place: int, dtype: Any, count: int) -> np.ndarray[Any, Any]:
        found = np.zeros(count, dtype)
        self.device.copy_out(found.ctypes.data, place, found.nbytes, self.stream)
        self.device.wait(self.stream)
        return found

    def refuse_overlaps(self) -> None:
        for (name, one, changes), (other_name, other, others) in itertools.combinations(self.arrays, 2):
            if (changes or others) and one.size and other.size and one.overlaps(other):
                raise ArgumentError(f"{name} and {other_name} overlap: arrays of a derivative, and their shadows, must be apart")
