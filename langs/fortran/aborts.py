"""How programs in Fortran give up: what flang's run time has for it."""

from __future__ import annotations

from polyglot_ad.language.abort import Abort, exactly, types_of

ABORTS = (
    Abort(exactly("_FortranAStopStatement"), types_of("i32 i1 i1"), "STOP %d", ("i32 %0",)),
    Abort(exactly("_FortranAStopStatementText"), types_of("ptr i64 i1 i1"), "STOP %.*s", ("str %0 %1",)),
    Abort(exactly("_FortranAReportFatalUserError"), types_of("ptr ptr i32"), "%s:%d: %s", ("ptr %1", "i32 %2", "ptr %0")),
    Abort(exactly("_FortranAFailImageStatement"), None, "FAIL IMAGE"),
    Abort(exactly("_FortranAProgramEndStatement"), None, "the program ended"),
    Abort(exactly("_FortranAAbort"), None, "abort was called"),
    Abort(exactly("_FortranAExit"), ("i32",), "exit(%d) was called", ("i32 %0",)),
)
