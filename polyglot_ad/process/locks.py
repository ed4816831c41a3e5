"""The one lock of this package: whoever compiles, loads or makes something that is kept holds it.

A fork waits until it is free. A child that was forked while another thread compiled would wait for that thread, which it does not have.
"""

from __future__ import annotations

# Its handlers of forks must be there before ours, which then run first: whoever holds `making` may wait for the lock of thread pools.
import concurrent.futures.thread  # noqa: F401
import os
import threading

making = threading.RLock()

if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=making.acquire, after_in_child=making.release, after_in_parent=making.release)
