"""Functions of the run time that lowered programs call: small pieces of IR around the native unwinder.

They are called by fixed names under `pad.unwind.`, are never inlined and never looked into by the engine. What each means to the analyses
stands in `analysis/memory/exceptions.py` and in the tables of `rules`. An exception is named by the address that landing pads
receive (its `_Unwind_Exception`).

    allocate(size) -> object           free(object)         of one that was never thrown
    throw(object, type, destructor) -> exception            throws it natively, and catches it on the spot
    rethrow(exception) -> exception                         the same for the exception being handled, which must be this one (or null)
    call.…(arguments…) -> {result, exception}               any outside function; null when it came back
    select.…(exception) -> number                           which clause of a landing pad the native personality chooses
    caught.n(exception, type, thrown types…) -> object      __cxa_begin_catch
    peek.n(…) -> object                                     __cxa_get_exception_ptr
    dying.n(exception, type, type) -> object                the object if it has this type and the next `end` is its last
    hold(shadow, type) -> shadow of the exception           from that of the object; zeros if the object has none
    held.n(shadow, exception, object, type, thrown types…)  back from the shadow of the exception to that of the object
    end(exception)                                          __cxa_end_catch
    keep(exception) -> object                               what a std::exception_ptr holds (exception_ptr.py), with a reference more
    adopt(object, type) -> object                           the same, of an object that was not thrown
    addref(object)                release(object)           of what it holds
    revive(object) -> exception                             std::rethrow_exception, and catches it on the spot
    prime(object, type, destructor)                         __cxa_init_primary_exception
    raise(exception)                                        goes on unwinding natively, out of the program
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from polyglot_ad import runtime
from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.values import Function, Module
from polyglot_ad.langs.cxx.run_time import CXX

PREFIX = "pad.unwind."
CALL = PREFIX + "call."

HEADER = 32
"""Bytes of an `_Unwind_Exception`, which stands right before the thrown object."""

PERSONALITY = CXX.personality

# What lands on a pad, or unwinds out of the program, cannot be said in C; all else is in runtime/.
_TEXT = f"""
declare i32 @_Unwind_RaiseException(ptr)
declare void @llvm.trap()

define linkonce_odr hidden void @{PREFIX}raise(ptr %exception) noinline noreturn cold {{
  %code = call i32 @_Unwind_RaiseException(ptr %exception)
  call void @llvm.trap()
  unreachable
}}
"""
_CXX_TEXT = f"""
declare void @__cxa_throw(ptr, ptr, ptr)
declare void @__cxa_rethrow()
declare ptr @__cxa_begin_catch(ptr)
declare ptr @__cxa_get_exception_ptr(ptr)
declare void @__cxa_end_catch()
declare i32 @_Unwind_RaiseException(ptr)
declare void @llvm.trap()
declare i32 @{PERSONALITY}(...)
declare void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr)

define linkonce_odr hidden ptr @{PREFIX}throw(ptr %object, ptr %type, ptr %destructor) noinline nounwind personality ptr @{PERSONALITY} {{
  invoke void @__cxa_throw(ptr %object, ptr %type, ptr %destructor) to label %never unwind label %pad
pad:
  %landed = landingpad {{ ptr, i32 }} catch ptr null
  %exception = extractvalue {{ ptr, i32 }} %landed, 0
  ret ptr %exception
never:
  call void @llvm.trap()
  unreachable
}}

define linkonce_odr hidden ptr @{PREFIX}rethrow(ptr %known) noinline personality ptr @{PERSONALITY} {{
  invoke void @__cxa_rethrow() to label %never unwind label %pad
pad:
  %landed = landingpad {{ ptr, i32 }} catch ptr null
  %exception = extractvalue {{ ptr, i32 }} %landed, 0
  %same = icmp eq ptr %exception, %known
  br i1 %same, label %done, label %stray
done:
  ret ptr %exception
stray:
  %free = icmp eq ptr %known, null
  br i1 %free, label %done, label %leave
leave:
  %code = call i32 @_Unwind_RaiseException(ptr %exception)
  br label %never
never:
  call void @llvm.trap()
  unreachable
}}

define linkonce_odr hidden ptr @{PREFIX}revive(ptr %object) noinline nounwind personality ptr @{PERSONALITY} {{
  %place = alloca ptr, align 8
  store ptr %object, ptr %place, align 8
  invoke void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr %place) to label %never unwind label %pad
pad:
  %landed = landingpad {{ ptr, i32 }} catch ptr null
  %exception = extractvalue {{ ptr, i32 }} %landed, 0
  ret ptr %exception
never:
  call void @llvm.trap()
  unreachable
}}

define linkonce_odr hidden void @{PREFIX}end(ptr %exception) noinline {{
  call void @__cxa_end_catch()
  ret void
}}
"""


def mover(module: Module) -> Function:
    """`moved(shadow, from, to, hint)`: as far from the shadow as `to` is from `from`; null if `to` is."""
    found = module.functions.get(PREFIX + "moved")
    if found is None:
        _add(module, runtime.read("unwinding", "shadows.ll"))
        found = module.functions[PREFIX + "moved"]
    return found


def install(module: Module) -> None:
    """Add the functions to a program, once."""
    present = module.functions.get(PREFIX + "raise")
    if present is None or present.is_declaration:
        if PERSONALITY in module.functions:
            _add(module, _CXX_TEXT + runtime.read("unwinding", "exceptions.ll"))
        _add(module, _TEXT + runtime.read("unwinding", "shadows.ll"))


def _add(module: Module, text: str) -> None:
    splice(module, text)
    for function in module.functions.values():
        if function.name.startswith(PREFIX) and isinstance(function.personality, Function):
            function.personality = module.functions[function.personality.name]


def catcher(module: Module, kind: str, types: int) -> Function:
    """`caught.n`, `peek.n`, `dying.n`: n types follow the exception."""
    name = f"{PREFIX}{kind}.{types}"
    found = module.functions.get(name)
    if found is not None and not found.is_declaration:
        return found
    parameters = ", ".join(f"ptr %t{k}" for k in range(types))
    if kind == "dying":
        body = f"%object = call ptr @{PREFIX}dying(ptr %exception, ptr %t0)"
    else:
        native = {"caught": "__cxa_begin_catch", "peek": "__cxa_get_exception_ptr"}[kind]
        body = f"%object = call ptr @{native}(ptr %exception)"
    _add(
        module,
        f"""
