"""NVIDIA's driver, called through cffi: devices, memory, modules, launches. Nothing is linked against it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache, cached_property
from typing import Any

from cffi import FFI

from polyglot_ad.errors import DeviceError

from . import sums

LIBRARY = "POLYGLOT_AD_LIBCUDA"
"""The environment variable that names another library than the system's."""
_NAMES = ("libcuda.so.1", "libcuda.so")

_DECLARATIONS = """
typedef int CUresult; typedef int CUdevice; typedef uint64_t CUdeviceptr;
typedef void *CUcontext, *CUmodule, *CUfunction, *CUstream, *CUmemoryPool;
CUresult cuInit(unsigned);
CUresult cuGetErrorName(CUresult, const char **);
CUresult cuGetErrorString(CUresult, const char **);
CUresult cuDeviceGetCount(int *);
CUresult cuDeviceGet(CUdevice *, int);
CUresult cuDeviceGetAttribute(int *, int, CUdevice);
CUresult cuDevicePrimaryCtxRetain(CUcontext *, CUdevice);
CUresult cuCtxPushCurrent_v2(CUcontext);
CUresult cuCtxPopCurrent_v2(CUcontext *);
CUresult cuModuleLoadData(CUmodule *, const void *);
CUresult cuModuleGetFunction(CUfunction *, CUmodule, const char *);
CUresult cuFuncGetAttribute(int *, int, CUfunction);
CUresult cuFuncSetAttribute(CUfunction, int, int);
CUresult cuMemAlloc_v2(CUdeviceptr *, size_t);
CUresult cuMemFree_v2(CUdeviceptr);
CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *, CUdevice);
CUresult cuMemPoolSetAttribute(CUmemoryPool, int, void *);
CUresult cuMemAllocAsync(CUdeviceptr *, size_t, CUstream);
CUresult cuMemFreeAsync(CUdeviceptr, CUstream);
CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr, const void *, size_t, CUstream);
CUresult cuMemcpyDtoHAsync_v2(void *, CUdeviceptr, size_t, CUstream);
CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr, CUdeviceptr, size_t, CUstream);
CUresult cuMemsetD8Async(CUdeviceptr, unsigned char, size_t, CUstream);
CUresult cuStreamSynchronize(CUstream);
CUresult cuPointerGetAttribute(void *, int, CUdeviceptr);
CUresult cuLaunchKernel(CUfunction, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, CUstream, void **, void **);
"""

_MAJOR, _MINOR, _SHARED_OPT_IN = 75, 76, 97
"""Attributes of a device: its compute capability, and the most shared memory of a block that asks for more than usual."""
_STATIC_SHARED, _DYNAMIC_SHARED = 1, 8
"""Attributes of a function: its own shared memory, and the most that a launch may add."""
_USUAL_SHARED = 48 * 1024
_MEMORY_TYPE, _ORDINAL, _ON_DEVICE = 2, 9, 2
"""Attributes of an address: which kind of memory, and of which device; the kind of a device's."""
_OUT_OF_MEMORY = 2
_THRESHOLD, _KEPT = 4, 1 << 30
"""An attribute of a device's pool of memory: the bytes that stay with it, as it is given back; and how many do."""

_HELP = {
    2: "the device's memory is used up: free arrays, or launch fewer threads at once",
    100: "there is no device",
    218: "the driver is older than the code (PTX 8.0 needs CUDA 12.0): update it",
    700: "a kernel used an address that is not there; the process must be started anew",
    701: "a block takes too much of the device: fewer threads, or less shared memory",
    719: "a kernel failed; the process must be started anew",
}


class Driver:
    """The library, initialised."""

    def __init__(self) -> None:
        self.ffi = FFI()
        self.ffi.cdef(_DECLARATIONS)
        chosen = os.environ.get(LIBRARY)
        self.library = self._opened([chosen] if chosen else _NAMES)
        self("cuInit", 0)

    def _opened(self, names: Sequence[str]) -> Any:
        said: list[str] = []
        for name in names:
            try:
                return self.ffi.dlopen(name)
            except OSError as error:
                said.append(str(error))
        raise DeviceError(f"there is no driver of NVIDIA's here ({said[0]})\n  help: install it, or run kernels on the CPU (pad.load)")

    def __call__(self, function: str, *arguments: Any) -> None:
        """Call one of its functions. Raises DeviceError for what it does not do."""
        status = getattr(self.library, function)(*arguments)
        if status:
            raise self.error(function, status)

    def error(self, function: str, status: int) -> DeviceError:
        names = []
        for ask in ("cuGetErrorName", "cuGetErrorString"):
            text = self.ffi.new("const char **")
            getattr(self.library, ask)(status, text)
            found = self.ffi.string(text[0]) if text[0] != self.ffi.NULL else f"error {status}"
            names.append(found.decode() if isinstance(found, bytes) else found)
        help = f"\n  help: {_HELP[status]}" if status in _HELP else ""
        return DeviceError(f"{function}: {names[0]} ({names[1]}){help}", status)


@cache
def driver() -> Driver:
    return Driver()


