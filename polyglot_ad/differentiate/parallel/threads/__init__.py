"""Threads of the languages: as ordinary calls while the program is differentiated, and as threads again when it is compiled.

Each language has its own way to start a thread and to wait for its end (`posix.py`, `libstdcxx.py`, `julia.py`). All become one form
(`forms.py`): a
*handle* in memory, a call of a *thread function*, which runs what the thread would run, and a *join* of the handle. That is the sequential
elision of the program: the shape that is analysed and differentiated. `runtime.py` makes threads of thread functions and of their
derivatives. The reverse of a join starts the reverse of the thread, and the reverse of the start waits for its end. In which order
threads met elsewhere (mutexes, condition variables, barriers, atomic variables) is kept by `synchronisation.py`, one level up.
"""

from .forms import is_runtime, is_thread, waiting
from .future import define_futures
from .lower import lower_threads, run_alone, runs_threads
from .once import install_once, lower_once
from .rust import forget_hooks
from .rust_channels import forget_handovers
from .start import has_threads, launch_threads

__all__ = [
    "define_futures", "forget_handovers", "forget_hooks", "has_threads", "install_once", "is_runtime", "is_thread", "launch_threads",
    "lower_once", "lower_threads", "run_alone", "runs_threads", "waiting",
]  # fmt: skip
