"""A program: the linked, unoptimised IR of all its sources, the signatures of its functions, and what can be compiled from it.

Made once from the adapters' units and kept on disk under a key; read back, it holds only the signatures until IR is asked for. Nothing
here imports LLVM or the engine before something must be compiled.
"""

from __future__ import annotations

import os
import threading
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import TYPE_CHECKING

from polyglot_ad.bindings.flat import FlatList, differentiated, flat_list, pulled_back
from polyglot_ad.bindings.loader import NativeFunction, ffi, one_at_a_time
from polyglot_ad.bindings.native import OnError, load_flat
from polyglot_ad.budget import default_budget
from polyglot_ad.custom.stated import EVERYWHERE, SETTER, Resolved, Rules, resolve
from polyglot_ad.differentiate.roots.spec import CLOSE, DerivativeSpec
from polyglot_ad.errors import ArgumentError, Error, InactiveWarning, UndefinedError, warn_user
from polyglot_ad.langs.unit import LinkRequirements, Unit
from polyglot_ad.process import cache
from polyglot_ad.process.collector import collector_paused
from polyglot_ad.process.recursion import deep_recursion
from polyglot_ad.signature.model import Signature, Variable
from polyglot_ad.symbols import ENTRY, FLAT

from .levels import Request, Specified, flat_of, refuse_shadows_of_addresses, specification, specified
from .marks import has_marks, marked_lines, own_files
from .products import Code, Product, product
from .storage import signature_from_json, signature_to_json, variable_from_json, variable_to_json

if TYPE_CHECKING:
    from polyglot_ad.differentiate.roots.report import Report
    from polyglot_ad.ir.values import Module

RULE = "pad-rule-"


@dataclass(frozen=True)
class Compiled:
    """A function ready to be called: native code, the places of its arguments and results, and how it reports errors."""

    native: NativeFunction
    flat: FlatList
    on_error: OnError
    entry: NativeFunction | None = None
    """The native function itself, where `native` lets one call in at a time; `lock` is what it waits for."""
    lock: threading.Lock | None = None
    message: NativeFunction | None = None
    """Gives the text of the last error of this thread."""
    stateful: bool = True
    """Whether it may use variables of the program, which a later call finds."""


@dataclass(frozen=True)
class Held:
    """The two halves of a held pullback, and what frees an arena."""

    augmented: Compiled
    pullback: Compiled
    close: NativeFunction


