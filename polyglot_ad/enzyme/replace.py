"""What takes the places of calls of the surface in one module: parts with derivatives, and the calls of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from polyglot_ad.budget import Budget
from polyglot_ad.differentiate.mpi import drop_messages, finish_calls
from polyglot_ad.differentiate.parallel.redundant import FORK, redundant
from polyglot_ad.differentiate.rewrites.control.indirect import is_understood
from polyglot_ad.differentiate.rewrites.operations.canonicalise import reached_program
from polyglot_ad.errors import DifferentiationError
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.values import Function, Module
from polyglot_ad.pipeline.derive import derive

from . import batches, glue, split
from .debug_types import source_parameters
from .derivative_module import finished
from .dupnoneed import leading_nowhere
from .footprints import footprints
from .lazy_module import Pieces
from .names import Ask
from .native import Apart, Mode, Native, NativeRoot, Wanted
from .overlap_checks import added_apart, kept
from .request import refusal, resolved
from .root import ROOT, Shape, prepared, shape_of
from .sites import PLAIN, Site

PREFIX = "pad.enzyme."
_WORTH = 0.9
"""What part of the cache a second derivative may keep at most."""
_MAKERS = {**glue.MAKERS, **split.MAKERS}


@dataclass
class _Work:
    """Calls that want the same derivative."""

    function: Function
    wanted: Wanted
    sites: list[Site] = field(default_factory=list)


class Replacements:
    """Replaces calls in `module`; functions are read from `pieces`; numbers of new functions begin at `count`. `parts`: modules to link
    with it; `shared`: names of its own that they use; `missing`: whether all errors are about code that may be in another module.

    `again`: whether what is made may be differentiated itself. `sources` are the parts in the form for that, their threads not launched;
    `once`: the names of those that may not, and why. `budget`: of memory, which gradients keep to that are not differentiated themselves.
    """

    def __init__(
        self, module: Module, pieces: Pieces, words: Mapping[int, str], count: int, ends_program: bool, again: bool,
        budget: Budget | None = None,
    ) -> None:  # fmt: skip
        self.module = module
        self.pieces = pieces
        self.words = words
        self.count = count
        self.ends_program = ends_program
        self.again = again
        self.budget = budget
        self.errors: list[DifferentiationError] = []
        self.parts: list[str] = []
        self.sources: list[str] = []
        self.once: dict[str, DifferentiationError] = {}
        self.shared: set[str] = set()
        self.missing = True

    def replace(self, sites: Sequence[Site]) -> None:
        """Errors are collected; after one the module is of no more use."""
        works: dict[tuple[str, Wanted], _Work] = {}
        for site in sites:
            assert site.function is not None
            if site.ask in PLAIN:
                self._plain(site, site.function)
            elif site.function.name not in self.pieces.defined and not is_understood(site.function):
                self.errors.append(_no_body(site, site.function))
            else:
                key = (site.function.name, wanted(site))
                works.setdefault(key, _Work(site.function, key[1])).sites.append(site)
        for work in works.values():
            try:
                self._add_part(work)
            except DifferentiationError as error:
                self.errors.append(_placed(error, work))
                self.missing &= error.code == "PAD-E301"
                continue
            for site in work.sites:
                assert site.request is not None
                self._call_instead(site, glue.used_arguments(site.request))

    def _plain(self, site: Site, function: Function) -> None:
        try:
            part = batches.part(site.call, site.ask, function, self.words, f"{PREFIX}{self.count}")
        except DifferentiationError as error:
            self.errors.append(error)
            self.missing = False
            return
        self._add(part, {function.name} if site.ask is Ask.BATCH else set())
        self._call_instead(site, batches.used_arguments(site.call, site.ask, function, self.words))

    def _add(self, part: str, expected: set[str], source: str = "") -> None:
        self.parts.append(part)
        self.sources.append(source or part)
        self.shared |= expected

    def _add_part(self, work: _Work) -> None:
        """Add the part with the derivative and one function per call."""
        shape = shape_of(work.function)
        if work.wanted.mode == "split" and shape.through_memory:
            raise refusal(work.sites[0].call, f"'{work.function.name}' returns a structure through memory", "return it through a pointer")
        native = self._derived(work, shape, self.budget)
        is_within = self.budget is not None and native.combined is not None
        if not (self.again and is_within):
            self._add_for_pointers_apart(work, shape, native)
        made = self._in_their_places(native, work)
        if self.again and f"@{FORK}" in self.pieces.whole:
            found = redundant(parse(_text(work, self.pieces, shape, [])))
            self.once |= {function.name: _placed(found, work) for function in made} if found else {}
        source = ""
        if self.again and is_within:
            plain = self._derived(work, shape, None)
            functions = self._in_their_places(plain, work)
            source, _ = finished(plain.module, functions, self.pieces.defined, work.function, self.ends_program, split=False, again=True)
        self._launch_and_add(native.module, made, work, source)

    def _derived(self, work: _Work, shape: Shape, budget: Budget | None) -> Native:
        try:
            return _differentiated(work, self.pieces, shape, [], budget)
        except DifferentiationError as error:
            candidates = _called_by_address(self._whole.functions[work.function.name]) if error.construct == "an indirect call" else []
            if not candidates:
                raise
            return _differentiated(work, self.pieces, shape, candidates, budget)

    def _in_their_places(self, native: Native, work: _Work) -> list[Function]:
        """The functions that take the places of calls."""
        made: list[Function] = []
        for number, site in enumerate(work.sites):
            assert site.request is not None
            made.append(_MAKERS[site.ask](native, site.request, site.call, f"{PREFIX}{self.count + number}"))
        finish_calls(native.module, native.cores)
        drop_messages(native.module)
        return made

    def _launch_and_add(self, module: Module, made: Sequence[Function], work: _Work, source: str = "") -> None:
        """`source`: what is differentiated again, where that is not the same."""
        split = work.wanted.mode == "split"
        if self.again and not source:
            copy = parse(print_module(module))
            functions = [copy.functions[function.name] for function in made]
            source, _ = finished(copy, functions, self.pieces.defined, work.function, self.ends_program, split, again=True)
        part, expected = finished(module, made, self.pieces.defined, work.function, self.ends_program, split)
        self._add(part, expected, source)

    def _add_for_pointers_apart(self, work: _Work, shape: Shape, native: Native) -> None:
        """A second derivative where the pointers need not be taken to overlap, if it is worth it."""
        cost, added = kept(native.program.report), added_apart(native.module)
        if native.combined is None or native.wanted.runtime_activity or not (cost or added):
            return
        found = footprints(native.root, len(shape.parameters), native.program.layout)
        alone = [k for k, parameter in enumerate(shape.parameters) if parameter.noalias]
        pairs = found.pairs(alone, added > 0) if found is not None else []
        if found is None or not pairs:
            return
        concerned = {k for pair in pairs for k in pair}
        parameters = tuple(replace(p, noalias=p.noalias or k in concerned) for k, p in enumerate(shape.parameters))
        other = _differentiated(work, self.pieces, replace(shape, parameters=parameters), [], self.budget)
        if other.combined is None or other.combined.function_type is not native.combined.function_type:
            return
        if kept(other.program.report) > _WORTH * cost and added_apart(other.module) >= added:
            return
        name = f"{PREFIX}{self.count}.apart"
        made = other.module.add_function(Function(name, other.combined.function_type))
        b = Builder(made.add_block("entry"))
        glue.begin_call(other, b)
        called = b.call(other.combined, made.arguments)
        b.ret(None if called.type.is_void else called)
        self._launch_and_add(other.module, [made], work)
        native.apart = Apart(name, found, tuple(pairs))

    @cached_property
    def _whole(self) -> Module:
        return parse(self.pieces.whole)

    def _call_instead(self, site: Site, positions: Sequence[int]) -> None:
        """Call the next new function in the place of a call."""
        call = site.call
        type = ty.function(call.type, [call.arguments[at].type for at in positions])
        declared = self.module.add_function(Function(f"{PREFIX}{self.count}", type))
        self.count += 1
        arguments = [call.arguments[at] for at in positions]
        new: ins.CallBase
        if isinstance(call, ins.Invoke):
            normal, unwind = call.targets
            new = ins.Invoke(declared, arguments, type, normal, unwind, call.name)
        else:
            new = ins.Call(declared, arguments, type, call.name)
        new.argument_attributes = [glue.abi(call, at) for at in positions]
        for own, attributes in zip(declared.arguments, new.argument_attributes, strict=True):
            own.attributes = attributes
        new.metadata = {"dbg": call.metadata["dbg"]} if "dbg" in call.metadata else {}
        new.debug_records, call.debug_records = call.debug_records, []
        block = call.block
        assert block is not None
        block.insert(block.position(call), new)
        call.replace_all_uses_with(new)
        call.erase()


def wanted(site: Site) -> Wanted:
    """The derivative that a call wants."""
    request = site.request
    assert request is not None
    modes: Mapping[Ask, Mode] = {Ask.AUTODIFF: "reverse", Ask.FORWARD: "forward", Ask.FORWARD_SPLIT: "forward"}
    mode = modes.get(request.ask, "split")
    held = [(k, resolved(site.call.arguments[given.primal])) for k, given in enumerate(request.given) if given.primal >= 0]
    # The halves of split mode must agree whatever is known where they are called.
    fixed = () if mode == "split" else tuple((k, value.name) for k, value in held if isinstance(value, Function))
    nowhere = leading_nowhere(site.call, request) if mode != "split" else ()
    at_run_time, strong = ("enzyme_runtime_activity" in request.words, "enzyme_strong_zero" in request.words)
    return Wanted(mode, request.activities, request.width, fixed, at_run_time, strong, nowhere)


def _no_body(site: Site, function: Function) -> DifferentiationError:
    return refusal(
        site.call, f"the body of '{function.name}' is nowhere in the program", "compile its source with the same driver, and link it"
    )


def _placed(error: DifferentiationError, work: _Work) -> DifferentiationError:
    """The error in the words of the program: its function's name, and the line of the call where it has none."""
    location = error.location or refusal(work.sites[0].call, "").location
    path = tuple(work.function.name if name == ROOT else name for name in error.path)
    return DifferentiationError(error.code, error.construct, error.why, error.help, location, path, error.instruction)


