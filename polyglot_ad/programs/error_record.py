"""How an error crosses from native code: a message, a text that ends with a zero, and behind the room for it a record with fields.

The record is a structure of constant size, so that it goes from thread to thread as bytes. What a program says is text, whatever it
looks like: only the run-time library of derivatives (`guards/refusals.py`, `guards/exhausted_memory.py`) writes records.
"""

from __future__ import annotations

import struct
from typing import NamedTuple

MESSAGE_BYTES = 4096
"""Room for the message."""
ERROR_BYTES = 2 * MESSAGE_BYTES
"""Room for an error as a whole."""

PLAIN, REFUSAL, EXHAUSTED = 0, 1, 2
"""Kinds of errors: the program's own, a derivative that is not known, memory that a derivative did not get."""


class Field(NamedTuple):
    """A text of a record: where it stands, and how many bytes there are for it and its zero."""

    offset: int
    room: int


LINE_OFFSET = 4
FIELDS = {
    "code": Field(8, 16),
    "construct": Field(24, 744),
    "why": Field(768, 1024),
    "help": Field(1792, 1024),
    "file": Field(2816, 1024),
}
"""What stands behind two integers of 32 bits, the kind and the line."""
RECORD_BYTES = 3840


class Record(NamedTuple):
    kind: int
    line: int
    code: str
    construct: str
    why: str
    help: str
    file: str


def read_record(data: bytes) -> Record:
    """The record in `RECORD_BYTES` of native memory."""
    kind, line = struct.unpack_from("=ii", data)
    texts = (data[at : at + room].partition(b"\0")[0].decode(errors="replace") for at, room in FIELDS.values())
    return Record(kind, line, *texts)
