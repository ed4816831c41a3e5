"""A program: the linked, unoptimised IR of all its sources, the signatures of its functions, and what can be compiled from it.

Made once from the adapters' units and kept on disk under a key; read back, it holds only the signatures until IR is asked for. Nothing
here imports LLVM or the engine before something must be compiled.
"""

from __future__ import annotations

import os
import re
import threading
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Literal

from polyglot_ad.bindings.flat import FlatList, Label, differentiated, flat_list, pulled_back
from polyglot_ad.bindings.loader import NativeFunction, one_at_a_time
from polyglot_ad.bindings.native import OnError, load_flat
from polyglot_ad.bindings.request import first_order, of_derivative
from polyglot_ad.langs.unit import LinkRequirements, Unit

from . import cache
from .custom.stated import EVERYWHERE, SETTER, Resolved, Rules, resolve
from .differentiate.spec import CLOSE, DerivativeSpec
from .errors import ArgumentError, DifferentiationError, Error, InactiveWarning, UndefinedError, warn_user
from .products import MESSAGE, REPORTS, Code, Product, product
from .recursion import deep_recursion
from .signature.model import Signature
from .stages import stage
from .storage import signature_from_json, signature_to_json
from .symbols import ENTRY, FLAT, readable

if TYPE_CHECKING:
    from .differentiate.report import Report
    from .ir.values import Function

RULE = "pad-rule-"


@dataclass(frozen=True)
class Level:
    """One differentiation: its mode, what it differentiates by (parameters by position; of a derivative any variables, as
    `bindings.flat` names them), the number of lanes.
    `noalias`: no two arrays of the call overlap. `measure`: it counts what it keeps (see `explain`). `kept`, of mode "split": arrays that
    are only read stay as they are until the reverse pass."""

    mode: Literal["forward", "reverse", "split"]
    selected: tuple[int | Label, ...]
    width: int = 1
    noalias: bool = True
    measure: bool = False
    kept: bool = True


Request = tuple[Level, ...]
"""A chain of differentiations of a primal, of any length: (reverse, forward) is forward over reverse mode. Only the last may be split."""


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


@dataclass(frozen=True)
class Held:
    """The two halves of a held pullback, and what frees an arena."""

    augmented: Compiled
    pullback: Compiled
    close: NativeFunction


