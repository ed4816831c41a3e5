"""`Unit`: what an adapter delivers for one source, and `LinkRequirements`: what the shared library made of it must be linked with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True)
class LinkRequirements:
    """`libraries` are names without "lib" (in the order of the linker's command line), `objects` are object files, archives and shared
    libraries by path, `search` folders of libraries at link time, `rpaths` folders of shared libraries at load time. `libcxx`: the code was
    compiled against libc++ as ziglang carries it. `resident`: the library may start threads that outlive a call, never unload it."""

    libraries: tuple[str, ...] = ()
    objects: tuple[str, ...] = ()
    search: tuple[str, ...] = ()
    rpaths: tuple[str, ...] = ()
    libcxx: bool = False
    resident: bool = False

    @staticmethod
    def union(parts: Iterable[LinkRequirements]) -> LinkRequirements:
        """Everything that any of `parts` needs, each thing once, in the order of appearance."""
        all_parts = list(parts)

        def merged(name: str) -> tuple[str, ...]:
            return tuple(dict.fromkeys(item for part in all_parts for item in getattr(part, name)))

        return LinkRequirements(
            libraries=merged("libraries"),
            objects=merged("objects"),
            search=merged("search"),
            rpaths=merged("rpaths"),
            libcxx=any(part.libcxx for part in all_parts),
            resident=any(part.resident for part in all_parts),
        )

    def of_code(self, bitcode: bytes) -> LinkRequirements:
        """With the compilers' library for atomic access to what is larger than the processor's registers, if this code uses it."""
        return LinkRequirements.union([self, LinkRequirements(libraries=("atomic",))]) if b"__atomic_" in bitcode else self

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def from_json(known: Mapping[str, Any]) -> LinkRequirements:
        """What `to_json` gave, after its tuples became lists."""
        fields: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in known.items()}
        return LinkRequirements(**fields)


@dataclass(frozen=True)
class Unit:
    """LLVM bitcode of one source, as the front end wrote it before LLVM's optimiser, with debug info.

    `dependencies` are the files that were read to make it (its own source first); `interface` holds facts that debug info lacks, JSON-able
    (Fortran: {"modules": {name: text of the .mod file}}); `identity` is of toolchain, flags and adapter, found without running a compiler;
    `lookups` are paths where files were looked for, found or not, and `environment` names the variables that were read ("*": all).
    `unsettled`: of a source that read what nobody can look up (what a command said), what came of it: it is compiled each time.
    """

    language: str
    source: str
    bitcode: bytes
    dependencies: tuple[str, ...] = ()
    link: LinkRequirements = LinkRequirements()
    interface: Mapping[str, object] = field(default_factory=dict, hash=False)
    identity: str = ""
    lookups: tuple[str, ...] = field(default=(), compare=False)
    environment: tuple[str, ...] = field(default=(), compare=False)
    unsettled: str = field(default="", compare=False)
