"""Ctrl-C while native code runs.

Python raises KeyboardInterrupt when native code returns, which may be never, and nothing unwinds native frames. So a thread listens for
the signal and looks, a moment later, whether the main thread is still in the same native call. Then it says that the next Ctrl-C ends the
process, with a traceback; who only waits gets the exception when the code returns, and `except` and `finally` do what they do. Calls pay
nothing for it. Programs that handle the signal themselves are left alone.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
import time
import traceback
from types import FrameType

from polyglot_ad.bindings.source import FILE

GRACE = 1.0
"""Seconds in which native code may return by itself."""
_NATIVE = (FILE, "llvmlite")
"""What files of frames have in their names that wait for native code: calls of functions and derivatives, and LLVM while it compiles."""

_lock = threading.Lock()
_listening = False


def listen() -> None:
    """Listen from now on, if this is the main thread and nobody else handles the signal."""
    global _listening
    if _listening or threading.current_thread() is not threading.main_thread():
        return
    with _lock:
        if _listening or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
            return
        here, there = os.pipe()
        os.set_blocking(there, False)
        before = signal.set_wakeup_fd(there, warn_on_full_buffer=False)
        if before != -1:
            signal.set_wakeup_fd(before)
            os.close(here)
            os.close(there)
            return
        _listening = True
    os.register_at_fork(after_in_child=lambda: _stop(there))
    threading.Thread(target=_watch, args=(here,), name="polyglot_ad-interrupts", daemon=True).start()


def _stop(there: int) -> None:
    """A child has no thread that listens, and must not wake its parent's."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        now = signal.set_wakeup_fd(-1)
        if now not in (-1, there):
            signal.set_wakeup_fd(now)


def _watch(here: int) -> None:
    told: FrameType | None = None
    while received := os.read(here, 64):
        if signal.SIGINT not in received or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
            continue
        frame = _current()
        if frame is not None and frame is told:
            _end(frame)
        time.sleep(GRACE)
        if frame is None or _current() is not frame:
            told = None
        else:
            print("polyglot_ad: native code runs until it returns; Ctrl-C again ends this process", file=sys.stderr, flush=True)
            told = frame


def _current() -> FrameType | None:
    """The frame of the main thread, if it waits for native code."""
    frame = sys._current_frames().get(threading.main_thread().ident or 0)
    return frame if frame is not None and any(part in frame.f_code.co_filename for part in _NATIVE) else None


def _end(frame: FrameType) -> None:
    """End the process as the signal does whom nobody handles."""
    lines = "".join(traceback.format_stack(frame))
    print(f"Traceback (most recent call last):\n{lines}KeyboardInterrupt: while native code ran", file=sys.stderr, flush=True)
    if sys.stdout is not None:
        sys.stdout.flush()
    ctypes.CDLL(None).signal(ctypes.c_int(signal.SIGINT), ctypes.c_void_p(0))
    os.kill(os.getpid(), signal.SIGINT)