class Program:
    """See the module's docstring. `key` identifies it: sources, toolchains, options and this package."""

    def __init__(
        self, key: str, signatures: Sequence[Signature], link: LinkRequirements, stateful: bool, ruled: bool, text: str | None = None,
        reproducible: bool = False, strong_zero: bool = False,
    ) -> None:  # fmt: skip
        self.key = key
        self.signatures = tuple(replace(one, needed=partial(self._needed, one)) if one.parameters else one for one in signatures)
        self.link = link
        self.stateful = stateful
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

        text, signatures, stateful = assemble(units, declared)
        if reproducible:
            from .differentiate.parallel.reproducible import make_reproducible

            text = make_reproducible(text)
        link = LinkRequirements.union(unit.link for unit in units)
        manifest = {
            "signatures": [signature_to_json(signature) for signature in signatures],
            "link": link.to_json(),
            "stateful": stateful,
            "ruled": RULE in text,
            "reproducible": reproducible,
            "strong zero": strong_zero,
        }
        cache.put("programs", key, manifest, {".ll.z": zlib.compress(text.encode(), 1)})
        return cls(key, signatures, link, stateful, RULE in text, text, reproducible, strong_zero)

    @classmethod
    def find(cls, key: str) -> Program | None:
        """The program stored under `key`."""
        entry = cache.get("programs", key)
        if entry is None:
            return None
        manifest = entry.manifest
        link = LinkRequirements.from_json(manifest["link"])
        signatures = [signature_from_json(data) for data in manifest["signatures"]]
        options = {"reproducible": manifest["reproducible"], "strong_zero": manifest["strong zero"]}
        return cls(key, signatures, link, manifest["stateful"], manifest["ruled"], **options)

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
        """See `Signature.needed`; kept on disk, for all functions or for one."""
        if not any(parameter.kind == "array" for parameter in signature.parameters):
            return {}
        for of in ("", signature.symbol):
            entry = cache.get("needed", cache.digest(self.key, of))
            if entry is not None and signature.symbol in entry.manifest["bytes"]:
                return {int(at): need for at, need in entry.manifest["bytes"][signature.symbol].items()}
        from .needed_bytes import needed_bytes

        found = needed_bytes(self.text, signature, self.signatures)
        cache.put("needed", cache.digest(self.key, "" if len(found) > 1 else signature.symbol), {"bytes": found}, {})
        return found[signature.symbol]

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
        if signature.symbol in self._judged:
            return
        from .differentiate.parallel.reproducible import refuse_unordered, regions_of
        from .ir.parser import parse
        from .ir.reached import reached
        from .llvm.prepare import prepare_root

        module = parse(prepare_root(self.text, FLAT + signature.symbol))
        refuse_unordered(module, reached(regions_of(module)))
        self._judged.add(signature.symbol)

    def primal_library(self) -> Product:
        return product(cache.digest("primal", self.key, cache.target_identity()), self.link, self._make_primal)

    def _make_primal(self) -> Code:
        from .llvm.state import state_names

        entries = [ENTRY + signature.symbol for signature in self.callable_signatures()]
        exports = [*entries, *(REPORTS if MESSAGE in self.text else [])]
        return Code(_for_teams(self.text), tuple(exports), tuple(state_names(self.text)), {}, self._without)

    def _without(self, error: UndefinedError) -> Code | None:
        """The primal library without the functions that use what nothing defines; None if no function can do without."""
        from .ir.parser import parse
        from .ir.reached import reached

        code = self._make_primal()
        module = parse(code.text)
        lacking = [entry for entry in code.exports if entry.startswith(ENTRY) and _mentions(reached([module.functions[entry]]), error)]
        exports = tuple(name for name in code.exports if name not in lacking)
        if not lacking or len(exports) == len(code.exports) - len(self.callable_signatures()):
            return None
        return Code(code.text, exports, code.variables, {"missing": dict.fromkeys(lacking, str(error))})

    def ir(self, signature: Signature, optimised: bool) -> str:
        """The function's IR: prepared for differentiation, or linked and not yet optimised."""
        if not optimised:
            return self.text
        from .llvm.prepare import prepare_root

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

    # --- derivatives

    def derivative(self, signature: Signature, request: Request) -> Compiled:
        """The function that `request` asks for."""
        found = self._product(signature, request)
        flat = flat_list(signature)
        for index, (spec, shadowed) in enumerate(self._levels(signature, request, found.facts["shadowed"])):
            flat = differentiated(flat, spec, shadowed, index)
        return self._compiled(signature, found, found.facts["name"], flat)

    def held(self, signature: Signature, request: Request) -> Held:
        """The halves of the split derivative that `request` asks for."""
        found = self._product(signature, request)
        flat = flat_list(signature)
        *below, (spec, shadowed) = self._levels(signature, request, found.facts["shadowed"])
        for index, (inner, known) in enumerate(below):
            flat = differentiated(flat, inner, known, index)
        run = self._compiled(signature, found, found.facts["name"], differentiated(flat, spec, shadowed, len(below)))
        back = self._compiled(signature, found, found.facts["pullback"], pulled_back(flat, spec, shadowed, len(below)))
        return Held(run, back, found.library.function(CLOSE, ["void *"], "void"))

    @staticmethod
    def _compiled(signature: Signature, found: Product, name: str, flat: FlatList) -> Compiled:
        native = load_flat(found.library, name, flat)
        on_error = found.raise_error(signature.name)
        if found.facts["alone"]:
            return Compiled(one_at_a_time(native, found.lock), flat, on_error, native, found.lock, found.message())
        return Compiled(native, flat, on_error, message=found.message())

    def _product(self, signature: Signature, request: Request) -> Product:
        stated = self.stated()
        key = cache.digest("derivative", self.key, signature.symbol, request, cache.target_identity(), *stated.key, *_settled(signature))
        needs = self.primal_library() if self.stateful else None
        make = partial(self._make_derivative, signature, request, stated) if request else partial(self._make_bound, signature)
        found = product(key, self.link, make, needs)
        if SETTER in found.facts["exports"]:
            found.call_python(stated.python)
        self._warn(found.facts.get("losses", ()))
        return found

    def _bind(self, text: str, signature: Signature) -> str:
        """The program's text, in which functions stand for some arguments of one function (`variants.py`)."""
        from .entry.bound import bind, bound
        from .ir.parser import parse
        from .ir.printer import print_module

        targets = bound(signature)
        if not targets:
            return text
        module = parse(text)
        bind(module, FLAT + signature.symbol, targets, self.signatures)
        return print_module(module)

    def _make_bound(self, signature: Signature) -> Code:
        """The function itself, with functions of the program in the place of some arguments."""
        from .llvm.state import borrow_state

        text = self._bind(borrow_state(self.text) if self.stateful else self.text, signature)
        exports = [ENTRY + signature.symbol, *(REPORTS if MESSAGE in text else [])]
        return Code(_for_teams(text), tuple(exports), (), {})

    def _warn(self, lost: Sequence[str]) -> None:
        """Warn of what inactive functions lose, once for each call in the source."""
        for text in lost:
            if text not in self._warned:
                self._warned.add(text)
                warn_user(text, InactiveWarning)

    def report(self, signature: Signature, request: Request) -> Report:
        """What the reverse-mode derivative that `request` asks for keeps, recomputes and allocates."""
        from .differentiate.report import Report

        return Report.from_json(self._product(signature, request).facts["report"])

    def counters(self, signature: Signature, request: Request) -> NativeFunction:
        """The function that reads the counters of a measured derivative."""
        found = self._product(signature, request)
        return found.library.function(found.facts["counters"], ["void *"], "void")

    # --- for libraries without Python

    def export(self, signature: Signature, request: Request) -> tuple[Code, FlatList]:
        """The code of the function that `request` asks for (the function itself, if it is empty), and its flat list."""
        flat = flat_list(signature)
        if not request:
            from .llvm.state import borrow_state

            exports = [ENTRY + signature.symbol, *([MESSAGE] if MESSAGE in self.text else [])]
            return Code(_for_teams(borrow_state(self.text) if self.stateful else self.text), tuple(exports), (), {}), flat
        stated = self.stated()
        if stated.python:
            raise ArgumentError(f"{signature.name}: derivatives that need a rule written in Python cannot be exported")
        code = self._make_derivative(signature, request, stated)
        for index, (spec, shadowed) in enumerate(self._levels(signature, request, code.facts["shadowed"])):
            flat = differentiated(flat, spec, shadowed, index)
        return code, flat

    def state(self) -> Code | None:
        """The code that holds the program's global variables, which `export`ed functions share; None if it has none that change."""
        return self._make_primal() if self.stateful else None

    def _levels(
        self, signature: Signature, request: Request, shadowed: Sequence[Sequence[bool]]
    ) -> list[tuple[DerivativeSpec, tuple[bool, ...]]]:
        """The specification of each level, given which arguments of the levels below have shadows."""
        levels: list[tuple[DerivativeSpec, tuple[bool, ...]]] = []
        flat = flat_list(signature)
        for level, known in zip(request, shadowed, strict=True):
            spec = self._spec(signature, flat, level, first=not levels)
            levels.append((spec, tuple(known)))
            flat = differentiated(flat, spec, tuple(known), len(levels) - 1)
        return levels

    def _spec(self, signature: Signature, flat: FlatList, level: Level, first: bool) -> DerivativeSpec:
        if first:
            parameters = [which for which in level.selected if isinstance(which, int)]
            found = first_order(signature, level.mode, parameters, level.width, level.noalias, level.measure, level.kept)
        else:
            variables = [("argument", which) if isinstance(which, int) else which for which in level.selected]
            found = of_derivative(signature, flat, level.mode, variables, level.width, level.noalias)
        return replace(found, strong_zero=self._strong_zero)

    @deep_recursion()
    def _make_derivative(self, signature: Signature, request: Request, stated: Resolved) -> Code:
        from .custom.applied import apply
        from .differentiate import derivative_of_text
        from .differentiate.address_offsets import lower_address_offsets
        from .differentiate.mpi import install_messages
        from .differentiate.parallel import launch
        from .entry.guard import guard
        from .entry.heap import keep_large_blocks
        from .entry.libstdcxx import smooth_at_special_points
        from .entry.pools import catch_in_pools
        from .entry.stack import mark_deep
        from .entry.teams import RAISE, catch_in_teams
        from .ir.printer import print_module
        from .llvm.prepare import prepare_root
        from .llvm.state import borrow_state

        text = smooth_at_special_points(borrow_state(self.text) if self.stateful else self.text)
        name = FLAT + signature.symbol
        text = self._bind(text, signature)
        text = apply(text, stated, self.signatures)
        if request[0].noalias:
            text = promise_no_overlap(text, name)
        flat = flat_list(signature)
        levels: list[tuple[DerivativeSpec, tuple[bool, ...]]] = []
        alone = False
        lost: dict[str, None] = {}
        for level in request:
            with stage("prepare"):
                text = prepare_root(text, name)
            spec = self._spec(signature, flat, level, first=not levels)
            module, made = derivative_of_text(text, name, spec)
            _refuse_shadows_of_addresses(signature, flat, made.shadowed)
            levels.append((spec, made.shadowed))
            flat = differentiated(flat, spec, made.shadowed, len(levels) - 1)
            name = made.name
            alone |= made.global_shadows
            lost.update(dict.fromkeys(made.losses))
            with stage("lower"):
                text = print_module(module)
        with stage("lower"):
            lower_address_offsets(module)
            launch(module, request[-1].mode == "split")
            keep_large_blocks(module)
            abi = install_messages(module)
        facts: dict[str, Any] = {
            "name": ENTRY + name,
            "shadowed": [list(shadowed) for _, shadowed in levels],
            "alone": alone,
            "report": made.report.to_json(),
            "losses": list(lost),
            "counters": made.counters,
        }
        exports = [ENTRY + name, *([made.counters] if made.counters else []), *([SETTER] if SETTER in text else [])]
        with stage("lower"):
            mark_deep(module)
            guard(module, module.functions[name], ENTRY + name, derivative=True)
            if made.reverse:
                facts["pullback"] = ENTRY + made.reverse
                guard(module, module.functions[made.reverse], ENTRY + made.reverse, derivative=True)
                exports += [ENTRY + made.reverse, CLOSE]
            if RAISE in module.functions:
                catch_in_teams(module)
                catch_in_pools(module)
            text = print_module(module)
        return Code(text, (*exports, *(REPORTS if MESSAGE in text else [])), (), facts, mpi=abi)


