"""Products: compiled libraries, made once, kept on disk, loaded once per process.

The usual product is a shared library. Where no linker is at hand it is the object code itself, which LLVM loads.
"""

from __future__ import annotations

import tempfile
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from polyglot_ad.bindings.loader import AddressLibrary, FunctionLibrary, NativeFunction, NativeLibrary, ffi
from polyglot_ad.custom.stated import SETTER
from polyglot_ad.errors import DifferentiationError, Error, NativeError, NativeMemoryError, ToolchainError, UndefinedError
from polyglot_ad.langs.unit import LinkRequirements
from polyglot_ad.passes.stages import stage
from polyglot_ad.process import cache
from polyglot_ad.process.collector import collector_paused
from polyglot_ad.process.locks import making

from . import interrupts
from .error_record import EXHAUSTED, PLAIN, RECORD_BYTES, read_record

if TYPE_CHECKING:
    from polyglot_ad.custom.python import Callback, PythonRule
    from polyglot_ad.rules.mpi.handles import Abi

MESSAGE = "pad_error_message"
"""The function of a guarded library that gives the text of the last error."""
RECORD = "pad_error_record"
"""And its record."""
REPORTS = (MESSAGE, RECORD)

_SHARED = (
    "derivatives share the variables of this program, or addresses that it keeps or gives to its callers, with its own library, and need a "
    "linker: pip install 'polyglot-ad[embedded]' brings one"
)

_loaded: dict[str, Product] = {}


@dataclass(frozen=True)
class Code:
    """What is to be compiled: a module's text, the functions and variables it exports, and facts to keep beside the product."""

    text: str
    exports: tuple[str, ...]
    variables: tuple[str, ...]
    facts: Mapping[str, Any]
    without: Callable[[UndefinedError], Code | None] | None = None
    """The rest of it, when nothing defines some functions that it uses; its facts say what is `missing`."""
    mpi: Abi | None = None
    """Whose run-time library the module needs."""


class Product:
    """A loaded library and its facts."""

    def __init__(self, library: FunctionLibrary, facts: Mapping[str, Any], path: Path | None) -> None:
        self.library = library
        self.facts = facts
        self.path = path
        self.lock = threading.Lock()
        """For functions that must not run at once."""
        self._callback: Callback | None = None

    def call_python(self, rules: Sequence[PythonRule]) -> None:
        """Have native code call these rules, by position."""
        from polyglot_ad.custom.python import Callback

        with making:
            if self._callback is None:
                self._callback = Callback(rules)
                self.library.function(SETTER, ["void *"], "void")(self._callback.native)

    def _reported(self, function: str) -> Exception | None:
        """The last error."""
        if MESSAGE not in self.facts.get("exports", ()):
            return None
        message = ffi.string(self.library.function(MESSAGE, [], "char *")()).decode(errors="replace")
        at = self.library.function(RECORD, [], "char *")()
        record = read_record(bytes(ffi.buffer(at, RECORD_BYTES)))
        if record.kind == EXHAUSTED:
            return NativeMemoryError(f"{function}: {message}: the derivative needs more than there is")
        if record.kind == PLAIN:
            return NativeError(f"{function}: {message}")
        location = f"{record.file}:{record.line}" if record.line else ""
        error = DifferentiationError(record.code, record.construct, record.why, record.help, location)
        error.at_run = True
        return error

    def message(self) -> NativeFunction | None:
        """The function that gives the text of the last error, if it can have one."""
        return self.library.function(MESSAGE, [], "char *") if MESSAGE in self.facts.get("exports", ()) else None

    def raise_error(self, function: str) -> Callable[[int], NoReturn]:
        """Raises the error that native code kept, when a call of `function` returns a status."""

        def on_error(status: int) -> NoReturn:
            if self._callback is not None:
                self._callback.reraise()
            raise self._reported(function) or NativeError(f"{function}: status {status}")

        return on_error


def product(key: str, link: LinkRequirements, make: Callable[[], Code], needs: Product | None = None) -> Product:
    """The product `key`: loaded, else from disk, else made. `needs` is a product whose symbols it uses."""
    with making:
        found = _loaded.get(key)
        if found is None:
            found = _loaded[key] = _found_or_made(key, link, make, needs)
        return found


