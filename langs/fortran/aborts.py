"""How programs in Fortran give up: what flang's run time has for it."""

from __future__ import annotations

from polyglot_ad.guards.abort_rows import Row, exactly, types_of

ROWS = [
    Row(exactly("_FortranAStopStatement"), types_of("i32 i1 i1"), "STOP %d", ("i32 %0",)),
    Row(exactly("_FortranAStopStatementText"), types_of("ptr i64 i1 i1"), "STOP %.*s", ("str %0 %1",)),
    Row(exactly("_FortranAReportFatalUserError"), types_of("ptr ptr i32"), "%s:%d: %s", ("ptr %1", "i32 %2", "ptr %0")),
    Row(exactly("_FortranAFailImageStatement"), None, "FAIL IMAGE"),
    Row(exactly("_FortranAProgramEndStatement"), None, "the program ended"),
    Row(exactly("_FortranAAbort"), None, "abort was called"),
    Row(exactly("_FortranAExit"), ("i32",), "exit(%d) was called", ("i32 %0",)),
]