declare ptr @__cxa_begin_catch(ptr)
declare ptr @__cxa_get_exception_ptr(ptr)
declare ptr @{PREFIX}dying(ptr, ptr)
define linkonce_odr hidden ptr @{name}(ptr %exception, {parameters}) noinline nounwind {{
  {body}
  ret ptr %object
}}
""",
    )
    return module.functions[name]


def holder(module: Module, types: int) -> Function:
    """`held.n`: n types follow the exception and the object."""
    name = f"{PREFIX}held.{types}"
    found = module.functions.get(name)
    if found is None:
        mover(module)
        parameters = ", ".join(f"ptr %t{k}" for k in range(types))
        _add(
            module,
            f"""
declare ptr @{PREFIX}moved(ptr, ptr, ptr, i64)
define linkonce_odr hidden ptr @{name}(ptr %shadow, ptr %exception, ptr %object, {parameters}) noinline nounwind {{
  %found = call ptr @{PREFIX}moved(ptr %shadow, ptr %exception, ptr %object, i64 0)
  ret ptr %found
}}
""",
        )
        found = module.functions[name]
    return found


def caller(module: Module, callee: Function | None, types: Sequence[ty.Type], result: ty.Type, personality: str) -> Function:
    """`call.…`: calls an outside function, or (None) what its first argument points to, and returns what it throws."""
    own = callee.function_type if callee is not None else ty.function(result, tuple(types))
    shape = zlib.crc32(f"{own} {result} {' '.join(map(str, types))} {personality}".encode())
    name = f"{CALL}{shape:08x}.{callee.name if callee is not None else 'pointer'}"
    found = module.functions.get(name)
    if found is not None:
        return found
    returned = "ptr" if result.is_void else f"{{ {result}, ptr }}"
    passed = [f"{type} %a{k}" for k, type in enumerate(types)]
    given = ", ".join(str(p) for p in own.parameters)
    if own.variadic:
        given += ", ..." if given else "..."
    called = f"{result} ({given})" if own.variadic else str(result)
    convention = f"{callee.calling_convention} " if callee is not None and callee.calling_convention else ""
    target = f'@"{callee.name}"' if callee is not None else "%callee"
    declared = f"declare {convention}{result} {target}({given})" if callee is not None else ""
    parameters = passed if callee is not None else ["ptr %callee", *passed]
    invoke = f"invoke {convention}{called} {target}({', '.join(passed)}) to label %back unwind label %pad"
    if result.is_void:
        back, caught = "ret ptr null", "ret ptr %exception"
    else:
        invoke = f"%result = {invoke}"
        back = f"%b = insertvalue {returned} zeroinitializer, {result} %result, 0\n  ret {returned} %b"
        caught = f"%c = insertvalue {returned} zeroinitializer, ptr %exception, 1\n  ret {returned} %c"
    _add(
        module,
        f"""
{declared}
declare i32 @{personality}(...)
define linkonce_odr hidden {returned} @"{name}"({", ".join(parameters)}) noinline nounwind personality ptr @{personality} {{
  {invoke}
back:
  {back}
pad:
  %landed = landingpad {{ ptr, i32 }} catch ptr null
  %exception = extractvalue {{ ptr, i32 }} %landed, 0
  {caught}
}}
""",
    )
    return module.functions[name]


def selector(module: Module, types: Sequence[str]) -> Function:
    """`select.…`: the number of the first of the types (names of typeinfo globals) that the exception matches, 0 for none."""
    name = f"{PREFIX}select.{zlib.crc32(' '.join(types).encode()):08x}"
    found = module.functions.get(name)
    if found is not None:
        return found
    clauses = " ".join(f'catch ptr @"{type}"' for type in types)
    tests = [
        f'  %t{k} = call i32 @llvm.eh.typeid.for.p0(ptr @"{type}")\n  %m{k} = icmp eq i32 %number, %t{k}\n'
        f"  br i1 %m{k}, label %yes{k}, label %no{k}\nyes{k}:\n  ret i32 {type_number(type)}\nno{k}:\n"
        for k, type in enumerate(types)
    ]
    globals = "\n".join(f'@"{type}" = external constant ptr' for type in types)
    _add(
        module,
        f"""
{globals}
declare i32 @llvm.eh.typeid.for.p0(ptr)
declare i32 @_Unwind_RaiseException(ptr)
declare void @llvm.trap()
declare i32 @{PERSONALITY}(...)
define linkonce_odr hidden i32 @{name}(ptr %exception) noinline nounwind personality ptr @{PERSONALITY} {{
  %code = invoke i32 @_Unwind_RaiseException(ptr %exception) to label %never unwind label %pad
pad:
  %landed = landingpad {{ ptr, i32 }} {clauses} catch ptr null
  %number = extractvalue {{ ptr, i32 }} %landed, 1
{"".join(tests)}  ret i32 0
never:
  call void @llvm.trap()
  unreachable
}}
""",
    )
    return module.functions[name]


def type_number(name: str) -> int:
    """What stands for a type in comparisons with selectors, the same in every function."""
    return (zlib.crc32(name.encode()) & 0x3FFFFFFF) + 1