def _found_or_made(key: str, link: LinkRequirements, make: Callable[[], Code], needs: Product | None) -> Product:
    from polyglot_ad.langs import openmp

    here = openmp.in_process(link)
    if here != link:
        # Of another runtime than the one that products are linked with: it may be too old for what they call.
        other = cache.digest("runtime", key, *here.objects)
        try:
            return _load(_whole(other) or _make_alone(other, here, make, needs), here)
        except UndefinedError:
            pass
    return _load(_whole(key) or _make_alone(key, link, make, needs), link)


def _make_alone(key: str, link: LinkRequirements, make: Callable[[], Code], needs: Product | None) -> cache.Entry:
    with cache.alone(key):
        return _whole(key) or _make(key, link, make, needs)


def _whole(key: str) -> cache.Entry | None:
    """The product on disk, unless it lacks what a library may define by now."""
    entry = cache.get("libraries", key)
    return None if entry is None or entry.manifest.get("missing") else entry


def _make(key: str, link: LinkRequirements, make: Callable[[], Code], needs: Product | None) -> cache.Entry:
    from polyglot_ad.llvm.codegen import optimise_and_emit
    from polyglot_ad.llvm.jit import without_thread_local_storage

    with collector_paused():
        code = make()
    try:
        files = {".so": _link(key, _objects(code), link, needs)}
    except UndefinedError as error:
        rest = code.without(error) if code.without is not None else None
        if rest is None:
            raise
        code = rest
        files = {".so": _link(key, _objects(code), link, needs)}
    except ToolchainError:
        if needs is not None:
            raise
        files = {".o": optimise_and_emit(without_thread_local_storage(_alone(code)), [*code.exports, *code.variables])}
    manifest = {**code.facts, "exports": list(code.exports)}
    return cache.put("libraries", key, manifest, files)


def _objects(code: Code) -> list[bytes]:
    """The object code of a module, and of its run-time library."""
    from polyglot_ad.llvm.codegen import optimise_and_emit

    keep = [*code.exports, *code.variables]
    if code.mpi is None:
        return [optimise_and_emit(code.text, keep)]
    from .runtime_objects import FAIL, mpi_objects

    return [optimise_and_emit(code.text, [*keep, FAIL]), *mpi_objects(code.mpi, code.text)]


def _alone(code: Code) -> str:
    """One module, where nothing links objects."""
    if code.mpi is None:
        return code.text
    from polyglot_ad.llvm.modules import with_text
    from polyglot_ad.rules.mpi import runtime

    return with_text(code.text, runtime.text_of(code.mpi))


def _link(key: str, code: list[bytes], link: LinkRequirements, needs: Product | None) -> bytes:
    from polyglot_ad.langs.linker import link_shared

    with stage("link"), tempfile.TemporaryDirectory(prefix="polyglot_ad") as folder:
        target = Path(folder) / f"{key}.so"
        parts = [Path(folder) / f"{index}.o" for index in range(len(code))]
        for part, content in zip(parts, code, strict=True):
            part.write_bytes(content)
        requirements = link
        if needs is not None:
            if needs.path is None:
                raise ToolchainError(_SHARED)
            own = LinkRequirements(objects=(str(needs.path),), rpaths=(str(needs.path.parent),))
            requirements = LinkRequirements.union([own, link])
        link_shared(parts, target, requirements)
        return target.read_bytes()


def _load(entry: cache.Entry, link: LinkRequirements) -> Product:
    facts = entry.manifest
    interrupts.listen()
    path = entry.file(".so")
    if ".so" in facts["files"]:
        return Product(NativeLibrary(path), facts, path)
    from polyglot_ad.llvm.jit import JitLibrary

    if link.objects:
        raise Error("there is no linker, and this program needs libraries that the JIT cannot load")
    code = JitLibrary(entry.file(".o").read_bytes(), facts["exports"], ())
    return Product(AddressLibrary(code.address, code), facts, None)