class Device:
    """One device, with the context that all libraries of the process share (CuPy, PyTorch and JAX use it, too)."""

    def __init__(self, number: int) -> None:
        self.driver = driver()
        self.ffi = self.driver.ffi
        self.number = number
        count = self.ffi.new("int *")
        self.driver("cuDeviceGetCount", count)
        if not 0 <= number < count[0]:
            raise DeviceError(f"there is no device {number}: there are {count[0]}")
        handle, context = self.ffi.new("CUdevice *"), self.ffi.new("CUcontext *")
        self.driver("cuDeviceGet", handle, number)
        self.handle = handle[0]
        self.driver("cuDevicePrimaryCtxRetain", context, self.handle)
        self.context = context[0]
        self._sums: dict[int, Function] = {}

    def __enter__(self) -> Device:
        """Its context is this thread's, for a while."""
        self.driver("cuCtxPushCurrent_v2", self.context)
        return self

    def __exit__(self, *_: object) -> None:
        self.driver("cuCtxPopCurrent_v2", self.ffi.new("CUcontext *"))

    def _attribute(self, attribute: int) -> int:
        value = self.ffi.new("int *")
        self.driver("cuDeviceGetAttribute", value, attribute, self.handle)
        return int(value[0])

    @cached_property
    def arch(self) -> str:
        return f"sm_{self._attribute(_MAJOR)}{self._attribute(_MINOR)}"

    @cached_property
    def shared_limit(self) -> int:
        return self._attribute(_SHARED_OPT_IN)

    # memory

    def allocate(self, size: int) -> int:
        place = self.ffi.new("CUdeviceptr *")
        self.driver("cuMemAlloc_v2", place, max(size, 1))
        return int(place[0])

    def free(self, place: int) -> None:
        self.driver("cuMemFree_v2", place)

    def take(self, size: int, stream: int) -> int:
        """Memory for what is done in a stream, of the pool that all libraries share: nothing waits for it."""
        place = self.ffi.new("CUdeviceptr *")
        _ = self.pool
        self.driver("cuMemAllocAsync", place, max(size, 1), self.stream(stream))
        return int(place[0])

    def give_back(self, place: int, stream: int) -> None:
        self.driver("cuMemFreeAsync", place, self.stream(stream))

    @cached_property
    def pool(self) -> Any:
        """The device's pool of memory, which does not hand everything back to the system as soon as a stream is waited for."""
        pool, kept = self.ffi.new("CUmemoryPool *"), self.ffi.new("uint64_t *", _KEPT)
        self.driver("cuDeviceGetDefaultMemPool", pool, self.handle)
        self.driver("cuMemPoolSetAttribute", pool[0], _THRESHOLD, kept)
        return pool[0]

    def clear(self, place: int, size: int, stream: int) -> None:
        if size:
            self.driver("cuMemsetD8Async", place, 0, size, self.stream(stream))

    def copy_in(self, place: int, data: Any, size: int, stream: int) -> None:
        if size:
            self.driver("cuMemcpyHtoDAsync_v2", place, self.ffi.cast("void *", data), size, self.stream(stream))

    def copy_out(self, data: Any, place: int, size: int, stream: int) -> None:
        if size:
            self.driver("cuMemcpyDtoHAsync_v2", self.ffi.cast("void *", data), place, size, self.stream(stream))

    def copy(self, to: int, place: int, size: int, stream: int) -> None:
        if size:
            self.driver("cuMemcpyDtoDAsync_v2", to, place, size, self.stream(stream))

    def stream(self, number: int) -> Any:
        return self.ffi.cast("CUstream", number)

    def wait(self, stream: int) -> None:
        self.driver("cuStreamSynchronize", self.stream(stream))

    def owner(self, place: int) -> int | None:
        """The number of the device whose memory an address is in; None for the host's."""
        kind, number = self.ffi.new("unsigned *"), self.ffi.new("int *")
        if self.driver.library.cuPointerGetAttribute(kind, _MEMORY_TYPE, place) or kind[0] != _ON_DEVICE:
            return None
        self.driver("cuPointerGetAttribute", number, _ORDINAL, place)
        return int(number[0])

    # code

    def sum(self, bytes_: int) -> Function:
        """The kernel that adds up the copies of an array (sums.py), of numbers of so many bytes."""
        if bytes_ not in self._sums:
            self._sums[bytes_] = self.load(sums.code(bytes_).encode()).function(sums.name(bytes_))
        return self._sums[bytes_]

    def load(self, code: bytes) -> Module:
        module = self.ffi.new("CUmodule *")
        data = self.ffi.new("char[]", code + b"\0")
        self.driver("cuModuleLoadData", module, data)
        return Module(self, module[0])


class Module:
    def __init__(self, device: Device, handle: Any) -> None:
        self.device, self.handle = device, handle

    def function(self, name: str) -> Function:
        found = self.device.ffi.new("CUfunction *")
        self.device.driver("cuModuleGetFunction", found, self.handle, name.encode())
        return Function(self.device, found[0])


class Function:
    """A kernel on a device."""

    def __init__(self, device: Device, handle: Any) -> None:
        self.device, self.handle = device, handle
        size = device.ffi.new("int *")
        device.driver("cuFuncGetAttribute", size, _STATIC_SHARED, handle)
        self.static_shared = int(size[0])

    def launch(self, grid: Sequence[int], block: Sequence[int], shared: int, stream: int, arguments: Sequence[tuple[str, Any]]) -> None:
        """`arguments`: of each, the C type and the value; bytes are passed as they are."""
        ffi = self.device.ffi
        total = self.static_shared + shared
        if total > self.device.shared_limit:
            raise DeviceError(
                f"{total} bytes of shared memory, {self.static_shared} of them the kernel's own; "
                f"the device has {self.device.shared_limit} for a block: take smaller blocks or tiles"
            )
        if total > _USUAL_SHARED:
            self.device.driver("cuFuncSetAttribute", self.handle, _DYNAMIC_SHARED, shared)
        places = [ffi.new("char[]", value) if type == "bytes" else ffi.new(f"{type} *", value) for type, value in arguments]
        table = ffi.new("void *[]", [ffi.cast("void *", place) for place in places])
        self.device.driver("cuLaunchKernel", self.handle, *grid, *block, shared, self.device.stream(stream), table, ffi.NULL)