def _differentiated(work: _Work, pieces: Pieces, shape: Shape, candidates: Sequence[str], budget: Budget | None) -> Native:
    source = source_parameters(work.function)
    types = source.types if source is not None else None

    _, native = derive(_text(work, pieces, shape, candidates), NativeRoot(work.wanted, shape, types, pieces.held_by, budget))
    native.program.own_variables = pieces.own_variables
    return native


def _text(work: _Work, pieces: Pieces, shape: Shape, candidates: Sequence[str]) -> str:
    """The prepared program of what is differentiated."""
    text = pieces.selected([work.function.name, *dict(work.wanted.fixed).values(), *candidates])
    return prepared(text, work.function, shape, work.wanted.mode == "split", dict(work.wanted.fixed), candidates)


def _called_by_address(function: Function) -> list[str]:
    """The module's functions whose addresses are taken somewhere and that are of the type of an indirect call in the function's program."""
    module = function.module
    assert module is not None
    types = {
        i.function_type
        for f in reached_program(function)
        for i in f.instructions()
        if isinstance(i, ins.CallBase) and i.called_function is None and not isinstance(i.callee, val.InlineAsm)
    }
    taken: set[val.Value] = set()
    work: list[val.Value] = [
        v.initializer for v in module.globals.values() if isinstance(v, val.GlobalVariable) and v.initializer is not None
    ]
    for one in module.functions.values():
        for i in one.instructions():
            work += [o for o in i.operands if isinstance(o, val.Constant) and not (isinstance(i, ins.CallBase) and o is i.callee)]
    while work:
        value = work.pop()
        if isinstance(value, Function):
            taken.add(value)
        elif isinstance(value, val.ConstantAggregate):
            work += value.elements
        elif isinstance(value, val.ConstantExpr):
            work += value.operands
    return [f.name for f in module.functions.values() if f in taken and is_understood(f) and f.function_type in types and f is not function]
