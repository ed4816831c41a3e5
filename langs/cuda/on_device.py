"""Kernels and their derivatives on a device of NVIDIA's: compiled to PTX, loaded by the driver, launched on arrays that are there."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import Any

from polyglot_ad.device.driver import Device, Function, Module
from polyglot_ad.device.made import Mode
from polyglot_ad.device.values import Launched
from polyglot_ad.errors import ArgumentError
from polyglot_ad.functions.launches import Launch
from polyglot_ad.langs.cuda.derivative_code import DerivativeCode
from polyglot_ad.langs.cuda.device_code import DeviceCode
from polyglot_ad.langs.cuda.kept import Program
from polyglot_ad.signature.model import Signature


def load(source: str | os.PathLike[str], device: int = 0, flags: Sequence[str] = ()) -> DeviceLibrary:
    """The kernels of a CUDA source on a device. `flags`: for clang."""
    there = Device(device)
    return DeviceLibrary(Program.of(source, there.arch, tuple(flags)), there)


class DeviceLibrary:
    """Kernels, by name: `library.kernel[grid, block, shared, stream](arguments…)`."""

    def __init__(self, program: Program, device: Device) -> None:
        self.program, self.device = program, device
        self._module = self.load(program.code)
        self._kernels: dict[str, DeviceKernel] = {}
        for signature in program.signatures:
            kernel = DeviceKernel(self, signature, self._module)
            for name in (signature.name, signature.symbol, *signature.aliases):
                self._kernels.setdefault(name, kernel)

    def load(self, code: DeviceCode) -> Module:
        with self.device:
            return self.device.load(code.text.encode())

    def __getitem__(self, name: str) -> DeviceKernel:
        try:
            return self._kernels[name]
        except KeyError:
            raise AttributeError(f"no kernel {name!r}: there are {', '.join(dir(self))}") from None

    def __getattr__(self, name: str) -> DeviceKernel:
        if name.startswith("_"):
            raise AttributeError(name)
        return self[name]

    def __dir__(self) -> list[str]:
        return sorted({kernel.signature.name for kernel in self._kernels.values()})

    def __iter__(self) -> Iterator[str]:
        return iter(dir(self))


class DeviceKernel:
    """A kernel, which is called with the shape of a launch in brackets."""

    def __init__(self, library: DeviceLibrary, signature: Signature, module: Module) -> None:
        self.library, self.signature = library, signature
        self.device = library.device
        self.__name__ = signature.name
        with self.device:
            self.function = module.function(signature.symbol)
        self._derivatives: dict[tuple[Mode, tuple[str, ...]], tuple[DerivativeCode, Function]] = {}
        self.slices: dict[str, int] = {}
        """By the name of a derivative's kernel, the bytes of a thread's slice that were enough."""

    def __getitem__(self, launch: Any) -> Launched:
        given = launch if isinstance(launch, tuple) else (launch,)
        shape = Launch.of(self.__name__, self.function.static_shared, given[:3])
        return Launched(self, shape, given[3] if len(given) > 3 else None)

    def __call__(self, *_: Any) -> None:
        raise ArgumentError(f"{self.__name__} is a kernel, say how it is launched: {self.__name__}[grid, block](…)")

    def derivative(self, mode: Mode, constant: tuple[str, ...]) -> tuple[DerivativeCode, Function]:
        key = mode, constant
        if key not in self._derivatives:
            code = self.library.program.derivative(self.signature.symbol, mode, constant)
            module = self.library.load(code.code)
            with self.device:
                self._derivatives[key] = code, module.function(code.kernel.name)
        return self._derivatives[key]

    def __repr__(self) -> str:
        return f"<kernel {self.__name__} on device {self.device.number}>"