class Program:
    """See the module's docstring. `key` identifies it: sources, toolchains, options and this package."""

    def __init__(
        self, key: str, signatures: Sequence[Signature], link: LinkRequirements, stateful: bool, shares: bool, ruled: bool,
        text: str | None = None,        reproducible: bool = False, strong_zero: bool = False, variables: Sequence[Variable] = (),
        marked: bool = False, marked_lines: Sequence[tuple[str, int]] = (),
    ) -> None:  # fmt: skip
        self.key = key
        self.signatures = tuple(replace(one, needed=partial(self._needed, one)) if one.parameters else one for one in signatures)
        self.link = link
        self.variables = tuple(variables)
        """What it offers of its global variables."""
        self.stateful = stateful
        self.shares = shares
        """Whether derivatives use its own library: the variables, or addresses of functions and constants (`llvm/kept_addresses.py`)."""
        self.marked = marked
        """Whether loops are marked in the source by calls, to be reversed by checkpoints."""
        self.marked_lines = tuple(marked_lines)
        """Those that are by a line before them: "file:line", and snapshots."""
        self._ruled = ruled
        self._text = text
        self.rules = Rules()
        """What Python states about this program alone."""
        self.part = False
        """Whether it is one of several programs of a library, which share their rules."""
        self._stated = (0, 0), Resolved()
        self._reproducible = reproducible
        self._strong_zero = strong_zero
        self.certify = os.environ.get("POLYGLOT_AD_CERTIFY", "0") not in ("", "0")
        """Whether the first call of every derivative certifies it (`api/certify.py`)."""
        self.memory = default_budget()
        """How much memory reverse-mode derivatives may keep."""
        self.told_of_state = False
        self._judged: set[str] = set()
        self._warned: set[str] = set()

    # --- making and finding

    @classmethod
    def build(
        cls, key: str, units: Sequence[Unit], declared: Sequence[Signature] = (), reproducible: bool = False, strong_zero: bool = False
    ) -> Program:
        """The program of `units`, stored under `key`. `declared` signatures take the place of what debug info says. `reproducible`: the
        same number of threads computes the same bits. `strong_zero`: of its derivatives (see `DerivativeSpec`)."""
        from .assembly import assemble

        with collector_paused():
            text, signatures, variables, stateful, shares = assemble(units, declared)
        if reproducible:
            from polyglot_ad.differentiate.parallel.reproducible import make_reproducible

            text = make_reproducible(text)
        link = LinkRequirements.union(unit.link for unit in units)
        lines = marked_lines(file for unit in units for file in own_files(unit.source, unit.dependencies))
        manifest = {
            "signatures": [signature_to_json(signature) for signature in signatures],
            "link": link.to_json(),
            "stateful": stateful,
            "shares": shares,
            "ruled": RULE in text,
            "reproducible": reproducible,
            "strong zero": strong_zero,
            "marked": has_marks(text),
            "marked lines": lines,
            "variables": [variable_to_json(variable) for variable in variables],
        }
        cache.put("programs", key, manifest, {".ll.z": zlib.compress(text.encode(), 1)})
        options = (reproducible, strong_zero, variables, has_marks(text), lines)
        return cls(key, signatures, link, stateful, shares, RULE in text, text, *options)

    @classmethod
    def find(cls, key: str) -> Program | None:
        """The program stored under `key`."""
        entry = cache.get("programs", key)
        if entry is None:
            return None
        manifest = entry.manifest
        link = LinkRequirements.from_json(manifest["link"])
        signatures = [signature_from_json(data) for data in manifest["signatures"]]
        options = {"reproducible": manifest["reproducible"], "strong_zero": manifest["strong zero"], "marked": manifest["marked"]}
        options["marked_lines"] = [(name, number) for name, number in manifest["marked lines"]]
        variables = [variable_from_json(data) for data in manifest["variables"]]
        return cls(key, signatures, link, manifest["stateful"], manifest["shares"], manifest["ruled"], variables=variables, **options)

    @property
    def text(self) -> str:
        """The linked program with a flat function and a guarded entry for every signature that can be called."""
        if self._text is None:
            entry = cache.get("programs", self.key)
            if entry is None:
                raise Error("the program has left the cache, or was damaged there, since it was loaded: load it again")
            self._text = zlib.decompress(entry.file(".ll.z").read_bytes()).decode()
        return self._text

    def _needed(self, signature: Signature) -> dict[int, str]:
        """See `Signature.needed`; kept on disk."""
        from .needed_bytes import is_asked, keep, kept

        if not is_asked(signature):
            return {}
        found = kept(self.key, signature)
        if found is not None:
            return found
        from polyglot_ad.pipeline.chains import prepared

        with collector_paused():
            return keep(self.key, signature, prepared(self.text, signature, self.stateful, self.signatures))

    def callable_signatures(self) -> list[Signature]:
        return [signature for signature in self.signatures if not signature.error]

    # --- the primal

    def primal(self, signature: Signature) -> Compiled:
        """The function itself. All functions of the program are in one library, so that they share its global variables."""
        if self._reproducible:
            self._refuse_unordered(signature)
        if any(key == "bound" for parameter in signature.parameters for key, _ in parameter.detail):
            flat = flat_list(signature)
            found = self._product(signature, ())
            return Compiled(load_flat(found.library, ENTRY + signature.symbol, flat), flat, found.raise_error(signature.name))
        library = self.primal_library()
        missing = library.facts.get("missing", {}).get(ENTRY + signature.symbol)
        if missing:
            raise UndefinedError(missing)
        flat = flat_list(signature)
        native = load_flat(library.library, ENTRY + signature.symbol, flat)
        return Compiled(native, flat, library.raise_error(signature.name), message=library.message())

    def _refuse_unordered(self, signature: Signature) -> None:
        """Raise for what is not reproducible in a function."""
        if signature.symbol not in self._judged:
            from polyglot_ad.pipeline.chains import refuse_without_order

            refuse_without_order(self.text, FLAT + signature.symbol)
            self._judged.add(signature.symbol)

    def primal_library(self) -> Product:
        return product(cache.digest("primal", self.key, cache.target_identity()), self.link, self._make_primal)

    def _make_primal(self) -> Code:
        from polyglot_ad.pipeline.chains import primal

        return primal(self.text, self.callable_signatures())

    def ir(self, signature: Signature, optimised: bool) -> str:
        """The function's IR: prepared for differentiation, or linked and not yet optimised but for local variables, which are values."""
        if not optimised:
            return self.text
        from polyglot_ad.llvm.prepare import prepare_root

        return prepare_root(self.text, FLAT + signature.symbol)

    def target(self) -> str:
        """The lines of the program's text that say what it is compiled for."""
        return "\n".join(line for line in self.text[:4096].splitlines() if line.startswith("target "))

    # --- rules

    def stated(self) -> Resolved:
        """The rules from Python that are about functions of this program, as they stand now."""
        version = (self.rules.version, EVERYWHERE.version)
        if self._stated[0] != version:
            own, shared = self.rules.all(), EVERYWHERE.all()
            if self.part:
                own, shared = [], [*own, *shared]
            self._stated = version, resolve(self.text, self.signatures, own, shared) if own or shared else Resolved()
        return self._stated[1]

    @property
    def one_direction(self) -> bool:
        """Whether derivatives of the program may follow only one direction at a time: custom rules on memory do."""
        return self._ruled or bool(self.stated().rules)

    @cached_property
    def sends_messages(self) -> bool:
        """Whether functions of the program may call MPI: then second derivatives are those of tangents, by reverse mode."""
        return "@MPI_" in self.text or "@PMPI_" in self.text

    # --- derivatives

    def derivative(self, signature: Signature, request: Request) -> Compiled:
        """The function that `request` asks for."""
        found = self._product(signature, request)
        flat = flat_of(signature, specified(signature, request, found.facts["shadowed"], self._strong_zero))
        return self._compiled(signature, found, found.facts["name"], flat)

    def held(self, signature: Signature, request: Request) -> Held:
        """The halves of the split derivative that `request` asks for."""
        found = self._product(signature, request)
        *below, (spec, shadowed) = specified(signature, request, found.facts["shadowed"], self._strong_zero)
        flat = flat_of(signature, below)
        run = self._compiled(signature, found, found.facts["name"], differentiated(flat, spec, shadowed, len(below)))
        back = self._compiled(signature, found, found.facts["pullback"], pulled_back(flat, spec, shadowed, len(below)))
        return Held(run, back, found.library.function(CLOSE, ["void *"], "void"))

    @staticmethod
    def _compiled(signature: Signature, found: Product, name: str, flat: FlatList) -> Compiled:
        native = load_flat(found.library, name, flat)
        on_error = found.raise_error(signature.name)
        state = found.facts.get("state", True)
        if found.facts["alone"]:
            return Compiled(one_at_a_time(native, found.lock), flat, on_error, native, found.lock, found.message(), state)
        return Compiled(native, flat, on_error, message=found.message(), stateful=state)

    def _product(self, signature: Signature, request: Request) -> Product:
        stated = self.stated()
        key = cache.digest("derivative", self.key, signature.symbol, request, cache.target_identity(), *stated.key, *_settled(signature))
        needs = self.primal_library() if self.shares else None
        make = partial(self._make_derivative, signature, request, stated) if request else partial(self._make_bound, signature)
        found = product(key, self.link, make, needs)
        if SETTER in found.facts["exports"]:
            found.call_python(stated.python)
        self._warn(found.facts.get("losses", ()))
        return found

    def _make_bound(self, signature: Signature) -> Code:
        """The function itself, with functions of the program in the place of some arguments."""
        from polyglot_ad.pipeline.chains import bound

        return bound(self.text, signature, self.signatures, self.stateful)

    def c_address(self, signature: Signature) -> int:
        """The address of the function for C (`wrappers/c_function.py`)."""
        from polyglot_ad.wrappers.c_function import NAME

        key = cache.digest("c", self.key, signature.symbol, cache.target_identity(), *_settled(signature))
        needs = self.primal_library() if self.shares else None
        found = product(key, self.link, lambda: self._make_c(signature), needs)
        native = found.library.function(NAME, [], "void")
        return int(ffi.cast("uintptr_t", ffi.cast("void *", native)))

    def _make_c(self, signature: Signature) -> Code:
        from polyglot_ad.pipeline.chains import c_function

        return c_function(self._make_bound(signature), signature)

    def _warn(self, lost: Sequence[str]) -> None:
        """Warn of what inactive functions lose, once for each call in the source."""
        for text in lost:
            if text not in self._warned:
                self._warned.add(text)
                warn_user(text, InactiveWarning)

    def report(self, signature: Signature, request: Request) -> Report:
        """What the reverse-mode derivative that `request` asks for keeps, recomputes and allocates."""
        from polyglot_ad.differentiate.roots.report import Report

        return Report.from_json(self._product(signature, request).facts["report"])

    def counters(self, signature: Signature, request: Request) -> NativeFunction:
        """The function that reads the counters of a measured derivative."""
        found = self._product(signature, request)
        return found.library.function(found.facts["counters"], ["void *"], "void")

    def totals(self, signature: Signature, request: Request) -> NativeFunction:
        """The function that says what the last call of a derivative within a memory budget did."""
        return self._product(signature, request).library.function("pad_checkpoint_totals", ["void *"], "void")

    # --- for libraries without Python

    def export(self, signature: Signature, request: Request) -> tuple[Code, FlatList]:
        """The code of the function that `request` asks for (the function itself, if it is empty), and its flat list."""
        if not request:
            return self._make_bound(signature), flat_list(signature)
        stated = self.stated()
        if stated.python:
            raise ArgumentError(f"{signature.name}: derivatives that need a rule written in Python cannot be exported")
        code = self._make_derivative(signature, request, stated)
        return code, flat_of(signature, specified(signature, request, code.facts["shadowed"], self._strong_zero))

    def state(self) -> Code | None:
        """The code that holds the program's global variables, which `export`ed functions share; None if it has none that change."""
        return self._make_primal() if self.shares else None

    @deep_recursion()
    def _make_derivative(self, signature: Signature, request: Request, stated: Resolved) -> Code:
        from polyglot_ad.pipeline.chains import chain

        from .needed_bytes import is_asked, keep, kept

        def specify(levels: Sequence[Specified]) -> DerivativeSpec | None:
            level = request[len(levels)] if len(levels) < len(request) else None
            if level is None:
                return None
            return specification(signature, flat_of(signature, levels), level, not levels, self._strong_zero)

        def check(levels: Sequence[Specified], shadowed: Sequence[bool]) -> None:
            refuse_shadows_of_addresses(signature, flat_of(signature, levels), shadowed)

        def results(levels: Sequence[Specified]) -> list[str]:
            return [place.type for place in flat_of(signature, levels).results]

        def see(prepared: Module) -> None:
            # What the first call asks for is found while its module is there.
            if is_asked(signature) and kept(self.key, signature) is None:
                keep(self.key, signature, prepared)

        unread = None if request[-1].value else results
        return chain(
            self.text, signature, specify, check, request[0].noalias, self.stateful, stated, self.signatures, len(request), unread, see
        )


def _settled(signature: Signature) -> list[str]:
    """What a variant of a function differs in."""
    words = ("bound", "of array")
    return [f"{key} {p.name} {value}" for p in signature.parameters for key, value in p.detail if key in words]