def _settled(signature: Signature) -> list[str]:
    """What a variant of a function differs in."""
    words = ("bound", "of array")
    return [f"{key} {p.name} {value}" for p in signature.parameters for key, value in p.detail if key in words]


def _refuse_shadows_of_addresses(signature: Signature, flat: FlatList, shadowed: Sequence[bool]) -> None:
    """Raise where the derivative goes through memory that only its address is known of."""
    for place, has_shadow in zip(flat.arguments, shadowed, strict=True):
        if not has_shadow or place.label[0] != "argument":
            continue
        _, i, j = place.label
        assert isinstance(i, int) and isinstance(j, int)
        parameter = signature.parameters[i]
        if parameter.flat[j].kind == "address":
            raise DifferentiationError(
                "PAD-E402",
                f"`{signature.name}` with an address for `{parameter.name}`",
                "active numbers are written to the memory behind it, or read from it, and nothing is known of its size",
                "pass arrays for what is differentiated, also for work space; or let the function allocate it",
                f"{signature.source}:{signature.line}" if signature.source else "",
            )


def _mentions(functions: Iterable[Function], error: UndefinedError) -> bool:
    names = {name for function in functions if function.is_declaration for name in (function.name, readable(function.name))}
    return not names.isdisjoint(error.missing)


def _for_teams(text: str) -> str:
    """The program as it runs: threads of its teams and jobs of its pools may raise errors."""
    from .entry import pools
    from .entry.teams import FORKS, RAISE, catch_in_teams
    from .ir.parser import parse
    from .ir.printer import print_module

    if f"@{RAISE}(" not in text or not any(f"@{name}(" in text for name in (*FORKS, *pools.FORKS)):
        return text
    module = parse(text)
    catch_in_teams(module)
    pools.catch_in_pools(module)
    return print_module(module)


def promise_no_overlap(text: str, name: str) -> str:
    """The module with `noalias` on every data pointer of the flat function `name`."""

    def promise(match: re.Match[str]) -> str:
        return match[1] + re.sub(r"\bptr (?!noalias)", "ptr noalias ", match[2]) + match[3]

    return re.sub(rf'^(define [^@]*@"?{re.escape(name)}"?\()([^\n]*?)(\)[^()\n]*\{{)$', promise, text, count=1, flags=re.M)
