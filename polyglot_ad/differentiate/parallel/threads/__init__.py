"""Threads of the languages: as ordinary calls while the program is differentiated, and as threads again when it is compiled.

Each language has its own way to start a thread and to wait for its end, which its folder knows (`langs/LANGUAGE/threads.py`, a
`ThreadLibrary`). All become one form (`thread_forms.py`): a *handle* in memory, a call of a *thread function*, which runs
what the thread would run, and a *join* of the handle. That is the sequential elision of the program: the shape that is analysed and
differentiated. `start.py` makes threads of thread functions and of their derivatives. The reverse of a join starts the reverse of the
thread, and the reverse of the start waits for its end. In which order threads met elsewhere (mutexes, condition variables, barriers,
atomic variables) is kept by `synchronisation.py`, one level up.
"""

from .lower import define_libraries, install_libraries, lower_threads, run_alone, runs_threads, starts_thread
from .start import has_threads, launch_threads

__all__ = [
    "define_libraries", "has_threads", "install_libraries", "launch_threads", "lower_threads", "run_alone", "runs_threads", "starts_thread",
]  # fmt: skip
