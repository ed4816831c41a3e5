"""Errors on threads of a team: an exception of the thread that called, and the next call works."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

import polyglot_ad as pad

from .teams import runtime

PROGRAM = """
double loop(const double *x, const int *k, int n) {
    double sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i] * (100 / k[i]);
    return sum;
}
double alone(const double *x, const int *k, int n) {
    double sum = 0;
#pragma omp parallel for reduction(+ : sum) if (n > 1000)
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i] * (100 / k[i]);
    return sum;
}
double nested(const double *x, const int *k, int n) {
    double sum = 0;
#pragma omp parallel for num_threads(2) reduction(+ : sum)
    for (int j = 0; j < 2; j++) {
        double part = 0;
#pragma omp parallel for num_threads(2) reduction(+ : part)
        for (int i = j; i < n; i += 2)
            part += x[i] * x[i] * (100 / k[i]);
        sum += part;
    }
    return sum;
}
double tasks(const double *x, const int *k, int n) {
    double parts[64];
#pragma omp parallel
#pragma omp masked
    for (int i = 0; i < n; i++) {
#pragma omp task shared(parts)
        parts[i] = x[i] * x[i] * (100 / k[i]);
    }
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += parts[i];
    return sum;
}
double barrier(const double *x, const int *k, int n) {
    double y[64], sum = 0;
#pragma omp parallel
    {
#pragma omp for
        for (int i = 0; i < n; i++)
            y[i] = x[i] * (100 / k[i]);
#pragma omp for reduction(+ : sum)
        for (int i = 0; i < n; i++)
            sum += y[n - 1 - i] * x[n - 1 - i];
    }
    return sum;
}
"""
N = 24
X, FINE = np.linspace(1, 2, N), np.ones(N, np.int32)
WRONG = FINE.copy()
WRONG[[5, 21]] = 0


@pytest.fixture(scope="module")
def library():
    return pad.compile(PROGRAM, language="c", openmp=True)


@pytest.mark.parametrize(
    ("name", "team"), [*((name, team) for name in ("loop", "alone", "nested", "tasks") for team in (1, 2, 4)), ("barrier", 1)]
)
def test_an_error_is_an_exception(library, name, team):
    function = library[name]
    gradient = pad.grad(function)
    runtime().omp_set_num_threads(team)
    try:
        for _ in range(5):
            for one in (function, gradient):
                with pytest.raises(pad.NativeError, match="integer division by zero"):
                    one(X, WRONG, N)
            np.testing.assert_allclose(function(X, FINE, N), 100 * X @ X)
            np.testing.assert_allclose(gradient(X, FINE, N), 200 * X)
    finally:
        runtime().omp_set_num_threads(1)


def test_others_do_not_wait_for_ever(tmp_path):
    """A thread that failed comes to no barrier: the process ends, and says why."""
    source = tmp_path / "program.c"
    source.write_text(PROGRAM)
    script = f"""
import numpy as np, polyglot_ad as pad
pad.load({str(source)!r}, openmp=True).barrier(np.ones(3), np.zeros(3, np.int32), 3)
"""
    environment = {**os.environ, "OMP_NUM_THREADS": "3"}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == -6
    assert "program.c:47: integer division by zero" in done.stderr


def test_a_child_process_differentiates(library):
    """After fork the runtime starts again."""
    runtime().omp_set_num_threads(3)
    try:
        gradient = pad.grad(library.loop)
        expected = gradient(X, FINE, N)
        child = os.fork()
        if child == 0:
            status = 1
            try:
                status = 0 if np.allclose(gradient(X, FINE, N), expected) else 2
            finally:
                os._exit(status)
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    finally:
        runtime().omp_set_num_threads(1)


THREADS = r"""
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
typedef struct {
    const double *x; const int *k; int id, n, team, *turn;
    double *sum, *y; pthread_mutex_t *lock; pthread_cond_t *turned; pthread_barrier_t *all; sem_t *one; atomic_int *flag;
} Job;
static pthread_mutex_t global = PTHREAD_MUTEX_INITIALIZER;
static double work(Job *j, int i) { return j->x[i] * j->x[i] * (100 / j->k[i]); }
#define EACH for (int i = j->id; i < j->n; i += j->team)
#define THREADS(name, ...) \
    static void *run_##name(void *p) { Job *j = p; __VA_ARGS__; return 0; } \
    double name(const double *x, const int *k, int n, int team) { \
        Job jobs[16]; pthread_t threads[16]; double sum = 0, y[64]; int turn = 0; atomic_int flag = 0; \
        pthread_mutex_t lock; pthread_cond_t turned; pthread_barrier_t all; sem_t one; \
        pthread_mutex_init(&lock, 0); pthread_cond_init(&turned, 0); pthread_barrier_init(&all, 0, team); sem_init(&one, 0, 1); \
        for (int i = 0; i < team; i++) { \
            jobs[i] = (Job){x, k, i, n, team, &turn, &sum, y, &lock, &turned, &all, &one, &flag}; \
            pthread_create(&threads[i], 0, run_##name, &jobs[i]); \
        } \
        for (int i = 0; i < team; i++) pthread_join(threads[i], 0); \
        return sum; \
    }
THREADS(locked, EACH { pthread_mutex_lock(&global); *j->sum += work(j, i); pthread_mutex_unlock(&global); })
THREADS(told, EACH {
    pthread_mutex_lock(j->lock);
    while (*j->turn != i) pthread_cond_wait(j->turned, j->lock);
    *j->sum = *j->sum * 0.9 + work(j, i);
    ++*j->turn;
    pthread_cond_broadcast(j->turned);
    pthread_mutex_unlock(j->lock);
})
THREADS(met, double s = 0; EACH j->y[i] = work(j, i); pthread_barrier_wait(j->all); EACH s += j->y[j->n - 1 - i];
    pthread_mutex_lock(j->lock); *j->sum += s; pthread_mutex_unlock(j->lock))
THREADS(counted, EACH { sem_wait(j->one); *j->sum += work(j, i); sem_post(j->one); })
THREADS(polled, EACH { while (atomic_load(j->flag) != i) ; *j->sum += work(j, i); atomic_store(j->flag, i + 1); })
"""


@pytest.mark.parametrize("name", ["locked", "told", "met", "counted", "polled"])
def test_an_error_on_a_thread_of_the_program_is_an_exception(name):
    """Whatever the other threads wait for; and what they held is free again."""
    function = pad.compile(THREADS, language="c")[name]
    gradient = pad.grad(function)
    for team in (1, 2, 4):
        differences = [(function(X + 1e-6 * e, FINE, N, team) - function(X - 1e-6 * e, FINE, N, team)) / 2e-6 for e in np.eye(N)]
        for _ in range(5):
            with pytest.raises(pad.NativeError, match="integer division by zero"):
                gradient(X, WRONG, N, team)
            with pytest.raises(pad.NativeError, match="integer division by zero"):
                pad.jvp(function, (X, WRONG, N, team), (X, None, None, None))
            with pytest.raises(pad.NativeError, match="integer division by zero"):
                pad.vjp(function, X, WRONG, N, team)
            np.testing.assert_allclose(gradient(X, FINE, N, team), differences, rtol=1e-6)
            np.testing.assert_allclose(pad.vjp(function, X, FINE, N, team)[1](1.0)[0], differences, rtol=1e-6)
