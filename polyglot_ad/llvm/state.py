"""Global variables that a program changes: one copy per process, shared by its primal and all its derivatives.

Every derivative is a shared library of its own. If each carried its own copy of `static double gravity;`, setting it through the
primal would not be seen by the gradient. So the primal library exports the program's mutable globals, and derivatives import them.

Constants are copied, but not where their addresses may outlive a call, in a variable or in memory that the caller is given: another call
may compare them (a polymorphic object of Fortran's has the address of its type's description, a list may end at a constant). The primal
library exports those that are used otherwise than to read them, derivatives are made with what is in them, and compiled with the primal's.
"""

from __future__ import annotations

import re
from collections.abc import Collection

import llvmlite.binding as llvm

from polyglot_ad.process.regex import regex
from polyglot_ad.symbols import STATE

from .modules import around_functions, parse
from .prepare import target_machine

PREFIX = STATE
_OWN = regex(r'^(@(?:"[^"]*"|[\w.$-]+) = internal [^\n]*), comdat(?:\([^)\n]*\))?', re.M)
"""Variables that are a module's own now: in a group of which another object has one, too, they would go with it."""
_CONSTRUCTORS = regex(r"^@llvm\.global_[cd]tors = .*\n", re.M)
_STATE = regex(rf'^@"?{re.escape(PREFIX)}.*$', re.M)
_ALIAS = regex(r'^@("[^"]*"|[\w.$-]+) = (?P<prefix>[^"\n]*?)\balias ', re.M)
_CONSTANT = regex(r'^@("[^"]*"|[\w.$-]+) = internal (?P<prefix>[^"\n]*?)\bconstant ', re.M)
_SHARED_CONSTANT = regex(rf'^@("?{re.escape(PREFIX)}[^ \n]*) = (?P<prefix>[^"\n]*?)\bconstant ', re.M)
_DEFINED = regex(r'^@("[^"]*"|[\w.$-]+) = [^\n]*', re.M)
_WITH_ADDRESSES = regex(r" global [^\n]*\bptr\b| global %")
_LINKAGES = frozenset(("internal", "private", "available_externally", "dso_local", "linkonce_odr", "weak_odr", "hidden"))
_MUTABLE = regex(r'^@("[^"]*"|[\w.$-]+) = (?P<prefix>[^"\n]*?)\bglobal ', re.M)


def expose_state(
    text: str, roots: Collection[str], offered: Collection[str] = (), escaping: Collection[str] = (), gives: bool = False
) -> tuple[str, bool, bool]:
    """The linked program with its mutable globals visible, whether it has any (or static constructors), and whether addresses in it may
    outlive a call: in its variables, or as it `gives` addresses to its callers. `escaping`: constants whose addresses are then shared.

    `roots` are the functions that Python may call; nothing else can write to a global that no root leads to, so LLVM finds out which
    "mutable" globals are constants after all. Those `offered` to Python may be written from there.
    """
    # Second names dissolve: derivatives borrow the variables themselves.
    module = parse(_ALIAS.sub(lambda found: found[0] if found[1].strip('"') in roots else f"@{found[1]} = internal alias ", text))
    merged = {
        variable.name for variable in module.global_variables if variable.linkage in (llvm.Linkage.linkonce_odr, llvm.Linkage.weak_odr)
    }
    kept = {*roots, *offered}
    for value in [*module.functions, *module.global_variables]:
        visible = value.linkage in (llvm.Linkage.external, llvm.Linkage.common) or value.name in merged
        if visible and not value.is_declaration and value.name not in kept and not value.name.startswith(("llvm.", "pad.")):
            value.linkage = llvm.Linkage.internal
    for function in module.functions:
        # The package's runtime keeps its calling convention: guards that are made later call it too.
        if function.name.startswith("pad.") and not function.is_declaration:
            function.linkage = llvm.Linkage.external
    _find_constants(module)
    text = str(module)
    head, *rest = around_functions(text)
    stateful = bool(_CONSTRUCTORS.search(head))
    variables = {variable.name: variable for variable in module.global_variables}
    changed = [name for name in _mutable_globals(head) if not name.startswith("pad.")]
    keeps = gives or any(_WITH_ADDRESSES.search(match[0]) for match in _DEFINED.finditer(head) if match[1].strip('"') in changed)
    shared = [name for name in escaping if name in _private_constants(head)] if keeps else []
    if not changed and not shared:
        return "".join((_OWN.sub(r"\1", head), *rest)), stateful, keeps
    for name in (*changed, *shared):
        variable = variables[name]
        variable.linkage = llvm.Linkage.external
        variable.name = PREFIX + name
    head, *rest = around_functions(str(module))
    return "".join((_OWN.sub(r"\1", _STATE.sub(_shared, head)), *rest)), stateful or bool(changed), keeps


def _shared(definition: re.Match[str]) -> str:
    """A variable that other libraries use: dso_local would have them look for it in their own, and a declaration may not be in a comdat."""
    return re.sub(r", comdat(?:\([^)]*\))?", "", definition[0].replace(" = dso_local ", " = ", 1))


def _mutable_globals(text: str) -> list[str]:
    """Names of the global variables that the module defines and may change."""
    found = []
    for match in _MUTABLE.finditer(text):
        linkage = (match["prefix"].split() or [""])[0]
        if linkage not in ("external", "extern_weak", "appending", "available_externally"):
            found.append(match[1].strip('"'))
    return found


def _private_constants(text: str) -> set[str]:
    return {match[1].strip('"') for match in _CONSTANT.finditer(text) if not match[1].strip('"').startswith("pad.")}


def state_names(text: str) -> list[str]:
    """The globals that the primal library must export."""
    return [*(name for name in _mutable_globals(text) if name.startswith(PREFIX)), *_shared_constants(text)]


def _shared_constants(text: str) -> list[str]:
    return [match[1].strip('"') for match in _SHARED_CONSTANT.finditer(text)]


def _find_constants(module: llvm.ModuleRef) -> None:
    builder = llvm.create_pass_builder(target_machine(), llvm.create_pipeline_tuning_options(speed_level=2))
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_opt_pass()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, builder)


def borrow_state(text: str) -> str:
    """The program for a derivative: its mutable globals are those of the primal library, which has run the constructors."""
    module = parse(_CONSTRUCTORS.sub("", text))
    borrowed = set(state_names(text)).difference(_shared_constants(text))
    for variable in module.global_variables:
        if variable.name in borrowed:
            variable.linkage = llvm.Linkage.available_externally
    return str(module)


def share_constants(text: str, program: str) -> str:
    """The text of a derivative of `program`, in which constants that addresses are compared with are the primal library's."""
    shared = set(_shared_constants(program))

    def declared(match: re.Match[str]) -> str:
        if match[1].strip('"') not in shared or "external" in match["prefix"].split():
            return match[0]
        attributes = [word for word in match["prefix"].split() if word not in _LINKAGES]
        return f"@{match[1]} = {' '.join(['available_externally', *attributes])} constant "

    return _SHARED_CONSTANT.sub(declared, text) if shared else text
