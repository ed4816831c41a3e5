"""C's threads: POSIX and C11."""

from __future__ import annotations

from polyglot_ad.differentiate.parallel.thread_library import ThreadLibrary

from . import c11_threads, once, posix_threads

WITHOUT_JOIN = "when its reverse is to begin is not known: that is where the program waits for its end"
_LEAVES = "the way back through it begins where the function it runs returns"
_TRIES = {
    "pthread_mutex_lock": "pthread_mutex_trylock",
    "pthread_rwlock_rdlock": "pthread_rwlock_tryrdlock",
    "pthread_rwlock_wrlock": "pthread_rwlock_trywrlock",
    "pthread_spin_lock": "pthread_spin_trylock",
    "mtx_lock": "mtx_trylock",
    "sem_wait": "sem_trywait",
}
_MEETS = frozenset(
    ["pthread_cond_wait", "pthread_cond_timedwait", "pthread_cond_clockwait", "pthread_barrier_wait", "cnd_wait", "cnd_timedwait"]
)

C_THREADS = ThreadLibrary(
    define=(once.lower_once,),
    begin=posix_threads.return_early,
    starts={"pthread_create": posix_threads.create, "thrd_create": c11_threads.create},
    others={
        "pthread_join": posix_threads.join,
        "pthread_detach": posix_threads.detach,
        "thrd_detach": posix_threads.detach,
        "pthread_self": posix_threads.itself,
        "pthread_setname_np": posix_threads.hint,
        "pthread_setaffinity_np": posix_threads.hint,
        "pthread_setschedparam": posix_threads.hint,
        "pthread_setschedprio": posix_threads.hint,
        "thrd_join": c11_threads.join,
        "thrd_current": posix_threads.itself,
    },
    install=once.install_once,
    started=posix_threads.detach_where_nobody_waits,
    refused={
        "pthread_tryjoin_np": ("a join that may give up", WITHOUT_JOIN, "use pthread_join"),
        "pthread_timedjoin_np": ("a join that may give up", WITHOUT_JOIN, "use pthread_join"),
        "pthread_clockjoin_np": ("a join that may give up", WITHOUT_JOIN, "use pthread_join"),
        "pthread_exit": ("a thread that ends inside of a call", _LEAVES, "return from the function that the thread runs"),
        "pthread_cancel": ("a thread that is cancelled", _LEAVES, "let the thread look at a flag, and return"),
        "pthread_kill": ("a signal to a thread", _LEAVES, "let the thread look at a flag"),
        "thrd_exit": ("a thread that ends inside of a call", _LEAVES, "return from the function that the thread runs"),
    },
    acquires=frozenset(
        (*_TRIES, *_TRIES.values(), "pthread_mutex_timedlock", "pthread_mutex_clocklock", "pthread_rwlock_timedrdlock",
         "pthread_rwlock_timedwrlock", "pthread_rwlock_clockrdlock", "pthread_rwlock_clockwrlock", "sem_timedwait", "sem_clockwait",
         "mtx_timedlock", once.ENTER)
    ),
    releases=frozenset(
        ("pthread_mutex_unlock", "pthread_spin_unlock", "pthread_rwlock_unlock", "sem_post", "mtx_unlock", once.LEAVE)
    ),
    meets=_MEETS,
    waits=_MEETS,
    rests=frozenset(("sched_yield", "usleep", "sleep", "nanosleep", "clock_nanosleep")),
    tries=_TRIES,
)  # fmt: skip
